"""The words that ask for a span of a sentence, by what kind of thing it is and what stands before
it: "behind the piano" is asked for with "where" or "behind what"."""

from random import Random

import names
from draws import pick
from sentence_parts import DETERMINERS, FUNCTION_WORDS, PREPOSITIONS, Parts, Span, bare

MONTHS = frozenset(names.MONTHS)
WHO = ("who",)
FRONTS: dict[str, tuple[str, ...]] = {
    "person": WHO, "doctor": WHO, "job": ("who", "which job", "what profession"),
    "kin": ("who", "which relative", "who in the family"), "group": ("who", "which group"),
    "object": ("what", "what", "which thing", "which object"),
    "animal": ("which animal", "what animal", "what"), "animals": ("which animals", "what animals"),
    "city": ("which city", "what city", "which town"), "country": ("which country", "what country"),
    "room": ("which room", "what room"), "furniture": ("what", "which piece of furniture"),
    "place": ("what place", "which place", "what"), "shop": ("what shop", "which shop"),
    "water": ("what", "which water"), "street": ("which street", "what street"),
    "container": ("what", "which container", "what container"),
    "moment": ("when",), "time": ("what time", "when"),
    "weekday": ("which day", "what day", "which day of the week"), "month": ("which month", "when"),
    "year": ("which year", "what year"), "date": ("which date", "what day"),
    "price": ("how much", "how much money", "what amount"), "weight": ("how much", "what weight"),
    "length": ("how far", "what length"), "duration": ("how long", "how much time"),
    "percent": ("what percentage",), "code": ("what", "what number", "which value"),
    "number": ("how many",), "figure": ("what number", "which number", "how many"),
    "colour": ("what colour", "which colour"),
    "adjective": ("what kind of", "which", "what sort of"),
    "dish": ("what dish", "which dish", "what"), "ingredient": ("what", "which ingredient"),
    "food": ("what", "what food", "what kind of food"), "drink": ("what", "which drink"),
    "crops": ("what", "which crop"), "instrument": ("which instrument", "what instrument"),
    "vehicle": ("what", "which vehicle"), "tool": ("what", "what tool", "which tool"),
    "stuff": ("what", "which material", "what material"), "tree": ("what tree", "which tree"),
    "garment": ("what", "which garment", "what garment"), "event": ("which event", "what event"),
    "language": ("which language", "what language"), "sport": ("which sport", "what sport"),
    "subject": ("which subject", "what subject"), "company": ("which company", "what company"),
    "ship": ("which ship", "what ship"), "body": ("what part of the body", "what"),
    "meal": ("which meal",), "illness": ("what", "which illness"),
    "disaster": ("what", "what disaster"), "weather": ("what", "what weather"),
    "part": ("what", "which part"), "reason": ("why", "for what reason"),
    "quote": ("what", "which words", "what words"), "name": ("what", "what", "which name"),
    "phrase": ("what",),
}
PLACES = frozenset("city country room furniture place shop water street container".split())
MOMENTS = frozenset("moment time weekday month year date".split())
LOCATIVE = frozenset("in at on under behind beside near inside outside to into".split())
NO_STRANDING = frozenset("during since until before after between as like than about next".split())
BEFORE_NOUNS = frozenset("spare new old best first favourite free sore wet next last".split())
NO_PLACE_BEFORE_TO = frozenset("""
way trip key belong belongs bridge road ferry bus train next door letter
""".split())


