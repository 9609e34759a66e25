"""Joined facts out of free sentences: what describes a middle, and what is asked of it."""

from collections import Counter
from random import Random

import joined_free
import pytest
from compositions import TOLD, draw_pair, seconds_of
from facts import Keys, register
from joined_facts import ask_joined, closed, draw_chain
from joined_free import FREE_FIRSTS, FREE_SECONDS, firsts_of, seconds_of_relation, with_description
from relations import parse_block

RESCUE = parse_block("""{first} freed {full} at the {room}.
> {first}
Who freed {full}? / Who broke into the {room}? / Who did {full} thank? / Who came?
> {room}
Where was {full} rescued? / Where did {first} free somebody? / {full}'s prison was which room?
Where was {full} freed? / Where did {full} sit? / Where was the {full} family?""")


def phrases(kind: str) -> set[str]:
    return {each.wording.text for middle, first in firsts_of(RESCUE) if middle == kind
            for each in first.phrases["n"]}


def test_who_did_something_describes_a_person() -> None:
    assert "the person who freed {1}" in phrases("full")
    assert "whoever broke into the {2}" in phrases("full")
    assert not any("thank" in phrase for phrase in phrases("full"))  # there the person is the object
    assert not any("came" in phrase for phrase in phrases("full"))  # that may be anybody


@pytest.mark.parametrize("asked", [
    "Who did {0} find?", "Who is {0}?", "Which city was the {0} sold in?", "Which city came first?",
    "Where was the {0} found?"])
def test_what_does_not_ask_for_a_subject_describes_nothing(asked: str) -> None:
    block = f"The {{thing}} was found in {{city}}.\n> {{city}}\n{asked.replace('{0}', '{thing}')}"
    assert not list(firsts_of(parse_block(block)))


def test_a_noun_that_is_not_the_middles_describes_nothing() -> None:
    asked = "> {city}\nWhich treaty ended the war of {year}? / Which town hid the {year} treaty?"
    [(kind, first)] = firsts_of(parse_block("The {year} treaty was hidden in {city}.\n" + asked))
    assert kind == "city"
    assert {each.wording.text for each in first.phrases["n"]} == {"the town that hid the {0} treaty"}
    assert [each.wording.text for each in first.steps] == ["Which town hid the {0} treaty?"]


def test_a_description_with_a_comma_is_closed() -> None:
    assert closed("the one who came, wet", "what did @ lose?") == "the one who came, wet,"
    assert closed("the one who came, wet", "who knows @?") == "the one who came, wet"
    assert closed("the one who came", "what did @ lose?") == "the one who came"


def test_a_question_with_one_slot_asks_for_a_value() -> None:
    [second] = [second for kind, second in seconds_of_relation(RESCUE)
                if (kind, second.middle_slot, second.value.answer) == ("full", 1, "{2}")]
    assert "where was @ rescued?" in second.frames["n"]
    assert {"where was he rescued?", "where was she rescued?"} & set(second.frames["i"])
    assert "@'s prison was which room?" in second.frames["p"]


@pytest.mark.parametrize(("text", "article", "frame"), [
    ("Where was {0} rescued?", "", "Where was @ rescued?"),
    ("What did they give to {0}?", "", "What did they give to @?"),
    ("What did {0} lose in the fire?", "", "What did @ lose in the fire?"),
    ("What was sent to {0} in the fire?", "", None),  # in the fire that the description tells of?
    ("What did my friend {0} lose?", "", None),
    ("Why did {0} make it?", "", None),
    ("Who runs the {0} office?", "", None),
    ("Who runs {0} harbour?", "", None),
    ("Where did Captain {0} land?", "", None),
    ("What lies in the {0}?", "the ", "What lies in @?"),
    ("What hides the {0} key?", "the ", None),
    ("Who lent {0} the {1}?", "", None),
    ("Name of {0}:", "", None),
])
def test_a_description_stands_for_a_whole_name(text: str, article: str, frame: str | None) -> None:
    assert with_description(text, 0, article) == frame


def test_there_are_many() -> None:
    assert len(FREE_FIRSTS["full"]) > 1500 and len(FREE_SECONDS["full"]) > 600
    assert {"city", "company"} <= FREE_FIRSTS.keys() & FREE_SECONDS.keys()
    assert len(FREE_SECONDS["room"]) > 50


def test_questions_lead_over_the_middle_to_the_value() -> None:
    rng, asked, of_sentences = Random(1), 0, Counter[str]()
    free_firsts = {id(first) for firsts in FREE_FIRSTS.values() for first in firsts}
    free_seconds = {id(second) for seconds in FREE_SECONDS.values() for second in seconds}
    for _ in range(2000):
        first, second = draw_pair(rng)
        chain, keys = draw_chain(rng, first, second, None), Keys()
        for fact in (chain.a, chain.b):
            register(fact.relation, fact.values, keys)
        exchange = ask_joined(rng, chain, keys)
        of_sentences["first"] += id(first) in free_firsts
        of_sentences["second"] += id(second) in free_seconds
        if exchange is None:
            continue
        asked += 1
        assert not set("@{}~") & set(exchange.question)
        parts = [passage[part.start:part.start + part.answer_end - part.answer_start] for part in
                 exchange.copied for passage in [(chain.a, chain.b)[part.passage].passage]]
        assert exchange.answer == ", ".join(parts)
        assert chain.a.values[first.middle_slot] in chain.b.passage
    assert asked > 1700
    assert of_sentences["first"] > 300 and of_sentences["second"] > 300
    assert joined_free.middle_of("first") == "full"


def test_every_value_can_be_asked_for_in_one_and_in_steps() -> None:
    for kind in TOLD:
        for second in (*seconds_of(kind), *FREE_SECONDS.get(kind, ())):
            assert {"n", "i"} <= second.frames.keys(), second.value.wording.text
