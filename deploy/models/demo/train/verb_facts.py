"""Relations of what people do with things, from groups of verbs and frames."""

import itertools
import random

from relations import Relation, expand_all, parse_block
from text_tables import table

FORMS = ("[base]", "[past]", "[part]")
WORDINGS_PER_LINE = 16  # of the many that verbs and alternatives make


def verbs_of(group: str) -> list[list[str]]:
    """The group's verbs, each with its three forms. A hyphen stands for a space."""
    return [[form.replace("-", " ") for form in verb.split()] for verb in group.split(", ")]


def with_verb(text: str, verb: list[str]) -> str:
    for mark, form in zip(FORMS, verb, strict=True):
        text = text.replace(mark, form)
    return text


def fill(block: str, group: str) -> str:
    """The block with every line's wordings in the verbs of the group."""
    verbs, choose, lines = verbs_of(group), random.Random(group), []
    for line in block.splitlines():
        if line.startswith(">"):
            lines.append(line)
            continue
        pairs = itertools.product(expand_all(line), verbs)
        filled = list(dict.fromkeys([with_verb(text, verb) for text, verb in pairs]))
        lines.append(" / ".join(choose.sample(filled, min(WORDINGS_PER_LINE, len(filled)))))
    return "\n".join(lines)


def relations_of(sort: str) -> list[Relation]:
    sections = table("verbs").sections
    blocks, groups = sections[f"{sort}_frames"].texts, sections[f"verbs_of_{sort}"].words
    return [parse_block(fill(block, group)) for block in blocks for group in groups]


SORTS = ("place", "giving", "people", "city", "price", "company")
VERB_FACTS = tuple(relation for sort in SORTS for relation in relations_of(sort))
