"""Every field of a completion and of a chat at, inside and outside of the bounds that deploy/request_fields.toml
documents, on both protocols, through their sockets."""

import json
import math
import re
import struct
import tomllib
import urllib.request

import grpc
import pytest
from daemon import PATIENCE_S, ROOT, Daemon, Reflected

TABLE = tomllib.loads((ROOT / "deploy" / "request_fields.toml").read_text())
FIELDS, CHAT_FIELDS = TABLE["field"], TABLE["chat_field"]
CONTEXT_TOKENS = 256
PROMPT_TOKENS = 1
MAX_TOKENS = 8  # of requests that say it to have a bound by it
BOUNDS = {"context": CONTEXT_TOKENS, "remaining": CONTEXT_TOKENS - PROMPT_TOKENS,
          "max_tokens": MAX_TOKENS}

# Members of CreateCompletionRequest in OpenAI's published specification.
OPENAI_FIELDS = {
    "model", "prompt", "best_of", "echo", "frequency_penalty", "logit_bias", "logprobs",
    "max_tokens", "n", "presence_penalty", "seed", "stop", "stream",
    "stream_options.include_usage", "stream_options.include_obfuscation", "suffix", "temperature",
    "top_p", "user"}
# Legal values that a slow machine may not meet; it then answers 429 or 504, not 400.
MAY_BE_LATE = {"queue_timeout_ms", "ttft_slo_ms"}


# Reads tools and one argument, and says nothing of them: names may take most of the context. Its
# model marks reasoning.
TEMPLATE = """{% if tools %}t{% endif %}{{ mood }}
{%- for message in messages %}{{ message.role[0] + message.content }}{% endfor %}
{%- if add_generation_prompt %}a{% endif %}{# </think> #}"""


@pytest.fixture(scope="module")
def daemon(tmp_path_factory):
    template = tmp_path_factory.mktemp("template") / "chat.jinja"
    template.write_text(TEMPLATE)
    started = Daemon("--threads", "2", "--max-context-tokens", CONTEXT_TOKENS,
                     "--request-tenants", "on", "--chat-template", template)
    yield started
    started.stop()


@pytest.fixture(scope="module")
def reflected(daemon):
    client = Reflected(daemon.grpc)
    yield client
    client.close()


def next_double(value, towards):
    return math.nextafter(value, towards)


