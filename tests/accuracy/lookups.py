"""One value out of many is asked for by its key: of sentences that are hidden in a text, and of a
list that holds nothing else. The other keys share words with the one that is asked for."""

import random

from filler import hidden_among, names, numbers, sentences
from judged_case import Case

SENTENCES_A_KEY = 8  # of filler, in multi_key
_FEWEST_KEYS = 4
_NUMBER = r"[0-9]+"


def single_key(rng: random.Random, units: int) -> Case:
    """`units` sentences of filler."""
    return _hidden_numbers(rng, units, 1)


def multi_key(rng: random.Random, units: int) -> Case:
    """`units` sentences of filler."""
    return _hidden_numbers(rng, units, max(_FEWEST_KEYS, units // SENTENCES_A_KEY))


def _hidden_numbers(rng: random.Random, units: int, count: int) -> Case:
    keys, values = names(rng, count), numbers(rng, count)
    told = [f"The access number of {key} is {value}." for key, value in zip(keys, values)]
    text = " ".join(hidden_among(rng, sentences(rng, units), told))
    asked = rng.randrange(count)
    return _case("Here is a text with access numbers.\n\n" + text,
                 f"\n\nQuestion: What is the access number of {keys[asked]}?\n"
                 f"Answer: The access number of {keys[asked]} is", values[asked])


def key_values(rng: random.Random, units: int) -> Case:
    """`units` lines."""
    count = max(_FEWEST_KEYS, units)
    keys, values = names(rng, count), numbers(rng, count)
    lines = "\n".join(f"{key}: {value}" for key, value in zip(keys, values))
    asked = rng.randrange(count)
    return _case("Here is a list of keys and their values.\n\n" + lines,
                 f"\n\nQuestion: What is the value of {keys[asked]} in the list?\n"
                 f"Answer: The value of {keys[asked]} is", values[asked])


def _case(text: str, question: str, value: str) -> Case:
    # What precedes a number is often a token of its own. So the first token, which every mode draws
    # from a row of the prompt, tells nothing of the value.
    return Case(text, question, (value,), _NUMBER, f" [0-9]{{{len(value)}}}", answer_tokens=16)
