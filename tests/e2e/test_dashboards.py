"""Dashboards and rules on a real Prometheus that scrapes the daemon under a mixed load: every query
has an answer, and every metric has a place."""

import json
import math
import re
import subprocess
import sys

import pytest
from daemon import PATIENCE_S, ROOT, Reflected, wait_until
from haystack import haystack
from prometheus_server import families_of, metrics_text, running_prometheus

GRAFANA = ROOT / "deploy" / "grafana"
RULES = ROOT / "deploy" / "prometheus" / "longspan-rules.yml"
DASHBOARDS = {path.stem: json.loads(path.read_text()) for path in sorted(GRAFANA.glob("*.json"))}

# Exported where certificates or keys are read from files, and nowhere else.
WITH_FILES_ALONE = ("longspan_tls_certificate_expiry_timestamp_seconds",
                    "longspan_reload_failures_total")


def panels_of(dashboard):
    return [panel for panel in dashboard["panels"] if panel["type"] != "row"]


PANELS = [pytest.param(panel, id=f"{name}: {panel['title']}")
          for name, dashboard in DASHBOARDS.items() for panel in panels_of(dashboard)]


# --- as written ---------------------------------------------------------------------------------

@pytest.mark.parametrize("script", ["grafana/dashboards.py", "prometheus/rules.py"])
def test_what_is_written_is_current(script):
    done = subprocess.run([sys.executable, ROOT / "deploy" / script, "--check"],
                          capture_output=True, text=True, timeout=PATIENCE_S)
    assert (done.returncode, done.stdout) == (0, "current\n")


def test_there_are_four():
    assert {dashboard["uid"] for dashboard in DASHBOARDS.values()} == {
        "longspan-overview", "longspan-long-context", "longspan-memory", "longspan-scheduler"}


@pytest.mark.parametrize("name", DASHBOARDS)
def test_a_dashboard_has_its_variables(name):
    dashboard = DASHBOARDS[name]
    variables = {each["name"]: each for each in dashboard["templating"]["list"]}
    assert list(variables) == ["datasource", "model", "instance"]
    assert "$model" in variables["instance"]["query"]["query"]
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("panel", PANELS)
def test_a_panel_says_what_it_shows(panel):
    assert panel["fieldConfig"]["defaults"]["unit"]
    assert panel["description"].endswith(".")
    assert panel["datasource"]["uid"] == "${datasource}"
    assert panel["targets"]
    for target in panel["targets"]:
        assert target["datasource"]["uid"] == "${datasource}"
        for metric in re.findall(r"longspan_\w+\{[^}]*\}", target["expr"]):
            assert 'instance=~"$instance"' in metric
        assert set(re.findall(r"\[(.*?)\]", target["expr"])) <= {"$__rate_interval"}


# --- as answered --------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def prometheus(daemon, tmp_path_factory):
    with running_prometheus(tmp_path_factory.mktemp("prometheus"), daemon.ready["http"],
                            [RULES]) as server:
        server.wait_scrape()  # what is counted from now on is a rate
        mixed_load(daemon)
        generated = float(re.search(r"^longspan_generation_tokens_total (\S+)$",
                                    metrics_text(daemon), re.MULTILINE)[1])
        wait_until(lambda: server.value("longspan_generation_tokens_total") == generated,
                   "the load is counted")
        wait_until(lambda: all(rule["evaluationTime"] > 0 and server.query(rule["name"])
                               for rule in rules_of(server, "recording")), "rules are recorded")
        yield server


def mixed_load(daemon):
    assert daemon.complete("short", max_tokens=5).status_code == 200
    assert daemon.complete("refused", temperature=9).status_code == 400
    assert daemon.complete("held", structured_outputs={"regex": "[a-z]{3}"}).status_code == 200
    by_grpc = Reflected(daemon.grpc)
    assert by_grpc.text("by gRPC", max_tokens=3)
    by_grpc.close()
    for _ in range(2):  # the second finds the first one's pages
        daemon.complete(haystack(5000), max_tokens=3, cache_salt="dashboards")
    with daemon.stream("streamed", max_tokens=5) as response:
        assert b"[DONE]" in response.content
    with daemon.stream("cancelled", max_tokens=4000) as response:
        next(response.iter_lines())
    daemon.wait_idle()


def rules_of(prometheus, kind):
    return [rule for group in prometheus.api("rules")["groups"] for rule in group["rules"]
            if rule["type"] == kind]


@pytest.fixture(scope="module")
def exported(daemon):
    return set(families_of(metrics_text(daemon)))


def check_answers(prometheus, exported, expression):
    """Something, and nothing that is not a finite number."""
    if any(name in expression and name not in exported for name in WITH_FILES_ALONE):
        return
    found = prometheus.query(expression)
    assert found, f"no answer to {expression}"
    for labels, value in found:
        assert math.isfinite(value), f"{labels} is {value}: {expression}"


def in_grafana(expression):
    """As Grafana asks with everything chosen."""
    for name, value in (("$__rate_interval", "1h"), ("$instance", ".+"), ("$model", ".+")):
        expression = expression.replace(name, value)
    assert "$" not in expression
    return expression


@pytest.mark.parametrize("panel", PANELS)
def test_every_query_of_a_panel_answers(prometheus, exported, panel):
    for target in panel["targets"]:
        check_answers(prometheus, exported, in_grafana(target["expr"]))


@pytest.mark.parametrize("name", DASHBOARDS)
def test_every_variable_has_values(prometheus, daemon, name):
    values = {}
    for variable in DASHBOARDS[name]["templating"]["list"]:
        if variable["type"] == "query":
            query = re.fullmatch(r"label_values\((.*), (\w+)\)", variable["query"]["query"])
            found = prometheus.query(f"group by ({query[2]}) ({in_grafana(query[1])})")
            values[variable["name"]] = [labels[query[2]] for labels, _ in found]
    assert values == {"model": [daemon.model], "instance": [daemon.ready["http"]]}


def test_every_rule_is_evaluated(prometheus, exported):
    recording, alerting = (rules_of(prometheus, kind) for kind in ("recording", "alerting"))
    assert len(recording) >= 15 and len(alerting) >= 20
    for rule in recording + alerting:
        assert (rule["health"], rule.get("lastError", "")) == ("ok", ""), rule
    for rule in recording:
        check_answers(prometheus, exported, rule["query"])
    for rule in alerting:
        # What it compares, whichever way the comparison goes.
        compared = re.sub(r"(\{[^}]*\})|==|[<>]", lambda found: found[0] + " bool" * (not found[1]),
                          rule["query"])
        assert " bool " in compared
        check_answers(prometheus, exported, compared)


def test_every_metric_is_in_a_panel(exported):
    shown = " ".join(target["expr"] for dashboard in DASHBOARDS.values()
                     for panel in panels_of(dashboard) for target in panel["targets"])
    named = {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"longspan_\w+", shown)}
    assert exported - named == set()
    assert named - exported - set(WITH_FILES_ALONE) == set()
