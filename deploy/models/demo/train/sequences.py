"""Builds training sequences: passages hidden in a haystack, and exchanges about them."""

import argparse
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from fast_tokens import FastTokens
from haystack import Haystack
from item_mix import sample_items
from items import Exchange, Item
from layout import Layout, Written
from pieces import make_pieces, sample_plan
from positions import BLOCK_TOKENS, positions
from requested import write_requests
from sentence_pool import SentencePool
from sentence_questions import sentence_items
from sentence_quotes import QUOTE_SHARE, quote_items
from sentence_quotes import TOKENS as QUOTE_TOKENS
from stories import small_talk
from story_questions import story_item
from tape import Joints, Tools

REQUEST_SHARE = 0.08
LONGEST_WITH_REQUESTS = 2048
SMALL_TALK_SHARE = 0.15  # of chats about a text
SENTENCE_SHARE = 0.16  # of the facts
UNTOLD_SHARE = 0.08  # of everyday sentences, of which another one is asked about
STORY_SHARE = 0.03
STORY_TOKENS = 190  # of a story with its exchanges, about
LARGE_FILE_SHARE = 0.25  # of sequences that have room for one
LARGE_FILE_FROM = 512
LARGE_FILE_TOKENS = (200, 1600)
LARGE_FILE_PART = 0.6  # of a sequence, at most
LARGE_FILE_ASKED_TOKENS = 120  # of the exchanges about it, about
REQUEST_ROWS = 8  # a request's answer is text to be learned, not found
MARGIN_TOKENS = 96  # of a sequence, which facts leave to the haystack
FACT_TOKENS = 44  # of a passage with its exchange, about
QUESTIONS_A_FACT = 1.8
ANSWER_ROWS = 6.0  # of an exchange, about
QUOTE_ROWS = 24  # of a sentence to repeat in a short text, about
ATTEMPTS = 4
PREDICTED_PART = 4  # of the tokens one in so many is predicted, whatever the length
SHORT_FACT_COUNTS = {512: (5, 11), 1024: (7, 22), 2048: (3, 44)}
LONG_FACT_COUNTS = (2, 8, 24, 48, 72, 96)

Array = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Sequence:
    """A sequence and what is trained on it: T tokens, R rows of answers, S rows of text. -1 in
    `rows`, `sources` and `blocks` is none."""

    tokens: Array  # [T]
    positions: Array  # [T]
    rows: Array  # [R] the index whose next token is predicted
    labels: Array  # [R] that token; where an answer ends, not the one that follows in the text
    sources: Array  # [R] the index of the equal token that it is copied from
    blocks: Array  # [R] the block of the characters that it is copied from
    text_rows: Array  # [S] other indices whose next token is predicted


