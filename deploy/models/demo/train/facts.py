"""Single facts: draws one from a relation, words it as a passage, and asks about it."""

import random
import re
from collections import Counter
from dataclasses import dataclass

from around import (
    ASKING_PREFIXES,
    FOLLOWERS,
    LEADERS,
    OPENINGS,
    PREFIXES,
    SUFFIXES,
    TRAILERS,
)
from draws import pick
from items import Copied, Exchange, Form
from names import FACILITY_QUALIFIERS, TITLES
from relations import Question, Relation

Keys = Counter[tuple[str, ...]]

VALUE_FIRST_SHARE = 0.2
FURTHER_SHARE = 0.25  # of questions about what has further ones
COMPLETION_SHARE = 0.18  # of what is drawn; where a fact allows none, a question is asked
OTHER_NAME_SHARE = 0.15
ATTEMPTS = 5
INTERROGATIVE = re.compile(r"(?:\w+ )?(?:what|which|who|whom|whose|where|when|why|how)\b", re.I)
OPENINGS_OF_ANYTHING = tuple([text for text in OPENINGS if not text.endswith(" that ")])
CLAUSES_BEGIN = frozenset(
    "a about according after all although an and anyone as at aunt because before behind between by "
    "during each every everybody everyone everything for from her his i if in instead it its my near "
    "neither nobody no nothing of off on once one only our out outside over people she since some "
    "somebody someone that the their there these they this those though three to two uncle under "
    "unless until we what whatever when whenever whether while whoever with without your you"
    .split())
PEOPLE = ("person", "full")
BUILT_OF_CITY = ("facility", "event")
NAME = "name"  # the scope of parts of names among the keys


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement in its passage, `shift` characters from the passage's start."""

    relation: Relation
    values: tuple[str, ...]
    statement: int
    passage: str
    shift: int


def draw_values(rng: random.Random, relation: Relation) -> tuple[str, ...]:
    """The slots' texts. Two slots of one kind must differ, or a question would have two answers."""
    values = tuple([sampler(rng) for sampler in relation.samplers])
    while len(set(values)) < len(values):
        values = tuple([sampler(rng) for sampler in relation.samplers])
    return values


def near(rng: random.Random, relation: Relation, slot: int, value: str) -> str:
    """Another text for the slot; of two words, one often stays: "Lisbon depot" for "Lisbon
    warehouse"."""
    other = relation.samplers[slot](rng)
    old, new = value.split(" "), other.split(" ")
    if len(old) != 2 or len(new) != 2 or rng.random() < 0.3:
        return other
    if old[0].isdigit() != new[0].isdigit():  # "20 June" and "June 21"
        return other
    return f"{old[0]} {new[1]}" if rng.random() < 0.5 else f"{new[0]} {old[1]}"


def sibling_values(rng: random.Random, fact: Fact) -> tuple[str, ...]:
    """Values of a near duplicate: one slot may stay, the others change."""
    relation = fact.relation
    count = len(fact.values)
    kept = int(rng.random() * (count + 1)) if count > 2 else count
    values = list(fact.values)
    for slot in range(count):
        if slot != kept:
            values[slot] = near(rng, relation, slot, values[slot])
    return tuple(values) if len(set(values)) == count else draw_values(rng, relation)


def register(relation: Relation, values: tuple[str, ...], keys: Keys) -> None:
    """Counts a fact's keys: a question may be asked only while its key has the count 1. The parts
    of people's names are counted too, since one of them is enough while nobody else has it."""
    for group in relation.groups:
        keys[group.key(values)] += 1
    for kind, value in zip(relation.kinds, values, strict=True):
        if kind in PEOPLE:
            for part in value.split(" "):
                keys[NAME, part] += 1


def is_a_clause(text: str) -> bool:
    """Whether "we learned that" may stand before a statement: not before an order or a question. By
    its first word, which is a slot or known to begin clauses."""
    first = text.split(" ", 1)[0].lower()
    return first[0] == "{" or first in CLAUSES_BEGIN


def state(rng: random.Random, relation: Relation, values: tuple[str, ...]) -> Fact:
    """Words a fact as a passage, in about a third of cases with something around it."""
    late = relation.value_first
    order = late if late and rng.random() < VALUE_FIRST_SHARE else relation.key_first
    statement = order[int(rng.random() * len(order))]
    wording = relation.statements[statement]
    chance = rng.random()
    if chance < 0.68:
        return Fact(relation, values, statement, wording.text.format(*values), 0)
    if chance < 0.86:
        if not wording.text[0].isalnum() and wording.text[0] not in "{\"$":
            return Fact(relation, values, statement, wording.text.format(*values), 0)  # a list's mark
        opening = pick(rng, OPENINGS if is_a_clause(wording.text) else OPENINGS_OF_ANYTHING)
        passage = opening + wording.inner.format(*values)
        return Fact(relation, values, statement, passage, len(opening))
    passage = wording.text.format(*values)
    if passage[-1] != ".":
        return Fact(relation, values, statement, passage, 0)
    if chance < 0.91:
        leader = pick(rng, LEADERS)
        return Fact(relation, values, statement, leader + passage, len(leader))
    if chance < 0.95:
        return Fact(relation, values, statement, passage + pick(rng, FOLLOWERS), 0)
    return Fact(relation, values, statement, f"{passage[:-1]}{pick(rng, TRAILERS)}.", 0)


