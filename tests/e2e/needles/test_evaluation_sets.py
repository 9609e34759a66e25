"""The evaluation's prompts are fair: what is asked for stands in them, once; seeds repeat them."""

import collections

import pytest
from haystack_files import sources

from evaluation_assembly import ANSWER_TOKENS, Assembler
from evaluation_case import Frame, Haystack, cleaned, is_exact, is_right, shared_prefix
from evaluation_known import KNOWN_SETS
from evaluation_material import DEVELOPMENT, UNSEEN
from evaluation_sets import DEVELOPMENT_SETS, KINDS, SETS

TOKENS = 4096


def count_tokens(text):
    """Nearly what the demo's tokenizer does: each digit alone, other characters in threes."""
    digits = sum(character.isdigit() for character in text)
    return digits + (len(text) - digits) // 3


@pytest.fixture(scope="module")
def assembler():
    return Assembler(sources(), count_tokens)


@pytest.fixture(params=[*SETS.values(), *DEVELOPMENT_SETS.values(), *KNOWN_SETS.values()],
                ids=[*SETS, *(f"{name} of development" for name in DEVELOPMENT_SETS), *KNOWN_SETS])
def make(request):
    return request.param


@pytest.fixture
def cases(make):
    return make(1)


def test_a_seed_gives_the_same_cases_and_another_gives_others(make, cases):
    assert make(1) == cases and make(2) != cases
    assert len({case.name for case in cases}) == len(cases)


def test_prompts_hold_their_passages_once_and_in_order_of_depth(cases, assembler):
    for case in cases:
        prompt = assembler.prompt(case, TOKENS)
        assert 0.95 * TOKENS < count_tokens(prompt) <= TOKENS - ANSWER_TOKENS, case.name
        places = [prompt.index(passage.text)
                  for passage in sorted(case.passages, key=lambda passage: passage.depth)]
        assert places == sorted(places), case.name
        assert all(prompt.count(passage.text) == 1 for passage in case.passages), case.name
        before, after = case.frame.around("TEXT", case.question).split("TEXT")
        assert prompt.startswith(before) and prompt.endswith(after), case.name


def test_answers_are_spans_of_the_passage_asked_about(cases):
    for case in cases:
        if case.asked is None:
            assert case.answer == "unknown"
            assert not any(case.question in passage.text for passage in case.passages)
        else:
            told = case.passages[case.asked].text
            assert (case.ending or case.answer) in told, case.name
            assert case.kind == "joined" or all(other in told for other in case.also), case.name


@pytest.mark.parametrize("make", [*SETS.values(), *DEVELOPMENT_SETS.values()], indirect=True)
def test_every_frame_meets_every_haystack(cases):
    pairs = collections.Counter((case.frame, case.haystack) for case in cases)
    frames = {case.frame for case in cases}
    kinds = {Haystack.NUMBERS} if cases[0].kind == "numbers_log" else set(KINDS)
    assert set(pairs) == {(frame, kind) for frame in frames for kind in kinds}


@pytest.mark.parametrize("material", [UNSEEN, DEVELOPMENT], ids=["unseen", "development"])
def test_hand_written_spans(material):
    for sentence, query in material.in_its_words + material.in_other_words:
        assert query.answer in sentence, query
        assert all(other in sentence for other in query.also), query
    for pair in material.joined:
        assert pair.middle in pair.first and pair.middle.lower() in pair.second.lower(), pair
        assert pair.value in pair.second and pair.value.endswith(pair.ending), pair
        assert pair.value not in pair.first, pair


def test_what_counts_as_right():
    [case, *_] = (case for case in SETS["single"](1) if case.frame is Frame.COMPLETION)
    assert is_exact(case, f" {case.answer}.") and cleaned(case, " 1.\n") == "1"
    [joined, *_] = DEVELOPMENT_SETS["joined"](1)
    assert joined.answer == "green cabinet, room 214"
    assert is_right(joined, " green cabinet, room 214") and is_exact(joined, joined.answer)
    assert is_right(joined, " 214") and not is_exact(joined, " 214")
    assert not is_right(joined, " room 1214") and not is_right(joined, " room 214 green")
    [quote, *_] = SETS["quotes"](1)
    words = quote.answer.split()
    assert shared_prefix(quote, " ".join([*words[:3], "else"])) == 3 / len(words)
    assert shared_prefix(quote, quote.answer) == 1 and is_right(quote, f" {quote.answer}")


def test_what_files_lack_is_unknown():
    assert {case.answer for case in KNOWN_SETS["known_missing_key"](1)} == {"unknown"}
    assert {case.asked for case in KNOWN_SETS["known_missing_key"](1)} == {None}
