"""Native Sparse Attention by its definition, with dense masks: what the kernels are judged by, and
what runs where there is no GPU. Memory grows with the square of the length.

Notation of shapes: B sequences, T tokens, H query heads, G KV heads, D dimensions of a head, C
compressed entries, N blocks.
"""

import math

import torch
from torch import Tensor

from shape import Shape


def causal_mask(tokens: int, device: torch.device) -> Tensor:
    """[T, T]: the key is not after the query."""
    t = torch.arange(tokens, device=device)
    return t[None, :] <= t[:, None]


def window_mask(shape: Shape, tokens: int, device: torch.device) -> Tensor:
    t = torch.arange(tokens, device=device)
    return causal_mask(tokens, device) & (t[None, :] > t[:, None] - shape.window)


def visible_mask(shape: Shape, tokens: int, device: torch.device) -> Tensor:
    """[T, C]: all tokens of the entry have been read."""
    last = torch.arange(shape.entries(tokens), device=device) * shape.stride + shape.kernel - 1
    return last[None, :] <= torch.arange(tokens, device=device)[:, None]


def selected_mask(shape: Shape, blocks: Tensor) -> Tensor:
    """[B, G, T, T] of chosen blocks [B, G, N, T]."""
    tokens = blocks.shape[-1]
    chosen = blocks.bool().repeat_interleave(shape.block, dim=2).transpose(2, 3)
    return chosen & causal_mask(tokens, blocks.device)


def scores(shape: Shape, q: Tensor, keys: Tensor) -> Tensor:
    """[B, G, H/G, T, keys] of q [B, T, H, D] and keys [B, keys, G, D]."""
    grouped = q.unflatten(2, (shape.kv_heads, shape.group)).float()
    return torch.einsum("btghd,bcgd->bghtc", grouped, keys.float()) / math.sqrt(shape.head_dim)


def probabilities(logits: Tensor, mask: Tensor) -> Tensor:
    """The softmax over what the mask lets through; zeros where it lets nothing through."""
    weights = torch.softmax(logits.masked_fill(~mask, -1e30), dim=-1)
    return weights * mask


def attend(shape: Shape, q: Tensor, keys: Tensor, values: Tensor, mask: Tensor) -> Tensor:
    """[B, T, H, D]; the mask [..., T, keys] goes beside [B, G, H/G, T, keys]."""
    weights = probabilities(scores(shape, q, keys), mask)
    out = torch.einsum("bghtc,bcgd->btghd", weights, values.float())
    return out.flatten(2, 3).to(q.dtype)


def importance(shape: Shape, q: Tensor, entry_keys: Tensor) -> Tensor:
    """[B, G, N, T]: how much of the compressed attention falls on a block, each entry once for each
    of its strides that lies in the block (NSA, section 3.3.2)."""
    tokens = q.shape[1]
    mask = visible_mask(shape, tokens, q.device)
    per_entry = probabilities(scores(shape, q, entry_keys), mask).sum(dim=2)
    per_block = shape.block // shape.stride
    halves = shape.kernel // shape.stride
    pooled = per_entry.new_zeros(*per_entry.shape[:3], tokens // shape.block)
    for first in range(per_block):
        for half in range(halves):
            at = torch.arange(tokens // shape.block, device=q.device) * per_block + first - half
            there = (at >= 0) & (at < per_entry.shape[3])
            pooled[..., there] += per_entry[..., at[there]]
    return pooled.transpose(2, 3)


def choose_blocks(shape: Shape, block_importance: Tensor) -> Tensor:
    """[B, G, N, T] of bytes: the forced blocks, then the most important of the others; of equals the
    lower block."""
    blocks, tokens = block_importance.shape[-2:]
    block = torch.arange(blocks, device=block_importance.device)[:, None]
    own = torch.arange(tokens, device=block_importance.device)[None, :] // shape.block
    forced = (block < shape.sink_blocks) | (block > own - shape.local_blocks)
    ranked = block_importance.masked_fill(forced, math.inf).masked_fill(block > own, -1)
    order = ranked.argsort(dim=2, descending=True, stable=True)
    kept = order[:, :, : min(shape.selected_blocks, blocks)]
    chosen = torch.zeros_like(ranked, dtype=torch.uint8).scatter_(2, kept, 1)
    return chosen * (block <= own)
