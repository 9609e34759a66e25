"""A server that answers as a test scripts it, and remembers what it was asked."""

import collections
import dataclasses
import threading
from concurrent import futures

import grpc
from google.protobuf import any_pb2
from google.rpc import error_details_pb2, status_pb2
from grpc_health.v1 import health_pb2

from longspan import connection
from longspan.v1 import inference_pb2 as pb

PATIENCE_S = 60


@dataclasses.dataclass
class Refusal:
    """Ends a call with a status and its details."""

    code: grpc.StatusCode
    message: str = "refused"
    details: tuple = ()
    raw_details: bytes | None = None

    def end(self, context):
        raw = self.raw_details
        if raw is None:
            status = status_pb2.Status(code=self.code.value[0], message=self.message)
            for detail in self.details:
                status.details.append(any_pb2.Any())
                status.details[-1].Pack(detail)
            raw = status.SerializeToString()
        context.set_trailing_metadata((("grpc-status-details-bin", raw),))
        context.abort(self.code, self.message)


class Hang:
    """Says nothing more until the client leaves."""


def retry_after(delay_s, code=grpc.StatusCode.RESOURCE_EXHAUSTED):
    retry = error_details_pb2.RetryInfo()
    retry.retry_delay.FromNanoseconds(round(delay_s * 1e9))
    return Refusal(code, details=(retry,))


def accepted():
    return pb.GenerateEvent(accepted=pb.Accepted(request_id="r", prompt_tokens=3))


def progress(processed, total):
    return pb.GenerateEvent(prefill_progress=pb.PrefillProgress(processed_tokens=processed,
                                                                total_tokens=total))


def delta(text, index=0, token_ids=()):
    return pb.GenerateEvent(token_delta=pb.TokenDelta(index=index, text=text, token_ids=token_ids))


def finished(index=0, reason=pb.FINISH_REASON_LENGTH, completion_tokens=1, reasoning_tokens=0,
             sparse_decode_tokens=0, **fields):
    usage = pb.Usage(prompt_tokens=3, completion_tokens=completion_tokens,
                     reasoning_tokens=reasoning_tokens,
                     sparse_decode_tokens=sparse_decode_tokens)
    return pb.GenerateEvent(finished=pb.Finished(index=index, reason=reason, usage=usage, **fields))


ANSWER = [accepted(), delta("yes"), finished()]


@dataclasses.dataclass
class Call:
    request: object
    metadata: dict
    timeout_s: float | None
    left: threading.Event


class ScriptedServer:
    """`scripts[path]` has a list of steps for each call to come: messages, a Refusal, a Hang."""

    def __init__(self, credentials=None, address="127.0.0.1:0"):
        self.scripts = collections.defaultdict(collections.deque)
        self.calls = []
        self._begun = threading.Condition()
        self._server = grpc.server(futures.ThreadPoolExecutor(4))
        self._server.add_generic_rpc_handlers((_Handlers(self),))
        if credentials is None:
            port = self._server.add_insecure_port(address)
        else:
            port = self._server.add_secure_port(address, credentials)
        self.address = f"127.0.0.1:{port}"

    def start(self):
        self._server.start()
        return self

    def will(self, method, *steps):
        self.scripts[method.path].append(steps)

    def will_generate(self, *steps):
        self.will(connection.GENERATE, *steps)

    def wait_calls(self, count):
        with self._begun:
            assert self._begun.wait_for(lambda: len(self.calls) >= count, PATIENCE_S)
        return self.calls[count - 1]

    def stop(self):
        self._server.stop(None).wait(PATIENCE_S)

    def answer(self, path, request, context):
        call = Call(request, dict(context.invocation_metadata()), context.time_remaining(),
                    threading.Event())
        context.add_callback(call.left.set)
        with self._begun:
            self.calls.append(call)
            self._begun.notify_all()
        for step in self.scripts[path].popleft():
            if isinstance(step, Refusal):
                step.end(context)
            elif isinstance(step, Hang):
                call.left.wait(PATIENCE_S)
            else:
                yield step


METHODS = {method.path: method for method in vars(connection).values()
           if isinstance(method, connection.Method)}
STREAMS = {connection.GENERATE.path, connection.HEALTH_WATCH.path}


class _Handlers(grpc.GenericRpcHandler):
    def __init__(self, server):
        self._server = server

    def service(self, details):
        method = METHODS[details.method]

        def stream(request, context):
            return self._server.answer(method.path, request, context)

        def one(request, context):
            return next(stream(request, context))

        make = (grpc.unary_stream_rpc_method_handler if method.path in STREAMS
                else grpc.unary_unary_rpc_method_handler)
        return make(stream if method.path in STREAMS else one, method.request.FromString,
                    method.response.SerializeToString)


SERVING = health_pb2.HealthCheckResponse(status=health_pb2.HealthCheckResponse.SERVING)
NOT_SERVING = health_pb2.HealthCheckResponse(status=health_pb2.HealthCheckResponse.NOT_SERVING)
