"""Slots of joined facts that other facts do not have: more kinds of middles, and what their values
are."""

import random

import names
from draws import LETTERS, Sampler, between, digits, letters, one_of, pick
from entity_values import city, coined_name, event, first_name, last_name


def _list(text: str) -> list[str]:
    return [part.strip() for line in text.strip().splitlines() for part in line.split(" / ")]


DEPARTMENTS = _list("""
payroll / legal / accounts / purchasing / sales / marketing / quality control / customer care
research / planning / maintenance / security / export / personnel / design / complaints / transport
cardiology / press / training / archives / catering / safety / licensing / claims / translation
""")
MACHINES = _list("""
lathe / drill press / boiler / generator / printing press / forklift / crane / loom / kiln / pump
compressor / band saw / mixer / bottling machine / conveyor belt / robot arm / scanner / incinerator
chiller / centrifuge / X-ray machine / photocopier / vending machine / ticket machine / lift
washing machine / heat pump / milling machine / dishwasher / projector
""")
FURNITURE = _list("""
cabinet / wardrobe / bookcase / locker / desk / display case / sideboard / dresser / workbench
filing cabinet / gun cupboard / strongbox / showcase / bureau / drawer / cash box / tool chest
""")
KEYS = _list("""
silver / brass / iron / copper / golden / rusty / tiny / bent / steel / bronze / numbered / crooked
red-tagged / blue-tagged / spare / master / plastic / antique / engraved / square / long / heavy
""")
FAULTY = _list("""
boiler / lift / photocopier / fire alarm / front gate / heating / projector / dishwasher / roof
telephone exchange / coffee machine / water pump / garage door / clock / stove / fence / router
air conditioning / escalator / organ / fridge / doorbell / lawnmower / staircase / sprinkler
""")
EATERIES = _list("""
Fig / Anchor / Lantern / Peacock / Olive / Kettle / Spoon / Heron / Goose / Walnut / Dolphin / Oak
Rose / Crown / Pepper / Swan / Lemon / Barrel / Thistle / Lion / Rooster / Mermaid / Harp / Bell
""")
COURSES = _list("""
Pottery / Welding / First Aid / Bookkeeping / Sailing / Beekeeping / Watercolour / Photography
Creative Writing / Programming / Statistics / Dressmaking / Carpentry / Astronomy / Chess / Cooking
Public Speaking / Gardening / Bread Baking / Calligraphy / Navigation / Juggling / Singing
""")
COMMITTEES = _list("""
safety / finance / building / festival / ethics / library / housing / budget / road / water / sports
hiring / appeals / welcome / heritage / school / parking / garden / planning / music / harbour
""")
BANDS = _list("""
Otters / Foxes / Comets / Lanterns / Shadows / Sparrows / Pilots / Marbles / Hurricanes / Tides
Wolves / Drifters / Teapots / Owls / Rockets / Saints / Strangers / Beetles / Pioneers / Mirrors
""")
DOCUMENTS = _list("""
contract / invoice / report / permit / patent / file / policy / form / certificate / lease / will
deed / map / memo / drawing / licence / blueprint / affidavit / manuscript / receipt / petition
""")
RANKS = _list("""
supervisor / boss / line manager / secretary / assistant / mentor / lawyer / accountant / landlord
neighbour / tutor / dentist / coach / therapist / colleague / godfather / best man / partner
roommate / banker / editor / bodyguard / interpreter / successor / predecessor / deputy / twin
""")
OCCASIONS = _list("""
spring / summer / autumn / winter / annual / charity / farewell / birthday / village / harvest
midnight / open-air / Christmas / Easter / staff / school / members' / New Year's / Saturday
children's / anniversary / opening / closing / jubilee / welcome
""")
WINGS = _list("""
north / south / east / west / old / new / upper / lower / garden / river / inner / outer
""")
FLOORS = _list("""
ground floor / first floor / second floor / third floor / fourth floor / fifth floor / top floor
eighth floor / mezzanine / sixth floor / seventh floor / ninth floor
""")
BUILDERS = _list("""
monks / a local builder / the army / Italian masons / volunteers / the council / prisoners / nuns
the Romans / students / the railway company / Danish engineers / fishermen / a rich merchant
two brothers / the harbour board / a Swiss firm / refugees / the king's carpenters / shipwrights
""")
STATES = _list("""
excellent / poor / fair / good / terrible / new / worn out / damaged / spotless / faulty / dusty
under repair / out of order / on loan / for sale / sold / lost / half finished / restored
""")
BREEDS = _list("""
spaniel / terrier / poodle / beagle / collie / dachshund / greyhound / boxer / pug / setter
parrot / tortoise / hamster / rabbit / pony / donkey / canary / ferret / goat / llama / cat
""")
NOISES = _list("""
humming noise / smell of burning / smoke / clatter / water on the floor / whistling
high-pitched tone / vibration / squeaking / puddle of oil / short circuit / strange light / ticking
noise at night
""")
REPORTS = _list("""
weekly sales / monthly cost / daily error / quarterly tax / yearly growth / hourly traffic / stock
attendance / mileage / complaints / weather / revenue / backup / visitor / energy / overtime
""")
OPENING_DAYS = _list("""
Monday to Friday / Tuesdays only / weekdays / Saturdays / every second Sunday / Monday mornings
Thursday evenings / weekends / Wednesday afternoons / the first Friday of the month / Fridays
the last Sunday of the month / Mondays and Thursdays / school days / public holidays
""")
STYLES = _list("""
jazz / folk / punk / swing / baroque / ska / reggae / tango / gospel / electronic / blues / polka
funk / opera / country / salsa / hip-hop / klezmer / flamenco / metal
""")


