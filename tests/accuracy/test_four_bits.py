"""What four_bits.py writes is the nearest code of each number, in the place where GPTQ has it."""

import json

import numpy as np
import pytest

import four_bits


@pytest.mark.parametrize("group", [32, 128])
def test_numbers_are_within_half_a_step(group):
    weight = np.random.default_rng(1).normal(size=(16, 256)).astype(np.float32)
    weight[3] = 0.0
    codes, scales = four_bits.quantised(weight, group)
    steps = np.repeat(scales.astype(np.float32), group, axis=1)
    assert np.all(np.abs((codes.astype(np.float32) - 8) * steps - weight) <= 0.51 * steps)
    assert codes.max() == 15 and np.all(codes[3] == 8)


def test_words_lie_along_the_inputs():
    codes = np.arange(16 * 8, dtype=np.uint32).reshape(8, 16) % 16
    words = four_bits.packed(codes)
    assert words.shape == (2, 8)
    assert [int(words[1, 5]) >> 4 * place & 15 for place in range(8)] == list(codes[5, 8:])


def test_a_checkpoint_is_written_again(tmp_path):
    source = tmp_path / "source"
    source.mkdir()
    bits = np.random.default_rng(2).integers(0x3c00, 0x3f80, (8, 128)).astype(np.uint16)
    four_bits.write(source / "model.safetensors", {"a.q_proj.weight": ("BF16", bits), "norm.weight": ("BF16", bits[0])})
    (source / "config.json").write_text('{"model_type": "llama"}')
    four_bits.make(source, tmp_path / "made", 128)
    made = tmp_path / "made" / "model.safetensors"
    data = made.read_bytes()
    header = json.loads(data[8:8 + int.from_bytes(data[:8], "little")])
    assert {name: entry["shape"] for name, entry in header.items()} == {
        "a.q_proj.qweight": [16, 8], "a.q_proj.qzeros": [1, 1], "a.q_proj.scales": [1, 8], "norm.weight": [128]}
    assert json.loads((tmp_path / "made" / "config.json").read_text())["quantization_config"]["bits"] == 4
