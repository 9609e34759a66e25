"""Nothing outlives what it names: a client that has read its answer to the end finds its id free and
the load without it, and finds so every time."""

import json

import grpc
import pytest
import requests
from daemon import PATIENCE_S, holds_nothing

TRIES = 40


@pytest.fixture
def session(daemon):
    """One connection, so that nothing lies between an answer and the next request."""
    daemon.wait_idle()
    with requests.Session() as opened:
        yield opened


def post(daemon, session, **fields):
    body = {"prompt": "x", "max_tokens": 2, "request_id": "again", **fields}
    return session.post(f"{daemon.http}/v1/completions", json=body, timeout=PATIENCE_S)


def assert_nothing_is_left(load):
    assert (load["running"], load["waiting"], load["queued_tokens"]) == (0, 0, 0)
    assert load["kv_blocks_free"] + load["kv_blocks_cached"] == load["kv_blocks_total"]


@pytest.mark.parametrize("fields", [{}, {"n": 3}, {"prompt": ["x", "y", "z"]}, {"max_tokens": 0},
                                    {"stream": True}, {"stream": True, "n": 3},
                                    {"stream": True, "prompt": ["x", "y"]},
                                    {"echo": True, "logprobs": 1}], ids=str)
def test_over_http(daemon, session, fields):
    for _ in range(TRIES):
        answer = post(daemon, session, **fields)
        assert answer.status_code == 200, answer.text
        assert not fields.get("stream") or answer.text.endswith("data: [DONE]\n\n")
        assert_nothing_is_left(session.get(f"{daemon.http}/load", timeout=PATIENCE_S).json())


@pytest.mark.parametrize("fields", [{}, {"sampling": {"n": 3}}, {"stopping": {"max_tokens": 0}}],
                         ids=str)
def test_over_grpc(daemon, reflected, session, fields):
    for _ in range(TRIES):
        events = list(reflected.generate(
            **{"text": "x", "stopping": {"max_tokens": 2}, "request_id": "again", **fields}))
        assert events[-1].HasField("finished")
        load = reflected.call("GetLoad")
        assert holds_nothing(load), load


def test_after_a_refusal(daemon, session):
    for _ in range(TRIES):
        assert post(daemon, session, prompt=[300] * 70_000).status_code == 400
        assert post(daemon, session).status_code == 200


def test_after_an_error_too(daemon, reflected, session):
    """Both of an aborted stream and of the call that aborts it."""
    for _ in range(TRIES // 4):
        answer = session.post(
            f"{daemon.http}/v1/completions", stream=True, timeout=PATIENCE_S,
            json={"prompt": ["x", "y"], "max_tokens": 20_000, "ignore_eos": True, "stream": True,
                  "request_id": "again"})
        lines = answer.iter_lines()
        next(lines)
        reflected.call("Abort", request_id="again")
        assert post(daemon, session).status_code == 200
        *_, last = [line for line in lines if line]
        assert "error" in json.loads(last.removeprefix(b"data: "))
        assert_nothing_is_left(session.get(f"{daemon.http}/load", timeout=PATIENCE_S).json())


def test_after_an_error_over_grpc(daemon, reflected, session):
    for _ in range(TRIES // 4):
        call = reflected.generate(text="x", request_id="again",
                                  stopping={"max_tokens": 20_000, "ignore_eos": True})
        next(call)
        reflected.call("Abort", request_id="again")
        with pytest.raises(grpc.RpcError) as caught:
            list(call)
        assert caught.value.code() == grpc.StatusCode.CANCELLED
        assert reflected.call("GetLoad").running_requests == 0
        assert list(reflected.generate(text="x", request_id="again", stopping={"max_tokens": 1}))


def test_two_that_run_never_share_an_id(daemon):
    with daemon.stream("x", max_tokens=20_000, request_id="again") as stream:
        lines = stream.iter_lines()
        next(lines)
        answer = daemon.complete("x", request_id="again")
        assert answer.status_code == 409, answer.text
        assert answer.json()["error"]["code"] == "duplicate_request"
        assert next(lines) is not None
    daemon.wait_idle()
