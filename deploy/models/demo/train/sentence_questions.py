"""Questions about any sentence: each gives a part of it and asks for another.

`python3 sentence_questions.py --seed 1` prints samples for a person to read."""

import argparse
from pathlib import Path
from random import Random

from asking_words import FRONTS
from draws import pick
from everyday_sentences import everyday, in_other_words
from items import Copied, Exchange, Form, Item
from prose_parts import prose
from question_noise import NOISE_SHARE, noisy, other_person
from reword import reword
from sentence_blanks import BLANKS
from sentence_deeds import SHARE, deed_of
from sentence_forms import Asking
from sentence_parts import Parts, Span, bare, content_of
from sentence_pool import SentencePool

EVERYDAY_SHARE = 1 / 2
PROSE_SHARE = 1 / 3
NEAR_SHARE = 1 / 3
REWORDED_SHARE = 1 / 3
REWORDED_PROSE_SHARE = 1 / 6  # its words have more readings
OTHER_WORDS_SHARE = 0.4  # of the questions about everyday sentences that stand alone
ATTEMPTS = 4
FEWEST_KEPT = {True: 2, False: 3}  # words that mean something, by whether it is everyday
LONGEST_ANSWER = 60
# In found text these have a technical sense, which is not the one that the thesaurus knows.
TECHNICAL = frozenset("""
argument arguments string strings library libraries dictionary memory operation operations package
packages present body thread threads stream streams root roots socket sockets performance property
properties state states match matches bits axes table tables manager managers device devices raise
raised raises represent represents represented representing missing solution solutions encoding
encoded performed included contained call calls called client clients reading key keys class lists
""".split())
MEASURES = frozenset("price weight length duration number figure percent".split())


def parts_item(rng: Random, parts: Parts, others: tuple[frozenset[str], ...],
               beside: tuple[str, ...]) -> Item | None:
    """`others` are the words of sentences that must not answer as well, `beside` more passages."""
    # Other words would change a measure, and a general one would fit all sentences of a frame.
    protected = TECHNICAL if parts.frame < 0 else frozenset([bare(word).lower() for span in parts.spans
                           if beside or span.kind in MEASURES
                           for word in parts.words[span.first:span.last]])
    spans = [span for span in parts.spans if span.kind in FRONTS]
    rng.shuffle(spans)
    deed = deed_of(rng, parts) if parts.frame >= 0 and rng.random() < SHARE else None
    if deed:
        spans.insert(0, deed)
    chance = rng.random()
    count = 1 if chance < 0.45 else 2 if chance < 0.8 else 3
    exchanges: list[Exchange] = []
    for span in spans[:count + 1]:
        if len(exchanges) == count:
            break
        exchange = None
        if not beside and rng.random() < OTHER_WORDS_SHARE:
            exchange = _ask_in_other_words(rng, parts, span)
        exchange = exchange or _ask(rng, parts, span, others, protected)
        if exchange:
            exchanges.append(exchange)
    return Item((parts.sentence, *beside), tuple(exchanges)) if exchanges else None


def _ask(rng: Random, parts: Parts, span: Span,
         others: tuple[frozenset[str], ...], protected: frozenset[str]) -> Exchange | None:
    for _ in range(ATTEMPTS):
        asking = Asking(rng, parts, span)
        answer = asking.answer()
        if not _is_answer(parts.sentence, answer):
            return None
        way = pick(rng, asking.forms())
        written = asking.write(way)
        if written is None:
            continue
        text, form, kept = written
        if not _identifies(content_of(kept), parts, others) or _gives_away(text, answer):
            continue
        if way not in ("completion", "cloze"):
            if parts.words[0] in ("I", "My", "We", "Our"):
                text = other_person(rng, text)
            share = REWORDED_SHARE if parts.frame >= 0 else REWORDED_PROSE_SHARE
            text = _varied(rng, text, answer, share, protected)
        start = parts.sentence.index(answer)
        return Exchange(text, answer, (Copied(0, len(answer), 0, start),), form)
    return None


