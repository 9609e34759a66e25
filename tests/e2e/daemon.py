"""Starts longspand and talks to it: what the end-to-end tests share."""

import contextlib
import json
import os
import pathlib
import queue
import re
import signal
import subprocess
import threading
import time

import grpc
import requests
from google.protobuf import descriptor_pool, message_factory
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The folder of a preset, of whose programs is tested.
BUILD = ROOT / os.environ.get("LONGSPAN_BUILD", "build/cpu")
LONGSPAND = BUILD / "server" / "longspand"
LONGSPAN = BUILD / "clients" / "longspan"
MODEL = ROOT / "deploy" / "models" / "demo"
TOOLS_TEMPLATE = ROOT / "tests" / "e2e" / "tools.jinja"
# Generous: sanitizers and busy machines are slow. Nothing waits this long when all is well.
PATIENCE_S = 120


def wait_until(condition, what, patience_s=PATIENCE_S):
    """Asks until `condition` gives something true, and gives it back. For what another process
    tells only to those who ask: load, pages, a scrape. Each question is a round trip to that
    process, which sets the pace. What is told unasked, in a stream or the log, is waited for."""
    deadline = time.monotonic() + patience_s
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < deadline, f"waited {patience_s} s in vain for: {what}"


def make_checkpoint(preset, directory):
    """One of random weights."""
    subprocess.run([BUILD / "tests/bench/make_checkpoint", preset, directory], check=True, cwd=ROOT,
                   timeout=PATIENCE_S)
    return directory


def holds_nothing(load):
    """Of GetLoad's answer: nothing runs or waits, and all pages and slots are free or cached."""
    waiting = load.waiting
    return (load.running_requests == load.waiting_requests == load.queued_tokens == 0
            and load.state_slots_free == load.state_slots_total and load.host_pages_used == 0
            and load.kv_pages_free + load.kv_pages_cached == load.kv_pages_total
            and load.kv_pages_reserved == 0
            and not (waiting.tokenizing or waiting.inbox or waiting.prompts))


def metric(daemon, name, headers=None, **labels):
    """The sum over all series of this name that have these labels."""
    text = requests.get(f"{daemon.http}/metrics", headers=headers, timeout=PATIENCE_S).text
    series = re.findall(rf"^longspan_{name}(?:{{(.*)}})? (\S+)$", text, re.MULTILINE)
    wanted = [f'{label}="{value}"' for label, value in labels.items()]
    return sum(float(value) for told, value in series if all(one in told for one in wanted))


