"""Tiny models of three families, whose weights follow from their names (seeded.py), and the files of
quantised checkpoints of them, which tests write again."""

import hashlib
import json
import pathlib
from typing import Any

import gguf
import numpy as np
import packers
import seeded

HIDDEN, MLP, LAYERS, QUERY_HEADS, KV_HEADS, HEAD_DIM, VOCABULARY = 256, 512, 2, 4, 2, 64, 64
# A token for each of so many bytes, and one that a merge makes.
TOKENS = [chr(ord("!") + index) for index in range(VOCABULARY - 1)] + ["!\""]
MERGES = ["! \""]
FAMILIES = {"llama": "LlamaForCausalLM", "qwen2": "Qwen2ForCausalLM", "qwen3": "Qwen3ForCausalLM"}
HEAD = "lm_head.weight"
GGUF_NAMES = {
    "model.embed_tokens": "token_embd", "model.norm": "output_norm", "lm_head": "output",
    "input_layernorm": "attn_norm", "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v", "self_attn.o_proj": "attn_output", "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm", "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up", "mlp.down_proj": "ffn_down"}
# Of the blocks that gguf does not make itself: where the halves that scale one stand in it.
K_HALVES = {"Q4_K": (0, 2), "Q5_K": (0, 2), "Q6_K": (208,)}

# A checkpoint: its family, and a layout of packers.py, or the GGUF types of its matrices in turn.
CASES: dict[str, tuple[str, str | tuple[str, ...]]] = {
    "llama_fp8_block": ("llama", "fp8_block"),
    "qwen2_fp8_channel": ("qwen2", "fp8_channel"),
    "qwen3_fp8_tensor_static": ("qwen3", "fp8_tensor_static"),
    "llama_awq": ("llama", "awq"),
    "qwen2_gptq": ("qwen2", "gptq"),
    "llama_gptq_v2_8": ("llama", "gptq_v2_8"),
    "qwen3_pack4": ("qwen3", "pack4"),
    "qwen2_pack4_asym": ("qwen2", "pack4_asym"),
    "llama_int8_channel": ("llama", "int8_channel"),
    "gguf_llama_k": ("llama", ("Q4_K", "Q6_K", "Q5_K")),
    "gguf_qwen2_q8_0": ("qwen2", ("Q8_0",)),
    "gguf_qwen3_small": ("qwen3", ("Q4_0", "Q4_1", "Q5_0", "Q5_1")),
}


def config_of(family: str) -> dict[str, Any]:
    return {"model_type": family, "architectures": [FAMILIES[family]], "hidden_size": HIDDEN,
            "intermediate_size": MLP, "num_hidden_layers": LAYERS, "num_attention_heads": QUERY_HEADS,
            "num_key_value_heads": KV_HEADS, "head_dim": HEAD_DIM, "vocab_size": VOCABULARY,
            "max_position_embeddings": 1024, "rms_norm_eps": 1e-6, "rope_theta": 10000.0,
            "hidden_act": "silu", "tie_word_embeddings": family == "qwen3", "dtype": "bfloat16",
            "eos_token_id": VOCABULARY - 1}


def shapes(family: str) -> dict[str, tuple[int, ...]]:
    queries, keys = QUERY_HEADS * HEAD_DIM, KV_HEADS * HEAD_DIM
    found: dict[str, tuple[int, ...]] = {"model.embed_tokens.weight": (VOCABULARY, HIDDEN)}
    for layer in range(LAYERS):
        of_layer: dict[str, tuple[int, ...]] = {
            "input_layernorm.weight": (HIDDEN,), "self_attn.q_proj.weight": (queries, HIDDEN),
            "self_attn.k_proj.weight": (keys, HIDDEN), "self_attn.v_proj.weight": (keys, HIDDEN),
            "self_attn.o_proj.weight": (HIDDEN, queries), "post_attention_layernorm.weight": (HIDDEN,),
            "mlp.gate_proj.weight": (MLP, HIDDEN), "mlp.up_proj.weight": (MLP, HIDDEN),
            "mlp.down_proj.weight": (HIDDEN, MLP)}
        if family == "qwen2":
            of_layer.update({f"self_attn.{kind}_proj.bias": (size,)
                             for kind, size in (("q", queries), ("k", keys), ("v", keys))})
        if family == "qwen3":
            of_layer.update({f"self_attn.{kind}_norm.weight": (HEAD_DIM,) for kind in "qk"})
        found.update({f"model.layers.{layer}.{name}": shape for name, shape in of_layer.items()})
    found["model.norm.weight"] = (HIDDEN,)
    if family != "qwen3":
        found[HEAD] = (VOCABULARY, HIDDEN)
    return found


