"""Renders the model card from figures.json: every figure of it was measured.

    python3 deploy/models/demo/train/card.py deploy/models/demo

writes README.md of that folder anew, after a change of the card's words.
"""

import json
import pathlib
import re
import sys
from collections import Counter
from typing import Any

Figures = dict[str, Any]
NAMED = re.compile(r"\{\{(\w+)\}\}")
TEMPLATE = pathlib.Path(__file__).resolve().parent / "card_template.md"
TITLES = {"single": "Single needle", "eight": "Eight keys", "plain": "Own words, asked in the same words",
          "paraphrases": "Own words, asked in others", "joined": "Two facts joined",
          "json_lines": "JSON lines", "key_values": "Key-value file", "quotes": "What did it say about",
          "absent": "Absent key", "numbers_log": "Log full of numbers",
          "held_out": "Sentences, asked in wordings held out of training",
          "held_out_forms": "An attribute, asked for in forms held out of training",
          "held_out_needles": "An attribute, asked for in words of its own held out of training",
          "known_single": "Single needle, training's wordings",
          "known_eight": "Eight things, two attributes, training's wordings",
          "known_profile": "One thing, eight attributes, training's wordings",
          "known_sentences": "Sentences beside others like them, training's wordings",
          "known_joined": "Two facts joined, training's wordings",
          "known_absent": "Absent, training's wordings",
          "known_files": "A large file's entry, training's wordings",
          "known_missing_key": "A large file asked for a key that it lacks"}

LEAST_BYTES, MOST_NAMED = 100_000, 8


def table(rows: list[list[str]]) -> str:
    head, *rest = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "|" + "---|" * len(rows[0]), *rest])


def accuracy(figures: Figures) -> str:
    sets = figures["evaluation"]["sets"]
    lengths = sorted({int(name.split("@")[1][:-1]) for name in sets})
    rows = [["", *(f"{length}K" for length in lengths)]]
    for name, title in TITLES.items():
        cells = [sets.get(f"{name}@{length}K") for length in lengths]
        if not any(cells):
            continue
        rows.append([title, *(f"{cell['right']}/{cell['asked']}" if cell else "" for cell in cells)])
    notes: dict[str, list[str]] = {}
    for name, found in sets.items():
        if "note" in found:  # by whoever looked into the figures
            notes.setdefault(found["note"], []).append(name)
    return "\n\n".join([table(rows), *(f"{', '.join(of)}: {note}" for note, of in notes.items())])


def by_depth(figures: Figures) -> str:
    sets = {name.split("@")[1]: found["by_depth"] for name, found in
            figures["evaluation"]["sets"].items() if name.startswith("single")}
    depths = sorted(next(iter(sets.values())), key=float)
    rows = [["Depth", *depths]]
    for length, found in sets.items():
        rows.append([length, *(f"{found[depth][0]}/{found[depth][1]}" for depth in depths)])
    return table(rows)


def ablations(figures: Figures) -> str:
    measured = figures["evaluation"]["ablations"]
    lengths = [key for key in next(iter(measured.values())) if key != "text_loss"]
    rows = [["Switched off", *lengths, "Held-out text, nats per token"]]
    for what, found in measured.items():
        rows.append([what, *(f"{found[length][0]}/{found[length][1]}" for length in lengths),
                     f"{found['text_loss']:.2f}"])
    return table(rows)


def recall(figures: Figures) -> str:
    measured = figures["evaluation"]["recall"]
    layers = range(len(next(iter(measured.values()))))
    rows = [["Length", *(f"layer {layer}" for layer in layers)]]
    for name, found in measured.items():
        rows.append([name.split("@")[1], *("; ".join(f"{share:.2f}" for share in heads)
                                           for heads in found)])
    return table(rows)


def phases(figures: Figures) -> str:
    """The last report of each stretch with the same lengths."""
    reports = figures["training"]["reports"]
    last = [report for report, following in zip(reports, [*reports[1:], {"tokens": 0}])
            if report["tokens"] != following["tokens"]]
    rows = [["Tokens", "until step", "until second", "ms a step", "answer tokens right"]]
    rows += [[str(found["tokens"]), f"{found['step']:.0f}", f"{found['seconds']:.0f}",
              f"{found['step_ms']:.0f}", f"{found['right']:.3f}"] for found in last]
    return table(rows)


