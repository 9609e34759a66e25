"""Sentences to repeat: the answer is a whole sentence, and no other passage has its topic."""

from pathlib import Path
from random import Random

import pytest
import sentence_pool
import stories
from everyday_sentences import everyday
from sentence_pool import SentencePool
from sentence_quotes import QUESTIONS, quote_items, topics, words_of


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> SentencePool:
    rng = Random(5)
    told = [stories.story(rng) for _ in range(120)]
    directory = tmp_path_factory.mktemp("sentences")
    sentence_pool.write([everyday(rng).sentence for _ in range(900)], told, directory)
    return SentencePool(directory)


def test_wordings() -> None:
    assert len(set(QUESTIONS)) >= 25
    assert all(question.count("{0}") == 1 for question in QUESTIONS)


def test_answers_are_whole_sentences_and_topics_stand_nowhere_else(pool: SentencePool) -> None:
    told = ("The piano is in the kitchen.", "Dana found a lamp in Lisbon.")
    quoted = absent = 0
    for seed in range(300):
        for item in quote_items(Random(seed), pool, 2, told, 4096):
            assert 4 <= len(item.passages) <= 7
            for exchange in item.exchanges:
                if not exchange.copied:
                    absent += 1
                    continue
                quoted += 1
                [part] = exchange.copied
                assert exchange.answer == item.passages[part.passage]
                assert exchange.answer.endswith(".")
                asked = words_of([exchange.question])
                others = words_of([text for text in item.passages if text != exchange.answer])
                own = asked & words_of([exchange.answer])
                assert any(word not in others and word not in words_of(told) for word in own)
    assert quoted > 500 and absent > 20


def test_topics_leave_out_what_stands_elsewhere_and_what_is_common() -> None:
    parts = everyday(Random(1), 0)
    words = {word.strip(".").lower() for word in parts.words}
    assert topics(parts, (), ())
    assert not topics(parts, words, ())
    assert not topics(parts, (), words)


def test_short_texts_have_short_answers(pool: SentencePool) -> None:
    for seed in range(100):
        for item in quote_items(Random(seed), pool, 1, (), 512):
            assert all(len(exchange.answer.split()) <= 16 for exchange in item.exchanges)


def test_without_a_pool(tmp_path: Path) -> None:
    assert quote_items(Random(1), SentencePool(tmp_path), 3, (), 2048)
