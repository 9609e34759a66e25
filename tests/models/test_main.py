"""The one command from end to end, with so little of everything that a CPU does it in a minute."""

import json
from functools import partial

import evaluation
import evaluation_plan
import main
import pytest
from card import TEMPLATE, render
from curriculum import Curriculum, Phase
from evaluation import generate
from evaluation_known import KNOWN_SETS
from evaluation_material import UNSEEN
from evaluation_sets import single_needles

TINY = ("layers=2", "hidden=32", "query_heads=2", "kv_heads=1", "head_dim=16", "mlp_hidden=32",
        "rotary_dims=8", "window=64", "selected_blocks=4", "vocabulary=1024")
PHASES = (Phase({512: 1.0}, 1), Phase({1024: 1.0}, 1))


def two_tokens(model, prompts, most):
    """What knows nothing yet would not find an end."""
    return generate(model, prompts, min(most, 2))


def some(makes_cases, seed):
    return makes_cases(seed)[:3]


def make(monkeypatch, folder):
    """Everything tiny; gives the folder that was written."""
    monkeypatch.setattr(main, "Curriculum", partial(Curriculum, phases=PHASES))
    monkeypatch.setattr(evaluation, "ROWS_AT_ONCE", 4096)
    monkeypatch.setattr(evaluation, "generate", two_tokens)
    monkeypatch.setattr(evaluation_plan, "generate", two_tokens)
    monkeypatch.setattr(evaluation_plan, "LENGTHS", {"single": (1,)})
    monkeypatch.setattr(evaluation_plan, "SETS", {
        "single": partial(single_needles, UNSEEN, per_depth=1)})
    monkeypatch.setattr(evaluation_plan, "ABLATED_AT", {1: 1})
    monkeypatch.setattr(evaluation_plan, "CALIBRATED_AT", 1)
    few = {name: partial(some, KNOWN_SETS[kind]) for name, kind in (
        (evaluation_plan.LACKING, "known_absent"), (evaluation_plan.FOUND, "held_out_needles"))}
    monkeypatch.setattr(evaluation_plan, "KNOWN_SETS", few)  # a large file has no place in a tiny prompt
    monkeypatch.setattr(evaluation_plan, "LOSS_TEXTS", 1)
    monkeypatch.setattr(evaluation_plan, "LOSS_TOKENS", 1024)
    output = folder / "made"
    options = main.arguments(["--output", str(output), "--device", "cpu", "--seconds", "3",
                              "--step-tokens", "1024", "--workers", "2", "--builders", "1",
                              "--text-share", "0.1", "--commit", "abc", "--shape", *TINY])
    main.make(options, main.Clock(), folder / "work")
    return output


def test_it_trains_exports_evaluates_and_writes_the_card(tmp_path, monkeypatch):
    output = make(monkeypatch, tmp_path)
    figures = json.loads((output / "figures.json").read_text())
    assert figures["shape"]["layers"] == 2 and figures["training"]["steps"] > 0
    assert figures["evaluation"]["sets"]["single@1K"]["asked"] == 11
    ablations = figures["evaluation"]["ablations"]
    assert len(ablations) == 5 and all(each["1K"] == [0, 11] for each in ablations.values())
    assert figures["seconds"].keys() == {"text and tokenizer", "training", "calibration", "evaluation"}
    calibrated = figures["calibration"]
    assert (calibrated["lacking"], calibrated["found"]) == (6, 6)
    assert calibrated["shift"] in [one["shift"] for one in calibrated["tried"]]
    card = (output / "README.md").read_text()
    assert "at commit abc" in card and "{{" not in card and "{{" in TEMPLATE.read_text()
    assert "2 query, 1 KV, dimension 16" in card and "--text-share 0.1" in card
    for name in ("config.json", "model.safetensors", "tokenizer.json", "golden/tokenizer.json"):
        assert (output / name).stat().st_size > 0, name
    figures["evaluation"]["samples"]["Hello!"] = "{{what the model says}}"
    assert "{{what the model says}}" in render(figures)
    assert f"{calibrated['shift']:+g} was taken" in card
    del figures["calibration"]
    assert "was taken" not in render(figures)


def test_what_was_learnt_outlives_a_failing_evaluation(tmp_path, monkeypatch):
    def fail(*_):
        raise RuntimeError("no memory")
    monkeypatch.setattr(main, "evaluate", fail)
    with pytest.raises(RuntimeError, match="no memory"):
        make(monkeypatch, tmp_path)
    figures = json.loads((tmp_path / "made" / "figures.json").read_text())
    assert figures["training"]["steps"] > 0 and "evaluation" not in figures
    assert (tmp_path / "made" / "model.safetensors").stat().st_size > 0
