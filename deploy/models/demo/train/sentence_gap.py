"""What stands beside a gap: the rest of the sentence, and other things of the same list."""

from asking_words import BEFORE_NOUNS, DESCRIBING, JOINED, Gap
from draws import pick
from sentence_parts import DETERMINERS, inner

NAMED = frozenset("person city country company ship month weekday".split())


class SentenceGap(Gap):
    """A gap with the words around it."""

    def _between(self, first: int, last: int) -> list[str]:
        """Words without the gap, the first one as inside a sentence."""
        words = self.words[first:last]
        if first == 0 and words:
            words[0] = self._inner_first()
        return words

    def _inner_first(self) -> str:
        """The sentence's first word as it stands inside a sentence."""
        spans = self.parts.spans
        if spans and any([span.first == 0 and span.kind in NAMED for span in spans]):
            return self.words[0]
        return inner(self.words[0])

    def _rest(self, first: int, last: int) -> list[str]:
        after = self.words[max(self.end, first):last]
        if self._begins_list(after):
            after[0] = pick(self.rng, ("besides", "apart from", "along with"))
        if self.extra and first <= self.gap <= last:
            after = self.extra + after
        return self._between(first, min(self.gap, last)) + after

    def _begins_list(self, after: list[str]) -> bool:
        """Whether what follows the gap is one thing more: "cocoa and wet wool"."""
        if len(after) < 2 or after[0] != "and" or not self.gap:
            return False
        return after[1] in DETERMINERS | BEFORE_NOUNS or self._span_from(self.end + 1) is not None

    def _is_joined(self) -> bool:
        """Whether something else is joined to the gap, which cannot stand without it."""
        after = self.words[self.end:]
        return after[:1] in JOINED and not self._begins_list(after)

    def in_list(self) -> bool:
        """Whether the span is one of several, but not the first of two: then only its place tells
        it apart."""
        words = self.words
        if self.gap > self.clause.first and self.gap > self.clause.verb >= 0:
            if words[self.gap - 1][-1] == ",":
                if words[self.end - 1][-1] in ",." or words[self.end] in ("and", "or"):
                    return True
            if words[self.end - 1][-1] == "," and (
                    self._span_from(self.end) or self._span_from(self.end + 1)):
                return True
        return self.gap > 0 and words[self.gap - 1] in ("and", "or")

    def _ask_else(self) -> bool:
        """Asks for the last of several by the others: "who else besides Ada". Says if it can."""
        at = self.gap - 1
        before = [span for span in self.parts.spans if span.last == at]
        if self.words[at] != "and" or self.extra or not before or self.clause.first > at - 1:
            return False
        first, kind = before[0].first, before[0].kind
        alike = kind == self.span.kind and kind not in DESCRIBING
        if not alike or self.front.startswith(("how", "when", "where")):
            return False
        while first > self.clause.first and (self.words[first - 1].lower() in DETERMINERS
                                             or self._describes(first)):
            first -= 1
        if first and self.words[first - 1][-1] == ",":
            return False
        begin = first - (first > 0 and self.words[first - 1].lower() == "both")
        asking, _, noun = self.front.partition(" ")
        if asking not in ("who", "what", "which"):
            return False
        self.front = f"{asking} other {noun}" if noun else f"{asking} else"
        others = self._between(first, at)
        self.extra = [pick(self.rng, ("besides", "apart from")), *others]
        self.gap = begin
        return True

    def _describes(self, last: int) -> bool:
        return any([span.last == last and span.kind in DESCRIBING for span in self.parts.spans])
