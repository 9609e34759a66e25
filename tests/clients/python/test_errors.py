"""Statuses and their details become our errors; gRPC's own are never seen."""

import pickle

import grpc
import longspan
import pytest
from google.rpc import error_details_pb2
from longspan import connection
from longspan.v1 import inference_pb2 as pb
from scripted_server import ANSWER, Refusal, accepted

TYPES = {
    "INVALID_ARGUMENT": longspan.InvalidRequestError,
    "FAILED_PRECONDITION": longspan.InvalidRequestError,
    "OUT_OF_RANGE": longspan.InvalidRequestError,
    "UNIMPLEMENTED": longspan.InvalidRequestError,
    "UNAUTHENTICATED": longspan.AuthenticationError,
    "PERMISSION_DENIED": longspan.PermissionDeniedError,
    "NOT_FOUND": longspan.NotFoundError,
    "ALREADY_EXISTS": longspan.DuplicateRequestError,
    "RESOURCE_EXHAUSTED": longspan.OverloadedError,
    "UNAVAILABLE": longspan.UnavailableError,
    "DEADLINE_EXCEEDED": longspan.DeadlineExceededError,
    "CANCELLED": longspan.RequestCancelledError,
    "INTERNAL": longspan.ServerError,
    "DATA_LOSS": longspan.ServerError,
    "UNKNOWN": longspan.ServerError,
    "ABORTED": longspan.ServerError,
}


@pytest.mark.parametrize("name", TYPES)
def test_types(server, connect, name):
    code = grpc.StatusCode[name]
    server.will_generate(accepted(), Refusal(code, "why"))
    server.will(connection.GET_LOAD, Refusal(code, "why"))
    for fail in (lambda client: client.events("x"), lambda client: client.call("load")):
        with pytest.raises(longspan.LongspanError) as caught:
            fail(connect(server.address))
        assert type(caught.value) is TYPES[name]
        assert (caught.value.code, caught.value.message, str(caught.value)) == (code, "why", "why")
        assert caught.value.reason == "" and caught.value.violations == ()
        assert caught.value.retry_after_s is None and caught.value.usage is None
    assert len(server.calls) == 2


def test_details(server, connect):
    retry = error_details_pb2.RetryInfo()
    retry.retry_delay.FromMilliseconds(1250)
    server.will_generate(Refusal(grpc.StatusCode.INVALID_ARGUMENT, "too long", (
        error_details_pb2.ErrorInfo(reason="CONTEXT_LENGTH_EXCEEDED", domain="longspan"),
        error_details_pb2.BadRequest(field_violations=[
            error_details_pb2.BadRequest.FieldViolation(field="prompt", description="too long")]),
        retry, pb.Usage(prompt_tokens=7), error_details_pb2.DebugInfo(detail="of later versions"))))
    with pytest.raises(longspan.InvalidRequestError) as caught:
        connect(server.address).events("x")
    for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
        assert str(error) == "too long"
        assert error.reason == "CONTEXT_LENGTH_EXCEEDED" and error.retry_after_s == 1.25
        assert error.violations == (longspan.Violation("prompt", "too long"),)
        assert error.usage == pb.Usage(prompt_tokens=7)


def test_broken_details_hide_nothing(server, connect):
    server.will_generate(Refusal(grpc.StatusCode.INTERNAL, "why", raw_details=b"\xff\xff"))
    with pytest.raises(longspan.ServerError, match="why"):
        connect(server.address).events("x")


def test_nobody_there(connect):
    for fail in (lambda client: client.events("x"), lambda client: client.call("model_info")):
        with pytest.raises(longspan.UnavailableError):
            fail(connect("127.0.0.1:1"))  # nobody's port
    assert connect("127.0.0.1:1").call("is_ready") is False


def test_wrong_options_are_told_before_anything_is_sent(server, connect):
    server.will_generate(*ANSWER)
    with pytest.raises(TypeError, match="temprature"):
        connect(server.address).events("x", temprature=1)
    assert server.calls == []
