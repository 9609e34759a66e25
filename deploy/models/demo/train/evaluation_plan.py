"""What the model card reports: which sets at which lengths, what is taken away, what is written."""

import pathlib
from collections.abc import Callable
from random import Random

import torch
import torch.nn.functional as F
from tokenizers import Tokenizer

from evaluation import ABLATIONS, Ablated, generate, gives_expected, needle_recall, run, score
from evaluation_haystack import Sources
from evaluation_known import KNOWN_SETS
from evaluation_material import UNSEEN
from evaluation_prompts import Prompt, PromptMaker
from evaluation_sets import SETS, single_needles
from haystack import PROSE, Haystack
from model import Model

SEED = 4
CALIBRATION_SEEDS = 101, 102
K = 1024
LENGTHS = {"single": (4, 8, 16, 32, 64), "eight": (8, 16, 32, 64), "plain": (4, 16),
           "paraphrases": (4, 16), "joined": (4, 8, 16), "json_lines": (8,), "key_values": (8,),
           "quotes": (8,), "absent": (8, 16), "numbers_log": (16,), "held_out": (4, 16),
           "held_out_forms": (4, 16), "held_out_needles": (4, 16),
           "known_single": (8, 16, 32, 64), "known_eight": (8, 16), "known_profile": (8,),
           "known_sentences": (8, 16), "known_joined": (8, 16), "known_absent": (8, 16),
           "known_files": (8,), "known_missing_key": (8,)}
LACKING, FOUND = "known_missing_key", "held_out_needles"  # what calibration.py looks at
CALIBRATED_AT = 4  # thousands of tokens
ABLATED_AT = {16: 5, 64: 2}  # thousands of tokens, and prompts a depth
LOSS_TOKENS, LOSS_TEXTS = 4096, 32
REQUESTS = ("Tell me a story about a fox.", "Describe the harbour.", "Write a short note about rain.",
            "Hello!", "Who are you?")
OPENINGS = ("Once upon a time", "The old clockmaker", "On Sunday morning")

Prompts = dict[str, list[Prompt]]


def plan_prompts(tokenizer_file: pathlib.Path, sources: Sources, processes: int) -> PromptMaker:
    """By "set@thousands of tokens"; "ablated@…" and "calibration …" are no sets."""
    makers = SETS | KNOWN_SETS
    wanted = {f"{name}@{length}K": (makers[name](SEED), length * K)
              for name, lengths in LENGTHS.items() for length in lengths}
    for length, per_depth in ABLATED_AT.items():
        wanted[f"ablated@{length}K"] = (single_needles(UNSEEN, SEED + 1, per_depth), length * K)
    for name in (LACKING, FOUND):
        cases = [case for seed in CALIBRATION_SEEDS for case in makers[name](seed)]
        wanted[f"calibration {name}"] = (cases, CALIBRATED_AT * K)
    return PromptMaker(wanted, tokenizer_file, sources, processes)


def text_for_losses(held_out: Haystack) -> list[list[int]]:
    rng = Random(SEED)
    return [held_out.span(rng, PROSE, LOSS_TOKENS).tolist() for _ in range(LOSS_TEXTS)]


@torch.no_grad()
def text_loss(model: Model, texts: list[list[int]], ablated: Ablated) -> float:
    """Nats a token."""
    hidden, _ = run(model, texts, ablated)
    losses = [F.cross_entropy(model.logits(row[: len(text) - 1]),
                              torch.tensor(text[1:], device=row.device)).item()
              for row, text in zip(hidden, texts)]
    return sum(losses) / len(losses)


def samples(model: Model, tokenizer: Tokenizer) -> dict[str, str]:
    """What the model writes by itself, greedily."""
    prompts = {asked: f"<|im_start|>user\n{asked}<|im_end|>\n<|im_start|>assistant\n"
               for asked in REQUESTS} | {opening: opening for opening in OPENINGS}
    made = generate(model, [tokenizer.encode(text).ids for text in prompts.values()], 160)
    return {asked: tokenizer.decode(ids) for asked, ids in zip(prompts, made)}


def evaluate(model: Model, tokenizer: Tokenizer, prompts: Prompts, texts: list[list[int]],
             say: Callable[[str], None]) -> dict[str, object]:
    """All figures of the model card that are measured on the GPU."""
    sets: dict[str, object] = {}
    for name, some in prompts.items():
        if name.startswith(("ablated", "calibration")):
            continue
        scores = score(model, tokenizer, some)
        sets[name] = {"right": scores.right, "asked": scores.asked, "by_depth": scores.by_depth,
                      "misses": scores.misses}
        say(f"{name}: {scores.right}/{scores.asked}")
        for miss in scores.misses[:2]:
            say(f"    {miss}")
    ablations: dict[str, dict[str, object]] = {}
    for what, ablated in ABLATIONS.items():
        ablations[what] = {"text_loss": text_loss(model, texts, ablated)}
        for length in ABLATED_AT:
            exact = gives_expected(model, prompts[f"ablated@{length}K"], ablated)
            ablations[what][f"{length}K"] = [sum(exact), len(exact)]
        say(f"{what}: {ablations[what]}")
    recall = {name: needle_recall(model, prompts[name]) for name in prompts
              if name.startswith("single") and not name.endswith("@4K")}
    return {"sets": sets, "ablations": ablations, "recall": recall,
            "samples": samples(model, tokenizer)}
