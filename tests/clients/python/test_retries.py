"""What is tried again, when, and how often."""

import grpc
import longspan
import pytest
from longspan import connection
from longspan.v1 import inference_pb2 as pb
from scripted_server import ANSWER, Refusal, accepted, delta, progress, retry_after

UNAVAILABLE = grpc.StatusCode.UNAVAILABLE


@pytest.mark.parametrize("code", [UNAVAILABLE, grpc.StatusCode.RESOURCE_EXHAUSTED])
def test_the_servers_delay_is_kept(server, connect, clock, code):
    server.will_generate(retry_after(1.5, code))
    server.will_generate(retry_after(0.25, code))
    server.will_generate(*ANSWER)
    assert connect(server.address).call("complete", "x").text == "yes"
    assert clock.slept_s == [1.5, 0.25]
    assert server.calls[0].request == server.calls[2].request


def test_jitter_only_lengthens(server, connect, clock):
    server.will_generate(retry_after(2))
    server.will_generate(retry_after(2))
    server.will_generate(*ANSWER)
    draws = iter([0.0, 0.5])
    connect(server.address, jitter=0.5, random=lambda: next(draws)).events("x")
    assert clock.slept_s == [2, 2.5]


def test_other_calls_too(server, connect, clock):
    server.will(connection.TOKENIZE, retry_after(3, UNAVAILABLE))
    server.will(connection.TOKENIZE, pb.TokenizeResponse(token_ids=[1]))
    assert list(connect(server.address).call("tokenize", "x").token_ids) == [1]
    assert clock.slept_s == [3]


def test_retries_end(server, connect, clock):
    for _ in range(3):
        server.will_generate(retry_after(1))
    with pytest.raises(longspan.OverloadedError) as caught:
        connect(server.address, max_retries=2).events("x")
    assert caught.value.retry_after_s == 1
    assert clock.slept_s == [1, 1] and len(server.calls) == 3


def test_none_may_be_wanted(server, connect, clock):
    server.will_generate(retry_after(1))
    with pytest.raises(longspan.OverloadedError):
        connect(server.address, max_retries=0).events("x")
    assert clock.slept_s == []


@pytest.mark.parametrize("refusal", [
    Refusal(UNAVAILABLE), Refusal(grpc.StatusCode.RESOURCE_EXHAUSTED),
    retry_after(1, grpc.StatusCode.INTERNAL), retry_after(1, grpc.StatusCode.INVALID_ARGUMENT)])
def test_what_is_not_tried_again(server, connect, clock, refusal):
    server.will_generate(refusal)
    with pytest.raises(longspan.LongspanError):
        connect(server.address).events("x")
    assert clock.slept_s == [] and len(server.calls) == 1


def test_reading_the_prompt_is_not_yet_an_answer(server, connect, clock):
    server.will_generate(accepted(), progress(1, 2), retry_after(1, UNAVAILABLE))
    server.will_generate(*ANSWER)
    events = connect(server.address).events("x")
    assert [type(event).__name__ for event in events] == [
        "Accepted", "PrefillProgress", "Accepted", "TokenDelta", "Finished"]


@pytest.mark.parametrize("output", [
    delta("a"), pb.GenerateEvent(prompt_output=pb.PromptOutput(text="p"))])
def test_an_answer_that_began_is_not_begun_again(server, connect, clock, output):
    server.will_generate(accepted(), output, retry_after(1, UNAVAILABLE))
    with pytest.raises(longspan.UnavailableError):
        connect(server.address).events("x")
    assert clock.slept_s == []


def test_a_deadline_spans_all_attempts(server, connect, clock):
    server.will_generate(retry_after(30))
    server.will_generate(retry_after(40))
    server.will_generate(retry_after(40))
    with pytest.raises(longspan.OverloadedError):
        connect(server.address).events("x", timeout_s=100)
    assert clock.slept_s == [30, 40]
    # gRPC rounds what it sends.
    assert [round(call.timeout_s, -1) for call in server.calls] == [100, 70, 30]
