"""A GGUF file of each family that such files hold answers as the directory that it was made from.
The files are written here as the public converter writes them: its names, its keys and no others, its
order of rows, its norms."""

import json
import random
import shutil

import gguf
import numpy as np
import pytest
from daemon import ROOT

MODELS = ROOT / "tests" / "golden" / "models"
ARCHITECTURES = {"qwen2": "qwen2", "qwen3": "qwen3", "smollm3": "smollm3", "gemma3_text": "gemma3",
                 "mistral": "llama"}
INTERLEAVED = {"smollm3", "llama"}
NAMES = {"model.embed_tokens.weight": "token_embd.weight", "model.norm.weight": "output_norm.weight",
         "lm_head.weight": "output.weight"}
LAYER_NAMES = {
    "input_layernorm": "attn_norm", "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v", "self_attn.o_proj": "attn_output", "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm", "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up", "mlp.down_proj": "ffn_down",
}
GEMMA3_NAMES = {**LAYER_NAMES, "post_attention_layernorm": "post_attention_norm",
                "pre_feedforward_layernorm": "ffn_norm", "post_feedforward_layernorm": "post_ffw_norm"}
# A token for each of so many bytes, and one that a merge makes.
TOKENS = [chr(ord("!") + index) for index in range(63)] + ["!\""]
MERGES = ["! \""]


def read_weights(path):
    """bf16, as float32."""
    data = path.read_bytes()
    begin = 8 + int.from_bytes(data[:8], "little")
    for name, entry in json.loads(data[8:begin]).items():
        if name == "__metadata__":
            continue
        first, last = entry["data_offsets"]
        bits = np.frombuffer(data[begin + first:begin + last], dtype=np.uint16).astype(np.uint32) << 16
        yield name, bits.view(np.float32).reshape(entry["shape"])


def gguf_name(name, architecture):
    if name in NAMES:
        return NAMES[name]
    _, _, layer, kind = name.split(".", 3)
    names = GEMMA3_NAMES if architecture == "gemma3" else LAYER_NAMES
    kind, suffix = kind.rsplit(".", 1)
    return f"blk.{layer}.{names[kind]}.{suffix}"


def interleaved(rows, heads):
    return rows.reshape(heads, 2, -1, *rows.shape[1:]).swapaxes(1, 2).reshape(rows.shape)


def stored(name, values, config, architecture):
    if architecture in INTERLEAVED and ".q_proj." in name:
        return interleaved(values, config["num_attention_heads"])
    if architecture in INTERLEAVED and ".k_proj." in name:
        return interleaved(values, config["num_key_value_heads"])
    return values + 1 if architecture == "gemma3" and name.endswith("norm.weight") else values


def write_keys(writer, config, architecture):
    rope = config["rope_parameters"]
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    writer.add_rope_freq_base(rope.get("full_attention", rope)["rope_theta"])
    if "head_dim" in config:
        writer.add_key_length(config["head_dim"])
        writer.add_value_length(config["head_dim"])
    if architecture == "gemma3":
        writer.add_sliding_window(config["sliding_window"])
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(TOKENS)
    writer.add_token_merges(MERGES)


def add_tensor(writer, name, values, keeps_bf16):
    """Vectors in float32, matrices too or in bf16, which they were."""
    if values.ndim == 1 or not keeps_bf16:
        writer.add_tensor(name, values)
        return
    bits = (np.ascontiguousarray(values).view(np.uint32) >> 16).astype(np.uint16)
    writer.add_tensor(name, bits.view(np.uint8), raw_dtype=gguf.GGMLQuantizationType.BF16)


def write_gguf(folder, path, architecture, keeps_bf16=True):
    config = json.loads((folder / "config.json").read_text())
    writer = gguf.GGUFWriter(path, architecture)
    write_keys(writer, config, architecture)
    for name, values in read_weights(folder / "model.safetensors"):
        add_tensor(writer, gguf_name(name, architecture), stored(name, values, config, architecture),
                   keeps_bf16)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_directory(name, folder):
    """The golden checkpoint with a tokenizer, and of Gemma with the query scale of its family."""
    shutil.copytree(MODELS / name, folder)
    config = json.loads((folder / "config.json").read_text())
    if name == "gemma3_text":
        config["query_pre_attn_scalar"] = config["head_dim"]
    (folder / "config.json").write_text(json.dumps(config))
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "use_regex": True}
    (folder / "tokenizer.json").write_text(json.dumps({
        "version": "1.0", "added_tokens": [], "pre_tokenizer": byte_level, "decoder": byte_level,
        "model": {"type": "BPE", "vocab": {token: i for i, token in enumerate(TOKENS)},
                  "merges": MERGES}}))


def answers(daemon):
    """To prompts within a window and beyond."""
    draw = random.Random(5)
    prompts = [[draw.randrange(64) for _ in range(length)] for length in (1, 9, 100)]
    response = daemon.complete(prompts, max_tokens=24, ignore_eos=True, logprobs=3,
                               return_token_ids=True)
    assert response.status_code == 200, response.text
    return response.json()["choices"]


# Gemma's factor of embeddings is the one of bf16 in any file.
@pytest.mark.parametrize("name,keeps_bf16",
                         [(name, True) for name in ARCHITECTURES] + [("gemma3_text", False)])
def test_answers_as_the_directory_does(name, keeps_bf16, start_daemon, tmp_path):
    folder, path = tmp_path / "directory", tmp_path / "model.gguf"
    write_directory(name, folder)
    write_gguf(folder, path, ARCHITECTURES[name], keeps_bf16)
    flags = ("--compute-dtype", "bf16", "--threads", "2", "--max-running-requests", "4",
             "--kv-cache-bytes", "64MiB")
    expected = answers(start_daemon(*flags, model=folder))
    assert answers(start_daemon(*flags, model=path)) == expected
    assert len({tuple(choice["token_ids"]) for choice in expected}) == 3
