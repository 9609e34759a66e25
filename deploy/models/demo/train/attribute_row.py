"""A row of the table of attributes, and the relations compiled of it: one with each kind of entity,
and one of the attribute alone ("The access code is 48213.").

A relation takes only some of the generic wordings, always the same ones: all of them occur with
many attributes and many kinds of entities, and compiling each with each would take too long.
Questions that are held out, generic or not, are held out of all relations."""

import random
import zlib
from collections.abc import Iterable

from attribute_tables import ENTITIES
from lexicon_attributes import KINDS_OF_ITS_OWN
from relations import Relation, build, can_begin, expand_all, is_held_out
from text_tables import word_lists
from values import KINDS, merged

PERSON_KINDS = ("person", "full", "doctor")
OWN_SHARE = 0.4
GENERIC_STATEMENTS_TAKEN, GENERIC_QUESTIONS_TAKEN = 56, 64  # of each relation, synonyms and all
GENERIC_REVERSE_TAKEN = 9
GENERIC_HELD_OUT_TAKEN = 6
# Tells the order of the slots: the entity, the value and, if the attribute's name is drawn, that.
FIRST_STATEMENT = "^About %E: %V is the %A."

SAMPLERS = merged(KINDS, KINDS_OF_ITS_OWN, "the table of attributes")


class Row:
    """One row of the table, which fills in the generic wordings and its own."""

    def __init__(self, text: str) -> None:
        head, *lines = text.splitlines()
        parts = [part.strip() for part in head.lstrip("= ").split(";")]
        self.synonyms = [name.strip() for name in parts[0].split(",")]
        self.scope, self.value_kind, self.entities = parts[1], parts[2], parts[3].split()
        self.statements = self.lines_of(lines, "s ")
        asked = [line[2:] for line in lines if line.startswith("q ")]
        self.questions, self.held_out = generic(asked, False), generic(asked, True)
        self.further = self.lines_of(lines, "t ")

    @staticmethod
    def lines_of(lines: list[str], mark: str) -> list[str]:
        return [text for line in lines if line.startswith(mark) for text in expand_all(line[2:])]

    def named(self, texts: list[str]) -> list[str]:
        """The texts, once for each synonym where they name the attribute."""
        return [text.replace("%A", name) for text in texts
                for name in (self.synonyms if "%A" in text else [""])]

    def some(self, texts: list[str], count: int, entity_kind: str) -> list[str]:
        """So many of the generic texts with synonyms: for one kind of entity always the same."""
        named = self.named(texts)
        seed = zlib.crc32(f"{self.scope} {self.synonyms[0]} {entity_kind} {count}".encode())
        return random.Random(seed).sample(named, min(count, len(named)))

    def fill(self, texts: list[str], entity_kind: str) -> list[str]:
        """The texts, which name the attribute already, with entity and value."""
        entity, noun = ENTITIES.get(entity_kind, ("", ""))
        who = "who" if self.value_kind in PERSON_KINDS else "what"
        marks = {
            "%E": entity, "%e": "{" + entity_kind + "}", "%K": noun, "%V": self.value(entity_kind),
            "%W": who.capitalize(), "%w": who,
        }
        result = "\n".join(texts)
        for mark, replacement in marks.items():
            result = result.replace(mark, replacement)
        return [capitalised(text) for text in result.split("\n")] if texts else []

    def value(self, entity_kind: str) -> str:
        """The value's slot, which is the second of its kind if the entity is of that kind too."""
        return "{" + self.value_kind + ("2" if self.value_kind == entity_kind else "") + "}"

    def with_entity(self, kind: str) -> Relation:
        """The attribute of a kind of entity that usually has it, in all its wordings."""
        return self.relation(kind, self.statements, self.questions, self.held_out, self.further)

    def with_unusual_entity(self, kind: str) -> Relation:
        """Of another kind, which the attribute's own wordings may not fit."""
        return self.relation(kind, [], [], [], [])

    def relation(self, kind: str, own_statements: list[str], own_questions: list[str],
                 own_held_out: list[str], own_further: list[str]) -> Relation:
        some_statements = self.some(GENERIC_STATEMENTS, GENERIC_STATEMENTS_TAKEN, kind)
        some_questions = self.some(GENERIC_QUESTIONS, GENERIC_QUESTIONS_TAKEN, kind)
        plain = self.named(PLAIN_STATEMENTS)
        first = FIRST_STATEMENT.replace("%A", self.synonyms[0])
        statements = self.fill([first, *plain, *some_statements], kind)
        questions = self.fill(self.named(PLAIN_QUESTIONS) + some_questions, kind)
        some_reverse = self.some(GENERIC_REVERSE, GENERIC_REVERSE_TAKEN, kind)
        answers = [
            (self.value(kind), mixed(questions, self.fill(self.named(own_questions), kind))),
            ("{" + kind + "}", self.fill(some_reverse, kind)),
        ]
        unseen = self.some(GENERIC_HELD_OUT, GENERIC_HELD_OUT_TAKEN, kind)
        unseen += self.named(own_held_out)
        asked = {text for _, texts in answers for text in texts}
        held_out = [text for text in self.fill(unseen, kind) if text not in asked]
        wordings = mixed(statements, self.fill(self.named(own_statements), kind))
        return build(can_begin(wordings, SAMPLERS), answers, self.scope, SAMPLERS,
                     [(self.value(kind), held_out)],
                     [(self.value(kind), self.fill(self.named(own_further), kind))])

    def alone(self) -> Relation:
        statements = can_begin(self.fill(self.named(GENERIC_BARE), ""), SAMPLERS)
        answers = [(self.value(""), self.fill(self.named(GENERIC_BARE_QUESTIONS), ""))]
        return build(statements, answers, self.scope, SAMPLERS)


def mixed(generic_texts: list[str], own_texts: list[str]) -> list[str]:
    """An attribute's own wordings so often that they make up about two fifths."""
    repeats = round(OWN_SHARE / (1 - OWN_SHARE) * len(generic_texts) / max(1, len(own_texts)))
    return generic_texts + own_texts * max(1, repeats)


def capitalised(text: str) -> str:
    """A sentence begins with a capital, behind the mark of a value that comes first too."""
    mark, body = ("^", text[1:]) if text.startswith("^") else ("", text)
    return mark + body[:1].upper() + body[1:]


def generic(lines: Iterable[str], held_out: bool | None = None) -> list[str]:
    """Expanded; where said so, only what is held out or only what is not."""
    written = [part for line in lines for part in line.split(" / ")]
    return [wording for part in written if held_out is None or is_held_out(part) == held_out
            for wording in expand_all(part)]


# What most people say is in every relation; of the others each has some.
GENERIC = word_lists("attributes/generic")
PLAIN_STATEMENTS = generic(GENERIC["plain_statements"])
PLAIN_QUESTIONS = generic(GENERIC["plain_questions"])
GENERIC_STATEMENTS = generic(GENERIC["statements"])
GENERIC_QUESTIONS = generic(GENERIC["questions"], False)
GENERIC_HELD_OUT = generic(GENERIC["questions"], True)
GENERIC_REVERSE = generic(GENERIC["reverse_questions"])
GENERIC_BARE = generic(GENERIC["bare_statements"])
GENERIC_BARE_QUESTIONS = generic(GENERIC["bare_questions"])
