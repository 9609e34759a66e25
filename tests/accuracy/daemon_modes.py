"""Modes that are a daemon's own, such as the precision of weights: each is a daemon with flags, or a
model, of its own."""

import argparse
import dataclasses
import pathlib
import shlex
from collections.abc import Sequence

from measured_daemons import MeasuredDaemon
from mode_client import DENSE


@dataclasses.dataclass(frozen=True)
class DaemonMode:
    name: str
    flags: tuple[str, ...]  # behind those of all daemons
    model: str | None       # another one of the same tokenizer


def daemon_mode(text: str) -> DaemonMode:
    """NAME=FLAGS, as a shell would split the flags. A --model among them takes the place of the
    measurement's."""
    name, _, flags = text.partition("=")
    own = argparse.ArgumentParser(allow_abbrev=False, add_help=False)
    own.add_argument("--model")
    found, others = own.parse_known_args(shlex.split(flags))
    if not name or not (others or found.model):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=FLAGS")
    return DaemonMode(name, tuple(others), found.model)


def mode_daemons(program: pathlib.Path, flags: Sequence[str], first_name: str,
                 modes: Sequence[DaemonMode]) -> list[MeasuredDaemon]:
    """First the one with the flags that all have, with which the others are compared. Requests ask
    for no approximation of attention, so that a sparse model attends as it was trained."""
    names = [first_name, *(mode.name for mode in modes)]
    if len(set(names)) < len(names):
        raise SystemExit(f"two modes have the same name, of {', '.join(names)}")
    return [MeasuredDaemon(program, tuple(flags), (DENSE,), (first_name,))] + [
        MeasuredDaemon(program, (*flags, *mode.flags), (DENSE,), (mode.name,), mode.model) for mode in modes]
