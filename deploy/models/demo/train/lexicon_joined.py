"""Slots of joined facts that other facts do not have: more kinds of middles, and what their values
are."""

import random

import names
from draws import LETTERS, Sampler, between, digits, letters, one_of, pick
from entity_values import city, coined_name, event, first_name, last_name
from text_tables import word_lists

WORDS = word_lists("joined/words")


def order_number(rng: random.Random) -> str:
    return digits(rng, 4, 7)


def document(rng: random.Random) -> str:
    return f"{pick(rng, WORDS['documents']).capitalize()} {letters(rng, 1)}-{digits(rng, 2, 4)}"


def train(rng: random.Random) -> str:
    return f"Train {pick(rng, ('IC', 'RE', 'EC', 'N', 'T'))} {digits(rng, 2, 4)}"


def ticket(rng: random.Random) -> str:
    return f"Ticket {pick(rng, ('OPS', 'HELP', 'WEB', 'T', 'BUG', 'INC'))}-{digits(rng, 3, 5)}"


def parcel(rng: random.Random) -> str:
    return f"Parcel {letters(rng, 1)}{digits(rng, 3, 5)}"


def machine(rng: random.Random) -> str:
    return f"{pick(rng, names.COLOURS)} {pick(rng, WORDS['machines'])}"


def cabinet(rng: random.Random) -> str:
    apart = names.COLOURS if rng.random() < 0.6 else names.MATERIALS
    return f"{pick(rng, apart)} {pick(rng, WORDS['furniture'])}"


def key(rng: random.Random) -> str:
    return f"{pick(rng, WORDS['keys'])} key"


def eatery(rng: random.Random) -> str:
    colour = pick(rng, names.COLOURS).capitalize()
    return f"{colour} {pick(rng, WORDS['eateries'])}"


def hotel(rng: random.Random) -> str:
    return f"Hotel {coined_name(rng) if rng.random() < 0.5 else pick(rng, names.CITIES)}"


def hall(rng: random.Random) -> str:
    if rng.random() < 0.15:
        mark = pick(rng, LETTERS) if rng.random() < 0.5 else str(between(rng, 1, 60))
        return f"{pick(rng, ('Hall', 'Building', 'Block', 'House', 'Tower'))} {mark}"
    first = last_name(rng) if rng.random() < 0.7 else coined_name(rng)
    return f"{first} {pick(rng, ('Hall', 'House', 'Theatre', 'Centre', 'Pavilion', 'Arena'))}"


def occasion(rng: random.Random) -> str:
    """An event, which a season or those concerned tell apart as often as a town."""
    chance = rng.random()
    if chance < 0.4:
        return event(rng)
    if chance < 0.9:
        return f"{pick(rng, WORDS['occasions'])} {pick(rng, names.EVENTS)}"
    return f"wedding of {first_name(rng)} and {first_name(rng)}"


def island(rng: random.Random) -> str:
    return f"{pick(rng, ('Isle of', 'Cape', 'Mount', 'Lake', 'Port'))} {coined_name(rng)}"


def school(rng: random.Random) -> str:
    kind = pick(rng, ("Academy", "College", "School", "University", "Institute"))
    return f"{city(rng)} {kind}"


def band(rng: random.Random) -> str:
    return f"{pick(rng, names.COLOURS).capitalize()} {pick(rng, WORDS['bands'])}"


def painting(rng: random.Random) -> str:
    """A title in quotation marks."""
    kind = pick(rng, ("Study of", "Portrait of", "Night in", "View of", "Farewell to"))
    return f'"{kind} {city(rng)}"'


def script(rng: random.Random) -> str:
    ending = pick(rng, ("py", "sh", "js", "rb", "sql", "cpp", "go"))
    return f"{pick(rng, names.SOFTWARE)}_{pick(rng, names.WORDS)}.{ending}"


def host(rng: random.Random) -> str:
    return f"{pick(rng, names.WORDS)}-{between(rng, 1, 99):02d}"


def weeks(rng: random.Random) -> str:
    return f"{between(rng, 2, 40)} {pick(rng, ('weeks', 'months', 'lessons', 'days', 'evenings'))}"


def stature(rng: random.Random) -> str:
    return f"{between(rng, 110, 215)} {pick(rng, ('cm', 'centimetres'))}"


def distance(rng: random.Random) -> str:
    return f"{between(rng, 2, 900)} {pick(rng, ('metres', 'km', 'miles', 'yards', 'steps'))}"


def shelf(rng: random.Random) -> str:
    return f"{pick(rng, ('shelf', 'drawer', 'hook', 'rack', 'box'))} {between(rng, 1, 99)}"


KINDS_OF_COMPOSITIONS: dict[str, Sampler] = {
    "band": band, "breed": one_of(WORDS["breeds"]), "builders": one_of(WORDS["builders"]),
    "cabinet": cabinet, "committee": one_of([f"{name} committee" for name in WORDS["committees"]]),
    "course": one_of([f"{name} course" for name in WORDS["courses"]]),
    "department": one_of([f"{name} department" for name in WORDS["departments"]]),
    "distance": distance, "document": document, "eatery": eatery, "faulty": one_of(WORDS["faulty"]),
    "floor": one_of(WORDS["floors"]), "hall": hall, "host": host, "hotel": hotel, "island": island,
    "key": key, "machine": machine, "noise": one_of(WORDS["noises"]), "occasion": occasion,
    "opening_days": one_of(WORDS["opening_days"]), "order_number": order_number,
    "painting": painting, "parcel": parcel, "rank": one_of(WORDS["ranks"]),
    "report": one_of(WORDS["reports"]), "school": school, "script": script, "shelf": shelf,
    "state": one_of(WORDS["states"]), "stature": stature, "style": one_of(WORDS["styles"]),
    "ticket": ticket, "train": train, "weeks": weeks,
    "wing": one_of([f"{name} wing" for name in WORDS["wings"]]),
}
