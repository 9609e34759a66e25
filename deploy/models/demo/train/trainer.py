"""The training loop: batches in, steps out, a line of figures now and then."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from torch import Tensor

from curriculum import Curriculum
from model import Model
from steps import Steps

REPORT_STEPS = 100


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


def train(model: Model, source: Source, curriculum: Curriculum, say: Callable[[str], None],
          recording: bool = False) -> Figures:
    """Trains for the curriculum's time, which begins with the first step: compiling counts."""
    steps, figures = Steps(model, recording), Figures()
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
        parts = steps.step(arrays, moment.weights, moment.rate_factor)
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
