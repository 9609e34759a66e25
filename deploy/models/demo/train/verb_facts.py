"""Relations of what people do with things, from groups of verbs and frames."""

import itertools
import random

from relations import Relation, expand_all, parse_block
from wordings.verbs import (
    CITY_FRAMES,
    COMPANY_FRAMES,
    GIVING_FRAMES,
    PEOPLE_FRAMES,
    PLACE_FRAMES,
    PRICE_FRAMES,
    VERBS_OF_CITY,
    VERBS_OF_COMPANY,
    VERBS_OF_GIVING,
    VERBS_OF_PEOPLE,
    VERBS_OF_PLACE,
    VERBS_OF_PRICE,
)

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


def relations_of(frames: str, groups: list[str]) -> list[Relation]:
    blocks = frames.strip().split("\n\n")
    return [parse_block(fill(block, group)) for block in blocks for group in groups]


GROUPS_OF_FRAMES = (
    (PLACE_FRAMES, VERBS_OF_PLACE),
    (GIVING_FRAMES, VERBS_OF_GIVING),
    (PEOPLE_FRAMES, VERBS_OF_PEOPLE),
    (CITY_FRAMES, VERBS_OF_CITY),
    (PRICE_FRAMES, VERBS_OF_PRICE),
    (COMPANY_FRAMES, VERBS_OF_COMPANY),
)
VERB_FACTS = tuple(
    relation for frames, groups in GROUPS_OF_FRAMES for relation in relations_of(frames, groups)
)
