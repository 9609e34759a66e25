"""deploy/REFERENCE.md says what the programs say."""

import re
import subprocess
import sys
import tomllib

import pytest
from daemon import BUILD, PATIENCE_S, ROOT
from prometheus_server import families_of, metrics_text

REFERENCE = ROOT / "deploy" / "REFERENCE.md"


def reference(*flags):
    return subprocess.run(
        [sys.executable, ROOT / "deploy" / "reference.py", "--programs", BUILD, *flags],
        capture_output=True, text=True, timeout=PATIENCE_S)


@pytest.fixture(scope="module")
def section():
    """The text below a heading."""
    return lambda heading: REFERENCE.read_text().split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_it_is_current():
    done = reference("--check")
    assert (done.returncode, done.stdout) == (0, "current\n"), \
        done.stderr or "write it anew: deploy/reference.py --programs build/cpu"


def test_what_is_not_current_is_found(tmp_path):
    old = tmp_path / "REFERENCE.md"
    text = REFERENCE.read_text()
    assert text.count("`--max-queued-requests`") == 1
    old.write_text(text.replace("`--max-queued-requests`", "`--max-requests`"))
    done = reference("--check", "--output", old)
    assert (done.returncode, done.stdout) == (1, "not current: REFERENCE.md\n")
    assert reference("--output", old).returncode == 0
    assert old.read_text() == text


def test_every_flag_is_there(section):
    """As the source names them, so that nothing depends on how --help is read."""
    source = "".join(path.read_text() for path in (ROOT / "server" / "options").glob("*flags.cc"))
    named = set(re.findall(r'(?:Flag|Flag<\w+>)\(\s*"([a-z][a-z-]+)"', source))
    named |= set(re.findall(r'return \{\s*"([a-z-]+)"', source))
    assert len(named) > 50
    rows = re.findall(r"^\| `--([a-z-]+)` \| .* \| (.*) \| `(\w+)` \| (.+) \|$",
                      section("Flags of longspand"), re.MULTILINE)
    listed = {name: default for name, default, _, _ in rows}
    assert named - set(listed) == set()
    assert set(listed) - named == {"config", "check", "print-config"}
    for name, _, environment, meaning in rows:
        assert environment == "LONGSPAN_" + name.upper().replace("-", "_") and len(meaning) > 10
    without = {name for name, default in listed.items() if not default}
    assert without == {"config", "check", "print-config"}, "a default in words, at least"
    assert listed["max-queued-requests"] == "4096" and listed["step-budget-ms"] == "auto"


def test_every_metric_is_there(section, daemon):
    """All that the sources name, some of which a daemon has with certain files alone."""
    named = {name for path in (ROOT / "server" / "observation").glob("metrics_*.h")
             for name in re.findall(r'"(longspan_\w+)"', path.read_text())}
    rows = re.findall(r"^\| `(longspan_\w+)` \| (gauge|counter|histogram) \| (.*) \| (.*) \| (.+) \|$",
                      section("Metrics"), re.MULTILINE)
    assert {name for name, *_ in rows} == named
    helps = families_of(metrics_text(daemon))
    assert len(set(helps) & named) > 50
    for name, kind, unit, labels, meaning in rows:
        assert helps.get(name, meaning).replace("|", "\\|") == meaning
        assert name.endswith("_total") == (kind == "counter"), name
        assert unit or kind != "histogram", name
    assert ("longspan_requests_total", "counter", "requests",
            "`code`, `finish_reason`, `protocol`") in [row[:4] for row in rows]


def test_every_field_of_a_completion_is_there(section):
    fields = tomllib.loads((ROOT / "deploy" / "request_fields.toml").read_text())["field"]
    rows = re.findall(r"^\| (?:`(\S+)`)? ?\| (?:`(\S+)`)? ?\| (.+) \| (.*) \| (.+) \| (.+) \|$",
                      section("Fields of a completion"), re.MULTILINE)
    assert [row[:2] for row in rows] \
        == [(field.get("http", ""), field.get("grpc", "")) for field in fields]
    allowed = {http: bounds for http, _, _, bounds, _, _ in rows}
    assert allowed["repetition_penalty"] == "0.01 to 100"
    assert allowed["n"] == "1 to 8 (`--max-n`)"
    assert allowed["truncate_prompt_tokens"] == "-1, or 1 to the context (`--max-context-tokens`)"
    assert allowed["cache_salt"] == "at most 256 bytes"


def test_every_command_is_there(section):
    commands = re.findall(r"^### longspan (\w+)$", section("Flags of longspan"), re.MULTILINE)
    assert set(commands) >= {"complete", "tokenize", "models", "load", "bench", "key"}
    assert "| `--interval` | `TIME` | 1s |" in section("Flags of longspan")
    assert "| `--server` | `HOST:PORT` | 127.0.0.1:8001 | `LONGSPAN_SERVER` |" in section("Flags of longspan")
