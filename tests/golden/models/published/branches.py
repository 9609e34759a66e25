"""Native Sparse Attention with blocks that are compressed as they are selected (arXiv 2502.11089,
section 3): what the families nsa and llama_nsa share."""

import numpy as np

from decoder import attend, sigmoid, softmax, window_means


def branch_attention(q, k, v, gates, block, window, branches, choose):
    """gates [tokens, heads, 3]: logits of compressed, selected, window. `choose(scores, own)` gives
    the chosen blocks from the scores of blocks 0 … own."""
    tokens, heads, _ = q.shape
    group = heads // k.shape[1]
    gate = sigmoid(gates)
    out = np.zeros_like(q)
    for kv_head in range(k.shape[1]):
        of_group = slice(kv_head * group, (kv_head + 1) * group)
        keys, values = k[:, kv_head], v[:, kv_head]
        key_means, value_means = window_means(keys, block, block), window_means(values, block, block)
        for t in range(tokens):
            queries = q[t, of_group]
            own = t // block
            complete = (t + 1) // block
            scores, compressed = np.zeros(own + 1), np.zeros_like(queries)
            if complete > 0:
                probabilities = softmax(queries @ key_means[:complete].T / np.sqrt(q.shape[-1]))
                scores[:complete] = probabilities.sum(axis=0)
                compressed = probabilities @ value_means[:complete]
            blocks = choose(scores, own)
            selected = attend(queries, keys, values,
                              [i for i in range(t + 1) if i // block in blocks])
            if "window" in branches:
                near = attend(queries, keys, values, list(range(max(0, t - window + 1), t + 1)))
                out[t, of_group] += gate[t, of_group, 2:3] * near
            if "compressed" in branches:
                out[t, of_group] += gate[t, of_group, 0:1] * compressed
            out[t, of_group] += gate[t, of_group, 1:2] * selected
    return out
