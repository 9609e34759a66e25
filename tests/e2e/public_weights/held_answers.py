"""Answers of a daemon, over HTTP and gRPC, held to those of reference_model.py."""

import json
import pathlib

from daemon import PATIENCE_S, Reflected

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "golden" / "public_weights"

# The reference's matrices are rounded to bf16 (gguf_model.py).
REFERENCE_WEIGHTS = ("--weights", "bf16")


def golden(name):
    return json.loads((GOLDEN / name).read_text())


def over_http(daemon, answers):
    """Ids of the prompts and of what follows them; all prompts in one call."""
    response = daemon.complete([answer["prompt"] for answer in answers],
                               max_tokens=len(answers[0]["ids"]), ignore_eos=True,
                               return_token_ids=True)
    assert response.status_code == 200, response.text
    choices = sorted(response.json()["choices"], key=lambda choice: choice["index"])
    return [(choice["prompt_token_ids"], choice["token_ids"]) for choice in choices]


def over_grpc(daemon, answers):
    """The same; a call for each prompt, all at once."""
    client = Reflected(daemon.grpc)
    try:
        calls = [client.call("Generate", timeout=PATIENCE_S, text=answer["prompt"],
                             sampling={"temperature": 0},
                             stopping={"max_tokens": len(answer["ids"]), "ignore_eos": True},
                             response={"token_ids": True, "echo": True}) for answer in answers]
        return [of_call(call) for call in calls]
    finally:
        client.close()


def of_call(events):
    prompt_ids, ids = [], []
    for event in events:
        prompt_ids += event.prompt_output.token_ids
        ids += event.token_delta.token_ids
    return prompt_ids, ids


def compared_tokens(answer, ids, bound):
    """How many ids were compared and found equal. The first difference ends it, and is excused where
    the reference had two logits within `bound` of each other."""
    expected = answer["ids"]
    assert len(ids) == len(expected), (answer["prompt"], ids)
    for at, (found, wanted) in enumerate(zip(ids, expected)):
        if found != wanted:
            assert answer["margins"][at] < bound, \
                f"{answer['prompt']!r}, token {at}: {found}, expected {wanted}, " \
                f"whose logit is the best by {answer['margins'][at]}"
            return at
    return len(expected)


def hold(answers, found, bound):
    """The number of ids that were compared."""
    assert [prompt_ids for prompt_ids, _ in found] == [answer["prompt_ids"] for answer in answers]
    return sum(compared_tokens(answer, ids, bound) for answer, (_, ids) in zip(answers, found))
