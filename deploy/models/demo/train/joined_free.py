"""Two joined facts out of free sentences. A question about whoever did something describes a middle:
"Who found the ring?" gives "the person who found the ring". A question that names one slot asks for
a value of a middle: in "Where was Emma rescued?" such a description may stand for "Emma"."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from facts import PEOPLE
from free_facts import FREE
from joined_blocks import First, Second, steps_of
from joined_forms import PERSONS, frames_by_mark, naming
from relations import Question, Relation, Wording

Part = TypeVar("Part", First, Second)

BARE = {**dict.fromkeys((*PEOPLE, "first"), "full"), "city": "city", "company": "company"}
WITH_ARTICLE = ("room", "ship", "facility")
NOUNS = {"full": ("person", "one"), "city": ("city", "town", "place"), "company": ("company", "firm")}
AUXILIARY = "is|was|are|were|has|had|have|will|can|could|must|may|might|should|would"
NOUN = "city|town|place|capital|village|municipality|company|firm|employer|shop|maker|customer"
DETERMINER = "the|a|an|my|our|your|their|this|that|i|we|you|he|she|it|they"
# A question about its subject: no verb stands before the subject, as in "Who did Emma find?".
SUBJECT = re.compile(
    rf"(?:Who|(?:What|Which) ({NOUN})) (?!did |does |do |else )"
    rf"(?!(?:{AUXILIARY}) (?:(?:{DETERMINER})\b|\{{))([^?]+)\?", re.IGNORECASE)
OTHER_NOUN = re.compile(rf"Which (?!(?:{NOUN})\b)")
TAG = re.compile(r", (?:which|those of what) \w+$")
BEFORE = re.compile(rf"\b(?:did|does|do|{AUXILIARY}) $", re.IGNORECASE)
# Neither a preposition nor a conjunction: they would go on with the description.
AFTER = re.compile(rf"[?.]$|'s | (?!should\b)(?:{AUXILIARY})\b")
# What stands before a part of a name, or before a name that tells who somebody is: "my friend Emma".
TITLES = re.compile(
    r"\b(?:the|a|an|our|my|your|Mr|Mrs|Miss|Ms|Dr|Aunt|Uncle|Captain|King|Queen|(?<!how )old|little"
    r"|actor|alias|beggar|capital|champion|child|coach|fireman|friend|guest|hero|highwayman|master"
    r"|name|owner,|person)\.? $", re.IGNORECASE)
POINTS_BACK = re.compile(r"\b(?:have to do|(?:that|it) happen|(?:do|done|make|send|sell|solve) it)\b")
LEAST_QUESTIONS = 3  # about a value, for a second fact to be made of it
LEAST_OF_A_KIND = 10  # else each would be drawn too often


def middle_of(kind: str) -> str:
    """The kind of middle that a slot can be."""
    return BARE.get(kind, kind)


def descriptions(question: Question, kind: str) -> Iterator[Question]:
    """Phrases that describe the answer of a question about a subject."""
    match = SUBJECT.fullmatch(question.wording.text)
    if not match or "{" not in match[2]:
        return
    noun, told = match.groups()
    if (noun is None) != (kind == "full") or TAG.search(told):
        return
    pronoun = "who" if noun is None else "that"
    for each in NOUNS[kind] if noun is None else (noun,):
        text = f"the {each} {pronoun} {told}"
        yield replace(question, wording=Wording(text, text))
    if noun is None:
        text = f"whoever {told}"
        yield replace(question, wording=Wording(text, text))


def leads(question: Question, kind: str) -> bool:
    """Whether another question may follow this one: it tells which fact is meant, and what
    "this city" would be."""
    text = question.wording.text
    return "{" in text and (kind == "full" or not OTHER_NOUN.match(text))


def firsts_of(relation: Relation) -> Iterator[tuple[str, First]]:
    """What the relation tells of people, cities and companies, by the kind of middle."""
    for slot, slot_kind in enumerate(relation.kinds):
        kind = BARE.get(slot_kind)
        if kind is None:
            continue
        asked = [each for each in relation.questions if each.answer == f"{{{slot}}}"]
        phrases = tuple([text for each in asked for text in descriptions(each, kind)])
        steps = steps_of(tuple([each for each in asked if leads(each, kind)]))
        if phrases and steps:
            yield kind, First(relation, slot, {"n": phrases}, steps, naming(kind))


def with_description(text: str, slot: int, article: str) -> str | None:
    """The question with @ where a description can stand for the slot."""
    before, name, after = text.partition(f"{article}{{{slot}}}")
    if not name or text.count("{") != 1 or text[-1] not in "?.":
        return None
    if TITLES.search(before) or POINTS_BACK.search(text):
        return None
    if not AFTER.match(after) and not BEFORE.search(before):
        return None
    return f"{before}@{after}"


def seconds_of_relation(relation: Relation) -> Iterator[tuple[str, Second]]:
    """What the relation tells of a middle, by its kind: a second fact for each value."""
    for slot, slot_kind in enumerate(relation.kinds):
        if slot_kind not in BARE and slot_kind not in WITH_ARTICLE:
            continue
        article = "" if slot_kind in BARE else "the "
        if not all([f"{article}{{{slot}}}" in each.text for each in relation.statements]):
            continue
        kind = middle_of(slot_kind)
        for answer in range(len(relation.kinds)):
            asked = {text: each for each in relation.questions if each.answer == f"{{{answer}}}"
                     and (text := with_description(each.wording.text, slot, article))}
            marked = {"n": [text for text in asked if "@'s" not in text],
                      "p": [text for text in asked if "@'s" in text]}
            if len(marked["n"]) >= LEAST_QUESTIONS:
                person = middle_of(relation.kinds[answer]) in PERSONS
                frames = frames_by_mark(marked, kind, (), person)
                if "i" in frames:
                    yield kind, Second(relation, slot, next(iter(asked.values())), frames)


def by_kind(found: Iterable[tuple[str, Part]]) -> dict[str, tuple[Part, ...]]:
    sorted_by: dict[str, list[Part]] = {}
    for kind, each in found:
        sorted_by.setdefault(kind, []).append(each)
    return {kind: tuple(some) for kind, some in sorted_by.items() if len(some) >= LEAST_OF_A_KIND}


FREE_FIRSTS = by_kind(pair for relation in FREE for pair in firsts_of(relation))
FREE_SECONDS = by_kind(pair for relation in FREE for pair in seconds_of_relation(relation))
