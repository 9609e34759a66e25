"""What may be said in other words: for every known word and short phrase, by its reading, what may
stand in its place.

A group's members stand for each other. A member with other meanings, marked or in several groups,
only replaces. A kind's general word replaces what is of that kind, not the other way round."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from thesaurus_forms import VERBS as IRREGULAR_VERBS
from thesaurus_forms import listed, plural, verb_forms
from thesaurus_nouns import GROUPS as NOUN_GROUPS
from thesaurus_nouns import KINDS_OF_THINGS
from thesaurus_other import COMPOUNDS, FRAMES, IDIOMS, PHRASES, WORDS
from thesaurus_verbs import INTRANSITIVE, TRANSITIVE

BASE, THIRD, PAST, PARTICIPLE, PRESENT = range(5)
Choices = tuple[str, ...]


@dataclass(slots=True)
class Entry:
    """What may replace one spelling, by its reading: as a noun, by a more general noun, as each
    form of a verb, and as another word."""

    nouns: Choices = ()
    generals: Choices = ()
    verbs: tuple[Choices, Choices, Choices, Choices, Choices] = ((), (), (), (), ())
    others: Choices = ()
    is_verb: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Members, and those of them that may be replaced."""

    members: tuple[str, ...]
    replaceable: tuple[str, ...]


def read_groups(*texts: str) -> list[Group]:
    """The groups of the texts. A word that is in several is replaced in none."""
    rows = [
        [member.strip() for member in " ".join(row.split()).split(",")]
        for text in texts for row in text.split(";") if row.strip()
    ]
    counts = Counter(member for row in rows for member in row if member[0] != "~")
    return [
        Group(tuple([member.lstrip("~") for member in row]),
              tuple([member for member in row if counts[member] == 1]))
        for row in rows
    ]


def read_kinds() -> list[tuple[tuple[str, ...], Group]]:
    """The general words of each kind, and the specific ones."""
    kinds = []
    for row in " ".join(KINDS_OF_THINGS.split()).strip("; ").split(";"):
        general, specific = row.split(":")
        things = [thing.strip() for thing in specific.split(",")]
        kinds.append((tuple(map(str.strip, general.split(","))), Group(
            tuple([thing.lstrip("~") for thing in things]),
            tuple([thing for thing in things if thing[0] != "~"]))))
    return kinds


NOUNS = read_groups(NOUN_GROUPS)
KINDS = read_kinds()
TRANSITIVE_VERBS = read_groups(TRANSITIVE)
VERBS = read_groups(TRANSITIVE, INTRANSITIVE)
OTHERS = read_groups(WORDS)
QUESTION_PHRASES = read_groups(PHRASES)


def others_of(word: str, members: Iterable[str]) -> Choices:
    return tuple([member for member in members if member != word])


def plurals(words: Iterable[str]) -> Choices:
    return tuple([form for form in map(plural, words) if form])


def joined(*choices: Choices) -> Choices:
    """The choices together, each once."""
    return tuple(dict.fromkeys([choice for part in choices for choice in part]))


def add_nouns(entries: defaultdict[str, Entry]) -> None:
    for group in NOUNS:
        for word in group.replaceable:
            synonyms = others_of(word, group.members)
            entries[word].nouns = joined(entries[word].nouns, synonyms)
            many = plural(word)
            if many:
                entries[many].nouns = joined(entries[many].nouns, plurals(synonyms))
    for names, things in KINDS:
        for thing in things.replaceable:
            entries[thing].generals = joined(entries[thing].generals, names)
            many = plural(thing)
            if many and many != thing:
                entries[many].generals = joined(entries[many].generals, plurals(names))


def add_verbs(entries: defaultdict[str, Entry]) -> None:
    for group in VERBS:
        for verb in group.replaceable:
            synonyms = [verb_forms(other) for other in others_of(verb, group.members)]
            for tag, form in enumerate(verb_forms(verb)):
                entry = entries[form]
                choices = list(entry.verbs)
                choices[tag] = joined(choices[tag], tuple([forms[tag] for forms in synonyms]))
                base, third, past, participle, present = choices
                entry.verbs = (base, third, past, participle, present)
                entry.is_verb = True


