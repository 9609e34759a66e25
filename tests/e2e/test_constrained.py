"""Answers that are held to a form, over HTTP with the official openai package and over gRPC: whatever
the model draws, at any temperature, what comes to its end is of the form."""

import json
import re

import grpc
import jsonschema
import openai
import pydantic
import pytest
import requests
from constrained_chats import CALLS_TEMPLATE
from daemon import PATIENCE_S, Reflected

MESSAGES = [{"role": "user", "content": "What is the weather?"}]

# Short, so that a model that knows nothing of them comes to their end.
SCHEMA = {"type": "object", "properties": {"fair": {"type": "boolean"},
                                           "wind": {"enum": ["none", "some"]}},
          "required": ["fair", "wind"], "additionalProperties": False}


def tool(name, **function):
    return {"type": "function", "function": {"name": name, "parameters": SCHEMA, **function}}


TOOLS = [tool("get_weather"), tool("get_wind")]


@pytest.fixture(scope="module")
def hermes(start_shared_daemon, tmp_path_factory):
    template = tmp_path_factory.mktemp("template") / "tools.jinja"
    template.write_text(CALLS_TEMPLATE)
    return start_shared_daemon("--chat-template", template)


@pytest.fixture(scope="module")
def client(hermes):
    with openai.OpenAI(base_url=f"{hermes.http}/v1", api_key="x", max_retries=0) as opened:
        yield opened


@pytest.fixture
def reflected(hermes):
    client = Reflected(hermes.grpc)
    yield client
    client.close()


def ask(client, seed=1, **fields):
    return client.chat.completions.create(model="demo", messages=MESSAGES, temperature=1, seed=seed,
                                          max_tokens=400, **fields).choices[0]


def post(daemon, path="/v1/completions", **body):
    return requests.post(f"{daemon.http}{path}", json={"max_tokens": 400, **body}, timeout=PATIENCE_S)


def check_calls(message, names):
    assert message.tool_calls and not message.content
    for call in message.tool_calls:
        assert call.function.name in names
        jsonschema.validate(json.loads(call.function.arguments), SCHEMA)


class Weather(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid")
    fair: bool
    degrees: list[int] = pydantic.Field(min_length=1, max_length=3)


def test_pydantic_models_are_parsed(client):
    for seed in range(4):
        answer = client.chat.completions.parse(model="demo", messages=MESSAGES, temperature=1,
                                               seed=seed, max_tokens=400, response_format=Weather)
        choice = answer.choices[0]
        assert choice.finish_reason == "stop"
        assert 1 <= len(choice.message.parsed.degrees) <= 3


def test_json_schemas_and_objects(client):
    named = {"type": "json_schema",
             "json_schema": {"name": "weather", "strict": True, "schema": SCHEMA}}
    for seed in range(4):
        choice = ask(client, seed, response_format=named)
        assert choice.finish_reason == "stop"
        jsonschema.validate(json.loads(choice.message.content), SCHEMA)
    any_object = ask(client, response_format={"type": "json_object"})
    assert any_object.message.content.startswith("{")
    if any_object.finish_reason == "stop":
        assert isinstance(json.loads(any_object.message.content), dict)


@pytest.mark.parametrize("form, matches", [
    ({"regex": r"[A-C]{2}-\d{3}"}, lambda text: re.fullmatch(r"[A-C]{2}-\d{3}", text)),
    ({"choice": ["yes", "no", "per\u00fcs"]}, lambda text: text in ("yes", "no", "per\u00fcs")),
    ({"grammar": 'root ::= "a" ("b" | "c")+ "d"'}, lambda text: re.fullmatch("a[bc]+d", text)),
    ({"json": {"type": "integer", "minimum": 3, "maximum": 17}}, lambda text: 3 <= int(text) <= 17),
])
def test_other_forms_on_both_endpoints(hermes, form, matches):
    for seed in range(3):
        fields = {"temperature": 1, "seed": seed, "structured_outputs": form}
        completion = post(hermes, prompt="x", **fields).json()["choices"][0]
        assert completion["finish_reason"] == "stop" and matches(completion["text"])
        chat = post(hermes, "/v1/chat/completions", messages=MESSAGES, **fields).json()["choices"][0]
        assert matches(chat["message"]["content"])


def test_a_stream_says_the_same(client):
    named = {"type": "json_schema", "json_schema": {"name": "weather", "schema": SCHEMA}}
    whole = ask(client, response_format=named).message.content
    chunks = client.chat.completions.create(model="demo", messages=MESSAGES, temperature=1, seed=1,
                                            max_tokens=400, response_format=named, stream=True)
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks) == whole


