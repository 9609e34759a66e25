#!/usr/bin/env python3
"""Measures what an approximate mode of attention costs in accuracy: the same cases are put to a daemon
in each mode over HTTP, with tasks of a generator of its own and the perplexity of a text.

accuracy.py --model MODEL --lengths 4096,8192 --output FILE.json -- FLAGS OF THE DAEMON
accuracy.py --server http://127.0.0.1:8000 --tasks multi_key,perplexity --lengths 32768

The modes of a daemon share the pages of each prompt: it is read once, densely, and then found in the
prefix cache. Ctrl-C ends a measurement, and shows what came until then.
"""

import argparse
import contextlib
import dataclasses
import json
import pathlib
import sys
from collections.abc import Iterator, Sequence

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import variant_build  # noqa: E402
from measured_daemons import MeasuredDaemon, daemons  # noqa: E402
from measured_modes import TASK_NAMES, Plan, measure  # noqa: E402
from mode_client import MODES, ModeClient  # noqa: E402
from mode_tables import cells_of, table, undecided, void_reasons  # noqa: E402
from provenance import provenance  # noqa: E402


@contextlib.contextmanager
def served(arguments: argparse.Namespace, daemon: MeasuredDaemon) -> Iterator[str]:
    """The URL of the daemon that is named, or of one that runs meanwhile."""
    if arguments.server is not None:
        yield arguments.server
        return
    from daemon import Daemon  # needs gRPC, which a machine with a server of its own may lack
    started = Daemon(*daemon.flags, model=arguments.model, program=(daemon.program,))
    try:
        yield started.http
    except Exception:
        print(f"the daemon's exit status, None while it runs: {started.process.poll()}; "
              f"its log: {started.log()}", file=sys.stderr)
        raise
    finally:
        started.stop()


def say(row: dict) -> None:
    judged = f"score {row['score']:.2f}" if "score" in row else f"{row['likelihood']['nats']:.2f} nats"
    print(f"{row['task']} {row['case']} at {row['length']}, {row['mode']}: {judged}, "
          f"{row['sparse_tokens']} of {row['tokens']} tokens sparse", file=sys.stderr, flush=True)


def chosen(kind: str, given: str, known: tuple[str, ...]) -> list[str]:
    names = given.split(",")
    for name in names:
        if name not in known:
            raise SystemExit(f"no {kind} {name!r}; there are {', '.join(known)}")
    return names


def parser() -> argparse.ArgumentParser:
    parsed = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    of = parsed.add_mutually_exclusive_group(required=True)
    of.add_argument("--server", help="URL of a daemon that runs already and does nothing else")
    of.add_argument("--model", help="checkpoint of a daemon that is started")
    parsed.add_argument("--daemon", default="build/cpu/server/longspand", help="program to start")
    parsed.add_argument("--variants", default="",
                        help="a list of changed daemons (variants.toml) that are built and measured "
                             f"beside it; {variant_build.TOGETHER} joins two of them")
    parsed.add_argument("--build", type=pathlib.Path, default="build/cpu",
                        help="build tree that variants are built from")
    parsed.add_argument("--budget-shares", default="",
                        help="a list of budgets, each a share of the context, that are measured apart")
    parsed.add_argument("--lengths", default="8192", help="tokens of prompt and answer, a list")
    parsed.add_argument("--tasks", default=",".join(TASK_NAMES), help="a list of %(default)s")
    parsed.add_argument("--modes", default=",".join(MODES),
                        help="the others are compared with the first of them; %(default)s")
    parsed.add_argument("--cases", type=int, default=10, help="of each task at each length")
    parsed.add_argument("--seed", type=int, default=1)
    parsed.add_argument("--question", default="prompt", choices=("prompt", "decode"),
                        help="whether questions are read as prompts or by decode steps")
    parsed.add_argument("--answer-tokens", type=int, default=256,
                        help="tokens that perplexity is measured of")
    parsed.add_argument("--output", type=pathlib.Path, help="JSON file for all that came")
    parsed.add_argument("--append", type=pathlib.Path,
                        help="file that the table is added to, as a line of JSON")
    parsed.add_argument("flags", nargs="*", help="for the daemon, after --")
    return parsed


def measured(arguments: argparse.Namespace, modes: Sequence[str]) -> list[MeasuredDaemon]:
    variants, shares = ([one for one in given.split(",") if one]
                        for given in (arguments.variants, arguments.budget_shares))
    if arguments.server is not None and (variants or shares):
        raise SystemExit("--variants and --budget-shares start daemons; they do not go with --server")

    def build(variant: str) -> pathlib.Path:
        return variant_build.build(variant, arguments.build, pathlib.Path("build/variants") / variant)

    return daemons(pathlib.Path(arguments.daemon), arguments.flags, modes, shares, variants, build)


def main() -> int:
    arguments = parser().parse_args()
    plan = Plan(tasks=chosen("task", arguments.tasks, TASK_NAMES),
                lengths=[int(length) for length in arguments.lengths.split(",")],
                modes=chosen("mode", arguments.modes, tuple(MODES)), cases=arguments.cases,
                seed=arguments.seed, question_by=arguments.question,
                answer_tokens=arguments.answer_tokens)
    rows, server = [], {}
    with contextlib.suppress(KeyboardInterrupt):  # shows what came until then
        for daemon in measured(arguments, plan.modes):
            with served(arguments, daemon) as url:
                client = ModeClient(url)
                server = client.description()
                names = dict(zip(daemon.modes, daemon.names))
                for row in measure(client, dataclasses.replace(plan, modes=daemon.modes)):
                    rows.append({**row, "mode": names[row["mode"]]})
                    say(rows[-1])
    cells = cells_of(rows)
    reasons = void_reasons(cells)
    print(table(cells))
    found = {**provenance(), "server": server, "flags": arguments.flags, **dataclasses.asdict(plan),
             "prefix_cache": "shared by the modes", "void": reasons,
             "cells": [dataclasses.asdict(cell) for cell in cells]}
    if arguments.output:
        arguments.output.write_text(json.dumps({**found, "rows": rows}, indent=1) + "\n")
    if arguments.append:
        with arguments.append.open("a") as file:
            file.write(json.dumps(found) + "\n")
    for reason in undecided(cells):
        print(f"undecided: {reason}", file=sys.stderr)
    for reason in reasons:
        print(f"void: {reason}", file=sys.stderr)
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
