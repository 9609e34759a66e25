#!/usr/bin/env python3
"""Prints results that accuracy.py has appended to files, as Markdown: results_table.py FILE.jsonl …"""

import json
import pathlib
import sys

from mode_tables import Cell, change_text, score_text, undecided

COLUMNS = ("tokens", "task", "cases", "attention", "budget", "tokens read in decode", "score",
           "change from dense")


def markdown(run: dict) -> str:
    """A paragraph that says where the figures come from, and their table."""
    lines = [f"`{run['command']}`, commit {run['commit'][:8]}, {run['date']}, on {run['machine']}:", "",
             _line(COLUMNS), _line("---" for _ in COLUMNS)]
    cells = [Cell(**cell) for cell in run["cells"]]
    lines += [_line(_fields(cell)) for cell in cells]
    for kind, reasons in (("Void", run["void"]), ("Undecided", undecided(cells))):
        if reasons:
            lines.append(f"\n{kind}: {'; '.join(reasons)}.")
    return "\n".join(lines)


def runs(file: pathlib.Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def _fields(cell: Cell) -> tuple[str, ...]:
    attention, _, share = cell.mode.partition(" ")
    budget = f"{100 * float(share):g} %" if share else "-" if cell.mode == "dense" else "default"
    read = "-" if cell.decode_density is None else f"{100 * cell.decode_density:.0f} %"
    is_first = cell.mode == "dense"
    return (str(cell.length), cell.task, str(cell.cases), attention, budget, read, score_text(cell),
            "-" if is_first else change_text(cell))


def _line(fields) -> str:
    return f"| {' | '.join(fields)} |"


if __name__ == "__main__":
    print("\n\n".join(markdown(run) for name in sys.argv[1:] for run in runs(pathlib.Path(name))))
