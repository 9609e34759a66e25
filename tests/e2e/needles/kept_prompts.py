"""Prompts in a file: what they are hidden in differs between versions of Python, so that two machines
are compared on prompts that one of them made."""

import gzip
import json
import pathlib
from typing import Protocol

from evaluation_case import Case


class MakesPrompts(Protocol):
    def prompt(self, case: Case, length_tokens: int) -> str: ...


def _name(case: Case, length_tokens: int) -> str:
    return f"{case.name} at {length_tokens}: {case.question}"


class Keeping:
    """Makes prompts as another does, and keeps them."""

    def __init__(self, assembler: MakesPrompts) -> None:
        self._assembler = assembler
        self._prompts: dict[str, str] = {}

    def prompt(self, case: Case, length_tokens: int) -> str:
        made = self._assembler.prompt(case, length_tokens)
        self._prompts[_name(case, length_tokens)] = made
        return made

    def write(self, file: pathlib.Path) -> None:
        with gzip.open(file, "wt", encoding="utf-8") as stream:
            json.dump(self._prompts, stream)


class Kept:
    """Gives the prompts of a file."""

    def __init__(self, file: pathlib.Path) -> None:
        self._file = file
        with gzip.open(file, "rt", encoding="utf-8") as stream:
            self._prompts: dict[str, str] = json.load(stream)

    def prompt(self, case: Case, length_tokens: int) -> str:
        try:
            return self._prompts[_name(case, length_tokens)]
        except KeyError:
            raise SystemExit(f"{self._file} has no prompt for {case.name} of {length_tokens} tokens; "
                             "it was made with other sets, lengths or another seed") from None
