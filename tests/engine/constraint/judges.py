"""The constraints of data/, each with other people's judge of its answers: jsonschema for schemas, re
for expressions and grammars."""

import collections
import json
import pathlib
import re

import jsonschema

DATA = pathlib.Path(__file__).with_name("data")
SCHEMAS = json.loads((DATA / "schemas.json").read_text())
REGEXES = json.loads((DATA / "regexes.json").read_text())
GRAMMARS = json.loads((DATA / "grammars.json").read_text())

# kind: schema, regex or grammar; text: the constraint; judge(answer) raises where it is none.
Case = collections.namedtuple("Case", "name kind text judge")


def judge_of_schema(schema):
    validator = jsonschema.Draft202012Validator(
        schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)

    def judge(answer):
        value = json.loads(answer)
        answer.encode()  # no half of a surrogate pair
        json.dumps(value, ensure_ascii=False).encode()
        validator.validate(value)
    return judge


def judge_of_expression(pattern):
    wanted = re.compile(pattern.replace("(?<rest>", "(?P<rest>"))

    def judge(answer):
        assert wanted.fullmatch(answer), answer
    return judge


def judge_sum(answer):
    """Of the grammar that nests, whose texts are sums of numbers in brackets."""
    text = answer
    while (shorter := re.sub(r"\([0-9]{1,3}(\+[0-9]{1,3})*\)", "0", text)) != text:
        text = shorter
    assert re.fullmatch(r"[0-9]{1,3}(\+[0-9]{1,3})*", text), answer


def judge_of_grammar(case):
    return judge_sum if case.get("balanced") else judge_of_expression(case["regex"])


CASES = [
    *(Case(case["name"], "schema", json.dumps(case["schema"]), judge_of_schema(case["schema"]))
      for case in SCHEMAS),
    *(Case(pattern, "regex", pattern, judge_of_expression(pattern)) for pattern in REGEXES),
    *(Case(case["name"], "grammar", case["grammar"], judge_of_grammar(case)) for case in GRAMMARS)]