def as_float(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def next_float(value, towards):
    """The neighbour of the float that is nearest to `value`."""
    nearest = as_float(value)
    if nearest == 0:
        return math.copysign(1.401298464324817e-45, towards)
    bits = struct.unpack("i", struct.pack("f", nearest))[0]
    away = (towards > nearest) == (nearest > 0)
    return struct.unpack("f", struct.pack("i", bits + (1 if away else -1)))[0]


def around(field, next_number):
    """The values at and inside of the bounds, and those just outside."""
    if "least" not in field:
        return [], []
    least, most = field["least"], BOUNDS.get(field["most"], field["most"])
    if field["type"] == "integer":
        return [least, least + 1, most - 1, most, *field.get("also", [])], \
            [value for value in (least - 1, most + 1) if value not in field.get("also", [])]
    return [least, next_number(least, math.inf), next_number(most, -math.inf), most], \
        [next_number(least, -math.inf), next_number(most, math.inf)]


def of_size(field):
    """Lists and texts that are as long as they may be, and one longer."""
    served, refused = [], []
    if "most_bytes" in field:
        most = field["most_bytes"]
        several = "list" in field["type"]
        served.append(["s" * most] if several else "s" * most)
        refused.append(["s" * (most + 1)] if several else "s" * (most + 1))
    if "most_entries" in field and field["type"].startswith("text"):
        most = field["most_entries"]
        served.append([f"no such text {i}" for i in range(most)])
        refused.append([f"no such text {i}" for i in range(most + 1)])
    elif "most_entries" in field and field["type"] == "token ids":
        most = field["most_entries"]
        served.append(list(range(300, 300 + most)))
        refused.append(list(range(300, 301 + most)))
    elif "most_entries" in field:
        most = field["most_entries"]
        served.append({str(300 + i): 1 for i in range(most)})
        refused.append({str(300 + i): 1 for i in range(most + 1)})
    return served, refused


def values_of(field, next_number):
    served, refused = around(field, next_number)
    if field["type"] == "numbers by token id":
        served, refused = ([{"300": value} for value in values] for values in (served, refused))
    longest, longer = of_size(field)
    if field["type"] == "boolean" and "served" not in field:
        served = [True, False]
    return [*served, *longest, *field.get("served", [])], \
        [*refused, *longer, *field.get("refused", [])]


def nested(path, value):
    for name in reversed(path.split(".")):
        value = {name: value}
    return value


def joined(first, second):
    both = dict(first)
    for name, value in second.items():
        both[name] = joined(both[name], value) \
            if isinstance(value, dict) and isinstance(both.get(name), dict) else value
    return both


# --- HTTP ---------------------------------------------------------------------------------------

def http_cases():
    for field in FIELDS:
        if "http" in field:
            served, refused = values_of(field, next_double)
            for value in [*served, None]:
                yield field["http"], value, True
            for value in refused:
                yield field["http"], value, False


def http_body(name, value):
    body = {"prompt": "x", "max_tokens": 2}
    if name == "max_completion_tokens":
        del body["max_tokens"]
    if name == "min_tokens":
        body["max_tokens"] = MAX_TOKENS
    if name == "best_of":
        body["n"] = 2
    if name.startswith("stream_options."):
        body["stream"] = True
    return joined(body, nested(name, value))


def post(daemon, body, path="/v1/completions"):
    """Python's own client: what is sent is what json writes, to the last digit."""
    request = urllib.request.Request(f"{daemon.http}{path}", json.dumps(body).encode(),
                                     {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def shortened(value):
    text = json.dumps(value)
    return text if len(text) < 40 else f"{text[:37]}...{len(text)}"


@pytest.mark.parametrize("name,value,is_served", http_cases(), ids=shortened)
def test_over_http(daemon, name, value, is_served):
    status, answer = post(daemon, http_body(name, value))
    if name == "prompt" and value is None:
        is_served = False
    if is_served:
        late = {429, 504} if name in MAY_BE_LATE else set()
        assert status in {200} | late, answer
        assert status != 200 or "error" not in answer
        return
    assert status in (400, 404), answer
    error = json.loads(answer)["error"]
    assert error["param"].split("[")[0].startswith(name), answer
    assert name.split(".")[-1] in error["message"] or name in ("prompt", "model"), answer


# --- gRPC ---------------------------------------------------------------------------------------

def leaves(descriptor, path=""):
    for field in descriptor.fields:
        is_list = field.message_type is not None and field.label == field.LABEL_REPEATED
        here = f"{path}{field.name}{'[]' if is_list else ''}"
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            yield here.removesuffix("[]"), field
        elif field.message_type is None:
            yield here, field
        else:
            yield from leaves(field.message_type, f"{here}.")


def can_be_said(field, value):
    """Whether the message has room for the value at all."""
    bits = {field.CPPTYPE_INT32: (-2**31, 2**31), field.CPPTYPE_INT64: (-2**63, 2**63),
            field.CPPTYPE_UINT32: (0, 2**32), field.CPPTYPE_UINT64: (0, 2**64)}
    if field.cpp_type not in bits:
        return True
    least, end = bits[field.cpp_type]
    values = value if isinstance(value, list) else [value]
    return all(least <= one < end for one in values)


def grpc_fields(path, value):
    fields = {"text": "x", "stopping": {"max_tokens": 2}}
    if path == "stopping.min_tokens":
        fields["stopping"]["max_tokens"] = MAX_TOKENS
    if path.startswith("token_ids"):
        del fields["text"]
    if path == "sampling.logit_bias":
        value = {int(token): bias for token, bias in value.items()}
    return joined(fields, nested(path, value))


def grpc_cases():
    for field in FIELDS:
        if "grpc" in field:
            served, refused = values_of(field, next_float)
            for value, is_served in [*((one, True) for one in served),
                                     *((one, False) for one in refused)]:
                yield field["grpc"], value, is_served


@pytest.mark.parametrize("path,value,is_served", grpc_cases(), ids=shortened)
def test_over_grpc(reflected, path, value, is_served):
    message = reflected.pool.FindMessageTypeByName("longspan.v1.GenerateRequest")
    if not can_be_said(dict(leaves(message))[path], value):
        assert not is_served
        return
    try:
        events = list(reflected.generate(**grpc_fields(path, value)))
    except grpc.RpcError as error:
        late = {grpc.StatusCode.RESOURCE_EXHAUSTED, grpc.StatusCode.DEADLINE_EXCEEDED}
        if is_served and path.split(".")[-1] in MAY_BE_LATE and error.code() in late:
            return
        assert not is_served, error.details()
        assert error.code() in (grpc.StatusCode.INVALID_ARGUMENT, grpc.StatusCode.NOT_FOUND)
        details = dict(error.trailing_metadata())["grpc-status-details-bin"]
        named = "prompt" if path in ("text", "token_ids.ids") else path
        assert named.encode() in details, error.details()
    else:
        assert is_served and events[-1].HasField("finished")


# --- chats, on both ------------------------------------------------------------------------------

# Which of the messages has the field.
MESSAGE_OF = {"tool_calls": 1, "reasoning": 1, "reasoning_content": 1, "tool_call_id": 2}


def conversation(call, tool):
    return {"messages": [{"role": "user", "content": "x"},
                         {"role": "assistant", "content": "", "tool_calls": [call]},
                         {"role": "tool", "content": "x"}, {"role": "assistant", "content": "x"}],
            "tools": [tool]}


def with_value(chat, path, value):
    """The conversation with one field changed; of lists, that of the element that has it."""
    place, names = chat, path.split(".")
    for name, following in zip(names, names[1:]):
        if name.endswith("[]"):
            index = MESSAGE_OF.get(following.removesuffix("[]"), 0) if name == "messages[]" else 0
            place = place[name.removesuffix("[]")][index]
        else:
            place = place.setdefault(name, {})
    place[names[-1]] = value
    return chat


def chat_cases(protocol, next_number):
    for field in CHAT_FIELDS:
        if protocol in field:
            served, refused = values_of(field, next_number)
            yield from ((field[protocol], value, True) for value in served)
            yield from ((field[protocol], value, False) for value in refused)


@pytest.mark.parametrize("name,value,is_served", chat_cases("http", next_double), ids=shortened)
def test_chats_over_http(daemon, name, value, is_served):
    body = conversation({"id": "call_1", "type": "function", "function": {"name": "f"}},
                        {"type": "function", "function": {"name": "f"}})
    if name == "top_logprobs":
        body["logprobs"] = True
    if name == "continue_final_message":
        body["add_generation_prompt"] = False
    status, answer = post(daemon, {"max_tokens": 2, **with_value(body, name, value)},
                          "/v1/chat/completions")
    if is_served:
        assert status == 200 and "error" not in answer, answer
        return
    assert status == 400, answer
    param = re.sub(r"\[\d+\]", "[]", json.loads(answer)["error"]["param"])
    assert param.startswith(name), answer


@pytest.mark.parametrize("path,value,is_served", chat_cases("grpc", next_float), ids=shortened)
def test_chats_over_grpc(reflected, path, value, is_served):
    request = {"chat": conversation({"id": "call_1", "name": "f"}, {"name": "f"}),
               "stopping": {"max_tokens": 2}}
    if path == "chat.continue_final_message":
        request["chat"]["add_generation_prompt"] = False
    with_value(request["chat"], path.removeprefix("chat."), value)
    try:
        events = list(reflected.generate(**request))
    except grpc.RpcError as error:
        assert not is_served, error.details()
        assert error.code() == grpc.StatusCode.INVALID_ARGUMENT
        details = dict(error.trailing_metadata())["grpc-status-details-bin"]
        named = re.sub(r"(tool_choice)\..*", r"\1", path)
        assert named.encode() in re.sub(rb"\[\d+\]", b"[]", details), error.details()
    else:
        assert is_served and events[-1].HasField("finished")


# --- the table itself ---------------------------------------------------------------------------

def names_read(*sources):
    """The members of a body that these sources ask for."""
    text = "".join((ROOT / "server" / source).read_text() for source in sources)
    return set(re.findall(r'fields(?:->\w+\(|\.\w+\(|, )"(\w+)"[),]', text))


def members(fields):
    return {re.split(r"[.\[]", field["http"])[0] for field in fields if "http" in field}


def test_the_table_has_every_field(reflected):
    assert OPENAI_FIELDS - {field.get("http") for field in FIELDS} == set()
    read = names_read("openai/fields.cc", "openai/request.cc")
    assert len(read) > 40 and read - members(FIELDS) == set()
    read = names_read("openai/chat_request.cc")
    assert len(read) > 15 and read - members([*FIELDS, *CHAT_FIELDS]) == set()
    message = reflected.pool.FindMessageTypeByName("longspan.v1.GenerateRequest")
    over_grpc = {field["grpc"] for field in [*FIELDS, *CHAT_FIELDS] if "grpc" in field}
    assert {path for path, _ in leaves(message)} == over_grpc


def test_every_bound_of_the_table_is_tried():
    for field in [*FIELDS, *CHAT_FIELDS]:
        served, refused = values_of(field, next_double)
        if field in CHAT_FIELDS:  # some of them take whatever their type holds
            assert served or refused, field
        elif field["type"] != "boolean" or "served" in field:
            assert served and refused, field
        assert set(field) <= {"http", "grpc", "type", "least", "most", "also", "most_entries",
                              "most_bytes", "flag", "served", "refused", "default", "meaning"}


# --- what the values at the bounds mean ---------------------------------------------------------

def test_top_p_of_nothing_leaves_the_likeliest_token(daemon, reflected):
    likeliest = daemon.complete("The code is", max_tokens=6).json()["choices"][0]["text"]
    fields = {"max_tokens": 6, "temperature": 2, "top_p": 0}
    for seed in (-1, 0, 1):
        answer = daemon.complete("The code is", seed=seed, **fields)
        assert answer.json()["choices"][0]["text"] == likeliest
    events = reflected.generate(text="The code is", sampling={"temperature": 2, "top_p": 0},
                                stopping={"max_tokens": 6})
    assert "".join(event.token_delta.text for event in events) == likeliest


def test_a_negative_seed_is_that_of_the_same_bits(daemon):
    def text(seed):
        answer = daemon.complete("x", max_tokens=12, temperature=1.5, seed=seed)
        return answer.json()["choices"][0]["text"]
    assert text(-1) == text(2**64 - 1)
    assert text(-2**63) == text(2**63)
    assert text(-1) != text(1)


def test_max_tokens_may_have_either_name_but_not_two_values(daemon):
    def post_both(**fields):
        return post(daemon, {"prompt": "x", "temperature": 0, "ignore_eos": True, **fields})
    status, answer = post_both(max_completion_tokens=3)
    assert status == 200 and json.loads(answer)["usage"]["completion_tokens"] == 3
    assert post_both(max_completion_tokens=3, max_tokens=3)[0] == 200
    status, answer = post_both(max_completion_tokens=3, max_tokens=4)
    assert (status, json.loads(answer)["error"]["param"]) == (400, "max_completion_tokens")


@pytest.mark.parametrize("n", [1, 3])
def test_no_tokens_are_an_empty_completion(daemon, reflected, n):
    prompts = [[300, 301, 302], [303]]
    answer = daemon.complete(prompts, max_tokens=0, n=n).json()
    assert [(choice["text"], choice["finish_reason"]) for choice in answer["choices"]] \
        == [("", "length")] * 2 * n
    assert (answer["usage"]["prompt_tokens"], answer["usage"]["completion_tokens"]) == (4, 0)

    with daemon.stream(prompts, max_tokens=0, n=n,
                       stream_options={"include_usage": True}) as stream:
        *events, done = [line.removeprefix(b"data: ") for line in stream.iter_lines() if line]
    assert done == b"[DONE]"
    *chunks, last = map(json.loads, events)
    choices = [choice for chunk in chunks for choice in chunk["choices"]]
    assert sorted((choice["index"], choice["text"], choice["finish_reason"])
                  for choice in choices) == [(i, "", "length") for i in range(2 * n)]
    assert (last["usage"]["prompt_tokens"], last["usage"]["completion_tokens"]) == (4, 0)

    events = list(reflected.generate(token_ids={"ids": prompts[0]}, sampling={"n": n},
                                     stopping={"max_tokens": 0}))
    ends = [event.finished for event in events if event.HasField("finished")]
    assert [(end.index, end.reason, end.usage.prompt_tokens, end.usage.completion_tokens)
            for end in ends] == [(i, 2, 3, 0) for i in range(n)]
    assert not any(event.HasField("token_delta") for event in events)


@pytest.mark.parametrize("stop,shown", [("<|im_start|>", ""), ("im_start", ""),
                                        ("<|im_start|><|im_start|>", ""),
                                        ("<|im_start|>no", None)])
def test_a_stop_string_may_be_a_hidden_token(daemon, reflected, stop, shown):
    """1 is <|im_start|>, and all that may be drawn."""
    answer = daemon.complete("x", max_tokens=5, allowed_token_ids=[1], stop=stop).json()
    choice, tokens = answer["choices"][0], answer["usage"]["completion_tokens"]
    events = list(reflected.generate(text="x", sampling={"allowed_token_ids": [1]},
                                     stopping={"max_tokens": 5, "stop": [stop]}))
    end = events[-1].finished
    assert end.usage.completion_tokens == tokens
    if shown is None:
        assert (choice["finish_reason"], tokens, end.reason) == ("length", 5, 2)
        return
    assert (choice["text"], choice["finish_reason"]) == (shown, "stop")
    assert tokens == stop.count("<|im_start|>") or stop == "im_start" and tokens == 1
    assert (end.reason, end.stop_string) == (1, stop)
