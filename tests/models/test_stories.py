"""Prose of the story grammar: whole sentences, the same names, the right articles."""

import re
from random import Random

import story_words as words
from stories import FORMS, PLOTS, RULES, narrative, prose, request, story


def samples() -> list[str]:
    rng = Random(1)
    return [story(rng) for _ in range(1500)] + [request(rng)[1] for _ in range(1500)]


def test_same_seed_same_text() -> None:
    first, second = ([story(Random(seed)) for seed in range(50)] for _ in range(2))
    assert first == second
    assert request(Random(5)) == request(Random(5))


def test_nothing_of_the_grammar_is_left() -> None:
    for text in samples():
        assert not re.search(r"[{}\[\]|^]|  |\.\.|,\.|\s[.,!?]", text), text
        assert text[-1] in ".!?\"" or "\n" in text, text
        assert text[0].isupper() or text[0] in "\"'", text


def test_articles_fit_the_word() -> None:
    for text in samples():
        assert not re.search(r"\b[Aa] [aeiou]", text), text
        assert not re.search(r"\b[Aa]n [^aeioAEIOhu]", text), text


def test_every_plot_and_form_gives_several_sentences() -> None:
    for plot in PLOTS:
        for seed in range(20):
            sentences = re.findall(r"[.!?]\"?(?:\s|$)", narrative(Random(seed), plot=plot))
            assert 3 <= len(sentences) <= 24, plot
    for form in FORMS[1:]:
        assert all(len(prose(Random(seed), form).split()) > 8 for seed in range(20)), form


def test_a_story_keeps_its_pronouns() -> None:
    """Where nobody is a woman or a girl, nobody is called she."""
    checked = 0
    for seed in range(300):
        text = narrative(Random(seed), "king", "plot_market")
        if not set(re.findall(r"\w+", text)) & set(words.GIRLS):
            assert re.search(r"\b[Hh]e\b|\bhis\b|\bhim\b", text), text
            checked += 1
    assert checked > 100


def test_a_story_is_about_what_was_asked_for() -> None:
    rng = Random(2)
    checked = 0
    for _ in range(3000):
        asked, answer = request(rng)
        match = re.search(r"story about an? (\w+)[.?]?$", asked)
        if match and match.group(1) in words.ANIMALS:
            assert match.group(1) in answer, (asked, answer)
            checked += 1
    assert checked > 50


def test_greetings_say_what_the_model_can_do() -> None:
    for seed in range(4000):
        asked, answer = request(Random(seed))
        if asked in ("Hello", "Hi!"):
            assert re.search(r"\b(text|document)", answer), answer
            return
    raise AssertionError("nobody said hello")


def test_the_vocabulary_is_wide() -> None:
    counted = {word for text in samples() for word in re.findall(r"[a-z]+", text.lower())}
    assert len(counted) > 1500
    assert len({text[:12] for text in samples()}) > 900
    assert sum(map(len, RULES.values())) > 1500
