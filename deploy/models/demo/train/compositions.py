"""Two joined facts by grammar. Whatever tells of a person, place or thing, in an everyday frame, in
a block of wordings/joined, in a free sentence or as the value of an attribute, describes it:
"the person who found the ring", "the shop where the ring was sold", "the owner of the blue van". Any
attribute of its kind, or what a free sentence tells of it, is then asked for, with the description in
the place of the name."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate

from attribute_tables import ENTITIES
from attributes import ABOUT_ENTITIES, SYNONYMS
from draws import Sampler
from everyday_frames import FRAMES
from everyday_sentences import SAMPLERS
from grammar import with_article
from joined_blocks import First, Second, parse_first, parse_second, steps_of
from joined_facts import FIRSTS, SECONDS
from joined_forms import HEAD, HEADS, PERSONS, frames_by_mark, naming
from joined_free import FREE_FIRSTS, FREE_SECONDS
from lexicon_joined import KINDS_OF_COMPOSITIONS
from relations import SLOT, Question, Relation, Wording
from text_tables import table

PERSON_SHARE = 0.4
OF_CHAIN_SHARE = 0.25
FREE_SHARE = 0.45  # of first and of second facts, where free sentences have some
LEAST_WORDINGS = 8  # of an attribute's questions in which a description can stand
NOUNS = {"full": "person, one, man or woman", "facility": "place, building", "site": "shop, place",
         "room": "room", "event": "event, occasion", "city": "city, town",
         "thing": "thing, object, one", "company": "company, firm"}
IN_FRAMES = {"place": "facility", "shop": "site", "object": "thing", "room": "room",
             "event": "event", "city": "city", "company": "company", "person": "full",
             "first": "full"}
OF_VALUES = {"full": "{full}", "company": "{company}", "city": "{city}"}
SUBJECTS = ("The {", "My {", "Our {", "I ", "We ", "{person}", "{first}", "Somebody", "Two ")
NOT_APART = (" next to ", " when ", " factory ", " on the way ")  # no clause is left without these
LAST_PHRASE = re.compile(
    r" (?:for|in|at|on|with|from|because|after|behind|beside|to) [^{}]*\{\w+\}$")
LINKED = re.compile(r"\[([^\]]*)\]")
VERB = re.compile(r"~([^\s=]+)(?:=([a-z]+))?")
ARTICLE = re.compile(r"\ba \{")
PHRASE = re.compile(r" (at|in|to|from|near|for|with|by) (?:the )?\{(\w+?)\}(?=[ .,])")
OBJECT_OF_VERB = re.compile(r"~\S+ the \{object\}")
OBJECT = re.compile(r" the \{object\}(?=[ .,])")


def _with_article(sampler: Sampler) -> Sampler:
    return lambda rng: with_article(sampler(rng))


# Some kinds of middles are things with attributes as well. What is told here draws narrower names of
# them; the attributes' relations keep their own samplers, and get the middle's name.
KINDS = {**SAMPLERS, **KINDS_OF_COMPOSITIONS}
KINDS_AND_ARTICLES = {
    **KINDS, **{f"a_{kind}": _with_article(sampler) for kind, sampler in KINDS.items()}}
ALL_SECONDS = SECONDS + tuple([
    pair for section in table("joined/values").sections.values() for block in section.texts
    for pair in parse_second(block, KINDS)
])


def variants(block: str) -> list[str]:
    """The block with the first of all linked alternatives, with the second, and so on."""
    parts = [part.split("|") if index % 2 else [part]
             for index, part in enumerate(LINKED.split(block))]
    count = max(map(len, parts))
    if any(len(choices) not in (1, count) for choices in parts):
        raise ValueError(f"linked alternatives differ in number: {block}")
    return ["".join([choices[turn % len(choices)] for choices in parts]) for turn in range(count)]


def with_nouns(block: str) -> str:
    """Relative clauses become phrases behind each of the nouns that the head names."""
    head, *lines = block.split("\n")
    nouns = head.partition(": ")[2].split(", ")
    if SLOT.findall(head)[0] in HEADS:
        nouns += [HEAD] * len(nouns)
    written = [head]
    for line in lines:
        if not line.startswith("r "):
            written.append(line)
            continue
        for clause in line[2:].split(" / "):
            written += [f"n the {noun} {clause}" for noun in nouns]
            if clause.startswith("who "):
                written.append(f"n whoever {clause[4:]}")
            elif clause.startswith("where "):
                written.append(f"w {clause}")
            elif clause.startswith("that ") and " was " not in clause and "thing" in nouns:
                written.append(f"n whatever it is {clause}")
    return "\n".join(written)


def plain(frame: str) -> str:
    """A frame's text without the marks of its verbs, with slots that hold their articles."""
    return ARTICLE.sub("{a_", VERB.sub(r"\1", frame))


