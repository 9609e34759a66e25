"""Sentences of the everyday world with slots, for everyday_sentences.py; the tables of
wordings/everyday have them, a section for each part of that world.

A line is a frame. `{kind}` is a slot, `{a_kind}` one with its article. `~hid=hide` marks a clause's
verb with its base form, `~was` an auxiliary, so that a question can be made of the clause. ` / `
parts clauses; a question may be made of one of them alone. A line that begins with `!` gives an
order.

Lines `? kind: ...` behind a frame are questions for that slot in entirely other words, with " / "
between them; what the slots hold may stand in them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from text_tables import names_in, sections_in, table

OF_THEMSELVES = "everyday/single"  # of people and things, in sentences that stand for themselves


@dataclass(frozen=True, slots=True)
class FrameText:
    """A frame and, by the slot that they ask for, its questions."""

    text: str
    questions: tuple[tuple[str, str], ...]


def parsed(lines: Iterable[str]) -> Iterator[FrameText]:
    text, questions = "", []
    for line in lines:
        if line.startswith("? "):
            slot, _, asked = line[2:].partition(": ")
            questions += [(slot, question) for question in asked.split(" / ")]
            continue
        if text:
            yield FrameText(text, tuple(questions))
        text, questions = line, []
    yield FrameText(text, tuple(questions))


def all_frames() -> list[FrameText]:
    """Those of all sections, in the order of their names."""
    return [frame for section in sections_in(names_in("everyday"))
            for frame in parsed(section.words)]


FRAMES = tuple(frame.text for section in table(OF_THEMSELVES).sections.values()
               for frame in parsed(section.words))
