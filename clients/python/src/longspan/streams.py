"""What both clients do with a stream, whichever way they wait for it."""

from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from longspan.chats import ChatOptions, Message, chat_request
from longspan.events import Event, event_of, is_output
from longspan.requests import GenerateOptions, Prompt, generate_request
from longspan.retries import Attempts
from longspan.v1.inference_pb2 import GenerateEvent, GenerateRequest, PrefillProgress

OnProgress = Callable[[PrefillProgress], object]
Options = TypeVar("Options", bound=GenerateOptions)

_PROGRESS_INTERVAL_MS = 100


def stream_request(prompt: Prompt, options: GenerateOptions,
                   on_progress: OnProgress | None) -> GenerateRequest:
    return _with_progress(generate_request(prompt, options), on_progress)


def stream_chat_request(messages: Iterable[Message], options: ChatOptions,
                        on_progress: OnProgress | None) -> GenerateRequest:
    return _with_progress(chat_request(messages, options), on_progress)


def _with_progress(request: GenerateRequest, on_progress: OnProgress | None) -> GenerateRequest:
    if on_progress is not None and not request.response.HasField("progress_interval_ms"):
        request.response.progress_interval_ms = _PROGRESS_INTERVAL_MS
    return request


def whole_answer_options(options: Options) -> Options:
    """Token ids and times are part of a whole answer unless the caller says otherwise."""
    return cast(Options, {"token_ids": True, "include_timing": True, **options})


def take(message: GenerateEvent, attempts: Attempts,
         on_progress: OnProgress | None) -> Event | None:
    event = event_of(message)
    if event is not None and is_output(event):
        attempts.answer_began()
    if isinstance(event, PrefillProgress) and on_progress is not None:
        on_progress(event)
    return event
