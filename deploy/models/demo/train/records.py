"""Records that share their fields, as JSON lines, CSV or a Markdown table: one is found by its id
or name, and asked for another field."""

import json
import random

from draws import between, pick
from items import Copied, Exchange, Item
from values import KINDS

FIELDS = {
    "name": "full", "email": "email", "city": "city", "phone": "phone", "colour": "colour",
    "price": "price",
    "quantity": "count", "status": "word", "code": "code", "date": "date", "owner": "full",
    "weight": "weight",
    "country": "country", "pin": "number", "product": "product", "score": "decimal", "team": "team",
    "birthday": "date", "company": "company", "room": "number", "address": "address",
    "animal": "animal",
    "title": "book", "language": "word", "balance": "amount", "extension": "number",
}
ALL_FIELDS = tuple(FIELDS)

BY_ID = (
    "What is the {field} of the record with {key} {value}?",
    "What {field} does {key} {value} have?",
    "What is the {field} for {key} {value}?", "Which {field} belongs to {key} {value}?",
    "Find the {field} where {key} is {value}.", "{field} of {value}?",
    "{key} {value}: what is the {field}?",
    "In the record with {key} {value}, what is the {field}?", "Give me the {field} of {value}.",
    "Look up {value} and tell me the {field}.", "What is {value}'s {field}?", "{value} {field}?",
    'What is the "{field}" of the entry whose "{key}" is "{value}"?',
    "What is the {field} of {value}?",
    "What is the value of {field} in the line with {key} {value}?",
    "Which {field} is given for {value}?",
    "For the row with {key} {value}, what is the {field}?",
    "What {field} is listed next to {value}?",
)


class Passage:
    """Text under construction that remembers where values begin."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.length = 0

    def add(self, text: str) -> int:
        """Appends the text and returns where it begins."""
        start = self.length
        self.pieces.append(text)
        self.length += len(text)
        return start

    def text(self) -> str:
        return "".join(self.pieces)


Rows = list[list[str]]
Starts = list[list[int]]


def json_lines(fields: list[str], rows: Rows, spaced: bool) -> tuple[str, Starts]:
    passage, starts = Passage(), []
    comma, colon = (", ", ": ") if spaced else (",", ":")
    for number, row in enumerate(rows):
        passage.add("\n{" if number else "{")
        line = []
        for column, value in enumerate(row):
            passage.add(f'{comma if column else ""}"{fields[column]}"{colon}')
            if value.isdigit():
                line.append(passage.add(value))
            else:
                line.append(passage.add(json.dumps(value, ensure_ascii=False)) + 1)
        passage.add("}")
        starts.append(line)
    return passage.text(), starts


def separated(fields: list[str], rows: Rows, left: str, separator: str, right: str, rule: str
              ) -> tuple[str, Starts]:
    """Columns with a line of names above; `rule` is the line between, if any."""
    passage, starts = Passage(), []
    passage.add(left + separator.join(fields) + right + rule)
    for row in rows:
        passage.add("\n" + left)
        line = []
        for column, value in enumerate(row):
            if column:
                passage.add(separator)
            line.append(passage.add(value))
        passage.add(right)
        starts.append(line)
    return passage.text(), starts


def labelled(fields: list[str], rows: Rows) -> tuple[str, Starts]:
    """A paragraph of "name: value" lines for each record."""
    passage, starts = Passage(), []
    for number, row in enumerate(rows):
        line = []
        for column, value in enumerate(row):
            passage.add(("\n" if column else "\n\n" if number else "") + f"{fields[column]}: ")
            line.append(passage.add(value))
        starts.append(line)
    return passage.text(), starts


def lay_out(rng: random.Random, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    chance = rng.random()
    if chance < 0.5:
        return json_lines(fields, rows, spaced=rng.random() < 0.7)
    if chance < 0.65 and not any("," in value for row in rows for value in row):
        return separated(fields, rows, "", ",", "", "")
    if chance < 0.85:
        return separated(fields, rows, "| ", " | ", " |", "\n|" + "---|" * len(fields))
    return labelled(fields, rows)


def draw_rows(rng: random.Random, fields: list[str], count: int, used: set[str]) -> Rows:
    """Rows whose first column tells them apart, from each other and from other files of the
    sequence."""
    key_sampler = KINDS[FIELDS.get(fields[0], "number")]
    samplers = [KINDS[FIELDS[field]] for field in fields[1:]]
    rows = []
    for _ in range(count):
        key = key_sampler(rng)
        if key.lower() not in used:
            used.add(key.lower())
            rows.append([key] + [sampler(rng) for sampler in samplers])
    return rows


def records_item(rng: random.Random, budget: int, questions: int, used: set[str]) -> Item | None:
    """Three and more records with two to five fields each."""
    columns = between(rng, 2, 4)
    fields = [pick(rng, ("id", "id", "id", "name", "code", "product"))]
    fields += [field for field in rng.sample(ALL_FIELDS, columns) if field != fields[0]]
    most = max(3, min(25, budget // (8 * columns + 6)))
    count = between(rng, 3, most if rng.random() < 0.4 else max(3, most // 3))
    rows = draw_rows(rng, fields, count, used)
    if not rows:
        return None
    passage, starts = lay_out(rng, fields, rows)
    exchanges = {}
    for _ in range(questions):
        line, column = int(rng.random() * len(rows)), between(rng, 1, len(fields) - 1)
        value = rows[line][column]
        question = pick(rng, BY_ID).format(field=fields[column], key=fields[0], value=rows[line][0])
        where = Copied(0, len(value), 0, starts[line][column])
        exchanges[question] = Exchange(question, value, (where,))
    return Item((passage,), tuple(exchanges.values()))
