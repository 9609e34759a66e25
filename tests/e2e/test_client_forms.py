"""The flags of longspan complete and longspan chat that hold an answer to a form."""

import json
import re

import jsonschema
import pytest
import requests
from daemon import PATIENCE_S, run_client

SCHEMA = {"type": "object", "properties": {"fair": {"type": "boolean"},
                                           "wind": {"enum": ["none", "some"]}},
          "required": ["fair", "wind"], "additionalProperties": False}
GRAMMAR = 'root ::= "a" ("b" | "c")+ "d"'
MANY_CHOICES = [part for number in range(1001) for part in ("--choice", number)]
COMMANDS = {"complete": ("complete", "The weather"), "chat": ("chat", "--message", "The weather")}
command_of = pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)


@pytest.fixture
def file(tmp_path):
    """Writes a text and gives the path of its file."""
    def write(text):
        (tmp_path / "form").write_text(text)
        return tmp_path / "form"
    return write


def answer(daemon, command, *flags, code=0):
    name, *prompt = command
    done = run_client(daemon, name, "--temperature", 1, "--seed", 7, "-m", 300, *flags, *prompt)
    assert done.returncode == code, done.stderr
    return done.stdout.removesuffix("\n") if code == 0 else done.stderr


@command_of
def test_forms_of_text(daemon, command, file):
    assert re.fullmatch(r"[A-C]{2}-\d{3}", answer(daemon, command, "--regex", r"[A-C]{2}-\d{3}"))
    assert re.fullmatch("a[bc]+d", answer(daemon, command, "--grammar", file(GRAMMAR)))
    for choices in (["yes"], ["yes", "no", "per\u00fcs"]):
        flags = [flag for text in choices for flag in ("--choice", text)]
        assert answer(daemon, command, *flags) in choices


@command_of
def test_forms_of_json(daemon, command, file):
    schema = file(json.dumps(SCHEMA))
    jsonschema.validate(json.loads(answer(daemon, command, "--json-schema", schema)), SCHEMA)
    # Any object: where it is cut off, what there is begins one.
    assert answer(daemon, command, "--json-object").startswith("{")


def test_complete_says_what_http_says(daemon, file):
    fields = {"prompt": "The weather", "temperature": 1, "seed": 7, "max_tokens": 300}
    for flag, text, form in (("--json-schema", json.dumps(SCHEMA), {"json": SCHEMA}),
                             ("--grammar", GRAMMAR, {"grammar": GRAMMAR})):
        over_http = requests.post(f"{daemon.http}/v1/completions", timeout=PATIENCE_S,
                                  json={**fields, "structured_outputs": form}).json()
        assert answer(daemon, COMMANDS["complete"], flag, file(text)) == over_http["choices"][0]["text"]


def test_every_turn_of_a_chat_is_held(daemon):
    done = run_client(daemon, "chat", "--temperature", 1, "--regex", "[xyz]{4}", stdin="One.\nTwo.\n")
    assert done.returncode == 0, done.stderr
    assert re.fullmatch("([xyz]{4}\n){2}", done.stdout), done.stdout


@command_of
@pytest.mark.parametrize("flag, text, told", [
    ("--json-schema", '{"properties": {"a": {"not": {}}}}', "/properties/a"),
    ("--json-schema", "{", "JSON"),
    ("--grammar", "root ::= other", "other"),
    ("--grammar", "", "grammar"),
])
def test_a_bad_file_names_its_flag(daemon, command, flag, text, told, file):
    error = answer(daemon, command, flag, file(text), code=1)
    assert f"({flag})" in error and told in error, error


@command_of
@pytest.mark.parametrize("flags, named, told", [
    (("--regex", "(a"), "--regex", "not closed"),
    (("--regex", "((a{99}){99}){99}"), "--regex", "4096"),
    (MANY_CHOICES, "--choice", "1000"),
    (("--regex", "a", "--ignore-eos"), "--ignore-eos", "exclude each other"),
])
def test_a_bad_value_names_its_flag(daemon, command, flags, named, told):
    error = answer(daemon, command, *flags, code=1)
    assert f"({named})" in error and told in error, error


@command_of
@pytest.mark.parametrize("flag", ["--json-schema", "--grammar"])
def test_a_file_that_cannot_be_read_is_named(daemon, command, flag, tmp_path):
    for path, why in ((tmp_path, "Is a directory"), (tmp_path / "nothing", "No such file")):
        error = answer(daemon, command, flag, path, code=64)
        assert flag in error and f"cannot read {path}: {why}" in error, error


@command_of
def test_forms_exclude_each_other(daemon, command, file):
    for flags in (("--json-object", "--regex", "a"), ("--choice", "a", "--regex", "a"),
                  ("--json-schema", file("{}"), "--grammar", file("{}"))):
        names = [flag for flag in flags if str(flag).startswith("--")]
        error = answer(daemon, command, *flags, code=64)
        assert all(name in error for name in names), error
