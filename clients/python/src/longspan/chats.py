"""Conversations as a caller gives them, as messages of the protocol. Nothing is judged here: the
server does that, and tells."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, Union

from longspan.requests import GenerateOptions, generate_request
from longspan.v1.inference_pb2 import (
    ChatMessage,
    ChatMessages,
    ChatTool,
    GenerateRequest,
    TokenizeRequest,
    ToolCall,
    ToolChoice,
)

# The protocol's own, or a dictionary of its fields, or one as OpenAI's clients write it; what is None
# is absent. Arguments of calls and parameters of tools are objects, or their JSON text.
Message = Union[ChatMessage, Mapping[str, Any]]
Tool = Union[ChatTool, Mapping[str, Any]]

_OPENAI_NAMES = {"reasoning_content": "reasoning"}


class TemplateOptions(TypedDict, total=False):
    """What else makes the prompt of a chat; what is absent or None is the server's default."""

    tools: Iterable[Tool] | None
    tool_choice: str | ToolChoice | None  # "auto", "none", "required", or the name of a tool
    parallel_tool_calls: bool | None
    documents: Iterable[Any] | None
    template_arguments: Mapping[str, Any] | None
    add_generation_prompt: bool | None
    continue_final_message: bool | None
    reasoning_effort: str | None
    max_reasoning_tokens: int | None
    separate_reasoning: bool | None
    parse_special_in_content: bool | None


class ChatOptions(GenerateOptions, TemplateOptions, total=False):
    """All fields of a GenerateRequest but the messages."""


class TokenizeChatOptions(TemplateOptions, total=False):
    model: str | None
    token_strings: bool | None


def chat_request(messages: Iterable[Message], options: ChatOptions) -> GenerateRequest:
    chat, others = _apart(options)
    request = generate_request("", others)  # type: ignore[arg-type]  # it refuses what is none
    request.chat.CopyFrom(_chat_messages(messages, chat))
    return request


def tokenize_chat_request(messages: Iterable[Message],
                          options: TokenizeChatOptions) -> TokenizeRequest:
    chat, others = _apart(options)
    return TokenizeRequest(chat=_chat_messages(messages, chat), **others)


def _apart(options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    chat = {name: value for name, value in options.items()
            if name in TemplateOptions.__annotations__ and value is not None}
    return chat, {name: value for name, value in options.items()
                  if name not in TemplateOptions.__annotations__}


def _chat_messages(messages: Iterable[Message], fields: dict[str, Any]) -> ChatMessages:
    if "tools" in fields:
        fields["tools"] = [_tool(tool) for tool in fields["tools"]]
    if "tool_choice" in fields:
        fields["tool_choice"] = _tool_choice(fields["tool_choice"])
    if "documents" in fields:
        fields["documents"] = [_json_text(document) for document in fields["documents"]]
    if "template_arguments" in fields:
        fields["template_arguments"] = _json_text(fields["template_arguments"])
    return ChatMessages(messages=[_message(message) for message in messages], **fields)


def _message(message: Message) -> ChatMessage:
    if isinstance(message, ChatMessage):
        return message
    fields = {_OPENAI_NAMES.get(name, name): value for name, value in _present(message).items()}
    if "tool_calls" in fields:
        fields["tool_calls"] = [_tool_call(call) for call in fields["tool_calls"]]
    return ChatMessage(**fields)


def _tool_call(call: ToolCall | Mapping[str, Any]) -> ToolCall:
    if isinstance(call, ToolCall):
        return call
    fields = _flat(call)
    if "arguments" in fields:
        fields["arguments"] = _object_text(fields["arguments"])
    return ToolCall(**fields)


def _tool(tool: Tool) -> ChatTool:
    if isinstance(tool, ChatTool):
        return tool
    fields = _flat(tool)
    if "parameters" in fields:
        fields["parameters"] = _object_text(fields["parameters"])
    return ChatTool(**fields)


def _flat(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """What OpenAI has in "function" beside the rest; a function is all that there is."""
    fields = _present(mapping)
    if fields.pop("type", "function") != "function":
        raise ValueError(f"type must be 'function', found {mapping['type']!r}")
    function = fields.pop("function", {})
    return {**fields, **_present(function)}


def _tool_choice(choice: str | ToolChoice) -> ToolChoice:
    if isinstance(choice, ToolChoice):
        return choice
    if choice in ("auto", "none", "required"):
        return ToolChoice(mode=f"TOOL_CHOICE_MODE_{choice.upper()}")
    return ToolChoice(name=choice)


def _present(mapping: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in mapping.items() if value is not None}


def _object_text(value: str | Mapping[str, Any]) -> str:
    return value if isinstance(value, str) else _json_text(value)


def _json_text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
