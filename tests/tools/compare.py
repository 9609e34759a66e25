#!/usr/bin/env python3
"""Whether what tools measure is what the daemon says: their mean time to first token and between
tokens beside the daemon's own histograms of the same requests, as a Markdown table. For a quiet
machine. Made by build/venv/bin/python tests/tools/compare.py [--requests N] [TOOL…], after
tests/tools/run.sh has installed the tools. Ends with 1 where any differs by more than 5 % and 5 ms."""

import argparse
import pathlib
import re
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).parent),
                str(pathlib.Path(__file__).resolve().parents[1] / "e2e")]
import requests  # noqa: E402
from daemon import PATIENCE_S, Daemon  # noqa: E402
from tools import TOOLS, Load, Run  # noqa: E402

SHARE = 0.05
ALLOWED_MS = 5
FIRST = "longspan_time_to_first_token_seconds"
BETWEEN = "longspan_inter_token_latency_seconds"


def totals(daemon, name):
    """Sum in milliseconds, and count."""
    text = requests.get(f"{daemon.http}/metrics", timeout=PATIENCE_S).text
    return tuple(sum(float(value) for value in
                     re.findall(rf"^{name}_{part}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)) * scale
                 for part, scale in (("sum", 1000), ("count", 1)))


def told_between(before, after):
    told_ms, count = (late - early for early, late in zip(before, after))
    return told_ms / count


def agree(found_ms, told_ms):
    return abs(found_ms - told_ms) <= max(SHARE * told_ms, ALLOWED_MS)


def compare(tool, load):
    """What the tool found, and what the daemon told."""
    daemon = Daemon("--threads", "1")  # the other processor is the tool's
    try:
        daemon.complete("a", max_tokens=2)
        before = [totals(daemon, name) for name in (FIRST, BETWEEN)]
        with tempfile.TemporaryDirectory() as folder:
            run = Run(tool, daemon.http, daemon.model, pathlib.Path(folder), load)
            found = tool.read(run, run.start())
        after = [totals(daemon, name) for name in (FIRST, BETWEEN)]
        return found, [told_between(*pair) for pair in zip(before, after)]
    finally:
        daemon.stop()


def row(tool, load, found, told_ms):
    cells = [tool.name, f"{found.requests} × {load.prompt_tokens:,} + {load.output_tokens}"]
    for found_ms, daemon_ms in zip((found.first_token_ms, found.between_tokens_ms), told_ms):
        cells += [f"{found_ms:,.2f}", f"{daemon_ms:,.2f}",
                  f"{found_ms - daemon_ms:+.2f} ({found_ms / daemon_ms - 1:+.1%})"]
    return f"| {' | '.join(cells)} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("tools", nargs="*", help="all that measure, where none is named")
    parser.add_argument("--requests", type=int, default=16)
    parser.add_argument("--output-tokens", type=int, default=64)
    parser.add_argument("--prompt-tokens", type=int, nargs="+", default=[2048, 8192])
    given = parser.parse_args()
    print("| tool | requests × prompt + answer | first token, tool ms | daemon ms | off by | "
          "between tokens, tool ms | daemon ms | off by |\n|---|---|---|---|---|---|---|---|")
    all_agree = True
    for tool in TOOLS:
        if not (tool.measures and tool.is_ready) or (given.tools and tool.name not in given.tools):
            continue
        for prompt_tokens in given.prompt_tokens:
            load = Load(given.requests, prompt_tokens, given.output_tokens)
            found, told_ms = compare(tool, load)
            assert (found.requests, found.failed) == (given.requests, 0), found
            print(row(tool, load, found, told_ms), flush=True)
            all_agree = all_agree and agree(found.first_token_ms, told_ms[0])
            all_agree = all_agree and agree(found.between_tokens_ms, told_ms[1])
    sys.exit(0 if all_agree else 1)


main()