def order_number(rng: random.Random) -> str:
    return digits(rng, 4, 7)


def document(rng: random.Random) -> str:
    return f"{pick(rng, DOCUMENTS).capitalize()} {letters(rng, 1)}-{digits(rng, 2, 4)}"


def train(rng: random.Random) -> str:
    return f"Train {pick(rng, ('IC', 'RE', 'EC', 'N', 'T'))} {digits(rng, 2, 4)}"


def ticket(rng: random.Random) -> str:
    return f"Ticket {pick(rng, ('OPS', 'HELP', 'WEB', 'T', 'BUG', 'INC'))}-{digits(rng, 3, 5)}"


def parcel(rng: random.Random) -> str:
    return f"Parcel {letters(rng, 1)}{digits(rng, 3, 5)}"


def machine(rng: random.Random) -> str:
    return f"{pick(rng, names.COLOURS)} {pick(rng, MACHINES)}"


def cabinet(rng: random.Random) -> str:
    apart = names.COLOURS if rng.random() < 0.6 else names.MATERIALS
    return f"{pick(rng, apart)} {pick(rng, FURNITURE)}"


def key(rng: random.Random) -> str:
    return f"{pick(rng, KEYS)} key"


def eatery(rng: random.Random) -> str:
    colour = pick(rng, names.COLOURS).capitalize()
    return f"{colour} {pick(rng, EATERIES)}"


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
        return f"{pick(rng, OCCASIONS)} {pick(rng, names.EVENTS)}"
    return f"wedding of {first_name(rng)} and {first_name(rng)}"


def island(rng: random.Random) -> str:
    return f"{pick(rng, ('Isle of', 'Cape', 'Mount', 'Lake', 'Port'))} {coined_name(rng)}"


def school(rng: random.Random) -> str:
    kind = pick(rng, ("Academy", "College", "School", "University", "Institute"))
    return f"{city(rng)} {kind}"


def band(rng: random.Random) -> str:
    return f"{pick(rng, names.COLOURS).capitalize()} {pick(rng, BANDS)}"


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
    "band": band, "breed": one_of(BREEDS), "builders": one_of(BUILDERS), "cabinet": cabinet,
    "committee": one_of([f"{name} committee" for name in COMMITTEES]),
    "course": one_of([f"{name} course" for name in COURSES]),
    "department": one_of([f"{name} department" for name in DEPARTMENTS]), "distance": distance,
    "document": document, "eatery": eatery, "faulty": one_of(FAULTY), "floor": one_of(FLOORS),
    "hall": hall, "host": host, "hotel": hotel, "island": island, "key": key, "machine": machine,
    "noise": one_of(NOISES), "occasion": occasion, "opening_days": one_of(OPENING_DAYS),
    "order_number": order_number, "painting": painting, "parcel": parcel, "rank": one_of(RANKS),
    "report": one_of(REPORTS), "school": school, "script": script, "shelf": shelf,
    "state": one_of(STATES), "stature": stature, "style": one_of(STYLES), "ticket": ticket,
    "train": train, "weeks": weeks,
    "wing": one_of([f"{name} wing" for name in WINGS]),
}
