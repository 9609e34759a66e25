"""A sentence taken apart: its words, what may be asked for in it, and the verbs of its clauses."""

from dataclasses import dataclass

import names
from story_words import BOYS, GIRLS
from story_words import PET_NAMES as STORY_PETS

PUNCTUATION = ".,;:!?\"'()"
DETERMINERS = frozenset(
    "the a an this that these those his her my our their its your some every each any".split())
PREPOSITIONS = frozenset("""
in at on under behind beside inside near from to into onto over above below beneath between through
across against along around by with without for of about during until since before after towards
outside beyond past off up down within as like next top
""".split())
FUNCTION_WORDS = DETERMINERS | PREPOSITIONS | frozenset("""
and or but nor so if when while because although unless that which who whom whose what where why how
is are was were be been being am do does did has have had having will would can could may might must
shall should not no than then there here it he she they we you i me him them us it's one only also
too very more most such both either neither all just still even already yet dear today tomorrow
yesterday please let always usually never often typically simply now again generally
""".split())
AUXILIARIES = frozenset("""
is are was were am has have had will would can could may might must shall should cannot
""".split())
NAMES = frozenset(word for text in (
    *names.FIRST_NAMES, *names.LAST_NAMES, *names.TITLES, *names.CITIES, *names.COUNTRIES,
    *names.MONTHS, *names.WEEKDAYS, *names.LANGUAGES, *names.COMPANY_STEMS, *GIRLS, *BOYS,
    *STORY_PETS, "I", "I'm", "Python", "Linux", "Debian", "GNU", "Unicode", "None", "True",
    "False")
    for word in text.split()[:1])


@dataclass(frozen=True, slots=True)
class Span:
    """words[first:last], and of which kind they are; see the tables of sentence_forms.py."""

    first: int
    last: int
    kind: str


@dataclass(frozen=True, slots=True)
class Clause:
    """words[first:last] with its verb's index, or -1 if it is not known. `helper` is the form of
    "do" that the verb needs in a question, with its base form; both are empty for auxiliaries."""

    first: int
    last: int
    verb: int
    helper: str = ""
    base: str = ""


@dataclass(frozen=True, slots=True)
class Parts:
    """`order` says that the sentence tells somebody to do something. `content` are its words
    that mean something, in small letters. `frame` is the number of an everyday sentence's frame,
    else -1; `values` are what was drawn for its slots, one a span."""

    sentence: str
    words: list[str]
    spans: list[Span]
    clauses: list[Clause]
    content: frozenset[str]
    order: bool = False
    frame: int = -1
    values: tuple[str, ...] = ()

    def clause_of(self, index: int) -> Clause:
        for clause in self.clauses:
            if index < clause.last:
                return clause
        return self.clauses[-1]


def bare(word: str) -> str:
    """Without the punctuation around it."""
    return word.strip(PUNCTUATION)


def content_of(words: list[str]) -> list[str]:
    """Those that mean something, in small letters and in order."""
    plain = [word.strip(PUNCTUATION).lower() for word in words]
    return [word for word in plain if word and word not in FUNCTION_WORDS]


def inner(word: str) -> str:
    """A sentence's first word as it stands inside a sentence."""
    stripped = word.strip("\"(,.;:").removesuffix("'s")
    if stripped in NAMES or stripped + "." in NAMES or stripped[1:] != stripped[1:].lower():
        return word
    return word[:1].lower() + word[1:]
