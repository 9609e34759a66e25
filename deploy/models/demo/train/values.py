"""Draws the text of one slot, by its kind: numbers, dates, codes, names, things.

KINDS maps the name that stands in a wording's braces to its sampler. Entities are composed of words, so
that those which serve as keys come from more than 10^5 combinations."""

import random
from collections.abc import Callable, Sequence

import names

Sampler = Callable[[random.Random], str]

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
LETTERS_AND_DIGITS = LETTERS + "23456789"
ENDINGS_OF_OTHER_PLURALS = "sxyfh"


def plurals(singulars: Sequence[str]) -> list[str]:
    """The plurals of those that simply add an s."""
    regular = [name for name in singulars if name[-1] not in ENDINGS_OF_OTHER_PLURALS]
    return [f"{name}s" for name in regular if name not in names.IRREGULAR_PLURALS]


PLURAL_ANIMALS = plurals(names.ANIMALS)
PLURAL_OBJECTS = plurals(names.OBJECTS)


def pick(rng: random.Random, choices: Sequence[str]) -> str:
    """As rng.choice, in a fraction of its time."""
    return choices[int(rng.random() * len(choices))]


def between(rng: random.Random, low: int, high: int) -> int:
    """A whole number from low to high, both included."""
    return low + int(rng.random() * (high - low + 1))


def one_of(choices: Sequence[str]) -> Sampler:
    """The sampler of a plain list."""
    return lambda rng: pick(rng, choices)


def digits(rng: random.Random, low: int = 3, high: int = 8) -> str:
    """A run of low to high digits that does not begin with 0."""
    floor = 10 ** (between(rng, low, high) - 1)
    return str(floor + int(rng.random() * 9 * floor))


def letters(rng: random.Random, count: int) -> str:
    """Random capitals."""
    return "".join([pick(rng, LETTERS) for _ in range(count)])


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
    """A thing and its number or letter: "locker 93", "section B"."""
    mark = pick(rng, LETTERS) if rng.random() < 0.2 else str(between(rng, 1, 999))
    return f"{pick(rng, names.NUMBERED)} {mark}"


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
    return f"{pick(rng, names.COLOURS).capitalize()} {first}"


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


def words(rng: random.Random) -> str:
    """Two to five unrelated words."""
    return " ".join([pick(rng, names.WORDS) for _ in range(between(rng, 2, 5))])


def number(rng: random.Random) -> str:
    """What codes and magic numbers mostly are."""
    return digits(rng)


def secret(rng: random.Random) -> str:
    """Anything that unlocks: mostly digits, else a code."""
    chance = rng.random()
    if chance < 0.72:
        return digits(rng)
    if chance < 0.9:
        return code(rng)
    return f"{between(rng, 0, 9999):04d}" if chance < 0.95 else with_commas(rng)


def password(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.45:
        return pick(rng, names.WORDS)
    if chance < 0.6:
        return words(rng)
    if chance < 0.8:
        return f"{pick(rng, names.WORDS)}{digits(rng, 2, 4)}"
    return f"{pick(rng, names.WORDS)}-{pick(rng, names.WORDS)}" if chance < 0.9 else digits(rng)


def anything(rng: random.Random) -> str:
    """A value of any sort, for files of keys and values."""
    return pick_sampler(rng, ANYTHING)(rng)


def pick_sampler(rng: random.Random, samplers: Sequence[Sampler]) -> Sampler:
    return samplers[int(rng.random() * len(samplers))]


def score(rng: random.Random) -> str:
    return f"{between(rng, 0, 9)}-{between(rng, 0, 9)}"


def version(rng: random.Random) -> str:
    parts = [str(between(rng, 0, 24)) for _ in range(between(rng, 2, 3))]
    return ".".join(parts)


def email(rng: random.Random) -> str:
    domain = coined_name(rng).lower()
    return f"{first_name(rng).lower()}.{last_name(rng).lower()}@{domain}.com"


ANYTHING: tuple[Sampler, ...] = (
    number, number, number, number, code, with_commas, decimal, time_of_day, one_of(names.WORDS),
    words, full_name, one_of(names.COLOURS), city, price, date, percent, version,
)

KINDS: dict[str, Sampler] = {
    "activity": one_of(names.ACTIVITIES),
    "address": address,
    "amount": amount,
    "animal": one_of(names.ANIMALS),
    "animals": one_of(PLURAL_ANIMALS),
    "anything": anything,
    "belonging": one_of(names.BELONGINGS),
    "book": book,
    "box": box,
    "city": city,
    "code": code,
    "colour": one_of(names.COLOURS),
    "company": company,
    "count": count,
    "country": one_of(names.COUNTRIES),
    "date": date,
    "decimal": decimal,
    "dish": one_of(names.DISHES),
    "doctor": doctor,
    "duration": duration,
    "email": email,
    "event": event,
    "facility": facility,
    "first": first_name,
    "flight": flight,
    "full": full_name,
    "ingredient": one_of(names.INGREDIENTS),
    "instrument": one_of(names.INSTRUMENTS),
    "job": one_of(names.JOBS),
    "language": one_of(names.LANGUAGES),
    "last": last_name,
    "length": length,
    "medicine": one_of(names.MEDICINES),
    "mineral": one_of(names.MINERALS),
    "month": one_of(names.MONTHS),
    "number": number,
    "object": one_of(names.OBJECTS),
    "numbered": numbered,
    "objects": one_of(PLURAL_OBJECTS),
    "owned": owned,
    "password": password,
    "percent": percent,
    "person": person,
    "pet": one_of(names.PET_NAMES),
    "phone": phone,
    "place": place,
    "plant": one_of(names.PLANTS),
    "price": price,
    "product": product,
    "project": project,
    "role": role,
    "room": room_name,
    "score": score,
    "secret": secret,
    "ship": ship,
    "site": site,
    "small": small,
    "software": software,
    "sport": one_of(names.SPORTS),
    "street": street,
    "subject": one_of(names.SUBJECTS),
    "team": team,
    "temperature": temperature,
    "thing": thing,
    "time": time_of_day,
    "topic": one_of(names.TOPICS),
    "tree": one_of(names.TREES),
    "uuid": uuid,
    "vehicle": vehicle,
    "version": version,
    "weekday": one_of(names.WEEKDAYS),
    "weight": weight,
    "word": one_of(names.WORDS),
    "words": words,
    "year": year,
}
