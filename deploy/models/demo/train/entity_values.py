"""Draws entities: people, places, things, and what else a fact may be about. They are composed of
words, so that those which serve as keys come from more than 10^5 combinations."""

import random
from collections.abc import Sequence

import names
from draws import LETTERS, between, digits, letters, pick

ENDINGS_OF_OTHER_PLURALS = "sxyfh"


def plurals(singulars: Sequence[str]) -> list[str]:
    """The plurals of those that simply add an s."""
    regular = [name for name in singulars if name[-1] not in ENDINGS_OF_OTHER_PLURALS]
    return [f"{name}s" for name in regular if name not in names.IRREGULAR_PLURALS]


PLURAL_ANIMALS = plurals(names.ANIMALS)
PLURAL_OBJECTS = plurals(names.OBJECTS)


def coined_name(rng: random.Random) -> str:
    """A name that no list holds ("Velmorton"), so that names are copied and not merely known."""
    name = pick(rng, names.SYLLABLES) + pick(rng, names.SYLLABLE_ENDINGS)
    if rng.random() < 0.5:
        name = pick(rng, names.SYLLABLES) + name
    return name.capitalize()


def first_name(rng: random.Random) -> str:
    return coined_name(rng) if rng.random() < 0.06 else pick(rng, names.FIRST_NAMES)


def last_name(rng: random.Random) -> str:
    return coined_name(rng) if rng.random() < 0.1 else pick(rng, names.LAST_NAMES)


def person(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.75:
        return f"{first_name(rng)} {last_name(rng)}"
    if chance < 0.88:
        return f"{pick(rng, names.TITLES)} {last_name(rng)}"
    return first_name(rng)


def full_name(rng: random.Random) -> str:
    return f"{first_name(rng)} {last_name(rng)}"


def doctor(rng: random.Random) -> str:
    return f"Dr. {last_name(rng)}"


def city(rng: random.Random) -> str:
    return coined_name(rng) if rng.random() < 0.2 else pick(rng, names.CITIES)


def facility(rng: random.Random) -> str:
    qualifier = names.FACILITY_QUALIFIERS
    first = city(rng) if rng.random() < 0.75 else pick(rng, qualifier)
    return f"{first} {pick(rng, names.FACILITIES)}"


def company(rng: random.Random) -> str:
    stem = coined_name(rng) if rng.random() < 0.3 else pick(rng, names.COMPANY_STEMS)
    return f"{stem} {pick(rng, names.COMPANY_KINDS)}"


def project(rng: random.Random) -> str:
    name = coined_name(rng) if rng.random() < 0.2 else pick(rng, names.PROJECT_NAMES)
    return f"Project {name}"


def team(rng: random.Random) -> str:
    return f"{city(rng)} {pick(rng, PLURAL_ANIMALS).capitalize()}"


def ship(rng: random.Random) -> str:
    return coined_name(rng) if rng.random() < 0.3 else pick(rng, names.SHIP_NAMES)


def thing(rng: random.Random) -> str:
    """An object with what sets it apart, without an article: "brass compass"."""
    apart = names.COLOURS if rng.random() < 0.5 else names.MATERIALS
    return f"{pick(rng, apart)} {pick(rng, names.OBJECTS)}"


def box(rng: random.Random) -> str:
    apart = names.COLOURS if rng.random() < 0.6 else names.MATERIALS
    return f"{pick(rng, apart)} {pick(rng, names.CONTAINERS)}"


def vehicle(rng: random.Random) -> str:
    return f"{pick(rng, names.COLOURS)} {pick(rng, names.VEHICLES)}"


def software(rng: random.Random) -> str:
    name = f"{pick(rng, names.SOFTWARE)} {pick(rng, names.SOFTWARE_KINDS)}"
    return f"{city(rng)} {name}" if rng.random() < 0.35 else name


def event(rng: random.Random) -> str:
    return f"{city(rng)} {pick(rng, names.EVENTS)}"


def product(rng: random.Random) -> str:
    return f"{pick(rng, names.COMPANY_STEMS)} {pick(rng, names.OBJECTS)}"


def flight(rng: random.Random) -> str:
    return f"{letters(rng, 2)} {digits(rng, 3, 4)}"


def room_name(rng: random.Random) -> str:
    return pick(rng, names.ROOMS)


def place(rng: random.Random) -> str:
    """A place without an article: "old mill" or "Lisbon warehouse"."""
    return pick(rng, names.PLACES) if rng.random() < 0.7 else facility(rng)


def site(rng: random.Random) -> str:
    """As a facility, the other way round: "warehouse in Lisbon"."""
    return f"{pick(rng, names.FACILITIES)} in {city(rng)}"


def owned(rng: random.Random) -> str:
    """Something that belongs to somebody: "Maria's suitcase"."""
    what = names.BELONGINGS if rng.random() < 0.5 else names.OBJECTS
    return f"{first_name(rng)}'s {pick(rng, what)}"


def numbered(rng: random.Random) -> str:
    """A thing and its number or letter: "Locker 93", "Section B"."""
    mark = pick(rng, LETTERS) if rng.random() < 0.2 else str(between(rng, 1, 999))
    return f"{pick(rng, names.NUMBERED).capitalize()} {mark}"


def role(rng: random.Random) -> str:
    """Somebody known by what he or she does, without an article: "night porter"."""
    before = pick(rng, names.ROLE_QUALIFIERS) if rng.random() < 0.5 else city(rng)
    return f"{before} {pick(rng, names.JOBS)}"


def street(rng: random.Random) -> str:
    return f"{pick(rng, names.STREETS)} {pick(rng, names.STREET_KINDS)}"


def address(rng: random.Random) -> str:
    return f"{between(rng, 1, 199)} {street(rng)}"


def book(rng: random.Random) -> str:
    """A title without an article in front: "Lanterns of Verona"."""
    chance = rng.random()
    first = pick(rng, names.WORDS).capitalize()
    if chance < 0.4:
        return f"{first} and {pick(rng, names.WORDS).capitalize()}"
    if chance < 0.7:
        return f"{first} of {city(rng)}"
    if chance < 0.8:
        return f"{first} in the {pick(rng, names.OBJECTS).capitalize()}"
    return f"{pick(rng, names.COLOURS).capitalize()} {first}"


def email(rng: random.Random) -> str:
    domain = coined_name(rng).lower()
    return f"{first_name(rng).lower()}.{last_name(rng).lower()}@{domain}.com"