class Daemon:
    def __init__(self, *flags, model=MODEL, env=None, program=(LONGSPAND,), http="127.0.0.1:0"):
        command = [*program, "--model", model, "--http-address", http,
                   "--grpc-address", "127.0.0.1:0", "--log-format", "json", *flags]
        self.process = subprocess.Popen(
            [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env={**os.environ, **(env or {})})
        self.log_lines = []
        self._logged = threading.Condition()
        self._stdout = queue.Queue()
        self._readers = [threading.Thread(target=self._read_log, daemon=True),
                         threading.Thread(target=self._read_stdout, daemon=True)]
        for reader in self._readers:
            reader.start()
        line = self._stdout.get(timeout=PATIENCE_S)
        assert line, f"the daemon did not start: {self.log()}"
        self.ready = json.loads(line)
        self.http = f"http://{self.ready['http']}"
        self.grpc = self.ready["grpc"]
        self.model = self.ready["model"]

    def _read_log(self):
        for line in self.process.stderr:
            with self._logged:
                self.log_lines.append(line)
                self._logged.notify_all()

    def _read_stdout(self):
        for line in self.process.stdout:
            self._stdout.put(line)
        self._stdout.put("")

    def log(self):
        return "".join(self.log_lines)

    def wait_log(self, message):
        """Waits for a line of the log that says `message`."""
        with self._logged:
            assert self._logged.wait_for(
                lambda: any(f'"message":"{message}"' in line for line in self.log_lines),
                PATIENCE_S), f"no log line {message!r}: {self.log()}"

    def _endings(self):
        lines = [json.loads(line) for line in self.log_lines if '"request_id"' in line]
        return {line["request_id"]: line.get("status", line.get("code"))
                for line in lines if line["message"] in ("http", "grpc")}

    def wait_endings(self, names):
        """Waits until these requests have ended, and gives back by their ids the status, or code, that
        each ended with."""
        with self._logged:
            assert self._logged.wait_for(lambda: self._endings().keys() >= set(names), PATIENCE_S), (
                f"not ended: {set(names) - self._endings().keys()}")
            endings = self._endings()
        return {name: endings[name] for name in names}

    def load(self):
        return requests.get(f"{self.http}/load", timeout=PATIENCE_S).json()

    def is_idle(self):
        load = self.load()
        return (load["running"] == 0 and load["waiting"] == 0
                and load["kv_blocks_free"] + load["kv_blocks_cached"] == load["kv_blocks_total"])

    def wait_idle(self):
        wait_until(self.is_idle, "no page in use and nothing running")

    def complete(self, prompt, **fields):
        body = {"prompt": prompt, "max_tokens": 16, "temperature": 0, **fields}
        return requests.post(f"{self.http}/v1/completions", json=body, timeout=PATIENCE_S)

    def stream(self, prompt, **fields):
        """An open streaming response; the caller closes it."""
        body = {"prompt": prompt, "temperature": 0, "ignore_eos": True, "stream": True, **fields}
        response = requests.post(f"{self.http}/v1/completions", json=body, stream=True,
                                 timeout=PATIENCE_S)
        assert response.status_code == 200, response.text
        return response

    @contextlib.contextmanager
    def busy(self, prompt, max_tokens=60_000, **fields):
        """A stream that has begun and goes on until this is left: it is read all the while, since one
        that nobody reads is cut off. That it did not end before is made sure of."""
        leave, begun, ended = threading.Event(), threading.Event(), threading.Event()

        def read():
            with self.stream(prompt, max_tokens=max_tokens, **fields) as response:
                for _ in response.iter_lines():
                    begun.set()
                    if leave.is_set():
                        return
            ended.set()

        reader = threading.Thread(target=read, daemon=True)
        reader.start()
        assert begun.wait(PATIENCE_S), f"nothing came of {prompt!r}"
        try:
            yield
            assert not ended.is_set(), f"{prompt!r} ended too early for this test"
        finally:
            leave.set()
            reader.join(PATIENCE_S)

    def tokenize(self, prompt):
        answer = requests.post(f"{self.http}/tokenize", json={"prompt": prompt}, timeout=PATIENCE_S)
        return answer.json()["tokens"]

    def _status_bytes(self, name):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.split(f"{name}:")[1].split()[0])

    def memory_bytes(self):
        return self._status_bytes("VmRSS")

    def peak_memory_bytes(self):
        return self._status_bytes("VmHWM")

    def address_bytes(self):
        """Of the addresses that it has mapped, used or not."""
        return self._status_bytes("VmSize")

    def signal(self, number):
        self.process.send_signal(number)

    def wait(self):
        code = self.process.wait(timeout=PATIENCE_S)
        for reader in self._readers:
            reader.join(timeout=PATIENCE_S)
        return code

    def stop(self):
        if self.process.poll() is None:
            self.signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.wait()


class Reflected:
    """A gRPC client of the service that knows nothing beforehand: message classes and methods come
    from the server's own description."""

    def __init__(self, address, channel=None):
        self.channel = channel or grpc.insecure_channel(
            address, options=[("grpc.max_receive_message_length", -1)])
        self.database = ProtoReflectionDescriptorDatabase(self.channel)
        self.pool = descriptor_pool.DescriptorPool(self.database)
        self.service = self.pool.FindServiceByName("longspan.v1.Inference")

    def message(self, name, **fields):
        descriptor = self.pool.FindMessageTypeByName(f"longspan.v1.{name}")
        return message_factory.GetMessageClass(descriptor)(**fields)

    def _callable(self, name):
        method = self.service.methods_by_name[name]
        output = message_factory.GetMessageClass(method.output_type)
        kind = self.channel.unary_stream if method.server_streaming else self.channel.unary_unary
        return kind(f"/longspan.v1.Inference/{name}",
                    request_serializer=lambda message: message.SerializeToString(),
                    response_deserializer=output.FromString), method

    def call(self, name, timeout=PATIENCE_S, **fields):
        multicallable, method = self._callable(name)
        request = message_factory.GetMessageClass(method.input_type)(**fields)
        return multicallable(request, timeout=timeout)

    def generate(self, **fields):
        return self.call("Generate", **fields)

    def text(self, prompt, max_tokens=16):
        return "".join(event.token_delta.text for event in self.generate(
            text=prompt, sampling={"temperature": 0}, stopping={"max_tokens": max_tokens}))

    def close(self):
        self.channel.close()


def run_client(daemon, *arguments, stdin="", **options):
    return subprocess.run([str(LONGSPAN), "--server", daemon.grpc, *map(str, arguments)],
                          input=stdin, capture_output=True, text=True, timeout=PATIENCE_S,
                          **options)
