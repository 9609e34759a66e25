"""Decoders in float32 and numpy, a token or a prompt at a time, from weights by Hugging Face's names:
what the daemon's answers are held to."""

import numpy as np


def rms_norm(x, weight, epsilon):
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + epsilon) * weight


def rotated(x, positions, theta):
    """x [tokens, heads, D]: dimensions i and i + D/2 turn together."""
    half = x.shape[-1] // 2
    frequencies = theta ** (-np.arange(half) / half)
    angles = positions[:, None, None] * frequencies
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)
    left, right = x[..., :half], x[..., half:]
    return np.concatenate([left * cos - right * sin, right * cos + left * sin], axis=-1)


def softmax(scores):
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return shares / shares.sum(axis=-1, keepdims=True)


class Llama:
    def __init__(self, config, weights):
        self.config = config
        self.weights = weights
        self.heads = config["num_attention_heads"]
        self.kv_heads = config["num_key_value_heads"]
        self.head_dim = config["hidden_size"] // self.heads
        self.clear()

    def clear(self):
        """Forgets all tokens."""
        empty = np.zeros((0, self.kv_heads, self.head_dim), dtype=np.float32)
        self.keys = [empty] * self.config["num_hidden_layers"]
        self.values = list(self.keys)

    def norm(self, x, name):
        return rms_norm(x, self.weights[name], self.config["rms_norm_eps"])

    def attend(self, x, layer):
        prefix = f"model.layers.{layer}.self_attn"
        tokens, before = x.shape[0], self.keys[layer].shape[0]
        positions = np.arange(before, before + tokens)

        def heads(name):
            return (x @ self.weights[f"{prefix}.{name}.weight"].T).reshape(tokens, -1, self.head_dim)

        theta = self.config["rope_theta"]
        query = rotated(heads("q_proj"), positions, theta)
        self.keys[layer] = np.concatenate([self.keys[layer], rotated(heads("k_proj"), positions, theta)])
        self.values[layer] = np.concatenate([self.values[layer], heads("v_proj")])
        group = self.heads // self.kv_heads
        keys = self.keys[layer].repeat(group, axis=1)
        values = self.values[layer].repeat(group, axis=1)
        scores = np.einsum("thd,shd->hts", query, keys) / np.sqrt(np.float32(self.head_dim))
        is_seen = np.arange(keys.shape[0])[None, :] <= positions[:, None]
        shares = softmax(np.where(is_seen, scores, -np.inf).astype(np.float32))
        mixed = np.einsum("hts,shd->thd", shares, values).reshape(tokens, -1)
        return mixed @ self.weights[f"{prefix}.o_proj.weight"].T

    def mlp(self, x, layer):
        gate, up, down = (self.weights[f"model.layers.{layer}.mlp.{name}_proj.weight"]
                          for name in ("gate", "up", "down"))
        gated = x @ gate.T
        return (gated / (1 + np.exp(-gated)) * (x @ up.T)) @ down.T

    def logits(self, ids):
        """After the last of `ids`, which follow all tokens so far."""
        embedding = self.weights["model.embed_tokens.weight"]
        x = embedding[np.asarray(ids)]
        for layer in range(self.config["num_hidden_layers"]):
            prefix = f"model.layers.{layer}"
            x = x + self.attend(self.norm(x, f"{prefix}.input_layernorm.weight"), layer)
            x = x + self.mlp(self.norm(x, f"{prefix}.post_attention_layernorm.weight"), layer)
        return embedding @ self.norm(x[-1], "model.norm.weight")


def greedy(model, prompt_ids, tokens):
    """Ids, and by how much the best logit was above the next at each."""
    model.clear()
    ids, margins = [], []
    logits = model.logits(prompt_ids)
    for _ in range(tokens):
        second, best = np.partition(logits, -2)[-2:]
        ids.append(int(logits.argmax()))
        margins.append(float(best - second))
        logits = model.logits(ids[-1:])
    return ids, margins
