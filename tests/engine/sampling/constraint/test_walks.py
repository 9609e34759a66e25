"""Answers that constraint_walk draws at random within constraints, held to other people's judges:
jsonschema for schemas, re for expressions and grammars."""

import collections
import json
import pathlib
import re
import subprocess

import jsonschema
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[4]
DATA = pathlib.Path(__file__).with_name("data")
WALKS = 24
MOST_TOKENS = 600

SCHEMAS = json.loads((DATA / "schemas.json").read_text())
REGEXES = json.loads((DATA / "regexes.json").read_text())
GRAMMARS = json.loads((DATA / "grammars.json").read_text())


def answers(kind, texts):
    """[text]: the answers to each"""
    lines = "".join(json.dumps({"kind": kind, "text": text}) + "\n" for text in texts)
    walk = ROOT / "build/cpu/tests/engine/sampling/constraint/constraint_walk"
    told = subprocess.run([walk, str(WALKS), str(MOST_TOKENS)], input=lines, capture_output=True,
                          text=True, cwd=ROOT)
    assert told.returncode == 0, told.stderr
    by_line = collections.defaultdict(list)
    for line in told.stdout.splitlines():
        answer = json.loads(line)
        by_line[answer["line"]].append(answer)
    return [by_line[line] for line in range(len(texts))]


def complete(drawn, name):
    """Those that came to their end, which nearly all must have."""
    ended = [answer["answer"] for answer in drawn if answer["is_complete"]]
    assert len(drawn) == 2 * WALKS
    assert len(ended) >= 0.9 * len(drawn), f"{name}: {len(ended)} of {len(drawn)} ended"
    return ended


@pytest.fixture(scope="module")
def of_schemas():
    return answers("schema", [json.dumps(case["schema"]) for case in SCHEMAS])


@pytest.fixture(scope="module")
def of_regexes():
    return answers("regex", REGEXES)


@pytest.fixture(scope="module")
def of_grammars():
    return answers("grammar", [case["grammar"] for case in GRAMMARS])


@pytest.mark.parametrize("index", range(len(SCHEMAS)), ids=[case["name"] for case in SCHEMAS])
def test_answers_are_what_the_schema_accepts(of_schemas, index):
    schema, name = SCHEMAS[index]["schema"], SCHEMAS[index]["name"]
    validator = jsonschema.Draft202012Validator(
        schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    for answer in complete(of_schemas[index], name):
        value = json.loads(answer)
        answer.encode()  # no half of a surrogate pair
        json.dumps(value, ensure_ascii=False).encode()
        validator.validate(value)


def test_members_come_in_the_order_of_properties(of_schemas):
    index = [case["name"] for case in SCHEMAS].index("pydantic")
    wanted = list(SCHEMAS[index]["schema"]["properties"])
    for answer in complete(of_schemas[index], "pydantic"):
        assert list(json.loads(answer)) == wanted


def test_answers_to_a_schema_differ(of_schemas):
    """A grammar that is far narrower than its schema would pass the others."""
    for case, drawn in zip(SCHEMAS, of_schemas):
        few = {"null", "annotations", "const_object", "array_empty", "integer_fractional_bounds"}
        distinct = {answer["answer"].strip() for answer in drawn}
        assert len(distinct) > 2 or case["name"] in few, case["name"]


@pytest.mark.parametrize("index", range(len(REGEXES)), ids=REGEXES)
def test_answers_match_the_expression(of_regexes, index):
    wanted = re.compile(REGEXES[index].replace("(?<rest>", "(?P<rest>"))
    for answer in complete(of_regexes[index], REGEXES[index]):
        assert wanted.fullmatch(answer), answer


def is_sum(text):
    """Of the grammar that nests, whose texts are sums of numbers in brackets."""
    while True:
        shorter = re.sub(r"\([0-9]{1,3}(\+[0-9]{1,3})*\)", "0", text)
        if shorter == text:
            return re.fullmatch(r"[0-9]{1,3}(\+[0-9]{1,3})*", text) is not None
        text = shorter


@pytest.mark.parametrize("index", range(len(GRAMMARS)), ids=[case["name"] for case in GRAMMARS])
def test_answers_are_of_the_grammar(of_grammars, index):
    case = GRAMMARS[index]
    for answer in complete(of_grammars[index], case["name"]):
        assert is_sum(answer) if case.get("balanced") else re.fullmatch(case["regex"], answer), answer
