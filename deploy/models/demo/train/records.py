"""Records that share their fields: one is found by its name or by another field, and asked for a
field, in ordinary English."""

import random
from dataclasses import dataclass

from attribute_tables import HEADS, MODIFIERS, NOUNS
from draws import Sampler, between, one_of, pick
from entity_values import coined_name
from everyday_sentences import SAMPLERS
from items import Copied, Exchange, Item
from long_values import LONG_KINDS
from record_layouts import LAYOUTS, Rows
from record_schemas import FIRST_PARTS, LICENCES, SCHEMAS, SECOND_PARTS, STATUSES
from record_wordings import (
    BY_FIELD,
    LABEL_BY_FIELD,
    LABEL_QUESTIONS,
    LABEL_REVERSE,
    QUESTIONS,
    REFERENCES,
    REVERSE,
)
from relations import expand_all
from text_tables import table

COMPOSED_SHARE = 0.35  # of files: a sort of record that no schema describes
COMPOSED_FIELDS = 7
HEAD_ALONE_SHARE = 0.4  # of the names of their fields: "deadline" for "refund_deadline"
OWN_SHARE, FURTHER_OWN_SHARE = 0.3, 0.5  # of questions by name: of its own for the field
FURTHER_SHARE = 0.45  # of files: sorts that training alone has
REVERSE_SHARE = 0.13
BY_FIELD_SHARE = 0.12
ALIKE_SHARE = 0.5
MOST_RECORDS, FEWEST_LARGE = 60, 15
RECORD_TOKENS, FIELD_TOKENS = 7, 10  # about
ATTEMPTS = 4
SEPARATORS = "---__."
NO_NOUN = "*"  # behind the name of a field
RECORD_WORDS = ("record", "entry", "row")


def pair_name(rng: random.Random) -> str:
    return f"{pick(rng, FIRST_PARTS)}-{pick(rng, SECOND_PARTS)}"



@dataclass(frozen=True, slots=True)
class AbsentCells:
    """Which share of the questions is about what a file does not have, and which of those about a
    field that none of its records has; the others are about a record."""

    share: float
    field_share: float


# As many as there are questions with an answer. A record that is found, and has not the field, is
# what is hardest to leave.
USUAL_ABSENT = AbsentCells(share=0.5, field_share=0.65)

KINDS: dict[str, Sampler] = {
    **SAMPLERS, **LONG_KINDS, "pair": pair_name, "id": SAMPLERS["number"],
    "status": one_of(STATUSES), "licence": one_of(LICENCES), "coined": coined_name,
    "size": lambda rng: f"{2 ** between(rng, 1, 9)} GiB",
}


@dataclass(frozen=True, slots=True)
class Field:
    """A field's names, of which a file takes one, with its values and its own questions."""

    names: tuple[str, ...]
    draw: Sampler
    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Schema:
    nouns: tuple[str, ...]
    keys: tuple[str, ...]
    key_kinds: tuple[str, ...]
    fields: tuple[Field, ...]
    is_further: bool = False  # training alone has it


