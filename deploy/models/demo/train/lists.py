"""One attribute of several entities in one passage: as a list with a heading, a table or one
sentence."""

import random
from dataclasses import dataclass

from attributes import ABOUT_ENTITIES, SYNONYMS
from draws import between, pick
from facts import Keys, ask_in_words, draw_values
from items import Copied, Exchange, Item
from relations import Relation

HEADINGS = (
    "{0} list:\n", "{0} (overview)\n", "{0}:\n", "## {0}\n\n", "Here is the {1} of each:\n",
    "# {0} by name\n",
    "The list below gives the {1}.\n", "Table: {1}\n", "Every {1} we have:\n",
    "{0}, as of today:\n",
)
LINES = (
    ("- {0}: ", ""), ("* {0} - ", ""), ("{0}: ", ""), ("{0} = ", ""), ("{0} has ", "."),
    ("{0}, ", ";"),
    ("| {0} | ", " |"), ("{0} -> ", ""), ("{0} ({1}: ", ")"), ("for {0} it is ", ","),
)
VALUE = "{1}"  # the format of an answer that is the second slot; the entity is the first


@dataclass(frozen=True, slots=True)
class ListedFacts:
    """Facts of one relation with where each value begins in the passage."""

    relation: Relation
    rows: tuple[tuple[str, ...], ...]
    starts: tuple[int, ...]
    passage: str


def sentence(synonym: str, rows: list[tuple[str, ...]]) -> tuple[str, list[int]]:
    """"The budget is $400 for Project Titan, $93 for Project Zephyr and ...", without articles."""
    text, starts = f"The {synonym} is ", []
    for number, (entity, value) in enumerate(rows):
        if number:
            text += " and " if number == len(rows) - 1 else ", "
        starts.append(len(text))
        text += f"{value} for {entity}"
    return text + ".", starts


def listing(rng: random.Random, synonym: str, rows: list[tuple[str, ...]]) -> tuple[str, list[int]]:
    """A heading with a line for each."""
    title = synonym.capitalize() if synonym.islower() else synonym
    text = pick(rng, HEADINGS).format(title, synonym)
    before, after = LINES[int(rng.random() * len(LINES))]
    starts = []
    for number, (entity, value) in enumerate(rows):
        text += ("\n" if number else "") + before.format(entity, synonym)
        starts.append(len(text))
        text += value + after
    return text, starts


def draw_list(rng: random.Random, budget: int) -> ListedFacts:
    """Three and more entities with one attribute."""
    relation = ABOUT_ENTITIES[int(rng.random() * len(ABOUT_ENTITIES))]
    most = max(3, min(16, budget // 12))
    drawn = {}
    for _ in range(between(rng, 3, most)):
        values = draw_values(rng, relation)
        drawn[values[0]] = values
    rows, synonym = list(drawn.values()), pick(rng, SYNONYMS[relation])
    if len(rows) < 6 and rng.random() < 0.35:
        passage, starts = sentence(synonym, rows)
    else:
        passage, starts = listing(rng, synonym, rows)
    return ListedFacts(relation, tuple(rows), tuple(starts), passage)


def list_item(rng: random.Random, listed: ListedFacts, keys: Keys, questions: int) -> Item | None:
    """Asks for some of the values, as one would ask about a single fact."""
    exchanges: dict[str, Exchange] = {}
    asked = listed.relation.questions
    for _ in range(questions):
        row = int(rng.random() * len(listed.rows))
        question = asked[int(rng.random() * len(asked))]
        values = listed.rows[row]
        if question.answer == VALUE and keys[question.group.key(values)] == 1:
            where = Copied(0, len(values[1]), 0, listed.starts[row])
            text = ask_in_words(rng, question, values)
            exchanges[text] = Exchange(text, values[1], (where,))
    return Item((listed.passage,), tuple(exchanges.values())) if exchanges else None
