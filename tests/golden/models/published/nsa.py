"""NSA of flash-linear-attention: block 0, a query's own block and the one before are always chosen;
their number counts up to a power of two. Its checkpoints may give a head_dim that their projections
do not have."""

import numpy as np

from branches import branch_attention
from decoder import Weights, exactly, plain_frequencies, rms_norm, rotate, silu

DIMS = 16

BASE = {"model_type": "nsa", "architectures": ["NSAForCausalLM"], "vocab_size": 64,
        "hidden_size": 24, "num_hidden_layers": 2, "num_heads": 4, "num_kv_heads": 2,
        "head_dim": DIMS, "qkv_bias": False, "block_size": 16, "block_counts": 5,
        "window_size": 40, "rope_theta": 10000.0, "max_position_embeddings": 2048,
        "hidden_ratio": 4, "intermediate_size": None, "hidden_act": "swish", "norm_eps": 1e-6,
        "elementwise_affine": True, "fuse_norm": True, "fuse_swiglu": True, "eos_token_id": 2,
        "tie_word_embeddings": False}

CONFIGURATIONS = {
    "nsa": BASE,
    "nsa_no_window": BASE | {"qkv_bias": True, "head_dim": 32, "window_size": 0, "block_counts": 4,
                             "intermediate_size": 40, "num_kv_heads": None, "num_heads": 2},
    "nsa_current_only": BASE | {"nsa_forced": "current_only", "block_counts": 2,
                                "intermediate_size": 40},
}

LENGTHS = {"nsa": [(1, 1), (15, 15), (16, 16), (41, 41), (65, 65), (333, 333)],
           "nsa_no_window": [(17, 17), (200, 200)], "nsa_current_only": [(33, 33), (200, 200)]}


def sizes(config):
    heads = config["num_heads"]
    kv_heads = heads if config["num_kv_heads"] is None else config["num_kv_heads"]
    mlp = config["intermediate_size"]
    if mlp is None:
        mlp = 256 * -(-int(config["hidden_size"] * config["hidden_ratio"] * 2 / 3) // 256)
    return heads, kv_heads, mlp


def weights(config, seed):
    hidden = config["hidden_size"]
    heads, kv_heads, mlp = sizes(config)
    made = Weights(seed)
    made.add("model.embeddings.weight", (config["vocab_size"], hidden), 0.5)
    for layer in range(config["num_hidden_layers"]):
        at = f"model.layers.{layer}."
        made.add_norm(at + "attn_norm.weight", hidden)
        for name, rows, gain in (("q", heads, 1.5), ("k", kv_heads, 1.5), ("v", kv_heads, 1.0)):
            made.add_matrix(at + f"attn.{name}_proj.weight", rows * DIMS, hidden, gain)
            if config["qkv_bias"]:
                made.add(at + f"attn.{name}_proj.bias", (rows * DIMS,), 0.5)
        made.add_matrix(at + "attn.g_proj.weight", 3 * heads, hidden)
        made.add_matrix(at + "attn.o_proj.weight", hidden, heads * DIMS)
        made.add_norm(at + "mlp_norm.weight", hidden)
        made.add_matrix(at + "mlp.gate_proj.weight", mlp, hidden)
        made.add_matrix(at + "mlp.up_proj.weight", mlp, hidden)
        made.add_matrix(at + "mlp.down_proj.weight", hidden, mlp)
    made.add_norm("model.norm.weight", hidden)
    made.add_matrix("lm_head.weight", config["vocab_size"], hidden, 2.0)
    return made


def choice(config, margins):
    count = 1 << (config["block_counts"] - 1).bit_length()
    current_only = config.get("nsa_forced") == "current_only"

    def choose(scores, own):
        forced = {own} if current_only else {0, max(own - 1, 0), own}
        others = [block for block in range(own + 1) if block not in forced]
        return forced | margins.best(others, scores, count - len(forced))

    return choose


def logits(config, made, token_ids, _prompt_tokens, margins, rounded=exactly):
    # `rounded`: what becomes of every activation between two operations.
    heads, kv_heads, _ = sizes(config)
    epsilon, tokens, window = config["norm_eps"], len(token_ids), config["window_size"]
    branches = {"compressed", "selected"} | ({"window"} if window > 0 else set())
    inverse = plain_frequencies(DIMS, config["rope_theta"])
    x = made["model.embeddings.weight"][token_ids]
    for layer in range(config["num_hidden_layers"]):
        at = f"model.layers.{layer}."
        h = rounded(rms_norm(x, made[at + "attn_norm.weight"], epsilon))

        def project(name, rows, h=h, at=at):
            out = h @ made[at + f"attn.{name}_proj.weight"].T
            bias = at + f"attn.{name}_proj.bias"
            return rounded(out + made[bias] if bias in made else out).reshape(tokens, rows, -1)

        q, k, v = project("q", heads), project("k", kv_heads), project("v", kv_heads)
        attended = branch_attention(rounded(rotate(q, inverse)), rounded(rotate(k, inverse)), v,
                                    project("g", heads), config["block_size"], window, branches,
                                    choice(config, margins))
        attended = rounded(attended).reshape(tokens, -1)
        x = rounded(x + rounded(attended @ made[at + "attn.o_proj.weight"].T))
        h = rounded(rms_norm(x, made[at + "mlp_norm.weight"], epsilon))
        gate = rounded(silu(rounded(h @ made[at + "mlp.gate_proj.weight"].T)))
        mlp = rounded(gate * rounded(h @ made[at + "mlp.up_proj.weight"].T))
        x = rounded(x + rounded(mlp @ made[at + "mlp.down_proj.weight"].T))
    return rounded(rms_norm(x, made["model.norm.weight"], epsilon)) @ made["lm_head.weight"].T
