"""Writes models.json and layouts.json: what the libraries that define the layouts make of quantised
weights. Every tensor that packers.py stores is first made once more by those libraries' own packing and
must be the same; values are what their own unpacking gives.

Made with torch 2.6.0, transformers 5.24.0, compressed-tensors 0.9.4, autoawq 0.2.9 (its packing_utils.py
alone, which no other file of it is needed for), auto-gptq 0.7.1 (its qlinear_cuda_old.py alone), gguf 0.19.0
and numpy 2.2.6 on a CPU, by
    python3 -m venv VENV && VENV/bin/pip install torch==2.6.0 numpy==2.2.6 safetensors \\
        compressed-tensors==0.9.4 gguf==0.19.0
    VENV/bin/pip download --no-deps autoawq==0.2.9 auto-gptq==0.7.1   # and unpack both into FOLDER
    VENV/bin/python tests/golden/quantised/make.py FOLDER

models.json: for each checkpoint of tiny_models.py a digest of its quantised tensors, and the
log-probabilities behind prompts that transformers computes in float32 from the dequantised weights. Beside
them stands what roundings cost of them: all computed in bf16 (weights too), and the inputs of quantised
products rounded as a device may do, to e4m3 a row or to int8 a group of 32.
layouts.json: small weights in each layout, for tests of each reader.
"""

import argparse
import importlib.util
import json
import pathlib
import sys
from collections.abc import Callable
from typing import Any

import compressed_tensors
import gguf
import numpy as np
import torch
import transformers
from compressed_tensors.compressors.quantized_compressors.pack_quantized import (pack_to_int32,
                                                                                 unpack_from_int32)
from compressed_tensors.quantization.lifecycle.forward import dequantize

import packers
import seeded
import tiny_models

HERE = pathlib.Path(__file__).parent
PROMPT_TOKENS = (1, 9, 40)
Stored = packers.Stored


