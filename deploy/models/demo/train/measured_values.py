"""Draws numbers and what is written like them: times, sums, measures and codes."""

import random

import names
from draws import LETTERS, between, digits, letters, pick

LETTERS_AND_DIGITS = LETTERS + "23456789"


def count(rng: random.Random) -> str:
    return str(between(rng, 2, 99) if rng.random() < 0.6 else between(rng, 100, 9999))


def small(rng: random.Random) -> str:
    return str(between(rng, 2, 40))


def with_commas(rng: random.Random) -> str:
    return f"{between(rng, 1000, 999999):,}"


def price(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.35:
        return f"${between(rng, 1, 999)}.{between(rng, 0, 99):02d}"
    if chance < 0.6:
        return f"${with_commas(rng)}"
    if chance < 0.85:
        return f"{between(rng, 2, 9999)} {pick(rng, ('euros', 'dollars', 'pounds', 'crowns'))}"
    return f"${between(rng, 2, 999)}"


def amount(rng: random.Random) -> str:
    """A large sum."""
    chance = rng.random()
    if chance < 0.4:
        return f"${with_commas(rng)}"
    if chance < 0.6:
        return f"${between(rng, 1, 99)} million"
    if chance < 0.8:
        return f"{with_commas(rng)} euros"
    return f"{between(rng, 1000, 99999999)} dollars"


def time_of_day(rng: random.Random) -> str:
    hour, minute = between(rng, 0, 23), 5 * between(rng, 0, 11)
    chance = rng.random()
    if chance < 0.7:
        return f"{hour:02d}:{minute + between(rng, 0, 4):02d}"
    half = "am" if rng.random() < 0.5 else "pm"
    if chance < 0.85:
        return f"{hour % 12 + 1} {half}"
    return f"{hour % 12 + 1}:{minute:02d} {half}"


def year(rng: random.Random) -> str:
    return str(between(rng, 1780, 2039))


def date(rng: random.Random) -> str:
    """A day of the year, in the forms that stand after "on"."""
    chance, day, month = rng.random(), between(rng, 1, 28), int(rng.random() * 12)
    if chance < 0.4:
        return f"{names.MONTHS[month]} {day}"
    if chance < 0.7:
        return f"{day} {names.MONTHS[month]}"
    if chance < 0.85:
        return f"{day} {names.MONTHS[month]} {between(rng, 1900, 2039)}"
    return f"{between(rng, 1980, 2039)}-{month + 1:02d}-{day:02d}"


def duration(rng: random.Random) -> str:
    return f"{between(rng, 2, 95)} {pick(rng, ('minutes', 'hours', 'days', 'weeks', 'seconds'))}"


def percent(rng: random.Random) -> str:
    number = str(between(rng, 2, 99))
    if rng.random() < 0.4:
        number += f".{between(rng, 1, 9)}"
    return number + ("%" if rng.random() < 0.6 else " percent")


def decimal(rng: random.Random) -> str:
    places = between(rng, 1, 3)
    return f"{between(rng, 0, 99)}.{between(rng, 1, 10 ** places - 1):0{places}d}"


def weight(rng: random.Random) -> str:
    unit = pick(rng, ("kg", "grams", "kilograms", "tonnes", "pounds", "ounces"))
    return f"{decimal(rng) if rng.random() < 0.25 else between(rng, 2, 950)} {unit}"


def length(rng: random.Random) -> str:
    unit = pick(rng, ("metres", "km", "miles", "centimetres", "feet", "inches", "mm"))
    return f"{decimal(rng) if rng.random() < 0.25 else between(rng, 2, 950)} {unit}"


def temperature(rng: random.Random) -> str:
    unit = pick(rng, ("degrees", "°C", "degrees Celsius", "degrees Fahrenheit"))
    return f"{between(rng, 2, 240)} {unit}"


def code(rng: random.Random) -> str:
    """A code that holds letters."""
    chance = rng.random()
    if chance < 0.4:
        return f"{letters(rng, between(rng, 1, 3))}-{digits(rng, 2, 5)}"
    if chance < 0.7:
        return "".join([pick(rng, LETTERS_AND_DIGITS) for _ in range(between(rng, 4, 8))])
    if chance < 0.85:
        return f"{letters(rng, 2)}{digits(rng, 2, 6)}"
    return f"{letters(rng, between(rng, 2, 3))}-{digits(rng, 2, 3)}-{letters(rng, 1)}"


def phone(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.4:
        return f"555-{between(rng, 0, 9999):04d}"
    if chance < 0.7:
        return f"0{digits(rng, 2, 3)} {digits(rng, 3, 3)} {digits(rng, 3, 4)}"
    return f"+{between(rng, 1, 98)} {digits(rng, 2, 3)} {digits(rng, 6, 7)}"


def uuid(rng: random.Random) -> str:
    """Five groups of hexadecimal digits, as random identifiers are written."""
    text = f"{rng.getrandbits(128):032x}"
    return f"{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:]}"


def number(rng: random.Random) -> str:
    """What codes and magic numbers mostly are."""
    return digits(rng)


def score(rng: random.Random) -> str:
    return f"{between(rng, 0, 9)}-{between(rng, 0, 9)}"


def version(rng: random.Random) -> str:
    parts = [str(between(rng, 0, 24)) for _ in range(between(rng, 2, 3))]
    return ".".join(parts)
