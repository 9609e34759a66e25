"""Compositions: descriptions and questions fit together, and both hops are copied from where they
stand."""

from collections import Counter
from random import Random

import compositions
import pytest
from compositions import blocks_of_frame, draw_pair, variants
from facts import Keys
from joined_facts import chain_item, draw_chain, register_chain


def test_there_are_thousands() -> None:
    pairs = sum(len(firsts) * len(compositions.seconds_of(kind))
                for kind, firsts in compositions.TOLD.items())
    assert pairs > 5000
    assert sum(map(len, compositions.OF_CHAINS.values())) > 40


def test_joined_answers_name_middle_and_value() -> None:
    rng, joined, single = Random(1), 0, 0
    endings: Counter[str] = Counter()
    for _ in range(3000):
        keys = Keys()
        chain = draw_chain(rng, *draw_pair(rng), None)
        register_chain(chain, keys)
        item = chain_item(rng, chain, keys, [])
        for exchange in item.exchanges if item else ():
            assert "@ " not in exchange.question and "{" not in exchange.question
            parts = []
            for part in exchange.copied:
                told = item.passages[part.passage] if item else ""
                length = part.answer_end - part.answer_start
                parts.append(told[part.start:part.start + length])
            assert exchange.answer == ", ".join(parts)
            if len(parts) == 2:
                joined += 1
                assert parts[1].lower() not in exchange.question.lower()
                endings[exchange.question[-1]] += 1
            else:
                single += 1
    assert joined > 2400 and single > 1200
    assert endings["?"] > 1000


def test_frames_describe_each_of_their_things() -> None:
    [who, where] = blocks_of_frame("{person} ~bought=buy {a_object} at the {shop} {before}.")[:2]
    assert "r who bought {a_object} at the {shop}" in who
    assert "= the {site}: " in where and "r at which {person} bought {a_object}" in where
    assert blocks_of_frame("! Bring {food} to the {event}.") == []


def test_linked_alternatives_go_together() -> None:
    assert variants("[a|b] and [x|y] c") == ["a and x c", "b and y c"]
    with pytest.raises(ValueError, match="differ in number"):
        variants("[a|b] and [x|y|z]")
