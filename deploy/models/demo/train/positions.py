"""Positions with gaps, which let a short sequence span the distances of a long one."""

from random import Random

import numpy as np
from numpy.typing import NDArray

BLOCK_TOKENS = 64
LONGEST_SPAN = 65_536
GAPPED_SHARE = 0.65
MOST_GAPS = 8


def positions(rng: Random, tokens: int) -> NDArray[np.int32]:
    """Gaps are multiples of a block and stand at block borders, so that a block's tokens stay
    neighbours and compression windows inside it are as without gaps."""
    plain = np.arange(tokens, dtype=np.int32)
    blocks = tokens // BLOCK_TOKENS
    room = LONGEST_SPAN // BLOCK_TOKENS - blocks
    if blocks < 2 or room < 1 or rng.random() >= GAPPED_SHARE:
        return plain
    spread = rng.uniform(0, room) if rng.random() < 0.6 else room ** rng.random()
    cuts = sorted(rng.random() for _ in range(rng.randint(1, MOST_GAPS) - 1))
    shares = [end - start for start, end in zip([0.0, *cuts], [*cuts, 1.0])]
    gaps = np.zeros(blocks, np.int32)
    for share in shares:
        gaps[rng.randrange(1, blocks)] += int(share * spread)
    return plain + np.repeat(np.cumsum(gaps, dtype=np.int32) * BLOCK_TOKENS, BLOCK_TOKENS)
