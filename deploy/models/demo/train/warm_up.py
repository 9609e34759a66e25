"""Compiles what a training runs while its text is still being made ready: in a process of its own,
since others are forked before the trainer touches the GPU. What it compiles stays on disk, in the
caches of Triton and of torch.compile, where the trainer finds it."""

from collections.abc import Iterable
from multiprocessing import get_context

import numpy as np
import torch

from loader import Batch, shapes
from losses import Weights
from model import Model
from shape import Shape
from steps import Steps

PATIENCE_SECONDS = 30.0  # beyond the text; a trainer compiles by itself what is not there
SMALL = 8  # any number below is a token, a row and a block


def made_up(step_tokens: int, tokens: int) -> Batch:
    """A batch of the right shapes."""
    numbers = np.random.default_rng(tokens)
    return {name: numbers.integers(0, SMALL, shape, np.int32)
            for name, shape in shapes(step_tokens, tokens).items()}


def run(shape: Shape, step_tokens: int, lengths: Iterable[int], device: str) -> None:
    """A step of each length, with the hint and without."""
    torch.set_num_threads(1)  # those of the process that this one was forked from are not here
    model = Model(shape).to(device)
    if device == "cuda":
        model.compile_rows()
    steps = Steps(model, recording=False)
    for tokens in lengths:
        for hint in (0.1, None):
            steps.step(made_up(step_tokens, tokens), Weights(0.2, 0.3, hint), 1.0)


class WarmUp:
    """In the background until `wait`. Forked: to be made before the GPU is touched."""

    def __init__(self, shape: Shape, step_tokens: int, lengths: Iterable[int], device: str) -> None:
        self._process = get_context("fork").Process(
            target=run, args=(shape, step_tokens, sorted(lengths), device))
        self._process.start()

    def wait(self) -> bool:
        """Whether all was compiled; it is ended if it takes too long."""
        self._process.join(PATIENCE_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        return self._process.exitcode == 0
