#!/usr/bin/env python3
"""Prints results that accuracy.py has appended to files, as Markdown: results_table.py FILE.jsonl …"""

import json
import pathlib
import sys

from comparison_checks import undecided
from mode_client import DENSE
from mode_tables import Cell, change_text, percent, ratio_text, score_text

# What names the mode of a row, and how much it read.
DECODE_COLUMNS = ("budget", "tokens read in decode")
PREFILL_COLUMNS = ("share P", "key tiles kept")
PRECISION_COLUMNS = ("tokens", "task", "cases", "mode", "source", "score", "change", "perplexity", "same",
                     "tokens alike")


def markdown(run: dict) -> str:
    """A paragraph that says where the figures come from, and their table."""
    cells = [Cell(**cell) for cell in run["cells"]]
    of_prefill = any(cell.prefill_tokens for cell in cells)
    of_precisions = len(run.get("served", {})) > 1 and {cell.attention for cell in cells} == {DENSE}
    columns = PRECISION_COLUMNS if of_precisions else ("tokens", "task", "cases", "attention", *(PREFILL_COLUMNS if of_prefill else DECODE_COLUMNS),
               "score", "change from dense")
    served = [f" `{name}` is {what}." for name, what in run["served"].items()] if of_precisions else []
    lines = [f"`{run['command']}`, commit {run['commit'][:8]}, {run['date']}, on {run['machine']}:{''.join(served)}",
             "", _line(columns), _line("---" for _ in columns)]
    first = cells[0].mode if cells else ""
    lines += [_line(_precision_fields(cell, first) if of_precisions else _fields(cell, of_prefill))
              for cell in cells]
    for kind, reasons in (("Void", run["void"]), ("Undecided", undecided(cells))):
        if reasons:
            lines.append(f"\n{kind}: {'; '.join(reasons)}.")
    return "\n".join(lines)


def runs(file: pathlib.Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def _fields(cell: Cell, of_prefill: bool) -> tuple[str, ...]:
    attention, _, share = cell.mode.partition(" ")
    is_first = cell.mode == DENSE
    if of_prefill:
        chosen, density = share or "-", cell.tile_density
    else:
        chosen = f"{100 * float(share):g} %" if share else "-" if is_first else "default"
        density = cell.decode_density
    read = "-" if density is None else f"{100 * density:.0f} %"
    return (str(cell.length), cell.task, str(cell.cases), attention, chosen, read, score_text(cell),
            "-" if is_first else change_text(cell))


def _precision_fields(cell: Cell, first: str) -> tuple[str, ...]:
    compared = ("-",) * 4 if cell.mode == first else (
        change_text(cell), ratio_text(cell), percent(cell.same), percent(cell.agreement))
    return (str(cell.length), cell.task, str(cell.cases), cell.mode, cell.source, score_text(cell), *compared)


def _line(fields) -> str:
    return f"| {' | '.join(fields)} |"


if __name__ == "__main__":
    print("\n\n".join(markdown(run) for name in sys.argv[1:] for run in runs(pathlib.Path(name))))
