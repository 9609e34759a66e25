#!/usr/bin/env python3
"""Holds our selected attention to the better of the public kernels, point by point.

    compare_selected.py OURS PUBLIC

OURS: lines of `selected_bench grid`. PUBLIC: lines of the same keys (tokens, block, n, group,
selection, ms), whose path is public_fsa or public_nsa: the FSA authors' Triton kernels, timed as
whole calls on the same kind of device. Only points that PUBLIC names are compared; of several lines
about one thing the last counts. Ends with 1 where ours is slower or missing.
"""
import json
import sys

POINT = ("tokens", "block", "n", "group", "selection")
THEIRS = ("public_fsa", "public_nsa")


def timings(name):
    """(point, path, ms) of the lines that have them."""
    with open(name, encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines if line.startswith("{")]
    return [(tuple(entry[key] for key in POINT), entry["path"], entry["ms"])
            for entry in entries if all(key in entry for key in (*POINT, "path", "ms"))]


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: compare_selected.py OURS PUBLIC")
    ours = {point: (path, ms) for point, path, ms in timings(sys.argv[1])}
    public = {}
    for point, path, ms in timings(sys.argv[2]):
        if path in THEIRS:
            public.setdefault(point, {})[path] = ms
    if not public:
        sys.exit(f"{sys.argv[2]}: no timings of public kernels")
    print("| tokens | (B, n) | g | selection | public FSA | public NSA | ours | path | gain |")
    print("|---|---|---|---|---|---|---|---|---|")
    behind = 0
    for point in sorted(public):
        tokens, block, n, group, selection = point
        best = min(public[point].values())
        path, ms = ours.get(point, ("missing", float("inf")))
        behind += ms > best
        cells = [f"{public[point][name]:.2f}" if name in public[point] else "" for name in THEIRS]
        print(f"| {tokens} | ({block}, {n}) | {group} | {selection} | {' | '.join(cells)} "
              f"| {ms:.3f} | {path} | {best / ms:.2f}{' SLOWER' if ms > best else ''} |")
    print(f"\n{len(public)} points; ours is slower or missing at {behind}.")
    sys.exit(behind > 0)


if __name__ == "__main__":
    main()