def load_file(path: pathlib.Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def only(folder: pathlib.Path, name: str) -> pathlib.Path:
    found = sorted(folder.rglob(name))
    assert len(found) == 1, found
    return found[0]


def number(tensor: tuple[str, np.ndarray]) -> torch.Tensor:
    """A stored tensor as torch reads it."""
    kind, array = tensor
    if kind == "BF16":
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    if kind == "F8_E4M3":
        return torch.from_numpy(array).view(torch.float8_e4m3fn)
    return torch.from_numpy(array)


class Libraries:
    """Weights [out, in] in float32 that a stored layout means, by the library that defines it. Each
    reader packs again what it unpacked, or the values themselves, and compares."""

    def __init__(self, folder: pathlib.Path):
        self.awq_packing = load_file(only(folder, "packing_utils.py"))
        self.gptq_linear = load_file(only(folder, "qlinear_cuda_old.py")).QuantLinear

    def read(self, config: dict[str, Any], stored: Stored, weight: np.ndarray) -> np.ndarray:
        method = config["quant_method"]
        if method == "awq":
            return self.awq(config, stored)
        if method == "gptq":
            return self.gptq(config, stored)
        if "weight_packed" in stored:
            return self.packed(config, stored)
        if stored["weight"][0] == "F8_E4M3":
            return self.float8(stored, weight)
        return dequantize(number(stored["weight"]), number(stored["weight_scale"]).float()).numpy()

    def awq(self, config: dict[str, Any], stored: Stored) -> np.ndarray:
        words, zeros, scales = (number(stored[leaf]) for leaf in ("qweight", "qzeros", "scales"))
        values = self.awq_packing.dequantize_gemm(words, zeros, scales.float(), 4, config["group_size"])
        return np.ascontiguousarray(values.T.numpy())

    def gptq(self, config: dict[str, Any], stored: Stored) -> np.ndarray:
        bits, group = config["bits"], config["group_size"]
        inputs, outputs = len(stored["g_idx"][1]), stored["scales"][1].shape[1]
        layer = self.gptq_linear(bits, group, inputs, outputs, False, weight_dtype=torch.float32)
        layer.qweight, layer.scales = number(stored["qweight"]), number(stored["scales"]).float()
        zeros = stored["qzeros"][1]
        if config.get("checkpoint_format") == "gptq_v2":  # which the library calls its version 2
            ones = np.full(32 // bits, 1)
            zeros = (zeros.view(np.uint32) - packers.words_of(ones, bits).view(np.uint32)).view(np.int32)
        layer.qzeros = torch.from_numpy(zeros)
        values = layer(torch.eye(inputs)).T.contiguous()
        packed = self.gptq_linear(bits, group, inputs, outputs, False, weight_dtype=torch.float32)
        linear = torch.nn.Linear(inputs, outputs, bias=False)
        linear.weight.data = values.clone()
        size = inputs if group == -1 else group
        # Zeros as the values say: what a code of zero means, divided by the scale.
        codes = unpack_words(stored["qweight"][1].T, bits)
        scales = stored["scales"][1].T.astype(np.float32)
        wide = np.repeat(scales, size, axis=1)
        found_zeros = np.rint(codes - values.numpy() / wide)[:, ::size]
        packed.pack(linear, torch.from_numpy(scales.copy()), torch.from_numpy(found_zeros.astype(np.float32)),
                    None)
        assert torch.equal(packed.qweight, layer.qweight) and torch.equal(packed.qzeros, layer.qzeros)
        return values.numpy()

    @staticmethod
    def packed(config: dict[str, Any], stored: Stored) -> np.ndarray:
        bits = config["config_groups"]["group_0"]["weights"]["num_bits"]
        shape = torch.Size(stored["weight_shape"][1].tolist())
        words, scales = number(stored["weight_packed"]), number(stored["weight_scale"]).float()
        numbers = unpack_from_int32(words, bits, shape)
        assert torch.equal(pack_to_int32(numbers, bits), words)
        zeros = None
        if "weight_zero_point" in stored:
            of_rows = torch.Size((shape[0], scales.shape[1]))
            zeros = unpack_from_int32(number(stored["weight_zero_point"]), bits, of_rows, packed_dim=0)
            assert torch.equal(pack_to_int32(zeros, bits, packed_dim=0), number(stored["weight_zero_point"]))
        return dequantize(numbers, scales, zeros).numpy()

    @staticmethod
    def float8(stored: Stored, weight: np.ndarray) -> np.ndarray:
        leaf = "weight_scale_inv" if "weight_scale_inv" in stored else "weight_scale"
        scales, numbers = number(stored[leaf]).float(), number(stored["weight"])
        if leaf == "weight_scale_inv":
            wide = scales.repeat_interleave(128, 0).repeat_interleave(128, 1)
            scales = wide[:weight.shape[0], :weight.shape[1]]
        again = (torch.from_numpy(weight) / scales).clamp(-448, 448).to(torch.float8_e4m3fn)
        assert torch.equal(again.view(torch.uint8), numbers.view(torch.uint8))
        return (numbers.float() * scales).numpy()


def unpack_words(words: np.ndarray, bits: int) -> np.ndarray:
    shifts = np.arange(32 // bits, dtype=np.uint32) * np.uint32(bits)
    codes = (np.ascontiguousarray(words).view(np.uint32)[..., None] >> shifts) & np.uint32(2**bits - 1)
    return codes.reshape(*words.shape[:-1], -1).astype(np.int64)


def dequantised(name: str, libraries: Libraries) -> dict[str, np.ndarray]:
    """The weights of a checkpoint in float32."""
    family, how = tiny_models.CASES[name]
    plain = tiny_models.weights(family)
    if not isinstance(how, str):
        matrices = tiny_models.gguf_matrices(family, how)
        for tensor, (kind, blocks) in matrices.items():
            plain[tensor] = gguf.dequantize(blocks, gguf.GGMLQuantizationType[kind]).astype(np.float32)
        return plain
    config, pack = packers.LAYOUTS[how]
    for tensor in filter(tiny_models.is_quantised, plain):
        plain[tensor] = libraries.read(config, pack(plain[tensor]), plain[tensor])
    return plain


def to_float8_rows(x: torch.Tensor) -> torch.Tensor:
    scale = x.abs().amax(dim=-1, keepdim=True).clamp(min=1e-12) / 448
    return (x / scale).to(torch.float8_e4m3fn).float() * scale


def to_int8_groups(x: torch.Tensor) -> torch.Tensor:
    groups = x.reshape(*x.shape[:-1], -1, 32)
    scale = groups.abs().amax(dim=-1, keepdim=True).clamp(min=1e-12) / 127
    return (torch.round(groups / scale) * scale).reshape(x.shape)


def model_of(family: str, weights: dict[str, np.ndarray], dtype: torch.dtype) -> torch.nn.Module:
    config = transformers.AutoConfig.for_model(**tiny_models.config_of(family))
    model = transformers.AutoModelForCausalLM.from_config(config, attn_implementation="eager").float()
    state = {tensor: torch.from_numpy(np.array(values)) for tensor, values in weights.items()}
    if family == "qwen3":
        state[tiny_models.HEAD] = state["model.embed_tokens.weight"]
    model.load_state_dict(state)
    return model.to(dtype).eval()


def log_probabilities(model: torch.nn.Module, prompts: list[list[int]],
                      rounded: Callable[[torch.Tensor], torch.Tensor] | None = None) -> torch.Tensor:
    hooks = []
    if rounded is not None:
        hooks = [module.register_forward_pre_hook(lambda _, inputs: (rounded(inputs[0]),))
                 for name, module in model.named_modules() if name.endswith("_proj")]
    with torch.no_grad():
        rows = [model(torch.tensor([prompt])).logits[0, -1].double() for prompt in prompts]
    for hook in hooks:
        hook.remove()
    return torch.log_softmax(torch.stack(rows), dim=-1)


def golden_of(name: str, libraries: Libraries) -> dict[str, Any]:
    family, how = tiny_models.CASES[name]
    weights = dequantised(name, libraries)
    prompts = [seeded.integers(f"prompt {length}", (length,), tiny_models.VOCABULARY - 2).tolist()
               for length in PROMPT_TOKENS]
    exact_model = model_of(family, weights, torch.float32)
    exact = log_probabilities(exact_model, prompts)
    to_inputs = to_float8_rows if isinstance(how, str) and how.startswith("fp8") else to_int8_groups
    of_bf16 = log_probabilities(model_of(family, weights, torch.bfloat16), prompts)
    of_inputs = log_probabilities(exact_model, prompts, to_inputs)
    plain = log_probabilities(model_of(family, tiny_models.weights(family), torch.float32), prompts)
    return {
        "quantised_tensors": tiny_models.digest_of_case(name),
        "prompts": prompts,
        "log_probabilities": [[float(f"{value:.6g}") for value in row] for row in exact.tolist()],
        "lost_by_bf16": round((exact - of_bf16).abs().max().item(), 5),
        "lost_by_rounded_inputs": round((exact - of_inputs).abs().max().item(), 5),
        # What a reader that mistook the weights for the ones before would be off by, at the least.
        "lost_by_quantisation": round((exact - plain).abs().max().item(), 5),
    }


# Of each layout a weight: rows, inputs, and rows whose values are kept.
SMALL = {"fp8_block": (130, 136, (0, 127, 128, 129)), "fp8_channel": (5, 24, (0, 4)),
         "fp8_tensor_static": (3, 16, (0, 2)), "awq": (16, 128, (0, 1, 6, 15)),
         "gptq": (32, 64, (0, 1, 9, 31)), "gptq_sym": (32, 128, (0, 7)), "gptq_v2_8": (32, 64, (0, 3, 31)),
         "pack4": (6, 128, (0, 5)), "pack4_asym": (16, 64, (0, 7, 8, 15)), "pack8_channel": (6, 23, (0, 5)),
         "int8_channel": (5, 24, (0, 4))}


def small_layout(name: str, libraries: Libraries) -> dict[str, Any]:
    rows, inputs, kept = SMALL[name]
    config, pack = packers.LAYOUTS[name]
    weight = seeded.bf16(seeded.floats(f"small {name}", (rows, inputs), 0.5))
    stored = pack(weight)
    values = libraries.read(config, stored, weight)
    return {
        "quantization_config": config, "shape": [rows, inputs],
        "tensors": {leaf: {"dtype": kind, "shape": list(array.shape),
                           "bytes": np.ascontiguousarray(array).tobytes().hex()}
                    for leaf, (kind, array) in stored.items()},
        "rows": {str(row): values[row].astype("<f4").tobytes().hex() for row in kept}}


def made_by() -> dict[str, str]:
    return {"command": "tests/golden/quantised/make.py FOLDER", "torch": torch.__version__,
            "transformers": transformers.__version__, "numpy": np.__version__,
            "compressed-tensors": compressed_tensors.__version__, "autoawq": "0.2.9",
            "auto-gptq": "0.7.1", "gguf": "0.19.0"}


def write(name: str, value: dict[str, Any]) -> None:
    text = json.dumps({"made_by": made_by(), **value}, separators=(",", ":"))
    (HERE / name).write_text(text.replace('},"', '},\n"').replace('],"', '],\n"') + "\n")


def main() -> None:
    torch.manual_seed(0)
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="where autoawq and auto-gptq are unpacked")
    libraries = Libraries(parser.parse_args().folder)
    write("layouts.json", {name: small_layout(name, libraries) for name in SMALL})
    models = {name: golden_of(name, libraries) for name in tiny_models.CASES}
    for name, model in models.items():
        print(name, {key: value for key, value in model.items() if key.startswith("lost")})
    write("models.json", models)


if __name__ == "__main__":
    sys.exit(main())
