#!/usr/bin/env python3
"""Writes a bf16 checkpoint of one file again with its projections in four bits, in the form of GPTQ: what four
bits cost is then the difference between the two. Codes are the nearest ones of each group, without data to
adjust them by, so that a real quantiser loses less.

    four_bits.py MODEL FOLDER [--group 128]
"""

import argparse
import json
import pathlib
import shutil

import numpy as np

_MIDDLE = 8
_WORD_CODES = 8
_STORED_ZEROS = 0x77777777  # eight middles, each less one


def quantised(weight: np.ndarray, group: int) -> tuple[np.ndarray, np.ndarray]:
    """Codes [outputs, inputs] of 0 to 15 and scales [outputs, inputs / group], for f32 [outputs, inputs]."""
    grouped = weight.reshape(weight.shape[0], -1, group)
    largest = np.abs(grouped).max(axis=2)
    scales = (largest / (_MIDDLE - 0.5)).astype(np.float16)
    divisors = np.where(scales > 0, scales, 1).astype(np.float32)[:, :, None]
    codes = np.clip(np.rint(grouped / divisors) + _MIDDLE, 0, 2 * _MIDDLE - 1)
    return codes.reshape(weight.shape).astype(np.uint32), scales


def packed(codes: np.ndarray) -> np.ndarray:
    """I32 [inputs / 8, outputs], whose words lie along the inputs."""
    eights = codes.T.reshape(-1, _WORD_CODES, codes.shape[0])
    words = np.zeros((eights.shape[0], eights.shape[2]), np.uint32)
    for place in range(_WORD_CODES):
        words |= eights[:, place] << np.uint32(4 * place)
    return words


def gptq_tensors(name: str, weight: np.ndarray, group: int) -> dict[str, tuple[str, np.ndarray]]:
    codes, scales = quantised(weight, group)
    zeros = np.full((scales.shape[1], weight.shape[0] // _WORD_CODES), _STORED_ZEROS, np.uint32)
    module = name.removesuffix("weight")
    return {f"{module}qweight": ("I32", packed(codes)), f"{module}qzeros": ("I32", zeros),
            f"{module}scales": ("F16", np.ascontiguousarray(scales.T))}


def read(file: pathlib.Path) -> dict[str, np.ndarray]:
    """bf16 tensors, as their 16 bits."""
    data = file.read_bytes()
    begin = 8 + int.from_bytes(data[:8], "little")
    tensors = {}
    for name, entry in json.loads(data[8:begin]).items():
        if name == "__metadata__":
            continue
        assert entry["dtype"] == "BF16", f"{name} is {entry['dtype']}, accepted: BF16"
        first, last = entry["data_offsets"]
        tensors[name] = np.frombuffer(data[begin + first:begin + last], np.uint16).reshape(entry["shape"])
    return tensors


def write(file: pathlib.Path, tensors: dict[str, tuple[str, np.ndarray]]) -> None:
    header, offset = {}, 0
    for name, (dtype, values) in tensors.items():
        header[name] = {"dtype": dtype, "shape": list(values.shape), "data_offsets": [offset, offset + values.nbytes]}
        offset += values.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with file.open("wb") as stream:
        stream.write(len(text).to_bytes(8, "little") + text)
        for _, values in tensors.values():
            stream.write(values.tobytes())


def is_projection(name: str, shape: tuple[int, ...], group: int) -> bool:
    return name.endswith("_proj.weight") and len(shape) == 2 and shape[1] % group == 0 and shape[0] % _WORD_CODES == 0


def make(model: pathlib.Path, folder: pathlib.Path, group: int) -> None:
    shutil.copytree(model, folder, ignore=shutil.ignore_patterns("golden", "train", "*.md", "figures.json"))
    written: dict[str, tuple[str, np.ndarray]] = {}
    for name, bits in read(model / "model.safetensors").items():
        if is_projection(name, bits.shape, group):
            written |= gptq_tensors(name, (bits.astype(np.uint32) << np.uint32(16)).view(np.float32), group)
        else:
            written[name] = ("BF16", bits)
    write(folder / "model.safetensors", written)
    config = json.loads((model / "config.json").read_text())
    config["quantization_config"] = {"quant_method": "gptq", "bits": 4, "group_size": group, "sym": True,
                                     "desc_act": False}
    (folder / "config.json").write_text(json.dumps(config, indent=2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--group", type=int, default=128, choices=(32, 64, 128))
    arguments = parser.parse_args()
    make(arguments.model, arguments.folder, arguments.group)
