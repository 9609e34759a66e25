#!/usr/bin/env python3
"""Measures a daemon and llama.cpp's server on one GGUF file, in turns, as their clients see them.

    beside_llama_cpp.py --daemon longspand --llama-server llama-server --model FILE.gguf \\
        --threads 2 --prompts 512,2048,8192 --streams 1,4 --rounds 5 --results FILE

Both serve at once, but only one is asked at a time; a round asks each of them once, the daemon
first in every other round. One JSON line a measurement, appended to FILE, and one of text:

  prompt   from sending a prompt of N random token ids to the whole answer of one token
  streams  B completions of 128 tokens side by side, prompts of 64: tokens a second of all
  memory   what each process holds when all is done, MiB: all of it, and without the mapped file

Figures are medians of the rounds; `ratio` is how many times as fast the daemon is.
"""

import argparse
import concurrent.futures
import datetime
import json
import random
import re
import socket
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request

from completion_streams import PATIENCE_S, BenchError
from serve_bench import LEAST_ID, Daemon, machine_name, served_model

OUTPUT_TOKENS = 128
STREAM_PROMPT_TOKENS = 64


class LlamaServer:
    def __init__(self, program, model, threads, streams, context_tokens):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        # Its context is shared out among its slots.
        command = [program, "--model", model, "--threads", str(threads), "--parallel",
                   str(streams), "--ctx-size", str(context_tokens * streams), "--port", str(port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        end_s = time.monotonic() + PATIENCE_S
        while not self._is_ready():
            if self._ends_within(0.05) or time.monotonic() > end_s:
                raise BenchError(f"{' '.join(command)}: did not become ready")

    def _ends_within(self, seconds):
        try:
            self.process.wait(seconds)
            return True
        except subprocess.TimeoutExpired:
            return False

    def _is_ready(self):
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self):
        self.process.terminate()
        self.process.wait()


def complete(url, model, prompt, max_tokens):
    """Waits for the whole answer; returns how many tokens it has."""
    body = {"model": model, "prompt": prompt, "max_tokens": max_tokens, "temperature": 0,
            "ignore_eos": True}
    request = urllib.request.Request(f"{url}/v1/completions", json.dumps(body).encode(),
                                     {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            tokens = json.load(answer)["usage"]["completion_tokens"]
    except (urllib.error.URLError, OSError) as error:
        raise BenchError(f"{url}: {error}") from error
    if tokens != max_tokens:
        raise BenchError(f"{url}: {tokens} tokens came, {max_tokens} were asked for")
    return tokens


def resident_mib(process):
    with open(f"/proc/{process.pid}/status") as status:
        kib = dict(re.findall(r"^(Rss\w+|VmRSS):\s+(\d+) kB", status.read(), re.MULTILINE))
    return {"all": int(kib["VmRSS"]) // 1024, "without_file": int(kib["RssAnon"]) // 1024}


class Comparison:
    def __init__(self, options, daemon, llama_server):
        self._options = options
        self._servers = {"longspan": (daemon.url, served_model(daemon.url)),
                         "llama_cpp": (llama_server.url, "model")}
        self._random = random.Random(options.seed)

    def _prompt(self, tokens):
        return [self._random.randrange(LEAST_ID, self._options.ids_below) for _ in range(tokens)]

    def _in_turns(self, measure):
        """measure(url, model) of each server, once a round."""
        values = {name: [] for name in self._servers}
        for round_number in range(self._options.rounds):
            names = list(self._servers)
            for name in names if round_number % 2 == 0 else reversed(names):
                values[name].append(measure(*self._servers[name]))
        return {name: statistics.median(of_server) for name, of_server in values.items()}, values

    def prompt(self, tokens):
        def seconds(url, model):
            prompt = self._prompt(tokens)
            start_s = time.perf_counter()
            complete(url, model, prompt, 1)
            return time.perf_counter() - start_s
        median, values = self._in_turns(seconds)
        ratio = median["llama_cpp"] / median["longspan"]
        self.report("prompt", {"prompt_tokens": tokens, "median_s": median, "seconds": values,
                               "ratio": ratio})

    def streams(self, count):
        def tokens_per_second(url, model):
            prompts = [self._prompt(STREAM_PROMPT_TOKENS) for _ in range(count)]
            start_s = time.perf_counter()
            with concurrent.futures.ThreadPoolExecutor(count) as pool:
                done = pool.map(lambda prompt: complete(url, model, prompt, OUTPUT_TOKENS), prompts)
                return sum(done) / (time.perf_counter() - start_s)
        median, values = self._in_turns(tokens_per_second)
        self.report("streams", {"streams": count, "median_tokens_per_second": median,
                                "tokens_per_second": values,
                                "ratio": median["longspan"] / median["llama_cpp"]})

    def report(self, what, values):
        options = self._options
        rounded = json.loads(json.dumps(values), parse_float=lambda text: round(float(text), 3))
        line = {"what": what, **rounded, "file": options.model.split("/")[-1],
                "threads": options.threads, "machine": machine_name(),
                "at": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")}
        with open(options.results, "a") as file:
            file.write(json.dumps(line) + "\n")
        print(json.dumps(rounded), flush=True)


def numbers(text):
    return [int(number) for number in text.split(",")]


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--llama-server", required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--prompts", type=numbers, default=[512, 2048])
    parser.add_argument("--streams", type=numbers, default=[1, 4])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--ids-below", type=int, default=32000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", required=True)
    return parser.parse_args()


def main():
    options = parse()
    context_tokens = max(options.prompts + [STREAM_PROMPT_TOKENS + OUTPUT_TOKENS]) + 64
    daemon = Daemon([options.daemon, "--model", options.model, "--device", "cpu", "--threads",
                     str(options.threads), "--http-address", "127.0.0.1:0",
                     "--grpc-address", "127.0.0.1:0"])
    try:
        llama_server = LlamaServer(options.llama_server, options.model, options.threads,
                                   max(options.streams), context_tokens)
        try:
            comparison = Comparison(options, daemon, llama_server)
            for tokens in options.prompts:
                comparison.prompt(tokens)
            for count in options.streams:
                comparison.streams(count)
            comparison.report("memory", {"longspan": resident_mib(daemon.process),
                                         "llama_cpp": resident_mib(llama_server.process)})
        finally:
            llama_server.stop()
    finally:
        daemon.stop()


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(f"beside_llama_cpp: {error}")
