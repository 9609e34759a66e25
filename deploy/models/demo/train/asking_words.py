"""The words that ask for a span of a sentence, by what kind of thing it is and what stands before
it: "behind the piano" is asked for with "where" or "behind what"."""

from random import Random

import names
from draws import pick
from second_verbs import VERBS
from sentence_parts import (
    AUXILIARIES,
    DETERMINERS,
    FUNCTION_WORDS,
    MOMENTS,
    PLACES,
    PREPOSITIONS,
    Parts,
    Span,
    bare,
)

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
    "number": ("how many",), "figure": ("what number", "which number"),
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
    "quote": ("what",), "name": ("what",),
    "phrase": ("what",),
    "device": ("what", "which device", "what device", "which machine"),
    "document": ("what", "which document", "what document", "which paper"),
    "department": ("who", "which department", "what department"),
    "problem": ("what", "what problem", "which fault"), "bird": ("which bird", "what bird", "what"),
    "creatures": ("which animals", "what animals", "what creatures"),
    "wildplant": ("which plants", "what plants", "what"), "landform": ("what", "what place"),
    "workers": ("who", "what people", "which people"), "goods": ("what", "which goods", "what"),
    "cause": ("why", "why", "for what reason"),
    "purpose": ("why", "why", "what for", "what for", "for what purpose", "with what aim"),
    "condition": ("when", "in what case", "under what condition", "in which case"),
    "manner": ("how", "how", "in what way"),
    "frequency": ("how often", "how often", "how often", "how frequently"),
    "activities": ("what", "what activity", "which activity"), "deed": ("what",),
    "sound": ("what", "what sound", "which noise"), "property": ("how",),
    "service": ("what", "which service", "what service"), "medium": ("what", "what means"),
    "remedy": ("what",), "hobby": ("what", "which hobby", "what hobby"),
    "title": ("what", "which book", "what book"), "feeling": ("how",),
    "distance": ("how far",), "height": ("how far", "what height"), "speed": ("what speed",),
    "degrees": ("what temperature", "how many degrees"), "share": ("what share", "how many"),
    "passage": ("which part", "what part"), "counter": ("where",),
    "quantity": ("how much", "what amount", "what quantity"),
    "act": ("what",), "fate": ("what",),
}
LOCATIVE = frozenset("in at on under behind beside near inside outside to into".split())
NO_STRANDING = frozenset("during since until before after between as like than about next".split())
BEFORE_NOUNS = frozenset("""
spare new old best first favourite free sore wet next last two one young former sick rare only
""".split())
BEHIND_NOUNS = frozenset("door window lamp factory match house picture museum team".split())
COMPOUND = frozenset((
    "because of", "instead of", "thanks to", "according to", "out of", "up to", "away from",
    "due to", "next to", "apart from"))
ADVERBIAL = frozenset("purpose manner frequency feeling property".split())
OF_WHAT = frozenset("quantity share passage weight percent container".split())
DIMENSIONS = ("long", "wide", "deep", "high", "tall")
DESCRIBING = ("adjective", "colour", "number")
NO_PLACE_BEFORE_TO = frozenset("""
way trip key belong belongs bridge road ferry bus train next door letter
""".split())


NO_QUESTION = ("except", "than", "between", "unlike", "but")
JOINED = (["and"], ["or"], ["but"])
COMPARING = frozenset("as same such".split())
RELATIVES = frozenset("who whom which whose that where".split())
ISLANDS = frozenset("who which whose where when while until because whether".split())
PROSE_ISLANDS = ISLANDS | frozenset("that before after since how what than and or".split())
CONJUNCTIONS = frozenset("when whether where while if until because although".split())


