"""How people put the same question: another frame, another voice, fewer words, a filler, a slip of
the finger."""

import random
from collections.abc import Callable

from draws import pick
from thesaurus import FRAMES_BY_WORD, PARTICIPLE_OF_BASE, PARTICIPLE_OF_PAST

SHORT_TYPO = 6  # letters; a typo in a shorter word hides it
MONTHS = frozenset("""
January February March April May June July August September October November December
""".split())
MOTION = frozenset("""
go goes went going come comes travel fly drive from to lead leads head heads end begin start
""".split())
CLAUSES = frozenset("who that which where when".split())
PLACES = ("In which place", "At which place", "In what place", "At what location")
HOURS = ("At what time", "At which hour", "At what o'clock")
DAYS = ("On which day", "On what date", "On what day", "On which date")
YEARS = ("In which year", "In what year")
PEOPLE = ("Which person", "What person", "Who was it that", "What is the name of the person who")
NOT_A_VERB = frozenset("""
is was are were did does do will has had have can could else would should must may might
""".split())
PREPOSITIONS = frozenset("in at on to from for with near behind by into under as and".split())
DROPPED = frozenset("the a an did does do".split())
BEING = frozenset("is was are were".split())  # "Who was met?" is not "Who met?"
BEING_DROPPED = DROPPED | BEING
AFTER_THESE = ("Where ", "When ", "How ", "What is the ", "where ", "when ", "how ", "what is the ")
OTHER_LITTLE = frozenset("of please it that there you i my me".split())
MOVABLE = frozenset("what who when where why".split())  # question words that may come last
CONTRACTED = (
    ("What is ", "What's "), ("Where is ", "Where's "), ("Who is ", "Who's "),
    ("When is ", "When's "), ("How is ", "How's "), (" does not ", " doesn't "),
    ("what is ", "what's "), ("I am ", "I'm "), ("I would ", "I'd "), (" did not ", " didn't "),
)
BEFORE = (
    "By the way, ", "Hm, ", "Just to be sure: ", "Oh, and ", "Listen, ", "Well, ", "Say, ",
    "Right, ", "Hello, ", "Could you help me? ", "One thing: ", "Let me ask: ", "My question: ",
    "Also, ",
)
BEHIND = (" again", " exactly", ", by the way", ", please", " then", ", do you know", " now")
WORDS_OF_FILLER = ("exactly", "precisely", "actually")


def other_frame(rng: random.Random, question: str, answer: str) -> str:
    """The whole question in another frame, or with another question word."""
    first, _, rest = question.partition(" ")
    for frame in FRAMES_BY_WORD.get(first, ()):
        if question.startswith(frame.before) and question.endswith(frame.after):
            filling = question[len(frame.before):len(question) - len(frame.after)]
            if filling:
                return pick(rng, frame.others).format(filling)
    if first == "How" and rest.startswith("many "):
        counted = rest.split(" ", 2)[1]
        if counted.endswith("s") and counted not in NOT_A_VERB:
            return f"What number of {rest[len('many '):]}"
    # "Where the postcard is concerned, who wrote it?" does not ask for a place.
    asks = question.endswith("?") and "," not in rest
    opening = other_opening(rng, first, rest, answer) if asks else ""
    return f"{opening} {rest}" if opening else question


def other_opening(rng: random.Random, first: str, rest: str, answer: str) -> str:
    """What may stand for the question word that comes first, or ""."""
    if first == "Where":
        return "" if not MOTION.isdisjoint(rest.rstrip("?.").split(" ")) else pick(rng, PLACES)
    if first == "When":
        return when(rng, answer)
    if first == "Who":
        verb = rest.partition(" ")[0]
        if verb in NOT_A_VERB or not verb.islower():
            return ""
        return pick(rng, PEOPLE)
    return ""


def when(rng: random.Random, answer: str) -> str:
    """What an answer of this kind allows: an hour, a day or a year."""
    if ":" in answer or answer.endswith(("am", "pm", "o'clock")):
        return pick(rng, HOURS)
    if len(answer) == 4 and answer.isdigit():
        return pick(rng, YEARS)
    return pick(rng, DAYS) if not MONTHS.isdisjoint(answer.split(" ")) else ""


