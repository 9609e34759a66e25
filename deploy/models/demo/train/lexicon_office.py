"""The lexicon of work: kinds of slots that offices, shops and works need, and numbers as they write
them. KINDS_OF_ITS_OWN adds these slots to those of values.KINDS."""

import random

import names
from draws import Sampler, between, digits, letters, one_of, pick
from entity_values import city
from text_tables import word_lists

WORDS = word_lists("office/words")


def inn(rng: random.Random) -> str:
    """A hotel's or public house's name without an article: "Golden Anchor"."""
    return f"{pick(rng, WORDS['inn_first'])} {pick(rng, WORDS['inn_second'])}"


def society(rng: random.Random) -> str:
    return f"{city(rng)} {pick(rng, WORDS['societies'])}"


def filemark(rng: random.Random) -> str:
    """A reference number as authorities write it."""
    chance = rng.random()
    if chance < 0.35:
        return f"{between(rng, 1990, 2039)}/{between(rng, 1, 9999):04d}"
    if chance < 0.7:
        return f"{letters(rng, between(rng, 1, 2))} {between(rng, 1, 999)}/{between(rng, 10, 39)}"
    return f"{letters(rng, 2)}-{between(rng, 1990, 2039)}-{digits(rng, 2, 4)}"


def plate(rng: random.Random) -> str:
    """A number plate."""
    if rng.random() < 0.5:
        return f"{letters(rng, 3)} {digits(rng, 3, 4)}"
    return f"{letters(rng, 2)}{between(rng, 10, 99)} {letters(rng, 3)}"


def iban(rng: random.Random) -> str:
    """A bank account's number in groups of four."""
    groups = [f"{between(rng, 0, 9999):04d}" for _ in range(between(rng, 3, 4))]
    return f"{letters(rng, 2)}{between(rng, 10, 98)} {' '.join(groups)}"


def stretch(rng: random.Random) -> str:
    """A length of time with its number in words."""
    number = pick(rng, WORDS["words_of_numbers"])
    return f"{number} {pick(rng, ('weeks', 'months', 'years', 'days'))}"


def soon(rng: random.Random) -> str:
    """A time that a letter may set."""
    unit = pick(rng, ("days", "working days", "weeks", "months"))
    small = WORDS["words_of_numbers"][:12]
    number = pick(rng, small) if rng.random() < 0.6 else between(rng, 2, 30)
    return f"{number} {unit}"


def tallied(rng: random.Random) -> str:
    """A number of people or things in one house."""
    return str(between(rng, 41, 980)) if rng.random() < 0.8 else f"{between(rng, 1000, 9800):,}"


def extension(rng: random.Random) -> str:
    """A telephone extension, or another short number that only names something."""
    return str(between(rng, 100, 9999))


def tariff(rng: random.Random) -> str:
    """A small price."""
    chance = rng.random()
    if chance < 0.5:
        return f"${between(rng, 1, 48)}.{5 * between(rng, 0, 19):02d}"
    if chance < 0.8:
        return f"{between(rng, 2, 60)} {pick(rng, ('euros', 'pounds', 'dollars', 'francs'))}"
    number = pick(rng, WORDS["words_of_numbers"])
    return f"{number} {pick(rng, ('euros', 'pounds', 'dollars', 'cents'))}"


