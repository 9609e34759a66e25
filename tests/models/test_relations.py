"""Relations of free sentences: whether a question's words fit the sort of its answer."""

import re

import free_facts
from relations import Question, Relation

MOMENTS = frozenset("""
date futureyear hour month monthday oldyear spoken_day spoken_time time weekday year
""".split())
ASKS_FOR_A_LENGTH = re.compile(r"How (?:old|long|much longer)\b")
BARE_SLOT = re.compile(r"\{(\d+)\}")


def names_a_moment(relation: Relation, question: Question) -> bool:
    slot = BARE_SLOT.fullmatch(question.answer)
    return slot is not None and relation.kinds[int(slot.group(1))] in MOMENTS


def test_no_age_or_length_of_time_is_answered_by_a_moment() -> None:
    wrong = [question.wording.text for relation in free_facts.WRITTEN
             for question in relation.questions + relation.held_out
             if ASKS_FOR_A_LENGTH.match(question.wording.text)
             and names_a_moment(relation, question)]
    assert not wrong


def test_ages_and_lengths_of_time_are_asked_for() -> None:
    asked = [question for relation in free_facts.WRITTEN for question in relation.questions
             if ASKS_FOR_A_LENGTH.match(question.wording.text)]
    assert asked
