#!/usr/bin/env python3
"""Measures what an approximate mode of attention costs in accuracy: the same cases are put to a daemon
in each mode over HTTP, with tasks of a generator of its own and the perplexity of a text.

accuracy.py --model MODEL --lengths 4096,8192 --output FILE.json -- FLAGS OF THE DAEMON
accuracy.py --server http://127.0.0.1:8000 --tasks multi_key,perplexity --lengths 32768

The modes of a daemon share the pages of each prompt: it is read once, densely, and then found in the
prefix cache. Sparse prefill is a daemon's own mode (--prefill-shares), of which each reads its own
prompts. Ctrl-C ends a measurement, and shows what came until then.
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
from comparison_checks import undecided, void_reasons  # noqa: E402
from measured_daemons import MeasuredDaemon, daemons, prefill_daemons  # noqa: E402
from measured_modes import PROMPT_TASKS, TASK_NAMES, Plan, measure  # noqa: E402
from measurement_arguments import parser  # noqa: E402
from mode_client import DENSE, REQUEST_MODES, SPARSE_PREFILL, ModeClient  # noqa: E402
from mode_tables import cells_of, table  # noqa: E402
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
          f"{row['sparse_tokens']} of {row['tokens']} tokens sparse, of the prompt's "
          f"{row['sparse_prefill_tokens']} of {row['prompt_tokens']}", file=sys.stderr, flush=True)


def chosen(kind: str, given: str, known: tuple[str, ...]) -> list[str]:
    names = given.split(",")
    for name in names:
        if name not in known:
            raise SystemExit(f"no {kind} {name!r}; there are {', '.join(known)}")
    return names


def measured(arguments: argparse.Namespace, modes: Sequence[str]) -> list[MeasuredDaemon]:
    variants, shares, prefill_shares = (
        [one for one in given.split(",") if one]
        for given in (arguments.variants, arguments.budget_shares, arguments.prefill_shares))
    if arguments.server is not None and (variants or shares or prefill_shares):
        raise SystemExit("--variants, --budget-shares and --prefill-shares start daemons; they do not "
                         "go with --server")
    if shares and prefill_shares:
        raise SystemExit("--budget-shares and --prefill-shares are measured apart")

    def build(variant: str) -> pathlib.Path:
        return variant_build.build(variant, arguments.build, pathlib.Path("build/variants") / variant)

    program = pathlib.Path(arguments.daemon)
    if prefill_shares:
        return prefill_daemons(program, arguments.flags, prefill_shares, arguments.prefill_from_tokens,
                               variants, build)
    return daemons(program, arguments.flags, modes, shares, variants, build)


def main() -> int:
    arguments = parser(__doc__).parse_args()
    plan = Plan(tasks=chosen("task", arguments.tasks, (*TASK_NAMES, *PROMPT_TASKS)),
                lengths=[int(length) for length in arguments.lengths.split(",")],
                modes=([DENSE, SPARSE_PREFILL] if arguments.prefill_shares else
                       chosen("mode", arguments.modes, REQUEST_MODES)), cases=arguments.cases,
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
             "prefix_cache": "of each mode its own" if arguments.prefill_shares else "shared by the modes", "void": reasons,
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
