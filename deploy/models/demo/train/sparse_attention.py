"""Native Sparse Attention for training: the kernels on a GPU, the definition elsewhere.

Shapes: q [B, T, H, D], k and v [B, T, G, D], entry_keys and entry_values [B, C, G, D]; T is a
multiple of a block. Every branch gives [B, T, H, D].
"""

import math
import os
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

import attention_definition as definition
from shape import Shape

QUERIES = 16  # of a tile: the fewer, the fewer blocks it needs that only some of them chose
# Of a tile of the branches that choose nothing; queries that divide a block. No others were timed yet.
UNLISTED_QUERIES, UNLISTED_WARPS = 16, 4
INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"  # kernels run on the CPU, in a test


@dataclass(frozen=True)
class Branches:
    compressed: Tensor
    selected: Tensor
    window: Tensor
    blocks: Tensor | None  # [B, G, N, T] of bytes; None where every block is selected

    def different(self) -> list[Tensor]:
        """Without the window branch where that is the selected one: both see everything."""
        same = self.window is self.selected
        return [self.compressed, self.selected] + ([] if same else [self.window])


def covers_all(shape: Shape, tokens: int) -> bool:
    """Selection leaves nothing out of so short a text."""
    return tokens <= shape.selected_blocks * shape.block


def by_definition(shape: Shape, q: Tensor, k: Tensor, v: Tensor, entry_keys: Tensor,
                  entry_values: Tensor, given_blocks: Tensor | None = None) -> Branches:
    tokens, device = q.shape[1], q.device
    blocks = given_blocks
    if blocks is None:
        with torch.no_grad():
            blocks = definition.choose_blocks(shape, definition.importance(shape, q, entry_keys))
    chosen = definition.selected_mask(shape, blocks)[:, :, None]
    return Branches(
        definition.attend(shape, q, entry_keys, entry_values,
                          definition.visible_mask(shape, tokens, device)),
        definition.attend(shape, q, k, v, chosen),
        definition.attend(shape, q, k, v, definition.window_mask(shape, tokens, device)), blocks)


@dataclass(frozen=True)
class TileLists:
    """Which tiles the selected branch reads: of keys for a tile of queries, and the reverse."""

    keys: Tensor
    key_counts: Tensor
    queries: Tensor
    query_counts: Tensor


def tile_lists(marks: Tensor) -> TileLists:
    needed = marks.unflatten(3, (-1, QUERIES)).amax(-1)  # [B, G, N, tiles]

    def listed(needs: Tensor) -> tuple[Tensor, Tensor]:
        order = needs.argsort(dim=3, descending=True, stable=True).int()
        return order.contiguous(), needs.sum(3, dtype=torch.int32)

    return TileLists(*listed(needed.transpose(2, 3).contiguous()), *listed(needed))


