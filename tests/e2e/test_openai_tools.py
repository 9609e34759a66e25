"""The official openai package, unmodified, where answers become values: contents and arguments of
calls by pydantic, whole, streamed and async, and a call's result on to the answer."""

import asyncio
import json
from typing import Literal

import openai
import pydantic
import pytest
from daemon import TOOLS_TEMPLATE

QUESTION = "What is the access code for the Lisbon warehouse?"
# The question again, since that is where the demo learnt to answer.
RESULT = f"The access code for the Lisbon warehouse is 48213.\n\nQuestion: {QUESTION}"
ASKED = [{"role": "user", "content": QUESTION}]
TOLD = [{"role": "user",
         "content": "The access code is 48213.\n\nQuestion: What is the access code?"}]


class Code(pydantic.BaseModel):
    code: int = pydantic.Field(ge=48_000, le=48_999)


class FindCode(pydantic.BaseModel):
    """The access code of a warehouse."""
    place: Literal["Lisbon", "Porto"]


class CountCodes(pydantic.BaseModel):
    """How many warehouses have one."""
    region: Literal["north", "south"]


FUNCTIONS = {model.__name__: model for model in (FindCode, CountCodes)}
TOOLS = [openai.pydantic_function_tool(model) for model in FUNCTIONS.values()]
NAMED = {"type": "function", "function": {"name": "FindCode"}}
CALL = {"messages": ASKED, "tools": TOOLS, "tool_choice": NAMED}
FORM = {"messages": TOLD, "response_format": Code}


@pytest.fixture(scope="module")
def address(start_shared_daemon):
    return f"{start_shared_daemon('--chat-template', TOOLS_TEMPLATE).http}/v1"


@pytest.fixture(scope="module")
def chats(address):
    with openai.OpenAI(base_url=address, api_key="unused", max_retries=0) as client:
        yield client.chat.completions


def asked(chats, **fields):
    return chats.parse(model="demo", temperature=0, **fields).choices[0]


def done(events, kind):
    event, = (event for event in events if event.type == kind)
    return event


@pytest.mark.parametrize("choice, reason", [("required", "tool_calls"), (NAMED, "stop")],
                         ids=["required", "named"])
def test_a_round_trip(chats, choice, reason):
    """Question, call, result, answer; the package's own message goes back as it came."""
    called = asked(chats, messages=ASKED, tools=TOOLS, tool_choice=choice,
                   parallel_tool_calls=False)
    assert (called.finish_reason, called.message.content) == (reason, None)
    call, = called.message.tool_calls
    assert isinstance(call.function.parsed_arguments, FUNCTIONS[call.function.name])
    assert choice == "required" or call.function.name == "FindCode"
    result = {"role": "tool", "tool_call_id": call.id, "content": RESULT}
    answer = chats.create(model="demo", temperature=0, tools=TOOLS,
                          messages=[*ASKED, called.message, result]).choices[0]
    assert (answer.message.content, answer.finish_reason) == ("48213", "stop")
    assert answer.message.tool_calls is None


def test_a_parsed_answer_goes_back_into_its_conversation(chats):
    first = asked(chats, **FORM)
    assert first.message.parsed == Code(code=48213)
    again = asked(chats, **{**FORM, "messages": [*TOLD, first.message, *TOLD]})
    assert again.message.parsed == Code(code=48213)


def test_the_streaming_helper_parses_contents(chats):
    with chats.stream(model="demo", temperature=0, **FORM) as stream:
        events = list(stream)
        final = stream.get_final_completion().choices[0].message
    deltas = [event for event in events if event.type == "content.delta"]
    assert "".join(event.delta for event in deltas) == final.content
    assert deltas[-1].parsed == {"code": 48213} and len(deltas) > 3
    assert done(events, "content.done").parsed == final.parsed == Code(code=48213)


def test_the_streaming_helper_parses_calls(chats):
    with chats.stream(model="demo", temperature=0, **CALL) as stream:
        events = list(stream)
        final, = stream.get_final_completion().choices[0].message.tool_calls
    deltas = [event for event in events if event.type == "tool_calls.function.arguments.delta"]
    assert "".join(event.arguments_delta for event in deltas) == final.function.arguments
    assert deltas[-1].parsed_arguments == json.loads(final.function.arguments) and len(deltas) > 3
    ended = done(events, "tool_calls.function.arguments.done")
    assert (ended.name, ended.index) == ("FindCode", 0)
    assert isinstance(ended.parsed_arguments, FindCode)
    assert final.function.arguments == asked(chats, **CALL).message.tool_calls[0].function.arguments


def test_async(chats, address):
    """Calls and contents, whole and streamed, at once."""
    async def parse(client, fields):
        return (await client.parse(model="demo", temperature=0, **fields)).choices[0].message

    async def stream(client, fields):
        async with client.stream(model="demo", temperature=0, **fields) as opened:
            return (await opened.get_final_completion()).choices[0].message

    async def ask():
        async with openai.AsyncOpenAI(base_url=address, api_key="x", max_retries=0) as client:
            return await asyncio.gather(*(way(client.chat.completions, fields)
                                          for way in (parse, stream) for fields in (FORM, CALL)))

    form, call, *streamed = asyncio.run(ask())
    assert form.parsed == streamed[0].parsed == Code(code=48213)
    expected = asked(chats, **CALL).message.tool_calls[0].function.parsed_arguments
    assert [message.tool_calls[0].function.parsed_arguments
            for message in (call, streamed[1])] == [expected] * 2
