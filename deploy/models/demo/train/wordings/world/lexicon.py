"""Kinds of slots for relations about the wide world: rulers, lands, works of art, voyages, wild
animals, old customs and made-up stories. What follows "a" in the wordings begins with a
consonant."""

import random

import names
from draws import Sampler, between, digits, one_of, pick
from entity_values import PLURAL_ANIMALS, PLURAL_OBJECTS, coined_name, full_name
from wordings.world.lexicon_words import (
    AILMENTS,
    ARTWORKS,
    BEASTS,
    BIRDS,
    BUILDING_STUFFS,
    CALAMITIES,
    CARGOES,
    CLUES,
    CODE_NAMES,
    COINS,
    COINS_OF_COLLECTORS,
    COVERS,
    CREATURES,
    CRIMES,
    CUPS,
    CUSTOMS,
    DAMAGES,
    DETECTIVES,
    DISCIPLINES,
    DOORWAYS,
    DOWNFALLS,
    DRINKS,
    FABRICS,
    FEASTS,
    FINDS,
    GALLERIES,
    GAMES,
    GAME_PIECES,
    GENRES,
    GOALS,
    GROUNDS,
    GUILDS,
    HABITATS,
    HIDING_PLACES,
    INNS,
    INVENTIONS,
    ISLANDS,
    LANDMARKS,
    LAST_WORDS,
    LIVELIHOODS,
    MEANINGS,
    MEDIA,
    MOTIFS,
    MOTIVES,
    NEWSPAPERS,
    NICKNAMES,
    NIGHT_TIMES,
    PARTIES,
    PENALTIES,
    POSTS,
    PREY,
    RACES,
    RANKS,
    REGIONS,
    RELICS,
    RIVERS,
    SEA_MISHAPS,
    SLOGANS,
    SONGS,
    SPACESHIPS,
    SPECIALITIES,
    STAGE_ROLES,
    STINGERS,
    STORIES,
    STYLES,
    TITLES,
    TRAINS,
    TREASURES,
    VESSELS,
    WEAPONS,
    WILD_FLOWERS,
)

RANKS_OF_KINGS = "King King Emperor Duke Prince Count Sultan Margrave Regent".split()
RANKS_OF_QUEENS = "Queen Queen Empress Duchess Princess Countess".split()
NAMES_OF_KINGS = """
Aldemar Berengar Osric Casimir Tancred Ottokar Sigismund Baldwin Leofric Radomir Gunther Vratislav
Alaric Hakon Ferrante Boleslav Wendel Rurik
""".split()
NAMES_OF_QUEENS = """
Isolde Theodora Ludmila Melisande Ragnhild Yolande Philippa Ermengard Hedwig Eudoxia Blanche Zoya
Matilda Brunhild Isabeau Clothilde Amalia Ottilie
""".split()
NUMERALS = "I II III IV V VI VII VIII IX".split()
SURNAMES_OF_RULERS = """
the Bold|the Lame|the Pious|the Younger|the Silent|the Fat|the Red|the Wise|the Good|the Cruel
the Tall|the Childless|the Quarrelsome|the Merry|the Unready|the One-Eyed
""".strip().replace("\n", "|").split("|")
LAND_ENDINGS = "ia ia mark land stan gard reich mont esia ovia".split()
SAINTS = """
Odile Wendelin Brannoc Kevern Ursin Mechtild Alban Gudula Cyriac Piran Ludger Walburga Rumbold
Eulalia Donatus Winifred Fiacre Columba Quirin Dympna Florian Radegund Morwenna Servatius
""".split()
ORDINALS = "9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th".split()
PEAK_FORMS = ("Mount {}", "Mount {}", "{} Peak", "{} Horn", "{} Fell", "Ben {}")
LAKE_FORMS = ("Lake {}", "Lake {}", "Loch {}", "{} Water", "{} Mere")
BASE_FORMS = ("Camp {}", "{} Station", "{} Base", "Fort {}", "{} Hut")
PLANET_FORMS = ("{} Prime", "New {}", "{} IV", "{} Minor", "{} VII", "{}")
POINTS = "north south east west north-east north-west south-east south-west".split()
SIDES = ("top", "bottom", "left edge", "right edge", "lower left corner", "upper right corner")
SPEED_UNITS = ("knots", "km/h", "miles per hour", "kilometres an hour")
AREA_UNITS = ("square kilometres", "square miles", "hectares", "acres")
NUMBER_WORDS = """
three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
""".split()


