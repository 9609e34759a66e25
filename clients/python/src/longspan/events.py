"""What a stream tells, and the whole answer that its events add up to.

Events are the protocol's own messages; its file, inference.proto, describes their fields."""

import dataclasses
from itertools import chain
from typing import Union

from longspan.v1.inference_pb2 import (
    Accepted,
    Attribution,
    BlockMap,
    ChatMessage,
    Finished,
    FinishReason,
    GenerateEvent,
    PositionLogprobs,
    PrefillProgress,
    PromptOutput,
    ReasoningDelta,
    Timing,
    TokenDelta,
    ToolCall,
    ToolCallDelta,
    Usage,
)

Event = Union[Accepted, PrefillProgress, PromptOutput, TokenDelta, ReasoningDelta, ToolCallDelta,
              Finished]


def event_of(message: GenerateEvent) -> Event | None:
    """None for a kind of event that only later versions of the protocol have."""
    kind = message.WhichOneof("event")
    event: Event | None = getattr(message, kind) if kind else None
    return event


def is_output(event: Event) -> bool:
    """Whether the event is part of the answer, which cannot be begun anew after it."""
    return not isinstance(event, (Accepted, PrefillProgress))


def finish_reason_name(reason: int) -> str:
    """"stop", "length" or "tool_calls"; the bare number of a reason that only later versions have."""
    if reason not in FinishReason.values():
        return str(reason)
    return FinishReason.Name(reason).removeprefix("FINISH_REASON_").lower()


@dataclasses.dataclass(frozen=True)
class Choice:
    """One of the n sequences."""

    index: int
    text: str  # of a chat the content alone
    token_ids: list[int]  # with token_ids
    logprobs: list[PositionLogprobs]  # with logprobs_top_n
    finish_reason: str  # "stop", "length" or, of a chat, "tool_calls"
    matched: int | str | None  # the token id or stop string that ended it
    usage: Usage
    timing: Timing | None  # with include_timing
    attribution: Attribution | None  # with include_attribution
    block_map: BlockMap | None  # with include_block_map
    reasoning: str  # of a chat
    tool_calls: list[ToolCall]  # of a chat

    @property
    def message(self) -> ChatMessage:
        """The answer, as what is said next in the conversation."""
        message = ChatMessage(role="assistant", content=self.text, tool_calls=self.tool_calls)
        if self.reasoning:
            message.reasoning = self.reasoning
        return message


@dataclasses.dataclass(frozen=True)
class Completion:
    """A whole answer. What concerns one sequence is, for short, also here, of the first one."""

    request_id: str
    prompt_text: str  # with echo
    prompt_token_ids: list[int]  # with echo and token_ids
    prompt_logprobs: list[PositionLogprobs]  # of prompt tokens 1, 2, …
    choices: list[Choice]  # by index

    @property
    def text(self) -> str:
        return self.choices[0].text

    @property
    def token_ids(self) -> list[int]:
        return self.choices[0].token_ids

    @property
    def reasoning(self) -> str:
        return self.choices[0].reasoning

    @property
    def tool_calls(self) -> list[ToolCall]:
        return self.choices[0].tool_calls

    @property
    def message(self) -> ChatMessage:
        return self.choices[0].message

    @property
    def finish_reason(self) -> str:
        return self.choices[0].finish_reason

    @property
    def timing(self) -> Timing | None:
        return self.choices[0].timing

    @property
    def usage(self) -> Usage:
        """Of the request: its prompt, and what all sequences generated."""
        usage = Usage()
        usage.CopyFrom(self.choices[0].usage)
        usage.completion_tokens = sum(choice.usage.completion_tokens for choice in self.choices)
        usage.reasoning_tokens = sum(choice.usage.reasoning_tokens for choice in self.choices)
        usage.sparse_decode_tokens = sum(choice.usage.sparse_decode_tokens
                                         for choice in self.choices)
        return usage


class Gathering:
    """Gathers the events of one stream into a Completion."""

    def __init__(self) -> None:
        self._request_id = ""
        self._prompt: list[PromptOutput] = []
        self._deltas: dict[int, list[TokenDelta]] = {}
        self._reasoning: dict[int, str] = {}
        self._calls: dict[int, list[ToolCall]] = {}
        self._finished: dict[int, Finished] = {}

    def add(self, event: Event) -> None:
        if isinstance(event, Accepted):
            self._request_id = event.request_id
        elif isinstance(event, PromptOutput):
            self._prompt.append(event)
        elif isinstance(event, TokenDelta):
            self._deltas.setdefault(event.index, []).append(event)
        elif isinstance(event, ReasoningDelta):
            self._reasoning[event.index] = self._reasoning.get(event.index, "") + event.text
        elif isinstance(event, ToolCallDelta):
            self._add_call(self._calls.setdefault(event.index, []), event)
        elif isinstance(event, Finished):
            self._finished[event.index] = event

    @staticmethod
    def _add_call(calls: list[ToolCall], delta: ToolCallDelta) -> None:
        if delta.call_index == len(calls):
            calls.append(ToolCall(id=delta.id, name=delta.name))
        calls[delta.call_index].arguments += delta.arguments

    def completion(self) -> Completion:
        return Completion(
            request_id=self._request_id,
            prompt_text="".join(part.text for part in self._prompt),
            prompt_token_ids=list(chain.from_iterable(part.token_ids for part in self._prompt)),
            prompt_logprobs=list(chain.from_iterable(part.logprobs for part in self._prompt)),
            choices=[self._choice(index) for index in sorted(self._finished)],
        )

    def _choice(self, index: int) -> Choice:
        deltas, finished = self._deltas.get(index, []), self._finished[index]
        matched = finished.WhichOneof("matched")
        return Choice(
            index=index,
            text="".join(delta.text for delta in deltas),
            token_ids=list(chain.from_iterable(delta.token_ids for delta in deltas)),
            logprobs=list(chain.from_iterable(delta.logprobs for delta in deltas)),
            finish_reason=finish_reason_name(finished.reason),
            matched=getattr(finished, matched) if matched else None,
            usage=finished.usage,
            timing=finished.timing if finished.HasField("timing") else None,
            attribution=finished.attribution if finished.HasField("attribution") else None,
            block_map=finished.block_map if finished.HasField("block_map") else None,
            reasoning=self._reasoning.get(index, ""),
            tool_calls=self._calls.get(index, []),
        )