def monthday(rng: random.Random) -> str:
    """A day of any month: "3rd"."""
    day = between(rng, 1, 28)
    ending = {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th") if day // 10 != 1 else "th"
    return f"{day}{ending}"


def wait(rng: random.Random) -> str:
    """A part of a day."""
    chance = rng.random()
    if chance < 0.5:
        return f"{between(rng, 3, 95)} minutes"
    if chance < 0.75:
        return f"{between(rng, 2, 14)} hours"
    return f"{pick(rng, WORDS['words_of_numbers'])} {pick(rng, ('minutes', 'hours'))}"


def floorspace(rng: random.Random) -> str:
    unit = pick(rng, ("square metres", "hectares", "acres", "square feet", "sq m"))
    return f"{between(rng, 2, 980)} {unit}"


def wage(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.4:
        return f"${between(rng, 9, 95)}.{5 * between(rng, 0, 19):02d} an hour"
    if chance < 0.7:
        return f"{between(rng, 11, 98) * 100:,} euros a month"
    return f"{between(rng, 18, 140)},000 pounds a year"


def load(rng: random.Random) -> str:
    """An amount of goods with what it is packed in: "14 pallets"."""
    return f"{between(rng, 2, 480)} {pick(rng, WORDS['storage'])}"


def pack(rng: random.Random) -> str:
    """An amount of goods that are counted: "14 pallets"."""
    unit = pick(rng, ("boxes", "crates", "pallets", "cartons", "parcels", "containers"))
    return f"{between(rng, 2, 480)} {unit}"


def chill(rng: random.Random) -> str:
    """The temperature of what is kept cold."""
    return f"{between(rng, -30, 14)} {pick(rng, ('°C', 'degrees', 'degrees Celsius'))}"


def rack(rng: random.Random) -> str:
    """Where a thing is stored: "aisle 7, shelf C"."""
    chance = rng.random()
    if chance < 0.35:
        return f"aisle {between(rng, 1, 60)}, shelf {letters(rng, 1)}"
    if chance < 0.7:
        return f"rack {between(rng, 1, 90)}, level {between(rng, 1, 9)}"
    return f"bay {letters(rng, 1)}{between(rng, 1, 40)}"


def gauge(rng: random.Random) -> str:
    """A size as workshops write it."""
    chance = rng.random()
    if chance < 0.3:
        return f"M{between(rng, 3, 36)}"
    if chance < 0.7:
        return f"{5 * between(rng, 2, 60)} x {5 * between(rng, 2, 90)} cm"
    return f"{between(rng, 2, 95)} by {between(rng, 2, 95)} mm"


def thread(rng: random.Random) -> str:
    """The size of a bolt or a spanner."""
    chance = rng.random()
    if chance < 0.4:
        return f"M{between(rng, 3, 48)}"
    if chance < 0.7:
        return f"{between(rng, 4, 60)} mm"
    return f"{2 * between(rng, 1, 15) - 1}/{2 ** between(rng, 1, 5)} inch"


def stitch(rng: random.Random) -> str:
    """A length that a tape measure shows."""
    return f"{between(rng, 2, 95)} {pick(rng, ('cm', 'centimetres', 'inches', 'mm'))}"


def recurring(rng: random.Random) -> str:
    """When something happens again and again."""
    text = pick(rng, WORDS["recurrences"])
    return text.format(pick(rng, names.WEEKDAYS), pick(rng, names.MONTHS))


KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "agendum": one_of(WORDS["agenda"]),
    "authority": one_of(WORDS["authorities"]),
    "banned": one_of(WORDS["bans"]),
    "buildstuff": one_of(WORDS["build_stuff"]),
    "chill": chill,
    "extension": extension,
    "fieldcrop": one_of(WORDS["field_crops"]),
    "filemark": filemark,
    "floorspace": floorspace,
    "fraction": one_of(WORDS["fractions"]),
    "gauge": gauge,
    "gear": one_of(WORDS["gear"]),
    "goods": one_of(WORDS["goods"]),
    "grounds": one_of(WORDS["grounds"]),
    "herd": one_of(WORDS["herds"]),
    "hour": one_of(WORDS["hours"]),
    "iban": iban,
    "injury": one_of(WORDS["injuries"]),
    "inn": inn,
    "levy": one_of(WORDS["levies"]),
    "load": load,
    "machinefault": one_of(WORDS["symptoms"]),
    "monthday": monthday,
    "offence": one_of(WORDS["offences"]),
    "officeunit": one_of(WORDS["departments"]),
    "pack": pack,
    "paperwork": one_of(WORDS["paperwork"]),
    "perk": one_of(WORDS["perks"]),
    "permit": one_of(WORDS["permits"]),
    "pests": one_of(WORDS["pests"]),
    "plan": one_of(WORDS["plans"]),
    "plantmachine": one_of(WORDS["plant_machines"]),
    "plate": plate,
    "portion": one_of(WORDS["portions"]),
    "post": one_of(WORDS["posts"]),
    "premises": one_of(WORDS["premises"]),
    "rack": rack,
    "recurring": recurring,
    "remark": one_of(WORDS["remarks"]),
    "scheme": one_of(WORDS["schemes"]),
    "snag": one_of(WORDS["snags"]),
    "society": society,
    "soon": soon,
    "sparepart": one_of(WORDS["spare_parts"]),
    "spelled": one_of(WORDS["words_of_numbers"]),
    "stitch": stitch,
    "stretch": stretch,
    "tallied": tallied,
    "tariff": tariff,
    "thread": thread,
    "training": one_of(WORDS["courses"]),
    "wage": wage,
    "wait": wait,
    "wardname": one_of(WORDS["ward_names"]),
    "whereabouts": one_of(WORDS["whereabouts"]),
    "worktask": one_of(WORDS["chores"]),
    "worktool": one_of(WORDS["work_tools"]),
}
