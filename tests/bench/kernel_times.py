#!/usr/bin/env python3
"""Where each millisecond of the engine's steps on a GPU goes.

    CUDA_INJECTION64_PATH=…/libkernel_times.so LONGSPAN_KERNEL_TIMES=times.tsv longspand …
    kernel_times.py times.tsv [--results FILE --label TEXT --commit HASH]

Reads what the library of tests/gpu/kernel_times.cc wrote: begin, end (ns), thread blocks, name of each
kernel and copy. A step begins with its embeddings; steps of as many tokens are put together. Of each
kind, a table: the mean time from a step's first kernel to its last, how much of it
no kernel ran, and for each kernel how often it ran in a step and how long. With --results, one JSON line a
kind is appended to FILE.

Steps in which the host was late show as idle time; what lies between two steps counts for neither.
"""

import argparse
import collections
import json
import re
import statistics
import sys

FIRST_KERNEL = "Embed<"  # of one thread block a token
LEAST_SHARE = 0.002  # of a step; kernels below it are summed as "others"


def short(name):
    """longspan::cuda::(anonymous namespace)::RmsNormKernel<true>(Args) -> RmsNormKernel<true>"""
    name = re.sub(r"\(anonymous namespace\)::", "", name)
    name = re.sub(r"^(void|int) ", "", name)
    depth = 0
    for at, letter in enumerate(name):
        depth += (letter == "<") - (letter == ">")
        if letter == "(" and depth == 0:
            name = name[:at]
            break
    return re.sub(r"\w+::", "", name)[:90]


def read(lines):
    """(begin ns, end ns, thread blocks, name) in the order of their beginnings."""
    events = []
    for line in lines:
        begin_ns, end_ns, thread_blocks, name = line.rstrip("\n").split("\t", 3)
        events.append((int(begin_ns), int(end_ns), int(thread_blocks), short(name)))
    return sorted(events)


def steps_of(events):
    """Lists of events, each from one first kernel up to the next; what comes before the first, or may
    go on behind the last one, is left out."""
    firsts = [i for i, event in enumerate(events) if event[3].startswith(FIRST_KERNEL)]
    return [events[begin:end] for begin, end in zip(firsts, firsts[1:])]


def without_copies_of_the_next(step):
    """The copies that a next step begins with stand behind the last kernel of this one."""
    end = len(step)
    while end > 1 and step[end - 1][3] == "copy":
        end -= 1
    return step[:end]


def describe(steps):
    spans_ms, idle_ms = [], []
    kernels = collections.defaultdict(lambda: [0, 0.0])
    for step in steps:
        span_ns = max(end for _, end, _, _ in step) - step[0][0]
        busy_ns, until_ns = 0, 0
        for begin, end, _, name in step:
            busy_ns += max(0, end - max(begin, until_ns))
            until_ns = max(until_ns, end)
            kernels[name][0] += 1
            kernels[name][1] += (end - begin) / 1e6
        spans_ms.append(span_ns / 1e6)
        idle_ms.append((span_ns - busy_ns) / 1e6)
    count = len(steps)
    rows = {name: (times / count, ms / count) for name, (times, ms) in kernels.items()}
    mean_ms = statistics.fmean(spans_ms)
    others = [name for name, (_, ms) in rows.items() if ms < LEAST_SHARE * mean_ms]
    if others:
        rows["others"] = tuple(map(sum, zip(*[rows.pop(name) for name in others])))
    return {"steps": count, "step_ms": round(mean_ms, 4),
            "median_ms": round(statistics.median(spans_ms), 4),
            "idle_ms": round(statistics.fmean(idle_ms), 4),
            "kernels": {name: {"times": round(times, 2), "ms": round(ms, 4)}
                        for name, (times, ms) in sorted(rows.items(), key=lambda row: -row[1][1])}}


def show(tokens, report):
    print(f"\n{report['steps']} steps of {tokens} tokens: mean {report['step_ms']:.3f} ms, median "
          f"{report['median_ms']:.3f}, idle {report['idle_ms']:.3f}")
    for name, row in report["kernels"].items():
        print(f"{row['ms']:10.3f} ms {100 * row['ms'] / report['step_ms']:5.1f} % {row['times']:8.1f} x "
              f"{1e3 * row['ms'] / row['times']:9.1f} us  {name}")


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times")
    parser.add_argument("--results")
    parser.add_argument("--label", default="")
    parser.add_argument("--commit", default="unknown")
    options = parser.parse_args(arguments)
    with open(options.times) as lines:
        steps = steps_of(read(lines))
    if not steps:
        print(f"{options.times}: no two steps in it", file=sys.stderr)
        return 1
    kinds = collections.defaultdict(list)
    for step in steps:
        kinds[step[0][2]].append(without_copies_of_the_next(step))
    for tokens, kind in sorted(kinds.items()):
        report = describe(kind)
        show(tokens, report)
        if options.results:
            with open(options.results, "a") as results:
                results.write(json.dumps({"what": "kernel_times", "label": options.label,
                                          "tokens": tokens, **report,
                                          "commit": options.commit}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
