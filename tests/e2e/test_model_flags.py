"""What the daemon is told about a checkpoint at its start: names for clients, keys of its
configuration, the scaling of its positions, a context beyond its own."""

import subprocess

import pytest
import requests
from daemon import LONGSPAND, MODEL, PATIENCE_S, Daemon

CONTEXT_TOKENS = 65_536  # of the demo model


def check(*flags):
    """Exit code and log of `longspand --check`."""
    done = subprocess.run([LONGSPAND, "--check", "--model", MODEL, "--log-format", "json", *flags],
                          capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    return done.returncode, done.stderr


@pytest.fixture(scope="module")
def renamed():
    started = Daemon("--threads", "2", "--served-model-name", "org/demo,gpt", "--kv-cache-bytes",
                     "16MiB")
    yield started
    started.stop()


def complete(daemon, model):
    body = {"model": model, "prompt": "one two", "max_tokens": 2, "temperature": 0, "logprobs": 1}
    return requests.post(f"{daemon.http}/v1/completions", json=body, timeout=PATIENCE_S)


def test_every_name_answers_and_the_first_is_told(renamed):
    listed = requests.get(f"{renamed.http}/v1/models", timeout=PATIENCE_S).json()["data"]
    assert [model["id"] for model in listed] == ["org/demo", "gpt"]
    answers = [complete(renamed, name).json() for name in ("org/demo", "gpt")]
    assert answers[0]["choices"] == answers[1]["choices"]
    assert [answer["model"] for answer in answers] == ["org/demo", "org/demo"]
    refused = complete(renamed, "demo")
    assert refused.status_code == 404
    assert refused.json()["error"]["code"] == "model_not_found"


def test_a_scaling_of_positions_changes_what_is_computed(renamed):
    scaled = Daemon("--threads", "2", "--rope-scaling", "linear:2", "--kv-cache-bytes", "16MiB")
    try:
        told = [complete(daemon, name).json()["choices"][0]["logprobs"]["token_logprobs"]
                for daemon, name in ((renamed, "gpt"), (scaled, "demo"))]
        assert told[0] != told[1]
    finally:
        scaled.stop()


def test_a_scaling_lengthens_the_context():
    longer = str(2 * CONTEXT_TOKENS)
    warning = f"--max-context-tokens is {longer}, and the model was made for {CONTEXT_TOKENS}"
    code, log = check("--max-context-tokens", longer)
    assert code == 0 and warning in log
    code, log = check("--max-context-tokens", longer, "--rope-scaling", "yarn:2")
    assert code == 0 and "the model was made for" not in log


def test_unknown_keys_warn_or_end_the_start():
    code, log = check("--config-override", '{"flavour":"sweet"}')
    assert code == 0 and "flavour is unknown, ignored" in log
    code, log = check("--config-override", '{"flavour":"sweet"}', "--strict-config", "on")
    assert code == 78 and "flavour is unknown, which --strict-config on refuses" in log


def test_keys_that_would_change_what_is_computed_end_the_start():
    code, log = check("--config-override", '{"final_logit_softcapping":30}')
    assert code == 78 and "logits would be capped (found 30)" in log
