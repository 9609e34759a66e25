"""Compiles the table of attributes: each attribute with the kinds of entities that usually have it
and with one that does not, and attributes whose names are drawn, with any. Without the latter two
an attribute that does not go with its entity would always be unknown."""

import random
import zlib

from attribute_row import Row
from attribute_tables import ENTITIES, HEADS
from relations import Relation
from text_tables import table

COMPOSED_KINDS_TAKEN = 5  # of values, with each kind of entity
TABLES = ("attributes/values", "attributes/matters")
NAMELESS = ("country", "word")  # kinds of entities with few names


def rows() -> list[Row]:
    return [Row(text) for name in TABLES for section in table(name).sections.values()
            for text in section.texts]


def some_kinds(kinds: list[str], count: int, of: str) -> list[str]:
    """So many of the kinds, always the same ones."""
    return random.Random(zlib.crc32(of.encode())).sample(kinds, count)


def unusual_kind(row: Row) -> str:
    """A kind of entity that the row does not name."""
    others = sorted(set(ENTITIES).difference(row.entities, NAMELESS))
    return some_kinds(others, 1, f"{row.scope} {row.synonyms[0]}")[0]


def composed_rows() -> list[Row]:
    """A row for each kind of value, whose attribute's name is a slot."""
    entities: dict[str, list[str]] = {kind: [] for kind in HEADS}
    for entity in sorted(set(ENTITIES).difference(NAMELESS)):
        for kind in some_kinds(list(HEADS), COMPOSED_KINDS_TAKEN, entity):
            entities[kind].append(entity)
    return [Row(f"= {{{value}_label}}; composed; {value}; {' '.join(kinds)}")
            for value, kinds in entities.items()]


def by_entity(relations: tuple[Relation, ...]) -> dict[Relation, tuple[Relation, ...]]:
    """For each relation those about entities of the same kind, which are its first slot."""
    return {
        relation: tuple(other for other in relations if other.kinds[0] == relation.kinds[0])
        for relation in relations
    }


ROWS = rows()
COMPOSED_ROWS = composed_rows()
SYNONYMS = {row.with_entity(kind): row.synonyms for row in ROWS for kind in row.entities}
ABOUT_ENTITIES = tuple(SYNONYMS)
UNUSUAL = tuple(row.with_unusual_entity(unusual_kind(row)) for row in ROWS)
COMPOSED = tuple(row.with_entity(kind) for row in COMPOSED_ROWS for kind in row.entities)
ALONE = tuple(row.alone() for row in ROWS + COMPOSED_ROWS)
SAME_ENTITY = by_entity(ABOUT_ENTITIES + UNUSUAL + COMPOSED)
