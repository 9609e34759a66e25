#!/usr/bin/env python3
"""Hides facts in long texts, asks a running daemon for them over HTTP, and tells how many it found
by depth and length, with the bytes that each branch of attention read.

needles.py --model deploy/models/demo --lengths 8192,16384 --sets single,eight --output FILE.json
needles.py --server http://127.0.0.1:8000 --lengths 65536 --output FILE.json
needles.py --compare CPU.json GPU.json

What follows -- is for the daemon that it starts. So do answers with keys and values at home in the
host's memory differ from those with all on the device?

needles.py --lengths 65536 --sets single --output DEVICE.json
needles.py --lengths 65536 --sets single --output HOME.json -- --kv-host-bytes 192MiB \\
    --max-running-requests 1 --kv-cache-bytes 38987328
needles.py --compare DEVICE.json HOME.json

Where another machine is to be asked the same, --keep-prompts FILE writes the prompts that were asked
and --prompts FILE asks those.
"""

import argparse
import dataclasses
import json
import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[1])]
from haystack_files import sources  # noqa: E402  (it shows the way to the evaluation's modules)

from asking import Server, ask_all  # noqa: E402
from kept_prompts import Keeping, Kept, MakesPrompts  # noqa: E402
from evaluation_assembly import Assembler  # noqa: E402
from evaluation_sets import DEVELOPMENT_SETS  # noqa: E402
from evaluation_sets import SETS  # noqa: E402
from tables import byte_table, differences, failure_list, room_lines, score_table  # noqa: E402


def evaluate(server: Server, sets: list[str], lengths: list[int], seed: int = 1,
             concurrency: int = 1, every: int = 1, progress=print, makers=SETS,
             assembler: MakesPrompts | None = None) -> dict:
    """All answers, and for each set and length what was read. `every` N takes each N-th case."""
    assembler = assembler or Assembler(sources(), server.count_tokens)
    answers: list[dict] = []
    cells: list[dict] = []
    for length in lengths:
        for name in sets:
            cases = makers[name](seed)[::every]
            found, cell = ask_all(server, assembler, cases, length, concurrency)
            answers += [dataclasses.asdict(answer) for answer in found]
            cells.append(dataclasses.asdict(cell))
            progress(f"{name} at {length}: {sum(answer.right for answer in found)}/{len(found)}, "
                     f"{cell.seconds:.0f} s", file=sys.stderr)
    return {"server": server.description(), "seed": seed, "every": every,
            "prefix_cache": "bypassed", "cells": cells, "answers": answers}


def report(result: dict) -> str:
    return "\n".join([
        "Greedy answers up to the stop; right: equal to what was expected (an article aside), in "
        "joined: ending in it.", "Every prompt bypassed the prefix cache.",
        score_table(result["answers"]), byte_table(result["cells"], result["answers"]),
        *room_lines(result["cells"]), failure_list(result["answers"])])


def compare(first_file: str, second_file: str) -> int:
    first, second = (json.loads(pathlib.Path(file).read_text())["answers"]
                     for file in (first_file, second_file))
    lines = differences(first, second)
    for line in lines:
        print(line)
    right = [sum(answer["right"] for answer in answers) for answers in (first, second)]
    print(f"{len(lines)} differences; right: {right[0]} of {len(first)}, "
          f"{right[1]} of {len(second)}")
    return 1 if lines else 0


def makers_of(arguments: argparse.Namespace) -> dict:
    if arguments.development:
        return DEVELOPMENT_SETS
    if set(arguments.sets.split(",")) <= SETS.keys():
        return SETS
    from evaluation_known import KNOWN_SETS  # reads the whole training corpus, which takes ten seconds
    return SETS | KNOWN_SETS


def run(arguments: argparse.Namespace) -> None:
    makers = makers_of(arguments)
    sets = list(makers) if arguments.sets == "all" else arguments.sets.split(",")
    for name in sets:
        if name not in makers:
            raise SystemExit(f"no set {name!r}; there are {', '.join(makers)}")
    lengths = [int(length) for length in arguments.lengths.split(",")]
    started, url = None, arguments.server
    if url is None:
        from daemon import Daemon  # needs gRPC, which a machine with a server of its own may lack
        started = Daemon(*arguments.flags, model=arguments.model, program=(arguments.daemon,))
        url = started.http
    try:
        server = Server(url)
        assembler = (Kept(arguments.prompts) if arguments.prompts else
                     Keeping(Assembler(sources(), server.count_tokens)))
        result = evaluate(server, sets, lengths, arguments.seed, arguments.concurrency,
                          arguments.every, makers=makers, assembler=assembler)
    except OSError:
        if started is not None:
            print(f"the daemon's exit status, None while it runs: {started.process.poll()}; "
                  f"its log: {started.log()}", file=sys.stderr)
        raise
    finally:
        if started is not None:
            started.stop()
    print(report(result))
    if arguments.keep_prompts:
        assembler.write(arguments.keep_prompts)
    if arguments.output:
        pathlib.Path(arguments.output).write_text(json.dumps(result, indent=1) + "\n")


def parser() -> argparse.ArgumentParser:
    parsed = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parsed.add_argument("--daemon", default="build/cpu/server/longspand", help="program to start")
    parsed.add_argument("--model", default="deploy/models/demo", help="checkpoint it serves")
    parsed.add_argument("--server", help="URL of a daemon that runs already, in place of these two")
    parsed.add_argument("--lengths", default="8192", help="tokens of prompt and answer, a list")
    parsed.add_argument("--sets", default="all", help="all of the model card, or a list of "
                        f"{', '.join(SETS)} and those of the training's own wordings (evaluation_known.py)")
    parsed.add_argument("--development", action="store_true",
                        help="the older sets of these names, whose misses have guided the training")
    parsed.add_argument("--seed", type=int, default=1)
    parsed.add_argument("--every", type=int, default=1, help="takes each N-th case of a set")
    parsed.add_argument("--concurrency", type=int, default=1, help="prompts in flight at a time")
    parsed.add_argument("--output", help="JSON file for scores and every answer")
    prompts = parsed.add_mutually_exclusive_group()
    prompts.add_argument("--keep-prompts", type=pathlib.Path, metavar="FILE",
                         help="writes the prompts, gzipped")
    prompts.add_argument("--prompts", type=pathlib.Path, metavar="FILE", help="asks those of such a file")
    parsed.add_argument("--compare", nargs=2, metavar="FILE", help="lists where two outputs differ")
    parsed.add_argument("flags", nargs="*", help="for the daemon, after --")
    return parsed


def main() -> int:
    arguments = parser().parse_args()
    if arguments.compare:
        return compare(*arguments.compare)
    run(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
