"""Which daemons a measurement starts, one after the other, and what their modes are called."""

import dataclasses
import pathlib
from collections.abc import Callable, Sequence

from mode_client import DENSE, SPARSE_DECODE

SHARE_FLAGS = ("--sparse-decode-budget-tokens", "1024", "--sparse-decode-budget-share")


@dataclasses.dataclass(frozen=True)
class MeasuredDaemon:
    program: pathlib.Path
    flags: tuple[str, ...]
    modes: tuple[str, ...]  # of requests, by the name that rows give them
    names: tuple[str, ...]


def daemons(program: pathlib.Path, flags: Sequence[str], modes: Sequence[str],
            budget_shares: Sequence[str], variants: Sequence[str],
            build: Callable[[str], pathlib.Path]) -> list[MeasuredDaemon]:
    """One for each variant and budget; without any of them, the program with its flags. Dense
    attention is the same in all of them, so it is measured of the first alone."""
    programs = {SPARSE_DECODE: program, **{variant: build(variant) for variant in variants}}
    found: list[MeasuredDaemon] = []
    for share in budget_shares or [""]:
        budget = (*SHARE_FLAGS, share) if share else ()
        for variant, built in programs.items():
            asked = tuple(mode for mode in modes if mode != DENSE or not found)
            names = tuple(mode if mode == DENSE else f"{variant} {share}".strip() for mode in asked)
            if asked:
                found.append(MeasuredDaemon(built, (*flags, *budget), asked, names))
    return found
