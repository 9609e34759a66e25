"""Plain facts for needles: an attribute of a team, a ship, a machine or a place has a value. No
value of one attribute is part of a value of another, nor of the sentences around it."""

import random
from collections.abc import Callable, Sequence

from evaluation_facts import Names

_NAMES = ("Okafor", "Lindgren", "Baptiste", "Yamada", "Castellanos", "Petrossian", "Whitmore",
          "Farrow", "Hadley", "Iyer", "Bergen", "Accra", "Tampere", "Salem", "Cardiff",
          "Innsbruck", "Mombasa", "Brno", "Fargo", "Nantes", "Cadiz", "Otago", "Lublin",
          "Sevilla")
_KINDS = ("team", "trawler", "expedition", "sawmill", "crane", "kiln", "bakery", "survey",
          "orchestra", "dredger", "quarry", "satellite")
_PASSWORDS = ("dandelion", "carousel", "pumice", "hammock", "licorice", "buttress", "porridge",
              "zeppelin", "gargoyle", "tambourine", "molasses", "periscope", "waffle", "bonfire",
              "chimney", "origami", "sundew", "trellis")
_MOODS = ("patient", "brazen", "hollow", "gentle", "stubborn", "hungry", "wandering", "silent",
          "grateful", "restless")
_SUBJECTS = ("rivers", "bells", "embers", "shadows", "acorns", "giants", "lanterns", "orphans",
             "meadows", "pilgrims")
_COLOURS = ("turquoise", "ochre", "crimson", "lilac", "magenta", "olive", "maroon", "ivory",
            "scarlet", "beige", "khaki", "violet", "amber", "teal")
_MASCOTS = ("badger", "heron", "lynx", "tapir", "otter", "gecko", "bison", "magpie", "weasel",
            "toad", "hamster", "ibex", "pelican", "moose")
_FIRST_NAMES = ("Beatriz", "Anselm", "Keziah", "Rurik", "Solveig", "Dimitra", "Cosmo", "Yusra",
                "Ignatius", "Maelle")
_LAST_NAMES = ("Holm", "Varga", "Quaye", "Dunleavy", "Serrano", "Aoki", "Brandvold", "Nazari",
               "Pettigrew", "Moreau")
_MONTHS = ("January", "February", "March", "April", "June", "July", "August", "September",
           "October", "November", "December")
_PAST = ("five past", "ten past", "quarter past", "half past", "twenty to", "quarter to")
_HOURS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


def _number(low: int, high: int) -> Callable[[random.Random], str]:
    return lambda rng: str(rng.randrange(low, high))


def _one_of(words: Sequence[str]) -> Callable[[random.Random], str]:
    return lambda rng: rng.choice(words)


def _pair(firsts: Sequence[str], seconds: Sequence[str]) -> Callable[[random.Random], str]:
    return lambda rng: f"{rng.choice(firsts)} {rng.choice(seconds)}"


def _phone(rng: random.Random) -> str:
    return f"{rng.randrange(200, 1000)}-{rng.randrange(10000):04}"


def _grouped(rng: random.Random) -> str:
    return f"{rng.randrange(100, 1000)} {rng.randrange(1000):03}"


def _mark(rng: random.Random) -> str:
    return f"{''.join(rng.sample(_LETTERS, 3))}-{rng.randrange(10, 100)}"


def _clock(rng: random.Random) -> str:
    return f"{rng.randrange(5, 22):02}:{rng.randrange(60):02}"


def _date(rng: random.Random) -> str:
    return f"{rng.randrange(10, 29)} {rng.choice(_MONTHS)}"


def _amount(rng: random.Random) -> str:
    return f"${rng.randrange(10, 100)},{rng.randrange(1000):03}"


_ATTRIBUTES: dict[str, Callable[[random.Random], str]] = {
    "licence number": _number(10000, 50000), "alarm code": _number(50000, 100000),
    "phone number": _phone, "customer number": _grouped, "registration mark": _mark,
    "start time": _clock, "meeting hour": _pair(_PAST, _HOURS), "password": _one_of(_PASSWORDS),
    "motto": _pair(_MOODS, _SUBJECTS), "signal colour": _one_of(_COLOURS),
    "mascot": _one_of(_MASCOTS), "contact person": _pair(_FIRST_NAMES, _LAST_NAMES),
    "review date": _date, "annual budget": _amount}
_NUMBERED = ("licence number", "alarm code", "phone number", "customer number")

_STATEMENTS = (
    "We settled on {value} as the {attribute} of the {entity}.",
    "In the end the {attribute} that the {entity} got was {value}.",
    "The {entity}'s {attribute} has been changed to {value}.",
    "Write this down somewhere: {attribute} of the {entity}, {value}.",
    "As of this morning, {value} serves as the {attribute} for the {entity}.",
    "Regarding the {entity}: its {attribute} is now {value}, whatever the old list says.",
    "Anyone dealing with the {entity} will need its {attribute}, which is {value}.",
    "According to Dora, the {entity} has {value} as its {attribute}.")
_QUESTIONS = (
    "What is the {entity}'s {attribute}?",
    "Can you tell me which {attribute} the {entity} has?",
    "I need the {attribute} of the {entity}. What is it?",
    "Do you know what the {attribute} of the {entity} is?",
    "What was noted as the {attribute} for the {entity}?",
    "What does the text give as the {attribute} of the {entity}?")

NAMES = Names(_NAMES, _KINDS, _ATTRIBUTES, _NUMBERED, _STATEMENTS, _QUESTIONS,
              "The {entity}'s {attribute} is")
