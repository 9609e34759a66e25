#!/usr/bin/env python3
"""How a daemon shares itself among long and short prompts, tenants, and those who leave.

    scheduling_scenarios.py [--build build/cpu] [--only mixed,overload] [--threads 2]

Each scenario starts a daemon on the demo model, puts load on it with `longspan bench`, and prints
one JSON line: its figures, and for each goal the figure that it is about, the bound, and whether it
is met. Rates follow from what the machine was measured to do alone, so that a scenario means the
same on any; a busy machine blurs them. Takes some minutes; ends with 0 whatever the figures are,
and with 1 where a scenario could not be run.
"""

import argparse
import json
import math
import os
import pathlib
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from completion_streams import PATIENCE_S, BenchError, Loop, Stream
from long_beside_short import run_long_beside_short
from serve_bench import Daemon, Scrape

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHORT_TOKENS = 256  # and --long-tokens
OUTPUT_TOKENS = 4


class Server:
    """A daemon of this build, and the load generator that talks to it."""

    def __init__(self, options, *flags):
        self.options = options
        self._daemon = Daemon([str(options.build / "server" / "longspand"), "--model",
                               str(options.model), "--http-address", "127.0.0.1:0",
                               "--grpc-address", "127.0.0.1:0", "--threads", str(options.threads),
                               "--log-level", "warning", *flags])
        self.url = self._daemon.url
        self._grpc = self._daemon.ready["grpc"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._daemon.stop()

    def bench(self, *flags):
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            done = subprocess.run(
                [str(self.options.build / "clients" / "longspan"), "--server", self._grpc, "bench",
                 "--json", file.name, "--output-tokens", str(OUTPUT_TOKENS), *map(str, flags)],
                capture_output=True, text=True, timeout=PATIENCE_S)
            report = file.read()
        if not report:
            raise BenchError(f"longspan bench {' '.join(map(str, flags))}: {done.stderr}")
        return json.loads(report)

    def seconds_alone(self, prompt_tokens, requests=5):
        """The median of requests that have the daemon to themselves, to their last token."""
        report = self.bench("--requests", requests, "--prompt-tokens", prompt_tokens)
        return report["all"]["end_to_end_ms"]["p50"] / 1000

    def resident_bytes(self):
        status = pathlib.Path(f"/proc/{self._daemon.process.pid}/status").read_text()
        return 1024 * int(status.split("VmRSS:")[1].split()[0])

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self._daemon.process.pid}/stat").read_text().split(")")[1]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def knows(self, flag):
        help_text = subprocess.run([str(self.options.build / "server" / "longspand"), "--help"],
                                   capture_output=True, text=True, check=True).stdout
        return flag in help_text


class Scenario:
    """One line of results as it comes together."""

    def __init__(self, name):
        self.line = {"scenario": name, "figures": {}, "goals": []}

    def figures(self, **figures):
        self.line["figures"].update({name: rounded(value) for name, value in figures.items()})

    def goal(self, what, value, at_most=None, at_least=None):
        """None is a figure that there is not: what never came."""
        met = value is not None and (at_most is None or value <= at_most) and (
            at_least is None or value >= at_least)
        bound = {"at_most": at_most} if at_most is not None else {"at_least": at_least}
        self.line["goals"].append({"what": what, "value": rounded(value),
                                   **{side: rounded(number) for side, number in bound.items()},
                                   "met": met})


def rounded(value):
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    if isinstance(value, list):
        return [rounded(part) for part in value]
    return float(f"{value:.4g}") if isinstance(value, float) and math.isfinite(value) else value


def ratio(a, b):
    """None where one of them is missing."""
    return a / b if a is not None and b else None


def p99(group):
    """Milliseconds to the first token; None where none came."""
    return group["first_token_ms"]["p99"] if group["first_token_ms"]["count"] else None


# --- the scenarios ------------------------------------------------------------------------------

