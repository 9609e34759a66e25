"""All text of a training run by kind, and what follows from it: a tokenizer and pools of tokens.

Texts of the generators are made in several processes, each chunk from its own seed, so that the
number of processes does not change them."""

import os
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tokenizers import Tokenizer

import sentence_pool
import tokenizer as byte_pairs
from clutter import clutter, repeated_sentences
from haystack import CLUTTER, CODE, KINDS, PROSE, REPEATED, STORIES, Haystack, write_pools
from item_mix import sample_items
from machine_text import collect
from shape import Shape
from stories import request, story

TRAINING = "training"
HELD_OUT = "held_out"
CHUNKS = 64
GENERATED_BYTES = {STORIES: 14_000_000, REPEATED: 2_000_000, CLUTTER: 6_000_000}
HELD_OUT_PART = 1 / 16
TOKENIZER_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class Corpus:
    """Texts of each kind, for training and held out, and where the machine's text came from."""

    training: dict[str, list[str]]
    held_out: dict[str, list[str]]
    sources: list[tuple[str, str, int]]


GENERATORS: dict[str, Callable[[Random], str]] = {
    STORIES: story, REPEATED: repeated_sentences, CLUTTER: clutter}


def _generate(seed: str, kind: str, size: int) -> list[str]:
    rng, total = Random(seed), 0
    texts: list[str] = []
    while total < size:
        text = GENERATORS[kind](rng)
        texts.append(text)
        total += len(text)
    return texts


def _generated(pool: ProcessPoolExecutor, kind: str, size: int, seed: str) -> list[str]:
    seeds = [f"{seed} {kind} {chunk}" for chunk in range(CHUNKS)]
    parts = pool.map(partial(_generate, kind=kind, size=size // CHUNKS), seeds)
    return [text for part in parts for text in part]


def gather(workers: int, seed: int = 1, share: float = 1.0) -> Corpus:
    """`share` below one gives less of everything, for a quick look or a test."""
    found = collect(workers, seed, share)
    sides: dict[str, dict[str, list[str]]] = {}
    with ProcessPoolExecutor(workers, get_context("fork")) as pool:
        for side, part in ((TRAINING, 1.0), (HELD_OUT, HELD_OUT_PART)):
            texts = {kind: _generated(pool, kind, int(size * part * share), f"{seed} {side}")
                     for kind, size in GENERATED_BYTES.items()}
            texts[PROSE] = found.texts(code=False, held_out=side == HELD_OUT)
            texts[CODE] = found.texts(code=True, held_out=side == HELD_OUT)
            sides[side] = texts
    return Corpus(sides[TRAINING], sides[HELD_OUT], found.sources())


def _item_texts(seed: str, size: int) -> list[str]:
    """Passages, questions and answers as they will stand in sequences, and chat requests."""
    rng, total = Random(seed), 0
    texts: list[str] = []
    while total < size:
        first = len(texts)
        for item in sample_items(rng, 400, 8):
            texts += [" " + passage for passage in item.passages]
            texts += [f"{exchange.question}\nAnswer: {exchange.answer}\n"
                      for exchange in item.exchanges]
        asked, answer = request(rng)
        texts.append(f"{asked}\n{answer}")
        total += sum(map(len, texts[first:]))
    return texts


def train_tokenizer(corpus: Corpus, workers: int, seed: int, size: int,
                    vocabulary: int) -> Tokenizer:
    with ProcessPoolExecutor(workers, get_context("fork")) as pool:
        seeds = [f"{seed} items {chunk}" for chunk in range(CHUNKS)]
        parts = pool.map(partial(_item_texts, size=size // CHUNKS * 2 // 3), seeds)
        generated = [text for part in parts for text in part]
    stories = corpus.training[STORIES]
    generated += stories[:max(1, size // 3 // 600)]
    Random(seed).shuffle(generated)
    return byte_pairs.train(generated, corpus.training[PROSE], corpus.training[CODE], vocabulary)


def write_haystacks(corpus: Corpus, tokenizer: Tokenizer, directory: Path) -> None:
    for side, texts in ((TRAINING, corpus.training), (HELD_OUT, corpus.held_out)):
        write_pools({kind: texts[kind] for kind in KINDS}, tokenizer, directory / side)
    sentence_pool.write(corpus.training[PROSE], corpus.training[STORIES], directory / TRAINING)


def load_haystack(directory: Path, side: str = TRAINING) -> tuple[Haystack, Tokenizer]:
    tokenizer = byte_pairs.load(directory)
    return Haystack(directory / side, tokenizer), tokenizer


def prepare(directory: Path, workers: int, seed: int = 1, share: float = 1.0,
            vocabulary: int = Shape.vocabulary) -> Corpus:
    """Everything that sequences are built from, as files of `directory`: tokenizer.json and, for
    each side, a pool of tokens a kind; and sentences to be asked about."""
    directory.mkdir(parents=True, exist_ok=True)
    corpus = gather(workers, seed, share)
    size = int(TOKENIZER_BYTES * max(share, 0.05))
    trained = train_tokenizer(corpus, workers, seed, size, vocabulary)
    byte_pairs.write(trained, directory)
    write_haystacks(corpus, trained, directory)
    return corpus


def prepare_small() -> Path:
    """A small corpus in the folder for temporary files, made once: enough to look at sequences."""
    directory = Path(tempfile.gettempdir(), f"longspan-small-corpus-{os.getuid()}")
    if not (directory / HELD_OUT / f"{KINDS[-1]}_starts.npy").exists():
        prepare(directory, workers=os.cpu_count() or 1, share=0.02)
    return directory
