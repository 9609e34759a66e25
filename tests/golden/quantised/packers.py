"""Quantised weights as their checkpoints store them, with numpy alone: for tests that have no torch.
make.py holds every one of these to the library that defines the layout.

A packer takes a weight [out, in] in float32 and gives its stored tensors by the last component of
their names, as (type in safetensors, array)."""

from collections.abc import Callable
from typing import Any

import numpy as np

Stored = dict[str, tuple[str, np.ndarray]]

AWQ_OUTPUTS = (0, 2, 4, 6, 1, 3, 5, 7)
BLOCK = 128


def e4m3_values() -> np.ndarray:
    """Of the bits 0 to 126, rising."""
    bits = np.arange(127)
    exponent, mantissa = bits >> 3, bits & 7
    return np.where(exponent == 0, mantissa * 2.0**-9,
                    (8 + mantissa) * 2.0**(np.maximum(exponent, 1) - 10.0)).astype(np.float32)


def to_e4m3(values: np.ndarray) -> np.ndarray:
    """Bits of the nearest, ties to even, of what is at most 448 in size."""
    known = e4m3_values().astype(np.float64)
    size = np.abs(values).astype(np.float64)
    above = np.clip(np.searchsorted(known, size), 1, 126)
    below = above - 1
    middle = (known[below] + known[above]) / 2
    bits = np.where((size > middle) | ((size == middle) & (above % 2 == 0)), above, below)
    return (bits | np.where(np.signbit(values), 128, 0)).astype(np.uint8)


def bf16_bits(values: np.ndarray) -> np.ndarray:
    bits = np.ascontiguousarray(values, dtype=np.float32).view(np.uint32)
    return ((bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)).astype(np.uint16)


def as_bf16(values: np.ndarray) -> np.ndarray:
    return (bf16_bits(values).astype(np.uint32) << 16).view(np.float32)


