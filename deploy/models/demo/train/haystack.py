"""Pools of token ids a kind of text, from which haystacks are cut.

Pools are tokenised once and written as .npy files, which all processes map into memory. Beside the
tokens stands the offset of each sentence or line start, so that passages can be put between
sentences."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

PROSE = "prose"
CODE = "code"
STORIES = "stories"
REPEATED = "repeated"
CLUTTER = "clutter"
KINDS = (PROSE, CODE, STORIES, REPEATED, CLUTTER)
KIND_WEIGHTS = (50, 20, 12, 8, 10)
MIXED_SHARE = 0.3
BATCH_TEXTS = 512

Tokens = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Stream:
    """A haystack and where a passage may stand in it. `line` tells borders after a line end from
    those after a sentence; the last border is the end of the tokens."""

    tokens: Tokens
    borders: NDArray[np.int64]
    line: NDArray[np.bool_]

    def tail(self, tokens: int) -> "Stream":
        """The last `tokens` tokens."""
        cut = len(self.tokens) - tokens
        first = int(np.searchsorted(self.borders, cut, "right"))
        return Stream(self.tokens[cut:], self.borders[first:] - cut, self.line[first:])


class TokenClasses:
    """What the text of each token says about borders, as tables over the vocabulary."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        texts = [tokenizer.decode([token], skip_special_tokens=False)
                 for token in range(tokenizer.get_vocab_size())]
        self.ends_line = np.array([text.endswith("\n") for text in texts])
        self.ends_sentence = np.array(
            [text.endswith((".", "!", "?", ".\"", "。")) for text in texts])
        self.starts_space = np.array([text[:1].isspace() for text in texts])
        self.starts_sentence = np.array(
            [text[:1] == " " and text[1:2].isupper() for text in texts])

    def starts(self, tokens: NDArray[np.integer]) -> NDArray[np.int64]:
        """Offsets of sentences and lines; the first token is one, blank lines are none."""
        before, after = tokens[:-1], tokens[1:]
        line = self.ends_line[before] & ~self.ends_line[after]
        sentence = self.ends_sentence[before] & self.starts_sentence[after]
        return np.concatenate(([0], np.flatnonzero(line | sentence) + 1))


def _encode(texts: list[str], tokenizer: Tokenizer) -> NDArray[np.uint16]:
    """Code may name special tokens; here they must not become what they name."""
    parts: list[NDArray[np.uint16]] = []
    for first in range(0, len(texts), BATCH_TEXTS):
        group = [text.replace("<|", "< |") + "\n\n" for text in texts[first:first + BATCH_TEXTS]]
        for encoding in tokenizer.encode_batch_fast(group, add_special_tokens=False):
            parts.append(np.array(encoding.ids, np.uint16))
    return np.concatenate(parts)


def write_pools(texts: dict[str, list[str]], tokenizer: Tokenizer, directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    classes = TokenClasses(tokenizer)
    for kind in KINDS:
        tokens = _encode(texts[kind], tokenizer)
        np.save(directory / f"{kind}.npy", tokens)
        np.save(directory / f"{kind}_starts.npy", classes.starts(tokens).astype(np.int32))


class Haystack:
    """Cuts spans and streams from the pools of a directory."""

    def __init__(self, directory: Path, tokenizer: Tokenizer) -> None:
        self.directory = directory
        self.classes = TokenClasses(tokenizer)
        self._pools: dict[str, NDArray[np.uint16]] = {
            kind: np.load(directory / f"{kind}.npy", mmap_mode="r").view(np.ndarray)
            for kind in KINDS}
        self._starts: dict[str, NDArray[np.int32]] = {
            kind: np.load(directory / f"{kind}_starts.npy") for kind in KINDS}

    def pool(self, kind: str) -> NDArray[np.uint16]:
        return self._pools[kind]

    def span(self, rng: Random, kind: str, tokens: int) -> Tokens:
        """`tokens` tokens of one kind that begin at a sentence or line. A pool that is shorter is
        gone through again from its beginning."""
        pool, starts = self._pools[kind], self._starts[kind]
        first = int(starts[rng.randrange(len(starts))])
        if first + tokens > len(pool):
            return np.resize(np.roll(pool, -first), tokens).astype(np.int32)
        return pool[first:first + tokens].astype(np.int32)

    def stream(self, rng: Random, tokens: int) -> Stream:
        """Exactly `tokens` tokens that end at a border, mostly of one kind. They are cut at the
        front, so that the first sentence alone may be a part of one."""
        parts: list[Tokens] = []
        left = tokens
        kinds = [rng.choices(KINDS, KIND_WEIGHTS)[0]]
        if tokens >= 64 and rng.random() < MIXED_SHARE:
            kinds += rng.choices(KINDS, KIND_WEIGHTS, k=rng.randint(1, 4))
        for kind in kinds[1:]:
            part = self._whole_sentences(rng, kind, int(left * rng.uniform(0.1, 0.6)))
            parts.append(part)
            left -= len(part)
        parts.insert(0, self._ending_at_border(rng, kinds[0], left))
        whole = np.concatenate(parts) if len(parts) > 1 else parts[0]
        return self._with_borders(whole)

    def _with_borders(self, tokens: Tokens) -> Stream:
        if len(tokens) == 0:
            return Stream(tokens, np.zeros(1, np.int64), np.ones(1, np.bool_))
        borders = np.concatenate((self.classes.starts(tokens)[1:], [len(tokens)]))
        return Stream(tokens, borders, self.classes.ends_line[tokens[borders - 1]])

    def _whole_sentences(self, rng: Random, kind: str, tokens: int) -> Tokens:
        pool, starts = self._pools[kind], self._starts[kind]
        first = rng.randrange(len(starts))
        last = int(np.searchsorted(starts, starts[first] + tokens, "right")) - 1
        return pool[starts[first]:starts[last]].astype(np.int32)

    def _ending_at_border(self, rng: Random, kind: str, tokens: int) -> Tokens:
        pool, starts = self._pools[kind], self._starts[kind]
        if len(pool) <= tokens:
            return np.resize(pool, tokens).astype(np.int32)
        first = int(np.searchsorted(starts, tokens))
        if first == len(starts):
            return pool[:tokens].astype(np.int32)
        end = int(starts[rng.randrange(first, len(starts))])
        return pool[end - tokens:end].astype(np.int32)
