"""The importance of blocks and the choice among them on a GPU, in Triton. Shapes as in
flash_kernels.py; importance [B, G, T, N] in float, marks [B, G, N, T] in bytes."""

import triton
import triton.language as tl


@triton.jit
def importance_kernel(q, entry_keys, lse, out, T, entries, blocks, scale, H: tl.constexpr,
                      GROUP: tl.constexpr, D: tl.constexpr, STRIDE: tl.constexpr,
                      KERNEL: tl.constexpr, BLOCK: tl.constexpr, QUERIES: tl.constexpr,
                      BLOCKS: tl.constexpr):
    """The compressed branch's own log-sum-exp makes probabilities of scores, so that a block needs
    the entries that touch it and no other: BLOCK / STRIDE + 1 of them, those at its edges half."""
    G: tl.constexpr = H // GROUP
    tile = tl.program_id(0)
    sequence = (tl.program_id(1) // G).to(tl.int64)
    kv_head = tl.program_id(1) % G
    block = tl.program_id(2) * BLOCKS + tl.arange(0, BLOCKS)
    if tl.program_id(2) * BLOCKS * BLOCK > tile * QUERIES + QUERIES - 1:
        return  # later than every query
    row = tl.arange(0, QUERIES * GROUP)
    t = tile * QUERIES + row // GROUP
    rows = sequence * T * H + t * H + kv_head * GROUP + row % GROUP
    d = tl.arange(0, D)
    queries = tl.load(q + rows[:, None] * D + d[None, :], mask=(t < T)[:, None], other=0.0)
    row_lse = tl.load(lse + rows, mask=t < T, other=0.0)
    acc = tl.zeros([QUERIES * GROUP, BLOCKS], tl.float32)
    for i in range(0, BLOCK // STRIDE + 1):
        entry = block * (BLOCK // STRIDE) + i - 1
        there = (entry >= 0) & (entry < entries)
        at = (sequence * entries + entry) * G + kv_head
        keys = tl.load(entry_keys + at[:, None] * D + d[None, :], mask=there[:, None], other=0.0)
        visible = there[None, :] & (entry[None, :] * STRIDE + (KERNEL - 1) <= t[:, None])
        scores = tl.dot(queries, tl.trans(keys)) * scale - row_lse[:, None]
        halves = tl.where((i == 0) | (i == BLOCK // STRIDE), 1.0, 2.0)
        acc += tl.exp2(tl.where(visible, scores, -1.0e30)) * halves
    grouped = tl.sum(tl.reshape(acc, [QUERIES, GROUP, BLOCKS]), 1)
    query = tile * QUERIES + tl.arange(0, QUERIES)
    at_out = ((sequence * G + kv_head) * T + query).to(tl.int64) * blocks
    tl.store(out + at_out[:, None] + block[None, :], grouped,
             mask=(query < T)[:, None] & (block < blocks)[None, :])


@triton.jit
def choose_kernel(importance, marks, T, blocks, CHOSEN: tl.constexpr, SINKS: tl.constexpr,
                  LOCALS: tl.constexpr, BLOCK: tl.constexpr, QUERIES: tl.constexpr,
                  BLOCKS: tl.constexpr):
    """Takes the largest CHOSEN times; of equals the lower block, as argmax does."""
    pair = tl.program_id(1).to(tl.int64)
    t = tl.program_id(0) * QUERIES + tl.arange(0, QUERIES)
    block = tl.arange(0, BLOCKS)
    own = (t // BLOCK)[:, None]
    at = (pair * T + t).to(tl.int64) * blocks
    causal = (block[None, :] <= own) & (t < T)[:, None]
    left = tl.load(importance + at[:, None] + block[None, :], mask=causal, other=-1.0)
    forced = (block[None, :] < SINKS) | (block[None, :] > own - LOCALS)
    left = tl.where(causal & forced, 1.0e30, left)
    chosen = tl.zeros([QUERIES, BLOCKS], tl.int1)
    for _ in range(CHOSEN):
        best = tl.argmax(left, axis=1)
        taken = (block[None, :] == best[:, None]) & (left >= 0.0)
        chosen = chosen | taken
        left = tl.where(taken, -1.0, left)
    at_mark = (pair * blocks + block).to(tl.int64) * T
    tl.store(marks + at_mark[None, :] + t[:, None], chosen.to(tl.uint8),
             mask=(t < T)[:, None] & (block < blocks)[None, :])
