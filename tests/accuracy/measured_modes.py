"""Puts every case to a daemon in each mode, and sums up what came."""

import dataclasses
import hashlib
from collections.abc import Callable, Iterator, Sequence

import continuation
import judged_case
import likelihood
import prompt_likelihood
from judged_case import Case
from length_fitting import fitted, randomness
from lookups import key_values, multi_key, single_key
from mode_client import Completion, ModeClient, Reads
from variable_chains import variable_tracking
from word_counts import counting, frequent_words

PERPLEXITY, REPETITION = "perplexity", "repetition"
# By name: what makes a case, and what a unit of its text takes of tokens, nearly.
TASKS = {"single_key": (single_key, 15.0), "multi_key": (multi_key, 17.0),
         "key_values": (key_values, 17.0), "variable_tracking": (variable_tracking, 14.0),
         "counting": (counting, 1.5), "frequent_words": (frequent_words, 1.5)}
TASK_NAMES = (*TASKS, PERPLEXITY, REPETITION)
# Likewise, but the text is read as a part of the prompt.
PROMPT_TASKS = {"prompt_perplexity": PERPLEXITY, "prompt_repetition": REPETITION}


@dataclasses.dataclass(frozen=True)
class Plan:
    tasks: Sequence[str]
    lengths: Sequence[int]
    modes: Sequence[str]  # the first one is compared with
    cases: int
    seed: int
    question_by: str      # `prompt` or `decode`, see judged_case.py
    answer_tokens: int    # of perplexity


def make_case(task: str, seed: int, index: int, length: int,
              count_tokens: Callable[[str], int]) -> Case:
    """The prompt with its answer takes at most `length` tokens, and little less."""
    make, tokens_a_unit = TASKS[task]
    return fitted(lambda units: make(randomness(seed, task, length, index), units),
                  lambda case: count_tokens(case.text + case.question) + case.reserved_tokens,
                  length, tokens_a_unit)


def measure(client: ModeClient, plan: Plan) -> Iterator[dict]:
    """A row for each case and mode, as it is written to JSON."""
    for length in plan.lengths:
        for task in plan.tasks:
            for index in range(plan.cases):
                ask = _question if task in TASKS else _passage
                fields, judged = ask(client, plan, task, length, index)
                # A prompt whose logprobs come back is never found in the cache.
                ahead = Reads() if task in PROMPT_TASKS else client.read_ahead(fields["prompt"])
                prompt_sha256 = hashlib.sha256(fields["prompt"].encode()).hexdigest()
                for mode in plan.modes:
                    came = client.complete_in(mode, fields)
                    came = dataclasses.replace(came, reads=came.reads + ahead)
                    yield {"task": task, "length": length, "mode": mode, "case": index,
                           "prompt_sha256": prompt_sha256, **dataclasses.asdict(came),
                           **judged(came)}


Asked = tuple[dict, Callable[[Completion], dict]]  # of the request, and what is found of its answer


def _question(client: ModeClient, plan: Plan, task: str, length: int, index: int) -> Asked:
    case = make_case(task, plan.seed, index, length, client.count_tokens)

    def judged(came: Completion) -> dict:
        answer = judged_case.answer_of(case, plan.question_by, came.text)
        return {"question": case.question, "expected": case.expected,
                "score": judged_case.score(case, answer)}

    return judged_case.completion_fields(case, plan.question_by), judged


def _passage(client: ModeClient, plan: Plan, task: str, length: int, index: int) -> Asked:
    one = continuation.passage(continuation.corpus(), randomness(plan.seed, PERPLEXITY, index), length,
                               plan.answer_tokens, client.count_tokens,
                               PROMPT_TASKS.get(task, task) == REPETITION)
    of_prompt = task in PROMPT_TASKS

    def judged(came: Completion) -> dict:
        of = prompt_likelihood.likelihood if of_prompt else likelihood.likelihood
        found = of(one.continuation, came.logprobs or {"tokens": [], "token_logprobs": []})
        return {"likelihood": dataclasses.asdict(found)}

    fields = (prompt_likelihood.completion_fields(one) if of_prompt else
              likelihood.completion_fields(one, client.tokens(one.continuation)))
    return fields, judged
