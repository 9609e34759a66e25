"""All relations of free sentences: events and states of people, things and places.

Each folder of wordings/ that is named here is a domain. Its modules hold relations, and what they
need beside values.KINDS to fill their slots is in its lexicon.py."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator, Mapping

from draws import Sampler
from relations import Relation, parse
from values import KINDS, merged
from verb_facts import VERB_FACTS

DOMAINS = ("general", "life", "office", "tech", "world")
LEXICON = "lexicon"


def kinds_of(domain: str) -> Mapping[str, Sampler]:
    package = f"wordings.{domain}"
    if not importlib.util.find_spec(f"{package}.{LEXICON}"):
        return KINDS
    own = importlib.import_module(f"{package}.{LEXICON}").KINDS_OF_ITS_OWN
    return merged(KINDS, own, package)


def written(domain: str) -> Iterator[Relation]:
    """The relations of all its modules, in the order of their names."""
    kinds = kinds_of(domain)
    folder = importlib.import_module(f"wordings.{domain}").__path__
    for name in sorted(module.name for module in pkgutil.iter_modules(folder)):
        if not name.startswith(LEXICON):
            module = importlib.import_module(f"wordings.{domain}.{name}")
            yield from parse(module.RELATIONS, kinds)


WRITTEN = tuple(relation for domain in DOMAINS for relation in written(domain))
FREE = WRITTEN + VERB_FACTS
