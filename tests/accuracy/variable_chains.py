"""Variables are set to numbers and to one another, far apart in a text. Asked is which of them hold
a number: who answers has to follow a chain of assignments."""

import random

from filler import hidden_among, numbers, sentences
from judged_case import Case

CHAINS = 3
LINKS = 4  # variables of a chain, all of which hold its number
_VARIABLE = r"X[0-9]{3}"


def variable_tracking(rng: random.Random, units: int) -> Case:
    """`units` sentences of filler, a line each."""
    variables = [f"X{number}" for number in rng.sample(range(100, 1000), CHAINS * LINKS)]
    chains = [variables[begin:begin + LINKS] for begin in range(0, len(variables), LINKS)]
    values = numbers(rng, CHAINS)
    lines = hidden_among(rng, sentences(rng, units), _interleaved(rng, chains, values))
    asked = rng.randrange(CHAINS)
    return Case(
        text="Here is a text with assignments of variables.\n\n" + "\n".join(lines),
        question=f"\n\nQuestion: Which {LINKS} variables hold the value {values[asked]}, directly or "
                 "by way of another variable?\nAnswer: The variables that hold it are",
        expected=tuple(chains[asked]), item=_VARIABLE,
        form=f"( {_VARIABLE},){{{LINKS - 1}}} {_VARIABLE}", answer_tokens=40)


def _interleaved(rng: random.Random, chains: list[list[str]], values: list[str]) -> list[str]:
    """The assignments of all chains, each chain's in its order."""
    waiting = [[f"{chain[0]} = {value}"] + [f"{to} = {of}" for of, to in zip(chain, chain[1:])]
               for chain, value in zip(chains, values)]
    order = [chain for chain, links in enumerate(waiting) for _ in links]
    rng.shuffle(order)
    return [waiting[chain].pop(0) for chain in order]