def row_count(tokens: int) -> int:
    return min(512, max(64, tokens // 12))


def text_row_count(tokens: int) -> int:
    rest = tokens // PREDICTED_PART - row_count(tokens)
    return max(tokens // 8, rest)  # of fewer than 512 tokens answers alone would be a quarter


def fact_count(rng: Random, tokens: int) -> int:
    if tokens in SHORT_FACT_COUNTS:
        return rng.randint(*SHORT_FACT_COUNTS[tokens])
    return rng.choice([count for count in LONG_FACT_COUNTS if count * FACT_TOKENS < tokens])


class Builder:
    """Builds sequences from a haystack; one a process."""

    def __init__(self, haystack: Haystack, tokenizer: Tokenizer) -> None:
        self._tools = Tools(haystack, FastTokens(tokenizer), Joints(tokenizer))
        self._sentences = SentencePool(haystack.directory)

    def build(self, rng: Random, tokens: int) -> Sequence:
        """`tokens` is a multiple of the block, at least 256."""
        if tokens <= LONGEST_WITH_REQUESTS and rng.random() < REQUEST_SHARE:
            return finish(rng, tokens, write_requests(self._tools, rng, tokens, REQUEST_ROWS))
        return finish(rng, tokens, self._facts(rng, tokens))

    def _facts(self, rng: Random, tokens: int) -> Written:
        """Tries again if what was drawn is too large for the sequence."""
        plan = sample_plan(self._tools.haystack, rng, tokens)
        rows = row_count(tokens)
        for _ in range(ATTEMPTS):
            items = self._items(rng, tokens, fact_count(rng, tokens))
            if plan.chat and rng.random() < SMALL_TALK_SHARE:
                items.append(Item((), (Exchange(*small_talk(rng), ()),)))
            pieces = make_pieces(self._tools, rng, items, plan, tokens, rows)
            if pieces.asked:
                break
        return Layout(self._tools, rng, tokens, plan, pieces).write()

    def _items(self, rng: Random, tokens: int, count: int) -> list[Item]:
        """About `count` facts; some are told by sentences and stories of any kind. Stories and
        sentences to repeat are long: they take the room of several facts."""
        room = tokens - MARGIN_TOKENS
        stories = _at_most(sum([rng.random() < STORY_SHARE for _ in range(count)]),
                           room - FACT_TOKENS, STORY_TOKENS)
        room -= stories * STORY_TOKENS
        quotes = _at_most(sum([rng.random() < QUOTE_SHARE for _ in range(count)]),
                          room - FACT_TOKENS, QUOTE_TOKENS)
        room -= quotes * QUOTE_TOKENS
        file_tokens = 0
        if tokens >= LARGE_FILE_FROM and rng.random() < LARGE_FILE_SHARE:
            least, largest = LARGE_FILE_TOKENS
            free = room - FACT_TOKENS - LARGE_FILE_ASKED_TOKENS
            largest = min(largest, int(tokens * LARGE_FILE_PART), free)
            if largest > least:
                file_tokens = rng.randint(least, largest)
                room -= file_tokens + LARGE_FILE_ASKED_TOKENS
        rows = row_count(tokens) - quotes * QUOTE_ROWS
        count = max(1, min(count - stories - quotes, room // FACT_TOKENS,
                           int(rows / ANSWER_ROWS)))
        told = sum([rng.random() < SENTENCE_SHARE for _ in range(count)])
        items = sentence_items(rng, self._sentences, told, UNTOLD_SHARE)
        items += [story_item(rng) for _ in range(stories)]
        rest = count - told
        early: list[Item] = []  # since what comes last may find no room
        if rest or file_tokens:
            most = int(rows / ANSWER_ROWS) * rest / count
            questions = max(1, int(min(rest * QUESTIONS_A_FACT, most)))
            budget = min(rest * FACT_TOKENS, room)
            drawn = sample_items(rng, budget, questions, file_tokens)
            early = drawn[:1] if file_tokens else []  # the file, which is drawn first
            items += drawn[len(early):]
        rng.shuffle(items)
        if quotes:
            others = [passage for item in items + early for passage in item.passages]
            early += quote_items(rng, self._sentences, quotes, others, tokens)
        if early:
            place = int(rng.random() < 0.7)  # what comes first may open a chat
            items[place:place] = early
        return items


def _at_most(count: int, room: int, tokens: int) -> int:
    """So many of this size as there is room for."""
    return min(count, max(0, room) // tokens)


def _filled(values: list[int] | Array, count: int, filler: int) -> Array:
    array = np.full(count, filler, np.int32)
    array[:len(values)] = values
    return array


def finish(rng: Random, tokens: int, written: Written) -> Sequence:
    """Cuts the text to size and turns indices of the tape into those of the sequence."""
    tape, kept, rows = written.tape, written.kept, written.rows
    cut = tape.length - tokens
    if not 0 <= cut <= written.spare:
        raise RuntimeError(f"{tape.length} tokens do not fit into {tokens}")
    text = np.concatenate((tape.tokens[:kept], tape.tokens[kept + cut:tape.length]))
    labels = np.array(rows.labels, np.int32)
    same = np.array(rows.same, np.int32)
    covering = np.array(rows.covering, np.int32)
    same = np.where(same >= kept, same - cut, same)
    # A joint may have changed the last token of a passage.
    sources = np.where((same >= 0) & (text[same] == labels), same, -1)
    covering = np.where(covering >= kept, covering - cut, covering)
    blocks = np.where(covering >= 0, covering // BLOCK_TOKENS, -1)
    answer_rows = np.array(rows.rows, np.int32)
    answer_rows = np.where(answer_rows < kept, answer_rows, answer_rows - cut)
    count = row_count(tokens)
    return Sequence(text, positions(rng, tokens), _filled(answer_rows, count, -1),
                    _filled(labels, count, 0), _filled(sources, count, -1),
                    _filled(blocks, count, -1), _text_rows(rng, tokens, answer_rows))


def _text_rows(rng: Random, tokens: int, answer_rows: Array) -> Array:
    free = np.ones(tokens, np.bool_)
    free[answer_rows] = False
    free[-1] = False  # nothing follows it
    candidates = np.flatnonzero(free)
    generator = np.random.default_rng(rng.getrandbits(64))
    order = generator.permutation(len(candidates))[:text_row_count(tokens)]
    return np.sort(candidates[order]).astype(np.int32)


def describe(sequence: Sequence, tokenizer: Tokenizer) -> str:
    """The text and a line for each row, for a person to read."""
    lines = [tokenizer.decode(sequence.tokens.tolist(), skip_special_tokens=False), ""]
    word = tokenizer.decode
    for row, label, source, block in zip(sequence.rows, sequence.labels, sequence.sources,
                                         sequence.blocks):
        if row >= 0:
            before = word(sequence.tokens[max(0, row - 3):row + 1].tolist(), False)
            lines.append(f"row {row:5} position {sequence.positions[row]:5} {before!r:24} -> "
                         f"{word([label], False)!r:14} source {source:5} block {block:4}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints a sequence with its rows.")
    parser.add_argument("--tokens", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, help="what corpus.prepare wrote; else a small one")
    options = parser.parse_args()
    from corpus import load_haystack, prepare_small
    directory = options.corpus or prepare_small()
    haystack, tokenizer = load_haystack(directory)
    sequence = Builder(haystack, tokenizer).build(Random(options.seed), options.tokens)
    print(describe(sequence, tokenizer))


if __name__ == "__main__":
    main()
