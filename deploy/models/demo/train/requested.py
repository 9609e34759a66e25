"""Sequences of requests and their whole answers, mostly as chats: greetings, stories, descriptions.

There is nothing to find in them. Rows of an answer are its end and as many of its tokens as there
are rows; the others are trained as text is."""

from random import Random

from alignment import NOWHERE
from frames import (
    END_OF_TEXT,
    END_OF_TURN,
    SYSTEM_TURNS,
    TO_ASSISTANT,
    TURN_END,
    USER_TURN,
    plain_frame,
    render,
)
from layout import Rows, Written
from stories import request
from tape import Tape, Tools

PLAIN_SHARE = 0.2
SYSTEM_SHARE = 0.3
SAME_CONVERSATION_SHARE = 0.4
REQUEST_TOKENS = 110  # of a request with its answer, about
HEADROOM_TOKENS = 40


def _parts(rng: Random) -> tuple[str, str, str, int]:
    """Prompt, answer, text after it, end token."""
    question, answer = request(rng)
    if rng.random() < PLAIN_SHARE:
        framed = plain_frame(rng).question(question, answer)
        return framed.prompt, framed.answer, "\n\n", END_OF_TEXT
    system = ""
    if rng.random() < SYSTEM_SHARE:
        system = render([("system", rng.choice(SYSTEM_TURNS))], ask=False)
    return f"{system}{USER_TURN}{question}{TO_ASSISTANT}", answer, TURN_END, END_OF_TURN


def write_requests(tools: Tools, rng: Random, tokens: int, most_rows: int) -> Written:
    """The first exchange stands at the beginning, then a haystack, then the others."""
    count = rng.randint(1, max(1, tokens // REQUEST_TOKENS))
    parts = [_parts(rng) for _ in range(count)]
    texts = [text for prompt, answer, after, _ in parts for text in (prompt, answer, after)]
    encodings = tools.tokenizer.encode_batch(texts, add_special_tokens=False)
    ids = [encoding.ids for encoding in encodings]
    triples = list(zip(ids[::3], ids[1::3], ids[2::3]))
    while sum(map(len, (piece for triple in triples for piece in triple))) \
            > tokens - HEADROOM_TOKENS and len(triples) > 1:
        triples.pop()
    used = sum(len(piece) for triple in triples for piece in triple)
    tape = Tape(tokens + 512, tools.joints, tools.haystack.classes)
    rows: list[tuple[int, int]] = []
    ends: list[tuple[int, int]] = []
    kept = 0
    for index, ((prompt, answer, after), (_, _, _, end)) in enumerate(zip(triples, parts)):
        tape.break_line("\n")
        tape.append(prompt)
        start = tape.append(answer)
        rows += zip(range(start - 1, start - 1 + len(answer)), answer)
        ends.append((start - 1 + len(answer), end))
        tape.append(after)
        if index == 0:
            kept = tape.length
            tape.append(tools.haystack.stream(rng, max(0, tokens - used)).tokens)
    chosen = ends[:most_rows]
    chosen += rng.sample(rows, min(len(rows), most_rows - len(chosen)))
    chosen.sort()
    nowhere = [NOWHERE] * len(chosen)
    return Written(tape, kept, Rows([row for row, _ in chosen], [label for _, label in chosen],
                                    nowhere, nowhere))
