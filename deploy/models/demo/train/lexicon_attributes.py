"""Slots of the table of attributes that other facts do not have: more kinds of entities, and values
that are words, phrases, ranges and codes of many shapes."""

import random

import names
from attribute_tables import HEADS, MODIFIERS, NOUNS
from draws import LETTERS, Sampler, between, digits, one_of, pick
from entity_values import book, city, coined_name, first_name, last_name
from text_tables import word_lists

WORDS = word_lists("attributes/words")
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz"
COMPASS = ("north", "south", "east", "west", "north-east", "north-west", "south-east", "south-west")


def pairs(first: tuple[str, ...], second: tuple[str, ...], between_them: str = " ") -> Sampler:
    """One of each, in this order."""
    return lambda rng: pick(rng, first) + between_them + pick(rng, second)


def of_city(nouns: tuple[str, ...], others: tuple[str, ...], share: float = 0.6) -> Sampler:
    """Names that are alike: "Oslo ferry", "Oslo mill", "Bergen ferry"."""
    return lambda rng: (
        f"{city(rng) if rng.random() < share else pick(rng, others)} {pick(rng, nouns)}")


def of_family(nouns: tuple[str, ...]) -> Sampler:
    return lambda rng: f"{last_name(rng)} {pick(rng, nouns)}"


def of_number(nouns: tuple[str, ...]) -> Sampler:
    """"Order 5513", "Sample 41-B"."""
    def drawn(rng: random.Random) -> str:
        mark = digits(rng, 1, 5)
        if rng.random() < 0.2:
            mark += "-" + pick(rng, LETTERS)
        return f"{pick(rng, nouns)} {mark}"
    return drawn


def odd_code(rng: random.Random) -> str:
    """Codes of uncommon shapes: "7-41-B", "kq/208", "4 0 9 1"."""
    chance, few, many = rng.random(), between(rng, 1, 99), between(rng, 100, 9999)
    capital, small = pick(rng, LETTERS), pick(rng, CODE_LETTERS) + pick(rng, CODE_LETTERS)
    if chance < 0.16:
        return f"{between(rng, 1, 9)}-{few}-{capital}"
    if chance < 0.32:
        return f"{small}/{many}"
    if chance < 0.46:
        return " ".join(digits(rng, 3, 5))
    if chance < 0.58:
        return f"{capital}.{few}.{between(rng, 1, 9)}"
    if chance < 0.68:
        return f"{capital}{few}/{between(rng, 1, 99)}"
    if chance < 0.78:
        return f"{pick(rng, names.WORDS)}_{few}"
    if chance < 0.88:
        return f"{few:02d}:{small}:{between(rng, 10, 99)}"
    return f"{capital}{small[:1].upper()} {few} {between(rng, 10, 99)}"


def clock_words(rng: random.Random) -> str:
    """A time of day in words, as it stands after "at"."""
    hour, chance = WORDS["number_words"][between(rng, 0, 11)], rng.random()
    if chance < 0.35:
        return f"half past {hour}"
    if chance < 0.65:
        return f"a quarter {'to' if rng.random() < 0.5 else 'past'} {hour}"
    if chance < 0.92:
        return f"{hour} o'clock" if rng.random() < 0.4 else f"{hour} in the {pick(rng, HALVES)}"
    return "noon" if rng.random() < 0.5 else "midnight"


HALVES = ("morning", "evening", "afternoon")


def hours(rng: random.Random) -> str:
    """From when to when, without "from"."""
    first, last = between(rng, 5, 11), between(rng, 1, 11)
    if rng.random() < 0.5:
        return f"{first:02d}:{pick(rng, QUARTERS)} to {last + 12}:{pick(rng, QUARTERS)}"
    return f"{first} am to {last} pm" if rng.random() < 0.6 else f"{first}-{last + 12}"


QUARTERS = ("00", "15", "30", "45")


def days(rng: random.Random) -> str:
    """Weekdays, as they stand after "on"."""
    first, second = pick(rng, names.WEEKDAYS), pick(rng, names.WEEKDAYS)
    chance = rng.random()
    if chance < 0.3 and first != second:
        return f"{first}s and {second}s"
    if chance < 0.6:
        return f"{first} {pick(rng, HALVES)}s"
    return f"every second {first}" if chance < 0.75 else f"{first}s"


def spoken_day(rng: random.Random) -> str:
    """A day in words, as it stands after "on"."""
    if rng.random() < 0.5:
        return f"the {pick(rng, WORDS['ordinals'][:4])} {pick(rng, names.WEEKDAYS)} in " + pick(
            rng, names.MONTHS)
    if rng.random() < 0.5:
        return f"the {between(rng, 4, 20)}th of {pick(rng, names.MONTHS)}"
    return f"{pick(rng, names.WEEKDAYS)}, {between(rng, 1, 28)} {pick(rng, names.MONTHS)}"


