"""Each limit of the daemon as both protocols tell it: the same words, field, code and time to come
back. What only one of them has (header sizes, prompts of a call) is tested beside that protocol."""

import itertools

import grpc
import pytest
from daemon import Daemon, Reflected, wait_until

CONTEXT_TOKENS = 32_768
QUEUED_REQUESTS = 4
QUEUED_TOKENS = 4_000


numbers = itertools.count(16)


def fresh_prompt(tokens):
    """That the prefix cache has nothing of, so that it takes its time to be read."""
    return [next(numbers)] * tokens


@pytest.fixture(scope="module")
def daemon():
    started = Daemon("--threads", "2", "--max-running-requests", "1", "--request-tenants", "on",
                     "--max-context-tokens", CONTEXT_TOKENS,
                     "--max-queued-requests", QUEUED_REQUESTS, "--max-queued-tokens",
                     QUEUED_TOKENS, "--max-stop-string-bytes", "8", "--max-stop-token-ids", "2",
                     "--max-logit-bias-entries", "2", "--max-logprobs", "3",
                     "--max-body-bytes", "600000")
    yield started
    started.stop()


@pytest.fixture
def reflected(daemon):
    client = Reflected(daemon.grpc)
    yield client
    client.close()


@pytest.fixture
def waiting(daemon, reflected):
    """Makes prompts wait behind one that runs on: called with (tenant, tokens) of each."""
    calls = []

    def begin(prompts):
        calls.append(reflected.generate(
            token_ids={"ids": fresh_prompt(8)}, scheduling={"tenant": "runs"},
            stopping={"max_tokens": CONTEXT_TOKENS - 8, "ignore_eos": True}))
        wait_until(lambda: daemon.load()["running"] == 1, "one that runs")
        for tenant, tokens in prompts:
            calls.append(reflected.generate(token_ids={"ids": fresh_prompt(tokens)},
                                            scheduling={"tenant": tenant},
                                            stopping={"max_tokens": 4}))
        # The predicted delay is that of the engine's last step.
        least_delay_ms = 2 if sum(tokens for _, tokens in prompts) >= 1_000 else 0
        wait_until(lambda: daemon.load()["waiting"] == len(prompts)
                   and daemon.load()["queue_delay_ms"] >= least_delay_ms,
                   "the others in the queue")

    yield begin
    for call in reversed(calls):
        call.cancel()
    daemon.wait_idle()


def refusal_of(rpc):
    with pytest.raises(grpc.RpcError) as caught:
        list(rpc)
    metadata = {entry.key: entry.value for entry in caught.value.trailing_metadata()}
    return caught.value, metadata.get("grpc-status-details-bin", b"")


# Who waits, of which tenant with how many tokens; who asks, with what; code, field, and a part of
# the message.
REFUSED_FOR_NOW = {
    "requests": ([("a", 1), ("b", 1), ("c", 1), ("d", 1)], "e", 1, {},
                 "queue_full", None, "--max-queued-requests"),
    "tokens": ([("a", 1_900), ("b", 1_900)], "c", 300, {},
               "queue_full", None, "--max-queued-tokens"),
    "share_of_requests": ([("a", 1), ("a", 1)], "a", 1, {},
                          "queue_full", "tenant", "--max-queued-requests"),
    "share_of_tokens": ([("a", 1_500)], "a", 1_500, {},
                        "queue_full", "tenant", "--max-queued-tokens"),
    "ttft_slo": ([("a", 1_000)], "a", 1_000, {"ttft_slo_ms": 1},
                 "slo_unattainable", "ttft_slo_ms", "ttft_slo_ms"),
    "queue_timeout": ([("a", 1_000)], "a", 1_000, {"queue_timeout_ms": 1},
                      "queue_full", "queue_timeout_ms", "queue_timeout_ms"),
}


@pytest.mark.parametrize("name", REFUSED_FOR_NOW)
def test_what_finds_no_room_is_asked_to_come_back(daemon, reflected, waiting, name):
    prompts, tenant, tokens, fields, code, param, message = REFUSED_FOR_NOW[name]
    waiting(prompts)
    answer = daemon.complete(fresh_prompt(tokens), tenant=tenant, **fields)
    assert answer.status_code == 429, answer.text
    error = answer.json()["error"]
    assert (error["code"], error["param"]) == (code, param)
    assert message in error["message"]
    assert int(answer.headers["Retry-After"]) >= 1
    failed, details = refusal_of(reflected.generate(token_ids={"ids": fresh_prompt(tokens)},
                                                    scheduling={"tenant": tenant, **fields}))
    assert failed.code() == grpc.StatusCode.RESOURCE_EXHAUSTED
    assert message in failed.details()
    assert code.upper().encode() in details and b"google.rpc.RetryInfo" in details
    assert daemon.load()["waiting"] == len(prompts)


