"""Attention on a GPU under one of four masks, after FlashAttention 2 (arXiv 2307.08691), in Triton.

A tile is QUERIES queries with the GROUP heads that share a KV head, so that a key is read once for
all of them. Scores are kept in base 2. What a tile skips as a whole it does not read: by arithmetic
for the causal, window and compressed masks, by lists of blocks for the selected one.

T is a multiple of KEYS: only compressed entries may leave a tile unfilled.

Shapes: q, out [B, T, H, D]; k, v [B, K, G, D]; lse [B, T, H] in base 2; marks [B, G, N, T], bytes.
Lists [B, G, tiles, most] name the other side's tiles that a tile needs, counts [B, G, tiles] how many.
"""

import triton
import triton.language as tl

CAUSAL = tl.constexpr(0)
WINDOW = tl.constexpr(1)
COMPRESSED = tl.constexpr(2)
SELECTED = tl.constexpr(3)
KEYS = tl.constexpr(64)  # of a tile; of a block
NOTHING = tl.constexpr(-1.0e30)


@triton.jit
def query_rows(tile, kv_head, H: tl.constexpr, GROUP: tl.constexpr, QUERIES: tl.constexpr):
    """The query and the offset of [T, H] of each row of a tile."""
    row = tl.arange(0, QUERIES * GROUP)
    t = tile * QUERIES + row // GROUP
    return t, t * H + kv_head * GROUP + row % GROUP


@triton.jit
def allowed(t, key, marks, keys, window, MODE: tl.constexpr, STRIDE: tl.constexpr,
            KERNEL: tl.constexpr):
    """May the query see the key? t and key are [rows, 1] and [1, KEYS], or the other way round.
    `marks` points at the tile's block, for SELECTED."""
    if MODE == COMPRESSED:
        return (key * STRIDE + (KERNEL - 1) <= t) & (key < keys)
    mask = key <= t
    if MODE == WINDOW:
        mask = mask & (key > t - window)
    if MODE == SELECTED:
        mask = mask & (tl.load(marks + t) != 0)
    return mask


@triton.jit
def key_tiles(tile, keys, window, MODE: tl.constexpr, STRIDE: tl.constexpr, KERNEL: tl.constexpr,
              QUERIES: tl.constexpr):
    """First and past the last tile of keys that a tile of queries may see."""
    first_query = tile * QUERIES
    last_query = first_query + QUERIES - 1
    if MODE == COMPRESSED:
        visible = tl.maximum(last_query - (KERNEL - 1) + STRIDE, 0) // STRIDE
        return 0, tl.cdiv(tl.minimum(visible, keys), KEYS)
    first = 0
    if MODE == WINDOW:
        first = tl.maximum(first_query - window + 1, 0) // KEYS
    return first, last_query // KEYS + 1


