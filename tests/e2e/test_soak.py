"""Many streams over both protocols, many of which break off. LONGSPAN_SOAK_STREAMS and
LONGSPAN_SOAK_SECONDS make it longer."""

import json
import os
import random
import threading
import time

import grpc
import requests
from daemon import PATIENCE_S, Reflected

STREAMS = int(os.environ.get("LONGSPAN_SOAK_STREAMS", 32))
SECONDS = float(os.environ.get("LONGSPAN_SOAK_SECONDS", 10))
# What freed memory may stay with the allocator and with open connections.
SLACK_BYTES = 64 << 20
# Refusals under load are part of the game, and carry these.
BUSY_HTTP = {429, 503}
BUSY_GRPC = {grpc.StatusCode.RESOURCE_EXHAUSTED}


class Soak:
    def __init__(self, daemon):
        self.daemon = daemon
        self.reflected = Reflected(daemon.grpc)
        self.ends_at = time.monotonic() + SECONDS
        self.lock = threading.Lock()
        self.unexpected = []
        self.completed = self.broken_off = self.refused = 0

    def count(self, what):
        with self.lock:
            setattr(self, what, getattr(self, what) + 1)

    def http(self, draw, prompt, tokens, patience):
        body = {"prompt": prompt, "max_tokens": tokens, "stream": True, "ignore_eos": True,
                "seed": draw.randrange(2**32), "temperature": 1}
        with requests.post(f"{self.daemon.http}/v1/completions", json=body, stream=True,
                           timeout=PATIENCE_S) as response:
            if response.status_code in BUSY_HTTP:
                return self.count("refused")
            assert response.status_code == 200, response.text
            last = b""
            for seen, line in enumerate(line for line in response.iter_lines() if line):
                assert not line.startswith(b'data: {"error"'), line
                last = line
                if seen >= patience:
                    return self.count("broken_off")
            assert last == b"data: [DONE]", last
            self.count("completed")

    def grpc(self, draw, prompt, tokens, patience):
        stream = self.reflected.generate(
            text=prompt, sampling={"seed": draw.randrange(2**63), "temperature": 1},
            stopping={"max_tokens": tokens, "ignore_eos": True})
        try:
            finished = False
            for seen, event in enumerate(stream):
                finished = event.HasField("finished")
                if seen >= patience and not finished:
                    stream.cancel()
                    return self.count("broken_off")
            assert finished
            self.count("completed")
        except grpc.RpcError as error:
            if error.code() not in BUSY_GRPC:
                raise
            self.count("refused")

    def client(self, seed):
        draw = random.Random(seed)
        while time.monotonic() < self.ends_at:
            prompt = "words and words " * draw.choice([1, 10, 100])
            tokens = draw.randrange(1, 40)
            patience = draw.choice([0, 1, 5, 10**9, 10**9])
            ask = draw.choice([self.http, self.grpc])
            try:
                ask(draw, prompt, tokens, patience)
            except Exception as error:  # whatever it is, the test tells it
                with self.lock:
                    self.unexpected.append(f"seed {seed}, {ask.__name__}: {error!r}")

    def run(self):
        threads = [threading.Thread(target=self.client, args=(seed,)) for seed in range(STREAMS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.reflected.close()


def test_soak(start_daemon):
    daemon = start_daemon()
    warm = Soak(daemon)
    warm.ends_at = time.monotonic() + min(2.0, SECONDS)
    warm.run()
    daemon.wait_idle()
    before_bytes = daemon.memory_bytes()
    soak = Soak(daemon)
    soak.run()
    assert not soak.unexpected, "\n".join(soak.unexpected[:20])
    assert soak.completed > 0 and soak.broken_off > 0
    daemon.wait_idle()
    reflected = Reflected(daemon.grpc)
    for pool in reflected.call("GetServerInfo").pools:
        assert pool.free == pool.total, pool.name
    reflected.close()
    assert daemon.memory_bytes() < before_bytes + SLACK_BYTES
    print(json.dumps({"completed": soak.completed, "broken_off": soak.broken_off,
                      "refused": soak.refused,
                      "grown_bytes": daemon.memory_bytes() - before_bytes}))
