"""Questions in other words: synonyms, general words for specific ones, and the ways in which people
type.

What a question means must not change: only lower-case words outside quotation marks are replaced,
each by its reading, which the words before it tell well enough."""

import random
from collections.abc import Collection, Sequence

from around import LEADERS, OPENINGS
from draws import pick
from names import COLOURS, MATERIALS
from question_habits import as_typed, other_frame
from thesaurus import (
    BASE,
    BASES,
    CONCEPTS_OF,
    DESCRIBING,
    ENTRIES,
    FINITE,
    LONGEST,
    MEMBERS_OF,
    PARTICIPLE,
    PAST,
    PRESENT,
    THIRD,
    Choices,
    Entry,
)

LEAST_CHANCE, MOST_CHANCE = 0.2, 1.0
GENERAL_SHARE = 0.6  # where a word has synonyms too
FRAME_SHARE = 0.3
HABIT_SHARE = 0.4
MARKS = "?.,!:;"
DETERMINERS = frozenset("""
the a an my your his her its our their this that these those which what whose of in at on by for
from with into near behind every each no some any many several new old only other own
""".split())
RELATIVES = frozenset("who where which that when whom whoever what as if and but".split())
BEFORE_BASE = frozenset(
    "did does do to can could will would should must may might i you we they let's".split())
BEING = frozenset("is are was were be been being has have had gets got".split())
ARTICLES = frozenset("the a an my your his her its our their this these those".split())
PREPOSITIONS = frozenset("""
of in at on by for from with into near behind under over after before during about between through
without beside above below against until since
""".split())
# Behind a verb these may make another verb of it: "broke out", "keep from".
PARTICLES = frozenset("out up off away down back over through around for from on about with".split())
SUBJECTS = frozenset("who whoever that he she it".split())
NOUN_DUE = DETERMINERS - SUBJECTS
ASKING = frozenset("which what whose many".split())
# A noun is replaced only at the end of its phrase: before one of these, a verb or a mark.
AFTER_NOUN = frozenset("""
is are was were did does do has had have can will at in on from to for with near behind by of that
which who whose when where be been and or under into after before
""".split())
# A noun behind another noun is named with it: "grammar school". Behind these it stands alone.
BEFORE_NOUN = DETERMINERS | PREPOSITIONS | FINITE - BEING | DESCRIBING | frozenset(
    COLOURS + MATERIALS) | frozenset("""
and or but than like as one two three four five six seven eight nine ten other another such much few
both first second third last next same different good real single early late long short high hot
fresh local foreign final
""".split())
ADJECTIVE_ENDINGS = ("ed", "ful", "ous", "less", "able", "ible", "ish", "est")
POSSESSIVES = ("'s", "s'")
MOST_WORDS_OF_PARTICIPLE = 2  # "was taken a picture of" is none
NEED_OBJECT = frozenset("of to from for at with into".split())  # at the end of a phrase
VOWELS = "aeiou"
FREE = frozenset[str]()


class Reading:
    """What the words of a sentence so far say about the next: whether a verb's base form or one of
    its participles is due."""

    __slots__ = ("base_due", "participle_due", "present_due")

    def __init__(self) -> None:
        self.base_due = self.participle_due = self.present_due = False

    def pass_word(self, word: str, before: str) -> None:
        # "Was Ada at the river crossing?" asks where she was, not what she was crossing.
        self.present_due = word in BEING or self.present_due and word not in PREPOSITIONS
        if word in BEFORE_BASE:
            self.base_due, self.participle_due = True, False
        elif word in BEING:
            self.base_due, self.participle_due = False, True
        elif word in RELATIVES:
            self.base_due = self.participle_due = False
        elif self.base_due:
            # Behind "to" only the next word, and else only what follows the subject.
            article = word in ARTICLES and before not in BEFORE_BASE
            self.base_due = not (
                before == "to" or article or word in PREPOSITIONS or word in BASES)

    def of_verb(self, entry: Entry, before: str, named: bool, follower: str) -> Choices:
        """The verb's replacements in the form that is due; `named` says that a name stands
        before."""
        forms = entry.verbs
        if self.base_due:
            return forms[BASE]
        if self.participle_due:
            short = [form for form in forms[PARTICIPLE]
                     if form.count(" ") < MOST_WORDS_OF_PARTICIPLE]
            return tuple(short) or (forms[PRESENT] if self.present_due and not named else ())
        sure = named or before in SUBJECTS or not (entry.nouns or entry.generals)
        if forms[PAST] and sure:
            return forms[PAST]
        # With an object: "the river crossing" names a thing.
        if forms[PRESENT] and follower in ARTICLES and not named:
            return forms[PRESENT]
        return forms[THIRD] if named or before in SUBJECTS else ()


