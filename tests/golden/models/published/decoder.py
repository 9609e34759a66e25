"""What the families of make.py share: a decoder in float64, plain and slow, and the files
of a checkpoint. Shapes: x [tokens, hidden], q [tokens, heads, dims], k and v [tokens, KV heads,
dims]. All formulas are those of the papers and of the modules that published the families."""

import json
import struct

import numpy as np

np.seterr(under="ignore")


def to_bfloat16(values):
    """Rounded to the nearest, ties to even: the bits, and what they stand for as float64."""
    bits = np.asarray(values, dtype=np.float32).view(np.uint32)
    rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
    return rounded.astype(np.uint16), (rounded << 16).astype(np.uint32).view(np.float32).astype(float)


def round_to_bfloat16(values):
    return to_bfloat16(values)[1]


def exactly(values):
    return values


class Weights:
    """Random tensors, as bfloat16 holds them."""

    def __init__(self, seed):
        self._random = np.random.default_rng(seed)
        self.values, self._bits = {}, {}

    def add(self, name, shape, deviation, mean=0.0):
        drawn = mean + deviation * self._random.standard_normal(shape)
        self._bits[name], self.values[name] = to_bfloat16(drawn)

    def add_matrix(self, name, outputs, inputs, gain=1.0):
        self.add(name, (outputs, inputs), gain / np.sqrt(inputs))

    def add_norm(self, name, size):
        self.add(name, (size,), 0.2, 1.0)

    def __getitem__(self, name):
        return self.values[name]

    def __contains__(self, name):
        return name in self.values

    def write(self, path):
        header, offset, parts = {}, 0, []
        for name, bits in self._bits.items():
            parts.append(bits.astype("<u2").tobytes())
            header[name] = {"dtype": "BF16", "shape": list(bits.shape),
                            "data_offsets": [offset, offset + len(parts[-1])]}
            offset += len(parts[-1])
        text = json.dumps(header).encode()
        text += b" " * (-len(text) % 8)
        path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(parts))


def rms_norm(x, weight, epsilon):
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + epsilon) * weight


def silu(x):
    return x / (1.0 + np.exp(-x))


def sigmoid(x):
    return 1.0 / (1.0 + np.exp(-x))


def softmax(scores):
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def rotate(x, inverse_frequencies, scale=1.0):
    """The first half of a head's dimensions with the second, by positions from 0 on."""
    angles = np.arange(x.shape[0])[:, None] * inverse_frequencies[None, :]
    cos = np.cos(angles)[:, None, :] * scale
    sin = np.sin(angles)[:, None, :] * scale
    first, second = np.split(x, 2, axis=-1)
    return np.concatenate([first * cos - second * sin, second * cos + first * sin], axis=-1)


def plain_frequencies(dims, theta):
    return theta ** (-np.arange(0, dims, 2) / dims)


def attend(q, k, v, positions):
    """One query's heads q [group, dims] over some positions of one KV head."""
    scores = q @ k[positions].T / np.sqrt(q.shape[-1])
    return softmax(scores) @ v[positions]


def window_means(x, size, stride):
    """Of one head: the mean of every whole window of `size` tokens, one every `stride`."""
    count = 0 if len(x) < size else (len(x) - size) // stride + 1
    return np.array([x[i * stride:i * stride + size].mean(axis=0) for i in range(count)]).reshape(
        count, x.shape[-1])


class Margins:
    """How near to a tie any choice of blocks came: the least relative distance of scores between a
    block that was chosen and one that was not. Blocks that have the same entry's score are equal in
    every arithmetic, and no near tie."""

    def __init__(self):
        self.least = float("inf")

    def best(self, candidates, scores, count):
        """The `count` candidates of the highest scores, the lower one of two that are equal."""
        order = sorted(candidates, key=lambda block: (-scores[block], block))
        if 0 < count < len(order):
            inside, outside = scores[order[count - 1]], scores[order[count]]
            if inside > outside:
                self.least = min(self.least, (inside - outside) / inside)
        return set(order[:count])