def weights(family: str) -> dict[str, np.ndarray]:
    """float32 that bf16 holds."""
    found = {}
    for name, shape in shapes(family).items():
        values = seeded.floats(f"{family} {name}", shape, 0.06 if len(shape) == 2 else 0.2)
        found[name] = seeded.bf16(values + 1 if name.endswith("norm.weight") else values)
    return found


def is_quantised(name: str) -> bool:
    return "_proj.weight" in name


def stored_tensors(family: str, layout: str) -> dict[str, tuple[str, np.ndarray]]:
    """By name, as (type in safetensors, array)."""
    pack = packers.LAYOUTS[layout][1]
    stored: dict[str, tuple[str, np.ndarray]] = {}
    for name, values in weights(family).items():
        if is_quantised(name):
            module = name.removesuffix(".weight")
            stored.update({f"{module}.{leaf}": tensor for leaf, tensor in pack(values).items()})
        else:
            stored[name] = ("BF16", packers.bf16_bits(values))
    return stored


def write_safetensors(path: pathlib.Path, tensors: dict[str, tuple[str, np.ndarray]]) -> None:
    header, at = {}, 0
    for name, (kind, array) in tensors.items():
        header[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [at, at + array.nbytes]}
        at += array.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    data = b"".join(np.ascontiguousarray(array).tobytes() for _, array in tensors.values())
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)


def write_tokenizer(folder: pathlib.Path) -> None:
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "use_regex": True}
    (folder / "tokenizer.json").write_text(json.dumps({
        "version": "1.0", "added_tokens": [], "pre_tokenizer": byte_level, "decoder": byte_level,
        "model": {"type": "BPE", "vocab": {token: i for i, token in enumerate(TOKENS)},
                  "merges": MERGES}}))


def write_directory(family: str, layout: str | None, folder: pathlib.Path) -> None:
    """Without a layout it is plain."""
    folder.mkdir(parents=True, exist_ok=True)
    config = config_of(family)
    if layout is None:
        tensors = {name: ("BF16", packers.bf16_bits(values)) for name, values in weights(family).items()}
    else:
        config["quantization_config"] = packers.LAYOUTS[layout][0]
        tensors = stored_tensors(family, layout)
    (folder / "config.json").write_text(json.dumps(config, indent=1))
    write_tokenizer(folder)
    write_safetensors(folder / "model.safetensors", tensors)


def k_blocks(name: str, kind: str, shape: tuple[int, ...]) -> np.ndarray:
    """Any bytes are blocks; scales are such that the weight is of the size of others."""
    _, block_bytes = gguf.GGML_QUANT_SIZES[gguf.GGMLQuantizationType[kind]]
    count = shape[0] * shape[1] // 256
    blocks = seeded.integers(f"{kind} {name}", (count, block_bytes), 256).astype(np.uint8)
    sizes = {"Q4_K": (3e-4, 2e-3), "Q5_K": (1.5e-4, 2e-3), "Q6_K": (6e-5,)}[kind]
    for index, (at, size) in enumerate(zip(K_HALVES[kind], sizes)):
        halves = (size * (1 + seeded.integers(f"{kind} {name} {index}", (count,), 64) / 64)).astype(np.float16)
        blocks[:, at:at + 2] = halves.view(np.uint8).reshape(count, 2)
    return blocks.reshape(shape[0], -1)


