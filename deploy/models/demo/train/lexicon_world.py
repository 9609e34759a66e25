"""Kinds of slots for relations about the wide world: rulers, lands, works of art, voyages, wild
animals, old customs and made-up stories. What follows "a" in the wordings begins with a
consonant."""

import random

import names
from draws import Sampler, between, digits, one_of, pick
from entity_values import PLURAL_ANIMALS, PLURAL_OBJECTS, coined_name, full_name
from text_tables import word_lists

WORDS = word_lists("world/words")


def ruler(rng: random.Random) -> str:
    if rng.random() < 0.5:
        name = f"{pick(rng, WORDS['ranks_of_kings'])} {pick(rng, WORDS['names_of_kings'])}"
    else:
        name = f"{pick(rng, WORDS['ranks_of_queens'])} {pick(rng, WORDS['names_of_queens'])}"
    chance = rng.random()
    if chance < 0.5:
        return f"{name} {pick(rng, WORDS['numerals'])}"
    return f"{name} {pick(rng, WORDS['surnames_of_rulers'])}" if chance < 0.8 else name


def realm(rng: random.Random) -> str:
    """A country that is on no map: "Velmoria"."""
    stem = pick(rng, names.SYLLABLES).capitalize() + pick(rng, ("", "d", "t", "v", "st"))
    return stem + pick(rng, WORDS["land_endings"])


def named(forms: tuple[str, ...]) -> Sampler:
    """A place that is named after somebody or carries a coined name."""

    def sample(rng: random.Random) -> str:
        last = coined_name(rng) if rng.random() < 0.6 else pick(rng, names.LAST_NAMES)
        return pick(rng, forms).format(last)

    return sample


def river(rng: random.Random) -> str:
    return pick(rng, WORDS["rivers"]) if rng.random() < 0.7 else coined_name(rng)


def islet(rng: random.Random) -> str:
    if rng.random() < 0.6:
        return pick(rng, WORDS["islands"])
    form = "{} Island" if rng.random() < 0.5 else "{} Skerry"
    return form.format(coined_name(rng))


def paper(rng: random.Random) -> str:
    before = pick(rng, names.CITIES) if rng.random() < 0.6 else coined_name(rng)
    return f"{before} {pick(rng, WORDS['newspapers'])}"


def saint(rng: random.Random) -> str:
    return f"Saint {pick(rng, WORDS['saints'])}"


def century(rng: random.Random) -> str:
    return f"{pick(rng, WORDS['ordinals'])} century"


def old_year(rng: random.Random) -> str:
    return str(between(rng, 890, 1799))