def verb_is_due(reading: Reading, before: str, named: bool) -> bool:
    """True if a noun cannot stand here: "Who trains ...", "did Ada bear ...\""""
    return named and reading.base_due or before in SUBJECTS or before in BEFORE_BASE


def choices_for(entry: Entry, reading: Reading, before: str, named: bool, follower: str,
                ends: bool) -> Choices:
    """What may replace a word here, general words aside. `ends` says that a noun phrase may end
    with it: an adjective does not end one behind a determiner or another adjective."""
    behind_determiner = before in NOUN_DUE or before.endswith(POSSESSIVES)
    if entry.is_verb and not behind_determiner:
        found = reading.of_verb(entry, before, named, follower)
        if found:
            return found
    if entry.others and not (ends and (behind_determiner or before in DESCRIBING)):
        return entry.others
    if entry.is_verb and not behind_determiner:
        return ()
    return entry.nouns


def follower_of(tokens: Sequence[str], last: int) -> str:
    """The word behind this token, or "" where its clause ends."""
    if tokens[last][-1] in MARKS or last + 1 >= len(tokens):
        return ""
    return tokens[last + 1].rstrip(MARKS)


def ends_noun(tokens: Sequence[str], last: int) -> bool:
    """True if a noun phrase may end at this token: what follows is not named with it, as in
    "flight LH 20" and "bank account"."""
    follower = follower_of(tokens, last)
    if not follower or follower in AFTER_NOUN:
        return True
    entry = ENTRIES.get(follower)
    return entry is not None and entry.is_verb and not entry.nouns


def is_named_with(before: str) -> bool:
    """True if a noun behind this word is a part of a compound: "hair shirt"."""
    describes = before in BEFORE_NOUN or before.endswith(ADJECTIVE_ENDINGS + POSSESSIVES)
    return before.islower() and not describes


def complete(found: Choices, phrase: str) -> Choices:
    """Without what lacks its object: "Please answer." does not become "Please reply to."."""
    if phrase.rpartition(" ")[2] in NEED_OBJECT:
        return found
    return tuple([each for each in found if each.rpartition(" ")[2] not in NEED_OBJECT])


def find(tokens: Sequence[str], place: int, core: str, lower: str) -> tuple[str, int]:
    """The longest known phrase at this place, or "", with the count of its words."""
    longest = LONGEST.get(lower, 0)
    if longest and core == tokens[place]:
        for count in range(min(longest, len(tokens) - place), 1, -1):
            rest = " ".join(tokens[place + 1:place + count]).rstrip(MARKS)
            phrase = f"{lower} {rest}"
            if phrase in ENTRIES:
                return phrase, count
    return (lower, 1) if lower in ENTRIES else ("", 1)


def replace_words(rng: random.Random, tokens: list[str], chance: float,
                  protected: frozenset[str], locked: Collection[int] = (),
                  general: bool = True) -> list[str | None]:
    """The tokens with some replaced; None stands for what a phrase before it took in. `locked`
    are the places that stay."""
    result: list[str | None] = list(tokens)
    reading = Reading()
    before, named, quoted = "", False, False
    place, count = 0, len(tokens)
    while place < count:
        token = tokens[place]
        core = token.rstrip(MARKS)
        lower = core.lower() if place == 0 else core
        if '"' in token:
            quoted ^= token.count('"') % 2 == 1
        width = 1
        if core[:1].isupper() and place or quoted or place in locked:
            if not before:  # a sentence begins
                lower = core.lower()
                reading.pass_word(lower, before)
            # "The Lisbon plant" is a thing, not what Lisbon does.
            if before != "the" or core.islower():
                before, named = lower, lower not in DETERMINERS
        else:
            phrase, width = find(tokens, place, core, lower)
            if phrase and rng.random() < chance and not touches(
                    phrase, width, place, protected, locked):
                chosen = choose(rng, phrase, tokens, place, width, reading, before, named, general)
                if chosen:
                    last = tokens[place + width - 1]
                    result[place] = chosen + last[len(last.rstrip(MARKS)):]
                    result[place + 1:place + width] = [None] * (width - 1)
                    mend_article(result, place)
                    reading.base_due = reading.base_due and not ENTRIES[phrase].is_verb
            for each in range(place, place + width):
                word = tokens[each].rstrip(MARKS) if each else lower
                reading.pass_word(word, before)
                before, named = word, False
        if token[-1:] in ".,:!":
            reading, before = Reading(), ""
        place += width
    return result


