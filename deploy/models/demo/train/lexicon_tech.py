"""Kinds of slots in sentences about technology and science (see values.py)."""

import random
from collections.abc import Sequence

from draws import LETTERS, Sampler, between, digits, letters, one_of, pick
from entity_values import coined_name, last_name
from text_tables import word_lists

WORDS = word_lists("tech/words")
VOWELS = "AEIOU"


def quantity(low: int, high: int, *units: str) -> Sampler:
    """The sampler of a number with a unit behind it, at times with one decimal place."""
    def draw(rng: random.Random) -> str:
        value = str(between(rng, low, high))
        if rng.random() < 0.3:
            value += f".{between(rng, 1, 9)}"
        return f"{value} {pick(rng, units)}"
    return draw


def large(unit: str) -> Sampler:
    """The sampler of large numbers with a unit, with a comma or in millions."""
    def draw(rng: random.Random) -> str:
        if rng.random() < 0.6:
            return f"{between(rng, 2, 950)},{between(rng, 0, 99):02d}0 {unit}"
        return f"{between(rng, 2, 900)} {pick(rng, ('million', 'billion'))} {unit}"
    return draw


def number_word(rng: random.Random) -> str:
    """A small number, mostly in letters."""
    return pick(rng, WORDS["number_words"]) if rng.random() < 0.8 else str(between(rng, 2, 60))


def long_time(rng: random.Random) -> str:
    return f"{number_word(rng)} {pick(rng, ('months', 'years', 'weeks', 'days'))}"


def hostname(rng: random.Random) -> str:
    """The name of a computer: "web-07", "db-eu3"."""
    stem = pick(rng, WORDS["hosts"])
    if rng.random() < 0.5:
        return f"{stem}-{between(rng, 1, 99):02d}"
    return f"{stem}-{pick(rng, ('eu', 'us', 'ap', 'north', 'lab'))}{between(rng, 1, 40)}"


def setting(rng: random.Random) -> str:
    """The name of an option: "max_connections"."""
    first, last = pick(rng, WORDS["setting_first"]), pick(rng, WORDS["setting_last"])
    if rng.random() < 0.4:
        return f"{first}_{last}"
    return f"{first}_{pick(rng, WORDS['setting_middle'])}_{last}"


def setting_value(rng: random.Random) -> str:
    return str(between(rng, 2, 9000)) if rng.random() < 0.6 else pick(rng, WORDS["setting_values"])


def source_file(rng: random.Random) -> str:
    return f"{pick(rng, WORDS['file_stems'])}.{pick(rng, WORDS['file_endings'])}"


def branch(rng: random.Random) -> str:
    """A branch of source code: "fix/parser-timeout"."""
    kind = pick(rng, ("fix", "feature", "release", "try", "hotfix"))
    return f"{kind}/{pick(rng, WORDS['file_stems'])}-{pick(rng, WORDS['setting_last'])}"


def address_of_host(rng: random.Random) -> str:
    return f"10.{between(rng, 0, 255)}.{between(rng, 0, 255)}.{between(rng, 1, 254)}"


def device_model(rng: random.Random) -> str:
    """A model that no maker sells: "Velmor X40". It stands after "a"."""
    name = coined_name(rng)
    while name[0] in VOWELS:
        name = coined_name(rng)
    return f"{name} {pick(rng, LETTERS)}{between(rng, 2, 990)}"


def app(rng: random.Random) -> str:
    return f"{coined_name(rng)} {pick(rng, WORDS['app_kinds'])}"


def drug(rng: random.Random) -> str:
    """A medicine that does not exist: "velrotide"."""
    name = pick(rng, WORDS["drug_starts"]) + pick(rng, WORDS["drug_middles"])
    return name + pick(rng, WORDS["drug_ends"])


def gene(rng: random.Random) -> str:
    return f"{letters(rng, between(rng, 2, 4))}{between(rng, 1, 29)}"


def planet(rng: random.Random) -> str:
    """A world far away: "Ilvara", "Velmor 22b"."""
    if rng.random() < 0.5:
        return pick(rng, WORDS["planet_names"])
    return f"{coined_name(rng)} {between(rng, 2, 99)}{pick(rng, 'bcdefg')}"


def power_station(rng: random.Random) -> str:
    """Where power is made, without its article: "Velmor wind farm"."""
    return f"{coined_name(rng)} {pick(rng, WORDS['station_kinds'])}"


def structure(rng: random.Random) -> str:
    """What engineers built, without its article: "Bauer Viaduct"."""
    name = coined_name(rng) if rng.random() < 0.6 else last_name(rng)
    return f"{name} {pick(rng, WORDS['structure_kinds'])}"


def paper_title(rng: random.Random) -> str:
    return f"{pick(rng, WORDS['paper_openings'])} {pick(rng, WORDS['paper_subjects'])}"


def journal(rng: random.Random) -> str:
    discipline = pick(rng, WORDS["disciplines"]).title()
    return f"{pick(rng, WORDS['journal_openings'])} {discipline}"


