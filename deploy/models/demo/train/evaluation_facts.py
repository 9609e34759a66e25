"""Plain facts for needles: an attribute of an entity has a value."""

import random
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """An attribute of an entity and its value."""

    attribute: str
    entity: str
    value: str


@dataclass(frozen=True, slots=True)
class Names:
    """What entities are called, what attributes they have, and how that is said and asked."""

    first: tuple[str, ...]
    second: tuple[str, ...]
    values: dict[str, Callable[[random.Random], str]]  # by attribute
    numbered: tuple[str, ...]  # attributes whose values are numbers
    statements: tuple[str, ...]
    questions: tuple[str, ...]
    beginning: str  # of a sentence that the value completes

    @property
    def attributes(self) -> tuple[str, ...]:
        return tuple(self.values)

    def entities(self, rng: random.Random, count: int) -> list[str]:
        """Different ones; some share their first name, some their second."""
        first = rng.sample(self.first, max(2, count // 2 + 1))
        second = rng.sample(self.second, max(2, count // 2 + 1))
        return rng.sample([f"{one} {other}" for one in first for other in second], count)

    def facts(self, rng: random.Random, attribute: str, entities: list[str]) -> list[Fact]:
        """The same attribute of several entities, with different values."""
        values: dict[str, None] = {}
        while len(values) < len(entities):
            values[self.values[attribute](rng)] = None
        return [Fact(attribute, entity, value)
                for entity, value in zip(entities, values, strict=True)]

    def statement(self, rng: random.Random, fact: Fact) -> str:
        return rng.choice(self.statements).format(
            attribute=fact.attribute, entity=fact.entity, value=fact.value)

    def question(self, rng: random.Random, attribute: str, entity: str) -> str:
        return rng.choice(self.questions).format(attribute=attribute, entity=entity)

    def unfinished(self, fact: Fact) -> str:
        return self.beginning.format(attribute=fact.attribute, entity=fact.entity)
