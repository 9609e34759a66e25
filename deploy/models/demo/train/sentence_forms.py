"""Words a question for a span of a sentence: the ways to put what else the sentence says."""

from asking_words import Gap
from draws import pick
from items import Form
from sentence_parts import DETERMINERS, FUNCTION_WORDS, Clause, bare, inner

LEADS = ("Tell me", "Do you know", "Can you tell me", "Say", "I forgot", "I wonder", "Find out",
         "I would like to know", "Does it say", "Remind me", "Could you look up", "I want to know")
ASKING = frozenset(("Do you know", "Can you tell me", "Does it say", "Could you look up"))
BLANKS = ("___", "____", "_____", "...", "[blank]", "(?)")
CLOZES = ("Complete: {0}", "Fill in the blank: {0}", "Fill the gap: {0}", "{0}",
          "What is missing? {0}", "What goes in the gap? {0}", "Complete the sentence: {0}",
          "Which words are missing: {0}", "Which word belongs in the blank? {0}")
KEYWORDS = ("{front} {words}?", "{words}, {front}?", "{words}: {front}?", "{front}: {words}",
            "{words} {front}", "{front} - {words}?")
FORMS = ("whole", "whole", "whole", "embedded", "echo", "echo", "inverted", "inverted", "inverted",
         "inverted", "dropped", "dropped", "keywords", "cloze", "completion", "clause", "clause")
PLAIN_FORMS = ("echo", "echo", "cloze", "completion")
UNKNOWN_VERB_FORMS = ("echo", "echo", "echo", "cloze", "completion", "keywords", "dropped")
DAYS = {"last": 2, "next": 2, "today": 1, "tomorrow": 1, "yesterday": 1, "tonight": 1}
INTRODUCED = ("dear", "note", "notice", "reminder", "lost", "found", "wanted", "for")


