"""The models of SSA (arXiv 2511.20102): Llama with NSA. A query's own block is always chosen. Where
the size of blocks is below twice their number, the kernel that trained the weights keeps half of its
choice from the newest chunk of `block_size` blocks, and half from all blocks before."""

import numpy as np

from branches import branch_attention
from decoder import Weights, exactly, plain_frequencies, rms_norm, rotate, silu

BASE = {"model_type": "llama-nsa", "architectures": ["LlamaNSAForCausalLM"], "vocab_size": 64,
        "hidden_size": 48, "intermediate_size": 64, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16, "hidden_act": "silu",
        "rms_norm_eps": 1e-5, "rope_theta": 500000.0, "max_position_embeddings": 131072,
        "tie_word_embeddings": True, "attention_bias": False, "mlp_bias": False, "eos_token_id": 2,
        "rope_scaling": None, "block_size": 16, "block_counts": 16, "window_size": 40,
        "torch_dtype": "bfloat16"}

CONFIGURATIONS = {
    "llama_nsa": BASE,
    "llama_nsa_exact": BASE | {"block_size": 32, "block_counts": 8, "window_size": 100},
    "llama_nsa_selected_only": BASE | {"block_counts": 8, "window_size": 0},
    "llama_nsa_full": BASE | {"block_counts": 8, "window_size": 0, "nsa_variant": "full"},
}

LENGTHS = {"llama_nsa": [(1, 1), (15, 15), (17, 17), (41, 41), (257, 257), (600, 600)],
           "llama_nsa_exact": [(33, 33), (400, 400)],
           "llama_nsa_selected_only": [(16, 16), (130, 130), (333, 333)],
           "llama_nsa_full": [(1, 1), (65, 65), (333, 333)]}


def weights(config, seed):
    hidden, heads, kv_heads = (config[key] for key in (
        "hidden_size", "num_attention_heads", "num_key_value_heads"))
    dims, mlp = config["head_dim"], config["intermediate_size"]
    made = Weights(seed)
    made.add("model.embed_tokens.weight", (config["vocab_size"], hidden), 0.5)
    for layer in range(config["num_hidden_layers"]):
        at = f"model.layers.{layer}."
        made.add_norm(at + "input_layernorm.weight", hidden)
        made.add_matrix(at + "self_attn.q_proj.weight", heads * dims, hidden, 1.5)
        made.add_matrix(at + "self_attn.k_proj.weight", kv_heads * dims, hidden, 1.5)
        made.add_matrix(at + "self_attn.v_proj.weight", kv_heads * dims, hidden)
        made.add_matrix(at + "self_attn.g_proj.weight", 3 * heads, hidden)
        made.add_matrix(at + "self_attn.o_proj.weight", hidden, heads * dims)
        made.add_norm(at + "post_attention_layernorm.weight", hidden)
        made.add_matrix(at + "mlp.gate_proj.weight", mlp, hidden)
        made.add_matrix(at + "mlp.up_proj.weight", mlp, hidden)
        made.add_matrix(at + "mlp.down_proj.weight", hidden, mlp)
    made.add_norm("model.norm.weight", hidden)
    return made


def choice(config, margins):
    block, count = config["block_size"], config["block_counts"]

    def best_with_own(candidates, scores, own, number):
        others = [candidate for candidate in candidates if candidate != own]
        return {own} | margins.best(others, scores, number - 1)

    def choose(scores, own):
        if own < count or config.get("nsa_variant") == "full":
            return set(range(own + 1))
        if block >= 2 * count:
            return best_with_own(range(own + 1), scores, own, count)
        start = own // block * block
        older = margins.best(range(start), scores, count // 2)
        return older | best_with_own(range(start, own + 1), scores, own, count // 2)

    return choose


def logits(config, made, token_ids, _prompt_tokens, margins, rounded=exactly):
    # `rounded`: what becomes of every activation between two operations.
    heads, kv_heads, dims = (config[key] for key in (
        "num_attention_heads", "num_key_value_heads", "head_dim"))
    epsilon, tokens, window = config["rms_norm_eps"], len(token_ids), config["window_size"]
    branches = {"compressed", "selected", "window"} if window > 0 else {"selected"}
    inverse = plain_frequencies(dims, config["rope_theta"])
    x = made["model.embed_tokens.weight"][token_ids]
    for layer in range(config["num_hidden_layers"]):
        at = f"model.layers.{layer}."
        h = rounded(rms_norm(x, made[at + "input_layernorm.weight"], epsilon))
        q = rounded(h @ made[at + "self_attn.q_proj.weight"].T).reshape(tokens, heads, dims)
        k = rounded(h @ made[at + "self_attn.k_proj.weight"].T).reshape(tokens, kv_heads, dims)
        v = rounded(h @ made[at + "self_attn.v_proj.weight"].T).reshape(tokens, kv_heads, dims)
        gates = rounded(h @ made[at + "self_attn.g_proj.weight"].T).reshape(tokens, heads, 3)
        attended = branch_attention(rounded(rotate(q, inverse)), rounded(rotate(k, inverse)), v, gates,
                                    config["block_size"], window, branches,
                                    choice(config, margins))
        attended = rounded(attended).reshape(tokens, -1)
        x = rounded(x + rounded(attended @ made[at + "self_attn.o_proj.weight"].T))
        h = rounded(rms_norm(x, made[at + "post_attention_layernorm.weight"], epsilon))
        gate = rounded(silu(rounded(h @ made[at + "mlp.gate_proj.weight"].T)))
        mlp = rounded(gate * rounded(h @ made[at + "mlp.up_proj.weight"].T))
        x = rounded(x + rounded(mlp @ made[at + "mlp.down_proj.weight"].T))
    return rounded(rms_norm(x, made["model.norm.weight"], epsilon)) @ made["model.embed_tokens.weight"].T
