"""Forms of a question about a value of the middle, made from its words. A description of the middle
stands for @: "In which city does @ live?" gives "tell me in which city @ lives." Where the middle
was spoken of before, a pronoun does: "in which city does she live?"

All forms begin with a small letter, as they may stand inside a sentence. ~ stands for a noun out of
the middle's name."""

import re
from collections.abc import Iterable

from question_forms import other_forms
from relations import lower_first
from thesaurus_forms import third_person

NOUNS = {
    "full": "person", "doctor": "doctor", "role": "person", "facility": "place", "site": "place",
    "room": "room", "event": "event", "city": "city", "thing": "thing", "company": "company",
    "number": "room", "code": "server", "box": "container", "ship": "ship", "vehicle": "vehicle",
    "team": "team", "project": "project", "product": "product", "software": "system",
    "flight": "flight", "book": "book", "numbered": "object", "pet": "animal", "street": "street",
    "hall": "building", "eatery": "restaurant", "hotel": "hotel", "school": "school",
    "island": "place", "floor": "floor", "wing": "wing", "department": "department",
    "host": "server", "script": "script", "ticket": "ticket", "document": "document",
    "order_number": "order", "committee": "committee", "weekday": "day",
    "cabinet": "piece of furniture", "machine": "machine", "painting": "painting",
    "parcel": "parcel", "train": "train", "key": "key", "band": "band", "course": "course",
}
HEADS = {  # where in such a name the noun stands that says what it is: "green cabinet"
    "box": -1, "cabinet": -1, "thing": -1, "vehicle": -1, "machine": -1, "facility": -1,
    "hall": -1, "event": -1, "product": -1, "school": -1, "room": -1, "key": -1, "course": -1,
    "software": -1, "site": 0, "document": 0, "numbered": 0,
}
HEAD = "~"
PERSONS = ("full", "doctor", "role")
INTERROGATIVE = re.compile(
    r"(?:(?:about|after|at|behind|by|for|from|how|in|into|near|of|on|onto|through|to|under|until"
    r"|with|since) )?(?:what|which|who|whom|whose|where|when|how)\b")
INVERTED = re.compile(r"^(.+?) (is|was|can|could|will|must|may|should) (@(?:'s \w+)?)( .*|)\?$")
DOES = re.compile(
    r"^(.+?) does @ (?!always|also|never|only|still|not\b|perhaps|most\b|from\b|really|just)"
    r"(\w+)(.*)\?$")
SUBJECT = re.compile(r"\b(is|was|can|could|will|must|may|should|does|did) @(?=[ ?])")
CLAUSE = re.compile(r" (?:to|in|for|when) ")  # "the time to call in the evening of @"
TELL = (
    "tell me {0}.", "I would like to know {0}.", "do you know {0}?", "can you tell me {0}?",
    "I wonder {0}.", "find out {0}.", "please say {0}.", "does the text say {0}?",
    "I have forgotten {0}.", "could you check {0}?", "we need to know {0}.",
)
NAMED = """
$ is the % of @? / $'s the % of @? / $ is the % of @? / % of @? / tell me the % of @.
I need the % of @. / give me the % of @. / could you look up the % of @? / find the % of @.
do you know $ the % of @ is? / I would like to know the % of @. / the % of @, please.
please tell me $ the % of @ is. / I am looking for the % of @. / $ was the % of @ again?
""".strip().replace("\n", " / ").split(" / ")
POSSESSIVE = """
$ is @'s %? / @'s %? / @'s %, please. / give me @'s %. / I need @'s %. / do you know @'s %?
@ %? / tell me @'s %. / $ might @'s % be? / please look up @'s %. / $'s @'s %?
""".strip().replace("\n", " / ").split(" / ")
NAMING_PERSONS = ("who is @?", "what is the name of @?", "name @.", "@: who is that?",
                  "tell me who @ is.", "what is @ called?", "@?")
NAMING_THINGS = ("what is @?", "what is @ called?", "name @.", "tell me what @ is called.", "@?",
                 "what do they call @?", "can you name @?")


def noun_of(kind: str) -> str:
    return NOUNS.get(kind, "one")


def head_of(kind: str, value: str) -> str:
    """What the middle is, in a word of its name."""
    words = value.split(" ")
    if len(words) == 1:
        return noun_of(kind)
    last = HEADS[kind] if len(words[-1]) > 1 and words[-1].isalpha() else 0
    return words[last].lower()


def indirect(frame: str, turn: int) -> list[str]:
    """The question as part of another: "tell me where @ lives."."""
    inverted, does = INVERTED.match(frame), DOES.match(frame)
    if inverted:
        word, verb, what, rest = inverted.groups()
        inner = f"{word} {what} {verb}{rest}"
    elif does:
        word, verb, rest = does.groups()
        inner = f"{word} @ {third_person(verb)}{rest}"
    else:
        return [lower_first(form) for form in other_forms(frame[:1].upper() + frame[1:], turn)]
    return [TELL[turn % len(TELL)].format(inner)] if INTERROGATIVE.match(inner) else []


def spoken_of(frame: str, kind: str, turn: int) -> str | None:
    """The question about what the sentence before it was about."""
    if frame[-1] != "?" or frame.count("@") != 1 or not INTERROGATIVE.match(frame):
        return None
    if frame.endswith("@'s?"):  # "which coat is her?"
        return None
    owner = ("his", "her", "their")[turn % 3] if kind in PERSONS else "its"
    who = ("he", "she")[turn % 2] if kind in PERSONS else "it"
    text = SUBJECT.sub(rf"\1 {who}", frame.replace("@'s", owner))
    noun = HEAD if kind in HEADS and turn % 4 > 1 else noun_of(kind)
    return text.replace("@", f"{('that', 'this')[turn % 2]} {noun}")


def named(names: Iterable[str], person: bool, forms: list[str]) -> list[str]:
    """The forms for each name of an attribute."""
    word = "who" if person else "what"
    return [form.replace("%", name).replace("$", word) for name in names for form in forms]


def frames_by_mark(marked: dict[str, list[str]], kind: str, names: Iterable[str], person: bool
                   ) -> dict[str, tuple[str, ...]]:
    """All frames of a value: those written and those made of them, which are about as many as those
    that only name an attribute."""
    by_mark = {mark: [lower_first(text) for text in marked.get(mark, ())] for mark in "npcwi"}
    made = [form for turn, text in enumerate(dict.fromkeys(by_mark["n"]))
            for form in indirect(text, turn)]
    by_name = named([name for name in names if not CLAUSE.search(name)], person, NAMED)
    by_mark["n"] += made
    by_mark["n"] *= max(1, round(len(by_name) / max(1, len(by_mark["n"]))))
    by_mark["n"] += by_name
    by_mark["p"] += named(names, person, POSSESSIVE)
    asked = dict.fromkeys(by_mark["n"] + by_mark["p"])
    spoken = [spoken_of(text, kind, turn) for turn, text in enumerate(asked)]
    by_mark["i"] += [text for text in spoken if text]
    return {mark: tuple(texts) for mark, texts in by_mark.items() if texts}


def naming(kind: str) -> tuple[str, ...]:
    """Questions about the middle itself."""
    return NAMING_PERSONS if kind in PERSONS else NAMING_THINGS