class Gap:
    """A span that is asked for, and what goes with it: words[gap:end] are left out of the question,
    and `front` asks for them. `adverb` says that it asks where, when or how."""

    def __init__(self, rng: Random, parts: Parts, span: Span) -> None:
        self.rng, self.parts, self.span = rng, parts, span
        self.words = parts.words
        self.clause = parts.clause_of(span.first)
        self.gap, self.end = span.first, span.last
        self.front = pick(rng, FRONTS[span.kind])
        self.adverb = False
        self._widen()

    def _widen(self) -> None:
        """Takes in what stands before the span and cannot stay without it, and the noun that
        belongs to the asking words."""
        words, span = self.words, self.span
        if span.kind in ("number", "colour", "adjective") and self._noun_follows():
            noun = bare(words[self.end])
            self.front = f"{'what' if self.front == 'which' else self.front} {noun}"
            self.end += 1
        elif span.kind == "adjective":
            self.front = "what"
        elif span.kind == "length" and self._follows("long", "wide", "deep"):
            self.front = f"how {bare(words[self.end])}"
            self.end += 1
        if words[span.last - 1].rstrip(".,;:").endswith("'s") and span.kind == "person":
            self.front = "whose"
        self._take_before()
        if self.gap:
            self._take_preposition(words[self.gap - 1].lower())

    def _follows(self, *endings: str) -> bool:
        return self.end < len(self.words) and bare(self.words[self.end]) in endings

    def _noun_follows(self) -> bool:
        return (self.end < self.clause.last and self.words[self.end - 1][-1].isalnum()
                and bare(self.words[self.end]).lower() not in FUNCTION_WORDS
                and bare(self.words[self.end]).isalpha())

    def _take_before(self) -> None:
        words, first = self.words, self.clause.first
        spans = self.parts.spans
        while self.gap > first:
            before = words[self.gap - 1].lower()
            described = any([span.last == self.gap and span.kind in ("adjective", "colour")
                             for span in spans])
            if before not in DETERMINERS and before not in BEFORE_NOUNS and not described:
                return
            self.gap -= 1
            if before in DETERMINERS:
                return

    def _take_preposition(self, before: str) -> None:
        kind, rng = self.span.kind, self.rng
        if kind == "reason":
            self.adverb = True
            self.gap -= before in ("because", "that")
            return
        if kind in MOMENTS and before in ("on", "at", "in"):
            self.front = "when" if rng.random() < 0.5 else self._moment()
            self.adverb = True
            self.gap -= 1
            return
        if kind == "moment":
            self.front, self.adverb = "when", True
            return
        if kind == "duration" and before == "for":
            self.front, self.adverb, self.gap = "how long", True, self.gap - 1
            return
        phrase = [span for span in self.parts.spans
                  if span.kind == "preposition" and span.last == self.gap]
        if phrase:
            first = phrase[0].first
            prefix = " ".join(self.words[first:self.gap])
            self.front = "where" if rng.random() < 0.6 else f"{prefix} {self.front}"
            self.gap, self.adverb = first, True
        elif kind == "vehicle" and before == "by" and rng.random() < 0.5:
            self.front, self.gap, self.adverb = "how", self.gap - 1, True
        elif before == "of" and self.words[self.gap - 2] in ("front", "top"):
            self.front = f"{'in' if self.words[self.gap - 2] == 'front' else 'on'} " \
                f"{self.words[self.gap - 2]} of {self.front}"
            self.gap, self.adverb = self.gap - 3, True
        elif kind in PLACES and before in LOCATIVE and rng.random() < 0.6 and not (
                before == "to" and self.words[self.gap - 2] in NO_PLACE_BEFORE_TO):
            self.front = "where"
            self.gap, self.adverb = self.gap - 1, True
        elif before in PREPOSITIONS and (before in NO_STRANDING or rng.random() < 0.5):
            self.front = f"{before} {self.front.replace('who', 'whom', 1)}"
            self.gap, self.adverb = self.gap - 1, True

    def _moment(self) -> str:
        text = bare(self.words[self.span.last - 1])
        if text.endswith("day"):
            return "which day"
        if ":" in text or text in ("am", "pm", "noon", "midnight"):
            return "what time"
        return "which year" if text.isdigit() else "which month" if text in MONTHS else "when"

    def answer(self) -> str:
        text = " ".join(self.words[self.span.first:self.span.last]).strip(".,;:!?\"()")
        return text.removesuffix("'s") if self.front == "whose" else text