def test_what_is_cut_off_says_so(client):
    endless = {"type": "json_schema", "json_schema": {"name": "n", "schema": {
        "type": "array", "items": {"type": "boolean"}, "minItems": 300}}}
    assert client.chat.completions.create(model="demo", messages=MESSAGES, max_tokens=8,
                                          response_format=endless).choices[0].finish_reason == "length"


def test_required_calls(client):
    for seed in range(4):
        choice = ask(client, seed, tools=TOOLS, tool_choice="required", parallel_tool_calls=False)
        assert choice.finish_reason == "tool_calls"
        check_calls(choice.message, {"get_weather", "get_wind"})
        assert len(choice.message.tool_calls) == 1


def test_a_named_call(client):
    named = {"type": "function", "function": {"name": "get_wind"}}
    choice = ask(client, tools=TOOLS, tool_choice=named)
    assert choice.finish_reason == "stop", "OpenAI's, where the function is named"
    check_calls(choice.message, {"get_wind"})
    assert len(choice.message.tool_calls) == 1


def test_calls_stream_as_they_are_written(client):
    named = {"type": "function", "function": {"name": "get_wind"}}
    chunks = client.chat.completions.create(model="demo", messages=MESSAGES, temperature=1, seed=1,
                                            max_tokens=400, tools=TOOLS, tool_choice=named, stream=True)
    deltas = [call for chunk in chunks for call in chunk.choices[0].delta.tool_calls or []]
    assert deltas[0].function.name == "get_wind" and len(deltas) > 2
    jsonschema.validate(json.loads("".join(call.function.arguments for call in deltas)), SCHEMA)


def test_every_format_of_calls(start_daemon, tmp_path):
    for parser in ("hermes", "llama3_json", "mistral", "json"):
        template = tmp_path / f"{parser}.jinja"
        template.write_text(CALLS_TEMPLATE)
        daemon = start_daemon("--chat-template", template, "--tool-call-parser", parser)
        with openai.OpenAI(base_url=f"{daemon.http}/v1", api_key="x", max_retries=0) as client:
            choice = ask(client, tools=TOOLS, tool_choice="required", parallel_tool_calls=False)
            check_calls(choice.message, {"get_weather", "get_wind"})
        daemon.stop()


def test_beside_tools_the_form_is_that_of_the_answer(client):
    for seed in range(4):
        choice = ask(client, seed, tools=TOOLS, extra_body={"structured_outputs": {"choice": ["yes"]}})
        if choice.message.tool_calls:
            first = choice.message.tool_calls[0]
            assert first.function.name in ("get_weather", "get_wind")
        else:
            assert choice.message.content == "yes"


def test_the_form_begins_after_reasoning(start_daemon, tmp_path):
    template = tmp_path / "thinks.jinja"
    template.write_text(CALLS_TEMPLATE + "{# </think> #}")
    daemon = start_daemon("--chat-template", template)
    fields = {"messages": MESSAGES, "temperature": 1, "structured_outputs": {"choice": ["yes"]}}
    # A model that does not know how to end its reasoning is cut off inside.
    cut = post(daemon, "/v1/chat/completions", chat_template_kwargs={"enable_thinking": True},
               max_tokens=8, **{**fields}).json()["choices"][0]
    assert cut["finish_reason"] == "length" and not cut["message"]["content"]
    may = post(daemon, "/v1/chat/completions", **fields).json()["choices"][0]
    assert may["message"]["content"] == "yes" or "reasoning_content" in may["message"]


