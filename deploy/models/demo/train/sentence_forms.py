"""Words a question for a span of a sentence: the ways to put what else the sentence says."""

from dataclasses import replace

from draws import pick
from items import Form
from second_verbs import VERBS, second_verb
from sentence_blanks import Blank
from sentence_parts import (
    AUXILIARIES,
    DETERMINERS,
    MOMENTS,
    PLACES,
    Clause,
    asides,
    bare,
    inner,
    without,
)

LEADS = ("Tell me", "Do you know", "Can you tell me", "Say", "I forgot", "I wonder", "Find out",
         "I would like to know", "Does it say", "Remind me", "Could you look up", "I want to know")
ASKING = frozenset(("Do you know", "Can you tell me", "Does it say", "Could you look up"))
FORMS = ("whole", "whole", "whole", "embedded", "echo", "echo", "inverted", "inverted", "inverted",
         "inverted", "dropped", "dropped", "keywords", "cloze", "completion", "clause", "clause")
PLAIN_FORMS = ("echo", "echo", "cloze", "completion")
UNKNOWN_VERB_FORMS = ("echo", "echo", "echo", "cloze", "completion")
SHORT_FORMS = ("whole", "inverted", "echo", "embedded")  # of a question that tells less
DROPPED_SHARE = 0.7  # of what may be left out
WHOLE_FORMS = ("act", "fate")
CLEFT_SHARE = 0.06
ORDERED = ("should I", "do I have to", "should we", "am I to")
PRONOUNS = ("we", "you", "I")
PLURAL = ("are", "were", "have")
DAYS = {"last": 2, "next": 2, "today": 1, "tomorrow": 1, "yesterday": 1, "tonight": 1}
INTRODUCED = ("dear", "note", "notice", "reminder", "lost", "found", "wanted", "for", "hello", "ps",
              "subject", "offer", "warning")
OPENING = frozenset("when if while before after because although since once until".split())
GOES_ON = ("that", "for", "to", "used", "using", "holding")  # with a noun that has no verb
VERBLESS_FORMS = ("echo", "echo", "cloze", "keywords", "completion")


