"""Writes tiny checkpoints of random weights, and the logits that transformers computes from them.

Each folder beside this file is a checkpoint (config.json, model.safetensors in bf16) with golden.json:
prompts, the logits of some of their positions in float32, and what a bf16 computation loses against
them. Made with torch 2.11 and transformers 5.24 on a CPU, by
    python3 -m venv VENV && VENV/bin/pip install torch==2.11.* transformers==5.24.*
    VENV/bin/python tests/golden/models/make.py [NAME ...]

A family is an entry of CASES in a file of families/. Where config_older.json stands beside
config.json, it says the same as files did before transformers 5.
"""

import argparse
import importlib
import json
import pathlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy
import safetensors.torch
import torch

HERE = pathlib.Path(__file__).parent
PROMPT_SEED = 7


@dataclass
class Reference:
    """A model, whoever computes it."""

    config: dict[str, Any]
    tensors: dict[str, torch.Tensor]  # bf16
    # logits(token_ids, dtype) [tokens, vocabulary], of torch.float32 or torch.bfloat16 activations
    logits: Callable[[list[int], torch.dtype], torch.Tensor]


@dataclass
class Case:
    build: Callable[[], Reference]
    # Lengths whose last tokens' logits are kept: around windows, blocks and pages.
    edges: tuple[int, ...] = ()
    older_config: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    made_by: dict[str, str] = field(default_factory=dict)  # what else made it, by version


# One prompt of 200 tokens, whose beginnings are prompts too, and others by themselves.
PROMPT_TOKENS = (200, 1, 64, 65, 130)
ALL_EDGES = (1, 2, 63, 64, 65, 128, 129, 130, 199)


def log_probabilities(logits: torch.Tensor) -> torch.Tensor:
    return torch.log_softmax(logits.double(), dim=-1)


def golden_prompts(reference: Reference, edges: tuple[int, ...]) -> tuple[list[dict], float]:
    random = numpy.random.default_rng(PROMPT_SEED)
    vocabulary = reference.config.get("text_config", reference.config)["vocab_size"]
    prompts = []
    loss = 0.0
    for length in PROMPT_TOKENS:
        token_ids = random.integers(0, vocabulary, length).tolist()
        lengths = sorted({at for at in (*ALL_EDGES, *edges) if at < length} | {length})
        positions = [at - 1 for at in lengths] if length == max(PROMPT_TOKENS) else [length - 1]
        exact = reference.logits(token_ids, torch.float32)
        rounded = reference.logits(token_ids, torch.bfloat16)
        difference = log_probabilities(exact) - log_probabilities(rounded)
        loss = max(loss, difference.abs().max().item())
        rows = exact[positions]
        prompts.append({
            "token_ids": token_ids,
            "positions": positions,
            "top_ids": rows.argmax(dim=-1).tolist(),
            "logits": [[float(f"{value:.7g}") for value in row] for row in rows.tolist()],
        })
    return prompts, loss


def write_json(path: pathlib.Path, value: Any) -> None:
    path.write_text(json.dumps(value, separators=(",", ":")).replace('],"', '],\n"') + "\n")


def write_case(name: str, case: Case) -> None:
    reference = case.build()
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    (folder / "config.json").write_text(json.dumps(reference.config, indent=1, sort_keys=True) + "\n")
    if case.older_config is not None:
        older = case.older_config(json.loads(json.dumps(reference.config)))
        (folder / "config_older.json").write_text(json.dumps(older, indent=1, sort_keys=True) + "\n")
    safetensors.torch.save_file(reference.tensors, folder / "model.safetensors")
    prompts, loss = golden_prompts(reference, case.edges)
    write_json(folder / "golden.json", {
        "command": f"tests/golden/models/make.py {name}",
        "made_by": {"torch": torch.__version__, **case.made_by},
        # The largest difference of a log-probability, over all positions.
        "bf16_loss": loss,
        "prompts": prompts,
    })
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"{name}: {size // 1024} KiB, bf16 loses {loss:.4f}")


def all_cases() -> dict[str, Case]:
    sys.path.insert(0, str(HERE))
    cases: dict[str, Case] = {}
    for file in sorted((HERE / "families").glob("*.py")):
        cases.update(getattr(importlib.import_module(f"families.{file.stem}"), "CASES", {}))
    return cases


def main() -> None:
    torch.manual_seed(0)
    torch.set_num_threads(1)
    cases = all_cases()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="those to write; none: all")
    for name in parser.parse_args().names or sorted(cases):
        write_case(name, cases[name])


if __name__ == "__main__":
    main()
