#!/usr/bin/env python3
"""Measures a daemon as it is without flags: long prompts alone and beside short ones.

    default_flags_bench.py --daemon longspand --model DIR --device cuda --results FILE \\
        [-- flags of the daemon]

One JSON line each, appended to FILE, and a line of text on standard output:

  startup            as serve_bench.py has it
  first_token        of a prompt of --long-tokens alone
  long_beside_short  --rate prompts of --short-tokens a second by chance, 64 tokens each, and one of
                     --long-tokens every --every seconds, 16 tokens, for --seconds
  whoever_comes      while a long prompt alone is read, at a random time of it: what a short one waits
                     for beyond its first token on an idle machine, then, in as many rounds, what it
                     waits for where the long one's client leaves at that moment; and, as the daemon
                     counts it, how long after such a cancel pages are free

Prompts are token ids, different in every run. Ends with 1 and a message where something fails.
"""

import argparse
import pathlib
import random
import statistics
import sys
import time

from completion_streams import BenchError, Loop, Stream
from long_beside_short import run_long_beside_short
from serve_bench import Bench, Daemon, Scrape, machine_name, served_model


def rounded(figures):
    return {name: round(value, 4) if isinstance(value, float) else value
            for name, value in figures.items()}


def first_token_s(stream):
    """Reads it to its first token."""
    loop = Loop([stream])
    try:
        loop.run(lambda: stream.token_times_s)
        return stream.token_times_s[0] - stream.sent_s
    finally:
        loop.close()


class DefaultFlags:
    def __init__(self, bench, options):
        self._bench = bench
        self._options = options
        self._chance = random.Random(options.seed)

    def beside(self):
        options = self._options
        load = {"short_tokens": options.short_tokens, "short_output": 64, "rate": options.rate,
                "long_tokens": options.long_tokens, "long_output": 16, "every_s": options.every,
                "seconds": options.seconds, "seed": options.arrival_seed}
        figures = rounded(run_long_beside_short(self._bench.url, self._bench.model,
                                                self._bench.prompt, load))
        self._bench.report("long_beside_short", {"load": load, **figures},
                           ", ".join(f"{name} {value}" for name, value in figures.items()))

    def whoever_comes(self, long_s):
        idle_s = statistics.median(first_token_s(self._short()) for _ in range(5))
        comes_s = [self._wait(long_s, leaves=False) - idle_s for _ in range(self._options.rounds)]
        self._wait_idle()
        before = Scrape(self._bench.url)
        leaves_s = [self._wait(long_s, leaves=True) - idle_s for _ in range(self._options.rounds)]
        self._wait_idle()
        after = Scrape(self._bench.url)
        name = "longspan_cancel_to_free_seconds"
        cancels = after.since(before, f"{name}_count") or 0
        freed_s = after.since(before, f"{name}_sum") / cancels if cancels else None
        figures = rounded({"idle_first_token_s": idle_s,
                           "newcomer_waits_max_s": max(comes_s),
                           "newcomer_waits_p50_s": statistics.median(comes_s),
                           "after_a_cancel_waits_max_s": max(leaves_s),
                           "after_a_cancel_waits_p50_s": statistics.median(leaves_s),
                           "cancels": int(cancels), "cancel_to_free_mean_s": freed_s})
        self._bench.report("whoever_comes", {
            "long_tokens": self._options.long_tokens, "short_tokens": self._options.short_tokens,
            **figures, "newcomer_waits_s": [round(s, 4) for s in comes_s],
            "after_a_cancel_waits_s": [round(s, 4) for s in leaves_s]},
            ", ".join(f"{name} {value}" for name, value in figures.items()))

    def _short(self):
        return Stream(self._bench.url, self._bench.model,
                      self._bench.prompt(self._options.short_tokens), 1)

    def _wait(self, long_s, leaves):
        """A short prompt's first token, sent while the long one is read."""
        prompt = self._bench.prompt(self._options.short_tokens)
        stream = Stream(self._bench.url, self._bench.model,
                        self._bench.prompt(self._options.long_tokens), 1)
        try:
            # Clients come at a random moment: the time itself is drawn, no condition is awaited.
            time.sleep(self._chance.uniform(0.2, 0.7) * long_s)
            if leaves:
                stream.close()
            return first_token_s(Stream(self._bench.url, self._bench.model, prompt, 1))
        finally:
            stream.close()
            self._wait_idle()

    def _wait_idle(self):
        while Scrape(self._bench.url).samples["longspan_running_requests", ""] > 0:
            pass


def parse_arguments(arguments):
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--daemon", required=True, help="program to start")
    parser.add_argument("--model", required=True, help="checkpoint directory")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--results", required=True, type=pathlib.Path)
    parser.add_argument("--long-tokens", type=int, default=65_536)
    parser.add_argument("--short-tokens", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=4.0, help="short prompts a second")
    parser.add_argument("--every", type=float, default=10.0, help="seconds from long to long")
    parser.add_argument("--seconds", type=float, default=50.0, help="in which prompts come")
    parser.add_argument("--runs", type=int, default=3, help="of first_token")
    parser.add_argument("--rounds", type=int, default=8, help="of whoever_comes, each kind")
    parser.add_argument("--ids-below", type=int, default=4096, help="prompts are of such token ids")
    parser.add_argument("--arrival-seed", type=int, default=1, help="of when short prompts come")
    parser.add_argument("--seed", type=int, default=time.time_ns(), help="of all else")
    parser.add_argument("--machine", default=None)
    parser.add_argument("--commit", default="unknown")
    options = parser.parse_args(arguments[:split])
    options.machine = options.machine or machine_name()
    options.daemon_flags = ["--device", options.device, *arguments[split + 1:]]
    return options


def measure(daemon, options):
    bench = Bench(daemon.url, served_model(daemon.url), options)
    bench.startup(daemon.startup_s)
    long_s = bench.first_token(options.long_tokens, options.runs)
    work = DefaultFlags(bench, options)
    work.beside()
    work.whoever_comes(long_s)


def main(arguments):
    options = parse_arguments(arguments)
    daemon = None
    try:
        daemon = Daemon([options.daemon, "--model", options.model, "--http-address", "127.0.0.1:0",
                         "--grpc-address", "127.0.0.1:0", *options.daemon_flags])
        measure(daemon, options)
    except BenchError as error:
        print(f"default_flags_bench: {error}", file=sys.stderr)
        return 1
    finally:
        if daemon is not None:
            daemon.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