def mixed(options, line):
    """Short prompts at three tenths of the machine, with a long one now and then and without."""
    with Server(options) as server:
        short_s = server.seconds_alone(SHORT_TOKENS, 20)
        long_s = server.seconds_alone(options.long_tokens, 1)
        load = 0.3
        seconds = 6 * long_s
        flags = ("--rate", load / short_s, "--duration", f"{seconds}s", "--seed", 1,
                 "--prompt-tokens", SHORT_TOKENS)
        without = server.bench(*flags)["all"]
        both = server.bench(*flags, "--every", f"{seconds / 2}s:{options.long_tokens}")
    short = both["by_prompt_tokens"][str(SHORT_TOKENS)]
    long = both["by_prompt_tokens"][str(options.long_tokens)]
    expected_s = long_s / (1 - load)
    line.figures(short_alone_s=short_s, long_alone_s=long_s, load=load,
                 short_requests=short["requests"], long_requests=long["requests"],
                 first_token_without_ms=without["first_token_ms"],
                 first_token_with_ms=short["first_token_ms"], long_ms=long["end_to_end_ms"])
    line.goal("first token of short prompts, p99 with long ones over p99 without",
              ratio(p99(short), p99(without)), at_most=2)
    line.goal("slowest long prompt over S/(1 - load)",
              long["end_to_end_ms"]["max"] / 1000 / expected_s, at_most=1.25)


