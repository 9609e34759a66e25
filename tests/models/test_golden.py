"""The demo checkpoint's golden files, which the float64 reference made, by the training's own
definition of the model: two implementations that share nothing agree."""

import functools
import json
import pathlib
import subprocess

import checkpoint
import pytest
import torch
from shape import Shape

DEMO = pathlib.Path(__file__).resolve().parents[2] / "deploy/models/demo"
SHAPE = Shape()


@pytest.fixture(autouse=True)
def no_subnormals():
    """Probabilities below the smallest normal number count as zero, as in the reference: blocks whose
    importance is one are equals, of which the lower is chosen."""
    assert torch.set_flush_denormal(True)
    yield
    torch.set_flush_denormal(False)


@functools.cache
def demo():
    return checkpoint.read(DEMO, SHAPE, torch.float32)


def test_the_configuration_is_the_shape():
    assert json.loads((DEMO / "config.json").read_text()) == SHAPE.config()


@pytest.mark.parametrize("length", [1, 31, 32, 47, 48, 63, 64, 65, 1023, 1024, 1025])
def test_logits_agree(length):
    golden = json.loads((DEMO / f"golden/logits_{length}.json").read_text())
    assert len(golden["ids"]) == length
    ids = torch.zeros(1, -(-length // SHAPE.block) * SHAPE.block, dtype=torch.long)
    ids[0, :length] = torch.tensor(golden["ids"])  # what pads it comes after, where nothing looks
    model = demo()
    with torch.no_grad():
        hidden, _ = model(ids, torch.arange(ids.shape[1])[None])
        logits = model.logits(hidden[0])
    for entry in golden["positions"]:
        assert len(entry["top10"]) == 10
        for token, value in entry["top10"]:
            assert logits[entry["position"], token].item() == pytest.approx(value, abs=2e-3)


def test_what_training_left_unfinished_is_not_shipped(tmp_path):
    before = (DEMO / "config.json").read_bytes()
    (tmp_path / "config.json").write_text("{}")
    done = subprocess.run([DEMO / "train/ship.sh", tmp_path], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"{tmp_path} lacks generation_config.json" in done.stderr
    assert (DEMO / "config.json").read_bytes() == before
