"""Conversations become the protocol's messages, and their answers come together."""

import json

import longspan
import pytest
from longspan.chats import ChatOptions, TemplateOptions, chat_request, tokenize_chat_request
from longspan.v1 import inference_pb2 as pb
from scripted_server import Hang, PATIENCE_S, accepted, delta, finished

HELLO = [{"role": "user", "content": "hello"}]
SCHEMA = {"type": "object", "properties": {"place": {"type": "string"}}}


def reasoning(text, index=0):
    return pb.GenerateEvent(reasoning_delta=pb.ReasoningDelta(index=index, text=text))


def call(call_index, arguments, index=0, **begin):
    return pb.GenerateEvent(tool_call_delta=pb.ToolCallDelta(
        index=index, call_index=call_index, arguments=arguments, **begin))


def test_options_are_the_protocols_fields():
    names = {field.name for field in pb.ChatMessages.DESCRIPTOR.fields} - {"messages"}
    assert set(TemplateOptions.__annotations__) == names
    assert names < set(ChatOptions.__annotations__)


def test_only_what_is_given_is_sent():
    assert chat_request(HELLO, {"tools": None, "temperature": None}) == pb.GenerateRequest(
        chat=pb.ChatMessages(messages=[pb.ChatMessage(role="user", content="hello")]))


def test_every_option_reaches_its_field():
    request = chat_request(HELLO, {
        "tools": [{"name": "f", "description": "d", "parameters": SCHEMA, "strict": True}],
        "tool_choice": "required", "parallel_tool_calls": False, "documents": [{"title": "é"}, "x"],
        "template_arguments": {"mood": "calm"}, "add_generation_prompt": False,
        "continue_final_message": False, "reasoning_effort": "low", "max_reasoning_tokens": 0, "separate_reasoning": False,
        "parse_special_in_content": True, "temperature": 0, "stop": "x"})
    chat = request.chat
    assert (chat.tools[0].name, chat.tools[0].description, chat.tools[0].strict) == ("f", "d", True)
    assert json.loads(chat.tools[0].parameters) == SCHEMA
    assert chat.tool_choice.mode == pb.TOOL_CHOICE_MODE_REQUIRED
    assert [json.loads(text) for text in chat.documents] == [{"title": "é"}, "x"]
    assert json.loads(chat.template_arguments) == {"mood": "calm"}
    for name in ("parallel_tool_calls", "add_generation_prompt", "continue_final_message",
                 "separate_reasoning"):
        assert chat.HasField(name) and getattr(chat, name) is False
    assert chat.HasField("max_reasoning_tokens") and chat.max_reasoning_tokens == 0
    assert chat.reasoning_effort == "low" and chat.parse_special_in_content
    assert request.sampling.HasField("temperature") and request.stopping.stop == ["x"]


@pytest.mark.parametrize("choice, expected", [
    ("auto", {"mode": "TOOL_CHOICE_MODE_AUTO"}), ("none", {"mode": "TOOL_CHOICE_MODE_NONE"}),
    ("get_weather", {"name": "get_weather"}), (pb.ToolChoice(name="auto"), {"name": "auto"})])
def test_choices_of_tools(choice, expected):
    assert chat_request(HELLO, {"tool_choice": choice}).chat.tool_choice == pb.ToolChoice(**expected)


def test_messages_may_be_written_as_openais_clients_do():
    ours = [pb.ChatMessage(role="assistant", reasoning="hm", tool_calls=[
                pb.ToolCall(id="c1", name="f", arguments='{"x": 1}')]),
            {"role": "tool", "tool_call_id": "c1", "content": "y"}]
    theirs = [{"role": "assistant", "content": None, "reasoning_content": "hm", "refusal": None,
               "tool_calls": [{"id": "c1", "type": "function",
                               "function": {"name": "f", "arguments": '{"x": 1}'}}]},
              {"role": "tool", "tool_call_id": "c1", "content": "y"}]
    tool = {"type": "function", "function": {"name": "f", "parameters": SCHEMA}}
    assert chat_request(theirs, {"tools": [tool]}) == chat_request(
        ours, {"tools": [pb.ChatTool(name="f", parameters=json.dumps(SCHEMA))]})


@pytest.mark.parametrize("messages, options", [
    ([{"role": "user", "contents": "x"}], {}), ([{"role": 5}], {}), (HELLO, {"temprature": 1}),
    (HELLO, {"tools": [{"type": "retrieval"}]}), (HELLO, {"documents": [object()]})])
def test_what_the_protocol_cannot_say(messages, options):
    with pytest.raises((TypeError, ValueError)):
        chat_request(messages, options)


def test_prompts_of_chats_can_be_seen():
    request = tokenize_chat_request(HELLO, {"token_strings": True, "tools": [{"name": "f"}]})
    assert request.token_strings and request.chat.tools[0].name == "f"
    assert not request.text


def test_an_answer_comes_together(server, connect):
    server.will_generate(
        accepted(), reasoning("h"), reasoning("m"), delta("Look", token_ids=[4]),
        call(0, "", id="c1", name="f"), delta(": ", token_ids=[5]), call(0, '{"x": '),
        call(0, "1}"), call(1, "{}", id="c2", name="g"),
        finished(reason=pb.FINISH_REASON_TOOL_CALLS, completion_tokens=9, reasoning_tokens=3))
    answer = connect(server.address).call("chat", HELLO, tools=[{"name": "f"}], max_tokens=9)
    assert (answer.reasoning, answer.text, answer.finish_reason) == ("hm", "Look: ", "tool_calls")
    assert [(c.id, c.name, c.arguments) for c in answer.tool_calls] == [
        ("c1", "f", '{"x": 1}'), ("c2", "g", "{}")]
    assert answer.token_ids == [4, 5] and answer.usage.reasoning_tokens == 3
    asked = server.calls[0].request
    assert asked.response.token_ids and asked.stopping.max_tokens == 9
    # What is said next stands behind the answer.
    again = chat_request([*HELLO, answer.message, *HELLO], {}).chat.messages
    assert (again[1].role, again[1].reasoning, again[1].content) == ("assistant", "hm", "Look: ")
    assert again[1].tool_calls[1].name == "g"


def test_events_have_types(server):
    server.will_generate(accepted(), reasoning("r"), delta("a"), call(0, "{}", id="c", name="f"),
                         finished())
    with longspan.Client(server.address) as client:
        events = list(client.stream_chat(HELLO))
    assert [type(event) for event in events] == [
        longspan.Accepted, longspan.ReasoningDelta, longspan.TokenDelta, longspan.ToolCallDelta,
        longspan.Finished]


def test_reasoning_is_part_of_the_answer(server, connect):
    """What has begun is not begun anew."""
    from scripted_server import retry_after
    server.will_generate(accepted(), reasoning("r"), retry_after(0.5))
    with pytest.raises(longspan.OverloadedError):
        connect(server.address).call("chat", HELLO)
    assert len(server.calls) == 1


def test_a_chat_that_is_left_is_cancelled(server):
    server.will_generate(accepted(), reasoning("r"), Hang())
    with longspan.Client(server.address) as client:
        events = client.stream_chat(HELLO)
        assert isinstance(next(events), longspan.Accepted)
        events.close()
        assert server.calls[0].left.wait(PATIENCE_S)
