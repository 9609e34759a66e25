"""MiniCPM 4: three multipliers, longrope, and InfLLM-V2's attention (arXiv 2509.24663, section 3, and
the module that openbmb/MiniCPM4.1-8B came with). From dense_len on a query attends, in one softmax,
to the tokens of its window and of the blocks that are chosen: the first ones, those of the window,
and those with the best scores. A block's score is the largest, over the means of keys that share a
token with it, of the probabilities of the group's heads added up."""

import numpy as np

from decoder import (Weights, attend, exactly, plain_frequencies, rms_norm, rotate, silu, softmax,
                     window_means)

SPARSE = {"kernel_size": 32, "kernel_stride": 16, "init_blocks": 1, "block_size": 32,
          "window_size": 64, "topk": 4, "use_nope": False, "dense_len": 250}

BASE = {"model_type": "minicpm", "architectures": ["MiniCPMForCausalLM"], "vocab_size": 64,
        "hidden_size": 48, "intermediate_size": 64, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "hidden_act": "silu",
        "rms_norm_eps": 1e-6, "rope_theta": 10000.0, "max_position_embeddings": 4096,
        "tie_word_embeddings": False, "scale_emb": 3, "scale_depth": 1.4, "dim_model_base": 16,
        "eos_token_id": [2, 3], "bos_token_id": 1, "torch_dtype": "bfloat16", "head_dim": 16}

LONGROPE = {"rope_type": "longrope", "original_max_position_embeddings": 1024,
            "short_factor": [1.0, 1.0, 1.1, 1.3, 1.7, 2.2, 3.1, 4.0],
            "long_factor": [1.0, 1.0, 1.1, 1.3, 1.7, 2.2, 3.1, 4.0]}

# The module that was published reads no other keys: a factor changes nothing.
TWO_RANGES = LONGROPE | {"original_max_position_embeddings": 256, "factor": 32.0,
                         "long_factor": [1.0, 1.4, 2.1, 3.3, 5.2, 8.0, 12.0, 17.0]}

CONFIGURATIONS = {
    "minicpm_dense": BASE | {"tie_word_embeddings": True},
    "minicpm_sparse": BASE | {"rope_scaling": LONGROPE, "sparse_config": SPARSE},
    "minicpm_two_ranges": BASE | {"rope_scaling": TWO_RANGES, "sparse_config": SPARSE},
    "minicpm_always_sparse": BASE | {
        "num_attention_heads": 8, "infllm_topk_includes_window": True,
        "sparse_config": SPARSE | {"dense_len": -1, "topk": 6, "block_size": 64,
                                   "window_size": 128}},
}

# Lengths of prompts, and of all tokens.
LENGTHS = {"minicpm_dense": [(1, 1), (130, 130)],
           "minicpm_sparse": [(1, 1), (33, 33), (249, 249), (250, 250), (225, 265), (249, 252),
                              (330, 333)],
           "minicpm_two_ranges": [(1, 1), (256, 256), (230, 256), (257, 257), (249, 258), (330, 333)],
           "minicpm_always_sparse": [(31, 31), (65, 65), (700, 700)]}


def weights(config, seed):
    hidden, heads, kv_heads = (config[key] for key in (
        "hidden_size", "num_attention_heads", "num_key_value_heads"))
    dims, mlp = config["head_dim"], config["intermediate_size"]
    made = Weights(seed)
    made.add("model.embed_tokens.weight", (config["vocab_size"], hidden), 0.3)
    for layer in range(config["num_hidden_layers"]):
        at = f"model.layers.{layer}."
        made.add_norm(at + "input_layernorm.weight", hidden)
        made.add_matrix(at + "self_attn.q_proj.weight", heads * dims, hidden, 1.5)
        made.add_matrix(at + "self_attn.k_proj.weight", kv_heads * dims, hidden, 1.5)
        made.add_matrix(at + "self_attn.v_proj.weight", kv_heads * dims, hidden)
        made.add_matrix(at + "self_attn.o_proj.weight", hidden, heads * dims)
        made.add_norm(at + "post_attention_layernorm.weight", hidden)
        made.add_matrix(at + "mlp.gate_proj.weight", mlp, hidden)
        made.add_matrix(at + "mlp.up_proj.weight", mlp, hidden)
        made.add_matrix(at + "mlp.down_proj.weight", hidden, mlp)
    made.add_norm("model.norm.weight", hidden)
    if not config["tie_word_embeddings"]:
        made.add_matrix("lm_head.weight", config["vocab_size"], hidden, 2.0)
    return made


def rotation(config, tokens):
    """Of all positions of a sequence that ends with so many tokens."""
    inverse = plain_frequencies(config["head_dim"], config["rope_theta"])
    scaling = config.get("rope_scaling")
    if scaling is None:
        return inverse, 1.0
    original = scaling["original_max_position_embeddings"]
    ratio = config["max_position_embeddings"] / original
    factors = scaling["long_factor" if tokens > original else "short_factor"]
    return inverse / np.array(factors), np.sqrt(1 + np.log(ratio) / np.log(original))


