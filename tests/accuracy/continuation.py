"""Passages of a long text that a language model can predict: this repository's own."""

import dataclasses
import functools
import pathlib
import random
import re
from collections.abc import Callable

from length_fitting import fitted

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ("kernels", "server", "engine")  # folders, before the documents
DOCUMENTS = ("CHANGELOG.md", "server/API.md", "deploy/DEVICES.md", "deploy/models/README.md",
             "kernels/cpu/README.md", "kernels/cuda/README.md", "tests/bench/README.md",
             "deploy/README.md", "README.md", "STYLE.md", "engine/CONTRACTS.md", "ARCHITECTURE.md")
_CHARACTERS_A_TOKEN = 3.5
_LEAD_CHARACTERS = 400  # of a repeated text, which say that it comes again
_WORD_BEGIN = re.compile(r"(?<=\S) (?=\S)")


@dataclasses.dataclass(frozen=True)
class Passage:
    prompt: str
    continuation: str
    most_tokens: int  # of the answer

    @property
    def reserved_tokens(self) -> int:
        return self.most_tokens


@dataclasses.dataclass(frozen=True)
class Corpus:
    text: str
    documents_begin: int


@functools.cache
def corpus(root: pathlib.Path = ROOT) -> Corpus:
    """Sources, and documents behind them. Only ASCII, so that a token's text is its bytes, and no
    marks of control tokens."""
    files = [file for folder in SOURCES for file in sorted((root / folder).rglob("*"))
             if file.suffix in (".h", ".cc")]
    sources, documents = (
        "\n\n".join(part for file in some for part in file.read_text().split("\n\n")
                    if part.isascii() and "<|" not in part)
        for some in (files, [root / document for document in DOCUMENTS]))
    return Corpus(f"{sources}\n\n{documents}", len(sources) + 2)


def passage(of: Corpus, rng: random.Random, length_tokens: int, answer_tokens: int,
            count_tokens: Callable[[str], int], repeated: bool = False) -> Passage:
    """One that goes on with some `answer_tokens` tokens from a place in the documents' second half.
    The place, and so what is predicted, does not depend on the length. If it is repeated, the first
    quarter of the prompt holds it already, with what leads to it."""
    text = of.text
    second_half = (of.documents_begin + len(text)) // 2
    last = len(text) - 16 * answer_tokens
    if last <= second_half:
        raise ValueError(f"the documents' second half is too short for texts of {answer_tokens} tokens")
    begin = _word_at(text, rng.randrange(second_half, last))
    continuation = fitted(lambda characters: text[begin:_word_at(text, begin + characters)],
                          count_tokens, answer_tokens, 1 / _CHARACTERS_A_TOKEN)
    # Where another cut takes more tokens than the text's own. The end token counts, too.
    most_tokens = answer_tokens + answer_tokens // 4 + 1
    depth = rng.random() / 4

    def before(characters: int) -> Passage:
        if characters > begin:
            raise ValueError(f"the texts of the repository do not fill {length_tokens} tokens")
        prompt = text[begin - characters:begin]
        if repeated:
            place = _word_at(prompt, int(depth * characters))
            copy = text[max(0, begin - _LEAD_CHARACTERS):begin] + continuation
            prompt = f"{prompt[:place]}\n\n{copy}\n\n{prompt[place:]}"
        return Passage(prompt, continuation, most_tokens)

    return fitted(before, lambda one: count_tokens(one.prompt) + one.reserved_tokens, length_tokens,
                  1 / _CHARACTERS_A_TOKEN)


def _word_at(text: str, place: int) -> int:
    """Where the next word begins, with its space: tokens begin there in any case."""
    found = _WORD_BEGIN.search(text, place)
    return found.start() if found else len(text)
