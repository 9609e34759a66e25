"""The rules by themselves: promtool understands them, each alert fires where it should and nowhere
else, and each has a paragraph that says what to do."""

import json
import re

import pytest
from alert_cases import CASES
from daemon import ROOT
from prometheus_server import promtool

FOLDER = ROOT / "deploy" / "prometheus"
RULES = FOLDER / "longspan-rules.yml"
RUNBOOKS = FOLDER / "RUNBOOKS.md"
GROUPS = re.findall(r"- name: (\S+)", RULES.read_text())


def alerts():
    """Name, severity and runbook of each alert."""
    found = re.findall(r'- alert: "(\w+)".*?severity: "(\w+)".*?runbook_url: "([^"]+)"',
                       RULES.read_text(), re.DOTALL)
    assert len(found) == RULES.read_text().count("- alert:")
    return {name: (severity, runbook) for name, severity, runbook in found}


def test_promtool_finds_nothing():
    check = promtool("check", "rules", RULES)
    assert check.returncode == 0 and check.stderr == "", check.stderr
    assert "SUCCESS" in check.stdout


def test_every_alert_has_a_case():
    assert set(CASES) == set(alerts())


@pytest.fixture(scope="module")
def unit_tests(tmp_path_factory):
    """A file of promtool's for each case; JSON is YAML."""
    directory = tmp_path_factory.mktemp("rules")
    for name, case in CASES.items():
        severity, runbook = alerts()[name]
        expected = {"exp_labels": {**case.labels, "severity": severity},
                    "exp_annotations": {"summary": case.summary, "runbook_url": runbook}}
        tests = [{"name": what, "interval": case.step,
                  "input_series": [{"series": series, "values": values}
                                   for series, values in given.items()],
                  "alert_rule_test": [{"alertname": name, "eval_time": case.at,
                                       "exp_alerts": fired}]}
                 for what, given, fired in (("fires", case.fires, [expected]),
                                            ("is silent", case.silent, []))]
        (directory / f"{name}.json").write_text(json.dumps(
            {"rule_files": [str(RULES)], "evaluation_interval": case.step,
             # What is recorded must not be older than Prometheus looks back, five minutes.
             "group_eval_order": GROUPS, "tests": tests}))
    return directory


@pytest.mark.parametrize("name", CASES)
def test_an_alert_fires_and_is_silent(unit_tests, name):
    done = promtool("test", "rules", unit_tests / f"{name}.json")
    assert done.returncode == 0, done.stdout + done.stderr


def paragraphs():
    """What stands under each heading, by the anchor that renderers of Markdown give it."""
    _, *sections = re.split(r"^## (.+)$", RUNBOOKS.read_text(), flags=re.MULTILINE)
    return {heading.lower(): text.strip() for heading, text in zip(sections[::2], sections[1::2])}


def test_every_alert_has_a_runbook():
    linked = {runbook for _, runbook in alerts().values()}
    assert linked == {f"{RUNBOOKS.relative_to(ROOT)}#{anchor}" for anchor in paragraphs()}
    assert all(len(text) > 100 for text in paragraphs().values())
