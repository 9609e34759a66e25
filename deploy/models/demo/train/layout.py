"""Lays passages and exchanges out in a haystack and says where each answer's tokens come from.

The haystack is cut at its front by what joints take, so that a sequence gets exactly the tokens
wanted; so nothing is put into its first tokens."""

from bisect import bisect_left
from dataclasses import dataclass, field
from operator import itemgetter
from random import Random

from alignment import Placed, align
from frames import PLAIN_INSTRUCTIONS, USER_TURN
from haystack import Stream
from pieces import Asked, Passage, Pieces, Plan
from tape import Tape, Tools

INSTRUCTION_SHARE = 0.2
AT_START_SHARE = 0.1
FEW_BORDERS = 3

Entry = tuple[float, tuple[int, int], Passage | Asked]  # depth from 0 to 1; item and index in it


@dataclass(slots=True)
class Rows:
    """Rows of answers by index of the tape, in lists of equal length."""

    rows: list[int] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    same: list[int] = field(default_factory=list)
    covering: list[int] = field(default_factory=list)

    def add(self, start: int, labels: list[int], same: list[int], covering: list[int]) -> None:
        """Labels of the tokens from `start` on."""
        self.rows.extend(range(start - 1, start - 1 + len(labels)))
        self.labels.extend(labels)
        self.same.extend(same)
        self.covering.extend(covering)


@dataclass(frozen=True, slots=True)
class Written:
    """Tokens of a text and its answers. The first `kept` stay at the beginning; what is too much is
    cut right behind them, where `spare` tokens of haystack stand."""

    tape: Tape
    kept: int
    spare: int
    rows: Rows


class Borders:
    """Where in a haystack a passage may stand: behind its first tokens, at a sentence's or line's
    start as wanted, at any of both if one is rare."""

    def __init__(self, stream: Stream, first: int) -> None:
        self._first, self._last = first, len(stream.tokens)
        everything = stream.borders.tolist()
        lines = [border for border, line in zip(everything, stream.line.tolist())
                 if line and border >= first]
        sentences = [border for border, line in zip(everything, stream.line.tolist())
                     if not line and border >= first]
        self._lines = lines if len(lines) >= FEW_BORDERS else everything
        self._sentences = sentences if len(sentences) >= FEW_BORDERS else everything

    def near(self, depth: float, inline: bool) -> int:
        """The next border after a depth from 0 to 1."""
        borders = self._sentences if inline else self._lines
        wanted = self._first + depth * (self._last - self._first)
        index = bisect_left(borders, wanted)
        return borders[index] if index < len(borders) else self._last


class Layout:
    """One sequence in the making."""

    def __init__(self, tools: Tools, rng: Random, tokens: int, plan: Plan, pieces: Pieces) -> None:
        self._joints = tools.joints
        self._rng = rng
        self._plan = plan
        self._pieces = pieces
        self._room = tokens - pieces.size
        self._tape = Tape(tokens + pieces.slack() + 64, tools.joints, tools.haystack.classes)
        self._rows = Rows()
        self._placed: dict[int, list[Placed | None]] = {
            item: [None] * len(group) for item, group in pieces.passages.items()}

    def write(self) -> Written:
        pieces, tape = self._pieces, self._tape
        tape.append(pieces.head)
        entries = self._by_depth()
        if entries and self._rng.random() < AT_START_SHARE:
            entries = self._write_at_start(entries)
        kept = tape.length
        self._write_text(entries)
        if pieces.opening.text_end:
            tape.join(pieces.opening.text_end)
        if not self._plan.scattered:
            self._write_questions()
        return Written(tape, kept, pieces.slack(), self._rows)

    def _write_at_start(self, entries: list[Entry]) -> list[Entry]:
        """The first passage before the haystack, where none comes to stand otherwise, if it has
        lines of its own. Gives the other entries."""
        _, index, piece = entries[0]
        if isinstance(piece, Passage) and not piece.margin:
            self._write_passage(piece, *index)
            return entries[1:]
        return entries

    def _write_text(self, entries: list[Entry]) -> None:
        """The haystack with all that stands in it."""
        tape, stream = self._tape, self._plan.stream.tail(self._room)
        borders = Borders(stream, self._pieces.slack())
        done = 0
        for depth, index, piece in entries:
            inline = isinstance(piece, Passage) and piece.margin > 0
            border = max(done, borders.near(depth, inline))
            if border > done:
                tape.append_apart(stream.tokens[done:border])
                done = border
            if isinstance(piece, Passage):
                self._write_passage(piece, *index)
            else:
                self._write_exchange(piece)
        if done < len(stream.tokens):
            tape.append_apart(stream.tokens[done:])

    def _by_depth(self) -> list[Entry]:
        """Depths are uniform; an exchange is deeper than the passages of its item."""
        rng = self._rng
        entries: list[Entry] = []
        deepest: dict[int, float] = {}
        for item, group in self._pieces.passages.items():
            depths = [rng.random() for _ in group]
            deepest[item] = max(depths, default=0.0)
            entries += [(depth, (item, index), passage)
                        for index, (depth, passage) in enumerate(zip(depths, group))]
        if self._plan.scattered:
            entries += [(rng.uniform(deepest[one.item], 1.0), (one.item, 0), one)
                        for one in self._pieces.asked]
        entries.sort(key=itemgetter(0))
        return entries

    def _write_passage(self, passage: Passage, item: int, index: int) -> None:
        first = self._tape.append_apart(passage.encoding.ids)
        self._placed[item][index] = Placed(passage.encoding, passage.margin, first)

    def _write_questions(self) -> None:
        """All exchanges behind the text. In a chat, what the opening has asked comes first."""
        rng, opening = self._rng, self._pieces.opening
        asked = list(self._pieces.asked)
        if self._plan.chat:
            rest = asked[1:]
            rng.shuffle(rest)
            for index, one in enumerate(asked[:1] + rest):
                if index or not opening.opened:
                    self._tape.append(self._joints.alone(USER_TURN))
                self._write_exchange(one)
            return
        rng.shuffle(asked)
        if asked:
            self._tape.break_line("\n\n")
        if asked and rng.random() < INSTRUCTION_SHARE:
            self._tape.append(self._joints.alone(rng.choice(PLAIN_INSTRUCTIONS) + "\n\n"))
        for one in asked:
            self._write_exchange(one)

    def _write_exchange(self, asked: Asked) -> None:
        tape = self._tape
        if not self._plan.chat:
            tape.break_line("\n\n")
        tape.append(asked.prompt)
        start = tape.append(asked.answer.ids)
        placed = [place for place in self._placed[asked.item] if place is not None]
        same, covering = align(asked.exchange, asked.answer, asked.gap, placed)
        self._rows.add(start, [*asked.answer.ids, asked.end], same, covering)
        tape.append(self._joints.alone(asked.after))
