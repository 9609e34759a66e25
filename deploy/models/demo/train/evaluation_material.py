"""What the evaluation's sets are made of, twice: material that was written for the model card, by
somebody who had seen neither the training's wordings nor any miss, and older material whose misses
have guided the training since."""

import random
from dataclasses import dataclass
from typing import Protocol

import evaluation_records
import unseen_records
from evaluation_case import Joined, Query, Quote
from evaluation_facts import Names
from evaluation_joined import JOINED
from evaluation_names import NAMES
from evaluation_paraphrases import PARAPHRASES
from evaluation_plain import PLAIN
from evaluation_quotes import QUOTES
from unseen_joined import JOINED as UNSEEN_JOINED
from unseen_names import NAMES as UNSEEN_NAMES
from unseen_quotes import QUOTES as UNSEEN_QUOTES
from unseen_sentences import SENTENCES as UNSEEN_SENTENCES


class Records(Protocol):
    """Files with a question about one value of them."""

    def json_lines(self, rng: random.Random, kind: int) -> tuple[str, Query]: ...
    def key_values(self, rng: random.Random, kind: int) -> tuple[str, Query]: ...


@dataclass(frozen=True, slots=True)
class Material:
    """Sentences with queries in their own words and in others, and all else that sets need."""

    names: Names
    records: Records
    in_its_words: tuple[tuple[str, Query], ...]
    in_other_words: tuple[tuple[str, Query], ...]
    joined: tuple[Joined, ...]
    quotes: tuple[Quote, ...]


UNSEEN = Material(
    UNSEEN_NAMES, unseen_records,
    tuple((entry.sentence, entry.queries[0]) for entry in UNSEEN_SENTENCES),
    tuple((entry.sentence, entry.queries[1]) for entry in UNSEEN_SENTENCES),
    UNSEEN_JOINED, UNSEEN_QUOTES)
DEVELOPMENT = Material(
    NAMES, evaluation_records,
    tuple((entry.sentence, query) for entry, query in zip(PARAPHRASES, PLAIN, strict=True)),
    tuple((entry.sentence, query) for entry in PARAPHRASES for query in entry.queries),
    JOINED, QUOTES)
