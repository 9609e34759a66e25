"""Which questions of a sequence are put in other words, and what keeps them unambiguous there."""

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise

from attribute_tables import HEADS, MODIFIERS
from attributes import ROWS
from items import Exchange, Form, Item
from reword import confusable, reword, reword_statement
from thesaurus import CONCEPTS_OF, MEMBERS_OF

REWORDED_SHARE = 0.45
REWORDED_FRAMES = 0.15  # of what asks for a literal key: only the words around it may change
REWORDED_STATEMENTS = 0.2
FRAME_WORDS = frozenset("""
what which where is was are the of in for to does did do has have give tell show repeat say says
said give me find listed given written stands stated reads please value exactly content contents
text words quote word record row entry line table list belongs next look need know see
""".split())


def words_apart() -> frozenset[str]:
    """Words of attributes' names of which one for the other would name another attribute."""
    scopes = {name: row.scope for row in ROWS for name in row.synonyms}
    apart: set[str] = set()
    for name, scope in scopes.items():
        for word in {name, *name.split(" ")}:
            for number in CONCEPTS_OF.get(word, ()):
                for other in MEMBERS_OF[number]:
                    if scopes.get(name.replace(word, other), scope) != scope:
                        apart |= {word, other}
    return frozenset(apart)


APART = words_apart()
FIRST_OF_LABEL = frozenset(MODIFIERS)
LAST_OF_LABEL = frozenset([head for heads in HEADS.values() for head in heads])


def words_of_labels(question: str) -> frozenset[str]:
    """The words of attributes' names that are drawn, asked for or only given: the "voucher cycle"
    is nothing that one rides, and no other words name it."""
    words = [word.rstrip("?.,:") for word in question.split(" ")]
    return frozenset([
        word for label in pairwise(words)
        if label[0] in FIRST_OF_LABEL and label[1] in LAST_OF_LABEL for word in label
    ])


class OtherWords:
    """Rewords the exchanges of one sequence, whose facts' values are all known."""

    def __init__(self, rng: random.Random, values: Iterable[str]) -> None:
        self.rng = rng
        words = set(" ".join(values).split(" "))
        names = [word.lower() for word in words if not word.islower()]
        self.protected = confusable(words).union(APART, names)
        self.asked: dict[str, str] = {}

    def of_item(self, item: Item, share: float,
                put: Callable[[random.Random, Exchange], str]) -> Item:
        """The item with a share of its questions changed by `put`."""
        exchanges = tuple([
            self.changed(exchange, put)
            if exchange.form is Form.QUESTION and self.rng.random() < share else exchange
            for exchange in item.exchanges
        ])
        for exchange in exchanges:
            self.asked.setdefault(exchange.question.lower(), exchange.answer)
        return Item(item.passages, exchanges)

    def changed(self, exchange: Exchange, put: Callable[[random.Random, Exchange], str]
                ) -> Exchange:
        """The exchange in other words, unless another question of the sequence has these."""
        question = put(self.rng, exchange)
        if self.asked.get(question.lower(), exchange.answer) != exchange.answer:
            return exchange
        return replace(exchange, question=question)

    def facts(self, item: Item) -> Item:
        return self.of_item(item, REWORDED_SHARE, self.in_other_words)

    def keys(self, item: Item) -> Item:
        return self.of_item(item, REWORDED_FRAMES, in_other_frame)

    def in_other_words(self, rng: random.Random, exchange: Exchange) -> str:
        labels = words_of_labels(exchange.question)
        protected = self.protected | labels if labels else self.protected
        return reword(rng, exchange.question, exchange.answer, protected)

    def statement(self, item: Item) -> Item:
        """At times the first passage in other words too, around what is copied from it."""
        if self.rng.random() > REWORDED_STATEMENTS or "\n" in item.passages[0]:
            return item
        places = [part for exchange in item.exchanges for part in exchange.copied]
        spans = [
            (part.start, part.start + part.answer_end - part.answer_start) for part in places]
        text, starts = reword_statement(self.rng, item.passages[0], spans, self.protected)
        found = iter(starts)
        exchanges = tuple([
            replace(exchange, copied=tuple(
                [replace(part, start=next(found)) for part in exchange.copied]))
            for exchange in item.exchanges
        ])
        return Item((text, *item.passages[1:]), exchanges)


def in_other_frame(rng: random.Random, exchange: Exchange) -> str:
    """A question about a literal key, of which only common words may change."""
    question = exchange.question
    words = [word.rstrip("?.,:") for word in question.split(" ")]
    literal = frozenset([word for word in words if word.lower() not in FRAME_WORDS])
    return reword(rng, question, exchange.answer, literal)
