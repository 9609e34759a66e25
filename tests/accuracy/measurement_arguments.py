"""The arguments of accuracy.py."""

import argparse
import pathlib

import variant_build
from daemon_modes import daemon_mode
from measured_modes import NAMED_TASKS, TASK_NAMES
from mode_client import REQUEST_MODES


def parser(description: str | None) -> argparse.ArgumentParser:
    parsed = argparse.ArgumentParser(description=description,
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
    parsed.add_argument("--prefill-shares", default="",
                        help="a list of shares of the estimated attention; with each, and densely, a "
                             "daemon reads the prompts (--sparse-prefill)")
    parsed.add_argument("--prefill-from-tokens", type=int, default=4096,
                        help="of these daemons, --sparse-prefill-from-tokens; %(default)s")
    parsed.add_argument("--daemon-mode", type=daemon_mode, action="append", default=[],
                        metavar="NAME=FLAGS",
                        help="further flags of a daemon that is compared with one without them, such as "
                             "\"int8=--weights int8\"; --model OTHER among them compares another file; "
                             "repeatable")
    parsed.add_argument("--first-name", default="baseline",
                        help="of what --daemon-mode compares with; %(default)s")
    parsed.add_argument("--lengths", default="8192", help="tokens of prompt and answer, a list")
    parsed.add_argument("--tasks", default=",".join(TASK_NAMES), help="a list of %(default)s,"
                        + ",".join(NAMED_TASKS))
    parsed.add_argument("--modes", default=",".join(REQUEST_MODES),
                        help="of requests; the others are compared with the first of them; %(default)s")
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
