"""Reads the tables of wordings/: what is said and asked, as plain text.

A table begins with lines of "# ", which say what it holds; the last of them names its columns:

    # Columns: kind, phrase, noun

A blank line follows, and then come sections, each with a heading, its name in double brackets and,
if wanted, what it holds:

    [[advice]] household tips and routines

Below it each line is an entry, with a tab between its columns and "\\n" for a line end within one.
Blank lines divide the entries of a section into blocks, where its reader has a use for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "wordings"
SUFFIX = ".txt"
COMMENT, COLUMNS, HEADING, HEADING_END = "# ", "# Columns: ", "[[", "]]"
LINE_END = "\\n"

Entry = tuple[str, ...]  # its columns


@dataclass(frozen=True, slots=True)
class Section:
    """Entries under one heading, in their blocks."""

    name: str
    about: str
    blocks: tuple[tuple[Entry, ...], ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(entry for block in self.blocks for entry in block)

    @property
    def words(self) -> tuple[str, ...]:
        """The entries of a table of one column."""
        return tuple(word for word, in self.entries)

    @property
    def texts(self) -> tuple[str, ...]:
        """The blocks of a table of one column, each as lines."""
        return tuple("\n".join(line for line, in block) for block in self.blocks)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The entries of a table of two columns."""
        return tuple((first, second) for first, second in self.entries)


@dataclass(frozen=True, slots=True)
class Table:
    about: str
    columns: tuple[str, ...]
    sections: dict[str, Section]


class Lines:
    """The lines of a table. What is wrong with one is said with its number."""

    def __init__(self, text: str, name: str) -> None:
        self.name, self.number = name, 0
        if not text.endswith("\n") or text.endswith("\n\n"):
            raise ValueError(f"{name}: must end with one line end")
        self.left = text.removesuffix("\n").split("\n")

    def error(self, what: str) -> ValueError:
        return ValueError(f"{self.name}:{self.number}: {what}")

    def taken(self) -> str:
        self.number += 1
        line = self.left[self.number - 1]
        if line != line.strip():
            raise self.error("white space at an end of the line")
        return line

    def block(self) -> Iterator[str]:
        """The lines until the next blank one, of which there is at least one."""
        first = self.number
        while self.number < len(self.left):
            line = self.taken()
            if not line:
                break
            yield line
        if self.number == first or not self.left[first]:
            raise self.error("a blank line where a block must begin")

    @property
    def more(self) -> bool:
        return self.number < len(self.left)


def parsed(text: str, name: str) -> Table:
    lines = Lines(text, name)
    about, columns = _header(lines)
    found: dict[str, tuple[str, list[tuple[Entry, ...]]]] = {}
    section = ""
    while lines.more:
        entries: list[Entry] = []
        for line in lines.block():
            if not line.startswith(HEADING):
                entries.append(_entry(lines, line, len(columns)))
                continue
            if entries:
                raise lines.error("a heading within a block")
            section, _, rest = line.removeprefix(HEADING).partition(HEADING_END)
            if not section or section in found:
                raise lines.error(f"a heading without a name, or one for the second time: {line}")
            found[section] = (rest.strip(), [])
        if not section or not entries:
            raise lines.error("a block without a heading before it, or without entries")
        found[section][1].append(tuple(entries))
    if not found:
        raise lines.error("no section")
    return Table(about, columns, {
        name: Section(name, what, tuple(blocks)) for name, (what, blocks) in found.items()})


def _header(lines: Lines) -> tuple[str, tuple[str, ...]]:
    header = list(lines.block())
    if len(header) < 2 or not header[-1].startswith(COLUMNS):
        raise lines.error(f"a table begins with comments, of which the last is \"{COLUMNS}...\"")
    if not all(line.startswith(COMMENT) for line in header):
        raise lines.error("a blank line must follow the comments")
    about = " ".join(line.removeprefix(COMMENT) for line in header[:-1])
    return about, tuple(header[-1].removeprefix(COLUMNS).split(", "))


def _entry(lines: Lines, line: str, columns: int) -> Entry:
    entry = tuple(cell.replace(LINE_END, "\n") for cell in line.split("\t"))
    if len(entry) != columns or not all(entry):
        raise lines.error(f"{columns} filled columns are wanted: {line}")
    if any("\\" in cell for cell in entry):
        raise lines.error(f"a backslash that is not part of {LINE_END}: {line}")
    return entry


@cache
def table(name: str) -> Table:
    """The table of a file of wordings/, which is named without its suffix."""
    path = FOLDER / (name + SUFFIX)
    return parsed(path.read_text("utf-8"), str(path.relative_to(FOLDER)))


def names_in(folder: str) -> list[str]:
    """The names of all tables in a folder of wordings/."""
    paths = sorted((FOLDER / folder).glob("*" + SUFFIX))
    return [str(path.relative_to(FOLDER).with_suffix("")) for path in paths]


def word_lists(name: str) -> dict[str, tuple[str, ...]]:
    """The sections of a table of one column as lists."""
    return {section.name: section.words for section in table(name).sections.values()}


def sections_in(names: list[str]) -> list[Section]:
    """The sections of several tables in the order of their own names."""
    found = [section for name in names for section in table(name).sections.values()]
    if len({section.name for section in found}) < len(found):
        raise ValueError(f"two sections of one name in {', '.join(names)}")
    return sorted(found, key=lambda section: section.name)
