"""Training steps. Where they are recorded, a step of each length becomes a CUDA graph after a few and
is then replayed: its thousands of kernels may take longer to launch than short sequences take to
compute."""

from collections import deque
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from losses import HINT_TOKENS, Rows, Weights, total_loss
from model import Ablation, Model
from optimiser import Optimiser

DROPPED_SHARE = 0.1  # of sequences, for each of the compressed and the window branch
STEPS_UNRECORDED = 3  # of each kind: they compile what they run
STEPS_AHEAD = 2  # of the GPU; more would take batches long before they are needed

Arrays = dict[str, np.ndarray]
Kind = tuple[tuple[int, ...], bool]  # the tokens' shape, whether there is a hint


@dataclass(frozen=True)
class Recorded:
    """A graph with the tensors that it reads and writes."""

    graph: torch.cuda.CUDAGraph
    inputs: dict[str, Tensor]
    parts: dict[str, Tensor]


def on_device(array: np.ndarray, device: torch.device) -> Tensor:
    """From pinned memory: else each copy would wait for the step before."""
    tensor = torch.from_numpy(array)
    return tensor.pin_memory().to(device, non_blocking=True) if device.type == "cuda" else tensor


def dropped(batch: int, device: torch.device) -> Tensor:
    """[B, 3], mostly ones. A sequence may lose its compressed and its window branch, never the selected
    one, so that retrieval is learnt by that."""
    kept = torch.ones(batch, 3, device=device)
    kept[:, 0] = (torch.rand(batch, device=device) >= DROPPED_SHARE).float()
    kept[:, 2] = (torch.rand(batch, device=device) >= DROPPED_SHARE).float()
    return kept


class Steps:
    """Steps of one model. Not for several threads."""

    def __init__(self, model: Model, recording: bool) -> None:
        self._model, self._optimiser = model, Optimiser(model)
        self._device = model.embedding.device
        self._recording = recording and self._device.type == "cuda"
        self._weights = {name: torch.zeros((), device=self._device)
                         for name in ("text", "block", "hint")}
        self._run: dict[Kind, int] = {}
        self._recorded: dict[Kind, Recorded] = {}
        self._pool: Any = None  # memory that the graphs share: one runs at a time
        self._ends: deque[torch.cuda.Event] = deque()  # of the steps that the GPU may be behind with

    def step(self, arrays: Arrays, weights: Weights, factor: float) -> dict[str, Tensor]:
        """The loss's parts, which the next step may overwrite."""
        parts = self._start(arrays, weights, factor)
        if self._device.type == "cuda":
            self._ends.append(torch.cuda.Event())
            self._ends[-1].record()
            if len(self._ends) > STEPS_AHEAD:
                self._ends.popleft().synchronize()
        return parts

    def _start(self, arrays: Arrays, weights: Weights, factor: float) -> dict[str, Tensor]:
        self._optimiser.set_factor(factor)
        for name, weight in self._weights.items():
            weight.fill_(getattr(weights, name) or 0.0)
        hinted = weights.hint is not None and arrays["tokens"].shape[1] <= HINT_TOKENS
        kind = (arrays["tokens"].shape, hinted)
        batch = {name: on_device(array, self._device) for name, array in arrays.items()}
        if recorded := self._recorded.get(kind):
            for name, tensor in batch.items():
                recorded.inputs[name].copy_(tensor)
            recorded.graph.replay()
            return recorded.parts
        parts = self._compute(batch, kind)
        self._run[kind] = self._run.get(kind, 0) + 1
        if self._recording and self._run[kind] == STEPS_UNRECORDED:
            self._record(batch, kind)
        return parts

    def _record(self, inputs: dict[str, Tensor], kind: Kind) -> None:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self._pool):
            parts = self._compute(inputs, kind)
        self._pool = graph.pool()
        self._recorded[kind] = Recorded(graph, inputs, parts)

    def _compute(self, batch: dict[str, Tensor], kind: Kind) -> dict[str, Tensor]:
        """Forward, backward and update; nothing here waits for the GPU."""
        rows = Rows(*(batch[name].long() for name in ("rows", "labels", "sources", "blocks",
                                                      "text_rows")))
        tokens = batch["tokens"].long()
        kept = dropped(tokens.shape[0], tokens.device)
        hidden, traces = self._model(tokens, batch["positions"], Ablation(kept=kept), rows.predicted)
        _, with_hint = kind
        weights = Weights(self._weights["text"], self._weights["block"],
                          self._weights["hint"] if with_hint else None)
        loss, parts = total_loss(self._model, hidden, traces, tokens, rows, weights)
        loss.backward()
        self._optimiser.step()
        return parts