def names_of(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def labels_of(blocks: str) -> frozenset[str]:
    """The names of fields that are no nouns, or plurals."""
    lines = [line.split(";", 1)[0] for line in blocks.split("\n") if not line.startswith("=")]
    return frozenset(name.removesuffix(NO_NOUN) for line in lines for name in names_of(line)
                     if name.endswith(NO_NOUN))


def parse(block: str, is_further: bool = False) -> Schema:
    head, *lines = block.split("\n")
    nouns, keys, kinds = head.removeprefix("= ").split("; ")
    fields = []
    for line in lines:
        names, kind, questions = line.split("; ", 2)
        plain = names_of(names.replace(NO_NOUN, ""))
        fields.append(Field(plain, KINDS[kind], tuple(expand_all(questions))))
    return Schema(names_of(nouns), names_of(keys), tuple(kinds.split(" ")), tuple(fields), is_further)


FURTHER_SCHEMAS = [text for section in table("records").sections.values()
                   for text in section.texts]
PARSED = tuple(parse(block) for block in SCHEMAS.strip().split("\n\n"))
FURTHER = tuple(parse(block, is_further=True) for block in FURTHER_SCHEMAS)
LABELS = labels_of("\n".join([SCHEMAS, *FURTHER_SCHEMAS]))
SORTS_OF_NOUNS = ("affair", "apparatus", "article", "organisation", "transport", "venue")
SORTS = tuple(noun for sort in SORTS_OF_NOUNS for noun in NOUNS[f"{sort}_nouns"])
VALUE_KINDS = tuple(HEADS)
KEY_KINDS = ("id", "code", "pair", "number", "full", "coined")


def composed_field(rng: random.Random) -> Field:
    kind = pick(rng, VALUE_KINDS)
    head = pick(rng, HEADS[kind])
    name = head if rng.random() < HEAD_ALONE_SHARE else f"{pick(rng, MODIFIERS)}_{head}"
    return Field((name,), KINDS[kind], ())


def composed_schema(rng: random.Random) -> Schema:
    """A sort of record with fields as nobody foresaw them."""
    noun = pick(rng, SORTS)
    joined = noun.replace(" ", "_")
    fields = {field.names[0]: field for field in
              [composed_field(rng) for _ in range(COMPOSED_FIELDS)]}
    keys = ("id", "name", joined, f"{joined}_id", f"{joined}_name")
    return Schema((noun,), keys, KEY_KINDS, tuple(fields.values()))


def drawn_keys(rng: random.Random, kind: str, count: int, used: set[str]) -> list[str]:
    """Names that tell the records apart, from each other and from those of other files; often
    made of few words, so that many share one."""
    if kind == "pair":
        few = 2 + int(1.3 * count ** 0.5)
        alike = rng.random() < ALIKE_SHARE
        firsts = rng.sample(FIRST_PARTS, few) if alike else FIRST_PARTS
        seconds = rng.sample(SECOND_PARTS, few) if alike else SECOND_PARTS
        separator = pick(rng, SEPARATORS)
        drawn = [pick(rng, firsts) + separator + pick(rng, seconds) for _ in range(count)]
    else:
        sampler = KINDS[kind]
        drawn = [sampler(rng) for _ in range(count)]
    keys = []
    for key in drawn:
        low = key.lower()
        if low not in used:
            used.add(low)
            keys.append(key)
    return keys


def record_count(rng: random.Random, budget: int, columns: int, large: bool) -> int:
    most = max(3, min(MOST_RECORDS, budget // (FIELD_TOKENS * columns + RECORD_TOKENS)))
    if large:
        return between(rng, min(most, FEWEST_LARGE), most)
    return between(rng, 3, most if rng.random() < 0.4 else max(3, most // 3))


def written_name(name: str, style: int) -> str:
    """A field's name as files have it: "last_seen", "lastSeen", "last seen", "last-seen"."""
    first, *others = name.split("_")
    if style == 1:
        return first + "".join([part.capitalize() for part in others])
    return name.replace("_", " " if style == 2 else "-") if style > 1 else name


class File:
    """Records of one sort."""

    def __init__(self, rng: random.Random, schema: Schema, budget: int, used: set[str],
                 large: bool, absent: AbsentCells = USUAL_ABSENT) -> None:
        self.rng, self.schema, self.absent = rng, schema, absent
        columns = between(rng, 1, 5 if large else 4)
        self.fields = rng.sample(schema.fields, min(columns, len(schema.fields)))
        self.noun = pick(rng, schema.nouns)
        style = int(max(0.0, rng.random() * 8 - 4))
        key = pick(rng, schema.keys)
        self.kind = pick(rng, schema.key_kinds)
        taken = {key}
        self.names = [key]
        for field in self.fields:
            name = next((name for name in rng.sample(field.names, len(field.names))
                         if name not in taken), f"{field.names[0]}_2")
            taken.add(name)
            self.names.append(name)
        self.written = [written_name(name, style) for name in self.names]
        self.used = used
        count = record_count(rng, budget, columns, large)
        self.rows: Rows = [[key] + [field.draw(rng) for field in self.fields]
                           for key in drawn_keys(rng, self.kind, count, used)]
        layout = LAYOUTS[int(rng.random() * len(LAYOUTS))]
        self.passage, self.starts = layout(rng, self.noun, self.written, self.rows)

    def spoken(self, column: int) -> tuple[str, bool]:
        """A field as a question names it, and whether that is no noun."""
        chance = self.rng.random()
        name = self.names[column]
        if chance < 0.12:
            return self.written[column], name in LABELS
        if column and chance > 0.82:
            others = self.fields[column - 1].names
            other = pick(self.rng, others)
            name = name if other in self.names else other
        return name.replace("_", " "), name in LABELS

    def reference(self, key: str, question: str = "") -> str:
        """A record as a question names it. No question speaks of the record of a record, or
        of "the account of the record of" somebody."""
        named = pick(self.rng, REFERENCES)
        if any([f"the {word} of" in question for word in RECORD_WORDS]):
            return key
        has_it = not question or "of {ref}" in question or "for {ref}" in question
        if "record" in named and (has_it or self.noun in RECORD_WORDS):
            return key
        return named.format(key, self.noun)

    def field_of(self, key: str, field: str, is_label: bool) -> str:
        """A question for a field of the record with that key."""
        form = pick(self.rng, LABEL_QUESTIONS if is_label else QUESTIONS)
        question = form.replace("{field}", field)
        return capital(question.replace("{ref}", self.reference(key, question)))

    def by_key(self, line: int, column: int) -> str:
        key, own = self.rows[line][0], self.fields[column - 1].questions
        if own and self.rng.random() < (FURTHER_OWN_SHARE if self.schema.is_further else OWN_SHARE):
            return asked(own, self.rng, self.reference(key))
        return self.field_of(key, *self.spoken(column))

    def by_field(self, line: int, column: int, given: int) -> str:
        (field, is_label), (key, is_label_too) = self.spoken(column), self.spoken(given)
        forms = LABEL_BY_FIELD if is_label or is_label_too else BY_FIELD
        return capital(pick(self.rng, forms).format(
            field=field, noun=self.noun, key=key, value=self.rows[line][given]))

    def by_value(self, line: int, column: int) -> str:
        """A question for the record that has a value."""
        key, is_label = self.spoken(column)
        return capital(pick(self.rng, LABEL_REVERSE if is_label else REVERSE).format(
            noun=self.noun, key=key, value=self.rows[line][column]))

    def is_alone(self, line: int, column: int) -> bool:
        """Whether no other record has that value."""
        value = self.rows[line][column]
        return sum([row[column] == value for row in self.rows]) == 1

    def exchange(self) -> Exchange | None:
        rng = self.rng
        chance = rng.random()
        if chance < self.absent.share:
            return self.not_there()
        line, column = int(rng.random() * len(self.rows)), between(rng, 1, len(self.fields))
        row, chance = self.rows[line], rng.random()
        if chance < REVERSE_SHARE and self.is_alone(line, column):
            text = self.by_value(line, column)
            column = 0
        elif chance < REVERSE_SHARE + BY_FIELD_SHARE:
            given = int(rng.random() * len(row))
            if given == column or not self.is_alone(line, given):
                given = 0
            text = self.by_field(line, column, given)
        else:
            text = self.by_key(line, column)
        where = Copied(0, len(row[column]), 0, self.starts[line][column])
        return Exchange(text, row[column], (where,))

    def not_there(self) -> Exchange | None:
        """A question about a record or a field that the file does not have."""
        rng = self.rng
        others = [field for field in self.schema.fields if field not in self.fields]
        if others and rng.random() < self.absent.field_share:
            field = others[int(rng.random() * len(others))]
            names = [name for name in field.names if name not in self.names[1:]
                     and name not in self.schema.keys]
            if not names:
                return None
            key = self.rows[int(rng.random() * len(self.rows))][0]
            if self.schema.is_further and rng.random() < FURTHER_OWN_SHARE:
                text = asked(field.questions, rng, self.reference(key))
                return Exchange(text, "unknown", ())
            name = pick(rng, names)
            text = self.field_of(key, name.replace("_", " "), name in LABELS)
            return Exchange(text, "unknown", ())
        key = self.strange_key()
        if key.lower() in self.used:
            return None
        column = between(rng, 1, len(self.fields))
        return Exchange(self.field_of(key, *self.spoken(column)), "unknown", ())

    def strange_key(self) -> str:
        """The name of no record, often with a part of one that there is."""
        new = KINDS[self.kind](self.rng)
        if self.kind != "pair":
            return new
        old = self.rows[int(self.rng.random() * len(self.rows))][0]
        separator = next(mark for mark in "-_." if mark in old)
        first, second = new.split("-")
        chance = self.rng.random()
        if chance < 0.4:
            first = old.split(separator)[0]
        elif chance < 0.8:
            second = old.split(separator)[1]
        return first + separator + second


def capital(text: str) -> str:
    """A question that begins with a word begins with a capital; names stay as they are."""
    first = text.split(" ", 1)[0]
    return text[0].upper() + text[1:] if first.isalpha() else text


def asked(questions: tuple[str, ...], rng: random.Random, reference: str) -> str:
    return capital(pick(rng, questions).replace("@", reference))


def drawn_schema(rng: random.Random, used: set[str], further_share: float = FURTHER_SHARE
                 ) -> Schema | None:
    """Each sort of record stands in one file of a sequence, so that values tell them apart. Where
    there are no further ones, as in the evaluation, nothing is drawn for them."""
    for _ in range(ATTEMPTS):
        schema = pick(rng, PARSED)
        if further_share and rng.random() < further_share:
            schema = pick(rng, FURTHER)
        elif rng.random() < COMPOSED_SHARE:
            schema = composed_schema(rng)
        name = f"records of {schema.nouns[0]}"
        if name not in used:
            used.add(name)
            return schema
    return None


def records_item(rng: random.Random, budget: int, questions: int, used: set[str],
                 large: bool = False, absent: AbsentCells = USUAL_ABSENT,
                 further_share: float = FURTHER_SHARE) -> Item | None:
    """A file of records with about `questions` exchanges."""
    schema = drawn_schema(rng, used, further_share)
    file = File(rng, schema, budget, used, large, absent) if schema else None
    if file is None or not file.rows:
        return None
    exchanges: dict[str, Exchange] = {}
    for _ in range(questions):
        exchange = file.exchange()
        if exchange:
            exchanges.setdefault(exchange.question.lower(), exchange)
    return Item((file.passage,), tuple(exchanges.values())) if exchanges else None
