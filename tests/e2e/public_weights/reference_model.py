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
        self.head_dim = config.get("head_dim", config["hidden_size"] // self.heads)
        self.clear()

    def clear(self):
        """Forgets all tokens."""
        empty = np.zeros((0, self.kv_heads, self.head_dim), dtype=np.float32)
        self.keys = [empty] * self.config["num_hidden_layers"]
        self.values = list(self.keys)

    def norm(self, x, name):
        return rms_norm(x, self.weights[f"{name}.weight"], self.config["rms_norm_eps"])

    def product(self, x, name):
        return x @ self.weights[f"{name}.weight"].T

    def queries_and_keys(self, query, key, positions, layer):
        theta = self.config["rope_theta"]
        return rotated(query, positions, theta), rotated(key, positions, theta)

    def score_scale(self):
        return self.head_dim ** -0.5

    def window(self, layer):
        """Tokens that a query sees, its own included."""
        return np.inf

    def attend(self, x, layer):
        prefix = f"model.layers.{layer}.self_attn"
        tokens, before = x.shape[0], self.keys[layer].shape[0]
        positions = np.arange(before, before + tokens)
        query, key, value = (self.product(x, f"{prefix}.{name}_proj").reshape(tokens, -1, self.head_dim)
                             for name in "qkv")
        query, key = self.queries_and_keys(query, key, positions, layer)
        self.keys[layer] = np.concatenate([self.keys[layer], key])
        self.values[layer] = np.concatenate([self.values[layer], value])
        group = self.heads // self.kv_heads
        keys = self.keys[layer].repeat(group, axis=1)
        values = self.values[layer].repeat(group, axis=1)
        scores = np.einsum("thd,shd->hts", query, keys) * np.float32(self.score_scale())
        distance = positions[:, None] - np.arange(keys.shape[0])[None, :]
        is_seen = (distance >= 0) & (distance < self.window(layer))
        shares = softmax(np.where(is_seen, scores, -np.inf).astype(np.float32))
        mixed = np.einsum("hts,shd->thd", shares, values).reshape(tokens, -1)
        return self.product(mixed, f"{prefix}.o_proj")

    def activation(self, gate):
        return gate / (1 + np.exp(-gate))

    def mlp(self, x, layer):
        gate, up = (self.product(x, f"model.layers.{layer}.mlp.{name}_proj") for name in ("gate", "up"))
        return self.product(self.activation(gate) * up, f"model.layers.{layer}.mlp.down_proj")

    def embedding(self, ids):
        return self.weights["model.embed_tokens.weight"][np.asarray(ids)]

    def layer(self, x, layer):
        prefix = f"model.layers.{layer}"
        x = x + self.attend(self.norm(x, f"{prefix}.input_layernorm"), layer)
        return x + self.mlp(self.norm(x, f"{prefix}.post_attention_layernorm"), layer)

    def logits(self, ids):
        """After the last of `ids`, which follow all tokens so far."""
        x = self.embedding(ids)
        for layer in range(self.config["num_hidden_layers"]):
            x = self.layer(x, layer)
        return self.weights["model.embed_tokens.weight"] @ self.norm(x[-1], "model.norm")


class Gemma3(Llama):
    """Norms have their 1 added to them."""

    def is_full(self, layer):
        return (layer + 1) % self.config["sliding_window_pattern"] == 0

    def queries_and_keys(self, query, key, positions, layer):
        theta = self.config["rope_theta" if self.is_full(layer) else "rope_local_base_freq"]
        prefix = f"model.layers.{layer}.self_attn"
        return (rotated(self.norm(query, f"{prefix}.q_norm"), positions, theta),
                rotated(self.norm(key, f"{prefix}.k_norm"), positions, theta))

    def score_scale(self):
        return self.config["query_pre_attn_scalar"] ** -0.5

    def window(self, layer):
        return np.inf if self.is_full(layer) else self.config["sliding_window"]

    def activation(self, gate):
        return gate / 2 * (1 + np.tanh(np.float32(np.sqrt(2 / np.pi)) * (gate + 0.044715 * gate ** 3)))

    def embedding(self, ids):
        # The factor is bf16 in all implementations.
        bits = np.float32(self.config["hidden_size"] ** 0.5).view(np.uint32) + 0x8000 & 0xFFFF0000
        return super().embedding(ids) * np.uint32(bits).view(np.float32)

    def layer(self, x, layer):
        prefix = f"model.layers.{layer}"
        attended = self.attend(self.norm(x, f"{prefix}.input_layernorm"), layer)
        x = x + self.norm(attended, f"{prefix}.post_attention_layernorm")
        branch = self.mlp(self.norm(x, f"{prefix}.pre_feedforward_layernorm"), layer)
        return x + self.norm(branch, f"{prefix}.post_feedforward_layernorm")


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
