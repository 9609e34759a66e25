"""The smallest draws, which everything drawn is made of."""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

Choice = TypeVar("Choice")
Sampler = Callable[[random.Random], str]

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


def pick(rng: random.Random, choices: Sequence[Choice]) -> Choice:
    """As rng.choice, in a fraction of its time."""
    return choices[int(rng.random() * len(choices))]


def between(rng: random.Random, low: int, high: int) -> int:
    """A whole number from low to high, both included."""
    return low + int(rng.random() * (high - low + 1))


def one_of(choices: Sequence[str]) -> Sampler:
    """The sampler of a plain list."""
    return lambda rng: pick(rng, choices)


def digits(rng: random.Random, low: int = 3, high: int = 8) -> str:
    """A run of low to high digits that does not begin with 0."""
    floor = 10 ** (between(rng, low, high) - 1)
    return str(floor + int(rng.random() * 9 * floor))


def letters(rng: random.Random, count: int) -> str:
    """Random capitals."""
    return "".join([pick(rng, LETTERS) for _ in range(count)])
