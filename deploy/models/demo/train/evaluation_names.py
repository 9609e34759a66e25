"""Names, attributes and forms of words of the older needles."""

import random
from collections.abc import Callable

from evaluation_facts import Names

_PLACES = ("Lisbon", "Tromso", "Nairobi", "Quito", "Osaka", "Galway", "Riga", "Perth", "Cusco",
           "Bergamo", "Halifax", "Tbilisi", "Davos", "Muscat", "Leipzig", "Hobart", "Dakar",
           "Utrecht", "Sapporo", "Boulder", "Krakow", "Malaga", "Winnipeg", "Antwerp")
_FACILITIES = ("warehouse", "laboratory", "clinic", "depot", "observatory", "garage", "archive",
               "workshop", "terminal", "greenhouse", "library", "studio")
_WORDS = ("marigold", "anchor", "thunder", "velvet", "compass", "walrus", "cinnamon", "lantern",
          "pebble", "harvest", "falcon", "umbrella", "saffron", "glacier", "mandolin", "thistle")


def _digits(count: int) -> Callable[[random.Random], str]:
    return lambda rng: str(rng.randrange(10 ** (count - 1), 10 ** count))


def _code(rng: random.Random) -> str:
    letters = "".join(rng.choice("ABCDEFGHKLMNPRSTUVWXYZ") for _ in range(2))
    return f"{letters}-{rng.randrange(100, 10000)}"


def _time(rng: random.Random) -> str:
    return f"{rng.randrange(24):02}:{rng.randrange(60):02}"


def _word(rng: random.Random) -> str:
    return rng.choice(_WORDS)


def _two_words(rng: random.Random) -> str:
    return " ".join(rng.sample(_WORDS, 2))


_ATTRIBUTES: dict[str, Callable[[random.Random], str]] = {
    "access code": _digits(5), "door code": _digits(4), "pass key": _digits(6),
    "extension": _digits(4), "account number": _digits(8), "locker number": _digits(3),
    "serial number": _code, "inventory tag": _code, "closing time": _time, "inspection time": _time,
    "code word": _word, "passphrase": _two_words}
_NUMBERED = ("access code", "pass key", "account number", "door code")

_STATEMENTS = (
    "The {attribute} for the {entity} is {value}.",
    "Please note that the {attribute} of the {entity} is {value}.",
    "For the {entity}, use {value} as the {attribute}.",
    "Remember this: the {entity} has the {attribute} {value}.",
    "The {entity} was given the {attribute} {value} last week.",
    "If anybody asks, {value} is the {attribute} of the {entity}.")
_QUESTIONS = (
    "What is the {attribute} for the {entity}?",
    "What's the {attribute} of the {entity}?",
    "Which {attribute} does the {entity} have?",
    "Please tell me the {attribute} of the {entity}.")

NAMES = Names(_PLACES, _FACILITIES, _ATTRIBUTES, _NUMBERED, _STATEMENTS, _QUESTIONS,
              "The {attribute} for the {entity} is")
