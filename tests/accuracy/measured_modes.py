"""Puts every case to a daemon in each mode, and sums up what came."""

import dataclasses
import hashlib
from collections.abc import Callable, Iterator, Sequence

import continuation
import demo_needles
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
# The answer goes on from a text as the model likes. Only modes are compared, token by token.
FREE_TEXT = "free_text"
# Likewise, but the text is read as a part of the prompt.
PROMPT_TASKS = {"prompt_perplexity": PERPLEXITY, "prompt_repetition": REPETITION}
NAMED_TASKS = (*PROMPT_TASKS, FREE_TEXT, *demo_needles.NEEDLE_TASKS)  # measured only if they are named


@dataclasses.dataclass(frozen=True)
class Plan:
    tasks: Sequence[str]
    lengths: Sequence[int]
    modes: Sequence[str]  # the first one is compared with
    cases: int
    seed: int
    question_by: str      # `prompt` or `decode`, see judged_case.py
    answer_tokens: int    # of perplexity and free text


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
                fields, judged = _asking(task)(client, plan, task, length, index)
                # A prompt whose logprobs come back is never found in the cache.
                ahead = Reads() if task in PROMPT_TASKS else client.read_ahead(fields["prompt"])
                prompt_sha256 = hashlib.sha256(fields["prompt"].encode()).hexdigest()
                for mode in plan.modes:
                    came = client.complete_in(mode, fields)
                    came = dataclasses.replace(came, reads=came.reads + ahead)
                    yield {"task": task, "length": length, "mode": mode, "attention": mode,
                           "case": index,
                           "prompt_sha256": prompt_sha256, **dataclasses.asdict(came), **judged(came)}


Asked = tuple[dict, Callable[[Completion], dict]]  # of the request, and what is found of its answer


def _asking(task: str) -> Callable[[ModeClient, Plan, str, int, int], Asked]:
    if task in TASKS:
        return _question
    if task in demo_needles.NEEDLE_TASKS:
        return _needle
    return _free_text if task == FREE_TEXT else _passage


def _needle(client: ModeClient, plan: Plan, task: str, length: int, index: int) -> Asked:
    case = demo_needles.needle(task, plan.seed, index)
    return (demo_needles.completion_fields(client, case, length),
            lambda came: demo_needles.judged(case, came))


def _free_text(client: ModeClient, plan: Plan, _: str, length: int, index: int) -> Asked:
    one = _of_documents(client, plan, length, index, is_repeated=False)
    return {"prompt": one.prompt, "max_tokens": plan.answer_tokens, "ignore_eos": True}, lambda came: {}


def _of_documents(client: ModeClient, plan: Plan, length: int, index: int,
                  is_repeated: bool) -> continuation.Passage:
    return continuation.passage(continuation.corpus(), randomness(plan.seed, PERPLEXITY, index), length,
                                plan.answer_tokens, client.count_tokens, is_repeated)


def _question(client: ModeClient, plan: Plan, task: str, length: int, index: int) -> Asked:
    case = make_case(task, plan.seed, index, length, client.count_tokens)

    def judged(came: Completion) -> dict:
        answer = judged_case.answer_of(case, plan.question_by, came.text)
        return {"question": case.question, "expected": case.expected,
                "score": judged_case.score(case, answer)}

    return judged_case.completion_fields(case, plan.question_by), judged


def _passage(client: ModeClient, plan: Plan, task: str, length: int, index: int) -> Asked:
    one = _of_documents(client, plan, length, index, PROMPT_TASKS.get(task, task) == REPETITION)
    of_prompt = task in PROMPT_TASKS

    def judged(came: Completion) -> dict:
        logprobs = came.logprobs or {"tokens": [], "token_logprobs": []}
        if of_prompt:
            return prompt_likelihood.judged(one.continuation, logprobs)
        return {"likelihood": dataclasses.asdict(likelihood.likelihood(one.continuation, logprobs))}

    fields = (prompt_likelihood.completion_fields(one) if of_prompt else
              likelihood.completion_fields(one, client.tokens(one.continuation)))
    return fields, judged