def ruler(rng: random.Random) -> str:
    if rng.random() < 0.5:
        name = f"{pick(rng, RANKS_OF_KINGS)} {pick(rng, NAMES_OF_KINGS)}"
    else:
        name = f"{pick(rng, RANKS_OF_QUEENS)} {pick(rng, NAMES_OF_QUEENS)}"
    chance = rng.random()
    if chance < 0.5:
        return f"{name} {pick(rng, NUMERALS)}"
    return f"{name} {pick(rng, SURNAMES_OF_RULERS)}" if chance < 0.8 else name


def realm(rng: random.Random) -> str:
    """A country that is on no map: "Velmoria"."""
    stem = pick(rng, names.SYLLABLES).capitalize() + pick(rng, ("", "d", "t", "v", "st"))
    return stem + pick(rng, LAND_ENDINGS)


def named(forms: tuple[str, ...]) -> Sampler:
    """A place that is named after somebody or carries a coined name."""

    def sample(rng: random.Random) -> str:
        last = coined_name(rng) if rng.random() < 0.6 else pick(rng, names.LAST_NAMES)
        return pick(rng, forms).format(last)

    return sample


def river(rng: random.Random) -> str:
    return pick(rng, RIVERS) if rng.random() < 0.7 else coined_name(rng)


def islet(rng: random.Random) -> str:
    if rng.random() < 0.6:
        return pick(rng, ISLANDS)
    form = "{} Island" if rng.random() < 0.5 else "{} Skerry"
    return form.format(coined_name(rng))


def paper(rng: random.Random) -> str:
    before = pick(rng, names.CITIES) if rng.random() < 0.6 else coined_name(rng)
    return f"{before} {pick(rng, NEWSPAPERS)}"


def saint(rng: random.Random) -> str:
    return f"Saint {pick(rng, SAINTS)}"


def century(rng: random.Random) -> str:
    return f"{pick(rng, ORDINALS)} century"


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
    return f"{pick(rng, ('two', 'three', 'four'))} hours and {pick(rng, NUMBER_WORDS)} minutes"


def altitude(rng: random.Random) -> str:
    unit = "metres" if rng.random() < 0.7 else "feet"
    return f"{between(rng, 310, 8900):,} {unit}"


def area(rng: random.Random) -> str:
    return f"{between(rng, 12, 98000):,} {pick(rng, AREA_UNITS)}"


def speed(rng: random.Random) -> str:
    return f"{between(rng, 6, 320)} {pick(rng, SPEED_UNITS)}"


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
    return f"{pick(rng, NUMBER_WORDS[:12])} {unit}"


def grown_age(rng: random.Random) -> str:
    return str(between(rng, 18, 97))


def latitude(rng: random.Random) -> str:
    side = "N" if rng.random() < 0.5 else "S"
    return f"{between(rng, 2, 89)}°{between(rng, 0, 59):02d}' {side}"


def number_word(rng: random.Random) -> str:
    """A number as prose writes it: "seventeen", "forty-two"."""
    if rng.random() < 0.7:
        return pick(rng, NUMBER_WORDS)
    return f"{pick(rng, NUMBER_WORDS[-7:])}-{pick(rng, NUMBER_WORDS[:7])}"


def planet(rng: random.Random) -> str:
    return pick(rng, PLANET_FORMS).format(coined_name(rng))


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
TITLE_PEOPLE = [capitals(name) for name in LIVELIHOODS]
TITLE_CITY_FORMS = ("Goodbye to {}", "The {} Affair", "A Late Tram in {}", "An Evening in {}",
                    "Letters from {}", "The Road to {}", "Nobody Sleeps in {}")
SONG_FORMS = ("Goodbye, {}", "{} at the Window", "Dear {}", "Oh, {}", "Waiting for {}",
              "{} Never Came", "A Waltz for {}", "Where Is {} Now")


def title(rng: random.Random) -> str:
    """What a film, a play or a novel is called."""
    chance = rng.random()
    if chance < 0.4:
        return pick(rng, TITLES)
    if chance < 0.6:
        return f"The {pick(rng, TITLE_PEOPLE)}'s {pick(rng, TITLE_OBJECTS)}"
    if chance < 0.8:
        return f"The {pick(rng, TITLE_COLOURS)} {pick(rng, TITLE_ANIMALS)}"
    return pick(rng, TITLE_CITY_FORMS).format(pick(rng, names.CITIES))


def song(rng: random.Random) -> str:
    if rng.random() < 0.5:
        return pick(rng, SONGS)
    return pick(rng, SONG_FORMS).format(pick(rng, names.FIRST_NAMES))


