"""How records are written: each layout gives the text and where in it each value begins."""

import random
from collections.abc import Callable

from draws import pick
from thesaurus_forms import plural

Rows = list[list[str]]
Starts = list[list[int]]
Layout = Callable[[random.Random, str, list[str], Rows], tuple[str, Starts]]

NESTED_SHARE = 0.25
NESTS = "details info data attributes properties meta fields profile".split()


def several(noun: str) -> str:
    """What a file names its records together."""
    return plural(noun) or noun


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

    def value(self, value: str) -> int:
        """Appends a value as JSON has it and returns where its text begins."""
        if value.isdigit() and value[0] != "0":
            return self.add(value)
        return self.add(f'"{value}"') + 1

    def text(self) -> str:
        return "".join(self.pieces)


def json_object(passage: Passage, fields: list[str], row: list[str], spaced: bool,
                nest: tuple[int, str], first: int = 0) -> list[int]:
    """One record, of which the columns from nest[0] on stand in an object of that name."""
    comma, colon = (", ", ": ") if spaced else (",", ":")
    starts = [0] * first
    opening = "{"
    for column in range(first, len(row)):
        passage.add(opening)
        if column == nest[0]:
            passage.add(f'"{nest[1]}"{colon}{{')
        passage.add(f'"{fields[column]}"{colon}')
        starts.append(passage.value(row[column]))
        opening = comma
    passage.add("}}" if nest[0] < len(row) else "}")
    return starts


def drawn_nest(rng: random.Random, fields: list[str]) -> tuple[int, str]:
    if len(fields) < 3 or rng.random() > NESTED_SHARE:
        return len(fields), ""
    return len(fields) - 1 - int(rng.random() * (len(fields) - 2)), pick(rng, NESTS)


def json_rows(rng: random.Random, fields: list[str], rows: Rows, before: str, between: str,
              after: str) -> tuple[str, Starts]:
    passage, starts = Passage(), []
    spaced, nest = rng.random() < 0.7, drawn_nest(rng, fields)
    passage.add(before)
    for number, row in enumerate(rows):
        if number:
            passage.add(between)
        starts.append(json_object(passage, fields, row, spaced, nest))
    passage.add(after)
    return passage.text(), starts


def json_lines(rng: random.Random, noun: str, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    return json_rows(rng, fields, rows, "", "\n", "")


def json_list(rng: random.Random, noun: str, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    if rng.random() < 0.5:
        return json_rows(rng, fields, rows, "[\n  ", ",\n  ", "\n]")
    return json_rows(rng, fields, rows, f'{{"{several(noun)}": [\n  ', ",\n  ", "\n]}")


def json_indented(rng: random.Random, noun: str, fields: list[str], rows: Rows
                  ) -> tuple[str, Starts]:
    passage, starts = Passage(), []
    passage.add("[")
    for number, row in enumerate(rows):
        passage.add(",\n  {" if number else "\n  {")
        line = []
        for column, value in enumerate(row):
            passage.add(f'{"," if column else ""}\n    "{fields[column]}": ')
            line.append(passage.value(value))
        passage.add("\n  }")
        starts.append(line)
    passage.add("\n]")
    return passage.text(), starts


def json_by_name(rng: random.Random, noun: str, fields: list[str], rows: Rows
                 ) -> tuple[str, Starts]:
    """One object whose keys are the records' names."""
    passage, starts = Passage(), []
    passage.add("{")
    for number, row in enumerate(rows):
        passage.add(',\n  "' if number else '\n  "')
        start = passage.add(f'{row[0]}": ')
        line = json_object(passage, fields, row, True, (len(row), ""), 1)
        starts.append([start, *line[1:]])
    passage.add("\n}")
    return passage.text(), starts


def yaml_list(rng: random.Random, noun: str, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    headed = rng.random() < 0.5
    margin = "  " if headed else ""
    passage, starts = Passage(), []
    passage.add(f"{several(noun)}:" if headed else "---")
    for row in rows:
        line = []
        for column, value in enumerate(row):
            passage.add(f"\n{margin}{'  ' if column else '- '}{fields[column]}: ")
            line.append(passage.add(value))
        starts.append(line)
    return passage.text(), starts


def yaml_by_name(rng: random.Random, noun: str, fields: list[str], rows: Rows
                 ) -> tuple[str, Starts]:
    passage, starts = Passage(), []
    for number, row in enumerate(rows):
        passage.add("\n" if number else "")
        line = [passage.add(f"{row[0]}:")]
        for column in range(1, len(row)):
            passage.add(f"\n  {fields[column]}: ")
            line.append(passage.add(row[column]))
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


def comma_separated(rng: random.Random, noun: str, fields: list[str], rows: Rows
                    ) -> tuple[str, Starts]:
    separator = pick(rng, (",", ",", ";", "\t"))
    if any([separator in value for row in rows for value in row]):
        separator = "\t"
    return separated(fields, rows, "", separator, "", "")


def table(rng: random.Random, noun: str, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    return separated(fields, rows, "| ", " | ", " |", "\n|" + "---|" * len(fields))


def labelled(rng: random.Random, noun: str, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    """A paragraph or a line of "name: value" for each record."""
    inside, after, colon = (("\n", "\n\n", ": "), (" ", "\n", "="), (", ", "\n", ": "))[
        int(rng.random() * 3)]
    passage, starts = Passage(), []
    for number, row in enumerate(rows):
        line = []
        for column, value in enumerate(row):
            joint = inside if column else after if number else ""
            passage.add(f"{joint}{fields[column]}{colon}")
            line.append(passage.value(value) if colon == "=" and " " in value
                        else passage.add(value))
        starts.append(line)
    return passage.text(), starts


def elements(rng: random.Random, noun: str, fields: list[str], rows: Rows) -> tuple[str, Starts]:
    """An element of markup for each record. A name there has no spaces."""
    passage, starts = Passage(), []
    tag, *attributes = [name.replace(" ", "_") for name in (noun, *fields)]
    for number, row in enumerate(rows):
        passage.add(("\n<" if number else "<") + tag)
        line = []
        for column, value in enumerate(row):
            passage.add(f' {attributes[column]}="')
            line.append(passage.add(value))
            passage.add('"')
        passage.add("/>")
        starts.append(line)
    return passage.text(), starts


LAYOUTS: tuple[Layout, ...] = (
    json_lines, json_lines, json_lines, json_lines, json_list, json_list, json_indented,
    json_by_name, json_by_name, yaml_list, yaml_by_name, comma_separated, table, labelled, elements,
)
