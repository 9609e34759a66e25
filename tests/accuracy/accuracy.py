#!/usr/bin/env python3
"""Measures what an approximate mode of attention, or a precision, costs in accuracy: the same cases are put to a daemon
in each mode over HTTP, with tasks of a generator of its own and the perplexity of a text.

accuracy.py --model MODEL --lengths 4096,8192 --output FILE.json -- FLAGS OF THE DAEMON
accuracy.py --server http://127.0.0.1:8000 --tasks multi_key,perplexity --lengths 32768

The modes of a daemon share the pages of each prompt: it is read once, densely, and then found in the
prefix cache. Sparse prefill (--prefill-shares) and precisions (--daemon-mode) are modes of a daemon,
of which each reads its own prompts. Ctrl-C ends a measurement, and shows what came until then.
"""

import argparse
import contextlib
import dataclasses
import json
import pathlib
import signal
import sys
from collections.abc import Iterator, Sequence

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import variant_build  # noqa: E402
from comparison_checks import undecided, void_reasons  # noqa: E402
from daemon_modes import mode_daemons  # noqa: E402
from measured_daemons import MeasuredDaemon, daemons, prefill_daemons  # noqa: E402
from measured_modes import NAMED_TASKS, TASK_NAMES, Plan, measure  # noqa: E402
from measurement_arguments import parser  # noqa: E402
from mode_client import DENSE, REQUEST_MODES, SPARSE_PREFILL, ModeClient  # noqa: E402
from mode_tables import cells_of, table  # noqa: E402
from provenance import provenance  # noqa: E402
from served_precision import served_precision  # noqa: E402
from source_formats import source_formats  # noqa: E402
from started_daemon import StartedDaemon  # noqa: E402


@contextlib.contextmanager
def served(arguments: argparse.Namespace, daemon: MeasuredDaemon) -> Iterator[str]:
    """The URL of the daemon that is named, or of one that runs meanwhile."""
    if arguments.server is not None:
        yield arguments.server
        return
    with StartedDaemon(str(daemon.program), daemon.model or arguments.model, daemon.flags) as url:
        yield url


def rows_of(arguments: argparse.Namespace, plan: Plan, daemon: MeasuredDaemon) -> Iterator[dict]:
    """With what the daemon says of itself, and under the names that its modes have."""
    names = dict(zip(daemon.modes, daemon.names))
    with served(arguments, daemon) as url:
        client = ModeClient(url)
        told = {"server": client.description(), "served": served_precision(client.server_info()),
                "source": source_formats(pathlib.Path(client.model_path))}
        for row in measure(client, dataclasses.replace(plan, modes=daemon.modes)):
            yield {**row, **told, "mode": names[row["mode"]]}


def say(row: dict) -> None:
    judged = (f"score {row['score']:.2f}" if "score" in row else
              f"{row['likelihood']['nats']:.2f} nats" if "likelihood" in row else repr(row["text"][:20]))
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
    modes_of_daemons = arguments.daemon_mode
    if arguments.server is not None and (variants or shares or prefill_shares or modes_of_daemons):
        raise SystemExit("--variants, --budget-shares, --prefill-shares and --daemon-mode start daemons; "
                         "they do not go with --server")
    if (shares and prefill_shares) or (modes_of_daemons and (variants or shares or prefill_shares)):
        raise SystemExit("--budget-shares, --prefill-shares and --daemon-mode are measured apart, the last "
                         "one without --variants")

    def build(variant: str) -> pathlib.Path:
        return variant_build.build(variant, arguments.build, pathlib.Path("build/variants") / variant)

    program = pathlib.Path(arguments.daemon)
    if modes_of_daemons:
        return mode_daemons(program, arguments.flags, arguments.first_name, modes_of_daemons)
    if prefill_shares:
        return prefill_daemons(program, arguments.flags, prefill_shares, arguments.prefill_from_tokens,
                               variants, build)
    return daemons(program, arguments.flags, modes, shares, variants, build)


def modes_of(arguments: argparse.Namespace) -> list[str]:
    """Of requests."""
    if arguments.daemon_mode:
        return [DENSE]
    if arguments.prefill_shares:
        return [DENSE, SPARSE_PREFILL]
    return chosen("mode", arguments.modes, REQUEST_MODES)


def main() -> int:
    arguments = parser(__doc__).parse_args()
    plan = Plan(tasks=chosen("task", arguments.tasks, (*TASK_NAMES, *NAMED_TASKS)),
                lengths=[int(length) for length in arguments.lengths.split(",")],
                modes=modes_of(arguments), cases=arguments.cases, seed=arguments.seed, question_by=arguments.question,
                answer_tokens=arguments.answer_tokens)
    rows: list[dict] = []
    failures: list[str] = []
    signal.signal(signal.SIGINT, signal.default_int_handler)  # which shells keep from what runs behind them
    with contextlib.suppress(KeyboardInterrupt):  # shows what came until then
        for daemon in measured(arguments, plan.modes):
            try:
                for row in rows_of(arguments, plan, daemon):
                    rows.append(row)
                    say(row)
            except (RuntimeError, OSError) as error:
                if not rows:
                    raise  # there is nothing to compare with
                failures.append(f"{', '.join(daemon.names)}: {error}")
    cells = cells_of(rows)
    reasons = failures + void_reasons(cells)
    served_by = {row["mode"]: row["served"] for row in rows}
    print(table(cells))
    print("\n".join(f"{name}: {served}" for name, served in served_by.items()))
    found = {**provenance(), "server": rows[-1]["server"] if rows else {}, "flags": arguments.flags, **dataclasses.asdict(plan),
             "prefix_cache": ("of each mode its own" if arguments.prefill_shares or arguments.daemon_mode else
                              "shared by the modes"),
             "served": served_by, "void": reasons,
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
