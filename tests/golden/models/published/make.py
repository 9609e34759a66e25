"""Writes tiny random checkpoints, and their logits, of families that transformers lacks, beside those
of ../make.py: one folder each, with config.json, model.safetensors (bfloat16) and golden.json. The
logits are computed here in float64, from the published formulas, by code that shares nothing with the
program under test.

    python3 tests/golden/models/published/make.py [NAME ...]        (numpy alone is needed)

Seeds are those for which no choice of blocks is nearer to a tie than LEAST_MARGIN, so that nobody
who computes in float32 may choose otherwise."""

import json
import pathlib
import platform
import sys

import numpy as np

import llama_nsa
import minicpm
import nsa
import nsa_module
from decoder import Margins, round_to_bfloat16

FOLDER = pathlib.Path(__file__).parent.parent
FAMILIES = (minicpm, llama_nsa, nsa, nsa_module)
LEAST_MARGIN = 2e-5
EDGE = 16  # where windows, sub-blocks, blocks and pages begin


def told_positions(prompt_tokens, tokens):
    """Beside edges, about the end of the prompt, and the last ones."""
    wanted = {0, tokens - 1, tokens - 2, prompt_tokens - 1, prompt_tokens, prompt_tokens + 1}
    edges = [edge + i for edge in range(EDGE, tokens, EDGE) for i in (-1, 0)]
    wanted.update(edges[::max(1, len(edges) // 6)])
    return sorted(position for position in wanted if 0 <= position < tokens)


def log_probabilities(logits):
    largest = logits.max(axis=-1, keepdims=True)
    return logits - largest - np.log(np.exp(logits - largest).sum(axis=-1, keepdims=True))


def cases(family, config, name, seed):
    made = family.weights(config, seed)
    margins = Margins()
    told, squares = [], []
    for number, (prompt_tokens, tokens) in enumerate(family.LENGTHS[name]):
        random = np.random.default_rng([seed, number])
        token_ids = random.integers(0, config["vocab_size"], tokens)
        logits = family.logits(config, made, token_ids, prompt_tokens, margins)
        rounded = family.logits(config, made, token_ids, prompt_tokens, Margins(),
                                round_to_bfloat16)
        positions = told_positions(prompt_tokens, tokens)
        told.append({"prompt_tokens": prompt_tokens, "token_ids": token_ids.tolist(),
                     "positions": positions, "logits": np.round(logits[positions], 6).tolist()})
        difference = log_probabilities(logits[positions]) - log_probabilities(rounded[positions])
        squares.extend((difference * difference).ravel())
    return made, told, margins.least, float(np.sqrt(np.mean(squares)))


def write(family, name, config):
    for seed in range(1, 200):
        made, told, margin, loss = cases(family, config, name, seed)
        if margin >= LEAST_MARGIN:
            break
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    made.write(folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n")
    source = (f"published/make.py, seed {seed}, numpy {np.__version__}, "
              f"Python {platform.python_version()}")
    golden = {"source": source, "least_selection_margin": margin if margin < 1 else None,
              # Root mean square, over log-probabilities, of what bfloat16 activations lose.
              "bf16_loss": loss, "cases": told}
    (folder / "golden.json").write_text(json.dumps(golden, separators=(",", ":")) + "\n")
    print(name, "seed", seed, "margin", margin, "bf16 loses", loss)


def main():
    for family in FAMILIES:
        for name, config in family.CONFIGURATIONS.items():
            if not sys.argv[1:] or name in sys.argv[1:]:
                write(family, name, config)


if __name__ == "__main__":
    main()
