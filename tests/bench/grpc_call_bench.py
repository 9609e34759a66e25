#!/usr/bin/env python3
"""What a gRPC call costs, and what a neighbour of a flood waits for. Needs Python alone.

    grpc_call_bench.py --daemon longspand --model DIR --results FILE [--against longspand]
        [--tls] [--floods resets,pings --flood-connections 1,5,50] [--prompt-repeats 1] [-- further flags of the daemon]

With --against there are two daemons side by side, which are measured in alternating rounds. Each
program has a JSON line in FILE of each measurement:

  lone_call      one small call (GetLoad) at a time, on one connection: from sending to the answer
  calls_at_once  --at-once small calls in flight on one connection
  messages       requests of --message-mib, one at a time
  beside_flood   short prompts over gRPC, and over HTTP but with --tls: when their first token comes,
                 without a flood ("quiet") and while so many connections of another process flood
                 the gRPC port, which come back when they are cut off. Each has a daemon of its own.
                 A flood ends early where the daemon has grown by --most-grown-mib.

Ends with 1 and a message where something is refused or fails; lines of before remain.
"""

import argparse
import contextlib
import datetime
import json
import math
import multiprocessing
import os
import pathlib
import statistics
import sys
import tempfile
import time

from completion_streams import BenchError, Loop, Stream
from raw_calls import CallConnection, generate_request, tokenize_request
from serve_bench import Daemon, machine_name, percentile

# raw_calls has put their folder into the path.
from certificates import Authority  # noqa: E402
from http2_floods import FLOODS, Flooder, run  # noqa: E402
from http2_frames import Connection, tls_context  # noqa: E402

TOKEN_DELTA = 4 << 3 | 2  # the first byte of a GenerateEvent that is one
WARM_UP_CALLS = 50
FLOODER = "127.0.0.2"


def status_bytes(pid, name):
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.split(f"{name}:")[1].split()[0])


# --- one daemon ---------------------------------------------------------------------------------

class Target:
    """A program's daemon, and a connection to it."""

    def __init__(self, program, options, tls):
        flags = [*tls.flags, *options.daemon_flags]
        self.program = program
        self.daemon = Daemon([program, "--model", options.model, "--device", options.device,
                              "--http-address", "127.0.0.1:0", "--grpc-address", "127.0.0.1:0",
                              *map(str, flags)])
        self.address = self.daemon.ready["grpc"]
        self._prompts = 0
        self._repeats = options.prompt_repeats
        self._context = tls.context
        self.calls = None
        try:
            self.connect()
            for _ in range(WARM_UP_CALLS):
                self.call_s("GetLoad")
        except BaseException:
            self.daemon.stop()
            raise

    def connect(self):
        if self.calls is not None:
            self.calls.close()
        self.calls = CallConnection(self.address, self._context)

    def call_s(self, method, message=b""):
        start_s = time.perf_counter()
        self.calls.finish(self.calls.begin(method, message))
        return time.perf_counter() - start_s

    def _prompt(self):
        self._prompts += 1
        return f"Somebody asks for the {self._prompts}th time what comes next. " * self._repeats

    def grpc_first_token_s(self):
        start_s = time.perf_counter()
        call = self.calls.begin("Generate", generate_request(self._prompt(), 1))
        first_s = None
        while not call.ended:
            self.calls.read()
            if first_s is None and any(event[0] == TOKEN_DELTA for event in call.messages):
                first_s = time.perf_counter() - start_s
        if first_s is None:
            raise BenchError("a completion without a token")
        return first_s

    def http_first_token_s(self):
        stream = Stream(self.daemon.url, self.daemon.ready["model"], self._prompt(), 1)
        loop = Loop([stream])
        try:
            loop.run(lambda: stream.ended)
        finally:
            loop.close()
        return stream.token_times_s[0] - stream.sent_s

    def status_bytes(self, name):
        return status_bytes(self.daemon.process.pid, name)

    def stop(self):
        self.calls.close()
        self.daemon.stop()


class Tls:
    """What both sides need for it; nothing where it is off."""

    def __init__(self, directory, is_on):
        self.authority, self.flags, self.context = None, [], None
        if is_on:
            authority = Authority(directory, "authority")
            certificate, key = authority.issue("server")
            self.authority = authority.certificate
            self.flags = ["--tls-cert-file", certificate, "--tls-key-file", key]
            self.context = tls_context(self.authority)


# --- the measurements ---------------------------------------------------------------------------

