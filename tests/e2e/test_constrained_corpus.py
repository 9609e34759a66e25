"""A model of random weights at temperature 1, held to every schema, expression and grammar of the
constraint tests, over HTTP: other people's judges find nothing wrong in any answer that came to its end.

LONGSPAN_CONSTRAINED_ANSWERS says how many answers in all (2,000 for a report; the run has fewer)."""

import json
import math
import os
import subprocess
import sys

import pytest
import requests
from daemon import PATIENCE_S, ROOT

sys.path.insert(0, str(ROOT / "tests/engine/constraint"))
from judges import CASES  # noqa: E402

ANSWERS = max(1, math.ceil(int(os.environ.get("LONGSPAN_CONSTRAINED_ANSWERS", "200")) / len(CASES)))
LEAST_COMPLETE = 0.8
MOST_TOKENS = 6000  # strings without a bound are long where every token is as probable as a quote
FIELD = {"schema": "json", "regex": "regex", "grammar": "grammar"}


@pytest.fixture(scope="module")
def random_model(tmp_path_factory, start_shared_daemon):
    folder = tmp_path_factory.mktemp("checkpoint") / "random"
    subprocess.run([ROOT / "build/cpu/tests/bench/make_checkpoint", "tiny-nsa", folder], check=True,
                   cwd=ROOT, capture_output=True)
    return start_shared_daemon(model=folder)


def held_to(case):
    return {FIELD[case.kind]: json.loads(case.text) if case.kind == "schema" else case.text}


@pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}-{case.name}" for case in CASES])
def test_answers_are_what_they_are_held_to(random_model, case):
    answer = requests.post(f"{random_model.http}/v1/completions", timeout=PATIENCE_S, json={
        "prompt": "x", "n": ANSWERS, "temperature": 1, "seed": 1, "max_tokens": MOST_TOKENS,
        "structured_outputs": held_to(case)})
    assert answer.status_code == 200, answer.text
    choices = answer.json()["choices"]
    complete = [choice["text"] for choice in choices if choice["finish_reason"] == "stop"]
    assert all(choice["finish_reason"] in ("stop", "length") for choice in choices)
    assert len(complete) >= LEAST_COMPLETE * len(choices)
    for text in complete:
        case.judge(text)
