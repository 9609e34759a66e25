"""Options become fields of the protocol, all of them, and only those that are given."""

import pytest
from longspan.requests import PARTS, GenerateOptions, generate_request
from longspan.v1.inference_pb2 import GenerateRequest

VALUES = {"logit_bias": {5: 1.5}, "allowed_token_ids": [5, 6], "stop": ["a", "b"],
          "stop_token_ids": [7]}


def test_options_are_the_protocols_fields():
    groups = [field for field in GenerateRequest.DESCRIPTOR.fields
              if field.name not in ("text", "token_ids", "chat")]
    forms = GenerateRequest.DESCRIPTOR.oneofs_by_name["constraint"].fields
    names = [inner.name for group in groups for inner in
             (group.message_type.fields if group.message_type and group not in forms else [group])]
    assert len(set(names)) == len(names) > 30
    assert set(GenerateOptions.__annotations__) == set(names) == set(PARTS)


@pytest.mark.parametrize("name", sorted(PARTS.keys() - {"choice"}))
def test_each_option_reaches_its_field(name):
    part = PARTS[name]
    empty = generate_request("x", {})
    field = (getattr(empty, part) if part else empty).DESCRIPTOR.fields_by_name[name]
    value = VALUES.get(name) or {field.CPPTYPE_STRING: "v", field.CPPTYPE_BOOL: False}.get(
        field.cpp_type, 0)
    request = generate_request("x", {name: value})
    place = getattr(request, part) if part else request
    if name in VALUES:
        assert type(value)(getattr(place, name)) == value
    else:
        assert place.HasField(name) and getattr(place, name) == value
    assert generate_request("x", {name: None}) == empty
    assert request != empty


def test_prompts():
    assert generate_request("text", {}) == GenerateRequest(text="text")
    assert generate_request("", {}).WhichOneof("prompt") == "text"
    assert list(generate_request(iter([1, 2]), {}).token_ids.ids) == [1, 2]
    assert generate_request([], {}).WhichOneof("prompt") == "token_ids"


def test_one_stop_string_is_not_its_letters():
    assert list(generate_request("x", {"stop": "end"}).stopping.stop) == ["end"]


def test_what_an_answer_is_held_to():
    assert list(generate_request("x", {"choice": ["yes", "no"]}).choice.texts) == ["yes", "no"]
    assert generate_request("x", {"json_schema": {"b": 1, "a": "é"}}).json_schema == '{"b": 1, "a": "é"}'
    assert generate_request("x", {"json_schema": "{}", "regex": None}).json_schema == "{}"
    with pytest.raises(ValueError, match="regex and choice exclude each other|choice and regex"):
        generate_request("x", {"choice": ["yes"], "regex": "a"})


@pytest.mark.parametrize("name", ["temprature", "sampling", "prompt", "ids"])
def test_unknown_options(name):
    with pytest.raises(TypeError, match=name):
        generate_request("x", {name: 1})


@pytest.mark.parametrize("seed", [-(2**63), -1, 0, 2**64 - 1])
def test_a_seed_has_a_sign_or_none(seed):
    assert generate_request("x", {"seed": seed}).sampling.seed == seed % 2**64


@pytest.mark.parametrize("options", [{"seed": -(2**63) - 1}, {"seed": 2**64}, {"top_k": 2**31},
                                     {"temperature": "hot"}])
def test_what_the_protocol_cannot_say(options):
    with pytest.raises((TypeError, ValueError)):
        generate_request("x", options)
