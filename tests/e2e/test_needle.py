"""A fact hidden in a long text is found, and every way to ask gives the same answer."""

import pytest
from daemon import run_client
from haystack import ANSWER, haystack

CHARACTERS = 21_000


@pytest.fixture(scope="module")
def prompt(daemon):
    text = haystack(CHARACTERS)
    tokens = int(run_client(daemon, "tokenize", "--count", stdin=text).stdout)
    assert 6_000 < tokens < 14_000, tokens
    return text


def test_both_protocols_and_the_client_give_the_answer(daemon, reflected, prompt):
    over_http = daemon.complete(prompt).json()
    assert over_http["choices"][0]["text"] == ANSWER
    assert over_http["choices"][0]["finish_reason"] == "stop"
    assert reflected.text(prompt) == ANSWER
    client = run_client(daemon, "complete", "--max-tokens", 16, "--temperature", 0, "--stats",
                        stdin=prompt)
    assert (client.returncode, client.stdout) == (0, ANSWER + "\n"), client.stderr
    assert "never read" in client.stderr


@pytest.mark.parametrize("depth", [0.02, 0.98])
def test_the_answer_is_found_at_both_ends(daemon, depth):
    assert daemon.complete(haystack(CHARACTERS, depth)).json()["choices"][0]["text"] == ANSWER


DETAILED = {"max_tokens": 24, "ignore_eos": True, "logprobs": 3}


@pytest.fixture(scope="module")
def detailed(daemon, prompt):
    return daemon.complete(prompt, **DETAILED).json()["choices"]


@pytest.mark.parametrize("chunk_tokens", [100, 4096])
def test_chunks_change_nothing(start_daemon, prompt, detailed, chunk_tokens):
    other = start_daemon("--prefill-chunk-tokens", chunk_tokens)
    assert other.complete(prompt, **DETAILED).json()["choices"] == detailed
