"""What one request has computed and another finds: counts, answers, and who may share."""

import json
import re

import pytest
import requests
from daemon import wait_until
from haystack import haystack

PAGE_TOKENS = 64


@pytest.fixture(scope="module")
def text():
    return haystack(60_000)


@pytest.fixture
def daemon(start_daemon):
    return start_daemon("--threads", "2", "--request-tenants", "on")


def complete(daemon, prompt, **fields):
    body = {"prompt": prompt, "max_tokens": 12, "temperature": 0, "logprobs": 2, "seed": 1, **fields}
    answer = requests.post(f"{daemon.http}/v1/completions", json=body, timeout=600)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    return told["choices"][0], told["usage"]


def cached(usage):
    return usage["prompt_tokens_details"]["cached_tokens"]


def metric(daemon, pattern):
    text = requests.get(f"{daemon.http}/metrics", timeout=30).text
    found = re.search(rf"^longspan_{pattern} (\S+)$", text, re.MULTILINE)
    assert found, pattern
    return float(found.group(1))


def test_a_prefix_is_found_and_changes_no_bit(daemon, text):
    prompt = text[:12_000]
    alone, _ = complete(daemon, prompt, bypass_prefix_cache=True)
    first, usage = complete(daemon, prompt)
    assert cached(usage) == 0
    second, usage = complete(daemon, prompt)
    assert cached(usage) == (usage["prompt_tokens"] - 2) // PAGE_TOKENS * PAGE_TOKENS
    longer, usage = complete(daemon, prompt + " And then?")
    assert usage["prompt_tokens"] - cached(usage) < 2 * PAGE_TOKENS
    assert first == second == alone
    apart, _ = complete(daemon, prompt + " And then?", bypass_prefix_cache=True)
    assert longer == apart
    hit_tokens = metric(daemon, r'prompt_tokens_total\{[^}]*source="device_cache"[^}]*\}')
    assert hit_tokens > 2 * 0.9 * (usage["prompt_tokens"] - PAGE_TOKENS)


def test_tenants_and_salts_share_nothing(daemon, text):
    prompt = text[:4_000]
    answers = []
    for fields in ({}, {"tenant": "a"}, {"tenant": "b"}, {"cache_salt": "s"},
                   {"tenant": "a", "cache_salt": "s"}):
        choice, usage = complete(daemon, prompt, **fields)
        assert cached(usage) == 0, fields
        answers.append(choice)
        _, usage = complete(daemon, prompt, **fields)
        assert cached(usage) > 0, fields
    assert all(answer == answers[0] for answer in answers)


def test_an_answer_is_part_of_the_next_prompt(daemon, text):
    choice, usage = complete(daemon, text[:2_000], max_tokens=200, ignore_eos=True,
                             return_token_ids=True)
    ids = choice["prompt_token_ids"] + choice["token_ids"]
    _, usage = complete(daemon, ids + [5, 6, 7])
    assert cached(usage) == (len(ids) - 1) // PAGE_TOKENS * PAGE_TOKENS


def test_a_retry_goes_on_where_the_time_out_struck(daemon, text):
    computed = r'prompt_tokens_total\{[^}]*source="computed"[^}]*\}'
    prompt_tokens = None
    for _ in range(1000):
        body = {"prompt": text, "max_tokens": 4, "temperature": 0, "stream": True,
                "return_progress": True, "stream_options": {"include_usage": True}}
        with requests.post(f"{daemon.http}/v1/completions", json=body, stream=True,
                           timeout=600) as answer:
            assert answer.status_code == 200, answer.text
            progressed = 0
            usage = None
            for line in answer.iter_lines():
                if not line.startswith(b"data: {"):
                    continue
                event = json.loads(line[6:])
                assert "error" not in event, event
                usage = event.get("usage") or usage
                if "prompt_progress" in event:
                    progressed += 1
                    prompt_tokens = event["prompt_progress"]["total"]
                if progressed == 4:
                    break  # the client's patience
        if usage:
            break
        wait_until(lambda: daemon.load()["running"] == 0, "the cancelled prompt to end")
    assert usage, "the retries never finished"
    assert prompt_tokens > 10_000
    assert metric(daemon, computed) <= 1.2 * prompt_tokens
