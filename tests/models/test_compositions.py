"""Compositions: descriptions and questions fit together, and both hops are copied from where they
stand."""

from collections import Counter
from random import Random

import compositions
import pytest
from compositions import blocks_of_frame, draw_pair, variants
from facts import Fact, Keys, register
from items import Item
from joined_blocks import parse_first, parse_second
from joined_facts import Chain, Rival, ask_joined, ask_name, chain_item, draw_chain, with_value
from joined_forms import head_of, indirect, spoken_of
from joined_rivals import rivals


def known(*facts: Fact) -> Keys:
    keys = Keys()
    for fact in facts:
        register(fact.relation, fact.values, keys)
    return keys


def drawn(rng: Random, others: bool) -> tuple[Chain, list[Rival], Keys]:
    chain = draw_chain(rng, *draw_pair(rng), None)
    beside = rivals(rng, chain) if others else []
    return chain, beside, known(chain.a, chain.b, *[rival.fact for rival in beside])


def copied_parts(item: Item, number: int) -> list[str]:
    parts = []
    for part in item.exchanges[number].copied:
        length = part.answer_end - part.answer_start
        parts.append(item.passages[part.passage][part.start:part.start + length])
    return parts


def test_every_kind_of_middle_is_described_and_has_values() -> None:
    for kind in ("full", *compositions.KINDS_OF_MIDDLES):
        assert compositions.TOLD[kind] and compositions.seconds_of(kind), kind
    for kind, firsts in compositions.OF_CHAINS.items():
        assert firsts and compositions.seconds_of(kind), kind


def test_joined_answers_name_middle_and_value() -> None:
    rng, joined, single = Random(1), 0, 0
    endings: Counter[str] = Counter()
    for _ in range(3000):
        chain, beside, keys = drawn(rng, others=False)
        item = chain_item(rng, chain, keys, beside)
        for number, exchange in enumerate(item.exchanges if item else ()):
            assert not any(mark in exchange.question for mark in ("@ ", "@'", "{", "~", " % "))
            parts = copied_parts(item, number) if item else []
            assert exchange.answer == ", ".join(parts)
            if len(parts) == 2:
                joined += 1
                assert parts[1].lower() not in exchange.question.lower()
                endings[exchange.question[-1]] += 1
            else:
                single += 1
    assert joined > 2600 and single > 1400
    assert endings["?"] > 1000


def test_joined_questions_do_not_name_the_middle() -> None:
    rng, named, asked = Random(2), 0, 0
    for _ in range(3000):
        chain, _, keys = drawn(rng, others=False)
        exchange = ask_joined(rng, chain, keys)
        if exchange:
            asked += 1
            middle = exchange.answer[:exchange.copied[0].answer_end]
            named += middle.lower() in exchange.question.lower()
    assert asked > 2700
    assert named < 0.005 * asked  # a shop may be in the town that its name holds


def test_what_is_described_can_be_named() -> None:
    rng, asked = Random(3), 0
    for _ in range(500):
        chain, _, keys = drawn(rng, others=False)
        exchange = ask_name(rng, chain, keys)
        if exchange:
            asked += 1
            assert exchange.answer.endswith(chain.a.values[chain.first.middle_slot])
    assert asked > 400


def test_rivals_leave_one_answer() -> None:
    """Facts beside a chain are near to it, and the question is still answered by it alone."""
    rng, asked, shared, facts = Random(4), 0, 0, 0
    for _ in range(2000):
        chain, beside, keys = drawn(rng, others=True)
        own = {*chain.a.values, *chain.b.values}
        facts += len(beside)
        relations = (chain.first.relation, chain.second.relation)
        shared += sum(bool(own & set(rival.fact.values)) or rival.fact.relation in relations
                      for rival in beside)
        item = chain_item(rng, chain, keys, beside)
        for number, exchange in enumerate(item.exchanges if item else ()):
            parts = copied_parts(item, number) if item else []
            assert exchange.answer == ", ".join(parts)
            asked += len(parts) == 2
    assert facts > 2000 and shared == facts
    assert asked > 2000


def test_the_middle_is_not_its_own_value() -> None:
    relation = parse_second("= {full} > {full2}\n{full} taught {full2}.\nn Whom did @ teach?")[0][1]
    rng = Random(5)
    for _ in range(300):
        values = with_value(rng, relation.relation, relation.middle_slot, "Ada Reyes")
        assert values.count("Ada Reyes") == 1


def test_frames_describe_each_of_their_things() -> None:
    [who, where] = blocks_of_frame("{person} ~bought=buy {a_object} at the {shop} {before}.")[:2]
    assert "r who bought {a_object} at the {shop}" in who
    assert "= the {site}: " in where and "r at which {person} bought {a_object}" in where
    assert blocks_of_frame("! Bring {food} to the {event}.") == []


def test_linked_alternatives_go_together() -> None:
    assert variants("[a|b] and [x|y] c") == ["a and x c", "b and y c"]
    with pytest.raises(ValueError, match="differ in number"):
        variants("[a|b] and [x|y|z]")


def test_a_value_of_several_middles() -> None:
    text = "= the {facility}, {city} > {time}\na opening time\n% opens at {time}."
    text += " / At {time} % opens.\nn When does @ open?\nw When can one go @?"
    first, second = parse_second(text)
    assert [first[0], second[0]] == ["the {facility}", "{city}"]
    stated = [wording.text for wording in first[1].relation.statements]
    assert "The {0} opens at {1}." in stated and "At {1} the {0} opens." in stated
    assert "The {0}'s opening time is {1}." in stated
    assert "tell me when @ opens." in first[1].frames["n"]
    assert "@'s opening time?" in first[1].frames["p"]
    assert first[1].frames["w"] == ("when can one go @?",)
    assert "when does it open?" in second[1].frames["i"]


def test_a_first_fact_can_leave_out_the_name() -> None:
    block = "= {full}: person\n{full} repaired the {object}.\nn the one with the {object}"
    _, first = parse_first(block + "\np the {object} man\nq Who repaired the {object}?")
    assert [each.wording.text for each in first.phrases["t"]] == ["Somebody repaired the {1}."]
    assert [each.wording.text for each in first.phrases["p"]] == ["the {1} man"]
    assert [each.wording.text for each in first.steps] == ["Who repaired the {1}?"]


def test_forms_of_questions() -> None:
    assert indirect("in which city does @ live?", 0) == ["tell me in which city @ lives."]
    assert indirect("how old is @?", 2) == ["do you know how old @ is?"]
    assert spoken_of("where does @ live?", "full", 0) == "where does he live?"
    assert spoken_of("what is @'s number?", "hall", 0) == "what is its number?"
    assert spoken_of("who has the key to @?", "room", 0) == "who has the key to that room?"
    assert spoken_of("tell me the age of @.", "full", 0) is None
    assert head_of("cabinet", "green cupboard") == "cupboard"
    assert head_of("room", "kitchen") == "room"
    assert head_of("hall", "Building 7") == "building"