class Gap:
    """A span that is asked for, and what goes with it: words[gap:end] are left out of the question,
    and `front` asks for them. `adverb` says that it asks where, when or how, `plain` that only the
    sentence's own order makes sense. `extra` are words that stand in the gap's place."""

    def __init__(self, rng: Random, parts: Parts, span: Span) -> None:
        self.rng, self.parts, self.span = rng, parts, span
        self.words = parts.words
        self.clause = parts.clause_of(span.first)
        self.gap, self.end = span.first, span.last
        self.front = pick(rng, FRONTS[span.kind])
        self.adverb = self.plain = False
        self.extra: list[str] = []
        if span.kind in ("act", "fate"):
            return
        self._widen()
        if self.end < self.clause.last and self.words[self.end] in RELATIVES:
            if self.gap > self.clause.verb >= 0:
                self.end = self.clause.last  # what is told of it gives no more to ask by
        if self.adverb and self.gap == self.clause.first and self.end == self.clause.last:
            self._leave_clause()
        self.plain = self.plain or self._is_closed_off() or self._is_denied()

    def _is_closed_off(self) -> bool:
        """Whether no question reaches the gap from the verb: another clause begins between them, or
        more is joined to the gap."""
        between = self.words[self.clause.verb + 1:self.gap] if self.clause.verb >= 0 else []
        if self.parts.frame >= 0:
            return not ISLANDS.isdisjoint(between)
        if self.gap > self.clause.verb >= 0 and (
                self.words[self.end:self.end + 1] in (*JOINED, ["of"]) or self.words[self.gap] == "that"):
            return True
        return not PROSE_ISLANDS.isdisjoint(between) or any(
            [word[-1] in ",;:" or "(" in word for word in between])

    def _is_denied(self) -> bool:
        """Whether the sentence says that it is not this: "at six, not at seven"."""
        for index in (self.gap - 1, self.gap - 2):
            if index > 0 and self.words[index] == "not" and self.words[index - 1][-1] == ",":
                return True
        return False

    def _widen(self) -> None:
        """Takes in what stands before the span and cannot stay without it, and the noun that
        belongs to the asking words."""
        words, span = self.words, self.span
        kind = span.kind
        if kind == "number" and words[self.end:self.end + 2] == ["years", "old"]:
            self.front, self.end = "how old", self.end + 2
        elif kind in DESCRIBING and self._noun_follows():
            self._take_noun()
        elif span.kind == "adjective":
            self.front = "what"
        elif kind == "figure" and words[span.first].isalpha() and self._span_from(self.end):
            self.front = "how many"
            self._take_noun()
        elif kind == "phrase" and self._follows("of") and self.gap > self.clause.verb >= 0:
            self._leave_of()
        elif kind in ("length", "height") and self._follows(*DIMENSIONS):
            self.front = f"how {bare(words[self.end])}"
            self.end += 1
        elif kind == "duration" and self._follows("late", "later"):
            self.front = "how late" if bare(words[self.end]) == "late" else "how much later"
            self.adverb, self.end = True, self.end + 1
        elif kind == "property" and self._follows("than"):
            self.end, self.extra = self.end + 1, ["compared", "with"]
        elif self.end < len(words) and words[self.end] in BEHIND_NOUNS:
            self.front, self.end = f"which {words[self.end]}", self.end + 1
        elif kind in OF_WHAT and self._follows("of"):
            self._take_of()
        if words[span.last - 1].rstrip(".,;:").endswith("'s") and span.kind == "person":
            self.front = "whose"
        self._take_before()
        if self.gap:
            self._take_preposition(words[self.gap - 1].lower())

    def _span_from(self, index: int) -> Span | None:
        for span in self.parts.spans:
            if span.first == index:
                return span
        return None

    def _take_noun(self) -> None:
        """What is counted or described belongs to the asking words: "how many garden chairs"."""
        last, following = self.end + 1, self._span_from(self.end)
        while following:
            last = following.last
            following = self._span_from(last) if following.kind in DESCRIBING else None
        noun = " ".join(self.words[self.end:last]).strip(".,;:!?\"()")
        front = "what" if self.front == "which" and noun != "one" else self.front
        self.front = "which one" if noun == "one" else f"{front} {noun}"
        self.end = last

    def _take_of(self) -> None:
        """As much goes with the asking words: "what quantity of milk"."""
        first = self.end + 1
        first += self.words[first] in DETERMINERS
        following = self._span_from(first)
        if following:
            words = " ".join(self.words[self.end:following.last]).rstrip(".,;:")
            if self.span.kind == "container":
                self.front = "which container"
            self.front = f"{self.front.replace('how much', 'what amount')} {words}"
            self.end = following.last

    def _leave_of(self) -> None:
        """What a phrase is of goes with it, as it could not stand alone: "an island of Greece"."""
        first = self.end + 1
        if first < len(self.words) and self.words[first] in DETERMINERS:
            first += 1
        following = self._span_from(first)
        if following:
            self.end = following.last

    def _leave_clause(self) -> None:
        """A clause that is asked for as a whole is asked for by the one beside it."""
        for clause in self.parts.clauses:
            if clause is not self.clause and clause.verb >= 0:
                self.clause = clause
                return

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
            described = any([span.last == self.gap and span.kind in DESCRIBING
                             for span in spans])
            if before not in DETERMINERS and before not in BEFORE_NOUNS and not described:
                return
            self.gap -= 1
            if before in DETERMINERS:
                return

    def _take_preposition(self, before: str) -> None:
        kind, words = self.span.kind, self.words
        if self._take_clause(kind, before) or self._take_deed(kind, before):
            return
        two = f"{words[self.gap - 2]} {before}".lower() if self.gap > 1 else ""
        if self._begins_clause(before):
            return
        if before in NO_QUESTION or two[:6] == "except" or before == "as" and (
                not COMPARING.isdisjoint(words[max(self.gap - 4, 0):self.gap - 1])):
            self.plain = True
        elif kind == "cause" and two == "because of":
            self._ask(self.front, 2)
        elif two in COMPOUND and kind not in ("cause", "moment"):
            self._ask(f"{two} {self._whom()}", 2)
        elif not self._take_adverb(kind, before):
            if kind == "cause":
                self.front = "what"
            self._take_place(kind, before)

    def _ask(self, front: str, taken: int) -> None:
        """With an adverb, or a preposition, that takes so many words before the gap with it."""
        self.front, self.adverb, self.gap = front, True, self.gap - taken

    def _whom(self) -> str:
        return self.front.replace("who", "whom", 1)

    def _take_adverb(self, kind: str, before: str) -> bool:
        """When, how long and the like need no preposition."""
        if kind in MOMENTS and before in ("on", "at", "in"):
            self._ask("when" if self.rng.random() < 0.5 else self._moment(), 1)
        elif (kind in MOMENTS and before in ("until", "since", "from", "by")
                and self.rng.random() < 0.5):
            self._ask(f"{before} when", 1)
        elif kind == "duration" and before in ("in", "within"):
            self._ask("how quickly", 1)
        elif kind == "speed" and before == "at":
            self._ask("how fast", 1)
        elif kind == "counter" and before == "at":
            self._ask(self.front, 1)
        elif kind == "moment":
            ago = self.words[self.span.last - 1].startswith("ago") and self.rng.random() < 0.4
            self._ask("how long ago" if ago else "when", 0)
        elif kind == "duration" and before == "for":
            self._ask("how long", 1)
        else:
            return False
        return True

    def _take_place(self, kind: str, before: str) -> None:
        """Where something is, and whatever else a preposition says."""
        words, rng = self.words, self.rng
        phrase = [span for span in self.parts.spans
                  if span.kind == "preposition" and span.last == self.gap]
        if phrase:
            first = phrase[0].first
            prefix = " ".join(words[first:self.gap])
            self._ask(self._where() if rng.random() < 0.6 else f"{prefix} {self.front}",
                      self.gap - first)
        elif kind in ("vehicle", "medium") and before == "by" and rng.random() < 0.5:
            self._ask("how", 1)
        elif before == "of" and words[self.gap - 2] in ("front", "top"):
            side = words[self.gap - 2]
            self._ask(f"{'in' if side == 'front' else 'on'} {side} of {self.front}", 3)
        elif kind in PLACES and before in LOCATIVE and rng.random() < 0.6 and not (
                before == "to" and words[self.gap - 2] in NO_PLACE_BEFORE_TO):
            self._ask(self._where(), 1)
        elif before in PREPOSITIONS and (before in NO_STRANDING or rng.random() < 0.5):
            self._ask(f"{before} {self._whom()}", 1)

    def _begins_clause(self, before: str) -> bool:
        """Whether the span is a clause's subject, or a verb stands before it: then there is no
        preposition, even if the word could be one."""
        words = self.words
        if self.gap - 1 == self.clause.verb:
            return True
        verb = bare(words[self.end]) if self.end < self.clause.last else ""
        is_subject = verb in AUXILIARIES or verb in VERBS
        begins = self.gap - 1 == self.clause.first > 0
        if before in CONJUNCTIONS or (is_subject or begins) and before in NO_STRANDING:
            self.plain = True
            return True
        if is_subject and before == "that":
            self.gap -= 1
        return is_subject and before == "that"

    def _take_clause(self, kind: str, before: str) -> bool:
        """Reasons, conditions and what else is asked for with an adverb, with its conjunction."""
        if kind == "reason":
            self.gap -= before in ("because", "that")
        elif kind == "condition":
            self.gap -= 3 if before == "as" else 1
        elif kind not in ADVERBIAL:
            return False
        self.adverb = True
        return True

    def _take_deed(self, kind: str, before: str) -> bool:
        """What somebody does: "asked her to do", "was doing"."""
        if kind == "deed":
            self.extra = ["do"]
            return True
        if kind != "activities":
            return False
        if before in NO_STRANDING:
            self.front, self.adverb, self.gap = f"{before} doing what", True, self.gap - 1
        elif self.words[max(self.gap - 2, 0):self.gap] == ["Instead", "of"]:
            self.front, self.adverb, self.gap = "instead of doing what", True, self.gap - 2
        elif before != "that":
            self.extra = ["doing"]
        return True

    def _where(self) -> str:
        return "where exactly" if self.rng.random() < 0.06 else "where"

    def _moment(self) -> str:
        text = bare(self.words[self.span.last - 1])
        if text.endswith("day"):
            return "which day"
        if ":" in text or text in ("am", "pm", "noon", "midnight"):
            return "what time"
        if text.isdigit() and len(text) == 4:
            return "which year"
        return "which month" if text in MONTHS else "when"

    def answer(self) -> str:
        text = " ".join(self.words[self.span.first:self.span.last]).strip(".,;:!?\"()")
        return text.removesuffix("'s") if self.front == "whose" else text
