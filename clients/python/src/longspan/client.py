"""The client that blocks. Any thread may call it; each stream belongs to one."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import TYPE_CHECKING

import grpc
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse

from longspan import connection
from longspan.chats import ChatOptions, Message, TokenizeChatOptions, tokenize_chat_request
from longspan.connection import HEALTH_PAUSE_S, Connection, Method, Request, Response, Tls
from longspan.errors import LongspanError, UnavailableError, error_of
from longspan.events import Completion, Event, Gathering
from longspan.requests import (
    DetokenizeOptions,
    GenerateOptions,
    Prompt,
    TokenizeOptions,
    detokenize_request,
    tokenize_request,
)
from longspan.retries import Attempts, RetryPolicy
from longspan.streams import (
    OnProgress,
    stream_chat_request,
    stream_request,
    take,
    whole_answer_options,
)
from longspan.v1 import inference_pb2 as pb

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack


class Client:
    """Speaks to one server. `api_key` is sent as a bearer token; `tls` is True for a certificate
    that gRPC's own roots vouch for, or says more. `sleep` waits before retries."""

    def __init__(self, address: str = "127.0.0.1:8001", *, api_key: str | None = None,
                 tls: Tls | bool = False, retry: RetryPolicy = RetryPolicy(),
                 sleep: Callable[[float], object] = time.sleep) -> None:
        self._connection = Connection(address, api_key, tls)
        self._channel = self._connection.channel()
        self._retry = retry
        self._sleep = sleep

    def close(self) -> None:
        self._channel.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def stream(self, prompt: Prompt, *, timeout_s: float | None = None,
               on_progress: OnProgress | None = None,
               **options: Unpack[GenerateOptions]) -> Generator[Event, None, None]:
        """The events of one request, which is sent when the first is asked for. Closing the
        iterator, or dropping it, cancels the request. A retry begins with Accepted again."""
        return self._stream(stream_request(prompt, options, on_progress), timeout_s, on_progress)

    def complete(self, prompt: Prompt, *, timeout_s: float | None = None,
                 on_progress: OnProgress | None = None,
                 **options: Unpack[GenerateOptions]) -> Completion:
        """The whole answer, token ids and timing included."""
        return self._gathered(self.stream(
            prompt, timeout_s=timeout_s, on_progress=on_progress,
            **whole_answer_options(options)))

    def stream_chat(self, messages: Iterable[Message], *, timeout_s: float | None = None,
                    on_progress: OnProgress | None = None,
                    **options: Unpack[ChatOptions]) -> Generator[Event, None, None]:
        """As stream, of a conversation; what the answer is made of has events of its own."""
        return self._stream(stream_chat_request(messages, options, on_progress), timeout_s,
                            on_progress)

    def chat(self, messages: Iterable[Message], *, timeout_s: float | None = None,
             on_progress: OnProgress | None = None,
             **options: Unpack[ChatOptions]) -> Completion:
        """As complete; the conversation goes on with the answer's `message`."""
        return self._gathered(self.stream_chat(
            messages, timeout_s=timeout_s, on_progress=on_progress,
            **whole_answer_options(options)))

    def tokenize(self, text: str, *, timeout_s: float | None = None,
                 **options: Unpack[TokenizeOptions]) -> pb.TokenizeResponse:
        request = tokenize_request(text, options)
        return self._call(connection.TOKENIZE, request, timeout_s)

    def tokenize_chat(self, messages: Iterable[Message], *,
                      timeout_s: float | None = None,
                      **options: Unpack[TokenizeChatOptions]) -> pb.TokenizeResponse:
        """With the prompt that a chat of these messages has, as `text`."""
        request = tokenize_chat_request(messages, options)
        return self._call(connection.TOKENIZE, request, timeout_s)

    def detokenize(self, token_ids: Iterable[int], *, timeout_s: float | None = None,
                   **options: Unpack[DetokenizeOptions]) -> str:
        request = detokenize_request(token_ids, options)
        return self._call(connection.DETOKENIZE, request, timeout_s).text

    def model_info(self, *, timeout_s: float | None = None) -> pb.GetModelInfoResponse:
        return self._call(connection.GET_MODEL_INFO, pb.GetModelInfoRequest(), timeout_s)

    def server_info(self, *, timeout_s: float | None = None) -> pb.GetServerInfoResponse:
        return self._call(connection.GET_SERVER_INFO, pb.GetServerInfoRequest(), timeout_s)

    def load(self, *, timeout_s: float | None = None) -> pb.GetLoadResponse:
        return self._call(connection.GET_LOAD, pb.GetLoadRequest(), timeout_s)

    def abort(self, request_id: str, *, timeout_s: float | None = None) -> None:
        """Ends a running request, whose stream then raises RequestCancelledError."""
        self._call(connection.ABORT, pb.AbortRequest(request_id=request_id), timeout_s)

    def is_ready(self, *, timeout_s: float | None = None) -> bool:
        """Whether requests are served now; False also if nobody answers."""
        try:
            health = self._call(connection.HEALTH_CHECK, HealthCheckRequest(), timeout_s)
        except UnavailableError:
            return False
        return bool(health.status == HealthCheckResponse.SERVING)

    def wait_until_ready(self, *, timeout_s: float | None = None) -> None:
        """Waits for a server that starts, too."""
        attempts = Attempts(self._retry, timeout_s)
        while True:
            try:
                with closing(self._responses(connection.HEALTH_WATCH, HealthCheckRequest(),
                                             attempts, wait_for_ready=True)) as answers:
                    for health in answers:
                        if health.status == HealthCheckResponse.SERVING:
                            return
            except UnavailableError:
                pass  # it went away; another may come
            self._sleep(HEALTH_PAUSE_S)

    @staticmethod
    def _gathered(events: Generator[Event, None, None]) -> Completion:
        gathering = Gathering()
        for event in events:
            gathering.add(event)
        return gathering.completion()

    def _stream(self, request: pb.GenerateRequest, timeout_s: float | None,
                on_progress: OnProgress | None) -> Generator[Event, None, None]:
        attempts = Attempts(self._retry, timeout_s)
        while True:
            try:
                with closing(self._responses(connection.GENERATE, request, attempts)) as messages:
                    for message in messages:
                        if (event := take(message, attempts, on_progress)) is not None:
                            yield event
                return
            except LongspanError as error:
                delay_s = attempts.delay_s(error)
            self._sleep(delay_s)

    def _responses(self, method: Method[Request, Response], request: Request, attempts: Attempts,
                   wait_for_ready: bool = False) -> Generator[Response, None, None]:
        """One attempt of a call that streams; closing it cancels the call."""
        call = self._channel.unary_stream(
            method.path, method.request.SerializeToString, method.response.FromString)(
                request, timeout=attempts.timeout_s(), metadata=self._connection.metadata,
                wait_for_ready=wait_for_ready)
        try:
            yield from call
        except grpc.RpcError as failed:
            raise error_of(failed) from failed
        finally:
            call.cancel()

    def _call(self, method: Method[Request, Response], request: Request,
              timeout_s: float | None) -> Response:
        attempts = Attempts(self._retry, timeout_s)
        call = self._channel.unary_unary(
            method.path, method.request.SerializeToString, method.response.FromString)
        while True:
            try:
                return call(request, timeout=attempts.timeout_s(),
                            metadata=self._connection.metadata)
            except grpc.RpcError as failed:
                delay_s = attempts.delay_s(error_of(failed))
            self._sleep(delay_s)