def how_often(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.35:
        return f"every {pick(rng, WORDS['number_words'][1:10])} {pick(rng, LONG_UNITS)}"
    if chance < 0.7:
        return f"{pick(rng, TIMES)} a {pick(rng, ('day', 'week', 'month', 'year'))}"
    return f"{between(rng, 2, 90)} times a {pick(rng, ('day', 'week', 'month', 'year'))}"


LONG_UNITS = ("hours", "days", "weeks", "months", "years")
TIMES = ("once", "twice", "three times", "four times", "at least once", "at most twice")


def spell(rng: random.Random) -> str:
    """A duration in words."""
    if rng.random() < 0.3:
        return pick(rng, WORDS["spells"])
    return f"{pick(rng, WORDS['number_words'][1:])} {pick(rng, LONG_UNITS + ('minutes',))}"


def era(rng: random.Random) -> str:
    """A long time ago, without its article."""
    if rng.random() < 0.5:
        return f"{between(rng, 9, 19)}th century"
    return f"{pick(rng, ('early ', 'late ', ''))}{between(rng, 165, 199)}0s"


def span(rng: random.Random) -> str:
    """A range of numbers."""
    first = between(rng, 1, 80)
    last = first + between(rng, 1, 60)
    return f"{first} to {last}" if rng.random() < 0.6 else f"{first}-{last}"


def tally(rng: random.Random) -> str:
    """A count, mostly in words."""
    chance = rng.random()
    if chance < 0.65:
        return pick(rng, WORDS["number_words"][1:])
    if chance < 0.8:
        return f"{pick(rng, WORDS['number_words'][1:5])} dozen"
    return str(between(rng, 2, 60))


def rank(rng: random.Random) -> str:
    return f"{between(rng, 4, 20)}th" if rng.random() < 0.4 else pick(rng, WORDS["ordinals"])


def with_unit(units: tuple[str, ...], most: int = 900) -> Sampler:
    def drawn(rng: random.Random) -> str:
        if rng.random() < 0.25:
            return f"{between(rng, 0, 60)}.{between(rng, 1, 9)} {pick(rng, units)}"
        return f"{between(rng, 2, most)} {pick(rng, units)}"
    return drawn


def dimensions(rng: random.Random) -> str:
    width, height = between(rng, 5, 400), between(rng, 5, 400)
    unit = pick(rng, ("cm", "mm", "inches", "metres"))
    return f"{width} {pick(rng, ('x', 'by'))} {height} {unit}"


def rate(rng: random.Random) -> str:
    return f"{between(rng, 2, 400)} {pick(rng, WORDS['rates'])}"


def coordinates(rng: random.Random) -> str:
    first, second = between(rng, 1, 79), between(rng, 1, 179)
    return (f"{first}.{between(rng, 0, 9)} {pick(rng, ('N', 'S'))}, "
            f"{second}.{between(rng, 0, 9)} {pick(rng, ('E', 'W'))}")


def rating(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.4:
        return f"{between(rng, 1, 4)}.{between(rng, 1, 9)} stars"
    return f"{between(rng, 1, 9)}/10" if chance < 0.7 else f"{between(rng, 2, 9)} out of 10"


def file_name(rng: random.Random) -> str:
    stem = pick(rng, names.WORDS)
    if rng.random() < 0.5:
        stem += pick(rng, ("_", "-")) + pick(rng, names.OBJECTS)
    return stem + pick(rng, WORDS["endings_of_files"])


def folder(rng: random.Random) -> str:
    return f"/{pick(rng, ('srv', 'data', 'home', 'opt'))}/{pick(rng, names.WORDS)}"


def command(rng: random.Random) -> str:
    return f"{pick(rng, ('make', 'run', 'start', 'sync'))} {pick(rng, names.WORDS)}" + pick(
        rng, (" --all", " --fast", "", "-test"))


def branch(rng: random.Random) -> str:
    return f"{pick(rng, ('fix', 'feature', 'release'))}/{pick(rng, names.WORDS)}"


def web_page(rng: random.Random) -> str:
    return f"{pick(rng, names.WORDS)}.{coined_name(rng).lower()}.example"


def mixture(rng: random.Random) -> str:
    """Two or three ingredients."""
    first, second, third = rng.sample(names.INGREDIENTS, 3)
    return f"{first}, {second} and {third}" if rng.random() < 0.5 else f"{first} and {second}"


def languages(rng: random.Random) -> str:
    first, second = rng.sample(names.LANGUAGES, 2)
    return f"{first} and {second}"


def stops(rng: random.Random) -> str:
    """Places on a way."""
    return f"{city(rng)} and {city(rng)}" if rng.random() < 0.5 else city(rng)


def creature(rng: random.Random) -> str:
    return f"{pick(rng, names.PET_NAMES)} the {pick(rng, names.ANIMALS)}"


def host(rng: random.Random) -> str:
    return f"{pick(rng, ('node', 'srv', 'db', 'web', 'cache'))}-{between(rng, 1, 99):02d}"


def recipe(rng: random.Random) -> str:
    return f"{first_name(rng)}'s {pick(rng, names.DISHES)}"


def institution(rng: random.Random) -> str:
    return f"{city(rng)} {pick(rng, WORDS['institutions'])} of {pick(rng, WORDS['fields'])}"


def shop(rng: random.Random) -> str:
    first = last_name(rng) if rng.random() < 0.5 else city(rng)
    return f"{first} {pick(rng, WORDS['shops'])}"


QUALIFIERS = tuple(names.FACILITY_QUALIFIERS[:17])
KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "band": of_city(WORDS["bands"], tuple(colour.capitalize() for colour in names.COLOURS)),
    "club": of_city(WORDS["clubs"], QUALIFIERS, 0.8),
    "committee": of_city(WORDS["committees"], QUALIFIERS, 0.7),
    "craft": of_city(WORDS["crafts"], QUALIFIERS, 0.8),
    "creature": creature,
    "department": of_city(WORDS["departments"], QUALIFIERS, 0.7),
    "device": pairs(tuple(names.ROOMS), WORDS["devices"]),
    "document": of_family(WORDS["documents"]),
    "film": book,
    "host": host,
    "house": of_family(WORDS["houses"]),
    "institution": institution,
    "island": lambda rng: f"{coined_name(rng)} Island",
    "machine": of_city(WORDS["machines"], tuple(names.COLOURS) + QUALIFIERS, 0.5),
    "mountain": lambda rng: f"Mount {coined_name(rng)}",
    "painting": book,
    "paper": of_number(WORDS["papers"]),
    "recipe": recipe,
    "river": lambda rng: f"{coined_name(rng)} River",
    "shop": shop,
    "trial": of_number(WORDS["trials"]),
}
OTHER_NAMES = (*names.LAST_NAMES, *names.FACILITY_QUALIFIERS)
KINDS_OF_ITS_OWN |= {
    "affair": of_city(NOUNS["affair_nouns"], OTHER_NAMES, 0.5),
    "apparatus": of_city(NOUNS["apparatus_nouns"], OTHER_NAMES, 0.5),
    "article": of_city(NOUNS["article_nouns"], OTHER_NAMES + tuple(names.COLOURS), 0.3),
    "organisation": of_city(NOUNS["organisation_nouns"], OTHER_NAMES, 0.6),
    "transport": of_city(NOUNS["transport_nouns"], OTHER_NAMES, 0.5),
    "venue": of_city(NOUNS["venue_nouns"], OTHER_NAMES, 0.6),
}
KINDS_OF_ITS_OWN |= {f"{kind}_label": pairs(MODIFIERS, heads) for kind, heads in HEADS.items()}
KINDS_OF_ITS_OWN |= {
    "ban": one_of(WORDS["bans"]), "branch": branch, "cause": one_of(WORDS["causes"]),
    "clock_words": clock_words, "command": command, "compass": one_of(COMPASS),
    "condition": one_of(WORDS["conditions"]),
    "contents": pairs(WORDS["qualities"], WORDS["contents"]), "coordinates": coordinates,
    "days": days, "dimensions": dimensions, "direction": one_of(WORDS["directions"]),
    "drink": one_of(WORDS["drinks"]), "electric": with_unit(("watts", "kW", "amps")), "era": era,
    "fabric": pairs(tuple(names.COLOURS), WORDS["fabrics"]), "feed": one_of(WORDS["feeds"]),
    "file_name": file_name, "floor": one_of(WORDS["floors"]), "folder": folder,
    "genre": one_of(WORDS["genres"]), "gift": one_of(WORDS["gifts"]),
    "grade": one_of(WORDS["grades"]), "hours": hours, "how_often": how_often,
    "languages": languages, "level": one_of(WORDS["levels"]), "looks": one_of(WORDS["looks"]),
    "mixture": mixture, "moment": one_of(WORDS["moments"]), "motto": one_of(WORDS["mottos"]),
    "need": one_of(WORDS["needs"]), "nick": one_of(WORDS["nicknames"]), "odd_code": odd_code,
    "pattern": one_of(WORDS["patterns"]), "payment": one_of(WORDS["payments"]),
    "purpose": one_of(WORDS["purposes"]), "rank": rank, "rate": rate, "rating": rating,
    "season": one_of(WORDS["seasons"]), "shape": one_of(WORDS["shapes"]),
    "smell": one_of(WORDS["smells"]), "sound": one_of(WORDS["sounds"]), "span": span,
    "spell": spell, "spoken_day": spoken_day, "status": one_of(WORDS["states"]), "stops": stops,
    "storage": with_unit(("GB", "MB", "TB")),
    "stuff": pairs(WORDS["surfaces"], tuple(names.MINERALS)), "tally": tally,
    "temper": one_of(WORDS["tempers"]), "tool": one_of(WORDS["tools"]),
    "unit": one_of(WORDS["units"]),
    "volume": with_unit(("litres", "ml", "gallons", "cubic metres")),
    "weather": one_of(WORDS["weather"]), "web_page": web_page,
    "yes_or_no": one_of(WORDS["yes_and_no"]),
}
