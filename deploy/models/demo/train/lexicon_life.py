"""Kinds of slots in sentences of daily life. What may stand after "a" begins with a consonant, so
that the article is always right."""

import random

import names
from draws import Sampler, between, one_of, pick
from text_tables import word_lists

WORDS = word_lists("life/words")


def tally(rng: random.Random) -> str:
    """A number from two to ninety-nine in words."""
    if rng.random() < 0.65:
        return pick(rng, WORDS["small_numbers"])
    tens = pick(rng, WORDS["tens"])
    return tens if rng.random() < 0.4 else f"{tens}-{pick(rng, WORDS['hours'][:9])}"


def spoken_time(rng: random.Random) -> str:
    """A time of the day as it is said."""
    chance, hour = rng.random(), pick(rng, WORDS["hours"])
    if chance < 0.55:
        return f"{pick(rng, WORDS['minutes_beside'])} {hour}"
    if chance < 0.75:
        return f"{hour} o'clock"
    if chance < 0.9:
        return f"{hour} in the {pick(rng, ('morning', 'evening'))}"
    return "noon" if rng.random() < 0.5 else "midnight"


def spoken_day(rng: random.Random) -> str:
    """A day as it is said, in the forms that stand after "on"."""
    chance, weekday = rng.random(), pick(rng, names.WEEKDAYS)
    if chance < 0.35:
        return f"{weekday} {pick(rng, WORDS['day_parts'])}"
    if chance < 0.65:
        return f"the {pick(rng, WORDS['order'])} {weekday} in {pick(rng, names.MONTHS)}"
    if chance < 0.75:
        return f"the {weekday} after {pick(rng, WORDS['feasts'])}"
    return pick(rng, WORDS["feasts"])


def spell(rng: random.Random) -> str:
    """A duration in words."""
    if rng.random() < 0.25:
        return pick(rng, WORDS["spells"])
    return f"{tally(rng)} {pick(rng, WORDS['long_units'])}"


def measure(rng: random.Random) -> str:
    """An amount of something in the kitchen."""
    chance = rng.random()
    if chance < 0.7:
        return f"{pick(rng, WORDS['small_numbers'])} {pick(rng, WORDS['measures'])}"
    if chance < 0.85:
        return f"{25 * between(rng, 1, 36)} ml"
    return "half a cup" if rng.random() < 0.3 else f"{5 * between(rng, 1, 180)} g"


def outdoor_temperature(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.35:
        return f"minus {between(rng, 2, 29)} degrees"
    if chance < 0.5:
        return f"{between(rng, 2, 24)} below zero"
    return f"{between(rng, 2, 39)} {'degrees' if chance < 0.75 else '°C'}"


def dash(rng: random.Random) -> str:
    """An amount of something to drink."""
    chance = rng.random()
    if chance < 0.7:
        return f"{pick(rng, WORDS['small_numbers'])} {pick(rng, WORDS['dashes'])}"
    return f"{25 * between(rng, 1, 36)} ml" if chance < 0.9 else "half a glass"


def garment(rng: random.Random) -> str:
    """A piece of clothing with what sets it apart."""
    apart = names.COLOURS if rng.random() < 0.5 else WORDS["fabrics"]
    return f"{pick(rng, apart)} {pick(rng, WORDS['garments'])}"


def footwear(rng: random.Random) -> str:
    """Clothes that come in pairs."""
    apart = names.COLOURS if rng.random() < 0.6 else WORDS["fabrics"]
    return f"{pick(rng, apart)} {pick(rng, WORDS['footwear'])}"


def spot(rng: random.Random) -> str:
    """Where in the house or garden something is, with its preposition."""
    return f"{pick(rng, WORDS['spot_words'])} the {pick(rng, WORDS['spot_nouns'])}"


def house_name(rng: random.Random) -> str:
    return f"{pick(rng, WORDS['house_words'])} {pick(rng, WORDS['house_kinds'])}"


def flat(rng: random.Random) -> str:
    """A flat's number: "14b" or "3"."""
    mark = pick(rng, "abcd") if rng.random() < 0.6 else ""
    return f"{between(rng, 1, 120)}{mark}"


KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "ailment": one_of(WORDS["ailments"]),
    "appliance": one_of(WORDS["appliances"]),
    "bodypart": one_of(WORDS["body_parts"]),
    "cake": one_of(WORDS["cakes"]),
    "calling": one_of(WORDS["callings"]),
    "charity": one_of(WORDS["charities"]),
    "chore": one_of(WORDS["chores"]),
    "club": one_of(WORDS["clubs"]),
    "complaint": one_of(WORDS["complaints"]),
    "dash": dash,
    "defect": one_of(WORDS["defects"]),
    "drink": one_of(WORDS["drinks"]),
    "fear": one_of(WORDS["fears"]),
    "flat": flat,
    "flower": one_of(WORDS["flowers"]),
    "footwear": footwear,
    "frequency": one_of(WORDS["frequencies"]),
    "furniture": one_of(WORDS["furniture"]),
    "game": one_of(WORDS["games"]),
    "garment": garment,
    "gift": one_of(WORDS["gifts"]),
    "habit": one_of(WORDS["habits"]),
    "hobby": one_of(WORDS["hobbies"]),
    "holiday_home": one_of(WORDS["holiday_homes"]),
    "house": house_name,
    "keepsake": one_of(WORDS["keepsakes"]),
    "kin": one_of(WORDS["kin"]),
    "meal": one_of(WORDS["meals"]),
    "measure": measure,
    "mishap": one_of(WORDS["mishaps"]),
    "neighbour_noise": one_of(WORDS["noises"]),
    "nickname": one_of(WORDS["nicknames"]),
    "outdoor_temperature": outdoor_temperature,
    "party": one_of(WORDS["parties"]),
    "pest": one_of(WORDS["pests"]),
    "pet_breed": one_of(WORDS["breeds"]),
    "produce": one_of(WORDS["produce"]),
    "reason_at_home": one_of(WORDS["reasons"]),
    "remedy": one_of(WORDS["remedies"]),
    "school_thing": one_of(WORDS["school_things"]),
    "shop": one_of(WORDS["shops"]),
    "spell": spell,
    "spoken_day": spoken_day,
    "spoken_time": spoken_time,
    "spot": spot,
    "sweets": one_of(WORDS["names_of_sweets"]),
    "tally": tally,
    "tool": one_of(WORDS["tools"]),
    "toy": one_of(WORDS["toys"]),
    "trait": one_of(WORDS["traits"]),
    "venue": one_of(WORDS["venues"]),
    "weather": one_of(WORDS["weathers"]),
}
