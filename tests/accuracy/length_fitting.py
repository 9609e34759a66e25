"""Finds how many units of text make a prompt as long as wanted."""

import random
from collections.abc import Callable
from typing import TypeVar

Made = TypeVar("Made")

SHORTEST = 0.9  # of the wanted length, where no unit more fits
_CLOSE = 0.97   # ends the search
_AIM = 0.985
_FEWEST_UNITS = 8
_MOST_ATTEMPTS = 24


def fitted(make: Callable[[int], Made], tokens_of: Callable[[Made], int], length_tokens: int,
           tokens_a_unit: float) -> Made:
    """What `make` gives of the units for which it takes at most `length_tokens`, and little less.
    It must give the same for the same units, and more or less more tokens for more of them."""
    low, high = 0, None  # units that were too few, and too many
    best, best_tokens = None, 0
    units = max(_FEWEST_UNITS, int(_AIM * length_tokens / tokens_a_unit))
    for _ in range(_MOST_ATTEMPTS):
        made = make(units)
        tokens = tokens_of(made)
        if best_tokens < tokens <= length_tokens:
            best, best_tokens = made, tokens
        if tokens < length_tokens:
            low = units
        else:
            high = units
        if best_tokens >= _CLOSE * length_tokens or (high is not None and high - low <= 1):
            break
        units = max(low + 1, int(units * _AIM * length_tokens / max(1, tokens)))
        if high is not None and units >= high:
            units = (low + high) // 2
    if best is None or best_tokens < SHORTEST * length_tokens:
        raise ValueError(f"no text of {length_tokens} tokens was found: the last one had {tokens} of "
                         f"them, of {units} units")
    return best


def randomness(seed: int, *of: object) -> random.Random:
    """Random numbers that are the same on every machine for the same arguments."""
    return random.Random("/".join(str(part) for part in (seed, *of)))
