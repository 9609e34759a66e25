"""What both clients do with a stream, whichever way they wait for it."""

from collections.abc import Callable

from longspan.events import Event, event_of, is_output
from longspan.requests import GenerateOptions, Prompt, generate_request
from longspan.retries import Attempts
from longspan.v1.inference_pb2 import GenerateEvent, GenerateRequest, PrefillProgress

OnProgress = Callable[[PrefillProgress], object]

_PROGRESS_INTERVAL_MS = 100


def stream_request(prompt: Prompt, options: GenerateOptions,
                   on_progress: OnProgress | None) -> GenerateRequest:
    if on_progress is not None:
        options.setdefault("progress_interval_ms", _PROGRESS_INTERVAL_MS)
    return generate_request(prompt, options)


def whole_answer_options(options: GenerateOptions) -> GenerateOptions:
    """Token ids and times are part of a whole answer unless the caller says otherwise."""
    return {"token_ids": True, "include_timing": True, **options}


def take(message: GenerateEvent, attempts: Attempts,
         on_progress: OnProgress | None) -> Event | None:
    event = event_of(message)
    if event is not None and is_output(event):
        attempts.answer_began()
    if isinstance(event, PrefillProgress) and on_progress is not None:
        on_progress(event)
    return event
