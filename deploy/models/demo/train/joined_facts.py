"""Two facts joined: A tells the middle, B tells a value of the middle, and a question describes
the middle by A and asks for the value. The answer states both, "<middle>, <value>", each copied
from its passage."""

import random
from dataclasses import dataclass

from around import SUFFIXES
from draws import pick
from facts import Fact, Keys, ask, copied, draw_values, near, prefixed, state
from grammar import capitalised
from items import Copied, Exchange, Item
from joined_blocks import First, Second, parse_first, parse_second
from joined_forms import HEAD, head_of
from relations import Question, Relation
from text_tables import table

SINGLE_HOP_SHARE = 0.33  # of either; they teach when to go on
NAMING_SHARE = 0.35  # of single hops to the middle: it is described and only its name asked for
RIVAL_SHARE = 0.15  # of the facts beside a chain that are asked about themselves
OTHER_VALUE_SHARE = 0.6  # of other values of the middle that a joined question asks for
STEPS_SHARE = 0.27  # of joined questions that take one step after the other
SAME_SHARE = 0.5  # of near duplicates with one slot that stays as it is, where there are more
ATTEMPTS = 3
PLAIN_SHARE = 0.6  # of descriptions that are plain phrases, though others would do
BETWEEN = (", and ", ", and ", " and ", "? And ", "; ", ", and then: ")
FRONTS = ("@: ", "@: ", "about @: ", "regarding @: ", "as for @, ", "take @: ", "think of @: ",
          "concerning @, ", "I am thinking of @: ", "now to @: ")
FIRSTS = tuple(map(parse_first, table("joined/firsts").sections["firsts"].texts))
SECONDS = tuple([pair for block in table("joined/seconds").sections["seconds"].texts
                 for pair in parse_second(block)])


@dataclass(frozen=True, slots=True)
class Chain:
    """Two facts that share the middle."""

    second: Second
    first: First
    a: Fact
    b: Fact


@dataclass(frozen=True, slots=True)
class Rival:
    """A fact beside a chain; with `second`, one that tells another value of the middle."""

    fact: Fact
    second: Second | None = None


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


def with_value(rng: random.Random, relation: Relation, slot: int, value: str) -> tuple[str, ...]:
    """Values of which one is given, and none is that one again."""
    while True:
        values = list(draw_values(rng, relation))
        values[slot] = value
        if values.count(value) == 1:
            return tuple(values)


def draw_chain(rng: random.Random, first: First, second: Second, like: Chain | None) -> Chain:
    """A chain; `like` gives a near duplicate of which one slot of the first fact may stay."""
    a_values = list(draw_values(rng, first.relation))
    if like:
        slot = int(rng.random() * len(a_values))
        if slot != first.middle_slot:
            same = len(a_values) > 2 and rng.random() < SAME_SHARE
            old = like.a.values[slot]
            a_values[slot] = old if same else near(rng, first.relation, slot, old)
    middle = a_values[first.middle_slot]
    b_values = with_value(rng, second.relation, second.middle_slot, middle)
    a = state(rng, first.relation, tuple(a_values))
    b = state(rng, second.relation, b_values)
    return Chain(second, first, a, b)


def in_one(rng: random.Random, first: First, second: Second) -> tuple[Question, str]:
    """The question with a description of the middle in the place of its name."""
    mark = "n"
    if rng.random() > PLAIN_SHARE:
        mark = pick(rng, [each for each in second.frames if each in first.phrases])
    phrase, frame = pick(rng, first.phrases[mark]), pick(rng, second.frames[mark])
    return phrase, frame.replace("@", closed(phrase.wording.text, frame))


def closed(description: str, frame: str) -> str:
    """The description with a comma behind it where it has one inside and the frame goes on."""
    goes_on = not frame.endswith(("@?", "@.", "@")) and "@'s" not in frame and "@," not in frame
    return description + "," if "," in description and goes_on else description