# HTTP fields; gRPC fields; the field that is named, its code.
REFUSED_FOR_GOOD = {
    "stop_string_bytes": ({"stop": ["123456789"]}, {"stopping": {"stop": ["123456789"]}},
                          "stop", None),
    "stop_token_ids": ({"stop_token_ids": [5, 6, 7]}, {"stopping": {"stop_token_ids": [5, 6, 7]}},
                       "stop_token_ids", None),
    "logit_bias_entries": ({"logit_bias": {"5": 1, "6": 1, "7": 1}},
                           {"sampling": {"logit_bias": {5: 1, 6: 1, 7: 1}}},
                           "logit_bias", None),
    "logprobs": ({"logprobs": 4}, {"response": {"logprobs_top_n": 4}}, "logprobs",
                 None),
    "prompt_logprobs": ({"prompt_logprobs": 4}, {"response": {"prompt_logprobs_top_n": 4}},
                        "prompt_logprobs", None),
    "slots": ({"n": 2}, {"sampling": {"n": 2}}, "n", None),
    "output_tokens": ({"max_tokens": CONTEXT_TOKENS + 1},
                      {"stopping": {"max_tokens": CONTEXT_TOKENS + 1}},
                      "max_tokens", "context_length_exceeded"),
    "prompt_and_output_tokens": ({"max_tokens": CONTEXT_TOKENS},
                                 {"stopping": {"max_tokens": CONTEXT_TOKENS}},
                                 "max_tokens", "context_length_exceeded"),
    "request_id": ({"request_id": "r" * 65}, {"request_id": "r" * 65}, "request_id",
                   None),
    "tenant": ({"tenant": "t" * 65}, {"scheduling": {"tenant": "t" * 65}}, "tenant",
               None),
}


@pytest.mark.parametrize("name", REFUSED_FOR_GOOD)
def test_what_never_fits_is_refused_in_the_same_words(daemon, reflected, name):
    http_fields, grpc_fields, param, code = REFUSED_FOR_GOOD[name]
    answer = daemon.complete("x", **http_fields)
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert (error["param"], error["code"]) == (param, code)
    assert "Retry-After" not in answer.headers
    failed, details = refusal_of(reflected.generate(text="x", **grpc_fields))
    assert failed.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert failed.details() == error["message"]
    assert b"google.rpc.RetryInfo" not in details
    assert code is None or code.upper().encode() in details


def test_too_many_bytes_are_refused(daemon, reflected):
    text = "x" * 700_000
    answer = daemon.complete(text)
    assert answer.status_code == 413, answer.text
    failed, _ = refusal_of(reflected.generate(text=text))
    assert failed.code() == grpc.StatusCode.RESOURCE_EXHAUSTED
    for words in (answer.json()["error"]["message"], failed.details()):
        assert "--max-body-bytes" in words


def test_what_the_cache_can_never_hold_is_refused():
    """One choice fits into the 2,496 tokens of the cache, two do not."""
    small = Daemon("--threads", "2", "--kv-cache-bytes", "8MiB", "--max-context-tokens", 2_048)
    client = Reflected(small.grpc)
    try:
        prompt = [20] * 10
        answer = small.complete(prompt, n=2, max_tokens=1_500)
        assert answer.status_code == 400, answer.text
        error = answer.json()["error"]
        assert (error["param"], error["code"]) == ("n", "kv_cache_exceeded")
        assert "--kv-cache-bytes" in error["message"]
        failed, details = refusal_of(client.generate(token_ids={"ids": prompt}, sampling={"n": 2},
                                                     stopping={"max_tokens": 1_500}))
        assert failed.code() == grpc.StatusCode.INVALID_ARGUMENT
        assert failed.details() == error["message"]
        assert b"KV_CACHE_EXCEEDED" in details
    finally:
        client.close()
        small.stop()
