#!/usr/bin/env python3
"""How long /metrics and /health take while a long prompt is read, and how old what they tell is.

    scrape_bench.py --daemon longspand --model DIR --results FILE [-- further flags of the daemon]

One prompt of --prompt-tokens is sent; until its first token is counted, a connection asks for
/metrics and /health by turns, one pair of answers every --interval-ms. One JSON line is appended to
FILE: percentiles of each path's times in milliseconds, the size of /metrics, and the greatest
`longspan_heartbeat_age_seconds`, which is how old the gauges of an answer were at most. Each goal
is given with its bound and whether it was met.
"""

import argparse
import datetime
import http.client
import json
import pathlib
import random
import re
import sys
import time
import urllib.parse

from completion_streams import PATIENCE_S, BenchError, Loop, Stream
from serve_bench import LEAST_ID, Daemon, machine_name, percentile

PATHS = ("/metrics", "/health")
GOALS = {"/metrics p99_ms": 5, "/health p99_ms": 5, "gauges_age_ms": 200}


def sample(text, name):
    return float(re.search(rf"^{name} (\S+)$", text, re.MULTILINE)[1])


class Scraper:
    """One connection that is kept, as a gateway's is."""

    def __init__(self, url):
        self._connection = http.client.HTTPConnection(urllib.parse.urlsplit(url).netloc,
                                                      timeout=PATIENCE_S)
        self.times_ms = {path: [] for path in PATHS}

    def ask(self, path):
        start_s = time.perf_counter()
        self._connection.request("GET", path)
        answer = self._connection.getresponse()
        body = answer.read().decode()
        self.times_ms[path].append(1e3 * (time.perf_counter() - start_s))
        if answer.status != 200:
            raise BenchError(f"{path} answered {answer.status}: {body[:500]}")
        return body


def scrape_beside_a_prompt(url, model, options):
    """The scraper, the seconds to the first token, the last /metrics and the oldest gauges."""
    draw = random.Random(options.seed)
    prompt = [draw.randrange(LEAST_ID, options.ids_below) for _ in range(options.prompt_tokens)]
    scraper = Scraper(url)
    text = scraper.ask("/metrics")
    tokens_before = sample(text, "longspan_generation_tokens_total")
    loop = Loop([Stream(url, model, prompt, 1)])
    ages_ms = []
    next_s = time.perf_counter()
    try:
        while sample(text, "longspan_generation_tokens_total") == tokens_before:
            text = scraper.ask("/metrics")
            if sample(text, "longspan_running_requests") > 0:
                ages_ms.append(1e3 * sample(text, "longspan_heartbeat_age_seconds"))
            scraper.ask("/health")
            next_s += 1e-3 * options.interval_ms
            time.sleep(max(0.0, next_s - time.perf_counter()))
        stream = loop.streams[0]
        loop.run(lambda: stream.ended)
    finally:
        loop.close()
    return scraper, stream.token_times_s[0] - stream.sent_s, text, max(ages_ms, default=0.0)


def measure(url, model, options):
    scraper, seconds, text, age_ms = scrape_beside_a_prompt(url, model, options)
    figures = {"prompt_tokens": options.prompt_tokens, "seconds": round(seconds, 3),
               "metrics_bytes": len(text), "gauges_age_ms": round(age_ms, 2)}
    for path, times_ms in scraper.times_ms.items():
        figures[f"{path} answers"] = len(times_ms)
        for name, share in (("p50_ms", 0.5), ("p99_ms", 0.99), ("max_ms", 1.0)):
            figures[f"{path} {name}"] = round(percentile(times_ms, share), 3)
    goals = [{"what": what, "value": figures[what], "at_most": most, "met": figures[what] <= most}
             for what, most in GOALS.items()]
    return figures, goals


def parse_arguments(arguments):
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--daemon", required=True, help="program to start")
    parser.add_argument("--model", required=True, help="checkpoint directory")
    parser.add_argument("--results", required=True, type=pathlib.Path)
    parser.add_argument("--prompt-tokens", type=int, default=65536 - 64)
    parser.add_argument("--interval-ms", type=float, default=20)
    parser.add_argument("--ids-below", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default="")
    parser.add_argument("--machine", default=machine_name())
    options = parser.parse_args(arguments[:split])
    options.daemon_flags = arguments[split + 1:]
    return options


def main(arguments):
    options = parse_arguments(arguments)
    try:
        daemon = Daemon([options.daemon, "--model", options.model, "--device", "cpu",
                         "--http-address", "127.0.0.1:0", "--grpc-address", "127.0.0.1:0",
                         *options.daemon_flags])
        try:
            figures, goals = measure(daemon.url, daemon.ready["model"], options)
        finally:
            daemon.stop()
    except BenchError as error:
        print(f"scrape_bench: {error}", file=sys.stderr)
        return 1
    line = {"what": "scrape", **figures, "goals": goals, "machine": options.machine,
            "commit": options.commit, "flags": options.daemon_flags,
            "at": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")}
    with open(options.results, "a") as file:
        file.write(json.dumps(line) + "\n")
    print(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
