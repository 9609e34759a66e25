"""The tokenizer that training makes: of the kind that the demo model has, with golden files."""

import json
import pathlib
from typing import Any

import pytest
import tokenizer as byte_pairs
from golden_texts import GOLDEN_TEXTS
from shape import Shape
from tokenizers import Tokenizer

import small_corpus

DEMO = pathlib.Path(__file__).resolve().parents[2] / "deploy/models/demo"


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("tokenizer")
    trained = small_corpus.trained()
    byte_pairs.write(trained, folder)
    byte_pairs.write_golden(trained, folder)
    return folder


@pytest.fixture(scope="module")
def trained(directory: pathlib.Path) -> Tokenizer:
    return byte_pairs.load(directory)


def settings(path: pathlib.Path) -> dict[str, Any]:
    """All but the learnt entries."""
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    del content["model"]["vocab"], content["model"]["merges"]
    return content


def test_settings_are_those_of_the_demo_model(directory: pathlib.Path) -> None:
    assert settings(directory / "tokenizer.json") == settings(DEMO / "tokenizer.json")
    name = "tokenizer_config.json"
    assert (directory / name).read_text() == (DEMO / name).read_text()


def test_vocabulary(trained: Tokenizer) -> None:
    assert trained.get_vocab_size() == Shape().vocabulary
    for token, text in enumerate(byte_pairs.SPECIAL_TOKENS):
        assert trained.token_to_id(text) == token


def test_digits_are_single(trained: Tokenizer) -> None:
    for token in range(3, trained.get_vocab_size()):
        text = trained.decode([token])
        assert text.isdigit() == (len(text) == 1 and text in "0123456789") or not text.isascii()
    assert len(trained.encode(" 48213").ids) == 6


def test_texts_come_back(trained: Tokenizer) -> None:
    for text in GOLDEN_TEXTS:
        assert trained.decode(trained.encode(text).ids, skip_special_tokens=False) == text


def test_golden_files(directory: pathlib.Path, trained: Tokenizer) -> None:
    cases = json.loads((directory / "golden/tokenizer.json").read_text())
    assert [case["text"] for case in cases] == list(GOLDEN_TEXTS)
    assert all(case["ids"] == trained.encode(case["text"]).ids for case in cases)
    chat = json.loads((directory / "golden/chat.json").read_text())
    present = json.loads((DEMO / "golden/chat.json").read_text())
    assert chat["ids"] == trained.encode(chat["text"]).ids
    for key in ("messages", "add_generation_prompt", "text"):
        assert chat[key] == present[key]


def test_same_texts_same_tokenizer(trained: Tokenizer) -> None:
    assert small_corpus.trained().get_vocab() == trained.get_vocab()
