"""Sentences of the everyday world with slots, for everyday_sentences.py; wordings/everyday has
them, a module for each part of that world.

A line is a frame. `{kind}` is a slot, `{a_kind}` one with its article. `~hid=hide` marks a clause's
verb with its base form, `~was` an auxiliary, so that a question can be made of the clause. ` / `
parts clauses; a question may be made of one of them alone. A line that begins with `!` gives an
order.

Lines `? kind: ...` behind a frame are questions for that slot in entirely other words, with " / "
between them; what the slots hold may stand in them."""

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass

PACKAGE = "wordings.everyday"
# The modules whose frames tell of people and things in single sentences that stand for themselves.
OF_THEMSELVES = ("people", "things", "places", "moments", "first_person", "notes")


@dataclass(frozen=True, slots=True)
class FrameText:
    """A frame and, by the slot that they ask for, its questions."""

    text: str
    questions: tuple[tuple[str, str], ...]


def parsed(lines: str) -> Iterator[FrameText]:
    text, questions = "", []
    for line in lines.strip().splitlines():
        if line.startswith("? "):
            slot, _, asked = line[2:].partition(": ")
            questions += [(slot, question) for question in asked.split(" / ")]
            continue
        if text:
            yield FrameText(text, tuple(questions))
        text, questions = line, []
    yield FrameText(text, tuple(questions))


def frames_of(module: str) -> list[FrameText]:
    return list(parsed(importlib.import_module(f"{PACKAGE}.{module}").FRAMES))


def all_frames() -> list[FrameText]:
    folder = importlib.import_module(PACKAGE).__path__
    names = sorted(module.name for module in pkgutil.iter_modules(folder))
    return [frame for name in names for frame in frames_of(name)]


FRAMES = tuple(frame.text for module in OF_THEMSELVES for frame in frames_of(module))
