"""Clients that ask and then read nothing: they are cut off, and cost neither neighbours nor memory."""

import itertools

import pytest
from daemon import Daemon, Reflected, make_checkpoint
from faults import CONTEXT, TIMES, Neighbours, fresh_prompt
from leftovers import baseline
from raw_requests import RawRequest, grpc_generate, http_post

MOST_AT_ONCE = 20
# Long enough to fill what the kernel takes, 200 KB, or the window of HTTP/2, 64 KiB.
MUCH = {"max_tokens": 6_000, "ignore_eos": True}


class Stalled:
    """A daemon that waits two seconds for a reader. It keeps what is unread for longer than that."""

    def __init__(self, directory):
        self.daemon = Daemon(
            "--threads", "1", "--reader-stall-timeout-s", "2", "--output-buffer-bytes", "64MiB",
            "--max-running-requests", str(MOST_AT_ONCE + 2), "--kv-cache-bytes", "128MiB",
            *CONTEXT, "--log-lines-per-second", "0",
            model=make_checkpoint("tiny-nsa", directory))
        self.client = Reflected(self.daemon.grpc)
        self.neighbours = Neighbours(self.daemon, self.client)
        self._numbers = itertools.count()

    def over_http(self, name):
        body = {"prompt": fresh_prompt(8), "stream": True, "logprobs": 5, **MUCH}
        return RawRequest(self.daemon.ready["http"], http_post(body, name), receive_buffer_bytes=4096)

    def over_grpc(self, name):
        message = self.client.message(
            "GenerateRequest", token_ids={"ids": fresh_prompt(8)}, request_id=name, stopping=MUCH,
            response={"logprobs_top_n": 20})
        return RawRequest(self.daemon.grpc, grpc_generate(message.SerializeToString()))

    def stall(self, ask, count):
        """So many at once."""
        names = [f"stalled-{next(self._numbers)}" for _ in range(count)]
        with self.neighbours.beside():
            readers = [ask(name) for name in names]
            endings = self.daemon.wait_endings(names)
        for reader in readers:
            reader.close()
        assert set(endings.values()) == {499 if ask == self.over_http else 1}

    def stop(self):
        self.client.close()
        self.daemon.stop()


@pytest.fixture(scope="module")
def stalled(tmp_path_factory):
    made = Stalled(tmp_path_factory.mktemp("model") / "random")
    yield made
    made.stop()


@pytest.mark.parametrize("protocol", ["http", "grpc"])
def test_unread(stalled, protocol):
    ask = {"http": stalled.over_http, "grpc": stalled.over_grpc}[protocol]
    stalled.stall(ask, min(4, TIMES))
    with baseline(stalled.daemon, stalled.client) as before:
        for begun in range(0, TIMES, MOST_AT_ONCE):
            stalled.stall(ask, min(MOST_AT_ONCE, TIMES - begun))
        before.at_baseline()