def block_of(middle: str, statement: str, clause: str, question: str) -> str:
    kind = SLOT.findall(middle)[0]
    clause = clause.removesuffix(".").removesuffix(" {before}")
    lines = [f"= {middle}: {NOUNS[kind]}", statement, f"r {clause}"]
    shorter = LAST_PHRASE.sub("", clause)
    if shorter != clause and SLOT.search(shorter):
        lines.append(f"r {shorter}")
    noun = NOUNS[kind].split(",")[0]
    asked = [f"Which {noun} is it {clause}?", f"Name the {noun} {clause}."]
    return "\n".join(lines + ["q " + " / ".join([question or asked[0], *asked])])


def blocks_of_frame(frame: str) -> list[str]:
    """A block for each person, place or thing by which what the frame tells can be said of it."""
    if " / " in frame or any([words in frame for words in NOT_APART]):
        return []
    if not frame.startswith(SUBJECTS) or "_cap" in frame:
        return []
    text, found = plain(frame), []
    first, rest = text.split(" ", 1)
    if first in ("{person}", "{first}") and frame.split(" ")[1].startswith("~"):
        asked = "Who " + rest.removesuffix(".").removesuffix(" {before}") + "?"
        found.append(block_of("{full}", "{full} " + rest, "who " + rest, asked))
    inner = text if text.startswith(("I ", "{")) else text[0].lower() + text[1:]
    for match in PHRASE.finditer(text):
        word, name = match[1], match[2]
        kind = IN_FRAMES.get(name)
        if kind is None:
            continue
        definite = " the {" in match[0]
        if definite == (kind in ("city", "company", "full")):
            continue
        middle = ("the {" if definite else "{") + kind + "}"
        statement = text[:match.start()] + f" {word} {middle}" + text[match.end():]
        without = inner[:match.start()] + inner[match.end():]
        relative = f"{word} whom" if kind == "full" else f"{word} which"
        found.append(block_of(middle, statement, f"{relative} {without}", ""))
        if kind != "full" and word in ("at", "in"):
            found.append(block_of(middle, statement, f"where {without}", ""))
    owned = OBJECT.search(text)
    if owned and frame.count("~") == 1 and OBJECT_OF_VERB.search(frame):
        statement = text[:owned.start()] + " the {thing}" + text[owned.end():]
        without = inner[:owned.start()] + inner[owned.end():]
        found.append(block_of("the {thing}", statement, f"that {without}", ""))
    return found


def tells_something(block: str) -> bool:
    """Whether what describes the middle holds a slot."""
    return all(SLOT.search(line) for line in block.split("\n")[2:])


def described_by_attribute(relation: Relation) -> First:
    """The value of an attribute as the middle: "the owner of the blue van"."""
    entity = SLOT.sub("{0}", ENTITIES[relation.kinds[0]][0])
    asked = tuple([each for each in relation.questions if each.answer == "{1}"])
    phrases, owned = [], []
    for name in SYNONYMS[relation]:
        for text in (f"the {name} of {entity}", f"the {name} of {entity}", f"{entity}'s {name}"):
            phrases.append(replace(asked[0], wording=Wording(text, text)))
        owned.append(phrases[-1])
    described_by = {"n": tuple(phrases), "p": tuple(owned)}
    return First(relation, 1, described_by, steps_of(asked), naming(relation.kinds[1]))