def institute(rng: random.Random) -> str:
    """A place of research, without its article: "Bauer Institute of Optics"."""
    name = coined_name(rng) if rng.random() < 0.5 else last_name(rng)
    chance = rng.random()
    if chance < 0.4:
        return f"{name} Institute of {pick(rng, WORDS['disciplines']).title()}"
    return f"{name} {pick(rng, ('Institute', 'Academy', 'Laboratory', 'College', 'Foundation'))}"


def award(rng: random.Random) -> str:
    return f"{last_name(rng)} {pick(rng, ('Medal', 'Prize', 'Award', 'Cup', 'Fellowship'))}"


def era(rng: random.Random) -> str:
    """A time long ago, without its article: "Bronze Age", "second Velmor dynasty"."""
    if rng.random() < 0.6:
        return pick(rng, WORDS["eras"])
    return f"{pick(rng, WORDS['ordinals'])} {coined_name(rng)} dynasty"


def drill_site(rng: random.Random) -> str:
    """A numbered spot of a dig or a survey: "trench 14"."""
    kind = pick(rng, ("trench", "square", "borehole", "pit", "plot", "cave", "mound", "well"))
    return f"{kind} {between(rng, 2, 99)}"


def sample_size(rng: random.Random) -> str:
    """A count of people or specimens that a study reports."""
    if rng.random() < 0.6:
        return str(between(rng, 12, 990))
    return f"{digits(rng, 1, 2)},{digits(rng, 3, 3)}"


LISTS: dict[str, Sequence[str]] = {
    "artefact": WORDS["artefacts"], "because": WORDS["because"],
    "bicycle_part": WORDS["bicycle_parts"], "body_part": WORDS["body_parts"], "bug": WORDS["bugs"],
    "building_material": WORDS["building_materials"], "car_part": WORDS["car_parts"],
    "chemical": WORDS["chemicals"], "cleaner": WORDS["cleaners"],
    "constellation": WORDS["constellations"], "crew_role": WORDS["crew_roles"],
    "crop": WORDS["crops"], "crop_pest": WORDS["pests"], "device": WORDS["devices"],
    "discipline": WORDS["disciplines"], "disease": WORDS["diseases"],
    "display_text": WORDS["display_texts"], "exhibit": WORDS["exhibits"], "fault": WORDS["faults"],
    "feature": WORDS["features"], "fertiliser": WORDS["fertilisers"],
    "file_format": WORDS["file_formats"], "fossil": WORDS["fossils"], "fuel": WORDS["fuels"],
    "gas": WORDS["gases"], "hardware": WORDS["hardware"], "home_machine": WORDS["appliances"],
    "lab_tool": WORDS["lab_tools"], "maths_topic": WORDS["maths_topics"],
    "metric": WORDS["metrics"], "mode": WORDS["modes"], "ordinal": WORDS["ordinals"],
    "people_group": WORDS["people_groups"], "people_habit": WORDS["habits"],
    "repair": WORDS["remedies"], "residue": WORDS["residues"], "robot_kind": WORDS["robot_kinds"],
    "robot_name": WORDS["robot_names"], "rock": WORDS["rocks"], "sea_life": WORDS["sea_life"],
    "sensor_kind": WORDS["sensors"], "sky": WORDS["weathers"], "space_tool": WORDS["space_tools"],
    "symptom": WORDS["symptoms"], "table": WORDS["tables"], "treatment": WORDS["treatments"],
}

KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    **{name: one_of(entries) for name, entries in LISTS.items()},
    "age": large("years"),
    "app": app,
    "area": quantity(2, 900, "hectares", "square metres", "square km", "acres"),
    "award": award,
    "branch": branch,
    "concentration": quantity(1, 90, "mg per litre", "mmol/l", "parts per million", "g/l"),
    "data_size": quantity(2, 900, "GB", "MB", "TB", "gigabytes", "kB"),
    "device_model": device_model,
    "dose": quantity(2, 900, "mg", "micrograms", "ml", "milligrams"),
    "drill_site": drill_site,
    "drug": drug,
    "energy": quantity(2, 900, "kWh", "MWh", "kilojoules", "megajoules"),
    "era": era,
    "gene": gene,
    "hostname": hostname,
    "institute": institute,
    "ip": address_of_host,
    "journal": journal,
    "long_time": long_time,
    "milliseconds": quantity(2, 900, "ms", "milliseconds", "microseconds", "seconds"),
    "number_or_word": number_word,
    "paper_title": paper_title,
    "planet": planet,
    "power": quantity(2, 900, "watts", "kW", "megawatts", "MW", "horsepower"),
    "power_station": power_station,
    "pressure": quantity(2, 900, "bar", "hPa", "psi", "kilopascals"),
    "sample_size": sample_size,
    "setting": setting,
    "setting_value": setting_value,
    "source_file": source_file,
    "space_distance": large("km"),
    "speed": quantity(2, 400, "km/h", "knots", "mph", "metres per second", "km per hour"),
    "structure": structure,
    "voltage": quantity(2, 400, "volts", "V", "kV", "millivolts"),
    "volume": quantity(2, 900, "litres", "ml", "cubic metres", "gallons"),
    "wave_rate": quantity(2, 900, "Hz", "kHz", "MHz", "GHz"),
}
