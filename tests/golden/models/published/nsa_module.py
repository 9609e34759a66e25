"""The module of XunhaoLai's native-sparse-attention-triton in its toy model, with compression by
weighted pooling and a gate for each head, and that of Flash-Sparse-Attention in a Llama, with linear
compression and a gate for each token. Keys are compressed before they are rotated, a position
embedding added to them, and the entry is rotated at its first token's position. A block's score adds
up the probabilities of entries by how many sub-blocks they share with it; the first block and the
last two are always chosen. A window of w is w + 1 tokens."""

import numpy as np

from decoder import Weights, attend, exactly, plain_frequencies, rms_norm, rotate, sigmoid, silu, softmax

BASE = {"vocab_size": 64, "hidden_size": 48, "intermediate_size": 64, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16, "rope_theta": 500000.0,
        "max_position_embeddings": 4096, "rope_scaling": None, "kernel_size": 32, "kernel_stride": 16,
        "block_size": 64, "topk": 5, "init_blocks": 1, "local_blocks": 2, "window_size": 50,
        "eos_token_id": 2, "torch_dtype": "bfloat16"}

CONFIGURATIONS = {
    "toy_nsa_llama": BASE | {"model_type": "toy_nsa_llama", "compress_type": "weightedpool"},
    "fsa_llama": BASE | {"model_type": "fsa_llama", "architectures": ["LlamaForCausalLM"],
                         "rms_norm_eps": 1e-5, "hidden_act": "silu"},
}

LENGTHS = {"toy_nsa_llama": [(1, 1), (31, 31), (52, 52), (700, 700)],
           "fsa_llama": [(33, 33), (129, 129), (600, 600)]}

TOY_NAMES = {"embedding": "embedding.weight", "norm": "norm.weight", "layer": "layers.{}.",
             "attention_norm": "attn_norm.weight", "module": "nsa.", "mlp_norm": "ffn_norm.weight",
             "mlp": "ffn."}
FSA_NAMES = {"embedding": "model.embed_tokens.weight", "norm": "model.norm.weight",
             "layer": "model.layers.{}.", "attention_norm": "input_layernorm.weight",
             "module": "self_attn.sparse_attn.", "mlp_norm": "post_attention_layernorm.weight",
             "mlp": "mlp."}


def names_of(config):
    return FSA_NAMES if config["model_type"] == "fsa_llama" else TOY_NAMES


def weights(config, seed):
    names = names_of(config)
    hidden, heads, kv_heads, dims, mlp, size = (config[key] for key in (
        "hidden_size", "num_attention_heads", "num_key_value_heads", "head_dim",
        "intermediate_size", "kernel_size"))
    made = Weights(seed)
    made.add(names["embedding"], (config["vocab_size"], hidden), 0.5)
    for layer in range(config["num_hidden_layers"]):
        at = names["layer"].format(layer)
        module, feed = at + names["module"], at + names["mlp"]
        made.add_norm(at + names["attention_norm"], hidden)
        made.add_matrix(module + "proj_q.weight", heads * dims, hidden, 1.5)
        made.add_matrix(module + "proj_k.weight", kv_heads * dims, hidden, 1.5)
        made.add_matrix(module + "proj_v.weight", kv_heads * dims, hidden)
        made.add_matrix(module + "proj_o.weight", hidden, heads * dims)
        for part in ("compress_key", "compress_value"):
            if config["model_type"] == "fsa_llama":
                made.add(module + part, (kv_heads, size * dims, dims), 1.5 / np.sqrt(size * dims))
            else:
                made.add(module + part, (kv_heads, size), 0.1, 0.05)
        made.add(module + "intra_block_pe", (kv_heads, size, dims), 0.5)
        gates = 3 if config["model_type"] == "fsa_llama" else 3 * heads
        made.add_matrix(module + "gate.0.weight", gates, hidden)
        made.add_norm(at + names["mlp_norm"], hidden)
        made.add_matrix(feed + "gate_proj.weight", mlp, hidden)
        made.add_matrix(feed + "up_proj.weight", mlp, hidden)
        made.add_matrix(feed + "down_proj.weight", hidden, mlp)
    made.add_norm(names["norm"], hidden)
    made.add_matrix("lm_head.weight", config["vocab_size"], hidden, 2.0)
    return made


def compressed(x, weight, config, positions=None):
    """Of one head, every whole window: [entries, dims]."""
    size, stride = config["kernel_size"], config["kernel_stride"]
    entries = []
    for first in range(0, len(x) - size + 1, stride):
        window = x[first:first + size] + (0.0 if positions is None else positions)
        entries.append(weight @ window if weight.ndim == 1 else window.reshape(-1) @ weight)
    return np.array(entries).reshape(len(entries), x.shape[1])


