"""A corpus of the project's own files and generated text: enough to build sequences in seconds."""

import pathlib
from random import Random

import tokenizer as byte_pairs
from clutter import clutter, repeated_sentences
from haystack import Haystack, write_pools
from item_mix import sample_items
from shape import Shape
from stories import request, story
from tokenizers import Tokenizer

ROOT = pathlib.Path(__file__).resolve().parents[2]


def _texts() -> dict[str, list[str]]:
    rng = Random(7)
    train = sorted((ROOT / "deploy/models/demo/train").glob("*.py"))
    return {
        "prose": [path.read_text("utf-8") for path in sorted(ROOT.glob("*.md"))],
        "code": [path.read_text("utf-8") for path in train],
        "stories": [story(rng) for _ in range(300)],
        "repeated": [repeated_sentences(rng) for _ in range(20)],
        "clutter": [clutter(rng) for _ in range(60)],
    }


def generated() -> list[str]:
    rng = Random(8)
    items = [item for _ in range(150) for item in sample_items(rng, 400, 8)]
    texts = [passage for item in items for passage in item.passages]
    texts += [exchange.question for item in items for exchange in item.exchanges]
    return texts + [" ".join(request(rng)) for _ in range(200)]


def trained() -> Tokenizer:
    texts = _texts()
    return byte_pairs.train(generated() + texts["stories"], texts["prose"], texts["code"],
                            Shape.vocabulary)


def make(directory: pathlib.Path) -> tuple[Haystack, Tokenizer]:
    tokenizer = trained()
    write_pools(_texts(), tokenizer, directory)
    return Haystack(directory, tokenizer), tokenizer