class Asking(Gap):
    """A question in the making."""

    def _between(self, first: int, last: int) -> list[str]:
        """Words without the gap, the first one as inside a sentence."""
        words = self.words[first:last]
        if first == 0 and words:
            words[0] = inner(words[0])
        return words

    def _rest(self, first: int, last: int) -> list[str]:
        after = self.words[max(self.end, first):last]
        if self._begins_list(after):
            after[0] = pick(self.rng, ("besides", "apart from", "along with"))
        return self._between(first, min(self.gap, last)) + after

    def _begins_list(self, after: list[str]) -> bool:
        """Whether what follows the gap is one thing more: "cocoa and wet wool"."""
        if len(after) < 2 or after[0] != "and" or not self.gap:
            return False
        at = self.end + 1
        return after[1] in DETERMINERS or any([span.first == at for span in self.parts.spans])

    def forms(self) -> tuple[str, ...]:
        """Those that make sense for this span."""
        if self.in_list():
            return PLAIN_FORMS
        if self.parts.frame < 0 and self.clause.verb < 0 and self.gap:
            return UNKNOWN_VERB_FORMS
        return FORMS

    def in_list(self) -> bool:
        """Whether the span is the last of several: then only its place tells it apart."""
        return self.gap > 0 and self.words[self.gap - 1] in ("and", "or")

    def _is_subject(self, first: int) -> bool:
        return self.gap == first and not self.adverb

    def _reachable(self, clause: Clause) -> bool:
        """Whether the clause's words may follow the asking words at once."""
        return self.gap == clause.first or clause.verb < 0 or self.gap > clause.verb

    def write(self, form: str) -> tuple[str, Form, list[str]] | None:
        """The question, its form and the words of the sentence that it keeps."""
        made = getattr(self, f"_{form}")()
        if made is None:
            return None
        text, kept = made
        return text, Form.COMPLETION if form == "completion" else Form.QUESTION, kept

    def _whole(self) -> tuple[str, list[str]] | None:
        """In order, with the span left out: what asks comes first if it can, else in its place."""
        if bare(self.words[0]).lower() in INTRODUCED and self.gap:
            return self._echo()
        chance = self.rng.random()
        if self.gap == 0 or self.clause.verb >= 0 and chance < 0.6:
            return self._inverted() or self._echo()
        if self.parts.frame < 0 and chance < 0.75:
            return self._echo()
        return self._embedded() if chance < 0.85 else self._bare()

    def _bare(self) -> tuple[str, list[str]]:
        rest = self._rest(0, len(self.words))
        return _question([self.front, *rest]), rest

    def _echo(self) -> tuple[str, list[str]] | None:
        before = self.words[:self.gap]
        after = self.words[self.end:]
        if self.parts.order or self.gap == 0 and self.adverb:
            return None
        return _question([*before, self.front, *after]), before + after

    def _clause(self) -> tuple[str, list[str]] | None:
        clause = self.clause
        if clause.last - clause.first == len(self.words):
            return self._inverted()
        rest = self._rest(clause.first, clause.last)
        if len(rest) > 1 and rest[0].lower() in (
                "and", "but", "so", "which", "because", "if", "when", "while", "although"):
            rest = rest[1:]
        return _question([self.front, *rest]), rest

    def _embedded(self) -> tuple[str, list[str]] | None:
        clause = self.clause
        if not self._reachable(clause) or bare(self.words[0]).lower() in INTRODUCED:
            return None
        lead = pick(self.rng, LEADS)
        rest = self._rest(0, len(self.words))
        if self.parts.order:
            rest = ["to", *rest]
        return _question([lead, self.front, *rest], "?" if lead in ASKING else "."), rest

    def _inverted(self) -> tuple[str, list[str]] | None:
        """The verb's first part before the subject, as questions have it. What stands before the
        subject goes to the end, or to the beginning."""
        clause, words = self.clause, self.words
        first = clause.first
        if self.parts.order:
            rest = self._rest(0, len(words))
            helper = pick(self.rng, ("should I", "do I have to", "should we", "am I to"))
            return _question([self.front, helper, *rest]), rest
        start = self._introduction()
        before = self._between(first, start) if self.gap > first else []
        if before and before[0].lower() in INTRODUCED:
            before = []
        if before and self.gap < start:
            return None
        if self._is_subject(start):
            if words[self.end:] and words[self.end] in ("who", "which", "whose"):
                return None
            rest = words[self.end:clause.last]
            return self._with_introduction(before, rest), before + rest
        verb = clause.verb
        if verb < 0 or self.gap < verb and self.gap != first:
            return None
        subject = words[self.end:verb] if self.gap == first else self._between(start, verb)
        if subject and subject[0].lower() in ("and", "but", "so", "because", "when", "while", "if"):
            subject = subject[1:]
            if subject:
                subject[0] = inner(subject[0]) if clause.first == 0 else subject[0]
        rest = self._rest(verb + 1, clause.last)
        if clause.helper:
            said = [clause.helper, *subject, clause.base, *rest]
        else:
            said = [words[verb], *subject, *rest]
        return self._with_introduction(before, said), [*before, *subject, words[verb], *rest]

    def _introduction(self) -> int:
        """Where the subject begins: behind "On Sunday, " and the like."""
        clause, words = self.clause, self.words
        first = words[clause.first].lower()
        name = inner(words[clause.first])[:1].isupper()
        if (first in DETERMINERS and first != "this" or name or clause.verb < 0
                or first in ("it", "he", "she", "they", "we", "you", "there")):
            return clause.first
        if first in DAYS:
            return clause.first + DAYS[first]
        commas = [index + 1 for index in range(clause.first, clause.verb)
                  if words[index][-1] in ",:"]
        return commas[-1] if commas else clause.first

    def _with_introduction(self, before: list[str], said: list[str]) -> str:
        if before and self.rng.random() < 0.5:
            return _question([*before, self.front, *said])
        if before:
            before = [*before[:-1], before[-1].rstrip(",:")]
            said = [*said[:-1], said[-1].rstrip(".,;:")]
        other = self._other_clause()
        if other and said:
            said = [*said[:-1], said[-1].rstrip(".,;:")]
        said = [*said, *before, *other]
        return _question([self.front, *said])

    def _other_clause(self) -> list[str]:
        """The clause that says when or why, behind the question."""
        for clause in self.parts.clauses:
            if clause.first != self.clause.first and self.words[clause.first].lower() in (
                    "when", "while", "before", "because", "although", "if"):
                return self._between(clause.first, clause.last)
        return []

    def _dropped(self) -> tuple[str, list[str]]:
        share = self.rng.uniform(0.2, 0.6)
        near = self._near()
        before = [word for index, word in enumerate(self.words[:self.gap])
                  if index in near or self.rng.random() > share]
        after = [word for index, word in enumerate(self.words[self.end:], self.end)
                 if index in near or self.rng.random() > share]
        kept = before + after
        if before and self.rng.random() < 0.4:
            return _question([*before, self.front, *after]), kept
        if before and before[0] is self.words[0]:
            before[0] = inner(before[0])
        return _question([self.front, *before, *after]), kept

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
        count = min(2 + int(self.rng.random() * 3), len(rest))
        if count < 2 or len(near) > 4:
            return None
        chosen = near | set(self.rng.sample(rest, max(1, count - len(near))))
        kept = [bare(self.words[index]) for index in sorted(chosen)]
        if self.rng.random() < 0.3:
            self.rng.shuffle(kept)
        text = pick(self.rng, KEYWORDS).format(front=self.front, words=" ".join(kept))
        return text if self.rng.random() < 0.5 else text[:1].upper() + text[1:], kept

    def _cloze(self) -> tuple[str, list[str]]:
        before, after = self.words[:self.span.first], self.words[self.span.last:]
        last = self.words[self.span.last - 1]
        end = last[len(last.rstrip(".,;:!?\")")):] if self.front != "whose" else "'s"
        blank = pick(self.rng, BLANKS) + end
        text = pick(self.rng, CLOZES).format(" ".join([*before, blank, *after]))
        return text, before + after

    def _completion(self) -> tuple[str, list[str]] | None:
        before = self.words[:self.span.first]
        if len(before) < 3 or self.words[self.span.first][0] in "\"(" or self.front == "whose":
            return None
        return " ".join(before), before


def _question(words: list[str], end: str = "?") -> str:
    text = " ".join(words).rstrip(".,;:!?")
    return text[:1].upper() + text[1:] + end