@triton.jit
def query_tiles(tile, T, window, MODE: tl.constexpr, STRIDE: tl.constexpr, KERNEL: tl.constexpr,
                QUERIES: tl.constexpr):
    """First and past the last tile of queries that may see a tile of keys."""
    tiles = T // QUERIES
    if MODE == COMPRESSED:
        return tl.minimum((tile * KEYS * STRIDE + KERNEL - 1) // QUERIES, tiles), tiles
    past = tiles
    if MODE == WINDOW:
        past = tl.minimum((tile * KEYS + KEYS - 1 + window - 1) // QUERIES + 1, tiles)
    return tile * KEYS // QUERIES, past


@triton.jit
def load_keys(x, first_row, key, keys, MODE: tl.constexpr, G: tl.constexpr, D: tl.constexpr):
    """[KEYS, D] of a KV head; zeros behind the last compressed entry. Other keys fill their tiles."""
    at = x + (first_row + key * G)[:, None] * D + tl.arange(0, D)[None, :]
    if MODE == COMPRESSED:
        return tl.load(at, mask=(key < keys)[:, None], other=0.0)
    return tl.load(at)


@triton.jit
def forward_kernel(q, k, v, out, lse, marks, lists, counts, T, keys, window, most, scale,
                   MODE: tl.constexpr, H: tl.constexpr, GROUP: tl.constexpr, D: tl.constexpr,
                   STRIDE: tl.constexpr, KERNEL: tl.constexpr, QUERIES: tl.constexpr):
    G: tl.constexpr = H // GROUP
    tile = tl.num_programs(0) - 1 - tl.program_id(0)  # the longest first
    sequence = (tl.program_id(1) // G).to(tl.int64)
    kv_head = tl.program_id(1) % G
    pair = sequence * G + kv_head
    t, at = query_rows(tile, kv_head, H, GROUP, QUERIES)
    d = tl.arange(0, D)
    rows = sequence * T * H + at
    queries = tl.load(q + rows[:, None] * D + d[None, :])
    # Above NOTHING, so that what is masked has weight 0 also where a row has seen nothing yet.
    largest = tl.full([QUERIES * GROUP], NOTHING / 2, tl.float32)
    total = tl.zeros([QUERIES * GROUP], tl.float32)
    acc = tl.zeros([QUERIES * GROUP, D], tl.float32)
    first, past = key_tiles(tile, keys, window, MODE, STRIDE, KERNEL, QUERIES)
    list_at = (pair * tl.num_programs(0) + tile)
    if MODE == SELECTED:
        first = 0
        past = tl.load(counts + list_at)
    for i in range(first, past):
        key_tile = i
        if MODE == SELECTED:
            key_tile = tl.load(lists + list_at * most + i)
        key = key_tile * KEYS + tl.arange(0, KEYS)
        first_row = sequence * keys * G + kv_head
        key_rows = load_keys(k, first_row, key, keys, MODE, G, D)
        value_rows = load_keys(v, first_row, key, keys, MODE, G, D)
        mask = allowed(t[:, None], key[None, :], marks + (pair * (T // KEYS) + key_tile) * T, keys,
                       window, MODE, STRIDE, KERNEL)
        s = tl.where(mask, tl.dot(queries, tl.trans(key_rows)) * scale, NOTHING)
        grown = tl.maximum(largest, tl.max(s, 1))
        p = tl.exp2(s - grown[:, None])
        shrink = tl.exp2(largest - grown)
        total = total * shrink + tl.sum(p, 1)
        acc = acc * shrink[:, None] + tl.dot(p.to(value_rows.dtype), value_rows)
        largest = grown
    total = tl.where(total == 0.0, 1.0, total)
    tl.store(out + rows[:, None] * D + d[None, :], (acc / total[:, None]).to(queries.dtype))
    tl.store(lse + rows, largest + tl.log2(total))


@triton.jit
def query_gradient_kernel(q, k, v, gradient, lse, delta, dq, out, marks, lists, counts, T, keys,
                          window, most, scale, score_scale, MODE: tl.constexpr, H: tl.constexpr,
                          GROUP: tl.constexpr, D: tl.constexpr, STRIDE: tl.constexpr,
                          KERNEL: tl.constexpr, QUERIES: tl.constexpr):
    """Writes delta [B, T, H] too, the sum of out * gradient: the keys' gradients need it next."""
    G: tl.constexpr = H // GROUP
    tile = tl.num_programs(0) - 1 - tl.program_id(0)
    sequence = (tl.program_id(1) // G).to(tl.int64)
    kv_head = tl.program_id(1) % G
    pair = sequence * G + kv_head
    t, at = query_rows(tile, kv_head, H, GROUP, QUERIES)
    d = tl.arange(0, D)
    rows = sequence * T * H + at
    queries = tl.load(q + rows[:, None] * D + d[None, :])
    out_gradient = tl.load(gradient + rows[:, None] * D + d[None, :])
    row_lse = tl.load(lse + rows)
    outputs = tl.load(out + rows[:, None] * D + d[None, :])
    row_delta = tl.sum(outputs.to(tl.float32) * out_gradient.to(tl.float32), 1)
    tl.store(delta + rows, row_delta)
    acc = tl.zeros([QUERIES * GROUP, D], tl.float32)
    first, past = key_tiles(tile, keys, window, MODE, STRIDE, KERNEL, QUERIES)
    list_at = (pair * tl.num_programs(0) + tile)
    if MODE == SELECTED:
        first = 0
        past = tl.load(counts + list_at)
    for i in range(first, past):
        key_tile = i
        if MODE == SELECTED:
            key_tile = tl.load(lists + list_at * most + i)
        key = key_tile * KEYS + tl.arange(0, KEYS)
        first_row = sequence * keys * G + kv_head
        key_rows = load_keys(k, first_row, key, keys, MODE, G, D)
        value_rows = load_keys(v, first_row, key, keys, MODE, G, D)
        mask = allowed(t[:, None], key[None, :], marks + (pair * (T // KEYS) + key_tile) * T, keys,
                       window, MODE, STRIDE, KERNEL)
        s = tl.dot(queries, tl.trans(key_rows)) * scale - row_lse[:, None]
        p = tl.exp2(tl.where(mask, s, NOTHING))
        slope = p * (tl.dot(out_gradient, tl.trans(value_rows)) - row_delta[:, None])
        acc += tl.dot(slope.to(key_rows.dtype), key_rows)
    tl.store(dq + rows[:, None] * D + d[None, :], (acc * score_scale).to(queries.dtype))


@triton.jit
def key_gradient_kernel(q, k, v, gradient, lse, delta, dk, dv, marks, lists, counts, T, keys, window,
                        most, scale, score_scale, MODE: tl.constexpr, H: tl.constexpr,
                        GROUP: tl.constexpr, D: tl.constexpr, STRIDE: tl.constexpr,
                        KERNEL: tl.constexpr, QUERIES: tl.constexpr):
    """Scores stand here as [KEYS, rows], so that no product needs them turned."""
    G: tl.constexpr = H // GROUP
    key_tile = tl.program_id(0)  # the first have most queries
    sequence = (tl.program_id(1) // G).to(tl.int64)
    kv_head = tl.program_id(1) % G
    pair = sequence * G + kv_head
    d = tl.arange(0, D)
    key = key_tile * KEYS + tl.arange(0, KEYS)
    first_row = sequence * keys * G + kv_head
    key_rows = load_keys(k, first_row, key, keys, MODE, G, D)
    value_rows = load_keys(v, first_row, key, keys, MODE, G, D)
    key_acc = tl.zeros([KEYS, D], tl.float32)
    value_acc = tl.zeros([KEYS, D], tl.float32)
    first, past = query_tiles(key_tile, T, window, MODE, STRIDE, KERNEL, QUERIES)
    list_at = (pair * tl.num_programs(0) + key_tile)
    if MODE == SELECTED:
        first = 0
        past = tl.load(counts + list_at)
    for i in range(first, past):
        tile = i
        if MODE == SELECTED:
            tile = tl.load(lists + list_at * most + i)
        t, at = query_rows(tile, kv_head, H, GROUP, QUERIES)
        rows = sequence * T * H + at
        queries = tl.load(q + rows[:, None] * D + d[None, :])
        out_gradient = tl.load(gradient + rows[:, None] * D + d[None, :])
        mask = allowed(t[None, :], key[:, None], marks + (pair * (T // KEYS) + key_tile) * T, keys,
                       window, MODE, STRIDE, KERNEL)
        s = tl.dot(key_rows, tl.trans(queries)) * scale - tl.load(lse + rows)[None, :]
        p = tl.exp2(tl.where(mask, s, NOTHING))
        value_acc += tl.dot(p.to(out_gradient.dtype), out_gradient)
        slope = p * (tl.dot(value_rows, tl.trans(out_gradient)) - tl.load(delta + rows)[None, :])
        key_acc += tl.dot(slope.to(queries.dtype), queries)
    here = (key < keys)[:, None]
    at_key = (first_row + key * G)[:, None] * D + d[None, :]
    tl.store(dk + at_key, (key_acc * score_scale).to(key_rows.dtype), mask=here)
    tl.store(dv + at_key, value_acc.to(value_rows.dtype), mask=here)
