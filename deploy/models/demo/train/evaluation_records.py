"""Files of forty records: JSON lines, and keys with their values, with a question about one."""

import json
import random
from collections.abc import Callable

from evaluation_case import Query

ENTRIES = 40

_FIRST = ("amber", "birch", "cobalt", "delta", "ember", "fjord", "grove", "hazel", "indigo",
          "jasper", "kelp", "lotus", "maple", "nickel", "onyx", "pearl", "quill", "raven", "slate",
          "topaz")
_SECOND = ("gate", "relay", "store", "queue", "proxy", "agent", "cache", "timer", "index", "vault")
_PEOPLE = ("Ines", "Tomasz", "Leila", "Arvid", "Chidi", "Marta", "Hugo", "Sanna", "Ravi", "Odile")
_TOWNS = ("Bari", "Lund", "Ghent", "Porto", "Split", "Turku", "Vigo", "Basel", "Izmir", "Cork")


def _service(name: str, rng: random.Random) -> dict[str, object]:
    return {"name": name, "port": rng.randrange(1024, 65536), "owner": rng.choice(_PEOPLE)}


def _order(name: str, rng: random.Random) -> dict[str, object]:
    return {"order": name, "quantity": rng.randrange(10, 9999), "city": rng.choice(_TOWNS)}


def _sensor(name: str, rng: random.Random) -> dict[str, object]:
    return {"sensor": name, "reading": rng.randrange(1000, 9999) / 100, "status": rng.choice(
        ("ok", "stale", "failed")), "battery": rng.randrange(5, 100)}


def _member(name: str, rng: random.Random) -> dict[str, object]:
    return {"id": rng.randrange(10000, 99999), "login": name, "town": rng.choice(_TOWNS)}


_RECORDS: tuple[tuple[Callable[[str, random.Random], dict[str, object]], dict[str, str]], ...] = (
    (_service, {"port": "Which port does {name} use?", "owner": "Who is the owner of {name}?"}),
    (_order, {"quantity": "What is the quantity of order {name}?",
              "city": "To which city does order {name} go?"}),
    (_sensor, {"reading": "What is the reading of sensor {name}?",
               "battery": "What is the battery level of {name}?"}),
    (_member, {"id": "What is the id of the user {name}?", "town": "What is the town of {name}?"}),
)

_AREAS = ("cache", "http", "log", "mail", "queue", "render", "search", "session", "sync", "upload")
_SETTINGS = ("limit", "timeout", "retries", "level", "workers", "interval", "quota", "mode", "size",
             "host")
_MODES = ("strict", "lazy", "eager", "silent", "verbose", "hybrid", "manual", "adaptive")
_SYNTAXES = ("{key} = {value}", "{key}={value}", "{key}: {value}", "set {key} {value}")
_KEY_QUESTIONS = ("What is the value of {key}?", "What is {key} set to?",
                  "Which value does {key} have?")


def json_lines(rng: random.Random, schema: int) -> tuple[str, Query]:
    """Forty JSON objects on lines of their own, and a question about one field of one of them."""
    make, questions = _RECORDS[schema % len(_RECORDS)]
    names = [f"{first}-{second}" for first in _FIRST for second in _SECOND]
    records = {name: make(name, rng) for name in rng.sample(names, ENTRIES)}
    name = rng.choice(list(records))
    field = rng.choice(list(questions))
    lines = [json.dumps(record) for record in records.values()]
    return "\n".join(lines), Query(questions[field].format(name=name), str(records[name][field]))


def key_values(rng: random.Random, syntax: int) -> tuple[str, Query]:
    """Forty settings in one of four syntaxes, and a question about one of them."""
    joint = rng.choice(("_", ".", "-"))
    keys = rng.sample([f"{area}{joint}{name}" for area in _AREAS for name in _SETTINGS], ENTRIES)
    values = {key: _setting(rng) for key in keys}
    key = rng.choice(keys)
    form = _SYNTAXES[syntax % len(_SYNTAXES)]
    lines = [form.format(key=each, value=value) for each, value in values.items()]
    return "\n".join(lines), Query(rng.choice(_KEY_QUESTIONS).format(key=key), values[key])


def _setting(rng: random.Random) -> str:
    kind = rng.randrange(3)
    if kind == 0:
        return str(rng.randrange(2, 100000))
    if kind == 1:
        return rng.choice(_MODES)
    return f"{rng.randrange(1, 256)}.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(256)}"
