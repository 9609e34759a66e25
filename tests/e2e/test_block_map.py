"""The block map of an answer says where in a long prompt it was found."""

import json

import pytest
from haystack import ANSWER, FACT, haystack

CHARACTERS = 21_000
PAGE_TOKENS = 64
KV_HEADS = 2  # of the demo model, with six layers
# What every query selects: the first block, and those of the answer and just before it.
LOCAL_PAGES = 3


@pytest.fixture(scope="module")
def prompt():
    return haystack(CHARACTERS)


@pytest.fixture(scope="module")
def answer(daemon, prompt):
    """As it is computed: nothing of the prompt is found in the cache."""
    return daemon.complete(prompt, include_block_map=True, bypass_prefix_cache=True).json()


def free_pages(group):
    """Pages that no query is forced to select, by count, the highest first."""
    counts = group["selected_pages"]
    pages = range(1, len(counts) - LOCAL_PAGES)
    return sorted(pages, key=lambda page: -counts[page])


def fact_pages(daemon, prompt):
    begin = prompt.index(FACT)
    first, end = (len(daemon.tokenize(text)) for text in (prompt[:begin], prompt[:begin + len(FACT)]))
    return range(first // PAGE_TOKENS, (end - 1) // PAGE_TOKENS + 1)


def test_the_fact_is_on_a_page_that_stands_out(daemon, prompt, answer):
    choice = answer["choices"][0]
    assert choice["text"] == ANSWER
    pages = fact_pages(daemon, prompt)
    groups = choice["block_map"]["layer_groups"]
    assert any(free_pages(group)[0] in pages for group in groups), (
        list(pages), [free_pages(group)[:5] for group in groups])


def test_counts_are_of_all_pages_and_tokens(answer):
    block_map = answer["choices"][0]["block_map"]
    assert block_map["page_tokens"] == PAGE_TOKENS
    assert block_map["prompt_pages"] == -(-answer["usage"]["prompt_tokens"] // PAGE_TOKENS)
    assert block_map["answer_tokens"] == answer["usage"]["completion_tokens"] > 3
    assert [group["first_layer"] for group in block_map["layer_groups"]] == list(range(6))
    for group in block_map["layer_groups"]:
        assert group["last_layer"] == group["first_layer"]
        counts = group["selected_pages"]
        assert len(counts) == block_map["prompt_pages"]
        assert counts[0] == max(counts) == KV_HEADS * block_map["answer_tokens"]  # the sink


def test_however_it_is_asked_the_map_is_the_same(daemon, reflected, start_daemon, prompt, answer):
    expected = answer["choices"][0]["block_map"]
    for _ in range(2):  # the second one finds the prompt in the cache
        again = daemon.complete(prompt, include_block_map=True).json()
        assert again["choices"][0]["block_map"] == expected
    assert again["usage"]["prompt_tokens_details"]["cached_tokens"] > 0
    cut = start_daemon("--prefill-chunk-tokens", 100)
    assert cut.complete(prompt, include_block_map=True).json()["choices"][0]["block_map"] == expected

    with daemon.stream(prompt, max_tokens=16, ignore_eos=False, include_block_map=True) as stream:
        chunks = [json.loads(line[6:]) for line in stream.iter_lines()
                  if line.startswith(b"data: {")]
    told = [choice["block_map"] for chunk in chunks for choice in chunk["choices"]
            if "block_map" in choice]
    assert told == [expected]

    finished = [event.finished for event in reflected.generate(
        text=prompt, sampling={"temperature": 0}, stopping={"max_tokens": 16},
        response={"include_block_map": True}) if event.HasField("finished")]
    assert len(finished) == 1
    over_grpc = finished[0].block_map
    assert over_grpc.prompt_pages == expected["prompt_pages"]
    assert over_grpc.answer_tokens == expected["answer_tokens"]
    assert [list(group.selected_pages) for group in over_grpc.layer_groups] == [
        group["selected_pages"] for group in expected["layer_groups"]]


def test_nobody_gets_it_unasked(daemon, prompt):
    assert "block_map" not in daemon.complete(prompt).json()["choices"][0]
