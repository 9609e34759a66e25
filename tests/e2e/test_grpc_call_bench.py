"""tests/bench/grpc_call_bench.py measures daemons side by side, and beside a flood."""

import json
import subprocess
import sys

import pytest
from daemon import LONGSPAND, MODEL, PATIENCE_S, ROOT

BENCH = ROOT / "tests" / "bench" / "grpc_call_bench.py"


def run_bench(results, *arguments):
    return subprocess.run([sys.executable, BENCH, "--daemon", LONGSPAND, "--results", results,
                           "--model", *map(str, arguments)], capture_output=True, text=True,
                          timeout=PATIENCE_S)


@pytest.mark.parametrize("tls", [False, True], ids=["clear", "tls"])
def test_measures_two_side_by_side(tmp_path, tls):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, MODEL, "--against", LONGSPAND, "--rounds", 2, "--calls", 30,
                     "--at-once", 8, "--messages", 1, "--message-mib", 3, "--commit", "abc",
                     *(["--tls"] if tls else []), "--", "--threads", "1")
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in results.open()]
    assert [line["what"] for line in lines] == ["lone_call", "calls_at_once", "messages"] * 2
    for line in lines:
        assert (line["commit"], line["tls"], line["program"]) == ("abc", tls, str(LONGSPAND))
        assert line["flags"][-2:] == ["--threads", "1"]
        if line["what"] == "lone_call":
            assert line["calls"] == 60 and 0 < line["p50_ms"] <= line["p99_ms"] <= line["max_ms"]
        elif line["what"] == "calls_at_once":
            assert (line["at_once"], line["calls"]) == (8, 60) and line["calls_per_second"] > 0
        else:
            assert (line["message_mib"], line["messages"]) == (3, 2) and line["mib_per_second"] > 0


def test_measures_beside_a_flood(tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, MODEL, "--rounds", 0, "--floods", "priorities",
                     "--flood-connections", 2, "--first-tokens", 10)
    assert done.returncode == 0, done.stderr
    quiet, beside = [json.loads(line) for line in results.open()]
    assert (quiet["flood"], quiet["connections"], quiet["first_tokens"]) == ("quiet", 0, 10)
    assert (beside["flood"], beside["connections"], beside["first_tokens"]) == ("priorities", 2, 10)
    assert beside["flooding_connections"] >= 2 and beside["flood_mib"] > 0
    for line in (quiet, beside):
        for protocol in ("grpc", "http"):
            times = [line[f"{protocol}_first_token_{name}"]
                     for name in ("p50_ms", "p99_ms", "max_ms")]
            assert 0 < times[0] <= times[1] <= times[2]


def test_says_why_it_cannot(tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("grpc_call_bench: the daemon did not start")
    done = run_bench(results, MODEL, "--floods", "pings,nothing")
    assert done.returncode == 2 and "nothing" in done.stderr
    assert not results.exists()
