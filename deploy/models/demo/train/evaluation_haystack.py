"""Haystacks for evaluation: prose and code are cut from given sources, logs are made up."""

import random
from collections.abc import Callable
from functools import lru_cache

from evaluation_case import Haystack

_PIECE_CHARACTERS = 1500  # of one kind before the next, in a mixed text

_LEVELS = ("INFO", "INFO", "INFO", "DEBUG", "WARN", "ERROR")
_PARTS = ("ingest", "router", "billing", "thumbnailer", "mailer", "indexer", "gatekeeper",
          "planner")
_EVENTS = ("request served", "connection reset by peer", "cache refreshed",
           "retrying after timeout", "queue drained", "session expired", "worker joined",
           "configuration reloaded", "checksum verified", "lease renewed", "slow response",
           "batch written")
_STORES = ("/var/data/shard", "/srv/blobs/part", "/mnt/cold/segment", "/var/spool/batch")


class Sources:
    """A haystack of any kind and size, the same for the same seed. `prose` and `code` are texts
    of some hundred thousand characters, read round and round from a place the seed chooses."""

    def __init__(self, prose: str, code: str) -> None:
        self._texts = {Haystack.PROSE: prose, Haystack.CODE: code}

    def __call__(self, characters: int, kind: Haystack, seed: int) -> str:
        if kind in self._texts:
            return self._cut(characters, kind, seed)
        if kind is Haystack.MIXED:
            return self._mixed(characters, seed)
        line = _log_line if kind is Haystack.LOGS else _number_line
        return _lines(line, seed, characters)

    def _cut(self, characters: int, kind: Haystack, seed: int) -> str:
        text = self._texts[kind]
        wanted = random.Random(seed).randrange(len(text))
        begin = text.find("\n", wanted) + 1
        rounds = (begin + characters) // len(text) + 1
        return (text * rounds)[begin:begin + characters]

    def _mixed(self, characters: int, seed: int) -> str:
        kinds = (Haystack.PROSE, Haystack.CODE, Haystack.LOGS)
        pieces: list[str] = []
        for index in range(characters // _PIECE_CHARACTERS * 2 + 1):
            piece = self(_PIECE_CHARACTERS, kinds[index % 3], 1000 * seed + index)
            pieces.append(piece[:piece.rfind("\n") + 1])
        return "\n".join(pieces)[:characters]


def _log_line(rng: random.Random, second: int) -> str:
    return (f"2023-11-{second // 86400 % 28 + 1:02} {_clock(second)} {rng.choice(_LEVELS)} "
            f"[{rng.choice(_PARTS)}] {rng.choice(_EVENTS)} id={rng.randrange(16 ** 6):06x} "
            f"took={rng.randrange(900)}ms")


def _number_line(rng: random.Random, second: int) -> str:
    first, middle, last = (rng.randrange(10000, 100000) for _ in range(3))
    return (f"{_clock(second)} {rng.choice(_PARTS)}[{first}]: wrote {middle} bytes to "
            f"{rng.choice(_STORES)}-{last}")


def _clock(second: int) -> str:
    return f"{second // 3600 % 24:02}:{second // 60 % 60:02}:{second % 60:02}"


def _lines(line: Callable[[random.Random, int], str], seed: int, characters: int) -> str:
    """At least as many lines as asked for, cut to size."""
    wanted = 1 << max(characters, 1024).bit_length()
    return _many_lines(line, seed, wanted)[:characters]


@lru_cache(maxsize=64)
def _many_lines(line: Callable[[random.Random, int], str], seed: int, characters: int) -> str:
    """Cached, and grown by doubling, because a prompt's size is found by trying."""
    rng = random.Random(seed)
    second = rng.randrange(86400)
    lines: list[str] = []
    size = 0
    while size < characters:
        second += rng.randrange(1, 9)
        lines.append(line(rng, second))
        size += len(lines[-1]) + 1
    return "\n".join(lines)
