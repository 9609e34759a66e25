#!/usr/bin/env python3
"""Measures a daemon over HTTP, as its clients see it. Needs Python alone.

    serve_bench.py --url http://127.0.0.1:8000 --results FILE --first-token 8192,65536
    serve_bench.py --daemon longspand --model DIR --device cuda --results FILE \\
        --first-token 8192,65536 --decode 1x65536,8x65536 [-- further flags of the daemon]

Five measurements, each one JSON line appended to FILE and one line of text on standard output:

  startup      from the start of the daemon's process to its ready line, with the phases that the
               daemon itself reports; with --daemon only.
  first_token  from sending a prompt of N tokens to its first token, one request at a time.
  read_on      the same of the last M tokens of a prompt of N, whose beginning is in the prefix cache:
               how fast a chunk is read behind a context.
  kept         C conversations of N tokens, one after another, each of which then goes on with a few
               tokens: how many are still in the prefix cache, and the first token of those.
  decode       B streams that each have a prompt of N tokens: gaps between tokens once the last
               prompt is in, so that nothing but decoding runs. --constrained K holds the first K to
               --structured-outputs, and their gaps are told apart from those of the others.

Prompts are token ids, different in every run, so that no prefix can be reused but read_on's.
first_token, read_on and decode also say what /metrics counted meanwhile (`engine`): the mean of each phase of the engine's
steps, the mean time from one step to the next, and how much of it was not compute, which for decode
is what the daemon adds to the kernels.

Ends with 1 and a message where something is refused or fails; lines of before remain.
"""

import argparse
import datetime
import json
import math
import os
import pathlib
import platform
import queue
import random
import re
import signal
import statistics
import subprocess
import sys
import threading
import time

from completion_streams import PATIENCE_S, BenchError, Loop, Stream, completion_request, get

LEAST_ID = 16  # lower ones are often special tokens
SETTLE_TOKENS = 8
MORE_TOKENS = 256  # that a conversation goes on with
# Names, numbers and choices, as people ask for them; 1,000 records are longer than what is measured.
ENDLESS_RECORDS = {"json": {"type": "array", "minItems": 1000, "items": {
    "type": "object", "additionalProperties": False, "required": ["name", "kind", "count", "tags"],
    "properties": {"name": {"type": "string", "maxLength": 40}, "kind": {"enum": ["a", "b", "other"]},
                   "count": {"type": "integer"},
                   "tags": {"type": "array", "items": {"type": "string", "maxLength": 12}, "maxItems": 4}}}}}


# --- metrics ------------------------------------------------------------------------------------

SAMPLE = re.compile(r"^(longspan_\w+)(?:\{(.*)\})? (\S+)$")


class Scrape:
    """The sums of /metrics at a moment."""

    def __init__(self, url):
        self.at_s = time.perf_counter()
        self.samples = {}
        for line in get(f"{url}/metrics").splitlines():
            found = SAMPLE.match(line)
            if found:
                self.samples[found[1], found[2] or ""] = float(found[3])

    def since(self, before, name, labels=""):
        key = (name, labels)
        if key not in self.samples or key not in before.samples:
            return None
        return self.samples[key] - before.samples[key]


def step_report(before, after):
    """What the engine's steps between two scrapes took, milliseconds a step: in each phase, from
    one step to the next (interval), and how much of that was not compute. {} where the daemon does
    not tell, or made no step."""
    phases = {}
    steps = 0
    for name, labels in after.samples:
        if name != "longspan_step_time_seconds_count":
            continue
        count = after.since(before, name, labels)
        total_s = after.since(before, "longspan_step_time_seconds_sum", labels)
        if count and total_s is not None:
            phases[re.search(r'phase="(\w+)"', labels)[1]] = 1e3 * total_s / count
            steps = max(steps, int(count))
    if not phases:
        return {}
    interval_ms = 1e3 * (after.at_s - before.at_s) / steps
    return {"steps": steps, "phase_ms": {name: round(ms, 4) for name, ms in phases.items()},
            "interval_ms": round(interval_ms, 4),
            "beyond_compute_ms": round(interval_ms - phases.get("compute", 0.0), 4)}