def add_others(entries: defaultdict[str, Entry]) -> None:
    for group in OTHERS + QUESTION_PHRASES:
        for word in group.replaceable:
            entry = entries[word]
            entry.others = joined(entry.others, others_of(word, group.members))


def add_fixed(entries: defaultdict[str, Entry]) -> None:
    """What is known so that nothing in it is replaced."""
    compounds = listed(COMPOUNDS)
    for phrase in (*compounds, *plurals(compounds), *listed(IDIOMS)):
        entries[phrase] = entries.get(phrase) or Entry()


def all_entries() -> dict[str, Entry]:
    entries: defaultdict[str, Entry] = defaultdict(Entry)
    add_nouns(entries)
    add_verbs(entries)
    add_others(entries)
    add_fixed(entries)
    return dict(entries)


ENTRIES = all_entries()


def longest_by_first_word() -> dict[str, int]:
    """The words of the longest known phrase that begins with each word."""
    longest: dict[str, int] = {}
    for phrase in ENTRIES:
        words = phrase.split(" ")
        if len(words) > 1:
            longest[words[0]] = max(longest.get(words[0], 0), len(words))
    return longest


LONGEST = longest_by_first_word()


def all_verbs() -> frozenset[str]:
    """The base forms of the known verbs, those of several words by the first."""
    return frozenset([verb.split(" ")[0] for group in VERBS for verb in group.members]
                     + list(IRREGULAR_VERBS))


BASES = all_verbs()
FINITE = frozenset([form for verb in BASES for form in verb_forms(verb)[THIRD:PARTICIPLE]])
DESCRIBING = frozenset([word for group in OTHERS for word in group.members if " " not in word])


def passive_participles() -> tuple[dict[str, str], dict[str, str]]:
    """The participles of verbs with an object, by past and by base form."""
    by_past, by_base = {}, {}
    for group in TRANSITIVE_VERBS:
        for verb in group.members:
            if " " not in verb:
                base, _, past, participle, _ = verb_forms(verb)
                by_past[past] = by_base[base] = participle
    return by_past, by_base


PARTICIPLE_OF_PAST, PARTICIPLE_OF_BASE = passive_participles()


@dataclass(frozen=True, slots=True)
class Frame:
    """A question with one gap; `others` are those that ask the same of what fills it."""

    before: str
    after: str
    others: tuple[str, ...]


def read_frames() -> dict[str, tuple[Frame, ...]]:
    """The frames by the first word and the length of the text before the gap, longest first."""
    frames: dict[str, list[Frame]] = {}
    for row in FRAMES.strip().splitlines():
        texts = [text.strip() for text in row.split("|")]
        whole = [text.lstrip("~").replace("*", "{}") for text in texts]
        for text in texts:
            if text[0] != "~":
                before, after = text.split("*")
                others = others_of(text.replace("*", "{}"), whole)
                frames.setdefault(before.split(" ")[0], []).append(Frame(before, after, others))
    return {
        word: tuple(sorted(found, key=lambda frame: -len(frame.before) - len(frame.after)))
        for word, found in frames.items()
    }


FRAMES_BY_WORD = read_frames()


def concepts() -> tuple[dict[str, tuple[int, ...]], list[frozenset[str]]]:
    """For each noun and other word, the numbers of the groups and kinds that it is in, and each of
    these with what could be taken for one another."""
    members = [
        frozenset(group.members) | set(plurals(group.members)) for group in NOUNS + OTHERS
    ]
    members += [
        frozenset(things.members) | set(plurals(things.members)) for _, things in KINDS]
    holders = members[:len(NOUNS + OTHERS)]
    holders += [
        found | set(names) | set(plurals(names))
        for found, (names, _) in zip(members[len(holders):], KINDS, strict=True)
    ]
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for number, words in enumerate(holders):
        for word in words:
            numbers[word].append(number)
    return {word: tuple(found) for word, found in numbers.items()}, members


CONCEPTS_OF, MEMBERS_OF = concepts()