class FreshPrompts:
    """Token ids that no prompt before began with."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def take(self, tokens):
        return self._random.choices(range(16, 4016), k=tokens)


def first_token_s(server, prompt):
    loop = Loop([Stream(server.url, "demo", prompt, 1)])
    try:
        loop.run(lambda: loop.streams[0].token_times_s)
        return loop.streams[0].token_times_s[0] - loop.streams[0].sent_s
    finally:
        loop.close()


def cancelled_prefills(options, line):
    """Ten long prompts whose clients leave before a first token, then a short one."""
    fresh = FreshPrompts(9)
    with Server(options) as server:
        for _ in range(3):  # what is slow once
            first_token_s(server, fresh.take(SHORT_TOKENS))
        idle_s, after_s = [], []
        for _ in range(9):
            idle_s.append(first_token_s(server, fresh.take(SHORT_TOKENS)))
            # None ends before the last one is there.
            streams = [Stream(server.url, "demo", fresh.take(options.long_tokens), 512)
                       for _ in range(10)]
            # All of them: what is still on its way in when the clients leave is read all the same.
            wait_for(server, lambda load: requests_inside(load) >= len(streams))
            for stream in streams:
                stream.close()
            after_s.append(first_token_s(server, fresh.take(SHORT_TOKENS)))
            wait_for(server, lambda load: load["longspan_running_requests", ""] == 0)
        scrape = Scrape(server.url)
    line.figures(idle_s=sorted(idle_s), after_s=sorted(after_s),
                 cancelled=histogram_count(scrape, "longspan_cancel_to_free_seconds"))
    line.goal("median first token of a short prompt after ten cancelled long ones, over idle",
              statistics.median(after_s) / statistics.median(idle_s), at_most=1.2)


def requests_inside(load):
    return sum(value for (name, _), value in load.items()
               if name in ("longspan_running_requests", "longspan_waiting_requests"))


def wait_for(server, condition):
    """Each question is a round trip to the daemon, which sets the pace."""
    deadline_s = time.monotonic() + PATIENCE_S
    while not condition(Scrape(server.url).samples):
        if time.monotonic() > deadline_s:
            raise BenchError("the daemon did not come to where the scenario goes on")


def histogram_count(scrape, name):
    return int(scrape.samples.get((f"{name}_count", ""), 0))


def histogram_bound(scrape, name, share):
    """The least bound of a bucket that `share` of all do not exceed; None if there are none."""
    total = histogram_count(scrape, name)
    buckets = []
    for (sample, labels), count in scrape.samples.items():
        if sample == f"{name}_bucket":
            bound = re.search(r'le="([^"]+)"', labels)[1]
            buckets.append((math.inf if bound == "+Inf" else float(bound), count))
    return next((bound for bound, count in sorted(buckets) if total and count >= share * total),
                None)


def cancel_storm(options, line):
    """Half of all requests are given up at a random time."""
    with Server(options) as server:
        long_s = server.seconds_alone(options.long_tokens // 4, 2)
        # Enough that a hundredth of those that are cancelled is one.
        report = server.bench("--concurrency", 8, "--requests", 240, "--prompt-tokens",
                              f"{SHORT_TOKENS}:0.5,{options.long_tokens // 4}:0.5",
                              "--cancel-share", 0.5, "--cancel-before-first-token",
                              "--cancel-after", f"0s..{4 * long_s}s", "--seed", 2)
        wait_for(server, lambda load: load["longspan_running_requests", ""] == 0)
        scrape = Scrape(server.url)
    name = "longspan_cancel_to_free_seconds"
    line.figures(cancelled=report["all"]["cancelled"], completed=report["all"]["completed"],
                 cancel_to_free_p50_bound_s=histogram_bound(scrape, name, 0.5),
                 cancel_to_free_mean_s=ratio(scrape.samples[f"{name}_sum", ""],
                                             histogram_count(scrape, name)))
    line.goal("seconds from a cancel to free pages, p99, as a bound of its bucket",
              histogram_bound(scrape, name, 0.99), at_most=0.05)


def tenant_flood(options, line):
    """A tenant of small demand beside one that asks for three times the machine."""
    with Server(options) as server:
        tenants = server.knows("--request-tenants")
    flags = ("--request-tenants", "on") if tenants else ()
    with Server(options, *flags) as server:
        short_s = server.seconds_alone(SHORT_TOKENS, 20)
        small_rate, flood_rate = 0.2 / short_s, 3 / short_s
        share = small_rate / (small_rate + flood_rate)
        common = ("--duration", "15s", "--prompt-tokens", SHORT_TOKENS, "--drain", "5s")
        alone = server.bench("--rate", small_rate, "--seed", 3, *common)["all"]
        report = server.bench("--rate", small_rate + flood_rate, "--seed", 4, "--tenants",
                              f"flood:{1 - share},small:{share}", *common)
    small, flood = report["by_tenant"]["small"], report["by_tenant"]["flood"]
    line.figures(tenants_known=tenants, small_requests=small["requests"],
                 small_completed=small["completed"], flood_completed=flood["completed"],
                 small_rejected=small["rejected"], flood_rejected=flood["rejected"],
                 alone_first_token_ms=alone["first_token_ms"],
                 alone_queue_ms=alone["queue_ms"], small_queue_ms=small["queue_ms"],
                 small_first_token_ms=small["first_token_ms"],
                 flood_first_token_ms=flood["first_token_ms"])
    line.goal("share of the small tenant's requests that completed",
              ratio(small["completed"], small["requests"]), at_least=1.0)
    line.goal("its first token, p99 beside the flood over p99 alone",
              ratio(p99(small), p99(alone)), at_most=1.3)


def cpu_seconds(server):
    """Of the daemon, and of the load generators that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {"daemon": server.cpu_seconds(), "generator": children.ru_utime + children.ru_stime}


