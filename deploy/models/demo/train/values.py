"""Draws the text of one slot, by its kind: KINDS maps the name that stands in a wording's braces to
its sampler."""

import random
from collections.abc import Mapping, Sequence

import names
from draws import Sampler, between, digits, one_of, pick
from entity_values import (
    PLURAL_ANIMALS,
    PLURAL_OBJECTS,
    address,
    book,
    box,
    city,
    coined_name,
    company,
    doctor,
    email,
    event,
    facility,
    first_name,
    flight,
    full_name,
    last_name,
    numbered,
    owned,
    person,
    place,
    product,
    project,
    role,
    room_name,
    ship,
    site,
    software,
    street,
    team,
    thing,
    vehicle,
)
from measured_values import (
    amount,
    code,
    count,
    date,
    decimal,
    duration,
    length,
    number,
    percent,
    phone,
    price,
    score,
    small,
    temperature,
    time_of_day,
    uuid,
    version,
    weight,
    with_commas,
    year,
)

WORDS = names.WORDS + names.OBJECTS + names.ANIMALS + names.INGREDIENTS + names.MINERALS


def word(rng: random.Random) -> str:
    """One word in small letters, at times one that does not exist."""
    return coined_name(rng).lower() if rng.random() < 0.12 else pick(rng, WORDS)


def words(rng: random.Random) -> str:
    """Two to five unrelated words."""
    return " ".join([pick(rng, WORDS) for _ in range(between(rng, 2, 5))])


def activity(rng: random.Random) -> str:
    """What one may do, in the form that stands after "to"."""
    first, chance = pick(rng, names.ACTIVITIES), rng.random()
    if chance < 0.4:
        return first
    if chance < 0.65:
        return f"{first} {pick(rng, names.CIRCUMSTANCES)}"
    return f"{pick(rng, names.PASTIMES)} {thing(rng)} and {first}"


def saying(rng: random.Random) -> str:
    """What a message, a sign or a motto may say, without its full stop."""
    chance = rng.random()
    if chance < 0.2:
        return f"meet me at the {place(rng)} at {time_of_day(rng)}"
    if chance < 0.4:
        return f"{pick(rng, names.ORDERS)} the {thing(rng)} {pick(rng, names.CIRCUMSTANCES)}"
    if chance < 0.6:
        return f"never {pick(rng, names.ORDERS)} a {pick(rng, names.ANIMALS)} in {city(rng)}"
    if chance < 0.8:
        return f"{first_name(rng)} knows where the {thing(rng)} is"
    return f"{activity(rng)}, said the {pick(rng, names.ANIMALS)}"


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
        return word(rng)
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


ANYTHING: tuple[Sampler, ...] = (
    number, number, number, number, code, with_commas, decimal, time_of_day, word,
    words, full_name, one_of(names.COLOURS), city, price, date, percent, version,
)

KINDS: dict[str, Sampler] = {
    "activity": activity,
    "address": address,
    "amount": amount,
    "animal": one_of(names.ANIMALS),
    "animals": one_of(PLURAL_ANIMALS),
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
    "saying": saying,
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
    "word": word,
    "words": words,
    "year": year,
}


def merged(known: Mapping[str, Sampler], own: Mapping[str, Sampler], owner: str
           ) -> dict[str, Sampler]:
    """Kinds that others know too, and those of one owner. A name may not stand for two kinds."""
    if taken := own.keys() & known.keys():
        raise ValueError(f"{owner} has kinds that are known already: {', '.join(sorted(taken))}")
    return {**known, **own}
