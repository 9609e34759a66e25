"""Answers that constraint_walk draws at random within constraints, held to other people's judges."""

import collections
import json
import pathlib
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from judges import CASES  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
WALKS = 24
MOST_TOKENS = 600


@pytest.fixture(scope="module")
def drawn():
    """[case]: its answers"""
    lines = "".join(json.dumps({"kind": case.kind, "text": case.text}) + "\n" for case in CASES)
    walk = ROOT / "build/cpu/tests/engine/constraint/constraint_walk"
    told = subprocess.run([walk, str(WALKS), str(MOST_TOKENS)], input=lines, capture_output=True,
                          text=True, cwd=ROOT)
    assert told.returncode == 0, told.stderr
    by_line = collections.defaultdict(list)
    for line in told.stdout.splitlines():
        answer = json.loads(line)
        by_line[answer["line"]].append(answer)
    return [by_line[line] for line in range(len(CASES))]


def complete(answers, name):
    """Those that came to their end, which nearly all must have."""
    ended = [answer["answer"] for answer in answers if answer["is_complete"]]
    assert len(answers) == 2 * WALKS
    assert len(ended) >= 0.9 * len(answers), f"{name}: {len(ended)} of {len(answers)} ended"
    return ended


@pytest.mark.parametrize("index", range(len(CASES)),
                         ids=[f"{case.kind}-{case.name}" for case in CASES])
def test_answers_are_what_they_are_held_to(drawn, index):
    for answer in complete(drawn[index], CASES[index].name):
        CASES[index].judge(answer)


def test_members_come_in_the_order_of_properties(drawn):
    index = [case.name for case in CASES].index("pydantic")
    wanted = list(json.loads(CASES[index].text)["properties"])
    for answer in complete(drawn[index], "pydantic"):
        assert list(json.loads(answer)) == wanted


def test_answers_to_a_schema_differ(drawn):
    """A grammar that is far narrower than its schema would pass the others."""
    few = {"null", "annotations", "const_object", "array_empty", "integer_fractional_bounds"}
    for case, answers in zip(CASES, drawn):
        if case.kind == "schema" and case.name not in few:
            assert len({answer["answer"].strip() for answer in answers}) > 2, case.name
