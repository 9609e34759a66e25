"""Files of forty records: JSON lines, and settings or tables, with a question about one."""

import json
import random
from collections.abc import Callable

from evaluation_case import Query

ENTRIES = 40

_BOOKING_LETTERS = ("HX", "HK", "XH", "KX")
_PLATE_LETTERS = ("LOM", "LON", "MOL", "NOL")
_COLOURS = ("blue", "grey", "ruby", "sand", "jade", "rust")
_MOSSES = ("moss", "fern", "lichen", "sedge", "clover", "reed", "algae", "ivy", "heath", "spruce")
_TEMPERS = ("Slow", "Broken", "Distant", "Winter", "Paper", "Second", "Hidden", "Golden")
_SCENES = ("River", "Harbour", "Window", "Waltz", "Garden", "Letter", "Mountain", "Promise")
_PERSONS = ("Babette", "Cyrus", "Dagny", "Emeka", "Fleur", "Gyula", "Hilario", "Imke", "Jorunn",
            "Kamala", "Lionel", "Mireille")
_SITES = ("cliff path", "north bog", "old ford", "chalk pit", "pine ridge", "salt meadow")


def _booking(key: str, rng: random.Random) -> dict[str, object]:
    return {"booking": key, "room": rng.randrange(100, 1000), "nights": rng.randrange(1, 15),
            "arrival": f"2031-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}"}


def _vehicle(key: str, rng: random.Random) -> dict[str, object]:
    return {"driver": rng.choice(_PERSONS), "mileage": rng.randrange(8000, 250000), "plate": key}


def _specimen(key: str, rng: random.Random) -> dict[str, object]:
    return {"specimen": key, "site": rng.choice(_SITES), "mass_mg": rng.randrange(100, 20000),
            "length_mm": rng.randrange(21, 99)}


def _recording(key: str, rng: random.Random) -> dict[str, object]:
    return {"title": key, "composer": rng.choice(_PERSONS), "seconds": rng.randrange(95, 900)}


_Maker = Callable[[str, random.Random], dict[str, object]]
_SCHEMAS: tuple[tuple[_Maker, tuple[str, ...], dict[str, str]], ...] = (
    (_booking, tuple(f"{letters}-{number}" for letters in _BOOKING_LETTERS
                     for number in range(4410, 4440)),
     {"room": "Which room was given to booking {key}?",
      "arrival": "What is the date of arrival of booking {key}?"}),
    (_vehicle, tuple(f"{letters} {number}" for letters in _PLATE_LETTERS
                     for number in range(230, 260)),
     {"mileage": "What is the mileage of the car with the plate {key}?",
      "driver": "Who drives the car with the plate {key}?"}),
    (_specimen, tuple(f"{moss}-{colour}" for moss in _MOSSES for colour in _COLOURS),
     {"mass_mg": "How many milligrams does the specimen {key} weigh?",
      "site": "At which site was {key} collected?"}),
    (_recording, tuple(f"{temper} {scene}" for temper in _TEMPERS for scene in _SCENES),
     {"seconds": "How many seconds long is the piece {key}?",
      "composer": "Who composed {key}?"}),
)

_PARTS = ("orbit", "pager", "ledger", "lens", "gateway", "shuttle")
_SUBPARTS = ("fetch", "flush", "input", "output", "warmup")
_SETTINGS = ("depth", "delay", "margin", "policy", "budget", "ceiling")
_POLICIES = ("cautious", "greedy", "patient", "random", "nightly", "mirrored", "frugal", "open")
_SETTING_QUESTIONS = ("Which value was chosen for {key}?", "What does {key} equal?",
                      "What did they put for {key}?")

_MATERIALS = ("copper", "brass", "steel", "rubber", "nylon", "oak", "zinc", "glass")
_ARTICLES = ("elbow", "flange", "washer", "hook", "sleeve", "bracket", "knob", "tube")
_COLUMNS = ("article", "stock", "aisle", "supplier")
_TABLE_QUESTIONS = {"stock": "What is the stock of the {key}?",
                    "aisle": "In which aisle is the {key} kept?",
                    "supplier": "Who is the supplier of the {key}?"}


def json_lines(rng: random.Random, schema: int) -> tuple[str, Query]:
    """Forty JSON objects on lines of their own, and a question about one field of one of them."""
    make, keys, questions = _SCHEMAS[schema % len(_SCHEMAS)]
    records = {key: make(key, rng) for key in rng.sample(keys, ENTRIES)}
    key = rng.choice(list(records))
    field = rng.choice(list(questions))
    lines = [json.dumps(record) for record in records.values()]
    value = records[key][field]
    also = (json.dumps(value),) if isinstance(value, str) else ()  # a word may keep its quotes
    return "\n".join(lines), Query(questions[field].format(key=key), str(value), also)


def key_values(rng: random.Random, syntax: int) -> tuple[str, Query]:
    """Forty settings in one of two syntaxes, or a table of forty rows in one of two, and a question
    about one of them."""
    turn = syntax % 4
    return _settings(rng, turn // 2) if turn % 2 == 0 else _table(rng, turn // 2)


def _settings(rng: random.Random, syntax: int) -> tuple[str, Query]:
    """Keys of three parts with a number, a word or a duration each."""
    form, joint = (("{key} := {value}", "."), ("export {key}={value}", "_"))[syntax]
    everything = [joint.join((part, subpart, name))
                  for part in _PARTS for subpart in _SUBPARTS for name in _SETTINGS]
    keys = rng.sample(everything, ENTRIES)
    if joint == "_":
        keys = [key.upper() for key in keys]
    values = {key: _setting(rng) for key in keys}
    lines = [form.format(key=key, value=value) for key, value in values.items()]
    key = rng.choice(keys)
    return "\n".join(lines), Query(rng.choice(_SETTING_QUESTIONS).format(key=key), values[key])


def _setting(rng: random.Random) -> str:
    kind = rng.randrange(3)
    if kind == 0:
        return str(rng.randrange(11, 50000))
    if kind == 1:
        return rng.choice(_POLICIES)
    return f"{rng.randrange(2, 600)}{rng.choice(('ms', 's', 'min'))}"


def _table(rng: random.Random, syntax: int) -> tuple[str, Query]:
    """A heading and rows of four columns, with commas or with bars between them."""
    names = rng.sample([f"{material} {article}" for material in _MATERIALS
                        for article in _ARTICLES], ENTRIES)
    rows = {name: (name, str(rng.randrange(12, 5000)),
                   f"{rng.choice('ABCDEFGH')}{rng.randrange(1, 30)}", rng.choice(_PERSONS))
            for name in names}
    table = (_COLUMNS, *rows.values())
    if syntax == 0:
        lines = [",".join(row) for row in table]
    else:
        lines = [f"| {' | '.join(row)} |" for row in table]
    name = rng.choice(names)
    column = rng.choice(list(_TABLE_QUESTIONS))
    answer = rows[name][_COLUMNS.index(column)]
    return "\n".join(lines), Query(_TABLE_QUESTIONS[column].format(key=name), answer)
