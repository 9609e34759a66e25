"""The fast encoder is the tokenizer: ids, and which characters each token is part of."""

import pathlib
import random

import pytest
from fast_tokens import FastTokens
from golden_texts import GOLDEN_TEXTS
from tokenizers import Tokenizer

import small_corpus

ROOT = pathlib.Path(__file__).resolve().parents[2]
RANGES = ((0x20, 0x7F), (0xA0, 0x250), (0x370, 0x500), (0x4E00, 0x4F00), (0x1F600, 0x1F640), (0x9, 0xE))


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.from_file(str(ROOT / "deploy/models/demo/tokenizer.json"))


def random_texts(count: int) -> list[str]:
    rng = random.Random(3)
    return ["".join(chr(rng.randrange(*rng.choice(RANGES))) for _ in range(rng.randint(0, 40)))
            for _ in range(count)]


def texts() -> list[str]:
    special = ["<|im_start|>user\nWhat is it?<|im_end|>\n<|im_start|>assistant\n", "a <|endoftext|>", "<|x|>"]
    files = [path.read_text("utf-8") for path in sorted(ROOT.glob("*.md"))]
    return [*GOLDEN_TEXTS, *special, *files, *random_texts(3000), *small_corpus.generated()]


def test_ids_and_characters_are_the_tokenizers(tokenizer: Tokenizer) -> None:
    fast = FastTokens(tokenizer)
    for text in texts():
        expected, found = tokenizer.encode(text, add_special_tokens=False), fast.located(text)
        assert found.ids == expected.ids == fast.encode(text), text
        assert list(zip(found.begins, found.ends)) == expected.offsets, text


def test_characters_are_found_in_the_first_token_that_has_a_part(tokenizer: Tokenizer) -> None:
    fast = FastTokens(tokenizer)
    for text in ("The access code is 48213.", "naïve 😀 文字\n", *random_texts(100)):
        expected, found = tokenizer.encode(text, add_special_tokens=False), fast.located(text)
        for character in range(len(text) + 2):
            assert found.token_at(character) == expected.char_to_token(character), (text, character)