class Asking(Blank):
    """A question in the making."""

    def forms(self) -> tuple[str, ...]:
        """Those that make sense for this span."""
        if self.span.kind in WHOLE_FORMS:
            return (self.span.kind,)
        if self.plain or self.in_list() and not self._ask_else():
            return PLAIN_FORMS
        begins = self.gap == self.clause.first
        after = "".join(self.words[self.end:self.end + 1])
        if self.parts.frame < 0 and begins and (
                after == "of" or self.clause.verb < 0 and after in GOES_ON):
            return ("cloze",)  # "What of the problem is ...", "What for the module?"
        if self.parts.frame < 0 and self.words[1:4] == ["best", "friend", "was"]:
            return ("cloze", "completion")  # "His best friend was a seal": which is asked for?
        if self.parts.frame < 0 and self.clause.verb < 0 and self.gap:
            return UNKNOWN_VERB_FORMS
        if self.clause.verb < 0 and self.gap and not self.parts.order:
            return VERBLESS_FORMS
        return FORMS

    def _is_subject(self, first: int) -> bool:
        return self.gap == first and not self.adverb

    def _outside(self, clause: Clause) -> bool:
        return self.end <= clause.first or self.gap >= clause.last

    def _reachable(self, clause: Clause) -> bool:
        """Whether the clause's words may follow the asking words at once."""
        beside = self._outside(clause) or self.gap in (clause.first, self._introduction())
        return beside or clause.verb < 0 or self.gap > clause.verb

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
        because = self.front == "why" and self.span.kind != "purpose"
        if because and chance < 0.15 and self._reachable(self.clause):
            rest = self._rest(0, len(self.words))
            return _question(["how come", *rest]), rest
        if self.gap == 0 or self.clause.verb >= 0 and chance < 0.6:
            return self._inverted() or self._echo()
        if chance < 0.66 and self.clause.verb >= 0:
            return self._inverted()
        if self.parts.frame < 0 and chance < 0.75:
            return self._echo()
        return self._embedded() if chance < 0.92 else self._bare()

    def _bare(self) -> tuple[str, list[str]] | None:
        subject = not self.parts.order and self._is_subject(self._introduction())
        rest = self._introduced_last() if subject else None
        return (_question([self.front, *rest]), rest) if rest else self._inverted()

    def _introduced_last(self) -> list[str] | None:
        """What follows the asking words: the rest of the sentence, with what introduces it at the end.
        None if that has more to it than an introduction, or the gap in it."""
        clause, start = self.clause, self._introduction()
        before = self._between(0, start)
        across = clause.verb >= 0 and 0 <= second_verb(self.words, clause) < self.gap
        if across or self._is_joined() or not self._reachable(clause):
            return None
        opened = self.words[start].lower() in OPENING and not self._outside(clause)
        if opened and self.gap > start:
            return None
        if not before or self.gap == 0 and self.end == start:
            return self._rest(0, len(self.words))
        if self.gap < start or max(self.end, clause.last) < len(self.words):
            return None
        if clause.first and (before[0].lower() not in OPENING
                             or self.parts.clause_of(0).last != clause.first):
            return None
        rest = self._rest(start, len(self.words))
        if not rest:
            return None
        return [*rest[:-1], rest[-1].rstrip(".,;:"), *before[:-1], before[-1].rstrip(",:")]

    def _echo(self) -> tuple[str, list[str]] | None:
        before = self.words[:self.gap]
        after = self.words[self.end:]
        mark = self.words[self.end - 1][-1]
        if after and mark in ",;:":
            self.front += mark
        if self.span.kind in ("deed", "activities"):
            before += self.extra
        else:
            after = self.extra + after
        if self.parts.order or self.gap == 0 and self.adverb:
            return None
        return _question([*before, self.front, *after]), before + after

    def _clause(self) -> tuple[str, list[str]] | None:
        clause = self.clause
        if clause.verb >= 0 or self.parts.order:
            return self._inverted()
        rest = self._rest(clause.first, clause.last)
        if len(rest) > 1 and rest[0].lower() in (
                "and", "but", "so", "which", "because", "if", "when", "while", "although"):
            rest = rest[1:]
        return _question([self.front, *rest]), rest

    def _embedded(self) -> tuple[str, list[str]] | None:
        rest = None if bare(self.words[0]).lower() in INTRODUCED else self._introduced_last()
        if not rest:
            return None
        lead = pick(self.rng, LEADS)
        if self.parts.order:
            rest = ["to", *_told(rest)]
        return _question([lead, self.front, *rest], "?" if lead in ASKING else "."), rest

    def _inverted(self) -> tuple[str, list[str]] | None:
        """The verb's first part before the subject, as questions have it. What stands before the
        subject goes to the end, or to the beginning."""
        if self.parts.order:
            return self._order_as_question()
        start = self._introduction()
        before = self._between(self.clause.first, start) if self.gap > self.clause.first else []
        if before and bare(before[0]).lower() in INTRODUCED:
            before = []
        if before and self.gap < start:
            return None
        if self._is_subject(start):
            return self._asks_for_subject(before)
        return self._asks_behind_verb(start, before)

    def _order_as_question(self) -> tuple[str, list[str]] | None:
        if self._is_joined():
            return None
        rest = _told(self._rest(0, len(self.words)))
        helper = "should I" if rest[:1] == ["not"] else pick(self.rng, ORDERED)
        return _question([self.front, helper, *rest]), rest

    def _asks_for_subject(self, before: list[str]) -> tuple[str, list[str]] | None:
        clause, words = self.clause, self.words
        follower = words[self.end] if self.end < len(words) else ""
        if follower in ("who", "which", "whose", "that"):
            return None
        rest = self.extra + words[self.end:clause.last]
        cleft = clause.verb >= 0 and self.rng.random() < CLEFT_SHARE and not self.extra
        cleft = cleft and words[clause.verb] not in PLURAL and follower not in PRONOUNS
        if cleft and clause.helper != "do":
            be = "was" if clause.helper == "did" or words[clause.verb] == "was" else "is"
            self.front += f" {be} it that"
        return self._with_introduction(before, rest), before + rest

    def _asks_behind_verb(self, start: int, before: list[str]) -> tuple[str, list[str]] | None:
        clause, words = self.clause, self.words
        verb = clause.verb
        outside = self._outside(clause)
        if verb < 0 or self.gap < verb and self.gap != clause.first and not outside:
            return None
        last, helper, base = clause.last, clause.helper, clause.base
        second = -1 if outside else second_verb(words, clause)
        if second >= self.end:
            last = second
        elif second >= 0:
            verb = second + 1
            helper, base = VERBS.get(words[verb], ("", ""))
            if self.gap <= verb or not helper and words[verb] not in AUXILIARIES:
                return None
        if self.end < last and self.gap > verb and self._is_joined():
            return None
        subject = self._subject(start, outside)
        rest = self._rest(verb + 1, last)
        other = self._in_other_words(subject, rest) if verb == clause.verb else ""
        if other:
            return other, subject
        if self.front == "what for":
            self.front = "what"
            rest = [*rest[:-1], rest[-1].rstrip(".,;:"), "for"] if rest else ["for"]
        if self.span.kind == "feeling" and words[verb] == "was":
            said = ["did", *subject, "feel", *rest]
        elif helper:
            said = [helper, *subject, base, *rest]
        else:
            said = [words[verb], *subject, *rest]
        return self._with_introduction(before, said), [*before, *subject, words[verb], *rest]

    def _subject(self, start: int, outside: bool) -> list[str]:
        """What stands before the verb, without the gap and what joins the clause to another."""
        clause = self.clause
        inside = self.gap == clause.first and not outside
        subject = (self.words[self.end:clause.verb] if inside
                   else self._between(start, clause.verb))
        if subject and subject[0].lower() in ("and", "but", "so", "because", "when", "while", "if"):
            subject = subject[1:]
            if subject and clause.first == 0:
                subject[0] = inner(subject[0])
        return subject

    def _in_other_words(self, subject: list[str], rest: list[str]) -> str:
        """Names and owners are asked for by themselves, or ""."""
        clause, words = self.clause, self.words
        if self.rng.random() < 0.5:
            return ""
        if words[self.gap - 1] == "called" and self.gap == clause.verb + 2:
            be = words[clause.verb]
            return _question(["what", be, "the", "name", "of", *subject])
        if clause.base == "belong" and self.end == clause.last and rest in ([], ["to"]):
            if self.front in ("who", "to whom"):
                return _question(["who owns" if clause.helper == "does" else "who owned", *subject])
        return ""

    def _act(self) -> tuple[str, list[str]]:
        """What somebody did: the verb and what belongs to it are asked for."""
        subject = self._between(0, self.gap)
        rest = self.words[self.end:self.clause.last]
        return _question(["what", self.clause.helper, *subject, "do", *rest]), subject + rest

    def _fate(self) -> tuple[str, list[str]]:
        """What was done to somebody or something."""
        subject = self._between(0, self.gap)
        rest = self.words[self.end:self.clause.last]
        return _question(["what happened to", *subject, *rest]), subject + rest

    def _introduction(self) -> int:
        """Where the subject begins: behind "On Sunday, " and the like."""
        clause, words = self.clause, self.words
        first = words[clause.first].lower()
        if first[-1] == ":":
            return clause.first + 1
        name = inner(words[clause.first])[:1].isupper()
        if (first in DETERMINERS and first not in ("this", "every") or name or clause.verb < 0
                or first in ("it", "he", "she", "they", "we", "you", "there")):
            return clause.first
        if first in DAYS:
            return clause.first + DAYS[first]
        if first == "this" and words[clause.first + 1] == "morning":
            return clause.first + 2
        for index in range(clause.first + 1, clause.verb):
            if words[index] in ("I", "we"):
                return index
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

    def _dropped(self) -> tuple[str, list[str]] | None:
        """As any other question, but about less: without some of what says where, when or how."""
        left_out = [(first, last) for first, last, kind in asides(self.parts)
                    if (last <= self.gap or first >= self.end) and not self._tells_apart(kind)
                    and self.rng.random() < DROPPED_SHARE]
        if not left_out:
            return None
        before = sum([last - first for first, last in left_out if last <= self.span.first])
        span = replace(self.span, first=self.span.first - before, last=self.span.last - before)
        asking = Asking(self.rng, without(self.parts, left_out), span)
        ways = [way for way in asking.forms() if way in SHORT_FORMS]
        written = asking.write(pick(self.rng, ways)) if ways else None
        return (written[0], written[2]) if written else None

    def _tells_apart(self, kind: str) -> bool:
        """Whether the same asking words would ask for that kind: "on Monday" and "at six"."""
        for alike in (PLACES, MOMENTS):
            if kind in alike and self.span.kind in alike:
                return True
        return kind == self.span.kind != "phrase"



def _told(words: list[str]) -> list[str]:
    """What an order says, as it stands behind "should I"."""
    if words[:1] == ["please"]:
        words = words[1:]
    return words[1:] if words[:2] == ["do", "not"] else words


def _question(words: list[str], end: str = "?") -> str:
    text = " ".join(words).rstrip(".,;:!?")
    return text[:1].upper() + text[1:] + end
