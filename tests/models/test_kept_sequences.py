"""The training's sequences stay the same, byte for byte, for the same seeds.

A change of how the generator is written, or of how its tables are kept, must not change what it
makes. Whoever changes the sequences on purpose puts the new checksum here and says why."""

import hashlib
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest
from clutter import clutter, repeated_sentences
from haystack import Haystack, write_pools
from sentence_pool import write as write_sentences
from sequences import Builder, Sequence
from stories import story
from tokenizers import Tokenizer

SHIPPED = Path(__file__).resolve().parents[2] / "deploy/models/demo/tokenizer.json"
COUNTS = {512: 9000, 1024: 900, 2048: 100}  # sequences by their length in tokens
CHECKSUM = "f9252c38822c157d75e28b5644884a0c7a9ca2530e99b8ba0c6128c8cfca6e29"


def corpus(directory: Path) -> tuple[Haystack, Tokenizer]:
    """Generated text alone: no file of the repository but the tokenizer has a part in it."""
    rng, tokenizer = Random(7), Tokenizer.from_file(str(SHIPPED))
    stories = [story(rng) for _ in range(300)]
    clutters = [clutter(rng) for _ in range(60)]
    texts = {"prose": stories, "stories": stories, "code": clutters, "clutter": clutters,
             "repeated": [repeated_sentences(rng) for _ in range(20)]}
    write_pools(texts, tokenizer, directory)
    write_sentences(stories[:150], stories[150:], directory)
    return Haystack(directory, tokenizer), tokenizer


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Builder:
    return Builder(*corpus(tmp_path_factory.mktemp("corpus")))


def added(checksum: "hashlib._Hash", sequence: Sequence) -> None:
    for field in fields(Sequence):
        array = getattr(sequence, field.name)
        checksum.update(f"{field.name} {array.shape}\n".encode())
        checksum.update(array.astype("<i4").tobytes())


def test_ten_thousand_sequences_are_kept(builder: Builder) -> None:
    checksum = hashlib.sha256()
    for tokens, count in COUNTS.items():
        for seed in range(count):
            added(checksum, builder.build(Random(seed), tokens))
    assert sum(COUNTS.values()) == 10_000
    assert checksum.hexdigest() == CHECKSUM


def test_another_seed_makes_another_sequence(builder: Builder) -> None:
    made = [hashlib.sha256() for _ in range(2)]
    for seed, checksum in enumerate(made):
        added(checksum, builder.build(Random(seed), 512))
    assert made[0].digest() != made[1].digest()