def in_steps(rng: random.Random, first: First, second: Second) -> tuple[Question, str]:
    """First what leads to the middle, then the question about its value."""
    after = pick(rng, second.frames["i"])
    chance = rng.random()
    if chance < 0.5 and first.steps:
        step = pick(rng, first.steps)
        return step, step.wording.inner[:-1] + pick(rng, BETWEEN) + after
    if chance < 0.8 and "t" in first.phrases:
        told = pick(rng, first.phrases["t"])
        return told, f"{told.wording.inner} {capitalised(after)}"
    phrase = pick(rng, first.phrases["n"])
    return phrase, pick(rng, FRONTS).replace("@", phrase.wording.text) + after


def filled(text: str, chain: Chain) -> str:
    """A text with the values of the first fact, and with the noun of the middle for its mark."""
    values, slot = chain.a.values, chain.first.middle_slot
    if HEAD in text:
        text = text.replace(HEAD, head_of(chain.first.relation.kinds[slot], values[slot]))
    return text.format(*values)


def ask_joined(rng: random.Random, chain: Chain, keys: Keys, place: int = 1) -> Exchange | None:
    """The question of two hops, or None if either hop could lead elsewhere. The first fact is in
    passage 0, and `place` is the second's."""
    first, second = chain.first, chain.second
    put = in_steps if rng.random() < STEPS_SHARE else in_one
    if keys[second.value.group.key(chain.b.values)] != 1:
        return None
    for _ in range(ATTEMPTS):
        phrase, text = put(rng, first, second)
        if keys[phrase.group.key(chain.a.values)] == 1:
            break
    else:
        return None
    if phrase.begins[chain.a.statement] is None or second.value.begins[chain.b.statement] is None:
        return None
    question = filled(text, chain)
    middle = phrase.answer.format(*chain.a.values)
    value = second.value.answer.format(*chain.b.values)
    if value.lower() in question.lower():
        return None
    to_middle = copied(chain.a, phrase, middle, 0)[0]
    to_value = copied(chain.b, second.value, value, place)[0]
    start = len(middle) + 2
    moved = Copied(start, start + len(value), place, to_value.start)
    return Exchange(dressed(rng, question), f"{middle}, {value}", (to_middle, moved))


def ask_name(rng: random.Random, chain: Chain, keys: Keys) -> Exchange | None:
    """A question of one hop that describes the middle as those of two hops do."""
    phrase = pick(rng, chain.first.phrases["n"])
    values = chain.a.values
    if keys[phrase.group.key(values)] != 1 or phrase.begins[chain.a.statement] is None:
        return None
    text = pick(rng, chain.first.naming).replace("@", phrase.wording.text)
    answer = phrase.answer.format(*values)
    question = dressed(rng, filled(text, chain))
    return Exchange(question, answer, copied(chain.a, phrase, answer, 0))


def dressed(rng: random.Random, question: str) -> str:
    """The question, which begins with a small letter, at times with something before or after
    it."""
    chance = rng.random()
    if 0.7 <= chance < 0.85:
        return prefixed(rng, question)
    question = capitalised(question)
    if chance < 0.7:
        return question
    if chance < 0.93:
        return question + pick(rng, SUFFIXES)
    question = question.rstrip("?.")
    return question.lower() if chance > 0.97 else question


def chain_item(rng: random.Random, chain: Chain, keys: Keys, others: list[Rival]) -> Item | None:
    """Exchanges about a chain; the others stand by as distractors and are asked about at times."""
    exchanges = [ask_joined(rng, chain, keys)]
    if rng.random() < SINGLE_HOP_SHARE:
        by_name = rng.random() < NAMING_SHARE
        exchanges.append(ask_name(rng, chain, keys) if by_name else ask(rng, chain.a, keys, 0))
    if rng.random() < SINGLE_HOP_SHARE:
        exchanges.append(ask(rng, chain.b, keys, 1))
    for place, other in enumerate(others, 2):
        if rng.random() < RIVAL_SHARE:
            exchanges.append(ask(rng, other.fact, keys, place))
        if other.second and rng.random() < OTHER_VALUE_SHARE:
            twin = Chain(other.second, chain.first, chain.a, other.fact)
            exchanges.append(ask_joined(rng, twin, keys, place))
    asked = tuple([exchange for exchange in exchanges if exchange])
    passages = (chain.a.passage, chain.b.passage, *[other.fact.passage for other in others])
    return Item(passages, asked) if asked else None
