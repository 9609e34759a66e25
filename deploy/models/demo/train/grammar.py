"""A small text grammar: rules of alternatives, written as strings.

`{name}` stands for an expansion of a rule, or for a word of the context; `{a name}` puts "a" or
"an" before it, `{^name}` begins it with a capital; `[one|two|]` chooses in place. A fixed rule
keeps its first choice for the rest of a text, so that a place stays the same place. Strings are
taken apart once, so that expanding one costs microseconds."""

import re
from collections.abc import Callable, Iterable, Mapping
from random import Random

Part = Callable[["Expansion"], str]
ARTICLES = frozenset(("a", "an", "A", "An"))
# Not the consonants that vowels stand for ("unit", "used", "one", "ewe"), but what only looks as they
# do ("unimportant", "uninvited", "unidentified", "usher", "onerous").
VOWEL_SOUND = re.compile(
    r"(?i)(?!uni(?![mn]|dent)|us[aeiu]|one\b|once\b|eu|ewe|ukulele|ut[eio]|ura|u-|uk\b|us\b)"
    r"[aeiou]|honou?r|hour|honest|heir|8|1[18]\b")


class Expansion:
    """One text in the making: its random choices and the words that hold for all of it."""

    __slots__ = ("rng", "words", "rules", "fixed")

    def __init__(self, rng: Random, words: dict[str, str], rules: Mapping[str, list[Part]],
                 fixed: frozenset[str]) -> None:
        self.rng = rng
        self.words = words
        self.rules = rules
        self.fixed = fixed

    def expand(self, name: str) -> str:
        word = self.words.get(name)
        if word is None:
            alternatives = self.rules[name]
            word = alternatives[int(self.rng.random() * len(alternatives))](self)
            if name in self.fixed:
                self.words[name] = word
        return word


class Grammar:
    """Rules by name. Names that no rule has are to be given as words when expanding."""

    def __init__(self, rules: Mapping[str, Iterable[str]], fixed: Iterable[str] = ()) -> None:
        self._rules = {name: [_compiled(text) for text in texts] for name, texts in rules.items()}
        self._fixed = frozenset(fixed)

    def expand(self, rng: Random, name: str, words: Mapping[str, str] | None = None) -> str:
        return Expansion(rng, dict(words or {}), self._rules, self._fixed).expand(name)


def begins_with_vowel(text: str) -> bool:
    """By its sound: "an hour" and "an 8", but "a uniform"."""
    return bool(VOWEL_SOUND.match(text))


def with_article(text: str) -> str:
    return ("an " if begins_with_vowel(text) else "a ") + text


def with_articles_mended(words: list[str]) -> list[str]:
    """Each "a" and "an" as the word behind it needs it, which may be drawn."""
    mended = list(words)
    for index, following in enumerate(words[1:]):
        word = words[index]
        if word in ARTICLES and (word[0] == "a" or not index) and following:  # "lane A" keeps its A
            mended[index] = word[0] + ("n" if begins_with_vowel(following) else "")
    return mended


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _compiled(text: str) -> Part:
    part, end = _sequence(text, 0, "")
    if end != len(text):
        raise ValueError(f"unmatched bracket in {text!r}")
    return part


def _sequence(text: str, start: int, stops: str) -> tuple[Part, int]:
    """Parts up to one of `stops` or the end."""
    parts: list[Part] = []
    literal = ""
    while start < len(text) and text[start] not in stops:
        if text[start] not in "{[":
            literal += text[start]
            start += 1
            continue
        if literal:
            parts.append(_literal(literal))
            literal = ""
        part, start = _reference(text, start) if text[start] == "{" else _choice(text, start)
        parts.append(part)
    if literal or not parts:
        parts.append(_literal(literal))
    if len(parts) == 1:
        return parts[0], start
    return lambda expansion: "".join([part(expansion) for part in parts]), start


def _literal(text: str) -> Part:
    return lambda expansion: text


def _reference(text: str, start: int) -> tuple[Part, int]:
    end = text.index("}", start)
    name = text[start + 1:end]
    capital = name.startswith("^")
    article = name.removeprefix("^").startswith("a ")
    name = name.removeprefix("^").removeprefix("a ") if article else name.removeprefix("^")
    if not capital and not article:
        return lambda expansion: expansion.expand(name), end + 1

    def changed(expansion: Expansion) -> str:
        word = expansion.expand(name)
        word = with_article(word) if article else word
        return capitalised(word) if capital else word
    return changed, end + 1


def _choice(text: str, start: int) -> tuple[Part, int]:
    alternatives: list[Part] = []
    while text[start] != "]":
        part, start = _sequence(text, start + 1, "|]")
        if start == len(text):
            raise ValueError(f"unmatched bracket in {text!r}")
        alternatives.append(part)
    count = len(alternatives)
    return lambda expansion: alternatives[int(expansion.rng.random() * count)](expansion), start + 1
