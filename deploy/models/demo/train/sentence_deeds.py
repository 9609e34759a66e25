"""What somebody did and what happened to something, as a part of a sentence to be asked for."""

from random import Random

from sentence_parts import DETERMINERS, MOMENTS, PLACES, Parts, Span
from thesaurus import PARTICIPLE_OF_PAST

SHARE = 0.06  # of the sentences
KEPT_SHARE = 0.6  # of those with a place or time at the end, which the question then tells
FEWEST_WORDS = 2  # of what was done
IRREGULAR = frozenset("""
stolen found built made sold bought struck hit won taken moved sent brought written driven eaten
fed held torn blown shut put cut felled left locked paid put seen told
""".split()) | frozenset(PARTICIPLE_OF_PAST.values())
NO_SUBJECTS = frozenset("""
it there what whoever nobody no neither somebody dear nothing hello ps: subject: notice: reminder:
today tonight yesterday tomorrow last this next under between inside behind in on at since until
""".split())
AT_THE_END = PLACES | MOMENTS
STATES = frozenset("""
weigh cost belong contain hold come need like have smell last lie own know believe hate prefer want
take use look begin start
""".split())
DOERS = frozenset("""
person job kin group animal animals bird creatures workers department company vehicle
""".split())
BEFORE_LAST = frozenset("in at on near before after during".split())


def deed_of(rng: Random, parts: Parts) -> Span | None:
    """The first clause's verb with what follows it, if that can be asked for."""
    clause, words = parts.clauses[0], parts.words
    if parts.order or clause.verb < 1 or words[0].lower() in NO_SUBJECTS:
        return None
    for word in words[:clause.verb]:
        if word[-1] in ",:":
            return None
    if clause.helper:
        if clause.base in STATES or not _acts(parts, clause.verb):
            return None
        kind = "act"
    elif words[clause.verb] in ("was", "were") and _is_participle(words[clause.verb + 1]):
        kind = "fate"
    else:
        return None
    last = clause.last
    if rng.random() < KEPT_SHARE:
        last = _before_last(parts, clause.verb + FEWEST_WORDS, last)
    if last - clause.verb < FEWEST_WORDS or '"' in parts.sentence:
        return None
    return Span(clause.verb, last, kind)


def _acts(parts: Parts, verb: int) -> bool:
    """Whether the subject is somebody who does things."""
    kinds = [span.kind for span in parts.spans if span.last <= verb]
    return kinds[0] in DOERS if kinds else parts.words[0] in ("I", "We", "You", "Two")


def _is_participle(word: str) -> bool:
    return word.endswith("ed") or word in IRREGULAR


def _before_last(parts: Parts, lowest: int, last: int) -> int:
    """Where the place or time at the end begins, or the end."""
    words = parts.words
    for span in parts.spans:
        if span.last != last or span.kind not in AT_THE_END:
            continue
        first = span.first
        first -= words[first - 1].lower() in DETERMINERS
        if words[first - 1] in ("to", "from", "of"):
            return last
        found = words[first - 1] in BEFORE_LAST
        first -= found
        return first if first > lowest and (found or span.kind == "moment") else last
    return last
