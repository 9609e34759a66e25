"""Which formats files are said to have. No daemon is needed."""

import json
import pathlib

import gguf
import numpy as np
from source_formats import source_formats

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_formats_are_those_of_the_files(tmp_path):
    def write(name, **tensors):
        header = json.dumps({"__metadata__": {}, **{key: {"dtype": dtype, "shape": shape} for key, (dtype, shape) in tensors.items()}})
        (tmp_path / name).write_bytes(len(header).to_bytes(8, "little") + header.encode())

    (tmp_path / "config.json").write_text("{}")
    write("a.safetensors", a=("BF16", [300, 2]), norm=("F32", [4]))
    assert source_formats(tmp_path) == "BF16 99 %, F32 1 %"
    write("b.safetensors", b=("BF16", [10_000]))
    assert source_formats(tmp_path) == "BF16 100 %"
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "awq"}}')
    assert source_formats(tmp_path) == "BF16 of awq 100 %"
    assert source_formats(ROOT / "deploy/models/demo") == "BF16"
    assert source_formats(tmp_path / "missing") == "unknown"


def test_words_of_codes_are_counted_as_codes(tmp_path):
    tensors = {"a.qweight": ("I32", [4, 100]), "a.scales": ("F16", [1, 100]), "a.qzeros": ("I32", [1, 100]),
               "b.weight": ("BF16", [800])}
    header = json.dumps({key: {"dtype": dtype, "shape": shape} for key, (dtype, shape) in tensors.items()})
    (tmp_path / "m.safetensors").write_bytes(len(header).to_bytes(8, "little") + header.encode())
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "gptq", "bits": 4}}')
    assert source_formats(tmp_path) == "4 bits of gptq 80 %, BF16 of gptq 20 %"


def test_formats_of_a_gguf_file_are_told_by_their_shares(tmp_path):
    writer = gguf.GGUFWriter(tmp_path / "m.gguf", "llama")
    for name, kind in (("a", gguf.GGMLQuantizationType.Q4_1), ("b", gguf.GGMLQuantizationType.Q8_0)):
        values = np.zeros((3 if name == "a" else 1, 256), np.float32)
        writer.add_tensor(name, gguf.quants.quantize(values, kind), raw_dtype=kind)
    for write in (writer.write_header_to_file, writer.write_kv_data_to_file, writer.write_tensors_to_file):
        write()
    writer.close()
    assert source_formats(tmp_path / "m.gguf") == "Q4_1 75 %, Q8_0 25 %"
