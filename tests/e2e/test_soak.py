"""Many streams over both protocols, many of which break off. LONGSPAN_SOAK_STREAMS and
LONGSPAN_SOAK_SECONDS make it longer."""

import json
import os

import grpc
import requests
from daemon import PATIENCE_S, Reflected
from leftovers import SLACK_BYTES, baseline
from soak import Soak

STREAMS = int(os.environ.get("LONGSPAN_SOAK_STREAMS", 32))
SECONDS = float(os.environ.get("LONGSPAN_SOAK_SECONDS", 10))
# Refusals under load are part of the game, and carry these.
BUSY_HTTP = {429, 503}
BUSY_GRPC = {grpc.StatusCode.RESOURCE_EXHAUSTED}


class CompletionSoak(Soak):
    def __init__(self, daemon):
        super().__init__()
        self.daemon = daemon
        self.reflected = Reflected(daemon.grpc)

    def ask(self, draw):
        prompt = "words and words " * draw.choice([1, 10, 100])
        tokens = draw.randrange(1, 40)
        patience = draw.choice([0, 1, 5, 10**9, 10**9])
        return draw.choice([self.http, self.grpc])(draw, prompt, tokens, patience)

    def http(self, draw, prompt, tokens, patience):
        body = {"prompt": prompt, "max_tokens": tokens, "stream": True, "ignore_eos": True,
                "seed": draw.randrange(2**32), "temperature": 1}
        with requests.post(f"{self.daemon.http}/v1/completions", json=body, stream=True,
                           timeout=PATIENCE_S) as response:
            if response.status_code in BUSY_HTTP:
                return "refused"
            assert response.status_code == 200, response.text
            last = b""
            for seen, line in enumerate(line for line in response.iter_lines() if line):
                assert not line.startswith(b'data: {"error"'), line
                last = line
                if seen >= patience:
                    return "broken_off"
            assert last == b"data: [DONE]", last
            return "completed"

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
                    return "broken_off"
            assert finished
            return "completed"
        except grpc.RpcError as error:
            if error.code() not in BUSY_GRPC:
                raise
            return "refused"

    def close(self):
        self.reflected.close()


def soaked(daemon, seconds):
    soak = CompletionSoak(daemon)
    soak.run(STREAMS, seconds)
    soak.close()
    daemon.wait_idle()
    return soak.counts


def test_soak(start_daemon):
    daemon = start_daemon()
    soaked(daemon, min(2.0, SECONDS))
    before_bytes = daemon.memory_bytes()
    with baseline(daemon) as before:
        counts = soaked(daemon, SECONDS)
        before.at_baseline()
    assert counts["completed"] > 0 and counts["broken_off"] > 0
    reflected = Reflected(daemon.grpc)
    for pool in reflected.call("GetServerInfo").pools:
        assert pool.free == pool.total, pool.name
    reflected.close()
    assert daemon.memory_bytes() < before_bytes + SLACK_BYTES
    print(json.dumps({**counts, "grown_bytes": daemon.memory_bytes() - before_bytes}))
