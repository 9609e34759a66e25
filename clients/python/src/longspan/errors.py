"""What can go wrong: one type for each kind of failure, made of a gRPC status and its details."""

import dataclasses
from collections.abc import Iterable
from typing import Any, cast

import grpc
from google.protobuf.message import DecodeError
from google.rpc import error_details_pb2, status_pb2

from longspan.v1.inference_pb2 import Usage


@dataclasses.dataclass(frozen=True)
class Violation:
    """A field of the request, by its path as in "sampling.temperature", and what is wrong."""

    field: str
    description: str


class LongspanError(Exception):
    """A call that failed."""

    def __init__(self, message: str, code: grpc.StatusCode) -> None:
        super().__init__(message, code)  # all that is needed to unpickle it
        self.message = message
        self.code = code
        self.reason = ""  # the server's machine-readable code, as in "CONTEXT_LENGTH_EXCEEDED"
        self.violations: tuple[Violation, ...] = ()
        self.retry_after_s: float | None = None  # when the server expects to have room
        self.usage: Usage | None = None  # what the request took until it failed

    def __str__(self) -> str:
        return self.message


class InvalidRequestError(LongspanError):
    """A field of the request is wrong, or not served: see `violations`."""


class AuthenticationError(LongspanError):
    """The API key or client certificate is missing or wrong."""


class PermissionDeniedError(LongspanError):
    """The API key is known, but may not do this."""


class NotFoundError(LongspanError):
    """No such model or request."""


class DuplicateRequestError(LongspanError):
    """A request of this id is running."""


class OverloadedError(LongspanError):
    """There is no room now (`retry_after_s` says when), or the message is too large."""


class UnavailableError(LongspanError):
    """The server cannot be reached, is loading or is draining."""


class DeadlineExceededError(LongspanError, TimeoutError):
    """`timeout_s` or `queue_timeout_ms` has passed."""


class RequestCancelledError(LongspanError):
    """The request was aborted."""


class ServerError(LongspanError):
    """The server failed."""


_TYPES: dict[grpc.StatusCode, type[LongspanError]] = {
    grpc.StatusCode.INVALID_ARGUMENT: InvalidRequestError,
    grpc.StatusCode.OUT_OF_RANGE: InvalidRequestError,
    grpc.StatusCode.FAILED_PRECONDITION: InvalidRequestError,
    grpc.StatusCode.UNIMPLEMENTED: InvalidRequestError,
    grpc.StatusCode.UNAUTHENTICATED: AuthenticationError,
    grpc.StatusCode.PERMISSION_DENIED: PermissionDeniedError,
    grpc.StatusCode.NOT_FOUND: NotFoundError,
    grpc.StatusCode.ALREADY_EXISTS: DuplicateRequestError,
    grpc.StatusCode.RESOURCE_EXHAUSTED: OverloadedError,
    grpc.StatusCode.UNAVAILABLE: UnavailableError,
    grpc.StatusCode.DEADLINE_EXCEEDED: DeadlineExceededError,
    grpc.StatusCode.CANCELLED: RequestCancelledError,
}


def error_of(failed: grpc.RpcError) -> LongspanError:
    """The same failure in our words; `failed` is of either kind of channel."""
    code = failed.code()
    error = _TYPES.get(code, ServerError)(failed.details() or code.name, code)
    # Pairs in either kind, which the types do not tell.
    trailers = cast(Iterable[tuple[str, Any]], failed.trailing_metadata() or ())
    for key, value in trailers:
        if key == "grpc-status-details-bin":
            _add_details(error, value)
    return error


def _add_details(error: LongspanError, raw: bytes) -> None:
    info = error_details_pb2.ErrorInfo()
    bad_request = error_details_pb2.BadRequest()
    retry = error_details_pb2.RetryInfo()
    usage = Usage()
    try:
        for detail in status_pb2.Status.FromString(raw).details:
            if detail.Unpack(info):
                error.reason = info.reason
            elif detail.Unpack(bad_request):
                error.violations = tuple(Violation(one.field, one.description)
                                         for one in bad_request.field_violations)
            elif detail.Unpack(retry):
                error.retry_after_s = retry.retry_delay.ToTimedelta().total_seconds()
            elif detail.Unpack(usage):
                error.usage = usage
    except DecodeError:
        pass  # of something between us and the server; the status itself still says what failed