def milliseconds(times_s, prefix=""):
    return {f"{prefix}p50_ms": round(1e3 * percentile(times_s, 0.5), 4),
            f"{prefix}p99_ms": round(1e3 * percentile(times_s, 0.99), 4),
            f"{prefix}max_ms": round(1e3 * max(times_s), 4)}


def lone_calls(target, options):
    return [target.call_s("GetLoad") for _ in range(options.calls)]


def calls_at_once(target, options):
    """Calls a second."""
    connection = target.calls
    left = options.calls
    start_s = time.perf_counter()
    while left > 0 or connection.calls:
        for _ in range(min(left, options.at_once - len(connection.calls))):
            connection.begin("GetLoad")
            left -= 1
        connection.read()
    return options.calls / (time.perf_counter() - start_s)


def message_rates(target, options):
    """MiB a second of each."""
    message = tokenize_request("a few words", options.message_mib << 20)
    return [options.message_mib / target.call_s("Tokenize", message)
            for _ in range(options.messages)]


def measure_calls(targets, options):
    """By turns, so that what else the machine does is the same for all."""
    lone = {target: [] for target in targets}
    at_once = {target: [] for target in targets}
    rates = {target: [] for target in targets}
    for round_ in range(options.rounds):
        for target in targets if round_ % 2 == 0 else targets[::-1]:
            lone[target] += lone_calls(target, options)
            at_once[target].append(calls_at_once(target, options))
            rates[target] += message_rates(target, options)
    for target in targets:
        report(options, target.program, "lone_call",
               {"calls": len(lone[target]), **milliseconds(lone[target])})
        report(options, target.program, "calls_at_once", {
            "at_once": options.at_once, "calls": options.rounds * options.calls,
            "calls_per_second": round(statistics.median(at_once[target]), 1)})
        if options.messages:
            report(options, target.program, "messages", {
                "message_mib": options.message_mib, "messages": len(rates[target]),
                "mib_per_second": round(statistics.median(rates[target]), 1)})


# --- beside a flood -----------------------------------------------------------------------------

def go_on_flooding(address, authority, name, connections, pid, most_bytes, leave, told):
    """A process: who was cut off comes back, until it is to leave, or the daemon has grown to
    `most_bytes`. Tells what became of it."""
    os.nice(19)  # elsewhere it would not take the processors of who serves and who is measured
    context = tls_context(authority) if authority else None
    figures = {"flooding_connections": 0, "cut": 0, "refused": 0, "flood_mib": 0.0}

    def connect(receive_bytes):
        return Connection(address, context, FLOODER, receive_bytes)

    def has_grown():
        return status_bytes(pid, "VmRSS") > most_bytes

    told.put("begun")
    while not (leave.is_set() or has_grown()):
        flooders = []
        for _ in range(connections):
            try:
                flooders.append(Flooder(FLOODS[name], connect))
            except OSError:
                figures["refused"] += 1
        run(flooders, until=lambda: leave.is_set() or has_grown(), patience_s=math.inf)
        figures["flooding_connections"] += len(flooders)
        figures["cut"] += sum(flooder.cut for flooder in flooders)
        figures["flood_mib"] += sum(flooder.sent_bytes for flooder in flooders) / 2**20
        for flooder in flooders:
            flooder.connection.close()
    leave.wait()
    told.put({**figures, "flood_mib": round(figures["flood_mib"], 2)})


class Flooding:
    """`name` None: quiet."""

    def __init__(self, target, tls, name, connections, most_bytes):
        self._process = None
        self.figures = {}
        if name is not None:
            processes = multiprocessing.get_context("spawn")
            self._leave, self._told = processes.Event(), processes.Queue()
            self._process = processes.Process(
                target=go_on_flooding, daemon=True,
                args=(target.address, tls.authority and str(tls.authority), name, connections,
                      target.daemon.process.pid, most_bytes, self._leave, self._told))
            self._process.start()
            self._told.get(timeout=60)

    def leave(self):
        if self._process is not None and not self._leave.is_set():
            self._leave.set()
            self.figures = self._told.get(timeout=120)
            self._process.join()


class Neighbour:
    """Somebody who asks over one protocol, and asks anew when that fails beside a flood."""

    def __init__(self, first_token_s, after_failure):
        self.times_s, self.failures = [], 0
        self._first_token_s, self._after_failure = first_token_s, after_failure

    def ask(self, may_fail):
        try:
            self.times_s.append(self._first_token_s())
        except BenchError:
            if not may_fail:
                raise
            self.failures += 1
            self._after_failure()

    def figures(self, protocol):
        times = milliseconds(self.times_s, f"{protocol}_first_token_") if self.times_s else {}
        return {**times, f"{protocol}_failures": self.failures}


