"""Prompts of the evaluation as token ids, made by several processes."""

import multiprocessing
import os
import pathlib
import sys
from dataclasses import dataclass

from tokenizers import Tokenizer

from evaluation_assembly import Assembler
from evaluation_case import Case, Frame
from evaluation_haystack import Sources
from fast_tokens import FastTokens

END_OF_TEXT, END_OF_TURN = 0, 2
NICENESS = 15  # nothing waits for the prompts before the end
TOGETHER = 4  # cases that a process makes one after the other


@dataclass(frozen=True)
class Prompt:
    case: Case
    ids: list[int]
    answer_ids: list[int]  # with the token that ends it
    needle_token: int  # where the answer stands in the prompt, -1 where it does not


def answer_ids(tokenizer: Tokenizer, case: Case) -> list[int]:
    """What follows a line break has no space before it."""
    chat = case.frame is Frame.CHAT
    text = case.answer if chat or case.frame is Frame.BARE else " " + case.answer
    return tokenizer.encode(text).ids + [END_OF_TURN if chat else END_OF_TEXT]


def needle_place(case: Case, prompt: str) -> int:
    """The character at which the asked passage's answer begins; -1 where it is no span of one."""
    if case.asked is None:
        return -1
    passage = case.passages[case.asked].text
    value = case.ending or case.answer
    start = prompt.find(passage)
    within = passage.find(value)
    return -1 if start < 0 or within < 0 else start + within


def make_prompt(tokenizer: Tokenizer, assembler: Assembler, case: Case, tokens: int) -> Prompt:
    text = assembler.prompt(case, tokens)
    encoded = tokenizer.encode(text)
    place = needle_place(case, text)
    needle = -1
    if place >= 0:
        needle = next(i for i, (_, end) in enumerate(encoded.offsets) if end > place)
    return Prompt(case, encoded.ids, answer_ids(tokenizer, case), needle)


_tools: list[tuple[Tokenizer, FastTokens, Sources]] = []  # of a process, once it has begun


def _begin(tokenizer_file: str, sources: Sources) -> None:
    os.nice(NICENESS)
    os.environ["TOKENIZERS_PARALLELISM"] = "false"  # the processes are the parallelism
    tokenizer = Tokenizer.from_file(tokenizer_file)
    _tools.append((tokenizer, FastTokens(tokenizer), sources))


def _make_some(cases: list[Case], tokens: int) -> list[Prompt]:
    """By an assembler of their own: what it has learnt must not depend on who makes which."""
    [(tokenizer, fast, sources)] = _tools
    assembler = Assembler(sources, lambda text: len(fast.encode(text)))
    return [make_prompt(tokenizer, assembler, case, tokens) for case in cases]


class PromptMaker:
    """Makes prompts in processes of its own while something else goes on. They are forked at once:
    begin before a GPU is touched."""

    def __init__(self, wanted: dict[str, tuple[list[Case], int]], tokenizer_file: pathlib.Path,
                 sources: Sources, processes: int) -> None:
        """`wanted` are lists of cases, each at its length in tokens."""
        work = [(cases[i: i + TOGETHER], tokens) for cases, tokens in wanted.values()
                for i in range(0, len(cases), TOGETHER)]
        self._names = [(name, range(0, len(cases), TOGETHER)) for name, (cases, _) in wanted.items()]
        self._pool = multiprocessing.get_context("fork").Pool(
            processes, _begin, (str(tokenizer_file), sources))
        self._made = self._pool.starmap_async(_make_some, work, chunksize=1, error_callback=self._say)

    @staticmethod
    def _say(error: BaseException) -> None:
        """At once: `prompts` raises it long after."""
        print(f"prompts of the evaluation cannot be made: {error}", file=sys.stderr, flush=True)

    def prompts(self) -> dict[str, list[Prompt]]:
        """Waits for all of them."""
        made = iter(self._made.get())
        self._pool.close()
        return {name: [prompt for _ in parts for prompt in next(made)] for name, parts in self._names}