# --- the daemon ---------------------------------------------------------------------------------

def require_ready(url):
    """Of one that was started here the ready line has come; another one is asked, once."""
    try:
        get(f"{url}/ready")
    except BenchError as error:
        raise BenchError(f"the daemon is not ready: {error}") from error


class Daemon:
    def __init__(self, command):
        self.log = []
        self._stdout = queue.Queue()
        start_s = time.perf_counter()
        try:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, text=True)
        except OSError as error:
            raise BenchError(f"{command[0]}: {error}") from error
        self._readers = [threading.Thread(target=read, daemon=True)
                         for read in (self._read_log, self._read_stdout)]
        for reader in self._readers:
            reader.start()
        try:
            ready = self._stdout.get(timeout=PATIENCE_S)
        except queue.Empty:
            self.stop()
            raise BenchError(f"the daemon was not ready within {PATIENCE_S} s:\n"
                             + "".join(self.log[-20:])) from None
        self.startup_s = time.perf_counter() - start_s
        if not ready:
            self.stop()
            raise BenchError("the daemon did not start:\n" + "".join(self.log[-20:]))
        self.ready = json.loads(ready)
        self.url = "http://" + self.ready["http"]

    def _read_log(self):
        for line in self.process.stderr:
            self.log.append(line)

    def _read_stdout(self):
        for line in self.process.stdout:
            self._stdout.put(line)
        self._stdout.put("")

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        for reader in self._readers:
            reader.join()


# --- the measurements ---------------------------------------------------------------------------