def other_voice(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """Active made passive, for questions of few words: "Who hid the key?" becomes "By whom was the
    key hidden?", and "Where did Ada hide the key?" "Where was the key hidden by Ada?\""""
    words = question.rstrip("?").split(" ")
    if words[0] in ("Who", "Which") and len(words) > 3:
        verb = 1 if words[0] == "Who" else 2
        participle = PARTICIPLE_OF_PAST.get(words[verb])
        thing = words[verb + 1:]
        if not participle or thing[:1] != ["the"] or not PREPOSITIONS.isdisjoint(thing):
            return question
        doer = "whom" if verb == 1 else f"which {words[1]}"
        return f"By {doer} {be(thing)} {' '.join(thing)} {participle}?"
    if words[0] in ("Where", "When") and words[1:2] == ["did"] and "the" in words:
        start = words.index("the", 2) if "the" in words[3:] else 0
        participle = PARTICIPLE_OF_BASE.get(words[start - 1]) if start > 2 else None
        thing, doer = words[start:], " ".join(words[2:start - 1])
        if participle and PREPOSITIONS.isdisjoint(thing) and doer:
            return f"{words[0]} {be(thing)} {' '.join(thing)} {participle} by {doer}?"
    return question


def be(thing: list[str]) -> str:
    """The verb for a thing or several."""
    return "were" if thing[-1].endswith("s") and not thing[-1].endswith("ss") else "was"


def little_words(question: str) -> frozenset[str]:
    """The function words without which the question means the same."""
    return BEING_DROPPED if question.startswith(AFTER_THESE) else DROPPED


def without_little_words(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """Function words are left out: "Which bay red wagon in?\""""
    dropped = little_words(question)
    kept = [word for word in question.split(" ") if word not in dropped or rng.random() < 0.25]
    return " ".join(kept)


def keywords(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """What one types into a search box."""
    words = question.rstrip("?.").split(" ")
    dropped = little_words(question)
    kept = [
        word for word in words
        if word.lower() not in dropped and word.lower() not in OTHER_LITTLE
    ]
    if words[0] == "What" and words[1:2] == ["is"] and len(kept) > 3:
        kept = kept[2:] if kept[1] == "is" else kept[1:]
    elif kept and kept[0].lower() in MOVABLE and kept[1:2] != ["is"] and rng.random() < 0.3:
        kept = kept[1:] + [kept[0].lower()]
    return " ".join(kept) if len(kept) > 1 else question


def contracted(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """One contraction made or undone."""
    for long, short in CONTRACTED:
        if long in question:
            return question.replace(long, short, 1)
        if short in question:
            return question.replace(short, long, 1)
    return question


def inside_sentence(question: str, protected: frozenset[str]) -> str:
    """The question as it goes on behind other words: with a small letter, unless its first word is
    "I", a name or a key."""
    first = question.partition(" ")[0].rstrip("?.,:").removesuffix("'s")
    kept = first == "I" or first[1:2].isupper() or not protected.isdisjoint((first, first.lower()))
    return question if kept else question[:1].lower() + question[1:]


def with_filler(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """A word or two that add nothing."""
    chance = rng.random()
    if chance < 0.4:
        return pick(rng, BEFORE) + inside_sentence(question, protected)
    first, _, rest = question.partition(" ")
    if chance < 0.6 and first in ("Where", "When", "What", "Who") and rest:
        return f"{first} {pick(rng, WORDS_OF_FILLER)} {rest}"
    if question.endswith("?"):
        return question[:-1] + pick(rng, BEHIND) + "?"
    return question


def with_typo(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """Two letters of one long word swapped, or one doubled."""
    words = question.split(" ")
    places = [
        place for place, word in enumerate(words)
        if len(word) >= SHORT_TYPO and word.isalpha() and word.islower() and word not in protected
    ]
    if not places or '"' in question:
        return question
    place = places[int(rng.random() * len(places))]
    word = words[place]
    at = 1 + int(rng.random() * (len(word) - 2))
    slip = word[at] if rng.random() < 0.5 else word[at + 1]
    rest = word[at:] if slip == word[at] else word[at] + word[at + 2:]
    words[place] = word[:at] + slip + rest
    return " ".join(words)


Habit = Callable[[random.Random, str, frozenset[str]], str]
HABITS: tuple[Habit, ...] = (
    other_voice, other_voice, without_little_words, keywords, contracted, with_filler, with_typo,
)


def as_typed(rng: random.Random, question: str, protected: frozenset[str]) -> str:
    """The question changed by one habit."""
    return HABITS[int(rng.random() * len(HABITS))](rng, question, protected)