class Flash(torch.autograd.Function):
    """One branch by the kernels; gives the log-sum-exp [B, T, H] in base 2 beside the output."""

    @staticmethod
    def forward(ctx, shape: Shape, mode: int, q: Tensor, k: Tensor, v: Tensor,
                marks: Tensor | None, lists: TileLists | None) -> tuple[Tensor, Tensor]:
        import flash_kernels as kernels
        q, k, v = q.contiguous(), k.contiguous(), v.contiguous()
        batch, tokens, heads, head_dim = q.shape
        out = torch.empty_like(q)
        lse = torch.empty(batch, tokens, heads, device=q.device)
        common = Flash.common(shape, mode, q, k, lists)
        kernels.forward_kernel[(-(-tokens // common["QUERIES"]), batch * shape.kv_heads)](
            q, k, v, out, lse, **selection(q, marks, lists, by_query=True), **common, num_stages=2)
        ctx.save_for_backward(q, k, v, out, lse, marks)
        ctx.shape, ctx.mode, ctx.lists = shape, mode, lists
        ctx.mark_non_differentiable(lse)
        return out, lse

    @staticmethod
    def common(shape: Shape, mode: int, q: Tensor, k: Tensor, lists: TileLists | None
               ) -> dict[str, Any]:
        queries, warps = (QUERIES, 4) if lists else (UNLISTED_QUERIES, UNLISTED_WARPS)
        return {"T": q.shape[1], "keys": k.shape[1], "window": shape.window,
                "scale": math.log2(math.e) / math.sqrt(shape.head_dim), "MODE": mode,
                "H": shape.query_heads, "GROUP": shape.group, "D": shape.head_dim,
                "STRIDE": shape.stride, "KERNEL": shape.kernel, "QUERIES": queries,
                "num_warps": warps}

    @staticmethod
    def backward(ctx, gradient: Tensor, _: Tensor) -> tuple[Tensor | None, ...]:
        import flash_kernels as kernels
        q, k, v, out, lse, marks = ctx.saved_tensors
        gradient = gradient.contiguous()
        delta = torch.empty_like(lse)
        dq, dk, dv = torch.empty_like(q), torch.empty_like(k), torch.empty_like(v)
        common = Flash.common(ctx.shape, ctx.mode, q, k, ctx.lists)
        common["score_scale"] = 1 / math.sqrt(ctx.shape.head_dim)
        pairs = q.shape[0] * ctx.shape.kv_heads
        kernels.query_gradient_kernel[(-(-q.shape[1] // common["QUERIES"]), pairs)](
            q, k, v, gradient, lse, delta, dq, out,
            **selection(q, marks, ctx.lists, by_query=True), **common, num_stages=2)
        kernels.key_gradient_kernel[(-(-k.shape[1] // kernels.KEYS.value), pairs)](
            q, k, v, gradient, lse, delta, dk, dv,
            **selection(q, marks, ctx.lists, by_query=False), **common, num_stages=3)
        return None, None, dq, dk, dv, None, None


def selection(q: Tensor, marks: Tensor | None, lists: TileLists | None,
              by_query: bool) -> dict[str, object]:
    """What the kernels know of the choice; q stands in where the mask needs none."""
    if marks is None or lists is None:
        return {"marks": q, "lists": q, "counts": q, "most": 0}
    chosen, counts = ((lists.keys, lists.key_counts) if by_query
                      else (lists.queries, lists.query_counts))
    return {"marks": marks, "lists": chosen, "counts": counts, "most": chosen.shape[3]}


@torch.no_grad()
def importance(shape: Shape, q: Tensor, entry_keys: Tensor, lse: Tensor) -> Tensor:
    """[B, G, T, N]; what lies after a query is left as it was in memory."""
    import selection_kernels as kernels
    batch, tokens = q.shape[:2]
    blocks = tokens // shape.block
    scores = torch.empty(batch, shape.kv_heads, tokens, blocks, device=q.device)
    at_once = 32
    grid = (-(-tokens // QUERIES), batch * shape.kv_heads, -(-blocks // at_once))
    kernels.importance_kernel[grid](
        q.contiguous(), entry_keys.contiguous(), lse, scores, tokens, entry_keys.shape[1], blocks,
        math.log2(math.e) / math.sqrt(shape.head_dim), H=shape.query_heads, GROUP=shape.group,
        D=shape.head_dim, STRIDE=shape.stride, KERNEL=shape.kernel, BLOCK=shape.block,
        QUERIES=QUERIES, BLOCKS=at_once, num_warps=4)
    return scores


@torch.no_grad()
def choose(shape: Shape, scores: Tensor) -> Tensor:
    """The marks [B, G, N, T] of the blocks that win by their importance [B, G, T, N]."""
    if not scores.is_cuda and not INTERPRETED:
        return definition.choose_blocks(shape, scores.transpose(2, 3))
    import selection_kernels as kernels
    batch, kv_heads, tokens, blocks = scores.shape
    marks = torch.empty(batch, kv_heads, blocks, tokens, dtype=torch.uint8, device=scores.device)
    padded = 1 << (blocks - 1).bit_length()
    queries = max(1, min(QUERIES, 8192 // padded))
    kernels.choose_kernel[(-(-tokens // queries), batch * kv_heads)](
        scores, marks, tokens, blocks, CHOSEN=shape.selected_blocks, SINKS=shape.sink_blocks,
        LOCALS=shape.local_blocks, BLOCK=shape.block, QUERIES=queries, BLOCKS=padded, num_warps=4)
    return marks


def by_kernels(shape: Shape, q: Tensor, k: Tensor, v: Tensor, entry_keys: Tensor,
               entry_values: Tensor, given_blocks: Tensor | None = None) -> Branches:
    import flash_kernels as kernels
    compressed, lse = Flash.apply(shape, kernels.COMPRESSED.value, q, entry_keys, entry_values,
                                  None, None)
    window, _ = Flash.apply(shape, kernels.WINDOW.value, q, k, v, None, None)
    marks = given_blocks
    if marks is None:
        if q.shape[1] <= min(shape.window, shape.selected_blocks * shape.block):
            return Branches(compressed, window, window, None)  # both see everything
        if covers_all(shape, q.shape[1]):
            selected, _ = Flash.apply(shape, kernels.CAUSAL.value, q, k, v, None, None)
            return Branches(compressed, selected, window, None)
        marks = choose(shape, importance(shape, q, entry_keys, lse))
    selected, _ = Flash.apply(shape, kernels.SELECTED.value, q, k, v, marks, tile_lists(marks))
    return Branches(compressed, selected, window, marks)


def attend(shape: Shape, q: Tensor, k: Tensor, v: Tensor, entry_keys: Tensor, entry_values: Tensor,
           given_blocks: Tensor | None = None) -> Branches:
    """The three branches. `given_blocks` stand in for the choice, in an ablation."""
    if q.shape[1] % shape.block != 0:
        raise ValueError(f"{q.shape[1]} tokens are no multiple of a block's {shape.block}")
    run = by_kernels if q.is_cuda else by_definition
    return run(shape, q, k, v, entry_keys, entry_values, given_blocks)