def population(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.6:
        return f"{between(rng, 1000, 999999):,}"
    return f"{between(rng, 2, 40)} million" if chance < 0.75 else digits(rng, 2, 6)


def thousands(rng: random.Random) -> str:
    """How many people an army or a crowd had."""
    many = between(rng, 1000, 99999)
    return f"{many:,}" if rng.random() < 0.7 else str(many)


def far_length(rng: random.Random) -> str:
    """How far it is over land or sea."""
    return f"{between(rng, 3, 1950):,} {pick(rng, ('km', 'km', 'kilometres', 'miles', 'leagues'))}"


def low_length(rng: random.Random) -> str:
    """How high or deep something is that one can stand beside."""
    return f"{between(rng, 2, 95)} {pick(rng, ('metres', 'metres', 'feet', 'fathoms'))}"


def future_year(rng: random.Random) -> str:
    return str(between(rng, 2031, 2390))


def runtime(rng: random.Random) -> str:
    """How long a film is."""
    if rng.random() < 0.7:
        return f"{between(rng, 41, 240)} minutes"
    hours = pick(rng, ("two", "three", "four"))
    return f"{hours} hours and {pick(rng, WORDS['number_words'])} minutes"


def altitude(rng: random.Random) -> str:
    unit = "metres" if rng.random() < 0.7 else "feet"
    return f"{between(rng, 310, 8900):,} {unit}"


def area(rng: random.Random) -> str:
    return f"{between(rng, 12, 98000):,} {pick(rng, WORDS['area_units'])}"


def speed(rng: random.Random) -> str:
    return f"{between(rng, 6, 320)} {pick(rng, WORDS['speed_units'])}"


def race_time(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.35:
        return f"{between(rng, 1, 59)}:{between(rng, 0, 59):02d}.{between(rng, 0, 99):02d}"
    if chance < 0.6:
        return f"{between(rng, 9, 59)}.{between(rng, 0, 99):02d} seconds"
    if chance < 0.8:
        return f"{between(rng, 1, 9)}:{between(rng, 0, 59):02d}:{between(rng, 0, 59):02d}"
    return f"{between(rng, 2, 9)} minutes {between(rng, 2, 59)} seconds"


def win_score(rng: random.Random) -> str:
    """A result as the winner tells it."""
    lost = between(rng, 0, 8)
    return f"{lost + between(rng, 1, 9)}-{lost}"


def brood_time(rng: random.Random) -> str:
    return f"{between(rng, 9, 60)} {pick(rng, ('days', 'days', 'nights'))}"


def weeks_on_end(rng: random.Random) -> str:
    """A time that is counted in weeks at least: "five weeks", "14 months"."""
    unit = pick(rng, ("weeks", "months", "years"))
    if rng.random() < 0.5:
        return f"{between(rng, 2, 40)} {unit}"
    return f"{pick(rng, WORDS['number_words'][:12])} {unit}"


def grown_age(rng: random.Random) -> str:
    return str(between(rng, 18, 97))


def latitude(rng: random.Random) -> str:
    side = "N" if rng.random() < 0.5 else "S"
    return f"{between(rng, 2, 89)}°{between(rng, 0, 59):02d}' {side}"


def number_word(rng: random.Random) -> str:
    """A number as prose writes it: "seventeen", "forty-two"."""
    if rng.random() < 0.7:
        return pick(rng, WORDS["number_words"])
    return f"{pick(rng, WORDS['number_words'][-7:])}-{pick(rng, WORDS['number_words'][:7])}"


def planet(rng: random.Random) -> str:
    return pick(rng, WORDS["planet_forms"]).format(coined_name(rng))


def strange_word(rng: random.Random) -> str:
    """A word of a language that nobody knows."""
    return coined_name(rng).lower()


def tongue(rng: random.Random) -> str:
    """A language, real or not."""
    if rng.random() < 0.5:
        return pick(rng, names.LANGUAGES)
    return pick(rng, names.SYLLABLES).capitalize() + pick(rng, ("ish", "ese", "ian", "ic"))


def capitals(text: str) -> str:
    return " ".join([word[:1].upper() + word[1:] for word in text.split()])


TITLE_OBJECTS = [capitals(name) for name in names.OBJECTS]
TITLE_PLURALS = [capitals(name) for name in PLURAL_OBJECTS + PLURAL_ANIMALS]
TITLE_ANIMALS = [capitals(name) for name in names.ANIMALS]
TITLE_COLOURS = [capitals(name) for name in names.COLOURS]
TITLE_PEOPLE = [capitals(name) for name in WORDS["livelihoods"]]


def title(rng: random.Random) -> str:
    """What a film, a play or a novel is called."""
    chance = rng.random()
    if chance < 0.4:
        return pick(rng, WORDS["titles"])
    if chance < 0.6:
        return f"The {pick(rng, TITLE_PEOPLE)}'s {pick(rng, TITLE_OBJECTS)}"
    if chance < 0.8:
        return f"The {pick(rng, TITLE_COLOURS)} {pick(rng, TITLE_ANIMALS)}"
    return pick(rng, WORDS["title_city_forms"]).format(pick(rng, names.CITIES))


def song(rng: random.Random) -> str:
    if rng.random() < 0.5:
        return pick(rng, WORDS["songs"])
    return pick(rng, WORDS["song_forms"]).format(pick(rng, names.FIRST_NAMES))


def artwork(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.5:
        return pick(rng, WORDS["artworks"])
    if chance < 0.75:
        return f"{pick(rng, TITLE_PEOPLE)} with {pick(rng, TITLE_OBJECTS)}"
    return f"{pick(rng, TITLE_COLOURS)} {pick(rng, TITLE_ANIMALS)} and {pick(rng, TITLE_OBJECTS)}"


def pen_name(rng: random.Random) -> str:
    return full_name(rng) if rng.random() < 0.6 else pick(rng, WORDS["code_names"])


KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "altitude": altitude,
    "artwork": artwork,
    "base": named(WORDS["base_forms"]),
    "beast": one_of(WORDS["beasts"]),
    "becauseof": one_of(WORDS["grounds"]),
    "bird": one_of(WORDS["birds"]),
    "boardgame": one_of(WORDS["games"]),
    "broodtime": brood_time,
    "buildstyle": one_of(WORDS["styles"]),
    "byname": one_of(WORDS["nicknames"]),
    "calamity": one_of(WORDS["calamities"]),
    "cargo": one_of(WORDS["cargoes"]),
    "century": century,
    "clue": one_of(WORDS["clues"]),
    "codename": one_of(WORDS["code_names"]),
    "coin": one_of(WORDS["coins"]),
    "coinage": one_of(WORDS["coins_of_collectors"]),
    "contest": one_of(WORDS["disciplines"]),
    "cover": one_of(WORDS["covers"]),
    "creature": one_of(WORDS["creatures"]),
    "crime": one_of(WORDS["crimes"]),
    "cup": one_of(WORDS["cups"]),
    "custom": one_of(WORDS["customs"]),
    "damage": one_of(WORDS["damages"]),
    "detective": one_of(WORDS["detectives"]),
    "dignity": one_of(WORDS["posts"]),
    "doorway": one_of(WORDS["doorways"]),
    "downfall": one_of(WORDS["downfalls"]),
    "fabric": one_of(WORDS["fabrics"]),
    "faction": one_of(WORDS["parties"]),
    "farlength": far_length,
    "farplanet": planet,
    "feast": one_of(WORDS["feasts"]),
    "fewword": one_of(WORDS["number_words"][:10]),
    "find": one_of(WORDS["finds"]),
    "futureyear": future_year,
    "gallery": one_of(WORDS["galleries"]),
    "gamepiece": one_of(WORDS["game_pieces"]),
    "genre": one_of(WORDS["genres"]),
    "goal": one_of(WORDS["goals"]),
    "grownage": grown_age,
    "guild": one_of(WORDS["guilds"]),
    "habitat": one_of(WORDS["habitats"]),
    "hidingplace": one_of(WORDS["hiding_places"]),
    "invention": one_of(WORDS["inventions"]),
    "islet": islet,
    "lake": named(WORDS["lake_forms"]),
    "landmark": one_of(WORDS["landmarks"]),
    "lastwords": one_of(WORDS["last_words"]),
    "latitude": latitude,
    "liquor": one_of(WORDS["drinks"]),
    "livelihood": one_of(WORDS["livelihoods"]),
    "lowlength": low_length,
    "masonry": one_of(WORDS["building_stuffs"]),
    "meaning": one_of(WORDS["meanings"]),
    "medium": one_of(WORDS["media"]),
    "mishapatsea": one_of(WORDS["sea_mishaps"]),
    "motif": one_of(WORDS["motifs"]),
    "motive": one_of(WORDS["motives"]),
    "namedtrain": one_of(WORDS["trains"]),
    "newspaper": paper,
    "nighttime": one_of(WORDS["night_times"]),
    "nouns": one_of(TITLE_PLURALS),
    "numberword": number_word,
    "oldyear": old_year,
    "pace": speed,
    "peak": named(WORDS["peak_forms"]),
    "penalty": one_of(WORDS["penalties"]),
    "penname": pen_name,
    "point": one_of(WORDS["points"]),
    "population": population,
    "prey": one_of(WORDS["prey"]),
    "race": one_of(WORDS["races"]),
    "racetime": race_time,
    "realm": realm,
    "region": one_of(WORDS["regions"]),
    "relic": one_of(WORDS["relics"]),
    "river": river,
    "ruler": ruler,
    "runtime": runtime,
    "saint": saint,
    "sickness": one_of(WORDS["ailments"]),
    "side": one_of(WORDS["sides"]),
    "slogan": one_of(WORDS["slogans"]),
    "soldierrank": one_of(WORDS["ranks"]),
    "song": song,
    "spaceship": one_of(WORDS["spaceships"]),
    "speciality": one_of(WORDS["specialities"]),
    "stagerole": one_of(WORDS["stage_roles"]),
    "stinger": one_of(WORDS["stingers"]),
    "story": one_of(WORDS["stories"]),
    "strangeword": strange_word,
    "surface": area,
    "tavern": one_of(WORDS["inns"]),
    "thousands": thousands,
    "title": title,
    "tongue": tongue,
    "treasure": one_of(WORDS["treasures"]),
    "vessel": one_of(WORDS["vessels"]),
    "weapon": one_of(WORDS["weapons"]),
    "weeksonend": weeks_on_end,
    "wildflower": one_of(WORDS["wild_flowers"]),
    "winscore": win_score,
}
