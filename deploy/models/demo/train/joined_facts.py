"""Two facts joined: A tells the middle, B tells a value of the middle, and a question describes
the middle by A and asks for the value. The answer states both, "<middle>, <value>", each copied
from its passage."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from draws import Sampler, pick
from facts import Fact, Keys, ask, copied, draw_values, near, register, state
from items import Copied, Exchange, Item
from relations import SLOT, Question, Relation, build, expand_all, lower_first
from values import KINDS
from wordings_frames import PREFIXES, SUFFIXES
from wordings_joined import FIRST
from wordings_joined_values import SECOND

SINGLE_HOP_SHARE = 0.33  # of either; they teach when to go on


@dataclass(frozen=True, slots=True)
class First:
    """What tells the middle: phrases that describe it, and phrases that name what it holds."""

    relation: Relation
    middle_slot: int
    phrases: tuple[Question, ...]
    contents: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Second:
    """What tells a value of the middle, with questions that have @ where it is described."""

    relation: Relation
    middle_slot: int
    value: Question
    about_phrase: tuple[str, ...]
    about_content: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """Two facts that share the middle."""

    second: Second
    first: First
    a: Fact
    b: Fact


def sort_lines(lines: list[str]) -> dict[str, list[str]]:
    """Expanded lines by their mark; statements have none."""
    sorted_lines: dict[str, list[str]] = {"s": [], "n": [], "c": [], "q": []}
    for line in lines:
        mark, text = (line[0], line[2:]) if line[1] == " " and line[0] in "ncq" else ("s", line)
        sorted_lines[mark].extend(expand_all(text))
    return sorted_lines


def parse_first(block: str, samplers: Mapping[str, Sampler] = KINDS) -> tuple[str, First]:
    head, *lines = block.splitlines()
    middle, marked = head[2:], sort_lines(lines)
    count = len(marked["q"])
    asked = marked["q"] + marked["n"] + marked["c"]
    if not all(SLOT.search(phrase) for phrase in asked):
        raise ValueError(f"something in this block describes nothing: {block}")
    relation = build(marked["s"], [(middle, asked)], samplers=samplers)
    phrases = relation.questions[count:count + len(marked["n"])]
    contents = relation.questions[count + len(marked["n"]):]
    name = SLOT.findall(middle)[0]
    slot = relation.kinds.index(name)
    single = replace(relation, questions=relation.questions[:count])
    return middle, First(single, slot, phrases, contents)


def parse_second(block: str) -> tuple[str, Second]:
    head, *lines = block.splitlines()
    middle, value = head[2:].split(" > ")
    marked = sort_lines(lines)
    relation = build(marked["s"], [(value, marked["q"])])
    slot = relation.kinds.index(SLOT.findall(middle)[0])
    second = Second(
        relation, slot, relation.questions[0], tuple(marked["n"]), tuple(marked["c"]))
    return middle, second


def blocks(text: str) -> list[str]:
    return text.strip().split("\n\n")


FIRSTS = tuple(map(parse_first, blocks(FIRST)))
SECONDS = tuple(map(parse_second, blocks(SECOND)))


def leads_back(first: First, second: Second) -> bool:
    """True if the value is of the kind from which the first fact starts, as in "the mayor of the
    city whose mayor is ..."."""
    starts = set(first.relation.kinds) - {first.relation.kinds[first.middle_slot]}
    return bool(starts & set(second.relation.kinds))


PAIRS = tuple(
    (first, second)
    for middle, second in SECONDS for told, first in FIRSTS
    if told == middle and not leads_back(first, second)
)


def draw_chain(rng: random.Random, first: First, second: Second, like: Chain | None) -> Chain:
    """A chain; `like` gives a near duplicate of which one slot of the first fact may stay."""
    a_values = list(draw_values(rng, first.relation))
    if like:
        slot = int(rng.random() * len(a_values))
        if slot != first.middle_slot:
            a_values[slot] = near(rng, first.relation, slot, like.a.values[slot])
    b_values = list(draw_values(rng, second.relation))
    b_values[second.middle_slot] = a_values[first.middle_slot]
    a = state(rng, first.relation, tuple(a_values))
    b = state(rng, second.relation, tuple(b_values))
    return Chain(second, first, a, b)


def register_chain(chain: Chain, keys: Keys) -> None:
    register(chain.first.relation, chain.a.values, keys)
    register(chain.second.relation, chain.b.values, keys)


def ask_joined(rng: random.Random, chain: Chain, keys: Keys) -> Exchange | None:
    """The question of two hops, or None if either hop could lead elsewhere."""
    first, second = chain.first, chain.second
    of_content = bool(second.about_content) and bool(first.contents) and rng.random() < 0.5
    phrases = first.contents if of_content else first.phrases
    frames = second.about_content if of_content else second.about_phrase
    phrase = phrases[int(rng.random() * len(phrases))]
    middle_key = second.value.group.key(chain.b.values)
    if keys[phrase.group.key(chain.a.values)] != 1 or keys[middle_key] != 1:
        return None
    if phrase.begins[chain.a.statement] is None or second.value.begins[chain.b.statement] is None:
        return None
    question = pick(rng, frames).replace("@", phrase.wording.text.format(*chain.a.values))
    middle = phrase.answer.format(*chain.a.values)
    value = second.value.answer.format(*chain.b.values)
    if value.lower() in question.lower():
        return None
    to_middle = copied(chain.a, phrase, middle, 0)[0]
    to_value = copied(chain.b, second.value, value, 1)[0]
    start = len(middle) + 2
    moved = Copied(start, start + len(value), 1, to_value.start)
    return Exchange(dressed(rng, question), f"{middle}, {value}", (to_middle, moved))


def dressed(rng: random.Random, question: str) -> str:
    """The question, at times with something before or after it."""
    chance = rng.random()
    if chance < 0.7:
        return question
    if chance < 0.85:
        return pick(rng, PREFIXES) + lower_first(question)
    return question + pick(rng, SUFFIXES) if chance < 0.93 else question.rstrip("?.")


def chain_item(rng: random.Random, chain: Chain, keys: Keys, others: list[Chain]) -> Item | None:
    """One to three exchanges about a chain; the others' passages stand by as distractors."""
    exchanges = [ask_joined(rng, chain, keys)]
    if rng.random() < SINGLE_HOP_SHARE:
        exchanges.append(ask(rng, chain.a, keys, 0))
    if rng.random() < SINGLE_HOP_SHARE:
        exchanges.append(ask(rng, chain.b, keys, 1))
    asked = tuple([exchange for exchange in exchanges if exchange])
    passages = [chain.a.passage, chain.b.passage]
    for other in others:
        passages += [other.a.passage, other.b.passage]
    return Item(tuple(passages), asked) if asked else None
