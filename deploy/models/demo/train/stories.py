"""Short prose by grammar: narratives, letters, descriptions, news items, dialogues, diary entries;
and requests with their answers, for chats."""

from dataclasses import dataclass
from random import Random
from typing import TypeVar

import story_words as words
from grammar import Grammar, capitalised, with_article
from story_adventures import ADVENTURE_RULES
from story_everyday import CHORES, EVERYDAY_RULES, RECIPES
from story_forms import FORM_RULES
from story_places import PLACES
from story_plots import PLOT_RULES
from story_requests import (
    ABOUT,
    ASKED_FORMS,
    GREETING_RULES,
    SMALL_TALK,
    STORY_REQUESTS,
    STORY_THANKS,
)
from story_steps import STEP_RULES

WORD_RULES: dict[str, tuple[str, ...]] = {
    "home": words.HOMES, "goal": words.GOALS, "goal2": words.GOALS, "time": words.TIMES,
    "time_low": tuple(time[0].lower() + time[1:] for time in words.TIMES),
    "weather": words.WEATHER,
    "weather_low": tuple(text[0].lower() + text[1:] for text in words.WEATHER),
    "thing": words.THINGS, "thing2": words.THINGS, "hidden": words.HIDDEN, "food": words.FOODS,
    "snack": words.SNACKS, "feeling": words.FEELINGS, "sad": words.SAD, "skill": words.SKILLS,
    "lesson": words.LESSONS, "adjective": words.ADJECTIVES, "adjective2": words.ADJECTIVES,
    "colour": words.COLOURS, "project": words.PROJECTS, "danger": words.DANGERS,
    "contest": words.CONTESTS, "plant": words.PLANTS, "trait": words.TRAITS, "trait2": words.TRAITS,
    "role": words.ROLES, "animal": words.ANIMALS, "fragile": words.FRAGILE, "age": words.AGES,
    "somewhere": ("by the roadside", "near the river", "under a lamp", "on a bench", "at the gate",
                  "at the crossroads", "on the bridge", "behind the market", "by the well"),
}
PLOTS = tuple(name for name in (*PLOT_RULES, *ADVENTURE_RULES) if name.startswith("plot_"))
FIXED = ("home", "goal", "thing", "skill", "project", "danger", "contest", "plant", "trait",
         "trait2", "food", "snack", "trader", "town", "lesson")
RULES = {**WORD_RULES, **STEP_RULES, **PLOT_RULES, **ADVENTURE_RULES, **FORM_RULES,
         **EVERYDAY_RULES, **GREETING_RULES, "narrative": tuple(f"{{{name}}}" for name in PLOTS)}
GRAMMAR = Grammar(RULES, FIXED)

FORMS = ("narrative", "description", "note", "letter_text", "news", "dialogue", "diary", "howto",
         "invitation", "review", "forecast", "life", "event_day")
FORM_WEIGHTS = (52, 10, 4, 6, 6, 5, 4, 3, 1, 2, 1, 2, 4)
PLACE_NAMES = tuple(PLACES)
PLACE_PARTS = {name: tuple(tuple(part.split("/")) for part in parts)
               for name, parts in PLACES.items()}
IT_SHARE = 0.05
CHILD_SHARE = 0.2
PERSON_SHARE = 0.55


@dataclass(frozen=True, slots=True)
class Character:
    """`name` is how the text goes on about who was introduced as `introduction`."""

    name: str
    introduction: str
    plain: str
    pronouns: tuple[str, str, str]


HE, SHE, IT = ("he", "him", "his"), ("she", "her", "her"), ("it", "it", "its")
Entry = TypeVar("Entry")


def _pick(rng: Random, entries: tuple[Entry, ...]) -> Entry:
    return entries[int(rng.random() * len(entries))]


def _person(rng: Random, role: str | None = None) -> Character:
    if role is None:
        child = rng.random() < CHILD_SHARE
        role = _pick(rng, ("girl", "boy")) if child else _pick(rng, words.ROLES)
    female = role in words.FEMALE_ROLES or (role not in words.MALE_ROLES and rng.random() < 0.5)
    name = _pick(rng, words.GIRLS if female else words.BOYS)
    plain = with_article(f"{_pick(rng, words.PERSON_AGES)} {role}")
    return Character(name, f"{plain} {_pick(rng, ('named', 'called'))} {name}", plain,
                     SHE if female else HE)


def _animal(rng: Random, animal: str | None = None, named: bool = True) -> Character:
    animal = animal or _pick(rng, words.ANIMALS)
    plain = with_article(f"{_pick(rng, words.AGES)} {animal}")
    pronouns = IT if rng.random() < IT_SHARE else _pick(rng, (HE, SHE))
    if not named:
        return Character(f"the {animal}", plain, plain, pronouns)
    name = _pick(rng, words.PET_NAMES)
    return Character(name, f"{plain} {_pick(rng, ('named', 'called'))} {name}", plain, pronouns)


def _hero(rng: Random, about: str | None) -> Character:
    if about in words.ANIMALS:
        return _animal(rng, about)
    if about in words.ROLES or rng.random() < PERSON_SHARE:
        return _person(rng, about if about in words.ROLES else None)
    return _animal(rng)