def gguf_blocks(name: str, kind: str, values: np.ndarray) -> np.ndarray:
    """[rows, bytes of a row]."""
    if kind in K_HALVES:
        return k_blocks(name, kind, values.shape)
    return gguf.quantize(values, gguf.GGMLQuantizationType[kind])


def gguf_matrices(family: str, kinds: tuple[str, ...]) -> dict[str, tuple[str, np.ndarray]]:
    """By the name of the directory's tensor: type, and blocks in the order of its rows."""
    names = [name for name, shape in shapes(family).items() if len(shape) == 2]
    all_values = weights(family)
    return {name: (kinds[index % len(kinds)], gguf_blocks(name, kinds[index % len(kinds)], all_values[name]))
            for index, name in enumerate(names)}


def gguf_name(name: str) -> str:
    module, leaf = name.rsplit(".", 1)
    if module in GGUF_NAMES:
        return f"{GGUF_NAMES[module]}.{leaf}"
    _, _, layer, kind = module.split(".", 3)
    return f"blk.{layer}.{GGUF_NAMES[kind]}.{leaf}"


def interleaved(rows: np.ndarray, name: str) -> np.ndarray:
    """As the converter of llama stores rows of queries and keys."""
    heads = QUERY_HEADS if ".q_proj." in name else KV_HEADS if ".k_proj." in name else 0
    if heads == 0:
        return rows
    return np.ascontiguousarray(
        rows.reshape(heads, 2, -1, *rows.shape[1:]).swapaxes(1, 2).reshape(rows.shape))


def write_gguf(family: str, kinds: tuple[str, ...], path: pathlib.Path) -> None:
    writer = gguf.GGUFWriter(path, family)
    writer.add_block_count(LAYERS)
    writer.add_context_length(1024)
    writer.add_embedding_length(HIDDEN)
    writer.add_feed_forward_length(MLP)
    writer.add_head_count(QUERY_HEADS)
    writer.add_head_count_kv(KV_HEADS)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_rope_freq_base(10000.0)
    writer.add_key_length(HEAD_DIM)
    writer.add_value_length(HEAD_DIM)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(TOKENS)
    writer.add_token_merges(MERGES)
    writer.add_eos_token_id(VOCABULARY - 1)
    matrices = gguf_matrices(family, kinds)
    for name, values in weights(family).items():
        order = interleaved if family == "llama" else lambda rows, _: rows
        if name in matrices:
            kind, blocks = matrices[name]
            writer.add_tensor(gguf_name(name), order(blocks, name),
                              raw_dtype=gguf.GGMLQuantizationType[kind])
        else:
            writer.add_tensor(gguf_name(name), order(values, name))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_case(name: str, folder: pathlib.Path) -> pathlib.Path:
    """What --model takes."""
    family, how = CASES[name]
    if isinstance(how, str):
        write_directory(family, how, folder / name)
        return folder / name
    write_gguf(family, how, folder / f"{name}.gguf")
    return folder / f"{name}.gguf"


def digest_of_case(name: str) -> str:
    """Of its quantised tensors, as they are packed."""
    family, how = CASES[name]
    if isinstance(how, str):
        pack, values = packers.LAYOUTS[how][1], weights(family)
        tensors = {f"{tensor} {leaf}": array for tensor in filter(is_quantised, values)
                   for leaf, (_, array) in pack(values[tensor]).items()}
    else:
        tensors = {tensor: blocks for tensor, (_, blocks) in gguf_matrices(family, how).items()}
    total = hashlib.sha256()
    for tensor in sorted(tensors):
        total.update(tensor.encode() + np.ascontiguousarray(tensors[tensor]).tobytes())
    return total.hexdigest()
