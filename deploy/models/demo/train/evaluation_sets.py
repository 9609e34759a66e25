"""The evaluation's sets of prompts. Each is a function of what it is made of and of a seed; none
knows the training data."""

import random
from collections.abc import Callable
from functools import partial

from evaluation_case import Case, Frame, Haystack, Passage, Query
from evaluation_material import DEVELOPMENT, UNSEEN, Material

KINDS = (Haystack.PROSE, Haystack.CODE, Haystack.LOGS, Haystack.MIXED)
ASKING = (Frame.QUESTION, Frame.SHORT, Frame.CHAT)  # for questions that no sentence completes
DEPTHS = tuple(tenth / 10 for tenth in range(11))
UNKNOWN = "unknown"
HAYSTACKS = 6  # different ones of each kind


def spread(rng: random.Random, texts: list[str]) -> tuple[Passage, ...]:
    """Each text somewhere in a stretch of its own; the stretches are dealt at random."""
    places = rng.sample(range(len(texts)), len(texts))
    return tuple(Passage(text, (place + rng.random()) / len(texts))
                 for text, place in zip(texts, places, strict=True))


def _query_case(kind: str, index: int, rng: random.Random, texts: list[str], query: Query,
                asked: int | None = 0, ending: str = "") -> Case:
    """A case whose haystack and frame go by its number, so that every pair of them comes up."""
    return Case(name=f"{kind}/{index}", kind=kind, haystack=KINDS[index % 4],
                haystack_seed=rng.randrange(HAYSTACKS), passages=spread(rng, texts), asked=asked,
                frame=ASKING[index // 4 % 3], question=query.question, answer=query.answer,
                also=query.also, ending=ending)


def single_needles(material: Material, seed: int, per_depth: int = 10) -> list[Case]:
    """One fact at eleven depths, over five frames and four kinds of haystack."""
    rng, names = random.Random(f"single {seed}"), material.names
    cases: list[Case] = []
    frames = tuple(Frame)
    for row, depth in enumerate(DEPTHS):
        for column in range(per_depth):
            attribute = names.attributes[(row + column) % len(names.attributes)]
            [fact] = names.facts(rng, attribute, names.entities(rng, 1))
            frame = frames[(row + column) % 5]
            question = (names.unfinished(fact) if frame is Frame.COMPLETION
                        else names.question(rng, fact.attribute, fact.entity))
            cases.append(Case(
                name=f"single/{depth}/{column}", kind="single",
                haystack=KINDS[(row + column + column // 4) % 4],
                haystack_seed=rng.randrange(HAYSTACKS),
                passages=(Passage(names.statement(rng, fact), depth),), asked=0, frame=frame,
                question=question, answer=fact.value))
    return cases


def eight_keys(material: Material, seed: int, count: int = 44) -> list[Case]:
    """One attribute of eight entities, another attribute of the same eight; one is asked for."""
    rng, names = random.Random(f"eight {seed}"), material.names
    cases: list[Case] = []
    for index in range(count):
        entities = names.entities(rng, 8)
        attribute, other = rng.sample(names.attributes, 2)
        facts = names.facts(rng, attribute, entities)
        texts = [names.statement(rng, fact)
                 for fact in facts + names.facts(rng, other, entities)]
        query = Query(names.question(rng, attribute, entities[0]), facts[0].value)
        cases.append(_query_case("eight", index, rng, texts, query))
    return cases


def paraphrases(material: Material, seed: int) -> list[Case]:
    """Every hand-written sentence alone in a haystack, asked about in other words."""
    return _asked_about("paraphrases", material.in_other_words, seed)


def plain(material: Material, seed: int) -> list[Case]:
    """The same sentences, asked about in their own words."""
    return _asked_about("plain", material.in_its_words, seed)


def _asked_about(kind: str, asked: tuple[tuple[str, Query], ...], seed: int) -> list[Case]:
    rng = random.Random(f"{kind} {seed}")
    return [_query_case(kind, index, rng, [sentence], query)
            for index, (sentence, query) in enumerate(asked)]


def joined(material: Material, seed: int) -> list[Case]:
    """Two facts apart from each other, in either order, of which the first names the second's."""
    rng = random.Random(f"joined {seed}")
    return [_query_case("joined", index, rng, [pair.first, pair.second],
                        Query(pair.question, f"{pair.middle}, {pair.value}"), asked=1,
                        ending=pair.ending or pair.value)
            for index, pair in enumerate(material.joined)]


def json_lines(material: Material, seed: int, count: int = 24) -> list[Case]:
    """A file of forty JSON objects somewhere in the text, asked for one field of one."""
    rng = random.Random(f"json {seed}")
    files = [material.records.json_lines(rng, index // 3) for index in range(count)]
    return [_query_case("json_lines", index, rng, [text], query)
            for index, (text, query) in enumerate(files)]


def key_values(material: Material, seed: int, count: int = 24) -> list[Case]:
    """A file of forty settings somewhere in the text, asked for one."""
    rng = random.Random(f"key values {seed}")
    files = [material.records.key_values(rng, index // 3) for index in range(count)]
    return [_query_case("key_values", index, rng, [text], query)
            for index, (text, query) in enumerate(files)]


def quotes(material: Material, seed: int) -> list[Case]:
    """What was said about a topic, word by word, among three sentences about other things."""
    rng = random.Random(f"quotes {seed}")
    forms = ("What did it say about {topic}?", "What does the text say about {topic}?",
             "What was said about {topic}?", "Quote the sentence about {topic}.")
    cases: list[Case] = []
    for index, quote in enumerate(material.quotes):
        others = rng.sample([other for other in material.quotes if other is not quote], 3)
        texts = [each.sentence for each in (quote, *others)]
        query = Query(forms[index % 4].format(topic=quote.topic), quote.sentence)
        cases.append(_query_case("quotes", index, rng, texts, query))
    return cases


def absent(material: Material, seed: int, count: int = 40) -> list[Case]:
    """Asked for what is not there. Half are near misses: a known attribute of an entity that
    nothing is told of, or an untold attribute of a known entity. The rest ask something else."""
    rng, names = random.Random(f"absent {seed}"), material.names
    cases: list[Case] = []
    for index in range(count):
        told, untold = rng.sample(names.attributes, 2)
        entities = names.entities(rng, 5)
        facts = names.facts(rng, told, entities[:4])
        turn = (index + index // 4) % 4  # so that every haystack meets every kind of absence
        if turn % 2 == 1:
            question = rng.choice(material.in_other_words)[1].question
        else:
            of = (told, entities[4]) if turn == 0 else (untold, entities[0])
            question = names.question(rng, *of)
        texts = [names.statement(rng, fact) for fact in facts]
        cases.append(_query_case("absent", index, rng, texts, Query(question, UNKNOWN), asked=None))
    return cases


def numbers_log(material: Material, seed: int, per_depth: int = 2) -> list[Case]:
    """One fact with a number in a log full of numbers."""
    rng, names = random.Random(f"numbers {seed}"), material.names
    cases: list[Case] = []
    for row, depth in enumerate(DEPTHS):
        for column in range(per_depth):
            attribute = names.numbered[(row + column) % len(names.numbered)]
            [fact] = names.facts(rng, attribute, names.entities(rng, 1))
            cases.append(Case(
                name=f"numbers_log/{depth}/{column}", kind="numbers_log", haystack=Haystack.NUMBERS,
                haystack_seed=rng.randrange(HAYSTACKS),
                passages=(Passage(names.statement(rng, fact), depth),), asked=0,
                frame=ASKING[(row + column) % 3], answer=fact.value,
                question=names.question(rng, fact.attribute, fact.entity)))
    return cases


MAKERS: dict[str, Callable[[Material, int], list[Case]]] = {
    "single": single_needles, "eight": eight_keys, "plain": plain, "paraphrases": paraphrases,
    "joined": joined, "json_lines": json_lines, "key_values": key_values, "quotes": quotes,
    "absent": absent, "numbers_log": numbers_log}
# By name, a function of a seed: of the model card, and of development, whose misses were looked at.
SETS = {name: partial(make, UNSEEN) for name, make in MAKERS.items()}
DEVELOPMENT_SETS = {name: partial(make, DEVELOPMENT) for name, make in MAKERS.items()}
