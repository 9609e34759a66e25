"""tests/bench/scheduling_scenarios.py runs against this build; its figures are for people to judge."""

import json
import subprocess
import sys

from daemon import BUILD, PATIENCE_S, ROOT

SCRIPT = ROOT / "tests" / "bench" / "scheduling_scenarios.py"


def run_script(*arguments):
    return subprocess.run([sys.executable, SCRIPT, "--build", BUILD, *map(str, arguments)],
                          capture_output=True, text=True, timeout=PATIENCE_S)


def test_scenarios_print_figures_and_goals():
    names = ["mixed", "cancelled_prefills", "prefix_reuse", "retry"]
    done = run_script("--only", ",".join(names), "--long-tokens", 1024)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["scenario"] for line in lines] == names
    for line in lines:
        assert line["figures"] and line["goals"]
        for goal in line["goals"]:
            assert goal["what"] and ("at_most" in goal) != ("at_least" in goal)
            assert goal["met"] in (True, False)
    mixed, cancelled, reuse, retry = [line["figures"] for line in lines]
    assert mixed["long_requests"] == 2 and mixed["short_requests"] > 0
    assert 0 < cancelled["cancelled"] <= 90
    assert reuse["computed_tokens"] == [reuse["tail_tokens"]] * 5
    assert retry["attempts"] >= 2


def test_an_unknown_scenario_is_told():
    done = run_script("--only", "mixed,nothing")
    assert done.returncode == 2
    assert "nothing" in done.stderr
