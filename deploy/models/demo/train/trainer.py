"""The training loop: batches in, steps out, a line of figures now and then."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from torch import Tensor

from curriculum import Curriculum, Mix
from model import Model
from steps import Steps

REPORT_STEPS = 100


class Source(Protocol):
    """Batches of numpy arrays, named as in sequences.Sequence and stacked."""

    repeated: int  # batches given a second time

    def set_mix(self, mix: Mix) -> None: ...

    def __iter__(self) -> Iterator[dict[str, np.ndarray]]: ...


@dataclass
class Figures:
    """What training tells of itself, phase by phase."""

    steps: int = 0
    tokens: int = 0
    seconds: float = 0
    reports: list[dict[str, float | str]] = field(default_factory=list)


def train(model: Model, source: Source, curriculum: Curriculum, say: Callable[[str], None],
          recording: bool = False) -> Figures:
    """Trains for the curriculum's time, which begins with the first step: compiling counts."""
    steps, figures = Steps(model, recording), Figures()
    mix = curriculum.at(0, 0).mix
    source.set_mix(mix)
    batches = iter(source)
    sums: dict[str, Tensor] = {}
    counts: Counter[str] = Counter()  # not every length has every part
    started = reported = time.monotonic()
    counted = repeated = 0
    while (elapsed := time.monotonic() - started) < curriculum.seconds:
        moment = curriculum.at(elapsed, figures.steps)
        if moment.mix != mix:
            mix = moment.mix
            source.set_mix(mix)
        arrays = next(batches)
        parts = steps.step(arrays, moment.weights, moment.rate_factor)
        for name, part in parts.items():
            sums[name] = sums.get(name, 0) + part
            counts[name] += 1
        figures.steps += 1
        counted += 1
        figures.tokens += arrays["tokens"].size
        if counted == REPORT_STEPS:
            means = {name: float(total) / counts[name] for name, total in sums.items()}  # waits for the GPU
            now = time.monotonic()
            report: dict[str, float | str] = {
                "step": figures.steps, "seconds": now - started, "tokens": ", ".join(map(str, mix)),
                "step_ms": 1e3 * (now - reported) / counted,
                "repeated": source.repeated - repeated, **means}
            figures.reports.append(report)
            say("  ".join(f"{name} {value}" if isinstance(value, str) else f"{name} {value:.4g}"
                          for name, value in report.items()))
            sums, counts, counted, reported, repeated = {}, Counter(), 0, now, source.repeated
    figures.seconds = time.monotonic() - started
    return figures
