"""The checkpoint's files: bf16 weights in safetensors under Llama's names, and config.json."""

import json
import pathlib
import struct

import numpy as np
import torch
from torch import Tensor

from model import Model
from shape import Shape

LAYER_TENSORS = {
    "q": "self_attn.q_proj.weight", "k": "self_attn.k_proj.weight", "v": "self_attn.v_proj.weight",
    "o": "self_attn.o_proj.weight", "branch_gates": "self_attn.g_proj.weight",
    "compress_k": "self_attn.compress_k", "compress_v": "self_attn.compress_v",
    "gate": "mlp.gate_proj.weight", "up": "mlp.up_proj.weight", "down": "mlp.down_proj.weight",
    "attention_norm": "input_layernorm.weight", "mlp_norm": "post_attention_layernorm.weight",
}
OTHER_TENSORS = {"embedding": "model.embed_tokens.weight", "final_norm": "model.norm.weight"}


def tensors(model: Model) -> dict[str, Tensor]:
    """Every tensor by its name in the file."""
    named = {file_name: getattr(model, name).detach() for name, file_name in OTHER_TENSORS.items()}
    for name, file_name in LAYER_TENSORS.items():
        for layer, part in enumerate(getattr(model, name).detach().unbind(0)):
            named[f"model.layers.{layer}.{file_name}"] = part
    return dict(sorted(named.items()))


def bf16_bytes(tensor: Tensor) -> bytes:
    return tensor.to(torch.bfloat16).contiguous().cpu().view(torch.int16).numpy().tobytes()


def write(model: Model, directory: pathlib.Path) -> None:
    """model.safetensors, config.json and generation_config.json."""
    header: dict[str, object] = {"__metadata__": {"format": "pt"}}
    parts, end = [], 0
    for name, tensor in tensors(model).items():
        parts.append(bf16_bytes(tensor))
        header[name] = {"dtype": "BF16", "shape": list(tensor.shape),
                        "data_offsets": [end, end + len(parts[-1])]}
        end += len(parts[-1])
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    directory.mkdir(parents=True, exist_ok=True)
    with open(directory / "model.safetensors", "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + b"".join(parts))
    generation = {"do_sample": False, "max_new_tokens": 32, "eos_token_id": [0, 2], "pad_token_id": 0}
    for name, told in (("config", model.shape.config()), ("generation_config", generation)):
        (directory / f"{name}.json").write_text(json.dumps(told, indent=2) + "\n")


def read(directory: pathlib.Path, shape: Shape, dtype: torch.dtype) -> Model:
    """The model that `write` wrote: what is evaluated is what is shipped."""
    raw = (directory / "model.safetensors").read_bytes()
    (size,) = struct.unpack_from("<Q", raw)
    header = json.loads(raw[8: 8 + size])

    def tensor(name: str) -> Tensor:
        begin, end = header[name]["data_offsets"]
        data = np.frombuffer(raw, np.int16, (end - begin) // 2, 8 + size + begin).copy()
        return torch.from_numpy(data).view(torch.bfloat16).view(header[name]["shape"]).float()
    model = Model(shape, dtype)
    with torch.no_grad():
        for name, file_name in OTHER_TENSORS.items():
            getattr(model, name).copy_(tensor(file_name))
        for name, file_name in LAYER_TENSORS.items():
            layers = [tensor(f"model.layers.{layer}.{file_name}") for layer in range(shape.layers)]
            getattr(model, name).copy_(torch.stack(layers))
    return model