def _ask_in_other_words(rng: Random, parts: Parts, span: Span) -> Exchange | None:
    """It may have no word of the sentence, so that no like sentence may stand beside it."""
    text = in_other_words(rng, parts, span)
    if text is None:
        return None
    answer = Asking(rng, parts, span).answer()
    if not _is_answer(parts.sentence, answer) or _gives_away(text, answer):
        return None
    if rng.random() < NOISE_SHARE:
        text = noisy(rng, text)
    start = parts.sentence.index(answer)
    return Exchange(text, answer, (Copied(0, len(answer), 0, start),), Form.QUESTION)


def _is_answer(sentence: str, answer: str) -> bool:
    """It stands in the sentence once, so that there is one place to copy from."""
    return bool(answer) and len(answer) <= LONGEST_ANSWER and sentence.count(answer) == 1


def _gives_away(question: str, answer: str) -> bool:
    return answer.lower() in question.lower()


def _identifies(kept: list[str], parts: Parts, others: tuple[frozenset[str], ...]) -> bool:
    """Whether no other sentence has all words that the question keeps of this one."""
    words = set(kept)
    if len(words) < FEWEST_KEPT[parts.frame >= 0]:
        return False
    for other in others:
        if words <= other:
            return False
    return True


def _varied(rng: Random, question: str, answer: str, share: float,
            protected: frozenset[str]) -> str:
    """In other words, or as typed in haste. `protected` are words that stay."""
    chance = rng.random()
    if chance < share:
        other = reword(rng, question, answer, protected)
        return question if _gives_away(other, answer) else other
    if chance < share + NOISE_SHARE:
        other = noisy(rng, question)
        return question if _gives_away(other, answer) else other
    return question


def sentence_items(rng: Random, pool: SentencePool, count: int, absent_share: float = 0.0
                   ) -> list[Item]:
    """About `count` items for one sequence, each of a frame of its own. In some sequences the same
    frames stand there with other words in them, so that a question must be read to its end. For
    `absent_share` of the everyday sentences such another one is asked about, but not told."""
    near = rng.random() < NEAR_SHARE
    drawn: list[tuple[Parts, list[Parts]]] = []
    frames: set[int] = {-1}
    for _ in range(count):
        parts = _drawn(rng, pool)
        if parts.frame in frames and parts.frame >= 0:
            continue
        frames.add(parts.frame)
        like: list[Parts] = []
        if near and parts.frame >= 0:
            like = [everyday(rng, parts.frame) for _ in range(1 + int(rng.random() * 2))]
        drawn.append((parts, like))
    content = [other.content for parts, like in drawn for other in (parts, *like)]
    items: list[Item] = []
    for parts, like in drawn:
        others = tuple([words for words in content if words is not parts.content])
        item = parts_item(rng, parts, others, tuple([other.sentence for other in like]))
        if item:
            items.append(item)
        if parts.frame >= 0 and rng.random() < absent_share:
            items += _untold(rng, everyday(rng, parts.frame), tuple(content))
    return items


def _untold(rng: Random, parts: Parts, told: tuple[frozenset[str], ...]) -> list[Item]:
    """A question about a sentence that is not told, if it asks for more than any of those told."""
    # With sentences beside it, what fills its slots keeps its words: "animals" are told of.
    item = parts_item(rng, parts, told, (parts.sentence,))
    for exchange in item.exchanges if item else ():
        if exchange.form is Form.QUESTION and exchange.question.endswith("?"):
            if not any([blank in exchange.question for blank in BLANKS]):
                return [Item((), (Exchange(exchange.question, "unknown", ()),))]
    return []


def _drawn(rng: Random, pool: SentencePool) -> Parts:
    chance = rng.random()
    if chance < EVERYDAY_SHARE or not pool:
        return everyday(rng)
    return prose(pool.prose(rng) if chance < EVERYDAY_SHARE + PROSE_SHARE else pool.story(rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--pool", type=Path, default=Path(), help="a side of a prepared corpus")
    options = parser.parse_args()
    rng, pool = Random(options.seed), SentencePool(options.pool)
    for item in sentence_items(rng, pool, options.count):
        print("\n" + "\n".join(item.passages))
        for exchange in item.exchanges:
            print(f"    {exchange.form.value}: {exchange.question} => {exchange.answer}")


if __name__ == "__main__":
    main()
