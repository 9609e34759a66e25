"""All relations of free sentences: events and states of people, things and places.

Each domain is a folder of wordings/, whose tables hold relations. What a domain needs beside
values.KINDS to fill their slots is in a lexicon of its own, which draws from the table `words`."""

from collections.abc import Iterator, Mapping

import lexicon_life
import lexicon_office
import lexicon_tech
import lexicon_world
from draws import Sampler
from relations import Relation, parse_block
from text_tables import names_in, sections_in
from values import KINDS, merged
from verb_facts import VERB_FACTS

DOMAINS: dict[str, Mapping[str, Sampler]] = {
    "general": {},
    "life": lexicon_life.KINDS_OF_ITS_OWN,
    "office": lexicon_office.KINDS_OF_ITS_OWN,
    "tech": lexicon_tech.KINDS_OF_ITS_OWN,
    "world": lexicon_world.KINDS_OF_ITS_OWN,
}


def kinds_of(domain: str) -> Mapping[str, Sampler]:
    return merged(KINDS, DOMAINS[domain], domain)


def written(domain: str) -> Iterator[Relation]:
    """The relations of all its sections, in the order of their names."""
    kinds = kinds_of(domain)
    tables = [name for name in names_in(domain) if name != f"{domain}/words"]
    for section in sections_in(tables):
        for block in section.texts:
            yield parse_block(block, True, kinds)


WRITTEN = tuple(relation for domain in DOMAINS for relation in written(domain))
FREE = WRITTEN + VERB_FACTS
