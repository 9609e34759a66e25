"""The bench of training steps, as far as it goes without a GPU."""

import pathlib
import sys

import loader
import numpy as np
import pytest
import sparse_attention
import torch
from losses import Weights
from model import Model
from shape import Shape
from steps import Steps

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "bench"))
import training_steps  # noqa: E402

TINY = Shape(vocabulary=64, hidden=32, layers=2, query_heads=4, kv_heads=2, head_dim=16, mlp_hidden=48,
             rotary_dims=8, window=48, selected_blocks=4)


def test_its_batches_are_those_of_the_training(monkeypatch):
    monkeypatch.setattr(loader, "STEP_TOKENS", 2048)
    ids = np.random.default_rng(1).integers(0, 64, 5000, np.int32)
    for tokens in (512, 1024):
        batch = training_steps.batch(ids, tokens, 1)
        assert {name: array.shape for name, array in batch.items()} == loader.shapes(2048, tokens)
        assert all(array.dtype == np.int32 for array in batch.values())
        predicted = np.concatenate((batch["rows"], batch["text_rows"]), 1)
        assert all(len(set(rows)) == tokens // 4 for rows in predicted.tolist())
        parts = Steps(Model(TINY, torch.float32), False).step(batch, Weights(0.1, 0.1, None), 0.0)
        assert all(np.isfinite(float(part)) for part in parts.values())


def test_another_constant_is_set_and_an_unknown_one_refused(monkeypatch):
    monkeypatch.setattr(sparse_attention, "UNLISTED_QUERIES", 16)
    training_steps.set_constant("sparse_attention.UNLISTED_QUERIES=32")
    assert sparse_attention.UNLISTED_QUERIES == 32
    with pytest.raises(SystemExit, match="sparse_attention has no QUERYS"):
        training_steps.set_constant("sparse_attention.QUERYS=32")


def test_the_table_sums_what_is_small():
    found = training_steps.with_small_ones_summed(
        {"big": [9.0, 6], "small": [0.0625, 1], "smaller": [0.03125, 2]}, 10.0)
    assert found == {"big": [9.0, 6], "others": [0.09375, 3]}
    assert training_steps.with_small_ones_summed({"big": [9.0, 6]}, 10.0)["others"] == [0.0, 0.0]
    assert "9.000 ms      6 x  big" in training_steps.table(found)
