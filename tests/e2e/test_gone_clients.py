"""Clients that are gone, at every stage of their requests and on every protocol: what was theirs is
free soon. LONGSPAN_GONE_ROUNDS says how many of each go at once; with LONGSPAN_GONE_DEFAULTS=1 the
daemons ask in vain for as long as they do by default, where those of a test hurry. What it took is
printed (pytest -s)."""

import contextlib
import dataclasses
import itertools
import json
import os
import pathlib
import sys
import time

import grpc
import pytest
from certificates import Authority
from daemon import Daemon, Reflected, wait_until
from network_namespace import Namespace, tell

ROUNDS = int(os.environ.get("LONGSPAN_GONE_ROUNDS", 1))
HURRIES = os.environ.get("LONGSPAN_GONE_DEFAULTS") != "1"
PINGS = ("--ping-interval-s", "1", "--ping-timeout-s", "1") if HURRIES else ()
PLAIN = ("http/1.0", "http/1.1", "grpc")
SECURE = ("https/1.0", "https/1.1", "grpcs")
NEVER_ENDS = {"max_tokens": 40_000, "ignore_eos": True}


@dataclasses.dataclass(frozen=True)
class Stage:
    prompt_tokens: int = 8
    streams: bool = False
    waits: bool = False  # for one that runs
    reads: bool = False


STAGES = {
    "queued": Stage(waits=True),
    "reading": Stage(prompt_tokens=max(4_000, 20_000 // ROUNDS), reads=True),
    "generating": Stage(),
    "writing": Stage(streams=True),
}


class Server:
    """A daemon that clients of the namespace reach, with its load as gRPC tells it."""

    def __init__(self, protocols, address, authority, *flags):
        self.protocols = protocols
        self.daemon = Daemon("--http-address", f"{address}:0", "--grpc-address",
                             f"{address}:0", "--threads", "1", "--kv-cache-bytes", "2GiB",
                             *PINGS, *flags)
        credentials = grpc.ssl_channel_credentials(authority.certificate.read_bytes())
        options = [("grpc.ssl_target_name_override", "localhost")]
        self.client = Reflected(self.daemon.grpc, channel=grpc.secure_channel(
            self.daemon.grpc, credentials, options) if protocols is SECURE else None)

    def load(self):
        """The daemon pings this connection too, and gives it up if the machine is so busy that no
        answer comes within the second. The next call has a new one."""
        for _ in range(3):
            try:
                return self.client.call("GetLoad")
            except grpc.RpcError as error:
                if error.code() is not grpc.StatusCode.UNAVAILABLE:
                    raise
        return self.client.call("GetLoad")

    def is_idle(self):
        load = self.load()
        return (load.running_requests == 0 and load.waiting_requests == 0
                and load.kv_pages_free + load.kv_pages_cached == load.kv_pages_total)

    def stop(self):
        self.client.close()
        self.daemon.stop()


@pytest.fixture(scope="module")
def namespace():
    made = Namespace()
    yield made
    made.remove()


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return Authority(tmp_path_factory.mktemp("authority"), "authority")


@pytest.fixture(scope="module", params=STAGES)
def scene(request, namespace, authority):
    """The stage, and the servers for it."""
    stage = STAGES[request.param]
    places = "1" if stage.waits else "512"
    certificate, key = authority.issue(request.param)
    with contextlib.ExitStack() as running:
        servers = []
        for protocols, flags in ((PLAIN, ()), (SECURE, ("--tls-cert-file", certificate,
                                                        "--tls-key-file", key))):
            servers.append(Server(protocols, namespace.host_address, authority,
                                  "--max-running-requests", places,
                                  "--max-partial-prefills", places, *flags))
            running.callback(servers[-1].stop)
        yield stage, servers


numbers = itertools.count(16)


def asked_of(server, stage, protocol, name):
    # That the prefix cache has nothing of.
    ids = [16 + next(numbers) % 4_000] * stage.prompt_tokens
    if protocol.startswith("grpc"):
        # Deltas wait, where nothing is to be written.
        body = server.client.message("GenerateRequest", token_ids={"ids": ids}, request_id=name,
                                     stopping=NEVER_ENDS,
                                     response={"coalesce_ms": 0 if stage.streams else 10_000})
        return body.SerializeToString()
    body = json.dumps({"prompt": ids, "stream": stage.streams, **NEVER_ENDS})
    head = (f"POST /v1/completions HTTP/{protocol[-3:]}\r\nHost: a\r\nX-Request-Id: {name}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n")
    return (head + body).encode()


@contextlib.contextmanager
def blocked(servers, stage):
    """While one runs in each, where the stage is to wait for that."""
    calls = []
    if stage.waits:
        for server in servers:
            calls.append(server.client.generate(text="runs", stopping=NEVER_ENDS,
                                                response={"coalesce_ms": 10_000}))
            wait_until(lambda: server.load().running_requests == 1, "one that runs")
    yield
    for call in calls:
        call.cancel()


def is_at(server, stage, count, generated_before):
    load = server.load()
    if stage.waits:
        return load.waiting_requests == count
    if stage.reads:  # in turns: the last of them may not have begun
        return (load.running_requests + load.waiting_requests == count
                and load.prefill_remaining_tokens > 0)
    return load.running_requests == count and load.done.generated_tokens > generated_before


def is_free(server, stage):
    return server.load().waiting_requests == 0 if stage.waits else server.is_idle()


LEAVINGS = {
    # A client that closes what it has opened, with the word that TLS has for it.
    "closed": lambda namespace, client: tell(client, "close", "closed"),
    # A process that dies.
    "killed": lambda namespace, client: client.kill(),
    "vanished": lambda namespace, client: namespace.set_link("down"),
}


@pytest.mark.parametrize("leaving", LEAVINGS)
def test_what_was_theirs_is_free(namespace, authority, scene, leaving):
    stage, servers = scene
    namespace.set_link("up")
    names = {server: [] for server in servers}
    asked = []
    for server in servers:
        for protocol, round_ in itertools.product(server.protocols, range(ROUNDS)):
            name = f"{leaving}-{protocol.replace('/', '')}-{round_}"
            names[server].append(name)
            address = server.daemon.grpc if "grpc" in protocol else server.daemon.ready["http"]
            asked.append({"protocol": protocol, "address": address,
                          "bytes": asked_of(server, stage, protocol, name).hex()})
    generated_before = {server: server.load().done.generated_tokens for server in servers}
    client = namespace.start(sys.executable, pathlib.Path(__file__).with_name("gone_client.py"))
    with blocked(servers, stage):
        tell(client, json.dumps({"requests": asked, "begun": stage.streams,
                                 "authority": str(authority.certificate)}), "open")
        for server in servers:
            wait_until(lambda: is_at(server, stage, len(names[server]), generated_before[server]),
                       "all requests at this stage")
        left = time.monotonic()
        LEAVINGS[leaving](namespace, client)
        for server in servers:
            wait_until(lambda: is_free(server, stage), "nothing of theirs in use")
        print(f"\n{stage} {leaving}: {len(asked)} free after {time.monotonic() - left:.2f} s")
        client.kill()
        client.wait()
    for server in servers:
        wait_until(server.is_idle, "no page in use and nothing running")
        endings = server.daemon.wait_endings(names[server])
        wrong = {name: ending for name, ending in endings.items()
                 if ending != (1 if "grpc" in name else 499)}
        assert not wrong, "not as those of a client that has left"
