"""Batches of sequences, built by worker processes and handed over in shared memory.

Workers write into slots. Free slots go round through one queue, full ones through another, so that
there are never more batches than slots. Workers end with the trainer, also when it is killed: they
wait for slots with a timeout and look whether their parent still lives.

A trainer that is faster than its workers gets batches a second time rather than none: what it saw
long ago is nearly as good as what is new."""

import gc
import os
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from ctypes import c_double, c_int32
from dataclasses import fields
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from queue import Empty
from random import Random

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from curriculum import Mix
from haystack import Haystack
from sequences import Builder, Sequence, row_count, text_row_count

STEP_TOKENS = 131_072
SLOTS_A_WORKER = 2
SHORTEST = 256
REPEATED_AFTER = 24  # batches, at least
KEPT = 96  # of the last batches
WAIT_SECONDS = 2.0
NICENESS = 10
MOST_LENGTHS = 8  # of a mix

Batch = dict[str, NDArray[np.int32]]
FIELDS = tuple(entry.name for entry in fields(Sequence))


def shapes(step_tokens: int, tokens: int) -> dict[str, tuple[int, int]]:
    batch, rows = step_tokens // tokens, row_count(tokens)
    widths = {"tokens": tokens, "positions": tokens, "text_rows": text_row_count(tokens)}
    return {name: (batch, widths.get(name, rows)) for name in FIELDS}


def _views(slot: NDArray[np.int32], step_tokens: int, tokens: int) -> Batch:
    """The slot's memory as the arrays of a batch, one behind the other."""
    views: Batch = {}
    first = 0
    for name, shape in shapes(step_tokens, tokens).items():
        end = first + shape[0] * shape[1]
        views[name] = slot[first:end].reshape(shape)
        first = end
    return views


class Batches:
    """An endless iterator over batches of `step_tokens` tokens, dictionaries of arrays [B, ...].
    Not for several threads."""

    def __init__(self, haystack: Haystack, tokenizer: Tokenizer, mix: Mix,
                 workers: int, step_tokens: int = STEP_TOKENS, seed: int = 1) -> None:
        context = get_context("fork")
        self._step_tokens = step_tokens
        self._lengths = context.RawArray(c_int32, MOST_LENGTHS)
        self._bounds = context.RawArray(c_double, MOST_LENGTHS)  # of the shares, added up
        size = sum(rows * width for rows, width in shapes(step_tokens, SHORTEST).values())
        buffers = [context.RawArray(c_int32, size) for _ in range(SLOTS_A_WORKER * workers)]
        self._slots = [np.frombuffer(memoryview(buffer).cast("B"), np.int32) for buffer in buffers]
        self._again: deque[Batch] = deque(maxlen=KEPT)  # the oldest first
        self.repeated = 0  # batches that were given a second time
        self.set_mix(mix)
        self._free, self._full = context.Queue(), context.Queue()
        for slot in range(len(self._slots)):
            self._free.put(slot)
        builder = Builder(haystack, tokenizer)
        self._workers: list[BaseProcess] = [
            context.Process(target=self._work, args=(builder, f"{seed} worker {worker}"),
                            daemon=True) for worker in range(workers)]
        for process in self._workers:
            process.start()

    def set_mix(self, mix: Mix) -> None:
        """Batches of other lengths that are under way are thrown away. A worker that draws a length
        meanwhile may take an old share for a new length, which does no harm."""
        if not 1 <= len(mix) <= MOST_LENGTHS:
            raise ValueError(f"a mix of {len(mix)} lengths; 1 to {MOST_LENGTHS} are allowed")
        lengths, total = list(mix), sum(mix.values())
        bound = 0.0
        for place in range(MOST_LENGTHS):
            self._lengths[place] = lengths[min(place, len(lengths) - 1)]
            bound += mix[lengths[place]] / total if place < len(lengths) else 0.0
            self._bounds[place] = bound
        kept = [batch for batch in self._again if batch["tokens"].shape[1] in mix]
        self._again = deque(kept, KEPT)

    def _draw(self, rng: Random) -> int:
        place = bisect_left(self._bounds, rng.random() * self._bounds[MOST_LENGTHS - 1])
        return int(self._lengths[min(place, MOST_LENGTHS - 1)])

    def __iter__(self) -> Iterator[Batch]:
        return self

    def __next__(self) -> Batch:
        self._check_workers()
        batch = self._new(wait=len(self._again) < REPEATED_AFTER)
        if batch is None:
            self.repeated += 1
            return self._again.popleft()
        self._again.append(batch)
        return batch

    def _new(self, wait: bool) -> Batch | None:
        """None if no batch of the mix is ready and none shall be waited for."""
        while (ready := self._next_full(wait)) is not None:
            slot, tokens = ready
            wanted = tokens in self._lengths
            batch = {name: view.copy() for name, view in _views(
                self._slots[slot], self._step_tokens, tokens).items()} if wanted else {}
            self._free.put(slot)
            if wanted:
                return batch
        return None

    def close(self) -> None:
        for process in self._workers:
            process.terminate()
        for process in self._workers:
            process.join()

    def _next_full(self, wait: bool) -> tuple[int, int] | None:
        while True:
            try:
                slot, tokens = self._full.get(timeout=WAIT_SECONDS if wait else 0)
                return slot, tokens
            except Empty:
                self._check_workers()
                if not wait:
                    return None

    def _check_workers(self) -> None:
        if not all(process.is_alive() for process in self._workers):
            raise RuntimeError("a worker that builds sequences has ended")

    def _work(self, builder: Builder, seed: str) -> None:
        os.environ["TOKENIZERS_PARALLELISM"] = "false"  # the processes are the parallelism
        os.nice(NICENESS)  # the trainer goes first: it launches what the GPU does
        rng = Random(seed)
        gc.freeze()  # what was there before the fork stays; else each collection goes through it
        gc.disable()
        trainer = os.getppid()
        while os.getppid() == trainer:
            try:
                slot = self._free.get(timeout=WAIT_SECONDS)
            except Empty:
                continue
            self._full.put((slot, self._fill(builder, rng, slot)))
            gc.collect()
        os._exit(0)  # nobody is left to read the queues that an orderly exit would flush

    def _fill(self, builder: Builder, rng: Random, slot: int) -> int:
        """The length of the sequences; starts again when their length is no longer asked for."""
        while True:
            tokens = self._draw(rng)
            views = _views(self._slots[slot], self._step_tokens, tokens)
            for index in range(self._step_tokens // tokens):
                if tokens not in self._lengths:
                    break
                sequence = builder.build(rng, tokens)
                for name in FIELDS:
                    views[name][index] = getattr(sequence, name)
            else:
                return tokens