def block_scores(importance, blocks, sparse):
    size, stride, block = (sparse[key] for key in ("kernel_size", "kernel_stride", "block_size"))
    scores = np.zeros(blocks)
    for entry, value in enumerate(importance):
        first, last = entry * stride, entry * stride + size - 1
        for shared in range(first // block, last // block + 1):
            if shared < blocks:
                scores[shared] = max(scores[shared], value)
    return scores


def chosen_blocks(importance, position, config, margins):
    sparse = config["sparse_config"]
    own = position // sparse["block_size"]
    local = sparse["window_size"] // sparse["block_size"]
    count = sparse["topk"]
    if not config.get("infllm_topk_includes_window"):
        count += local
    forced = {block for block in range(own + 1)
              if block < sparse["init_blocks"] or block >= own - local}
    scores = block_scores(importance, own + 1, sparse)
    others = [block for block in range(own + 1) if block not in forced]
    return forced | margins.best(others, scores, count - len(forced))


def sparse_positions(q, means, position, config, margins):
    sparse = config["sparse_config"]
    size, stride, block = (sparse[key] for key in ("kernel_size", "kernel_stride", "block_size"))
    visible = [entry for entry in range(len(means)) if entry * stride + size - 1 <= position]
    importance = np.zeros(0)
    if visible:
        importance = softmax(q @ means[visible].T / np.sqrt(q.shape[-1])).sum(axis=0)
    blocks = chosen_blocks(importance, position, config, margins)
    first_of_window = position - sparse["window_size"] + 1
    return [i for i in range(position + 1) if i // block in blocks or i >= first_of_window]


def attention(q, k, v, prompt_tokens, config, margins):
    sparse = config.get("sparse_config")
    tokens, heads, _ = q.shape
    group = heads // k.shape[1]
    out = np.zeros_like(q)
    for kv_head in range(k.shape[1]):
        of_group = slice(kv_head * group, (kv_head + 1) * group)
        keys, values = k[:, kv_head], v[:, kv_head]
        means = window_means(keys, sparse["kernel_size"], sparse["kernel_stride"]) if sparse else None
        for t in range(tokens):
            length = prompt_tokens if t < prompt_tokens else t + 1
            positions = list(range(t + 1))
            if sparse and length >= sparse["dense_len"]:
                positions = sparse_positions(q[t, of_group], means, t, config, margins)
            out[t, of_group] = attend(q[t, of_group], keys, values, positions)
    return out


def logits(config, made, token_ids, prompt_tokens, margins, rounded=exactly):
    # `rounded`: what becomes of every activation between two operations.
    hidden, heads, kv_heads, dims = (config[key] for key in (
        "hidden_size", "num_attention_heads", "num_key_value_heads", "head_dim"))
    epsilon, tokens = config["rms_norm_eps"], len(token_ids)
    branch = config["scale_depth"] / np.sqrt(config["num_hidden_layers"])
    inverse, scale = rotation(config, tokens)
    x = rounded(made["model.embed_tokens.weight"][token_ids] * config["scale_emb"])
    for layer in range(config["num_hidden_layers"]):
        at = f"model.layers.{layer}."
        h = rounded(rms_norm(x, made[at + "input_layernorm.weight"], epsilon))
        q = rounded(h @ made[at + "self_attn.q_proj.weight"].T).reshape(tokens, heads, dims)
        k = rounded(h @ made[at + "self_attn.k_proj.weight"].T).reshape(tokens, kv_heads, dims)
        v = rounded(h @ made[at + "self_attn.v_proj.weight"].T).reshape(tokens, kv_heads, dims)
        attended = rounded(attention(
            rounded(rotate(q, inverse, scale)), rounded(rotate(k, inverse, scale)), v,
            prompt_tokens, config, margins)).reshape(tokens, -1)
        x = rounded(x + branch * rounded(attended @ made[at + "self_attn.o_proj.weight"].T))
        h = rounded(rms_norm(x, made[at + "post_attention_layernorm.weight"], epsilon))
        gate = rounded(silu(rounded(h @ made[at + "mlp.gate_proj.weight"].T)))
        mlp = rounded(gate * rounded(h @ made[at + "mlp.up_proj.weight"].T))
        x = rounded(x + branch * rounded(mlp @ made[at + "mlp.down_proj.weight"].T))
    x = rounded(rms_norm(x, made["model.norm.weight"], epsilon))
    x = rounded(x / (hidden / config["dim_model_base"]))
    head = "lm_head.weight" if "lm_head.weight" in made else "model.embed_tokens.weight"
    return x @ made[head].T
