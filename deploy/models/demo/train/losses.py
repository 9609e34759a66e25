"""What training minimises: answers, text, and two hints without which sparse retrieval is found late.

Selection passes no gradient; it learns through the compressed branch alone. The block loss tells it
which block holds the answer. The token hint tells short sequences which token to copy: it makes the
model copy after hundreds of steps instead of thousands.
"""

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from model import NO_LABEL, Model, Trace, flat_rows
from shape import Shape

UNKNOWN_BIAS = 1.25  # nats: what a text lacks is asked oftener than by users, to be learnt well
HINT_ROWS = 32  # of a sequence
HINT_TOKENS = 1024  # no longer sequence gets the hint


@dataclass(frozen=True)
class Weights:
    """Numbers or tensors of one; what is None is left out."""

    text: float | Tensor
    block: float | Tensor | None
    hint: float | Tensor | None


@dataclass(frozen=True)
class Rows:
    """As sequences.py makes them: [B, R] each, -1 where there is none, and text_rows [B, S]."""

    rows: Tensor
    labels: Tensor
    sources: Tensor
    blocks: Tensor
    text_rows: Tensor

    @property
    def predicted(self) -> Tensor:
        """[B, R + S]: all rows whose next token is learnt."""
        return torch.cat((self.rows, self.text_rows), dim=1)


def gather(x: Tensor, rows: Tensor) -> Tensor:
    """x [B, T, ...] at rows [B, R]; at 0 where a row is -1. What adds up its gradient does not sort
    the rows first, as that of x[...] does."""
    found = x.flatten(0, 1).index_select(0, flat_rows(rows, x.shape[1]))
    return found.unflatten(0, rows.shape)


def prediction_losses(model: Model, hidden: Tensor, tokens: Tensor, rows: Rows
                      ) -> tuple[Tensor, Tensor, Tensor]:
    """Of hidden states at `rows.predicted` the mean loss of answers, the share of their tokens that
    is predicted right, and the mean loss of text. Answers are learnt with the model's bias added to
    their logits, so that without it an answer is given as if it were that much rarer."""
    following = tokens.gather(1, (rows.text_rows + 1).clamp_max(tokens.shape[1] - 1))
    there = rows.rows >= 0
    labels = torch.cat((torch.where(there, rows.labels, NO_LABEL), following), dim=1)
    embedding = model.embedding.to(model.dtype)
    biased = torch.cat((there, torch.zeros_like(following, dtype=torch.bool)), dim=1)
    losses, right = model.row_losses(hidden.flatten(0, 1), embedding, labels.flatten(),
                                     model.answer_bias, biased.flatten().float())
    answers, text = losses.view_as(labels).tensor_split([there.shape[1]], dim=1)
    of_answers = right.view_as(labels)[:, :there.shape[1]].float()
    return mean_where(answers, there), mean_where(of_answers, there), text.mean()


def row_scores(shape: Shape, q: list[Tensor], keys: list[Tensor], rows: Tensor, visible: Tensor
               ) -> Tensor:
    """[L, B, R, G, H/G, K] of L layers' q [B, T, H, D] at rows [B, R] and their keys [B, K, G, D];
    visible [B, R, K]. All layers at once: of short texts each kernel has little to do."""
    at_rows = torch.stack([gather(each, rows) for each in q])
    grouped = at_rows.unflatten(3, (shape.kv_heads, shape.group))
    scores = torch.einsum("lbrghd,lbkgd->lbrghk", grouped, torch.stack(keys)).float()
    return (scores / math.sqrt(shape.head_dim)).masked_fill(~visible[:, :, None, None], -1e30)


def block_loss(shape: Shape, traces: list[Trace], rows: Tensor, blocks: Tensor) -> Tensor:
    """-log of the block's share of all importance, of the KV head that gives it more: one may
    specialise. The mean over layers and over rows; those whose block is their own or the one before
    are left out: it is forced."""
    entries = traces[0].entry_keys.shape[1]
    last = torch.arange(entries, device=rows.device) * shape.stride + shape.kernel - 1
    scores = row_scores(shape, [trace.q for trace in traces], [trace.entry_keys for trace in traces],
                        rows, last <= rows[..., None])
    normaliser = scores.logsumexp(-1, keepdim=True)
    per_block = shape.block // shape.stride
    offsets = torch.arange(-1, per_block, device=rows.device)
    at = blocks.clamp_min(0)[..., None] * per_block + offsets
    times = torch.where((offsets < 0) | (offsets == per_block - 1), 1.0, 2.0)
    index = at.clamp(0, entries - 1)[:, :, None, None].expand(*scores.shape[:5], -1)
    of_block = scores.gather(-1, index) - normaliser + times.log()
    of_block = of_block.masked_fill((at < 0)[:, :, None, None], -1e30)
    share = of_block.flatten(4).logsumexp(-1) - math.log(2 * shape.group)  # [L, B, R, G]
    counted = (rows >= 0) & (blocks >= 0) & (blocks < rows // shape.block - 1)
    return mean_where(-share.max(-1).values.mean(0), counted)


def token_hint(shape: Shape, traces: list[Trace], rows: Tensor, sources: Tensor) -> Tensor:
    """-log of the attention that the best head gives the very token to copy; the mean over layers and
    rows."""
    rows, sources = rows[:, :HINT_ROWS], sources[:, :HINT_ROWS]
    keys = torch.arange(traces[0].k.shape[1], device=rows.device)
    scores = row_scores(shape, [trace.q for trace in traces], [trace.k for trace in traces], rows,
                        keys <= rows[..., None])
    index = sources.clamp_min(0)[:, :, None, None, None].expand(*scores.shape[:5], 1)
    found = (scores.gather(-1, index) - scores.logsumexp(-1, keepdim=True)).flatten(3)
    return mean_where(-found.max(-1).values.mean(0), (rows >= 0) & (sources >= 0))


def mean_where(values: Tensor, counted: Tensor) -> Tensor:
    kept = torch.where(counted, values, 0.0)
    return kept.sum() / counted.sum().clamp_min(1)


def total_loss(model: Model, hidden: Tensor, traces: list[Trace], tokens: Tensor, rows: Rows,
               weights: Weights) -> tuple[Tensor, dict[str, Tensor]]:
    """The loss and its parts, detached; hidden [B, R + S, hidden] at `rows.predicted`. Answers and
    text are averaged apart: a long haystack would drown the answers."""
    shape = model.shape
    answers, right, text = prediction_losses(model, hidden, tokens, rows)
    loss = answers + weights.text * text
    parts = {"answers": answers, "right": right, "text": text}
    if weights.block is not None:
        parts["block"] = block_loss(shape, traces[2:] or traces, rows.rows, rows.blocks)
        loss = loss + weights.block * parts["block"]
    if weights.hint is not None and tokens.shape[1] <= HINT_TOKENS:
        parts["hint"] = token_hint(shape, traces[3:5] or traces, rows.rows, rows.sources)
        loss = loss + weights.hint * parts["hint"]
    return loss, {name: part.detach() for name, part in parts.items()}
