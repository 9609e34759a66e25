"""Questions without an answer in the text. Most are near misses of what the text does say."""

import random
from collections.abc import Sequence

from attributes import ABOUT_ENTITIES, ALONE, SAME_ENTITY
from draws import pick
from facts import (
    FURTHER_SHARE,
    Fact,
    Keys,
    ask_in_words,
    draw_values,
    questions_of,
    sibling_values,
)
from free_facts import FREE
from items import Exchange, Item
from key_values import absent_key
from quotes import absent_quote
from relations import Relation

NEAR_MISS_SHARE = 0.85
ATTRIBUTE_SHARE = 0.5  # of near misses, at least, where the text tells attributes
OTHER_ATTRIBUTE_SHARE = 0.6  # of near misses of attributes; else the same of something else
ATTEMPTS = 4
UNKNOWN = "unknown"


def unanswered(rng: random.Random, relation: Relation, values: tuple[str, ...], keys: Keys,
               further_share: float = FURTHER_SHARE) -> Exchange | None:
    """A question about these values, if no fact of the sequence answers it."""
    question = pick(rng, questions_of(rng, relation, further_share))
    if question.group.key(values) in keys:
        return None
    return Exchange(ask_in_words(rng, question, values), UNKNOWN, ())


def near_miss(rng: random.Random, fact: Fact, keys: Keys, further_share: float = FURTHER_SHARE
              ) -> Exchange | None:
    """The same attribute of something else, or another attribute of the same thing."""
    others = SAME_ENTITY.get(fact.relation)
    if others is None or rng.random() > OTHER_ATTRIBUTE_SHARE:
        return unanswered(rng, fact.relation, sibling_values(rng, fact), keys, further_share)
    relation, values = other_attribute(rng, fact, others)
    return unanswered(rng, relation, values, keys, further_share)


def other_attribute(rng: random.Random, fact: Fact, others: Sequence[Relation]
                    ) -> tuple[Relation, tuple[str, ...]]:
    """Another attribute's relation with the same entity; the entity is the first of the slots."""
    relation = others[int(rng.random() * len(others))]
    return relation, (fact.values[0], *[sampler(rng) for sampler in relation.samplers[1:]])


def far_miss(rng: random.Random, keys: Keys, used: set[str], further_share: float = FURTHER_SHARE
             ) -> Exchange | None:
    """A question that has nothing to do with the text. Seldom one about a free sentence: else what
    shares no word with the text would be unknown, in other words as well."""
    chance = rng.random()
    if chance < 0.2:
        return absent_key(rng, used, further_share)
    if chance < 0.3:
        return absent_quote(rng, used)
    relations = FREE if chance < 0.4 else ABOUT_ENTITIES if chance < 0.88 else ALONE
    relation = relations[int(rng.random() * len(relations))]
    return unanswered(rng, relation, draw_values(rng, relation), keys, further_share)


def absent_item(rng: random.Random, facts: list[Fact], keys: Keys, used: set[str]) -> Item | None:
    """An item without passages, or None if every attempt met something that the text does say."""
    attributes = [fact for fact in facts if fact.relation in SAME_ENTITY]
    for _ in range(ATTEMPTS):
        if facts and rng.random() < NEAR_MISS_SHARE:
            of_attribute = attributes and rng.random() < ATTRIBUTE_SHARE
            exchange = near_miss(rng, pick(rng, attributes if of_attribute else facts), keys)
        else:
            exchange = far_miss(rng, keys, used)
        if exchange:
            return Item((), (exchange,))
    return None
