"""Compiles what a training runs while its text is still being made ready: in processes of their own,
since others are forked before the trainer touches the GPU. What they compile stays on disk, in the caches
of Triton and of torch.compile, where the trainer finds it."""

import time
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
        """The shortest sequences, where branches are the same, run other functions than the longer ones:
        each have a process, which takes half of the time."""
        shortest, *longer = sorted(lengths)
        parts = [[shortest], longer] if longer else [[shortest]]
        self._processes = [get_context("fork").Process(
            target=run, args=(shape, step_tokens, part, device)) for part in parts]
        for process in self._processes:
            process.start()

    def wait(self) -> bool:
        """Whether all was compiled; what takes too long is ended."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        for process in self._processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        return all(process.exitcode == 0 for process in self._processes)