def sources(figures: Figures) -> str:
    """Bytes by licence, and the packages that gave most."""
    packages: dict[str, Counter[str]] = {}
    for name, licence, size in figures["sources"]:
        packages.setdefault(licence, Counter())[name] += size
    sizes = {licence: sum(found.values()) for licence, found in packages.items()}
    rows = [["Licence", "MB", "Packages, the largest first"]]
    small = [licence for licence, size in sizes.items() if size < LEAST_BYTES]
    for licence in sorted(sizes.keys() - set(small), key=lambda one: -sizes[one]):
        rows.append([licence, f"{sizes[licence] / 1e6:.2f}", named(list(packages[licence]))])
    few = [name for licence in sorted(small) for name in packages[licence]]
    rows.append(["others, of less than 0.1 MB each (figures.json has them)",
                 f"{sum(sizes[licence] for licence in small) / 1e6:.2f}", named(few)])
    return table(rows)


def named(packages: list[str]) -> str:
    more = len(packages) - MOST_NAMED
    return ", ".join(packages[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def calibration(figures: Figures) -> str:
    """What was chosen, beside some of what was tried; nothing of a checkpoint from before there was this."""
    found = figures.get("calibration")
    if found is None:
        return ""
    rows = [["Added to the logits of `unknown`", "A large file asked for a key that it lacks",
             "An attribute, asked for in words of its own"]]
    rows += [[f"{one['shift']:+g}", f"{one['lacking_right']}/{found['lacking']}",
              f"{one['found_right']}/{found['found']}"] for one in found["tried"]
             if one["shift"] in (found["shift"], -1, 0, 1, 2)]
    return ("Last, how readily it says `unknown` is set ([train/calibration.py](train/calibration.py)), by "
            "the first tokens of answers to prompts of two sorts that the evaluation has too, drawn anew; "
            f"{found['shift']:+g} was taken:\n\n{table(rows)}\n\n")


def samples(figures: Figures) -> str:
    quoted = []
    for asked, text in figures["evaluation"]["samples"].items():
        body = text.strip().replace("\n", "\n> ")
        quoted.append(f"**{asked}**\n\n> {body}")
    return "\n\n".join(quoted)


def render(figures: Figures) -> str:
    seconds, training, told = figures["seconds"], figures["training"], figures["machine"]
    template, shape = TEMPLATE.read_text(), figures["shape"]
    parts = {
        **{name: str(number) for name, number in shape.items()},
        "max_positions": f"{shape['max_positions']:,}",
        "rope_theta": f"{shape['rope_theta']:,.0f}", "norm_epsilon": f"{shape['norm_epsilon']:g}",
        "parameters": f"{figures['parameters'] / 1e6:.1f}", "megabytes": f"{figures['bytes'] / 1e6:.1f}",
        "command": f"python3 deploy/models/demo/train/main.py {figures['options']}",
        "accuracy": accuracy(figures), "by_depth": by_depth(figures), "ablations": ablations(figures),
        "recall": recall(figures), "phases": phases(figures), "sources": sources(figures),
        "samples": samples(figures), "calibration": calibration(figures),
        "commit": figures["commit"], "seed": str(figures["seed"]),
        "total_seconds": f"{sum(seconds.values()):.0f}",
        "training_seconds": f"{training['seconds']:.0f}", "steps": f"{training['steps']:,}",
        "million_tokens": f"{training['tokens'] / 1e6:,.0f}",
        "machine": f"{told['gpu']}, {told['cores']} cores, Python {told['python']}, PyTorch "
                   f"{told['torch']}, Triton {told['triton']}"}
    if unknown := set(NAMED.findall(template)) - parts.keys():
        raise ValueError(f"{TEMPLATE.name} names what is not measured: {', '.join(sorted(unknown))}")
    return NAMED.sub(lambda name: parts[name[1]], template)


if __name__ == "__main__":
    directory = pathlib.Path(sys.argv[1])
    measured = json.loads((directory / "figures.json").read_text())
    (directory / "README.md").write_text(render(measured))
