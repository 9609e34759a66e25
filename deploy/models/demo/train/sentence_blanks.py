"""Ways to ask that need no verb: a blank in the sentence, its beginning, some of its words."""

from asking_words import DESCRIBING
from draws import pick
from sentence_gap import SentenceGap
from sentence_parts import FUNCTION_WORDS, bare

BLANKS = ("___", "____", "_____", "...", "[blank]", "(?)")
CLOZES = ("Complete: {0}", "Fill in the blank: {0}", "Fill the gap: {0}", "{0}",
          "What is missing? {0}", "What goes in the gap? {0}", "Complete the sentence: {0}",
          "Which words are missing: {0}", "Which word belongs in the blank? {0}")
KEYWORDS = ("{front} {words}?", "{words}, {front}?", "{words}: {front}?", "{front}: {words}",
            "{words} {front}", "{front} - {words}?")
NEGATIONS = frozenset("not never no nobody none cannot".split())


class Blank(SentenceGap):
    """A gap that the sentence's own words ask for."""

    def _near(self) -> set[int]:
        """Words that tell which of the sentence's things is meant: the last one before the gap,
        else the next one, and all that may be meant by the same asking words."""
        found: set[int] = set()
        kind = self.span.kind
        for span in self.parts.spans:
            if span.kind == kind and span.first != self.span.first and kind != "phrase":
                found.update(range(span.first, span.last))
        for index in [*range(self.gap - 1, -1, -1), *range(self.end, len(self.words))]:
            if bare(self.words[index]).lower() not in FUNCTION_WORDS:
                found.add(index)
                break
        return found

    def _keywords(self) -> tuple[str, list[str]] | None:
        rest = [index for index, word in enumerate(self.words) if not self.gap <= index < self.end
                and bare(word).lower() not in FUNCTION_WORDS]
        near = self._near()
        count = min(3 + int(self.rng.random() * 3), len(rest))
        if count < 2 or len(near) > 4:
            return None
        denied = {index for index, word in enumerate(self.words)
                  if word in NEGATIONS and not self.gap <= index < self.end}
        nearest = sorted(rest, key=lambda index: abs(index - self.gap))[:count + 1]  # say the most
        chosen = near | denied | set(self.rng.sample(nearest, max(1, count - len(near))))
        kept = [bare(self.words[index]) for index in sorted(chosen)]
        if self.parts.frame >= 0 and self.rng.random() < 0.3:
            self.rng.shuffle(kept)
        text = pick(self.rng, KEYWORDS).format(front=self.front, words=" ".join(kept))
        return text if self.rng.random() < 0.5 else text[:1].upper() + text[1:], kept

    def _cloze(self) -> tuple[str, list[str]]:
        before, after = self.words[:self.span.first], self.words[self.span.last:]
        last = self.words[self.span.last - 1]
        end = last[len(last.rstrip(".,;:!?\")")):] if self.front != "whose" else "'s"
        if self.words[self.span.first][0] == "\"":
            end = end.replace("\"", "")  # the other one is left out
        blank = pick(self.rng, BLANKS) + end
        text = pick(self.rng, CLOZES).format(" ".join([*before, blank, *after]))
        return text, before + after

    def _completion(self) -> tuple[str, list[str]] | None:
        before = self.words[:self.span.first]
        if len(before) < 3 or self.words[self.span.first][0] in "\"(" or self.front == "whose":
            return None
        if self.span.kind in DESCRIBING:
            return None  # any word might follow: "over a"
        return " ".join(before), before
