"""How well a checkpoint answers, greedily: accuracy by set and length, under ablations, and how often
the needle's block is among those selected."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import torch
from tokenizers import Tokenizer
from torch import Tensor

import sparse_attention
from evaluation_case import Case, is_right
from evaluation_prompts import END_OF_TEXT, END_OF_TURN, Prompt
from model import Ablation, Model

ROWS_AT_ONCE = 131_072
BEYOND_EXPECTED = 8  # tokens that a wrong answer is given beyond the longest expected one
GENERATED_UP_TO = 20_000  # tokens: what longer prompts get instead of the answer is not looked at


@dataclass
class Scores:
    """Of one set at one length."""

    right: int = 0
    asked: int = 0
    by_depth: dict[str, tuple[int, int]] = field(default_factory=dict)
    misses: list[dict[str, str]] = field(default_factory=list)

    def add(self, case: Case, generated: str) -> None:
        good = is_right(case, generated)
        self.right += good
        self.asked += 1
        if case.depth is not None:
            key = f"{case.depth:.1f}"
            right, asked = self.by_depth.get(key, (0, 0))
            self.by_depth[key] = (right + good, asked + 1)
        if not good:
            self.misses.append({"case": case.name, "question": case.question,
                                "expected": case.answer, "generated": generated})


@dataclass(frozen=True)
class Ablated:
    """What is taken away: gates (compressed, selected, window) and the choice of blocks."""

    kept: tuple[float, float, float] = (1, 1, 1)
    random_blocks: bool = False

    def of(self, model: Model, batch: int, tokens: int) -> Ablation:
        device = model.embedding.device
        blocks = None
        if self.random_blocks:
            scores = torch.rand(batch, model.shape.kv_heads, tokens, tokens // model.shape.block,
                                device=device)
            blocks = sparse_attention.choose(model.shape, scores)
        return Ablation(torch.tensor([self.kept], device=device).expand(batch, 3), blocks)


ABLATIONS = {
    "nothing": Ablated(),
    "selected gate zeroed": Ablated(kept=(1, 0, 1)),
    "selection random (forced blocks kept)": Ablated(random_blocks=True),
    "window gate zeroed": Ablated(kept=(1, 1, 0)),
    "compressed gate zeroed (its scores still choose)": Ablated(kept=(0, 1, 1)),
}


def batches(sequences: list[list[int]]) -> Iterator[list[int]]:
    """Indices of sequences that go together: of like length, ROWS_AT_ONCE tokens at most."""
    order = sorted(range(len(sequences)), key=lambda i: len(sequences[i]))
    start = 0
    while start < len(order):
        past = start + 1
        while past < len(order) and padded(len(sequences[order[past]])) * (past + 1 - start) \
                <= ROWS_AT_ONCE:
            past += 1
        yield order[start:past]
        start = past


def padded(tokens: int) -> int:
    return -(-tokens // 64) * 64


@torch.no_grad()
def run(model: Model, sequences: list[list[int]], ablated: Ablated) -> tuple[Tensor, list]:
    """Hidden states and traces; sequences are padded behind, where nothing before looks."""
    tokens = padded(max(map(len, sequences)))
    ids = torch.zeros(len(sequences), tokens, dtype=torch.long)
    for row, sequence in enumerate(sequences):
        ids[row, : len(sequence)] = torch.tensor(sequence)
    ids = ids.to(model.embedding.device)
    positions = torch.arange(tokens, device=ids.device).expand_as(ids)
    return model(ids, positions, ablated.of(model, len(sequences), tokens))


@torch.no_grad()
def predicted(model: Model, hidden: Tensor, first: int, past: int) -> list[int]:
    return model.logits(hidden[first:past]).argmax(-1).tolist()


def gives_expected(model: Model, prompts: list[Prompt], ablated: Ablated = Ablated()) -> list[bool]:
    """Whether greedy decoding would give just the expected ids: one pass over prompt and answer
    tells, since each token is then predicted from the very text that decoding would have made."""
    sequences = [prompt.ids + prompt.answer_ids[:-1] for prompt in prompts]
    result = [False] * len(prompts)
    for indices in batches(sequences):
        hidden, _ = run(model, [sequences[i] for i in indices], ablated)
        for row, i in enumerate(indices):
            found = predicted(model, hidden[row], len(prompts[i].ids) - 1, len(sequences[i]))
            result[i] = found == prompts[i].answer_ids
    return result


def generate(model: Model, prompts: list[list[int]], most: int) -> list[list[int]]:
    """Greedy continuations without the ending token. There is no cache: each token costs a pass."""
    made: list[list[int]] = [[] for _ in prompts]
    for indices in batches([prompt + [0] * most for prompt in prompts]):
        left = list(indices)
        for _ in range(most):
            hidden, _ = run(model, [prompts[i] + made[i] for i in left], Ablated())
            going = []
            for row, i in enumerate(left):
                at = len(prompts[i]) + len(made[i]) - 1
                (token,) = predicted(model, hidden[row], at, at + 1)
                if token not in (END_OF_TEXT, END_OF_TURN):
                    made[i].append(token)
                    going.append(i)
            left = going
            if not left:
                break
    return made


def score(model: Model, tokenizer: Tokenizer, prompts: list[Prompt]) -> Scores:
    """Generates only where the expected answer would not come out as it is."""
    scores = Scores()
    expected = gives_expected(model, prompts)
    others = [i for i, good in enumerate(expected)
              if not good and len(prompts[i].ids) < GENERATED_UP_TO]
    most = BEYOND_EXPECTED + max((len(prompts[i].answer_ids) for i in others), default=0)
    made = generate(model, [prompts[i].ids for i in others], most)
    texts = {i: tokenizer.decode(ids) for i, ids in zip(others, made)}
    for i, prompt in enumerate(prompts):
        scores.add(prompt.case, prompt.case.answer if expected[i] else texts.get(i, ""))
    return scores


def needle_recall(model: Model, prompts: list[Prompt]) -> list[list[float]]:
    """For each layer and KV head, the share of prompts whose needle's block is selected by the row
    that predicts the answer's first token; needles in forced blocks are left out."""
    shape = model.shape
    found = torch.zeros(shape.layers, shape.kv_heads)
    counted = 0
    sequences = [prompt.ids for prompt in prompts]
    for indices in batches(sequences):
        _, traces = run(model, [sequences[i] for i in indices], Ablated())
        for row, i in enumerate(indices):
            last = len(sequences[i]) - 1
            block, own = prompts[i].needle_token // shape.block, last // shape.block
            if block < shape.sink_blocks or block > own - shape.local_blocks:
                continue
            counted += 1
            for layer, trace in enumerate(traces):
                found[layer] += trace.blocks[row, :, block, last].cpu()
    return (found / max(1, counted)).tolist()