def test_grpc_says_the_same(hermes, reflected):
    fields = {"sampling": {"temperature": 1, "seed": 5}, "stopping": {"max_tokens": 400}}
    for form, value in (("regex", "[a-z]{3}"), ("json_schema", json.dumps(SCHEMA)),
                        ("choice", {"texts": ["yes", "no"]}), ("grammar", 'root ::= "a"+ "b"')):
        events = reflected.generate(text="x", **fields, **{form: value})
        text = "".join(event.token_delta.text for event in events)
        name = {"json_schema": "json"}.get(form, form)
        over_http = post(hermes, prompt="x", temperature=1, seed=5,
                         structured_outputs={name: value["texts"] if form == "choice" else value})
        assert text == over_http.json()["choices"][0]["text"]
    chat = {"messages": [{"role": "user", "content": "x"}],
            "tools": [{"name": "f", "parameters": json.dumps(SCHEMA)}], "tool_choice": {"mode": 3}}
    *events, last = reflected.generate(chat=chat, **fields)
    calls = [event.tool_call_delta for event in events if event.HasField("tool_call_delta")]
    assert calls[0].name == "f"
    if last.finished.reason == 3:
        first = "".join(call.arguments for call in calls if call.call_index == 0)
        jsonschema.validate(json.loads(first), SCHEMA)


def test_n_samples_and_free_neighbours(hermes):
    fields = {"prompt": "The weather", "temperature": 1, "seed": 9}
    free = post(hermes, **{**fields, "max_tokens": 16}).json()["choices"][0]["text"]
    held = post(hermes, n=3, structured_outputs={"regex": "[a-z]{4}"}, **fields).json()["choices"]
    assert all(re.fullmatch("[a-z]{4}", choice["text"]) for choice in held)
    assert post(hermes, **{**fields, "max_tokens": 16}).json()["choices"][0]["text"] == free


@pytest.mark.parametrize("fields, param, words", [
    ({"response_format": {"type": "json_schema", "json_schema": {"name": "n", "schema": {
        "properties": {"a": {"not": {}}}}}}}, "response_format.json_schema.schema", "/properties/a"),
    ({"structured_outputs": {"regex": "(a"}}, "structured_outputs.regex", "structured_outputs.regex"),
    ({"structured_outputs": {"regex": "((a{99}){99}){99}"}}, "structured_outputs.regex", "4096"),
    ({"structured_outputs": {"grammar": "root ::= root"}}, "structured_outputs.grammar", "root"),
    ({"structured_outputs": {"json": "{"}}, "structured_outputs.json", "JSON"),
    ({"guided_json": {}, "guided_regex": "a"}, "guided_regex", "exclude each other"),
    ({"structured_outputs": {"regex": "a"}, "ignore_eos": True}, "ignore_eos", "exclude each other"),
    ({"tools": [tool("f", strict=True, parameters={"uniqueItems": True})]},
     "tools[0].function.parameters", "uniqueItems"),
    ({"tools": [tool("f", parameters={"type": "array"})], "tool_choice": "required"},
     "tools[0].function.parameters", "object"),
])
def test_what_is_not_served_is_named(hermes, fields, param, words):
    answer = post(hermes, "/v1/chat/completions", messages=MESSAGES, **fields)
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert error["param"] == param and words in error["message"], error


def test_refusals_over_grpc(reflected):
    for form, value in (("json_schema", '{"not": {}}'), ("regex", "("), ("grammar", ""),
                        ("choice", {})):
        with pytest.raises(grpc.RpcError) as error:
            list(reflected.generate(text="x", **{form: value}))
        assert error.value.code() == grpc.StatusCode.INVALID_ARGUMENT, form
        assert form in error.value.details()


def test_metrics_count_them(hermes):
    def count(outcome):
        text = requests.get(f"{hermes.http}/metrics", timeout=PATIENCE_S).text
        return float(re.search(rf'constraints_total{{outcome="{outcome}"}} (\S+)', text).group(1))
    before = {outcome: count(outcome) for outcome in ("compiled", "cached", "refused")}
    for _ in range(2):
        post(hermes, prompt="x", structured_outputs={"regex": "[xyz]{5}"})
    post(hermes, prompt="x", structured_outputs={"regex": "("})
    assert {outcome: count(outcome) - before[outcome] for outcome in before} == {
        "compiled": 1, "cached": 1, "refused": 1}
