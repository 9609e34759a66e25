"""What will stand in a sequence, tokenised: the passages and exchanges that fit."""

from dataclasses import dataclass
from random import Random

from fast_tokens import Located
from frames import (
    END_OF_TURN,
    TO_ASSISTANT,
    TURN_END,
    Conversation,
    PlainFrame,
    chat_question,
    conversation,
    frame_plain,
    plain_frame,
)
from haystack import Haystack, Stream
from items import Exchange, Item
from tape import Tools

CHAT_SHARE = 0.35
SCATTERED_SHARE = 0.5
INLINE_SHARE = 0.7
SAME_FRAME_SHARE = 0.7
PASSAGE_JOINT_TOKENS = 2  # at most, that line ends around a passage take
EXCHANGE_JOINT_TOKENS = 6  # at most, that line ends or turns around an exchange take
HEADROOM_TOKENS = 40  # for what opens and ends a conversation


@dataclass(frozen=True, slots=True)
class Plan:
    """Choices that hold for a whole sequence."""

    chat: bool
    scattered: bool
    inline: bool
    line_end: str
    stream: Stream


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of an item as it will stand, `margin` characters of white space before it."""

    encoding: Located
    margin: int


@dataclass(frozen=True, slots=True)
class Asked:
    """An exchange as it will stand: its prompt and answer are tokens, `gap` characters of white
    space begin the answer, and `end` is the token that ends it."""

    item: int
    exchange: Exchange
    prompt: list[int]
    answer: Located
    gap: int
    after: str
    end: int

    def size(self) -> int:
        return len(self.prompt) + len(self.answer.ids)


@dataclass(frozen=True, slots=True)
class Pieces:
    """Passages by item, exchanges in order, and how many tokens they and the head are."""

    opening: Conversation
    head: list[int]
    passages: dict[int, list[Passage]]
    asked: list[Asked]
    size: int

    def slack(self) -> int:
        """More tokens than all joints take."""
        passages = sum(map(len, self.passages.values()))
        return (PASSAGE_JOINT_TOKENS * passages + EXCHANGE_JOINT_TOKENS * len(self.asked)
                + HEADROOM_TOKENS)


def sample_plan(haystack: Haystack, rng: Random, tokens: int) -> Plan:
    chat = rng.random() < CHAT_SHARE
    stream = haystack.stream(rng, tokens)
    by_sentence = float(stream.line.mean()) < 0.5
    return Plan(chat, not chat and rng.random() < SCATTERED_SHARE,
                by_sentence and rng.random() < INLINE_SHARE,
                "\n\n" if by_sentence and rng.random() < 0.7 else "\n", stream)


def make_pieces(tools: Tools, rng: Random, items: list[Item], plan: Plan, tokens: int,
                most_rows: int) -> Pieces:
    """Items that do not fit are left out whole; exchanges that have no rows left are left out."""
    exchanges = [(index, exchange) for index, item in enumerate(items)
                 for exchange in item.exchanges]
    opening = Conversation("", "", False, False)
    if plan.chat and exchanges:
        opening = conversation(chat_question(exchanges[0][1], rng), rng)
    framed = _framed(exchanges, plan, opening, rng)
    passages = {index: [_passage(tools, text, plan) for text in item.passages]
                for index, item in enumerate(items)}
    asked: list[Asked] = []
    for (index, exchange), (question, written, after, end) in zip(exchanges, framed, strict=True):
        gap = len(written) - len(exchange.answer)
        asked.append(Asked(index, exchange, tools.tokens.encode(question),
                           tools.tokens.located(written), gap, after, end))
    head = tools.tokens.encode(opening.head)
    return _fitting(opening, head, passages, asked, tokens, most_rows)


def _passage(tools: Tools, text: str, plan: Plan) -> Passage:
    inline = plan.inline and "\n" not in text
    return Passage(tools.tokens.located(" " + text if inline else text + plan.line_end), int(inline))


def _framed(exchanges: list[tuple[int, Exchange]], plan: Plan, opening: Conversation,
            rng: Random) -> list[tuple[str, str, str, int]]:
    """Prompt, answer, text after it and end token of each."""
    if plan.chat:
        framed = [(chat_question(exchange, rng) + TO_ASSISTANT, exchange.answer, TURN_END,
                   END_OF_TURN) for _, exchange in exchanges]
        if opening.asked:
            framed[0] = (TO_ASSISTANT, *framed[0][1:])
        return framed
    shared: PlainFrame | None = plain_frame(rng) if rng.random() < SAME_FRAME_SHARE else None
    plain = [frame_plain(exchange, shared or plain_frame(rng)) for _, exchange in exchanges]
    return [(one.prompt, one.answer, one.after, one.end) for one in plain]


def _fitting(opening: Conversation, head: list[int], passages: dict[int, list[Passage]],
             asked: list[Asked], tokens: int, most_rows: int) -> Pieces:
    of_item: dict[int, list[Asked]] = {index: [] for index in passages}
    for one in asked:
        of_item[one.item].append(one)
    size, room = len(head), tokens - HEADROOM_TOKENS
    kept_passages: dict[int, list[Passage]] = {}
    kept: list[Asked] = []
    for index, group in passages.items():
        mine: list[Asked] = []
        for one in of_item[index]:
            rows = len(one.answer.ids) + 1
            if rows <= most_rows:
                most_rows -= rows
                mine.append(one)
        added = sum(len(passage.encoding.ids) for passage in group) + sum(one.size() for one in mine)
        joints = PASSAGE_JOINT_TOKENS * len(group) + EXCHANGE_JOINT_TOKENS * len(mine)
        if size + added + joints > room:
            most_rows += sum(len(one.answer.ids) + 1 for one in mine)
            continue
        size, room = size + added, room - joints
        kept_passages[index] = group
        kept += mine
    return Pieces(opening, head, kept_passages, kept, size)