def percentile(values, share):
    """The smallest value that at least `share` of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


class Bench:
    def __init__(self, url, model, options):
        self.url = url
        self.model = model
        self.options = options
        self._random = random.Random(options.seed)
        self._context = []  # that all prompts of read_on begin with

    def prompt(self, tokens):
        return [self._random.randrange(LEAST_ID, self.options.ids_below)
                for _ in range(tokens)]

    def report(self, what, values, text):
        options = self.options
        line = {"what": what, **values, "model": self.model, "machine": options.machine,
                "commit": options.commit, "flags": options.daemon_flags,
                "at": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")}
        with open(options.results, "a") as file:
            file.write(json.dumps(line) + "\n")
        print(f"{what}: {text}", flush=True)

    def startup(self, seconds):
        scrape = Scrape(self.url)
        phases = {re.search(r'phase="(\w+)"', labels)[1]: round(value, 4)
                  for (name, labels), value in scrape.samples.items()
                  if name == "longspan_startup_seconds"}
        self.report("startup", {"seconds": round(seconds, 4), "phase_seconds": phases},
                    f"{seconds:.2f} s, phases {phases}")

    def first_token(self, tokens, runs):
        before = Scrape(self.url)
        seconds = [self._first_token_s(self.prompt(tokens)) for _ in range(runs)]
        after = Scrape(self.url)
        median_s = statistics.median(seconds)
        self.report("first_token", {
            "prompt_tokens": tokens, "seconds": [round(s, 5) for s in seconds],
            "median_s": round(median_s, 5), "tokens_per_second": round(tokens / median_s, 1),
            "engine": step_report(before, after)},
            f"{tokens} tokens, median {median_s:.3f} s of {runs} runs, "
            f"{tokens / median_s:,.0f} tokens/s")
        return median_s

    def _first_token_s(self, prompt):
        loop = Loop([Stream(self.url, self.model, prompt, 1)])
        try:
            stream = loop.streams[0]
            loop.run(lambda: stream.ended)
        finally:
            loop.close()
        return stream.token_times_s[0] - stream.sent_s

    def read_on(self, last, tokens, runs):
        context_tokens = tokens - last
        self._context += self.prompt(max(0, context_tokens - len(self._context)))
        context = self._context[:context_tokens]
        self._first_token_s(context + self.prompt(2))  # the last page is never taken from the cache
        seconds = [self._first_token_s(context + self.prompt(last)) for _ in range(runs)]
        median_s = statistics.median(seconds)
        self.report("read_on", {
            "last_tokens": last, "prompt_tokens": tokens,
            "seconds": [round(s, 5) for s in seconds], "median_s": round(median_s, 5),
            "tokens_per_second": round(last / median_s, 1)},
            f"the last {last} of {tokens} tokens, median {median_s:.3f} s of {runs} runs, "
            f"{last / median_s:,.0f} tokens/s")

    def kept(self, conversations, tokens):
        prompts = [self.prompt(tokens) for _ in range(conversations)]
        for prompt in prompts:
            self._first_token_s(prompt)
        seconds = []
        # Who came last first: what one takes, the cache evicts of those that are asked for later.
        for prompt in reversed(prompts):
            before = Scrape(self.url)
            spent_s = self._first_token_s(prompt + self.prompt(MORE_TOKENS))
            read = Scrape(self.url).since(before, "longspan_prompt_tokens_total", 'source="computed"')
            if read is None:
                raise BenchError("the daemon's metrics do not say how much of a prompt it computed")
            if read < tokens / 2:
                seconds.append(spent_s)
        median_s = statistics.median(seconds) if seconds else None
        self.report("kept", {"conversations": conversations, "prompt_tokens": tokens,
                             "kept": len(seconds), "more_tokens": MORE_TOKENS,
                             "seconds": [round(s, 5) for s in seconds], "median_s": median_s},
                    f"{len(seconds)} of {conversations} conversations of {tokens} tokens are kept, "
                    f"median {median_s} s to go on")

    def decode(self, batch, tokens):
        options = self.options
        wanted = options.decode_tokens
        # Who is read first decodes while the others are read, a token a step.
        steps_to_read = batch * math.ceil(tokens / options.prefill_chunk_tokens)
        max_tokens = options.max_tokens or steps_to_read + 2 * wanted + 256
        loop = Loop([self._stream(self.prompt(tokens), max_tokens, index < options.constrained)
                     for index in range(batch)])
        try:
            streams = loop.streams
            self._run(loop, lambda: all(s.token_times_s for s in streams))
            # A first event repeats its prompt and takes long to understand.
            self._run_tokens(loop, SETTLE_TOKENS)
            before = self._scrape_within(loop)
            begin_s = time.perf_counter()
            self._run_tokens(loop, wanted + 1)
            after = self._scrape_within(loop)
        finally:
            loop.close()
        self._report_decode(batch, tokens, streams, begin_s, step_report(before, after))

    def _stream(self, prompt, max_tokens, is_constrained):
        fields = {"structured_outputs": self.options.structured_outputs, "ignore_eos": False}
        fields = fields if is_constrained else {}
        request = completion_request(self.url, self.model, prompt, max_tokens, **fields)
        return Stream(self.url, self.model, prompt, max_tokens, request)

    def _run(self, loop, until):
        """Until the condition holds; a stream must not end before."""
        loop.run(lambda: until() or any(s.ended for s in loop.streams))
        if not until():
            raise BenchError("a stream ended before all of them could be measured together; raise "
                             "--max-tokens, or --prefill-chunk-tokens if the daemon's is smaller")

    def _run_tokens(self, loop, tokens):
        """Until each stream has so many more."""
        goals = [len(stream.token_times_s) + tokens for stream in loop.streams]
        self._run(loop, lambda: all(len(stream.token_times_s) >= goal
                                    for stream, goal in zip(loop.streams, goals)))

    def _scrape_within(self, loop):
        """While the streams go on: to stop reading would make tokens come late."""
        scrape = Beside(lambda: Scrape(self.url))
        self._run(loop, lambda: not scrape.is_alive())
        return scrape.value

    def _report_decode(self, batch, tokens, streams, begin_s, engine):
        stream_gaps_ms = []
        rates = []
        for stream in streams:
            times = [t for t in stream.token_times_s if t >= begin_s][:self.options.decode_tokens + 1]
            stream_gaps_ms.append([1e3 * (b - a) for a, b in zip(times, times[1:])])
            if times[-1] == times[0]:
                raise BenchError("all tokens of a stream came at once; raise --decode-tokens")
            rates.append((len(times) - 1) / (times[-1] - times[0]))
        gaps_ms = sum(stream_gaps_ms, [])
        median_ms = statistics.median(gaps_ms)
        self.report("decode", {
            **constrained_report(stream_gaps_ms, self.options),
            "batch": batch, "prompt_tokens": tokens, "gaps": len(gaps_ms),
            "gap_median_ms": round(median_ms, 4), "gap_p90_ms": round(percentile(gaps_ms, 0.9), 4),
            "gap_mean_ms": round(statistics.fmean(gaps_ms), 4),
            "gap_max_ms": round(max(gaps_ms), 4),
            "tokens_per_second_a_stream": round(statistics.fmean(rates), 2),
            "tokens_per_second": round(sum(rates), 2),
            "tokens_that_came_with_others": gaps_ms.count(0.0), "engine": engine},
            f"{batch} x {tokens} tokens, gap median {median_ms:.3f} ms, p90 "
            f"{percentile(gaps_ms, 0.9):.3f} ms, {statistics.fmean(rates):.1f} tokens/s a stream, "
            f"beyond compute {engine.get('beyond_compute_ms', 'unknown')} ms a step")


def constrained_report(stream_gaps_ms, options):
    """The gaps of streams that are held to something, and of the others."""
    constrained = options.constrained
    if constrained == 0:
        return {}
    report = {"constrained": min(constrained, len(stream_gaps_ms)),
              "structured_outputs": options.structured_outputs}
    for name, streams in (("constrained", stream_gaps_ms[:constrained]),
                          ("free", stream_gaps_ms[constrained:])):
        gaps_ms = sum(streams, [])
        if gaps_ms:
            report[f"{name}_gap_median_ms"] = round(statistics.median(gaps_ms), 4)
            report[f"{name}_gap_mean_ms"] = round(statistics.fmean(gaps_ms), 4)
            report[f"{name}_gap_p99_ms"] = round(percentile(gaps_ms, 0.99), 4)
    return report


class Beside(threading.Thread):
    """Runs a function on a thread of its own; `value` is what it gave, or its error."""

    def __init__(self, function):
        super().__init__(daemon=True)
        self._function = function
        self._value = None
        self._error = None
        self.start()

    def run(self):
        try:
            self._value = self._function()
        except BenchError as error:
            self._error = error

    @property
    def value(self):
        self.join()
        if self._error is not None:
            raise self._error
        return self._value


# --- the command line ---------------------------------------------------------------------------

def machine_name():
    try:
        gpus = subprocess.run(["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"],
                              capture_output=True, text=True, timeout=60).stdout.split("\n")
        names = sorted({gpu.strip() for gpu in gpus if gpu.strip()})
    except (OSError, subprocess.TimeoutExpired):
        names = []
    return ", ".join([*names, f"{os.cpu_count()} processors", platform.machine()])


def counts(text):
    return [int(part) for part in text.split(",")]


def batch_and_tokens(text):
    batch, tokens = (int(number) for number in text.split("x"))
    return batch, tokens


def batches(text):
    return [batch_and_tokens(part) for part in text.split(",")]


def parse_arguments(arguments):
    split = arguments.index("--") if "--" in arguments else len(arguments)
    own, daemon_flags = arguments[:split], arguments[split + 1:]
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="of a running daemon")
    parser.add_argument("--daemon", help="program to start instead, with --model and --device")
    parser.add_argument("--model", help="checkpoint directory for --daemon")
    parser.add_argument("--model-name", help="as clients name it; the only one served")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--results", required=True, type=pathlib.Path)
    parser.add_argument("--first-token", type=counts, default=[], metavar="N,…")
    parser.add_argument("--read-on", type=batches, default=[], metavar="MxN,…",
                        help="the last M tokens of prompts of N")
    parser.add_argument("--kept", type=batches, default=[], metavar="CxN,…",
                        help="C conversations of N tokens that go on")
    parser.add_argument("--runs", type=int, default=3, help="of each first_token and read_on")
    parser.add_argument("--decode", type=batches, default=[], metavar="BxN,…")
    parser.add_argument("--decode-tokens", type=int, default=128, help="measured of each stream")
    parser.add_argument("--max-tokens", type=int, help="of a stream; else reckoned")
    parser.add_argument("--constrained", type=int, default=0, metavar="K",
                        help="streams of each decode that are held to --structured-outputs")
    parser.add_argument("--structured-outputs", type=json.loads, default=ENDLESS_RECORDS, metavar="JSON",
                        help="as the HTTP interface takes it; else an array that does not end")
    parser.add_argument("--prefill-chunk-tokens", type=int,
                        help="the daemon's flag; 8192 with --device cuda, else 512")
    parser.add_argument("--ids-below", type=int, default=4096, help="prompts are of such token ids")
    parser.add_argument("--seed", type=int, default=time.time_ns(),
                        help="of the prompts; the time, so that no run repeats another's")
    parser.add_argument("--machine", default=None)
    parser.add_argument("--commit", default="unknown")
    options = parser.parse_args(own)
    if (options.url is None) == (options.daemon is None):
        parser.error("one of --url and --daemon is needed")
    if options.daemon is not None and options.model is None:
        parser.error("--daemon needs --model")
    if options.url is not None and daemon_flags:
        parser.error("flags after -- are for --daemon")
    if any(last < 2 or last > tokens for last, tokens in options.read_on):
        parser.error("--read-on: of MxN tokens, M is 2 to N")
    if options.decode_tokens < 1 or options.runs < 1:
        parser.error("--decode-tokens and --runs are at least 1")
    if options.prefill_chunk_tokens is None:
        options.prefill_chunk_tokens = 8192 if options.device.startswith("cuda") else 512
    options.machine = options.machine or machine_name()
    options.daemon_flags = daemon_flags
    return options


def start(options):
    # One request at a time: steps are as large as their memory allows, whatever time they take.
    if "--step-budget-ms" not in options.daemon_flags:
        options.daemon_flags = ["--step-budget-ms", "60000", *options.daemon_flags]
    if "--prefill-chunk-tokens" not in options.daemon_flags:
        options.daemon_flags = ["--prefill-chunk-tokens", str(options.prefill_chunk_tokens),
                                *options.daemon_flags]
    if "--device" not in options.daemon_flags:
        options.daemon_flags = ["--device", options.device, *options.daemon_flags]
    return Daemon([options.daemon, "--model", options.model, "--http-address", "127.0.0.1:0",
                   "--grpc-address", "127.0.0.1:0", *options.daemon_flags])


def served_model(url):
    return json.loads(get(f"{url}/v1/models"))["data"][0]["id"]


def measure(url, startup_s, options):
    require_ready(url)
    bench = Bench(url, options.model_name or served_model(url), options)
    if startup_s is not None:
        bench.startup(startup_s)
    for tokens in options.first_token:
        bench.first_token(tokens, options.runs)
    for last, tokens in options.read_on:
        bench.read_on(last, tokens, options.runs)
    for conversations, tokens in options.kept:
        bench.kept(conversations, tokens)
    for batch, tokens in options.decode:
        bench.decode(batch, tokens)


def main(arguments):
    options = parse_arguments(arguments)
    daemon = None
    try:
        daemon = start(options) if options.daemon else None
        measure(daemon.url if daemon else options.url.rstrip("/"),
                daemon.startup_s if daemon else None, options)
    except BenchError as error:
        print(f"serve_bench: {error}", file=sys.stderr)
        return 1
    finally:
        if daemon is not None:
            daemon.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
