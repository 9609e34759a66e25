"""Restarts under load, as a rollout does them: the next replica is ready before the last one drains,
and whoever spreads requests asks /ready. No request is lost, none ends without being told."""

import collections
import json
import os
import random
import signal
import threading

import grpc
import requests
from daemon import PATIENCE_S, Reflected, wait_until

RESTARTS = int(os.environ.get("LONGSPAN_RESTARTS", 5))
REQUESTS = 100 * RESTARTS
CLIENTS = 8
# Above the time that the replica is still offered to clients after it was told to end.
GRACE_S = "3"


def over_http(session, daemon, prompt, max_tokens):
    """How one streamed completion ended: done, refused (come again), cut off, or what it was."""
    answer = session.post(f"{daemon.http}/v1/completions", stream=True, timeout=PATIENCE_S, json={
        "prompt": prompt, "max_tokens": max_tokens, "ignore_eos": True, "stream": True,
        "stream_options": {"include_usage": True}})
    if answer.status_code == 503 and int(answer.headers["Retry-After"]) >= 1:
        return "refused"
    if answer.status_code != 200:
        return f"{answer.status_code}: {answer.text}"
    lines = [line[len(b"data: "):] for line in answer.iter_lines() if line.startswith(b"data: ")]
    if lines[-1] != b"[DONE]":
        told = json.loads(lines[-1])
        return "cut off" if told.get("error", {}).get("code") == "draining" else f"{told}"
    usage = json.loads(lines[-2])["usage"]
    return "done" if usage["completion_tokens"] == max_tokens else f"{usage}"


def over_grpc(client, prompt, max_tokens):
    tokens = 0
    try:
        for event in client.generate(text=prompt, response={"token_ids": True}, stopping={
                "max_tokens": max_tokens, "ignore_eos": True}):
            tokens += len(event.token_delta.token_ids)
    except grpc.RpcError as error:
        details = dict(error.trailing_metadata()).get("grpc-status-details-bin", b"")
        if error.code() != grpc.StatusCode.UNAVAILABLE or b"RetryInfo" not in details:
            return f"{error.code()}: {error.details()}"
        return "cut off" if tokens else "refused"
    return "done" if tokens == max_tokens else f"{tokens} of {max_tokens} tokens"


class Rollout:
    """The replicas that clients are sent to, and what became of their requests."""

    def __init__(self, start):
        self.start = start
        self.changed = threading.Condition()
        self.replicas = [start()]
        self.left = REQUESTS
        self.ends = collections.Counter()

    def replace(self):
        old = self.replicas[0]
        new = self.start()
        self.replicas = [old, new]
        old.signal(signal.SIGTERM)
        wait_until(lambda: requests.get(f"{old.http}/ready", timeout=PATIENCE_S).status_code == 503,
                   "the old replica is not ready")
        self.replicas = [new]
        assert old.wait() == 0

    def client(self, seed):
        """One client: keeps its connections, and asks again elsewhere when it is refused."""
        draws = random.Random(seed)
        connections = {}
        while self.take():
            prompt = "word " * draws.randint(1, 300)
            end = "refused"
            while end == "refused":
                daemon = draws.choice(self.replicas)
                max_tokens = draws.randint(1, 60)
                try:
                    if daemon not in connections:
                        connections[daemon] = (requests.Session(), Reflected(daemon.grpc))
                    session, channel = connections[daemon]
                    end = (over_http(session, daemon, prompt, max_tokens) if seed % 2
                           else over_grpc(channel, prompt, max_tokens))
                except Exception as error:  # a connection that broke: what must not happen
                    end = repr(error)
                self.count(end)
        for session, channel in connections.values():
            session.close()
            channel.close()

    def take(self):
        with self.changed:
            self.left -= 1
            return self.left >= 0

    def count(self, end):
        with self.changed:
            self.ends[end] += 1
            self.changed.notify_all()

    def wait_ended(self, count):
        with self.changed:
            assert self.changed.wait_for(lambda: sum(self.ends.values()) >= count, PATIENCE_S)


def test_a_rollout_under_load_loses_nothing(start_daemon):
    rollout = Rollout(lambda: start_daemon("--threads", "1", "--drain-grace-s", GRACE_S))
    clients = [threading.Thread(target=rollout.client, args=[seed], daemon=True)
               for seed in range(CLIENTS)]
    for client in clients:
        client.start()
    for restart in range(RESTARTS):
        rollout.wait_ended((restart + 1) * REQUESTS // (RESTARTS + 1))
        rollout.replace()
    for client in clients:
        client.join(PATIENCE_S)
        assert not client.is_alive()
    assert set(rollout.ends) <= {"done", "refused"}, rollout.ends
    assert rollout.ends["done"] == REQUESTS


def test_what_the_drain_cuts_off_is_told(start_daemon):
    daemon = start_daemon("--drain-timeout-s", "0.2")
    streams, max_tokens = 12, 20_000
    ends = [None] * streams

    def run(index):
        if index % 2:
            ends[index] = over_http(requests.Session(), daemon, "endless", max_tokens)
        else:
            client = Reflected(daemon.grpc)
            ends[index] = over_grpc(client, "endless", max_tokens)
            client.close()

    clients = [threading.Thread(target=run, args=[index], daemon=True) for index in range(streams)]
    for client in clients:
        client.start()
    wait_until(lambda: daemon.load()["running"] == streams, "all streams run")
    daemon.signal(signal.SIGTERM)
    for client in clients:
        client.join(PATIENCE_S)
    assert ends == ["cut off"] * streams
    assert daemon.wait() == 0
