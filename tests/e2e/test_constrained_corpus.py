"""A model of random weights at temperature 1, held to every schema, expression and grammar of the
constraint tests, over HTTP: other people's judges find nothing wrong in any answer that came to its end.

LONGSPAN_CONSTRAINED_ANSWERS says how many answers in all (2,000 for a report; the run has fewer)."""

import json
import math
import os
import sys

import pytest
import requests
from daemon import PATIENCE_S, ROOT, make_checkpoint

sys.path.insert(0, str(ROOT / "tests/engine/constraint"))
from judges import CASES  # noqa: E402

ANSWERS = max(1, math.ceil(int(os.environ.get("LONGSPAN_CONSTRAINED_ANSWERS", "200")) / len(CASES)))
LEAST_COMPLETE = 0.8
MOST_SAMPLES = 8  # --max-n
MOST_TOKENS = 12000  # strings without a bound are long where every token is as probable as a quote
FIELD = {"schema": "json", "regex": "regex", "grammar": "grammar"}


@pytest.fixture(scope="module")
def random_model(tmp_path_factory, start_shared_daemon):
    folder = tmp_path_factory.mktemp("checkpoint") / "random"
    return start_shared_daemon(model=make_checkpoint("tiny-nsa", folder))


def held_to(case):
    return {FIELD[case.kind]: json.loads(case.text) if case.kind == "schema" else case.text}


def choices_of(daemon, case):
    """ANSWERS of them, so many at once as the daemon takes."""
    choices = []
    while len(choices) < ANSWERS:
        answer = requests.post(f"{daemon.http}/v1/completions", timeout=PATIENCE_S, json={
            "prompt": "x", "n": min(MOST_SAMPLES, ANSWERS - len(choices)), "temperature": 1,
            "seed": len(choices), "max_tokens": MOST_TOKENS, "structured_outputs": held_to(case)})
        assert answer.status_code == 200, answer.text
        choices += answer.json()["choices"]
    return choices


@pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}-{case.name}" for case in CASES])
def test_answers_are_what_they_are_held_to(random_model, case):
    choices = choices_of(random_model, case)
    complete = [choice["text"] for choice in choices if choice["finish_reason"] == "stop"]
    assert all(choice["finish_reason"] in ("stop", "length") for choice in choices)
    assert len(complete) >= LEAST_COMPLETE * len(choices)
    for text in complete:
        case.judge(text)
