"""A sentence taken apart: its words, what may be asked for in it, and the verbs of its clauses."""

from dataclasses import dataclass, replace

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
PLACES = frozenset("""
city country room furniture place shop water street container landform
""".split())
MOMENTS = frozenset("moment time weekday month year date".split())
OF_THEMSELVES = frozenset("moment manner frequency purpose".split())  # with or without a preposition
ASIDES = PLACES | MOMENTS | OF_THEMSELVES | frozenset("duration event phrase".split())
BEFORE_ASIDES = frozenset("""
in on at near by behind beside inside under during after before until since within for with
""".split())
# A phrase goes on with them, so that it cannot be left out alone.
GOING_ON = frozenset("of to as than like next".split())
# What stands behind one of them says what it is about: "not in Rome", "both at sea and on land".
BOUND = AUXILIARIES | frozenset("""
be been being not never no only even and or but both either except from than as away out far
""".split())
NAMES = frozenset(word for text in (
    *names.FIRST_NAMES, *names.LAST_NAMES, *names.TITLES, *names.CITIES, *names.COUNTRIES,
    *names.MONTHS, *names.WEEKDAYS, *names.LANGUAGES, *names.COMPANY_STEMS, *GIRLS, *BOYS,
    *STORY_PETS, "I", "I'm", "Python", "Linux", "Debian", "GNU", "Unicode", "None", "True",
    "False")
    for word in text.split()[:1])


@dataclass(frozen=True, slots=True)
class Span:
    """words[first:last], and of which kind they are; see the tables of asking_words.py."""

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


def asides(parts: Parts) -> list[tuple[int, int, str]]:
    """Rows of words, words[first:last], that the sentence can do without, with their spans' kinds: they
    say where, when or how, with their prepositions and determiners."""
    found: list[tuple[int, int, str]] = []
    for span in parts.spans:
        first = _aside_from(parts, span) if span.kind in ASIDES else -1
        if first >= 0 and _can_go(parts, first, span):
            found.append((first, span.last, span.kind))
    return found


def _aside_from(parts: Parts, span: Span) -> int:
    """Where its preposition stands, or -1 if it has none and needs one."""
    words, first = parts.words, span.first
    first -= first > 0 and words[first - 1].lower() in DETERMINERS
    for other in parts.spans:
        if other.kind == "preposition" and other.last == first:
            return other.first
    if first and words[first - 1].lower() in BEFORE_ASIDES:
        return first - 1
    return span.first if first == span.first and span.kind in OF_THEMSELVES else -1


def _can_go(parts: Parts, first: int, span: Span) -> bool:
    """Whether nothing on either side of words[first:span.last] needs them."""
    words, last = parts.words, span.last
    clause = parts.clause_of(first)
    ends = last == clause.last or words[last - 1][-1] == "."
    if first == clause.first:
        return words[last - 1][-1] == "," and not ends
    before = bare(words[first - 1]).lower()
    if before in BOUND or first - 1 == clause.verb or span.kind == "phrase" and before.endswith("ed"):
        return False
    following = bare(words[last]).lower() if last < len(words) else ""
    return ends or words[last - 1][-1].isalnum() and following not in GOING_ON and (
        last == clause.verb or following in PREPOSITIONS)


def without(parts: Parts, left_out: list[tuple[int, int]]) -> Parts:
    """The sentence with some rows of words left out, in order; what marks their end stays."""
    words: list[str] = []
    places: list[int] = []  # where each word, and the end, stands then
    dropped = {index for first, last in left_out for index in range(first, last)}
    for index, word in enumerate(parts.words):
        places.append(len(words))
        if index not in dropped:
            words.append(word)
    places.append(len(words))
    for first, last in left_out:
        mark = parts.words[last - 1][len(parts.words[last - 1].rstrip(PUNCTUATION)):]
        if mark and places[first]:
            before = places[first] - 1
            words[before] = words[before].rstrip(",;:") + mark
    spans = [replace(span, first=places[span.first], last=places[span.last])
             for span in parts.spans if not dropped.intersection(range(span.first, span.last))]
    clauses = [replace(clause, first=places[clause.first], last=places[clause.last],
                       verb=places[clause.verb] if clause.verb >= 0 else -1)
               for clause in parts.clauses]
    words[0] = words[0][:1].upper() + words[0][1:]
    return replace(parts, sentence=" ".join(words), words=words, spans=spans, clauses=clauses)