def overload(options, line):
    """Four times what the machine can do, against just what it can do. Clients keep their
    objectives to themselves: the daemon bounds the wait by itself. Pages are given back and taken
    again at once, so that memory that grows is not the cache's, touched for the first time."""
    with Server(options, "--max-queue-delay-ms", "auto", "--prefix-cache", "off") as server:
        peak = server.bench("--concurrency", 16, "--duration", "8s", "--prompt-tokens",
                            SHORT_TOKENS, "--warmup", "1s")["all"]["completed_per_s"]
        slo = ("--ttft-slo", "2s", "--tpot-slo", "500ms")
        common = ("--duration", "12s", "--prompt-tokens", SHORT_TOKENS, *slo)
        once = server.bench("--rate", peak * 0.9, "--seed", 5, *common)["all"]
        memory = server.resident_bytes()
        cpu_s, began_s = cpu_seconds(server), time.monotonic()
        four = server.bench("--rate", peak * 4, "--seed", 6, *common)["all"]
        passed_s = time.monotonic() - began_s
        cpu_shares = {who: (cpu_seconds(server)[who] - cpu_s[who]) / passed_s for who in cpu_s}
        grown = server.resident_bytes() - memory
    refused = four["failures"].get("RESOURCE_EXHAUSTED", {}).get("latency_ms")
    line.figures(peak_per_s=peak, once_goodput_per_s=once["goodput_per_s"],
                 four_goodput_per_s=four["goodput_per_s"], sent=four["requests"],
                 completed=four["completed"], rejected=four["rejected"],
                 once_first_token_ms=once["first_token_ms"],
                 four_first_token_ms=four["first_token_ms"], rejection_ms=refused,
                 cores_used=cpu_shares, memory_grown_bytes=grown)
    line.goal("goodput at four times the peak, over the peak",
              ratio(four["goodput_per_s"], peak), at_least=0.95)
    line.goal("first token of the admitted, p99 over that at the peak",
              ratio(p99(four), p99(once)), at_most=1.3)
    line.goal("milliseconds to a refusal, p99", refused["p99"] if refused else None, at_most=20)
    line.goal("MiB that the daemon grows by", grown / 2**20, at_most=32)


def shared_prefix(options, line):
    """Conversations that begin with one of four long instructions, and such that do not."""
    prefix_tokens, tail_tokens, requests, groups = 2048, 128, 40, 4
    flags = ("--concurrency", 2, "--requests", requests, "--prompt-tokens",
             prefix_tokens + tail_tokens, "--seed", 7)
    with Server(options) as server:
        apart = server.bench(*flags)["all"]
        shared = server.bench(*flags, "--shared-prefix-tokens", prefix_tokens, "--prefix-groups",
                              groups)["all"]
    # Whole pages of every prefix but the first of each group.
    reachable = (requests - groups) * prefix_tokens
    line.figures(apart_first_token_ms=apart["first_token_ms"],
                 shared_first_token_ms=shared["first_token_ms"],
                 cached_tokens=shared["cached_tokens"], prompt_tokens=shared["prompt_tokens"])
    # Two that arrive together read the same prefix twice.
    line.goal("cached tokens over those that could be", shared["cached_tokens"] / reachable,
              at_least=0.9)
    line.goal("median first token, with shared prefixes over without",
              ratio(shared["first_token_ms"]["p50"], apart["first_token_ms"]["p50"]), at_most=0.25)


def computed_tokens(load):
    return sum(value for (name, labels), value in load.items()
               if name == "longspan_prompt_tokens_total" and 'source="computed"' in labels)


def read_prompt(server, prompt, least_computed):
    """Seconds to its first token, and how many of its tokens were computed."""
    before = computed_tokens(Scrape(server.url).samples)
    seconds = first_token_s(server, prompt)
    # A step is counted when its tokens have been sent.
    wait_for(server, lambda load: computed_tokens(load) - before >= least_computed)
    return seconds, int(computed_tokens(Scrape(server.url).samples) - before)


def prefix_reuse(options, line):
    """A second prompt that begins with the 16K tokens of a first one, and goes on differently."""
    fresh = FreshPrompts(10)
    prefix_tokens, tail_tokens = 2 * options.long_tokens, 128
    tails, firsts, seconds = [], [], []
    with Server(options) as server:
        for _ in range(5):
            prefix = fresh.take(prefix_tokens)
            tails.append(read_prompt(server, fresh.take(tail_tokens), tail_tokens))
            firsts.append(read_prompt(server, prefix + fresh.take(tail_tokens),
                                      prefix_tokens + tail_tokens))
            seconds.append(read_prompt(server, prefix + fresh.take(tail_tokens), tail_tokens))
    computed = [tokens for _, tokens in seconds]
    tail_s, first_s, second_s = ([time_s for time_s, _ in reads]
                                 for reads in (tails, firsts, seconds))
    line.figures(prefix_tokens=prefix_tokens, tail_tokens=tail_tokens, first_s=first_s,
                 second_s=second_s, tail_alone_s=tail_s, computed_tokens=computed)
    line.goal("tokens that the second one computes, over its tail", max(computed) / tail_tokens,
              at_most=1)
    line.goal("median first token of the second over 0.05 of the first and the tail's alone",
              statistics.median(second_s)
              / (0.05 * statistics.median(first_s) + statistics.median(tail_s)), at_most=1)


