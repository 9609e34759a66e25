"""A question about a long text, what is expected, and how an answer is judged."""

import dataclasses
import random
import re
from collections.abc import Callable

Maker = Callable[[random.Random, int], "Case"]  # random numbers of the case, units of text


@dataclasses.dataclass(frozen=True)
class Case:
    text: str
    question: str  # behind the text; an answer goes on from it
    expected: tuple[str, ...]  # in any order
    item: str  # pattern of one item of an answer
    form: str  # pattern of a whole answer, for answers that are held to it
    answer_tokens: int

    @property
    def reserved_tokens(self) -> int:
        """Of an answer that has to repeat the question first, each byte a token at worst."""
        return len(self.question.encode()) + self.answer_tokens


def score(case: Case, answer: str) -> float:
    """The share of the expected items among as many that came first in the answer's first line.
    Items that come twice count once, and later ones not at all, so a long list gains nothing."""
    line = answer.strip().split("\n")[0]
    items = list(dict.fromkeys(re.findall(case.item, line)))[:len(case.expected)]
    return len(set(items) & set(case.expected)) / len(case.expected)


def completion_fields(case: Case, question_by: str) -> dict:
    """What of a request depends on the case. With `prompt` the question is read as a part of the
    prompt. With `decode` an answer is held to begin with it, so that decode steps read it: then no
    row of the question has seen the text densely, which is harder than in use."""
    if question_by == "prompt":
        return {"prompt": case.text + case.question, "max_tokens": case.answer_tokens,
                "stop": ["\n"]}
    return {"prompt": case.text, "max_tokens": case.reserved_tokens,
            "structured_outputs": {"regex": re.escape(case.question) + case.form}}


def answer_of(case: Case, question_by: str, generated: str) -> str:
    return generated.removeprefix(case.question) if question_by == "decode" else generated
