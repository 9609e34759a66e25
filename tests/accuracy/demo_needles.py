"""The needles that the demo model was trained for (deploy/models/demo/train/evaluation_sets.py), as
tasks: those of lookups.py are asked in words that it has not learnt."""

import functools
import random

import mode_client  # noqa: F401  (it shows the way to modules that these need)
from evaluation_assembly import ANSWER_TOKENS, Assembler
from evaluation_case import Case, is_right
from evaluation_sets import SETS
from haystack_files import sources
from mode_client import Completion, ModeClient

NEEDLE_TASKS = {"demo_single": "single", "demo_eight": "eight", "demo_plain": "plain"}


@functools.cache
def _texts():
    return sources()


def needle(task: str, seed: int, index: int) -> Case:
    """Depths, frames and kinds of text are mixed, so that few cases have some of each."""
    cases = SETS[NEEDLE_TASKS[task]](seed)
    if index >= len(cases):
        raise ValueError(f"{task} has {len(cases)} cases, not {index + 1}")
    random.Random(f"{task} {seed}").shuffle(cases)
    return cases[index]


def completion_fields(client: ModeClient, case: Case, length: int) -> dict:
    """An assembler learns from prompts before, so each has its own: the prompt depends on the case
    alone."""
    prompt = Assembler(_texts(), client.count_tokens).prompt(case, length)
    return {"prompt": prompt, "max_tokens": ANSWER_TOKENS}


def judged(case: Case, came: Completion) -> dict:
    return {"question": case.question, "expected": (case.answer, *case.also),
            "score": float(is_right(case, came.text))}
