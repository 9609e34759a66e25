"""Sequences of requests and their whole answers, mostly as chats: greetings, stories, descriptions.

There is nothing to find in them. Rows of an answer are its end and some of its tokens; the others
are trained as all text is. They are few, because their loss stays high and would drown that of
answers that are found."""

from dataclasses import dataclass
from random import Random

from alignment import NOWHERE
from frames import (
    END_OF_TEXT,
    END_OF_TURN,
    LONG_FRAMES,
    SYSTEM_TURNS,
    TO_ASSISTANT,
    TURN_END,
    USER_TURN,
    render,
)
from layout import Rows, Written
from stories import request
from tape import Tape, Tools

PLAIN_SHARE = 0.2
SYSTEM_SHARE = 0.3
REQUEST_TOKENS = 110  # of a request with its answer, about
HEADROOM_TOKENS = 40
JOINT_TOKENS = 2


@dataclass(frozen=True, slots=True)
class Encoded:
    """A request with its answer, as tokens."""

    prompt: list[int]
    answer: list[int]
    after: list[int]
    end: int

    def size(self) -> int:
        return len(self.prompt) + len(self.answer) + len(self.after)


def _parts(rng: Random) -> tuple[str, str, str, int]:
    """Prompt, answer, text after it, end token."""
    question, answer = request(rng)
    if rng.random() < PLAIN_SHARE:
        framed = rng.choice(LONG_FRAMES).question(question, answer)
        return framed.prompt, framed.answer, "\n\n", END_OF_TEXT
    system = ""
    if rng.random() < SYSTEM_SHARE:
        system = render([("system", rng.choice(SYSTEM_TURNS))], ask=False)
    return f"{system}{USER_TURN}{question}{TO_ASSISTANT}", answer, TURN_END, END_OF_TURN


def write_requests(tools: Tools, rng: Random, tokens: int, most_rows: int) -> Written:
    """The first exchange stands at the beginning, then a haystack, then the others that fit."""
    encoded = _encoded(tools, rng, tokens)
    while not encoded:
        encoded = _encoded(tools, rng, tokens)
    tape = Tape(2 * tokens, tools.joints, tools.haystack.classes)
    inner: list[tuple[int, int]] = []
    ends: list[tuple[int, int]] = []
    kept = 0
    stream = tools.haystack.stream(rng, tokens - sum(one.size() for one in encoded))
    for one in encoded:
        tape.break_line("\n")
        tape.append(one.prompt)
        first = tape.append(one.answer) - 1
        inner += zip(range(first, first + len(one.answer)), one.answer, strict=True)
        ends.append((first + len(one.answer), one.end))
        tape.append(one.after)
        if not kept:
            kept = tape.length
            tape.append(stream.tokens)
    chosen = ends[:most_rows]
    chosen += rng.sample(inner, min(len(inner), max(0, most_rows - len(chosen))))
    chosen.sort()
    nowhere = [NOWHERE] * len(chosen)
    rows = Rows([row for row, _ in chosen], [label for _, label in chosen], nowhere, nowhere)
    return Written(tape, kept, len(stream.tokens), rows)


def _encoded(tools: Tools, rng: Random, tokens: int) -> list[Encoded]:
    """Requests that take no more than the sequence, some room for joints left."""
    count = rng.randint(1, max(1, tokens // REQUEST_TOKENS))
    parts = [_parts(rng) for _ in range(count)]
    texts = [text for prompt, answer, after, _ in parts for text in (prompt, answer, after)]
    ids = [tools.tokens.encode(text) for text in texts]
    room = tokens - HEADROOM_TOKENS
    fitting: list[Encoded] = []
    for index, (_, _, _, end) in enumerate(parts):
        prompt, answer, after = ids[3 * index:3 * index + 3]
        one = Encoded(prompt, answer, after, end)
        if one.size() + JOINT_TOKENS <= room:
            room -= one.size() + JOINT_TOKENS
            fitting.append(one)
    return fitting
