"""The training loop: batches in, steps out, a line of figures now and then."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import torch
from torch import Tensor

from curriculum import Curriculum
from losses import Rows, total_loss
from model import Ablation, Model
from optimiser import Optimiser

REPORT_STEPS = 100
DROPPED_SHARE = 0.1  # of sequences, for each of the compressed and the window branch


class Source(Protocol):
    """Batches of numpy arrays, named as in sequences.Sequence and stacked."""

    repeated: int  # batches given a second time

    def set_length(self, tokens: int) -> None: ...

    def __iter__(self) -> Iterator[dict[str, np.ndarray]]: ...


@dataclass
class Figures:
    """What training tells of itself, phase by phase."""

    steps: int = 0
    tokens: int = 0
    seconds: float = 0
    reports: list[dict[str, float]] = field(default_factory=list)


def on_device(array: np.ndarray, device: torch.device) -> Tensor:
    """From pinned memory: else each copy would wait for the step before."""
    tensor = torch.from_numpy(array)
    return tensor.pin_memory().to(device, non_blocking=True) if device.type == "cuda" else tensor


def dropped(batch: int, device: torch.device) -> Tensor:
    """[B, 3], mostly ones. A sequence loses its compressed or its window branch, never the selected
    one, so that retrieval is learnt by that."""
    kept = torch.ones(batch, 3, device=device)
    kept[:, 0] = (torch.rand(batch, device=device) >= DROPPED_SHARE).float()
    kept[:, 2] = (torch.rand(batch, device=device) >= DROPPED_SHARE).float()
    return kept


def train_step(model: Model, optimiser: Optimiser, batch: dict[str, Tensor],
               moment_weights: object, factor: float) -> dict[str, Tensor]:
    rows = Rows(*(batch[name].long() for name in ("rows", "labels", "sources", "blocks",
                                                  "text_rows")))
    tokens = batch["tokens"].long()
    hidden, traces = model(tokens, batch["positions"],
                           Ablation(kept=dropped(tokens.shape[0], tokens.device)))
    loss, parts = total_loss(model, hidden, traces, tokens, rows, moment_weights)
    loss.backward()
    optimiser.step(factor)
    return parts


def train(model: Model, source: Source, curriculum: Curriculum,
          say: Callable[[str], None]) -> Figures:
    """Trains for the curriculum's time, which begins with the first step: compiling counts."""
    device = model.embedding.device
    optimiser, figures = Optimiser(model), Figures()
    length = curriculum.at(0, 0).tokens
    source.set_length(length)
    batches = iter(source)
    sums: dict[str, Tensor] = {}
    started = reported = time.monotonic()
    counted = repeated = 0
    while (elapsed := time.monotonic() - started) < curriculum.seconds:
        moment = curriculum.at(elapsed, figures.steps)
        if moment.tokens != length:
            length = moment.tokens
            source.set_length(length)
        arrays = next(batches)
        batch = {name: on_device(array, device) for name, array in arrays.items()}
        parts = train_step(model, optimiser, batch, moment.weights, moment.rate_factor)
        for name, part in parts.items():
            sums[name] = sums.get(name, 0) + part
        figures.steps += 1
        counted += 1
        figures.tokens += arrays["tokens"].size
        if counted == REPORT_STEPS:
            means = {name: float(total) / counted for name, total in sums.items()}  # waits for the GPU
            now = time.monotonic()
            report = {"step": figures.steps, "seconds": now - started, "tokens": length,
                      "step_ms": 1e3 * (now - reported) / counted,
                      "repeated": source.repeated - repeated, **means}
            figures.reports.append(report)
            say("  ".join(f"{name} {value:.4g}" for name, value in report.items()))
            sums, counted, reported, repeated = {}, 0, now, source.repeated
    figures.seconds = time.monotonic() - started
    return figures