def _friend(rng: Random, hero: Character) -> Character:
    """Someone else than the hero: another kind of being, or at least another name."""
    while True:
        friend = _person(rng) if rng.random() < 0.4 else _animal(rng, None, rng.random() < 0.3)
        if friend.plain.split()[-1] != hero.plain.split()[-1] and friend.name != hero.name:
            return friend


def _cast(rng: Random, about: str | None) -> dict[str, str]:
    hero = _hero(rng, about)
    friend = _friend(rng, hero)
    he, him, his = hero.pronouns
    fhe, fhim, fhis = friend.pronouns
    return {"hero": hero.name, "intro": hero.introduction, "intro_plain": hero.plain, "he": he,
            "him": him, "his": his, "friend": friend.name, "helper": friend.introduction,
            "fhe": fhe, "fhim": fhim, "fhis": fhis}


def _people(rng: Random) -> dict[str, str]:
    """Two different names, for letters and dialogues."""
    hero, friend = rng.sample(words.GIRLS, 2) if rng.random() < 0.3 else \
        (_pick(rng, words.BOYS), _pick(rng, words.GIRLS))
    he, him, his = SHE if hero in words.GIRLS else HE
    return {"hero": hero, "friend": friend, "he": he, "him": him, "his": his,
            "himself": him + "self"}


def _place(rng: Random, name: str | None = None) -> dict[str, str]:
    name = name or _pick(rng, PLACE_NAMES)
    parts, people, senses = PLACE_PARTS[name]
    part1, part2, part3 = rng.sample(parts, 3)
    doing1, doing2 = rng.sample(people, 2)
    sense1, sense2 = rng.sample(senses, 2)
    return {"place": name, "part1": part1, "part2": part2, "part3": part3, "doing1": doing1,
            "doing2": doing2, "sense1": sense1, "sense2": sense2}


def narrative(rng: Random, about: str | None = None, plot: str = "narrative",
              given: dict[str, str] | None = None) -> str:
    """A story; `about` is an animal or an occupation, `given` fixes other words."""
    return _tidy(GRAMMAR.expand(rng, plot, {**_cast(rng, about), **(given or {})}))


def prose(rng: Random, form: str, place: str | None = None) -> str:
    """One of the other forms."""
    given = _instructions(rng)[1] if form == "howto" else {**_people(rng), **_place(rng, place)}
    return _tidy(GRAMMAR.expand(rng, form, given))


def _instructions(rng: Random) -> tuple[str, dict[str, str]]:
    """What is to be done, and the words of how it is done."""
    made = rng.random() < len(RECIPES) / (len(RECIPES) + len(CHORES))
    table = RECIPES if made else CHORES
    task = _pick(rng, tuple(table))
    needs, steps, done = table[task]
    given = {f"step{number}": step for number, step in enumerate(steps.split("/"), 1)}
    return "make " + task if made else task, {**given, "needs": needs, "how_done": done}


def _tidy(text: str) -> str:
    """A rule that expands to nothing leaves two spaces."""
    return text.replace("  ", " ").strip()


def story(rng: Random) -> str:
    """Prose of any form."""
    form = rng.choices(FORMS, FORM_WEIGHTS)[0]
    return narrative(rng) if form == "narrative" else prose(rng, form)


def request(rng: Random) -> tuple[str, str]:
    """A request and its answer."""
    kind = rng.random()
    if kind < 0.5:
        return _story_request(rng)
    if kind < 0.75:
        return _form_request(rng)
    return small_talk(rng)


def small_talk(rng: Random) -> tuple[str, str]:
    """A greeting, thanks or a question about the model, and the answer."""
    question, answer = _pick(rng, SMALL_TALK)
    return GRAMMAR.expand(rng, question), _tidy(GRAMMAR.expand(rng, answer))


def _story_request(rng: Random) -> tuple[str, str]:
    subject, fixed, plot = _pick(rng, ABOUT)
    given: dict[str, str] = {}
    about = None
    if subject == "animal":
        about = _pick(rng, words.ANIMALS)
        topic = with_article(about)
    elif subject == "role":
        about = _pick(rng, words.ROLES)
        topic = with_article(about)
    elif subject == "":
        asked = capitalised(GRAMMAR.expand(rng, "any_story"))
        return asked, narrative(rng)
    else:
        word = _pick(rng, WORD_RULES[fixed])
        given[fixed] = word
        topic = subject.format(word=word, a_word=with_article(word))
    asked = _pick(rng, STORY_REQUESTS).format(topic=topic)
    opening = _pick(rng, STORY_THANKS) if rng.random() < 0.12 else ""
    return asked, opening + narrative(rng, about, f"plot_{plot}" if plot else "narrative", given)


def _form_request(rng: Random) -> tuple[str, str]:
    requests, form = _pick(rng, ASKED_FORMS)
    if form == "howto":
        task, given = _instructions(rng)
        return _pick(rng, requests).format(task=task), _tidy(GRAMMAR.expand(rng, form, given))
    place = _pick(rng, PLACE_NAMES)
    people = _people(rng)
    asked = _pick(rng, requests).format(place=place, a_place=with_article(place),
                                         name=people["hero"])
    return asked, _tidy(GRAMMAR.expand(rng, form, {**people, **_place(rng, place)}))