def float8_blocks(weight: np.ndarray) -> Stored:
    rows, columns = (-(-size // BLOCK) for size in weight.shape)
    scales = np.empty((rows, columns), np.float32)
    bits = np.empty(weight.shape, np.uint8)
    for row in range(rows):
        for column in range(columns):
            at = np.s_[row * BLOCK:(row + 1) * BLOCK, column * BLOCK:(column + 1) * BLOCK]
            scales[row, column] = np.abs(weight[at]).max() / np.float32(448)
            bits[at] = to_e4m3(weight[at] / scales[row, column])
    return {"weight": ("F8_E4M3", bits), "weight_scale_inv": ("F32", scales)}


def float8_channels(weight: np.ndarray) -> Stored:
    scales = as_bf16(np.abs(weight).max(axis=1, keepdims=True) / np.float32(448))
    bits = to_e4m3(np.clip(weight / scales, -448, 448))
    return {"weight": ("F8_E4M3", bits), "weight_scale": ("BF16", bf16_bits(scales))}


def float8_tensor(weight: np.ndarray) -> Stored:
    scale = np.abs(weight).max() / np.float32(448)
    return {"weight": ("F8_E4M3", to_e4m3(weight / scale)),
            "weight_scale": ("F32", np.array([scale], np.float32)),
            "input_scale": ("F32", np.array([0.03125], np.float32))}


def codes_of(weight: np.ndarray, bits: int, group: int,
             has_zeros: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Codes [out, in], scales [out, groups] that F16 holds, zeros [out, groups]: (code - zero) * scale."""
    most = 2**bits - 1
    grouped = weight.reshape(weight.shape[0], -1, group)
    least, greatest = np.minimum(grouped.min(axis=2), 0), np.maximum(grouped.max(axis=2), 0)
    if has_zeros:
        scales = (greatest - least) / np.float32(most)
    else:
        scales = np.maximum(-least, greatest) / np.float32(most // 2)
    scales = scales.astype(np.float16).astype(np.float32)
    middle = np.full(scales.shape, 2**(bits - 1))
    zeros = np.clip(np.rint(-least / scales), 1, most).astype(np.int64) if has_zeros else middle
    codes = np.clip(np.rint(grouped / scales[:, :, None]) + zeros[:, :, None], 0, most)
    return codes.astype(np.int64).reshape(weight.shape), scales, zeros


def words_of(codes: np.ndarray, bits: int) -> np.ndarray:
    """int32 of codes [..., n * 32 / bits] along the last dimension, low ones first."""
    of_word = 32 // bits
    apart = codes.reshape(*codes.shape[:-1], -1, of_word).astype(np.uint64)
    shifted = apart << (np.arange(of_word, dtype=np.uint64) * np.uint64(bits))
    return np.bitwise_or.reduce(shifted, axis=-1).astype(np.uint32).view(np.int32)


def awq(group: int) -> Callable[[np.ndarray], Stored]:
    def pack(weight: np.ndarray) -> Stored:
        codes, scales, zeros = codes_of(weight, 4, group, True)

        def packed(rows: np.ndarray) -> np.ndarray:
            return words_of(rows.reshape(rows.shape[0], -1, 8)[:, :, AWQ_OUTPUTS].reshape(rows.shape), 4)

        return {"qweight": ("I32", packed(codes.T)), "qzeros": ("I32", packed(zeros.T)),
                "scales": ("F16", np.ascontiguousarray(scales.T).astype(np.float16))}
    return pack


def gptq(bits: int, group: int, sym: bool, version: int = 1) -> Callable[[np.ndarray], Stored]:
    def pack(weight: np.ndarray) -> Stored:
        inputs = weight.shape[1]
        size = inputs if group == -1 else group
        codes, scales, zeros = codes_of(weight, bits, size, not sym)
        stored_zeros = zeros - 1 if version == 1 else zeros
        qweight = np.ascontiguousarray(words_of(codes, bits).T)
        return {"qweight": ("I32", qweight), "qzeros": ("I32", words_of(stored_zeros.T, bits)),
                "scales": ("F16", np.ascontiguousarray(scales.T).astype(np.float16)),
                "g_idx": ("I32", (np.arange(inputs) // size).astype(np.int32))}
    return pack


def padded(codes: np.ndarray, bits: int) -> np.ndarray:
    missing = -codes.shape[-1] % (32 // bits)
    return np.pad(codes, [(0, 0)] * (codes.ndim - 1) + [(0, missing)])


def packed_rows(bits: int, group: int, sym: bool) -> Callable[[np.ndarray], Stored]:
    def pack(weight: np.ndarray) -> Stored:
        size = weight.shape[1] if group == -1 else group
        codes, scales, zeros = codes_of(weight, bits, size, not sym)
        stored: Stored = {
            "weight_packed": ("I32", words_of(padded(codes, bits), bits)),
            "weight_scale": ("BF16", bf16_bits(scales)),
            "weight_shape": ("I64", np.array(weight.shape, np.int64))}
        if not sym:
            stored["weight_zero_point"] = ("I32", np.ascontiguousarray(words_of(padded(zeros.T, bits), bits).T))
        return stored
    return pack


def int8_channels(weight: np.ndarray) -> Stored:
    scales = as_bf16(np.abs(weight).max(axis=1, keepdims=True) / np.float32(127))
    numbers = np.clip(np.rint(weight / scales), -128, 127).astype(np.int8)
    return {"weight": ("I8", numbers), "weight_scale": ("BF16", bf16_bits(scales))}


def scheme(**weights: Any) -> dict[str, Any]:
    return {"targets": ["Linear"], "weights": {"dynamic": False, "symmetric": True, **weights}}


DYNAMIC_FLOAT8 = {"num_bits": 8, "type": "float", "strategy": "token", "dynamic": True, "symmetric": True}
STATIC_FLOAT8 = {"num_bits": 8, "type": "float", "strategy": "tensor", "dynamic": False, "symmetric": True}


def compressed(form: str, group: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"quant_method": "compressed-tensors", "format": form, "quantization_status": "compressed",
            "ignore": ["lm_head"], "config_groups": {"group_0": {**group, **more}}}


# Name of a layout: its quantization_config, its packer.
LAYOUTS: dict[str, tuple[dict[str, Any], Callable[[np.ndarray], Stored]]] = {
    "fp8_block": ({"quant_method": "fp8", "weight_block_size": [128, 128], "fmt": "e4m3",
                   "activation_scheme": "dynamic", "modules_to_not_convert": ["lm_head"]},
                  float8_blocks),
    "fp8_channel": (compressed("float-quantized", scheme(num_bits=8, type="float", strategy="channel"),
                               input_activations=DYNAMIC_FLOAT8), float8_channels),
    "fp8_tensor_static": (compressed("float-quantized", scheme(num_bits=8, type="float", strategy="tensor"),
                                     input_activations=STATIC_FLOAT8), float8_tensor),
    "awq": ({"quant_method": "awq", "bits": 4, "group_size": 128, "zero_point": True, "version": "gemm",
             "modules_to_not_convert": None}, awq(128)),
    "gptq": ({"quant_method": "gptq", "bits": 4, "group_size": 32, "desc_act": False, "sym": False},
             gptq(4, 32, False)),
    "gptq_sym": ({"quant_method": "gptq", "bits": 4, "group_size": 128, "desc_act": False, "sym": True},
                 gptq(4, 128, True)),
    "gptq_v2_8": ({"quant_method": "gptq", "bits": 8, "group_size": -1, "desc_act": False, "sym": True,
                   "checkpoint_format": "gptq_v2"}, gptq(8, -1, True, version=2)),
    "pack4": (compressed("pack-quantized",
                         scheme(num_bits=4, type="int", strategy="group", group_size=128)),
              packed_rows(4, 128, True)),
    "pack4_asym": (compressed("pack-quantized", scheme(num_bits=4, type="int", strategy="group",
                                                       group_size=32, symmetric=False)),
                   packed_rows(4, 32, False)),
    "pack8_channel": (compressed("pack-quantized", scheme(num_bits=8, type="int", strategy="channel")),
                      packed_rows(8, -1, True)),
    "int8_channel": (compressed("int-quantized", scheme(num_bits=8, type="int", strategy="channel"),
                                input_activations={"num_bits": 8, "type": "int", "dynamic": True}),
                     int8_channels),
}
