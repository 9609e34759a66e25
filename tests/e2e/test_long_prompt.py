"""A prompt of 64K tokens, in a cache that holds it and not one page more."""

import json
import pathlib

import pytest
import requests
from daemon import MODEL
from haystack import ANSWER, haystack

PAGE_TOKENS = 64
CONTEXT_TOKENS = 65_536
MAX_TOKENS = 16
PROMPT_TOKENS = CONTEXT_TOKENS - MAX_TOKENS
# Beside the pools and the workspace: the request's body, its text and ids, their copies on the way
# through the daemon, allocator overhead, stacks.
OVERHEAD_BYTES = 24 << 20


def page_bytes():
    """What a page of the cache takes, from the model's configuration alone."""
    config = json.loads((pathlib.Path(MODEL) / "config.json").read_text())
    nsa = config["nsa_config"]
    bf16, f32, keys_and_values = 2, 4, 2
    heads = config["num_hidden_layers"] * config["num_key_value_heads"]
    vectors = heads * keys_and_values * config["head_dim"]
    return {
        "kv": vectors * PAGE_TOKENS * bf16,
        # One summary every stride; between two pages as many windows are open as overlap a stride.
        "summary": vectors * (PAGE_TOKENS // nsa["kernel_stride"]) * bf16,
        "carry": vectors * (nsa["kernel_size"] // nsa["kernel_stride"] - 1) * f32,
    }


@pytest.fixture(scope="module")
def pages():
    return CONTEXT_TOKENS // PAGE_TOKENS


@pytest.fixture(scope="module")
def text():
    return haystack(200_000)


def pool_bytes(daemon):
    lines = requests.get(f"{daemon.http}/metrics", timeout=30).text.splitlines()
    found = [line for line in lines if line.startswith("longspan_pool_bytes{")]
    return {line.split('pool="')[1].split('"')[0]: float(line.split()[-1]) for line in found}


def test_a_prompt_of_64k_tokens_is_answered_within_the_configured_memory(start_daemon, pages, text):
    cache_bytes = pages * sum(page_bytes().values())
    daemon = start_daemon("--threads", "2", "--kv-cache-bytes", cache_bytes)
    started_bytes = daemon.memory_bytes()
    reserved = pool_bytes(daemon)
    for pool, each in page_bytes().items():
        assert reserved[pool] == pages * each, pool
    assert daemon.load()["kv_blocks_total"] == pages

    # What can never fit is refused by the limit's name, and takes nothing.
    tokens = 3 * daemon.tokenize(text[:100_000])
    assert len(tokens) > PROMPT_TOKENS
    longer = daemon.complete(tokens[:PROMPT_TOKENS + 1], max_tokens=MAX_TOKENS)
    assert (longer.status_code, longer.json()["error"]["code"]) == (400, "context_length_exceeded")
    assert f"{CONTEXT_TOKENS} tokens" in longer.json()["error"]["message"]
    assert "--max-context-tokens" in longer.json()["error"]["message"]
    forked = daemon.complete(tokens[:PROMPT_TOKENS], max_tokens=MAX_TOKENS, n=2)
    assert forked.status_code == 400, forked.text
    assert f"the cache has {pages}" in forked.json()["error"]["message"]
    assert "--kv-cache-bytes" in forked.json()["error"]["message"]

    # As a stream, so that patience is for each step and not for all of them.
    with daemon.stream(text, max_tokens=MAX_TOKENS, truncate_prompt_tokens=PROMPT_TOKENS,
                       ignore_eos=False, return_progress=True) as response:
        lines = [line[6:] for line in response.iter_lines() if line.startswith(b"data: ")]
    assert lines.pop() == b"[DONE]", lines
    chunks = [json.loads(line) for line in lines]
    progress = [chunk["prompt_progress"] for chunk in chunks if "prompt_progress" in chunk]
    assert progress[-1]["processed"] == progress[-1]["total"] == PROMPT_TOKENS
    choices = [choice for chunk in chunks for choice in chunk["choices"]]
    assert "".join(choice["text"] for choice in choices) == ANSWER
    assert choices[-1]["finish_reason"] == "stop"
    grown_bytes = daemon.peak_memory_bytes() - started_bytes
    allowed_bytes = cache_bytes + reserved["workspace"] + OVERHEAD_BYTES
    print(json.dumps({"grown_bytes": grown_bytes, "allowed_bytes": allowed_bytes}))
    assert grown_bytes <= allowed_bytes, f"{grown_bytes} of {allowed_bytes}"
    daemon.wait_idle()
