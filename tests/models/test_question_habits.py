"""Questions as others put them keep what they ask."""

import random
import sys
from pathlib import Path

TRAIN = Path(__file__).parents[2] / "deploy" / "models" / "demo" / "train"
sys.path.insert(0, str(TRAIN))

import question_habits as habits  # noqa: E402
from items import Exchange  # noqa: E402
from question_noise import other_person  # noqa: E402
from question_wording import in_other_frame  # noqa: E402

NOTHING = frozenset[str]()
TURNS = 60


def test_a_question_to_somebody_keeps_its_persons() -> None:
    question = "Which paper will I send you on Monday?"
    assert {other_person(random.Random(seed), question) for seed in range(TURNS)} == {question}
    mine = "Which paper will I send on Monday?"
    assert "Which paper will you send on Monday?" in {
        other_person(random.Random(seed), mine) for seed in range(TURNS)}


def test_keys_and_names_keep_their_capitals_behind_a_filler() -> None:
    for question, protected in (
            ("VALVE_NUMBER of the depot?", NOTHING), ("Dana hid what?", frozenset(("dana",))),
            ("Dana's address?", frozenset(("dana",))), ("Owner of row 5?", frozenset(("Owner",)))):
        first = question.split(" ")[0]
        for seed in range(TURNS):
            text = habits.with_filler(random.Random(seed), question, protected)
            assert first in text.split(" "), text
    made = {habits.with_filler(random.Random(seed), "What is it?", NOTHING)
            for seed in range(TURNS)}
    assert "Oh, and what is it?" in made


def test_questions_about_keys_go_on_with_a_small_letter() -> None:
    asked = Exchange("What is the value of valve_number?", "5", ())
    texts = {in_other_frame(random.Random(seed), asked) for seed in range(600)}
    assert not any(", What" in text for text in texts)
    assert any(", what" in text for text in texts)


def test_only_what_asks_for_a_place_is_asked_with_another_opening() -> None:
    for text in ("Where the forest postcard is concerned, who wrote it?", "Where it is kept."):
        assert {habits.other_frame(random.Random(seed), text, "") for seed in range(TURNS)} == {
            text}
    assert habits.other_frame(random.Random(1), "Where did Ada hide it?", "").startswith(
        habits.PLACES)
