"""tests/bench/scrape_bench.py scrapes a daemon while it reads a prompt."""

import json
import subprocess
import sys

from daemon import LONGSPAND, MODEL, PATIENCE_S, ROOT

BENCH = ROOT / "tests" / "bench" / "scrape_bench.py"


def run_bench(results, *arguments):
    return subprocess.run([sys.executable, BENCH, "--daemon", LONGSPAND, "--results", results,
                           *map(str, arguments)], capture_output=True, text=True,
                          timeout=PATIENCE_S)


def test_scrapes_until_the_first_token(tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, "--model", MODEL, "--prompt-tokens", 4000, "--commit", "abc",
                     "--", "--threads", "2")
    assert done.returncode == 0, done.stderr
    line = json.loads(results.read_text())
    assert (line["what"], line["prompt_tokens"], line["commit"]) == ("scrape", 4000, "abc")
    assert line["flags"] == ["--threads", "2"] and line["seconds"] > 0
    assert line["/metrics answers"] == line["/health answers"] + 1 > 1
    for path in ("/metrics", "/health"):
        assert 0 < line[f"{path} p50_ms"] <= line[f"{path} p99_ms"] <= line[f"{path} max_ms"]
    assert line["gauges_age_ms"] > 0 and line["metrics_bytes"] > 10000
    assert [goal["what"] for goal in line["goals"]] == ["/metrics p99_ms", "/health p99_ms",
                                                        "gauges_age_ms"]
    assert all(goal["met"] == (goal["value"] <= goal["at_most"]) for goal in line["goals"])


def test_says_why_it_cannot(tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, "--model", tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("scrape_bench: the daemon did not start")
    assert not results.exists()
