#!/usr/bin/env python3
"""Writes a tokenizer of as many tokens as large models have, to measure what depends on that: the demo
model's with further merges of two tokens each, drawn by chance.

    wide_tokenizer.py --tokens 128256 FOLDER       (for make_checkpoint's --tokenizer)
"""

import argparse
import json
import pathlib
import random
import shutil

DEMO = pathlib.Path(__file__).resolve().parents[2] / "deploy/models/demo"
MOST_CHARACTERS = 14  # of a token


def widen(model, special, tokens):
    """Adds tokens and their merges to the BPE model, each from two of those that are there."""
    drawn = random.Random(1)
    vocabulary = model["vocab"]
    parts = [token for token in vocabulary if token not in special]
    while len(vocabulary) < tokens:
        left, right = drawn.choice(parts), drawn.choice(parts)
        both = left + right
        if len(both) > MOST_CHARACTERS or both in vocabulary or "Ġ" in right:
            continue
        vocabulary[both] = len(vocabulary)
        model["merges"].append([left, right])
        parts.append(both)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokens", type=int, default=128256)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    tokenizer = json.loads((DEMO / "tokenizer.json").read_text())
    widen(tokenizer["model"], {added["content"] for added in tokenizer["added_tokens"]}, options.tokens)
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False))
    shutil.copy(DEMO / "tokenizer_config.json", options.folder)


if __name__ == "__main__":
    main()