def retry(options, line):
    """A client that gives a long prompt up after two fifths of its time, and asks again."""
    with Server(options) as server:
        long_s = server.seconds_alone(options.long_tokens, 1)
        report = server.bench("--requests", 1, "--prompt-tokens", options.long_tokens, "--timeout",
                              f"{0.4 * long_s}s", "--retries", "until-done", "--drain",
                              f"{8 * long_s}s", "--seed", 8)["all"]
    done = report["completed"] == 1
    line.figures(long_alone_s=long_s, attempts=report["attempts"], completed=done,
                 seconds=report["end_to_end_ms"]["max"] / 1000 if done else None,
                 cached_tokens=report["cached_tokens"])
    line.goal("attempts until it is done", report["attempts"] if done else None, at_most=4)
    line.goal("time until it is done, over its time alone",
              report["end_to_end_ms"]["max"] / 1000 / long_s if done else None, at_most=1.5)


def long_beside_short(options, line):
    """Short prompts that generate 64 tokens, and so many long ones that both together take half of
    the machine: an eighth of it by reading the short ones, three eighths by reading the long."""
    fresh = FreshPrompts(11)
    with Server(options) as server:
        short_s = statistics.median(first_token_s(server, fresh.take(SHORT_TOKENS))
                                    for _ in range(9))
        long_s = statistics.median(first_token_s(server, fresh.take(options.long_tokens))
                                   for _ in range(3))
        load = {"short_tokens": SHORT_TOKENS, "short_output": 64, "rate": 0.125 / short_s,
                "long_tokens": options.long_tokens, "long_output": 16, "every_s": long_s / 0.375,
                "seconds": 5 * long_s / 0.375, "seed": 12}
        figures = run_long_beside_short(server.url, "demo", fresh.take, load)
    line.figures(short_alone_s=short_s, long_alone_s=long_s, load=load, **figures)
    line.goal("gap of short streams, p99, over a budget of 50 ms",
              figures["short_gap_p99_s"] / 0.05, at_most=2)
    line.goal("seconds to a short first token, p99: a lone step and two beside streams",
              figures["short_first_token_p99_s"], at_most=0.3 + 2 * 0.1)
    line.goal("median first token of long ones, over that alone",
              figures["long_first_token_p50_s"] / long_s, at_most=2)


SCENARIOS = {function.__name__: function
             for function in (mixed, long_beside_short, cancelled_prefills, cancel_storm, tenant_flood, overload,
                              shared_prefix, prefix_reuse, retry)}


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build" / "cpu")
    parser.add_argument("--model", type=pathlib.Path, default=ROOT / "deploy" / "models" / "demo")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--long-tokens", type=int, default=8192, help="of a long prompt")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(SCENARIOS),
                        metavar="NAME,…", help=f"of {', '.join(SCENARIOS)}")
    options = parser.parse_args(arguments)
    if unknown := set(options.only) - set(SCENARIOS):
        parser.error(f"no such scenario: {', '.join(sorted(unknown))}")
    failed = False
    for name in options.only:
        line = Scenario(name)
        try:
            SCENARIOS[name](options, line)
        except BenchError as error:
            print(f"{name}: {error}", file=sys.stderr)
            failed = True
        else:
            print(json.dumps(line.line), flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
