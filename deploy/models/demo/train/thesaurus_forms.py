"""The inflected forms of English nouns and verbs, by rule and from lists of the irregular ones."""

from thesaurus_nouns import IRREGULAR_PLURALS, WITHOUT_PLURAL
from thesaurus_verbs import DOUBLED, IRREGULAR_VERBS

SIBILANTS = ("s", "x", "z", "ch", "sh")
VOWELS = "aeiou"
AFTER_HEAD = (" of ", " in ", " who ", " at ", " with ")  # what is behind these is not inflected


def listed(text: str) -> list[str]:
    """The members of a list divided by commas."""
    return [" ".join(member.split()) for member in text.strip().strip(",").split(",")]


def halves(text: str) -> tuple[str, str]:
    """Singular and plural, of as many words each."""
    words = text.split()
    return " ".join(words[:len(words) // 2]), " ".join(words[len(words) // 2:])


def irregular_verbs() -> dict[str, tuple[str, str]]:
    """The past and the participle of each."""
    rows = [row.split() for row in listed(IRREGULAR_VERBS)]
    return {base: (past, participle) for base, past, participle in rows}


PLURALS = dict(map(halves, listed(IRREGULAR_PLURALS)))
UNCHANGED = frozenset(listed(WITHOUT_PLURAL))
VERBS = irregular_verbs()
DOUBLES = frozenset(listed(DOUBLED))
IRREGULAR_THIRD = {"be": "is", "have": "has", "do": "does", "go": "goes"}


def with_s(word: str) -> str:
    """The ending that plurals and the third person share."""
    if word.endswith("y") and word[-2] not in VOWELS:
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(SIBILANTS) else "s")


def plural(noun: str) -> str | None:
    """The plural, or None if there is none; of several words the head is inflected."""
    if noun in UNCHANGED:
        return None
    if noun in PLURALS:
        return PLURALS[noun]
    for mark in AFTER_HEAD:
        if mark in noun:
            head, rest = noun.split(mark, 1)
            return f"{plural(head)}{mark}{rest}"
    before, space, last = noun.rpartition(" ")
    many = last[:-len("man")] + "men" if last.endswith("man") else with_s(last)
    return before + space + PLURALS.get(last, many)


def third_person(verb: str) -> str:
    return IRREGULAR_THIRD.get(verb) or with_s(verb)


def with_ed(verb: str) -> str:
    if verb in DOUBLES:
        return verb + verb[-1] + "ed"
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in VOWELS:
        return verb[:-1] + "ied"
    return verb + "ed"


def with_ing(verb: str) -> str:
    if verb == "be":
        return "being"
    if verb in DOUBLES:
        return verb + verb[-1] + "ing"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    return verb + "ing"


def verb_forms(verb: str) -> tuple[str, str, str, str, str]:
    """Base, third person, past, participle and -ing form; of several words the first is
    inflected."""
    first, space, rest = verb.partition(" ")
    past, participle = VERBS.get(first) or (with_ed(first), with_ed(first))
    forms = (first, third_person(first), past, participle, with_ing(first))
    base, third, past, participle, present = [form + space + rest for form in forms]
    return base, third, past, participle, present
