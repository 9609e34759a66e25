"""Passages to repeat word for word, by their tag, by who said them or by what they are about."""

import random

import names
from attribute_tables import NOUNS
from draws import between, digits, pick
from entity_values import PLURAL_ANIMALS, PLURAL_OBJECTS, plurals
from facts import prefixed
from items import Copied, Exchange, Item
from text_tables import table, word_lists
from values import KINDS

PREFIX_SHARE = 0.2
MOST_RULES = 4
# Of one word: who asks about stoves might mean gas stoves too.
SORTS = tuple(sorted(sort for sort in {*PLURAL_OBJECTS, *PLURAL_ANIMALS, *plurals(
    NOUNS["article_nouns"] + NOUNS["apparatus_nouns"] + NOUNS["transport_nouns"])}
    if " " not in sort))
WORDS = word_lists("quotes")
TAGGED, SAID, WRITTEN = (
    table("quoted").sections[name].pairs for name in ("tagged", "said", "written"))


def topic_sentence(rng: random.Random, topic: str) -> str:
    frame = pick(rng, WORDS["topic_frames"])
    return frame.format(topic, pick(rng, WORDS["predicates"]), pick(rng, WORDS["adverbials"]))


def body(rng: random.Random) -> str:
    """Eight to some sixty tokens: sentences, or words in no order, which only copying can
    repeat."""
    chance = rng.random()
    if chance < 0.25:
        drawn = [pick(rng, names.WORDS) for _ in range(between(rng, 4, 20))]
        return " ".join(drawn)
    if chance < 0.3:
        return KINDS["saying"](rng)
    if chance < 0.38:
        return " ".join([digits(rng, 1, 6) for _ in range(between(rng, 3, 9))])
    count = 1 if chance < 0.7 else between(rng, 2, 3)
    return " ".join([topic_sentence(rng, pick(rng, names.TOPICS)) for _ in range(count)])


def asked(rng: random.Random, question: str) -> str:
    """The question, at times behind a prefix."""
    if rng.random() > PREFIX_SHARE:
        return question
    return prefixed(rng, question[:1].lower() + question[1:])


def whole_item(passage: str, question: str, text: str) -> Item:
    """A passage of which `text` is to be repeated."""
    where = (Copied(0, len(text), 0, passage.index(text)),)
    return Item((passage,), (Exchange(question, text, where),))


def tagged_item(rng: random.Random, used: set[str]) -> Item | None:
    tag, text = digits(rng, 1, 5) if rng.random() < 0.7 else KINDS["code"](rng), body(rng)
    if tag in used:
        return None
    used.add(tag)
    frame, name = TAGGED[int(rng.random() * len(TAGGED))]
    question = pick(rng, WORDS["tagged_questions"]).replace("{0}", name.replace("{0}", tag))
    return whole_item(frame.replace("{0}", tag).replace("{1}", text), asked(rng, question), text)


def said_item(rng: random.Random, used: set[str]) -> Item | None:
    speaker, text = KINDS["person"](rng), body(rng)
    if speaker in used:
        return None
    used.add(speaker)
    frame, verb = SAID[int(rng.random() * len(SAID))]
    question = pick(rng, WORDS["said_questions"]).format(speaker, verb)
    return whole_item(frame.format(speaker, text), asked(rng, question), text)


def written_item(rng: random.Random, used: set[str]) -> Item | None:
    place, text = KINDS["place"](rng), body(rng)
    if place in used:
        return None
    used.add(place)
    frame, name = WRITTEN[int(rng.random() * len(WRITTEN))]
    question = pick(rng, WORDS["written_questions"]).format(name.format(place))
    return whole_item(frame.format(place, text), asked(rng, question), text)


def topic_item(rng: random.Random, used: set[str]) -> Item | None:
    """One to three sentences, each about a topic of its own; one or two of them are asked for."""
    topics = [topic for topic in rng.sample(names.TOPICS, between(rng, 1, 3)) if topic not in used]
    used.update(topics)
    if not topics:
        return None
    sentences = [topic_sentence(rng, topic) for topic in topics]
    apart = rng.random() < 0.4
    passages = tuple(sentences) if apart else (" ".join(sentences),)
    exchanges = []
    for index in range(min(len(topics), between(rng, 1, 2))):
        text = sentences[index]
        start = 0 if apart else passages[0].index(text)
        where = (Copied(0, len(text), index if apart else 0, start),)
        exchanges.append(Exchange(asked(rng, ask_topic(rng, topics[index])), text, where))
    return Item(passages, tuple(exchanges))


def rules_item(rng: random.Random, used: set[str]) -> Item | None:
    """Rules about things of different sorts, of which one is asked for. Their first words are
    many, so that a sentence's beginning is copied and not merely known."""
    sorts = [sort for sort in rng.sample(SORTS, between(rng, 1, MOST_RULES)) if sort not in used]
    used.update(sorts)
    if not sorts:
        return None
    verbs, ends = WORDS["rule_verbs"], WORDS["rule_ends"]
    rules = tuple([f"{sort.capitalize()} {pick(rng, verbs)} {pick(rng, ends)}." for sort in sorts])
    question = asked(rng, ask_topic(rng, sorts[0]).replace(f"the {sorts[0]}", sorts[0]))
    return Item(rules, (Exchange(question, rules[0], (Copied(0, len(rules[0]), 0, 0),)),))


def ask_topic(rng: random.Random, topic: str) -> str:
    return pick(rng, WORDS["topic_questions"]).format(topic)


def quote_item(rng: random.Random, used: set[str]) -> Item | None:
    """Any of these; None if its key is already used in the sequence."""
    chance = rng.random()
    if chance < 0.36:
        return tagged_item(rng, used)
    if chance < 0.5:
        return said_item(rng, used)
    if chance < 0.62:
        return written_item(rng, used)
    return rules_item(rng, used) if chance < 0.82 else topic_item(rng, used)


def absent_quote(rng: random.Random, used: set[str]) -> Exchange | None:
    """A question about a tag or topic that no passage has."""
    if rng.random() < 0.5:
        topic = pick(rng, names.TOPICS)
        return None if topic in used else Exchange(asked(rng, ask_topic(rng, topic)), "unknown", ())
    tag, name = digits(rng, 1, 5), TAGGED[int(rng.random() * len(TAGGED))][1]
    question = pick(rng, WORDS["tagged_questions"]).replace("{0}", name.replace("{0}", tag))
    return None if tag in used else Exchange(asked(rng, question), "unknown", ())
