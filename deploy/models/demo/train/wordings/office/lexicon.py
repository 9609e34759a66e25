"""The lexicon of work: kinds of slots that offices, shops and works need, and numbers as they write
them. KINDS_OF_ITS_OWN adds these slots to those of values.KINDS."""

import random

import names
from draws import Sampler, between, digits, letters, one_of, pick
from entity_values import city
from wordings.office.lexicon_words import (
    AGENDA,
    AUTHORITIES,
    BANS,
    BUILD_STUFF,
    CHORES,
    COURSES,
    DEPARTMENTS,
    FIELD_CROPS,
    FRACTIONS,
    GEAR,
    GOODS,
    GROUNDS,
    HERDS,
    HOURS,
    INJURIES,
    INN_FIRST,
    INN_SECOND,
    LEVIES,
    OFFENCES,
    PAPERWORK,
    PERKS,
    PERMITS,
    PESTS,
    PLANS,
    PLANT_MACHINES,
    PORTIONS,
    POSTS,
    PREMISES,
    RECURRENCES,
    REMARKS,
    SCHEMES,
    SNAGS,
    SOCIETIES,
    SPARE_PARTS,
    STORAGE,
    SYMPTOMS,
    WARD_NAMES,
    WHEREABOUTS,
    WORDS_OF_NUMBERS,
    WORK_TOOLS,
)


def inn(rng: random.Random) -> str:
    """A hotel's or public house's name without an article: "Golden Anchor"."""
    return f"{pick(rng, INN_FIRST)} {pick(rng, INN_SECOND)}"


def society(rng: random.Random) -> str:
    return f"{city(rng)} {pick(rng, SOCIETIES)}"


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
    return f"{pick(rng, WORDS_OF_NUMBERS)} {pick(rng, ('weeks', 'months', 'years', 'days'))}"


def soon(rng: random.Random) -> str:
    """A time that a letter may set."""
    unit = pick(rng, ("days", "working days", "weeks", "months"))
    number = pick(rng, WORDS_OF_NUMBERS[:12]) if rng.random() < 0.6 else between(rng, 2, 30)
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
    return f"{pick(rng, WORDS_OF_NUMBERS)} {pick(rng, ('euros', 'pounds', 'dollars', 'cents'))}"


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
    return f"{pick(rng, WORDS_OF_NUMBERS)} {pick(rng, ('minutes', 'hours'))}"


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
    return f"{between(rng, 2, 480)} {pick(rng, STORAGE)}"


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
    text = pick(rng, RECURRENCES)
    return text.format(pick(rng, names.WEEKDAYS), pick(rng, names.MONTHS))


KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "agendum": one_of(AGENDA),
    "authority": one_of(AUTHORITIES),
    "banned": one_of(BANS),
    "buildstuff": one_of(BUILD_STUFF),
    "chill": chill,
    "extension": extension,
    "fieldcrop": one_of(FIELD_CROPS),
    "filemark": filemark,
    "floorspace": floorspace,
    "fraction": one_of(FRACTIONS),
    "gauge": gauge,
    "gear": one_of(GEAR),
    "goods": one_of(GOODS),
    "grounds": one_of(GROUNDS),
    "herd": one_of(HERDS),
    "hour": one_of(HOURS),
    "iban": iban,
    "injury": one_of(INJURIES),
    "inn": inn,
    "levy": one_of(LEVIES),
    "load": load,
    "machinefault": one_of(SYMPTOMS),
    "monthday": monthday,
    "offence": one_of(OFFENCES),
    "officeunit": one_of(DEPARTMENTS),
    "pack": pack,
    "paperwork": one_of(PAPERWORK),
    "perk": one_of(PERKS),
    "permit": one_of(PERMITS),
    "pests": one_of(PESTS),
    "plan": one_of(PLANS),
    "plantmachine": one_of(PLANT_MACHINES),
    "plate": plate,
    "portion": one_of(PORTIONS),
    "post": one_of(POSTS),
    "premises": one_of(PREMISES),
    "rack": rack,
    "recurring": recurring,
    "remark": one_of(REMARKS),
    "scheme": one_of(SCHEMES),
    "snag": one_of(SNAGS),
    "society": society,
    "soon": soon,
    "sparepart": one_of(SPARE_PARTS),
    "spelled": one_of(WORDS_OF_NUMBERS),
    "stitch": stitch,
    "stretch": stretch,
    "tallied": tallied,
    "tariff": tariff,
    "thread": thread,
    "training": one_of(COURSES),
    "wage": wage,
    "wait": wait,
    "wardname": one_of(WARD_NAMES),
    "whereabouts": one_of(WHEREABOUTS),
    "worktask": one_of(CHORES),
    "worktool": one_of(WORK_TOOLS),
}