def all_firsts() -> dict[str, list[First]]:
    """What tells a middle, by the middle's kind."""
    found: dict[str, list[First]] = {}
    texts = [text for section in table("joined/middles").sections.values()
             for block in section.texts for text in variants(block)]
    texts += [text for frame in FRAMES for text in blocks_of_frame(frame) if tells_something(text)]
    for text in texts:
        middle, first = parse_first(with_nouns(text), KINDS_AND_ARTICLES)
        found.setdefault(SLOT.findall(middle)[0], []).append(first)
    for middle, first in FIRSTS:
        found.setdefault(SLOT.findall(middle)[0], []).append(first)
    return found


def of_chains() -> dict[str, list[First]]:
    found: dict[str, list[First]] = {}
    for relation in ABOUT_ENTITIES:
        if relation.kinds[1] in OF_VALUES and relation.kinds[0] in ENTITIES:
            if "{" in ENTITIES[relation.kinds[0]][0] and relation.kinds[0] != "belonging":
                found.setdefault(relation.kinds[1], []).append(described_by_attribute(relation))
    return found


def described(question: Question, entity: str) -> str | None:
    """The question with @ where a description can stand for the thing that it asks about."""
    text = question.wording.text
    start = text.find(" " + entity)
    after = text[start + 1 + len(entity):]
    if start < 0 or question.answer != "{1}" or text.count("{") != 1 or after[:1] in ("'", ""):
        return None
    if text[-1] not in "?." or after[:1] in (":", ","):
        return None
    return f"{text[:start]} @{after}"


@cache
def seconds_of(kind: str) -> tuple[Second, ...]:
    """What may be told of a middle of a kind: the attributes, and what the blocks have."""
    entity_kind = "person" if kind == "full" else kind
    entity = SLOT.sub("{0}", ENTITIES.get(entity_kind, ("", ""))[0])
    found = [second for middle, second in ALL_SECONDS if SLOT.findall(middle)[0] == kind]
    for relation in ABOUT_ENTITIES:
        if relation.kinds[0] != entity_kind:
            continue
        asked = [text for each in relation.questions if (text := described(each, entity))]
        if len(asked) >= LEAST_WORDINGS:
            value = next(each for each in relation.questions if each.answer == "{1}")
            person = relation.kinds[1] in PERSONS
            frames = frames_by_mark({"n": asked}, kind, SYNONYMS[relation], person)
            found.append(Second(relation, 0, value, frames))
    return tuple(found)


TOLD = all_firsts()
OF_CHAINS = of_chains()
KINDS_OF_MIDDLES = tuple(sorted(kind for kind in TOLD if kind != "full" and seconds_of(kind)))


def share_of(kind: str) -> float:
    """Kinds of which more can be told are drawn more often, yet not as much more often."""
    return float(len(TOLD[kind]) * len(seconds_of(kind))) ** 0.5


SHARES = tuple(accumulate(map(share_of, KINDS_OF_MIDDLES)))


def draw_pair(rng: random.Random) -> tuple[First, Second]:
    kind = "full"
    if rng.random() > PERSON_SHARE:
        kind = rng.choices(KINDS_OF_MIDDLES, cum_weights=SHARES)[0]
    firsts: Sequence[First] = TOLD[kind]
    seconds = seconds_of(kind)
    if kind in OF_CHAINS and rng.random() < OF_CHAIN_SHARE:
        firsts = OF_CHAINS[kind]
    if kind in FREE_FIRSTS and rng.random() < FREE_SHARE:
        firsts = FREE_FIRSTS[kind]
    if kind in FREE_SECONDS and rng.random() < FREE_SHARE:
        seconds = FREE_SECONDS[kind]
    return firsts[int(rng.random() * len(firsts))], seconds[int(rng.random() * len(seconds))]
