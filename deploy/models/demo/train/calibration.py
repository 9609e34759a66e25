"""How readily `unknown` is said, set after training.

A value where there is none, and `unknown` where there is a value, are two mistakes of which one becomes
rarer as the other becomes more frequent. Where between them a training ends is a matter of one number that
it does not find: how many questions it saw that have no answer. So the number is set on prompts of both
kinds. Nothing else is measured on these, but they are of sorts that the evaluation has too, drawn with other
seeds; questions that were held out of training are asked in both. One number is all that is learnt of them.

No tensor of the format adds a constant to a logit. But one vector's product with every hidden state that
predicts an answer is nearly one (ridge regression finds it); a multiple of it, added to the embedding of
the tokens that begin `unknown`, raises their logits by nearly that.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import torch
from torch import Tensor

from evaluation import Ablated, batches, run
from evaluation_prompts import Prompt
from loader import Batch
from model import Model, flat_rows

SHIFTS = tuple(number / 4 for number in range(-8, 13))  # nats
RIDGE = 1.0


@dataclass(frozen=True)
class Tried:
    """What is right with the logits of `unknown` raised by `shift` nats."""

    shift: float
    lacking_right: int
    found_right: int


@dataclass(frozen=True)
class Calibration:
    shift: float
    lacking: int  # prompts whose text has no answer
    found: int  # prompts whose text has one
    tried: list[Tried]


def first_rows(rows: Tensor) -> Tensor:
    """[B, R], true where an answer begins: rows [B, R] of one follow each other."""
    follows = torch.zeros_like(rows, dtype=torch.bool)
    follows[:, 1:] = rows[:, 1:] == rows[:, :-1] + 1
    return (rows >= 0) & ~follows


@torch.no_grad()
def answer_states(model: Model, examples: Iterable[Batch]) -> Tensor:
    """[N, hidden]: what predicts the first tokens of the answers of training's batches."""
    device, states = model.embedding.device, []
    for batch in examples:
        rows, tokens, positions = (torch.from_numpy(batch[name]).to(device).long()
                                   for name in ("rows", "tokens", "positions"))
        hidden, _ = model(tokens, positions, wanted=rows)
        states.append(hidden[first_rows(rows)].float())
    return torch.cat(states)


def direction(states: Tensor) -> Tensor:
    """[hidden], whose product with each of the states [N, hidden] is nearly one."""
    wide = states.double()
    gram = wide.T @ wide + RIDGE * torch.eye(wide.shape[1], dtype=wide.dtype, device=wide.device)
    return torch.linalg.solve(gram, wide.sum(0)).float()


@torch.no_grad()
def prompt_states(model: Model, prompts: list[Prompt]) -> Tensor:
    """[N, hidden]: what predicts the first token of each prompt's answer."""
    states = torch.empty(len(prompts), model.shape.hidden, device=model.embedding.device)
    for indices in batches([prompt.ids for prompt in prompts]):
        hidden, _ = run(model, [prompts[i].ids for i in indices], Ablated())
        last = torch.tensor([[len(prompts[i].ids) - 1] for i in indices], device=hidden.device)
        states[indices] = hidden.flatten(0, 1)[flat_rows(last, hidden.shape[1])].float()
    return states


def right(logits: Tensor, raised: Tensor, tokens: Tensor, labels: Tensor) -> int:
    """How many of the labels [N] are the likeliest of logits [N, vocabulary], those of `tokens` raised by
    [N]."""
    shifted = logits.clone()
    shifted[:, tokens] += raised[:, None]
    return int((shifted.argmax(-1) == labels).sum())


@torch.no_grad()
def calibrate(model: Model, examples: Iterable[Batch], unknown: list[int], lacking: list[Prompt],
              found: list[Prompt]) -> Calibration:
    """Changes the embedding of the tokens `unknown` so that the shares of both mistakes together are least,
    and as little as does that."""
    towards = direction(answer_states(model, examples))
    tokens = torch.tensor(sorted(set(unknown)), device=model.embedding.device)
    counts: list[list[int]] = []
    for prompts in (lacking, found):
        states = prompt_states(model, prompts)
        logits, product = model.logits(states), states @ towards
        labels = torch.tensor([prompt.answer_ids[0] for prompt in prompts], device=states.device)
        counts.append([right(logits, shift * product, tokens, labels) for shift in SHIFTS])
    tried = [Tried(*each) for each in zip(SHIFTS, *counts, strict=True)]
    best = min(tried, key=lambda one: (-one.lacking_right / len(lacking) - one.found_right / len(found),
                                       abs(one.shift)))
    model.embedding[tokens] += best.shift * towards
    return Calibration(best.shift, len(lacking), len(found), tried)