def touches(phrase: str, width: int, place: int, protected: frozenset[str],
            locked: Collection[int]) -> bool:
    """True if a word of the phrase must stay."""
    if width == 1:
        return phrase in protected
    if phrase in protected or not protected.isdisjoint(phrase.split(" ")):
        return True
    return any(each in locked for each in range(place, place + width))


def choose(rng: random.Random, phrase: str, tokens: Sequence[str], place: int, width: int,
           reading: Reading, before: str, named: bool, general: bool) -> str:
    """What is to stand for the phrase, or ""."""
    entry, last = ENTRIES[phrase], place + width - 1
    follower, ends = follower_of(tokens, last), ends_noun(tokens, last)
    if entry.is_verb and (follower == "to" or follower in PARTICLES):
        return ""
    choices = choices_for(entry, reading, before, named, follower, ends)
    found = choices if follower else complete(choices, phrase)
    if (found and choices is not entry.nouns) or not (entry.nouns or entry.generals):
        return pick(rng, found) if found else ""
    if verb_is_due(reading, before, named) or not ends or is_named_with(before):
        return ""
    if general and entry.generals and before not in ASKING:
        name = pick(rng, entry.generals)
        if name.rpartition(" ")[2] not in tokens and (not found or rng.random() < GENERAL_SHARE):
            return name
    return pick(rng, found) if found else ""


def mend_article(words: list[str | None], place: int) -> None:
    """Gives the replaced word the "a" or "an" that it needs."""
    before, word = words[place - 1] if place else None, words[place]
    if word and before in ("a", "an", "A", "An"):
        words[place - 1] = before[0] + ("n" if word[0] in VOWELS else "")


def present(words: Sequence[str | None]) -> str:
    return " ".join([word for word in words if word is not None])


def reword(rng: random.Random, question: str, answer: str,
           protected: frozenset[str] = FREE) -> str:
    """The question in other words. `protected` words stay; the answer's words are not told."""
    text = other_frame(rng, question, answer) if rng.random() < FRAME_SHARE else question
    chance = LEAST_CHANCE + (MOST_CHANCE - LEAST_CHANCE) * rng.random()
    changed = present(replace_words(rng, text.split(" "), chance, protected))
    if answer in changed and answer not in question:
        return question
    if rng.random() < HABIT_SHARE:
        changed = as_typed(rng, changed, protected)
    first = changed.partition(" ")[0].rstrip(MARKS)
    if question[:1].isupper() and first not in question.split(" ")[1:]:
        return changed[:1].upper() + changed[1:]
    return changed


def reword_statement(rng: random.Random, text: str, spans: Sequence[tuple[int, int]],
                     protected: frozenset[str]) -> tuple[str, list[int]]:
    """The statement in other words outside the spans, and where each span then begins."""
    tokens = text.split(" ")
    begins, position = [], 0
    for token in tokens:
        begins.append(position)
        position += len(token) + 1
    ends = begins[1:] + [position]
    opening = next(filter(text.startswith, OPENINGS + LEADERS), "")
    locked = {0, *range(opening.count(" "))} | {
        place for start, end in spans for place in range(len(tokens))
        if begins[place] < end and start < ends[place]
    }
    words = replace_words(rng, tokens, rng.random(), protected, locked, general=False)
    new_begins, position = [], 0
    for word in words:
        new_begins.append(position)
        position += 0 if word is None else len(word) + 1
    starts = []
    for start, _ in spans:
        place = max(place for place in range(len(tokens)) if begins[place] <= start)
        starts.append(new_begins[place] + start - begins[place])
    return present(words), starts



def confusable(words: Collection[str]) -> frozenset[str]:
    """The words that could be taken for another of these: what shares a group or a kind with one
    of them, and is not the only one there."""
    holders: dict[int, str | None] = {}
    for word in words:
        for number in CONCEPTS_OF.get(word, ()):
            holders[number] = word if holders.get(number, word) == word else None
    result: set[str] = set()
    for number, holder in holders.items():
        if holder is None:
            result |= MEMBERS_OF[number]
        else:
            held = holder in result
            result |= MEMBERS_OF[number]
            if not held:
                result.discard(holder)
    return frozenset(result)