def artwork(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.5:
        return pick(rng, ARTWORKS)
    if chance < 0.75:
        return f"{pick(rng, TITLE_PEOPLE)} with {pick(rng, TITLE_OBJECTS)}"
    return f"{pick(rng, TITLE_COLOURS)} {pick(rng, TITLE_ANIMALS)} and {pick(rng, TITLE_OBJECTS)}"


def pen_name(rng: random.Random) -> str:
    return full_name(rng) if rng.random() < 0.6 else pick(rng, CODE_NAMES)


KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "altitude": altitude,
    "artwork": artwork,
    "base": named(BASE_FORMS),
    "beast": one_of(BEASTS),
    "becauseof": one_of(GROUNDS),
    "bird": one_of(BIRDS),
    "boardgame": one_of(GAMES),
    "broodtime": brood_time,
    "buildstyle": one_of(STYLES),
    "byname": one_of(NICKNAMES),
    "calamity": one_of(CALAMITIES),
    "cargo": one_of(CARGOES),
    "century": century,
    "clue": one_of(CLUES),
    "codename": one_of(CODE_NAMES),
    "coin": one_of(COINS),
    "coinage": one_of(COINS_OF_COLLECTORS),
    "contest": one_of(DISCIPLINES),
    "cover": one_of(COVERS),
    "creature": one_of(CREATURES),
    "crime": one_of(CRIMES),
    "cup": one_of(CUPS),
    "custom": one_of(CUSTOMS),
    "damage": one_of(DAMAGES),
    "detective": one_of(DETECTIVES),
    "dignity": one_of(POSTS),
    "doorway": one_of(DOORWAYS),
    "downfall": one_of(DOWNFALLS),
    "fabric": one_of(FABRICS),
    "faction": one_of(PARTIES),
    "farlength": far_length,
    "farplanet": planet,
    "feast": one_of(FEASTS),
    "fewword": one_of(NUMBER_WORDS[:10]),
    "find": one_of(FINDS),
    "futureyear": future_year,
    "gallery": one_of(GALLERIES),
    "gamepiece": one_of(GAME_PIECES),
    "genre": one_of(GENRES),
    "goal": one_of(GOALS),
    "grownage": grown_age,
    "guild": one_of(GUILDS),
    "habitat": one_of(HABITATS),
    "hidingplace": one_of(HIDING_PLACES),
    "invention": one_of(INVENTIONS),
    "islet": islet,
    "lake": named(LAKE_FORMS),
    "landmark": one_of(LANDMARKS),
    "lastwords": one_of(LAST_WORDS),
    "latitude": latitude,
    "liquor": one_of(DRINKS),
    "livelihood": one_of(LIVELIHOODS),
    "lowlength": low_length,
    "masonry": one_of(BUILDING_STUFFS),
    "meaning": one_of(MEANINGS),
    "medium": one_of(MEDIA),
    "mishapatsea": one_of(SEA_MISHAPS),
    "motif": one_of(MOTIFS),
    "motive": one_of(MOTIVES),
    "namedtrain": one_of(TRAINS),
    "newspaper": paper,
    "nighttime": one_of(NIGHT_TIMES),
    "nouns": one_of(TITLE_PLURALS),
    "numberword": number_word,
    "oldyear": old_year,
    "pace": speed,
    "peak": named(PEAK_FORMS),
    "penalty": one_of(PENALTIES),
    "penname": pen_name,
    "point": one_of(POINTS),
    "population": population,
    "prey": one_of(PREY),
    "race": one_of(RACES),
    "racetime": race_time,
    "realm": realm,
    "region": one_of(REGIONS),
    "relic": one_of(RELICS),
    "river": river,
    "ruler": ruler,
    "runtime": runtime,
    "saint": saint,
    "sickness": one_of(AILMENTS),
    "side": one_of(SIDES),
    "slogan": one_of(SLOGANS),
    "soldierrank": one_of(RANKS),
    "song": song,
    "spaceship": one_of(SPACESHIPS),
    "speciality": one_of(SPECIALITIES),
    "stagerole": one_of(STAGE_ROLES),
    "stinger": one_of(STINGERS),
    "story": one_of(STORIES),
    "strangeword": strange_word,
    "surface": area,
    "tavern": one_of(INNS),
    "thousands": thousands,
    "title": title,
    "tongue": tongue,
    "treasure": one_of(TREASURES),
    "vessel": one_of(VESSELS),
    "weapon": one_of(WEAPONS),
    "weeksonend": weeks_on_end,
    "wildflower": one_of(WILD_FLOWERS),
    "winscore": win_score,
}