def rotated_entries(entries, inverse, stride):
    """Entry c at the position of its first token."""
    return rotate(np.repeat(entries, stride, axis=0)[:, None, :], inverse)[::stride, 0]


def block_scores(importance, blocks, config):
    of_block = config["block_size"] // config["kernel_stride"]
    of_entry = config["kernel_size"] // config["kernel_stride"]
    scores = np.zeros(blocks)
    for block in range(blocks):
        for m in range(of_block):
            for k in range(of_entry):
                entry = of_block * block + m + k - (of_entry - 1)
                if 0 <= entry < len(importance):
                    scores[block] += importance[entry]
    return scores


def attend_in_branches(queries, t, keys, values, entry_keys, entry_values, config, margins):
    """[3, group, dims]: compressed, selected, window."""
    size, stride, block = (config[key] for key in ("kernel_size", "kernel_stride", "block_size"))
    visible = max(0, (t + 1 - size) // stride + 1)
    importance, coarse = np.zeros(0), np.zeros_like(queries)
    if visible > 0:
        probabilities = softmax(queries @ entry_keys[:visible].T / np.sqrt(queries.shape[-1]))
        importance, coarse = probabilities.sum(axis=0), probabilities @ entry_values[:visible]
    own = t // block
    forced = {j for j in range(own + 1)
              if j < config["init_blocks"] or j > own - config["local_blocks"]}
    others = [j for j in range(own + 1) if j not in forced]
    scores = block_scores(importance, own + 1, config)
    chosen = forced | margins.best(others, scores, config["topk"] - len(forced))
    selected = attend(queries, keys, values, [i for i in range(t + 1) if i // block in chosen])
    near = list(range(max(0, t - config["window_size"]), t + 1))
    return np.array([coarse, selected, attend(queries, keys, values, near)])


def attention(q, k, v, gates, made, module, config, margins, rounded):
    """gates [tokens, heads or 1, 3]: logits. q and k are not rotated."""
    inverse = plain_frequencies(config["head_dim"], config["rope_theta"])
    group = q.shape[1] // k.shape[1]
    queries, keys = rounded(rotate(q, inverse)), rounded(rotate(k, inverse))
    weigh = np.broadcast_to(sigmoid(gates), (*q.shape[:2], 3))
    out = np.zeros_like(q)
    for head in range(k.shape[1]):
        of_group = slice(head * group, (head + 1) * group)
        entry_keys = compressed(k[:, head], made[module + "compress_key"][head], config,
                                made[module + "intra_block_pe"][head])
        entry_values = rounded(compressed(v[:, head], made[module + "compress_value"][head], config))
        entry_keys = rounded(rotated_entries(entry_keys, inverse, config["kernel_stride"]))
        for t in range(len(q)):
            branches = attend_in_branches(queries[t, of_group], t, keys[:, head], v[:, head],
                                          entry_keys, entry_values, config, margins)
            out[t, of_group] = np.einsum("bgd,gb->gd", branches, weigh[t, of_group])
    return out


def logits(config, made, token_ids, _prompt_tokens, margins, rounded=exactly):
    # `rounded`: what becomes of every activation between two operations.
    names, tokens = names_of(config), len(token_ids)
    heads, kv_heads, dims = (config[key] for key in (
        "num_attention_heads", "num_key_value_heads", "head_dim"))
    epsilon = config.get("rms_norm_eps", 1e-6)
    x = made[names["embedding"]][token_ids]
    for layer in range(config["num_hidden_layers"]):
        at = names["layer"].format(layer)
        module, feed = at + names["module"], at + names["mlp"]
        h = rounded(rms_norm(x, made[at + names["attention_norm"]], epsilon))
        q = rounded(h @ made[module + "proj_q.weight"].T).reshape(tokens, heads, dims)
        k = rounded(h @ made[module + "proj_k.weight"].T).reshape(tokens, kv_heads, dims)
        v = rounded(h @ made[module + "proj_v.weight"].T).reshape(tokens, kv_heads, dims)
        gates = rounded(h @ made[module + "gate.0.weight"].T).reshape(tokens, -1, 3)
        attended = rounded(attention(q, k, v, gates, made, module, config, margins, rounded))
        x = rounded(x + rounded(attended.reshape(tokens, -1) @ made[module + "proj_o.weight"].T))
        h = rounded(rms_norm(x, made[at + names["mlp_norm"]], epsilon))
        gate = rounded(silu(rounded(h @ made[feed + "gate_proj.weight"].T)))
        mlp = rounded(gate * rounded(h @ made[feed + "up_proj.weight"].T))
        x = rounded(x + rounded(mlp @ made[feed + "down_proj.weight"].T))
    return rounded(rms_norm(x, made[names["norm"]], epsilon)) @ made["lm_head.weight"].T
