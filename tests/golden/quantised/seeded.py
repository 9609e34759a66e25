"""Numbers that follow from a name alone, on any machine and with any version of numpy."""

import hashlib

import numpy as np


def words(name: str, count: int) -> np.ndarray:
    """uint64, from the counter by splitmix64."""
    seed = np.uint64(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "little"))
    with np.errstate(over="ignore"):
        state = seed + (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return state ^ (state >> np.uint64(31))


def integers(name: str, shape: tuple[int, ...], below: int) -> np.ndarray:
    count = int(np.prod(shape))
    return (words(name, count) >> np.uint64(33)).astype(np.int64).reshape(shape) % below


def floats(name: str, shape: tuple[int, ...], spread: float) -> np.ndarray:
    """float32, nearly normal: sums of four uniform numbers, of that standard deviation."""
    count = int(np.prod(shape))
    uniform = (words(name, 4 * count) >> np.uint64(40)).astype(np.float64) / 2**24 - 0.5
    return (uniform.reshape(count, 4).sum(axis=1) * (spread * 3**0.5)).astype(np.float32).reshape(shape)


def bf16(values: np.ndarray) -> np.ndarray:
    """The nearest, as float32."""
    bits = np.ascontiguousarray(values, dtype=np.float32).view(np.uint32)
    rounded = bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))
    return (rounded & np.uint32(0xFFFF0000)).view(np.float32)
