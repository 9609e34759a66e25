"""A dense checkpoint that is served with sparse prefill: answers to long prompts say that they are
approximate, those to short ones are the dense model's, and an answer depends neither on chunks nor
on what the cache has."""

import json
import subprocess

import pytest
import requests
from daemon import LONGSPAND, MODEL, Reflected, make_checkpoint, metric

FROM_TOKENS = 1024
TILE_TOKENS = 128
FLAGS = ("--sparse-prefill", "0.5", "--sparse-prefill-from-tokens", str(FROM_TOKENS))
PROMPT = " ".join(f"The {place}th house has {place * 7 % 83} windows." for place in range(260))


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    return make_checkpoint("tiny-deep", tmp_path_factory.mktemp("deep"))


@pytest.fixture(scope="module")
def served(start_shared_daemon, model):
    return start_shared_daemon(*FLAGS, model=model)


@pytest.fixture(scope="module")
def dense(start_shared_daemon, model):
    return start_shared_daemon(model=model)


def answer(daemon, prompt=PROMPT, **fields):
    response = daemon.complete(prompt, max_tokens=8, ignore_eos=True, logprobs=3, **fields)
    assert response.status_code == 200, response.text
    return response.json()


def sparse_tokens(usage):
    """Those of the prompt's whole tiles from the threshold on."""
    return usage["prompt_tokens"] // TILE_TOKENS * TILE_TOKENS - FROM_TOKENS


def test_an_answer_to_a_long_prompt_is_approximate_and_says_so(served, dense):
    body, exact = answer(served, n=2, temperature=1, seed=3), answer(dense)
    assert body["approximate"] == "sparse_prefill"
    usage = body["usage"]
    assert usage["prompt_tokens"] > 2 * FROM_TOKENS
    assert usage["prompt_tokens_details"]["sparse_prefill_tokens"] == sparse_tokens(usage)
    assert (answer(served)["choices"][0]["logprobs"]["token_logprobs"]
            != exact["choices"][0]["logprobs"]["token_logprobs"])
    assert "approximate" not in exact
    assert "sparse_prefill_tokens" not in exact["usage"]["prompt_tokens_details"]


def test_every_chunk_of_a_stream_says_it(served):
    with served.stream(PROMPT, max_tokens=4, stream_options={"include_usage": True}) as response:
        chunks = [json.loads(line[6:]) for line in response.iter_lines()
                  if line.startswith(b"data: {")]
    assert len(chunks) > 2
    assert {chunk["approximate"] for chunk in chunks} == {"sparse_prefill"}


def test_over_grpc(served):
    client = Reflected(served.grpc)
    events = list(client.generate(text=PROMPT, stopping={"max_tokens": 4, "ignore_eos": True}))
    short = list(client.generate(text="A short prompt", stopping={"max_tokens": 4}))
    info = client.call("GetModelInfo")
    client.close()
    assert events[0].accepted.sparse_prefill
    usage = events[-1].finished.usage
    assert usage.sparse_prefill_tokens == sparse_tokens({"prompt_tokens": usage.prompt_tokens})
    assert not short[0].accepted.sparse_prefill
    assert info.sparse_prefill.kept_share == 0.5


def test_short_prompts_are_read_densely(served, dense):
    body = answer(served, "A short prompt")
    assert body["choices"] == answer(dense, "A short prompt")["choices"]
    assert "approximate" not in body


def test_chunks_and_the_cache_change_nothing(served, start_daemon, model):
    cold = answer(served, bypass_prefix_cache=True, prompt=PROMPT + " How many?")
    answer(served)
    warm = answer(served, prompt=PROMPT + " How many?")
    assert warm["choices"] == cold["choices"]
    cached = warm["usage"]["prompt_tokens_details"]["cached_tokens"]
    assert cached > FROM_TOKENS and cached % TILE_TOKENS == 0
    assert (warm["usage"]["prompt_tokens_details"]["sparse_prefill_tokens"]
            == cold["usage"]["prompt_tokens_details"]["sparse_prefill_tokens"])
    small = start_daemon(*FLAGS, "--prefill-chunk-tokens", "200", model=model)
    assert answer(small, prompt=PROMPT + " How many?")["choices"] == cold["choices"]


def test_prompts_are_scored_and_echoed(served):
    body = answer(served, echo=True)
    assert body["approximate"] == "sparse_prefill"
    logprobs = body["choices"][0]["logprobs"]["token_logprobs"]
    assert len(logprobs) == body["usage"]["prompt_tokens"] + 8


def test_tokens_tiles_and_bytes_are_counted(served):
    def counts():
        return [metric(served, "sparse_prefill_tokens_total"), metric(served, "kv_bytes_avoided_total"),
                metric(served, "key_tiles_total", kept="true"),
                metric(served, "key_tiles_total", kept="false")]

    before = counts()
    body = answer(served, bypass_prefix_cache=True)
    tokens, avoided_bytes, kept, left_out = (now - then for now, then in zip(counts(), before))
    assert tokens == sparse_tokens(body["usage"])
    assert avoided_bytes > 0 and kept > 0 and left_out > 0
    assert metric(served, "attention_path_total", path="key_tiles") > 0


def test_the_model_card_and_the_log_say_what_is_served(served):
    [card] = requests.get(f"{served.http}/v1/models", timeout=30).json()["data"]
    assert card["sparse_prefill"] == {"approximate": True, "kept_share": 0.5, "query_tile_tokens": 128,
                                      "key_tile_tokens": 32, "from_tokens": FROM_TOKENS}
    assert "answers to long prompts are approximate" in served.log()


def check(*flags, model):
    return subprocess.run([LONGSPAND, "--model", model, "--device", "cpu", "--check", *flags],
                          capture_output=True, text=True, timeout=60)


def test_the_check_says_it(model):
    told = check(*FLAGS, model=model)
    assert told.returncode == 0, told.stderr
    assert "sparse prefill (approximate): from 1024 tokens on" in told.stdout + told.stderr


@pytest.mark.parametrize("flags, reason", [
    (("--sparse-prefill", "0.9"), "sparse attention of its own"),
    (("--sparse-prefill", "0.9", "--prefill-chunk-tokens", "100"), "--prefill-chunk-tokens is 100"),
    (("--sparse-prefill", "0.9", "--sparse-decode", "on"), "beside --sparse-decode on"),
    (("--sparse-prefill", "1"), "above 0 and below 1")])
def test_what_cannot_be_served_is_refused(flags, reason):
    told = check(*flags, model=MODEL)
    assert told.returncode != 0
    assert reason in told.stderr


def test_a_model_with_windows_is_served_so(start_daemon, tmp_path):
    daemon = start_daemon(*FLAGS, model=make_checkpoint("tiny-gemma3", tmp_path / "model"))
    body = answer(daemon)
    assert body["approximate"] == "sparse_prefill"
    assert metric(daemon, "key_tiles_total", kept="true") > 0