def measure_beside(target, options, tls, name, connections):
    before_bytes = target.status_bytes("VmRSS")
    most_bytes = before_bytes + (options.most_grown_mib << 20)
    neighbours = {"grpc": Neighbour(target.grpc_first_token_s, target.connect)}
    if not options.tls:
        neighbours["http"] = Neighbour(target.http_first_token_s, lambda: None)
    flooding = Flooding(target, tls, name, connections, most_bytes)
    try:
        for _ in range(options.first_tokens):
            for neighbour in neighbours.values():
                neighbour.ask(may_fail=name is not None)
            if target.status_bytes("VmRSS") > most_bytes:
                break
    finally:
        flooding.leave()
    figures = {"flood": name or "quiet", "connections": connections,
               "first_tokens": len(neighbours["grpc"].times_s)}
    for protocol, neighbour in neighbours.items():
        figures.update(neighbour.figures(protocol))
    grown_mib = (target.status_bytes("VmHWM") - before_bytes) >> 20
    report(options, target.program, "beside_flood",
           {**figures, **flooding.figures, "grown_at_most_mib": max(0, grown_mib)})


# --- the command line ---------------------------------------------------------------------------

def report(options, program, what, figures):
    line = {"what": what, **figures, "program": program, "tls": options.tls,
            "machine": options.machine, "commit": options.commit, "flags": options.daemon_flags,
            "at": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")}
    with open(options.results, "a") as file:
        file.write(json.dumps(line) + "\n")
    print(f"{program}: {what}: " + ", ".join(f"{name} {value}" for name, value in figures.items()),
          flush=True)


def names(text):
    unknown = [name for name in text.split(",") if name not in FLOODS]
    if unknown:
        raise argparse.ArgumentTypeError(f"no flood of {', '.join(unknown)}; there are "
                                         f"{', '.join(FLOODS)}")
    return text.split(",")


def parse_arguments(arguments):
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--daemon", required=True, help="program to start")
    parser.add_argument("--against", help="another one, measured by turns with it")
    parser.add_argument("--model", required=True, help="checkpoint directory")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--results", required=True, type=pathlib.Path)
    parser.add_argument("--tls", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--calls", type=int, default=2000, help="lone and at once, each round")
    parser.add_argument("--at-once", type=int, default=64)
    parser.add_argument("--messages", type=int, default=2, help="each round")
    parser.add_argument("--message-mib", type=int, default=64)
    parser.add_argument("--floods", type=names, default=[], metavar="NAME,…",
                        help=", ".join(FLOODS))
    parser.add_argument("--prompt-repeats", type=int, default=1, metavar="N",
                        help="prompts are a sentence of some 12 tokens, so often")
    parser.add_argument("--flood-connections", default=[1, 5, 50], metavar="N,…",
                        type=lambda text: [int(part) for part in text.split(",")])
    parser.add_argument("--first-tokens", type=int, default=200, help="beside each flood")
    parser.add_argument("--most-grown-mib", type=int, default=2048)
    parser.add_argument("--machine", default=None)
    parser.add_argument("--commit", default="unknown")
    options = parser.parse_args(arguments[:split])
    options.machine = options.machine or machine_name()
    message_bytes = (options.message_mib + 1) << 20
    options.daemon_flags = ["--max-body-bytes", str(message_bytes), "--max-request-bytes",
                            str(max(256 << 20, 5 * message_bytes)), *arguments[split + 1:]]
    return options


def measure(options, tls):
    programs = [options.daemon, *([options.against] if options.against else [])]
    if options.rounds:
        with contextlib.ExitStack() as running:
            targets = []
            for program in programs:
                targets.append(Target(program, options, tls))
                running.callback(targets[-1].stop)
            measure_calls(targets, options)
    cells = [(None, 0)] + [(name, connections) for name in options.floods
                           for connections in options.flood_connections]
    for name, connections in cells if options.floods else ():
        for program in programs:
            target = Target(program, options, tls)
            try:
                measure_beside(target, options, tls, name, connections)
            finally:
                target.stop()


def main(arguments):
    options = parse_arguments(arguments)
    try:
        with tempfile.TemporaryDirectory() as directory:
            measure(options, Tls(pathlib.Path(directory), options.tls))
    except BenchError as error:
        print(f"grpc_call_bench: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
