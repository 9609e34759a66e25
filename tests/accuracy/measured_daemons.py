"""Which daemons a measurement starts, one after the other, and what their modes are called."""

import dataclasses
import pathlib
from collections.abc import Callable, Sequence

from mode_client import DENSE, SPARSE_DECODE, SPARSE_PREFILL

SHARE_FLAGS = ("--sparse-decode-budget-tokens", "1024", "--sparse-decode-budget-share")


@dataclasses.dataclass(frozen=True)
class MeasuredDaemon:
    program: pathlib.Path
    flags: tuple[str, ...]
    modes: tuple[str, ...]  # of requests, by the name that rows give them
    names: tuple[str, ...]
    model: str | None = None  # where it is not the measurement's


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


def prefill_daemons(program: pathlib.Path, flags: Sequence[str], shares: Sequence[str], from_tokens: int,
                    variants: Sequence[str], build: Callable[[str], pathlib.Path]) -> list[MeasuredDaemon]:
    """One that reads prompts densely, then one for each variant and share of the estimated attention:
    what the prefix cache holds follows from how prompts are read, so no two of them can share it."""
    programs = {SPARSE_PREFILL: program, **{variant: build(variant) for variant in variants}}
    return [MeasuredDaemon(program, tuple(flags), (DENSE,), (DENSE,))] + [
        MeasuredDaemon(built, (*flags, "--sparse-prefill", share,
                               "--sparse-prefill-from-tokens", str(from_tokens)),
                       (SPARSE_PREFILL,), (f"{variant} {share}",))
        for share in shares for variant, built in programs.items()]
