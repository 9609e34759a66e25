"""Compiles the table of attributes: one relation for each attribute with each kind of entity, and
one for the attribute alone ("The access code is 48213.")."""

from relations import Relation, build, can_begin, expand_all
from wordings.attributes.generic import (
    BARE_QUESTIONS,
    BARE_STATEMENTS,
    ENTITIES,
    QUESTIONS,
    REVERSE_QUESTIONS,
    STATEMENTS,
)
from wordings.attributes.codes import CODES
from wordings.attributes.names import NAMES
from wordings.attributes.quantities import QUANTITIES

PERSON_KINDS = ("person", "full", "doctor")
OWN_SHARE = 0.4


class Row:
    """One row of the table, which fills in the generic wordings and its own."""

    def __init__(self, text: str) -> None:
        head, *lines = text.splitlines()
        parts = [part.strip() for part in head.lstrip("= ").split(";")]
        self.synonyms = [name.strip() for name in parts[0].split(",")]
        self.scope, self.value_kind, self.entities = parts[1], parts[2], parts[3].split()
        self.statements = self.lines_of(lines, "s ")
        self.questions = self.lines_of(lines, "q ")

    @staticmethod
    def lines_of(lines: list[str], mark: str) -> list[str]:
        return [text for line in lines if line.startswith(mark) for text in expand_all(line[2:])]

    def fill(self, texts: list[str], entity_kind: str) -> list[str]:
        """The texts with entity and value, once for each synonym where they name the attribute."""
        entity, noun = ENTITIES.get(entity_kind, ("", ""))
        who = "who" if self.value_kind in PERSON_KINDS else "what"
        marks = {
            "%E": entity, "%e": "{" + entity_kind + "}", "%K": noun, "%V": self.value(entity_kind),
            "%W": who.capitalize(), "%w": who,
        }
        filled = []
        for text in texts:
            for synonym in self.synonyms if "%A" in text else [""]:
                result = text.replace("%A", synonym)
                for mark, replacement in marks.items():
                    result = result.replace(mark, replacement)
                filled.append(capitalised(result))
        return filled

    def value(self, entity_kind: str) -> str:
        """The value's slot, which is the second of its kind if the entity is of that kind too."""
        return "{" + self.value_kind + ("2" if self.value_kind == entity_kind else "") + "}"

    def with_entity(self, kind: str) -> Relation:
        statements = self.fill(GENERIC_STATEMENTS, kind)
        questions = self.fill(GENERIC_QUESTIONS, kind)
        answers = [
            (self.value(kind), mixed(questions, self.fill(self.questions, kind))),
            ("{" + kind + "}", self.fill(GENERIC_REVERSE, kind)),
        ]
        wordings = mixed(statements, self.fill(self.statements, kind))
        return build(can_begin(wordings), answers, self.scope)

    def alone(self) -> Relation:
        statements = can_begin(self.fill(GENERIC_BARE, ""))
        answers = [(self.value(""), self.fill(GENERIC_BARE_QUESTIONS, ""))]
        return build(statements, answers, self.scope)


def mixed(generic_texts: list[str], own_texts: list[str]) -> list[str]:
    """An attribute's own wordings so often that they make up about two fifths."""
    repeats = round(OWN_SHARE / (1 - OWN_SHARE) * len(generic_texts) / max(1, len(own_texts)))
    return generic_texts + own_texts * max(1, repeats)


def capitalised(text: str) -> str:
    """A sentence begins with a capital, behind the mark of a value that comes first too."""
    mark, body = ("^", text[1:]) if text.startswith("^") else ("", text)
    return mark + body[:1].upper() + body[1:]


def generic(text: str) -> list[str]:
    return [wording for line in text.strip().splitlines() for wording in expand_all(line)]


GENERIC_STATEMENTS = generic(STATEMENTS)
GENERIC_QUESTIONS = generic(QUESTIONS)
GENERIC_REVERSE = generic(REVERSE_QUESTIONS)
GENERIC_BARE = generic(BARE_STATEMENTS)
GENERIC_BARE_QUESTIONS = generic(BARE_QUESTIONS)


def rows(table: str) -> list[Row]:
    """A row runs to the next line that begins with "="."""
    return [Row("= " + text) for text in ("\n" + table.strip()).split("\n= ")[1:]]


ROWS = [row for table in (CODES, NAMES, QUANTITIES) for row in rows(table)]
SYNONYMS = {row.with_entity(kind): row.synonyms for row in ROWS for kind in row.entities}
ABOUT_ENTITIES = tuple(SYNONYMS)
ALONE = tuple(row.alone() for row in ROWS)


def by_entity(relations: tuple[Relation, ...]) -> dict[Relation, tuple[Relation, ...]]:
    """For each relation those about entities of the same kind, which are its first slot."""
    return {
        relation: tuple(other for other in relations if other.kinds[0] == relation.kinds[0])
        for relation in relations
    }


SAME_ENTITY = by_entity(ABOUT_ENTITIES)