def prefixed(rng: random.Random, question: str) -> str:
    """The question, which begins with a small letter, behind a prefix."""
    asks = INTERROGATIVE.match(question)
    return pick(rng, PREFIXES + ASKING_PREFIXES if asks else PREFIXES) + question


def ask_in_words(rng: random.Random, question: Question, values: tuple[str, ...]) -> str:
    """A question's text, at times with a prefix or suffix, in small letters, or without its
    mark."""
    chance = rng.random()
    if chance < 0.6:
        return question.wording.text.format(*values)
    if chance < 0.8:
        return prefixed(rng, question.wording.inner.format(*values))
    if chance < 0.86 and question.wording.text[-1] in ".?!":
        return question.wording.text.format(*values) + pick(rng, SUFFIXES)
    if chance < 0.92:
        return question.wording.inner.format(*values).rstrip("?.")
    if chance < 0.95:
        return question.wording.text.format(*values).rstrip("?.")
    return question.wording.text.format(*values).lower()


def copied(fact: Fact, question: Question, answer: str, passage: int) -> tuple[Copied, ...]:
    """Where in the fact's passage the answer stands."""
    begin = question.begins[fact.statement]
    if begin is None:
        raise ValueError(f"{answer!r} is not in {fact.passage!r}")
    literal, slots = begin
    values = fact.values
    start = fact.shift + literal + sum([len(values[slot]) for slot in slots])
    return (Copied(0, len(answer), passage, start),)


def questions_of(rng: random.Random, relation: Relation, further_share: float
                 ) -> tuple[Question, ...]:
    """Those to choose from. Where there is no choice nothing is drawn: the evaluation's questions
    stay those of earlier figures."""
    takes_further = further_share and relation.further and rng.random() < further_share
    return relation.further if takes_further else relation.questions


def choose_question(rng: random.Random, fact: Fact, keys: Keys, form: Form, further_share: float
                    ) -> Question | None:
    """A question that only this fact of the sequence answers."""
    choices = fact.relation.completions
    if form is Form.QUESTION:
        choices = questions_of(rng, fact.relation, further_share)
    for _ in range(ATTEMPTS if choices else 0):
        question = choices[int(rng.random() * len(choices))]
        if question.begins[fact.statement] is not None:
            if keys[question.group.key(fact.values)] == 1:
                return question
    return None


def other_name(rng: random.Random, kind: str, value: str, keys: Keys) -> str:
    """What a question may call the same thing: "Reyes" for "Dana Reyes", if no one else has that
    name; "warehouse in Lisbon" for "Lisbon warehouse"."""
    parts = value.split(" ")
    if kind in PEOPLE and len(parts) == 2:
        part = parts[1] if parts[0] in TITLES or rng.random() < 0.5 else parts[0]
        return part if keys[NAME, part] == 1 else value
    if kind in BUILT_OF_CITY and len(parts) == 2 and parts[0] not in FACILITY_QUALIFIERS:
        return f"{parts[1]} in {parts[0]}"
    if kind == "site":
        return f"{value.split(' in ')[1]} {parts[0]}"
    return value


def names_in_question(rng: random.Random, fact: Fact, keys: Keys) -> tuple[str, ...]:
    """The fact's values as a question may call them."""
    if rng.random() > OTHER_NAME_SHARE:
        return fact.values
    kinds = fact.relation.kinds
    return tuple([other_name(rng, *pair, keys) for pair in zip(kinds, fact.values, strict=True)])


def ask(rng: random.Random, fact: Fact, keys: Keys, passage: int = 0,
        further_share: float = FURTHER_SHARE) -> Exchange | None:
    """An exchange about the fact, or None if its questions have other answers beside this
    fact's."""
    form = Form.COMPLETION if rng.random() < COMPLETION_SHARE else Form.QUESTION
    question = choose_question(rng, fact, keys, form, further_share)
    if question is None:
        form = Form.QUESTION
        question = choose_question(rng, fact, keys, form, further_share)
    if question is None:
        return None
    answer = question.answer.format(*fact.values)
    called = names_in_question(rng, fact, keys)
    if form is Form.COMPLETION:
        text = question.wording.text.format(*called)
    else:
        text = ask_in_words(rng, question, called)
    return Exchange(text, answer, copied(fact, question, answer, passage), form)
