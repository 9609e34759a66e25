"""What a caller gives, as messages. Nothing is judged here: the server does that, and tells."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, Union

from longspan.v1.inference_pb2 import DetokenizeRequest, GenerateRequest, TokenizeRequest

Prompt = Union[str, Iterable[int]]  # text, or token ids


class GenerateOptions(TypedDict, total=False):
    """All fields of a GenerateRequest but its prompt, by the protocol's names; each stands in one
    of its parts. What is absent or None is not sent, and takes the model's or server's default."""

    request_id: str | None
    model: str | None
    add_special_tokens: bool | None
    # What the answer is held to; one of these
    json_object: bool | None
    json_schema: str | Mapping[str, Any] | None  # as an object, or its JSON text
    regex: str | None
    choice: Iterable[str] | None
    grammar: str | None
    # SamplingParams
    temperature: float | None
    top_p: float | None
    top_k: int | None
    min_p: float | None
    repetition_penalty: float | None
    frequency_penalty: float | None
    presence_penalty: float | None
    seed: int | None
    n: int | None
    logit_bias: Mapping[int, float] | None
    allowed_token_ids: Iterable[int] | None
    # StoppingParams
    max_tokens: int | None
    min_tokens: int | None
    stop: str | Iterable[str] | None
    stop_token_ids: Iterable[int] | None
    ignore_eos: bool | None
    include_stop_in_output: bool | None
    # ResponseOptions
    text: bool | None
    token_ids: bool | None
    logprobs_top_n: int | None
    prompt_logprobs_top_n: int | None
    echo: bool | None
    skip_special_tokens: bool | None
    progress_interval_ms: int | None
    coalesce_ms: int | None
    include_timing: bool | None
    include_attribution: bool | None
    include_block_map: bool | None
    # AttentionParams
    sparse_decode: bool | None
    # CacheParams
    cache_salt: str | None
    bypass_prefix_cache: bool | None
    truncate_prompt_tokens: int | None
    # SchedulingParams
    priority: int | None
    queue_timeout_ms: int | None
    tenant: str | None
    ttft_slo_ms: int | None
    tpot_slo_ms: int | None


class TokenizeOptions(TypedDict, total=False):
    model: str | None
    add_special_tokens: bool | None
    token_strings: bool | None


class DetokenizeOptions(TypedDict, total=False):
    model: str | None
    skip_special_tokens: bool | None


def _parts() -> dict[str, str | None]:
    """The part of a GenerateRequest that each option stands in; None is the request itself."""
    prompt = GenerateRequest.DESCRIPTOR.oneofs_by_name["prompt"].fields
    parts: dict[str, str | None] = {}
    for field in GenerateRequest.DESCRIPTOR.fields:
        if field in prompt:
            continue
        if field.message_type is None or field.containing_oneof is not None:
            parts[field.name] = None
        else:
            parts.update((inner.name, field.name) for inner in field.message_type.fields)
    return parts


PARTS = _parts()
FORMS = [field.name for field in GenerateRequest.DESCRIPTOR.oneofs_by_name["constraint"].fields]


def generate_request(prompt: Prompt, options: GenerateOptions) -> GenerateRequest:
    fields: dict[str, Any] = {}
    for name, value in options.items():
        if name not in PARTS:
            raise TypeError(f"unknown option {name!r}")
        if name == "stop" and isinstance(value, str):
            value = [value]
        if name == "seed" and isinstance(value, int) and -(2**63) <= value < 0:
            value += 2**64  # the same 64 bits
        if name == "json_schema" and isinstance(value, Mapping):
            value = json.dumps(value, ensure_ascii=False)
        if name == "choice" and value is not None:
            value = {"texts": value}
        part = PARTS[name]
        if value is not None:
            (fields if part is None else fields.setdefault(part, {}))[name] = value
    forms = [name for name in FORMS if name in fields]
    if len(forms) > 1:  # of which a message holds the last alone
        raise ValueError(f"{forms[0]} and {forms[1]} exclude each other")
    if isinstance(prompt, str):
        return GenerateRequest(text=prompt, **fields)
    return GenerateRequest(token_ids={"ids": prompt}, **fields)


def tokenize_request(text: str, options: TokenizeOptions) -> TokenizeRequest:
    fields: dict[str, Any] = {**options}
    return TokenizeRequest(text=text, **fields)


def detokenize_request(token_ids: Iterable[int], options: DetokenizeOptions) -> DetokenizeRequest:
    fields: dict[str, Any] = {**options}
    return DetokenizeRequest(token_ids=token_ids, **fields)
