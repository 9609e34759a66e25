"""Clients that mean well are never cut off, however much they ask: many small calls, cancels and
deadlines that come together, pings at the interval that is allowed, large messages; grpcio and the
C++ client, in the clear and with TLS.

LONGSPAN_GOOD_CALLS=100000 makes the small calls more."""

import os
import threading
import time

import grpc
import pytest
from certificates import Authority
from daemon import PATIENCE_S, Daemon, Reflected, run_client, wait_until
from http2_frames import PING, Connection, frame, tls_context
from neighbours import Served

CALLS = int(os.environ.get("LONGSPAN_GOOD_CALLS", 20_000))
AT_ONCE = 64
CANCELLED = 100
MESSAGE_BYTES = 64 << 20
PING_INTERVAL_S = 5  # what README.md allows
FLAGS = ("--threads", "1", "--kv-cache-bytes", "128MiB",
         "--max-body-bytes", MESSAGE_BYTES + (1 << 20), "--max-request-bytes", "320MiB", "--log-lines-per-second", "5")
ENDLESS = {"text": "x", "stopping": {"max_tokens": 20_000, "ignore_eos": True}}


class Watched:
    """A client, and what states its connection was in."""

    def __init__(self, served, *options):
        channel = served.channel(*options)
        self.states = []
        channel.subscribe(self.states.append, try_to_connect=True)
        self.client = Reflected(served.daemon.grpc, channel=channel)
        self.client.call("GetServerInfo")

    def small_call(self, method="Tokenize", **fields):
        multicallable, described = self.client._callable(method)
        request = self.client.message(described.input_type.name, **fields)
        return lambda: multicallable.future(request, timeout=PATIENCE_S)

    def assert_unbroken(self):
        ready = grpc.ChannelConnectivity.READY
        assert ready in self.states, self.states
        assert set(self.states[self.states.index(ready):]) == {ready}, self.states

    def close(self):
        self.client.close()


class Pinger:
    """An idle connection whose client asks at the interval whether anyone is there."""

    def __init__(self, served):
        context = tls_context(served.authority.certificate) if served.authority else None
        self.connection = Connection(served.daemon.grpc, context, polite=True)
        self.knows = threading.Event()  # two were answered, or none will be
        self._leave = threading.Event()
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self._thread.start()

    def _go_on(self):
        while not self.connection.ended and not self._leave.wait(PING_INTERVAL_S):
            self.connection.receive()
            if self.connection.pongs >= 2:
                self.knows.set()
            self.connection.send(frame(PING, 0, 0, time.monotonic_ns().to_bytes(8, "big")))
        self.knows.set()

    def leave(self):
        self._leave.set()
        self._thread.join()
        self.connection.close()


class Good:
    def __init__(self, daemon, authority):
        self.served = Served(daemon, authority)
        self.pinger = Pinger(self.served)
        self.idle = Watched(self.served, ("grpc.keepalive_time_ms", 1000 * PING_INTERVAL_S),
                            ("grpc.keepalive_permit_without_calls", 1),
                            ("grpc.http2.max_pings_without_data", 0))

    def close(self):
        self.idle.close()
        self.pinger.leave()


@pytest.fixture(scope="module", params=["clear", "tls"])
def module_good(request, tmp_path_factory):
    authority, flags = None, ()
    if request.param == "tls":
        authority = Authority(tmp_path_factory.mktemp("authority"), "authority")
        certificate, key = authority.issue("server")
        flags = ("--tls-cert-file", certificate, "--tls-key-file", key)
    daemon = Daemon(*FLAGS, *flags)
    made = Good(daemon, authority)
    yield made
    made.close()
    daemon.stop()


@pytest.fixture
def good(module_good):
    """Nobody was cut off while the test ran."""
    before = module_good.served.connections_cut()
    yield module_good
    assert module_good.served.connections_cut() == before


@pytest.fixture
def watched(good):
    made = Watched(good.served)
    yield made
    made.assert_unbroken()
    made.close()


def call_many(watched, count):
    """So many small calls, `AT_ONCE` of them at any moment. What fails raises."""
    call = watched.small_call(text="a few words")
    going = [call() for _ in range(min(AT_ONCE, count))]
    for _ in range(count - len(going)):
        going.pop(0).result()
        going.append(call())
    for one in going:
        assert one.result().token_ids


@pytest.mark.parametrize("channels", [1, 4])
def test_many_small_calls(good, channels):
    """All of CALLS over one connection in the clear, and half of them otherwise."""
    count = CALLS if channels == 1 and good.served.authority is None else CALLS // 2
    clients = [Watched(good.served) for _ in range(channels)]
    failures = []

    def run(client):
        try:
            call_many(client, count // channels)
        except Exception as error:  # whatever it is
            failures.append(repr(error))

    threads = [threading.Thread(target=run, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    for client in clients:
        client.assert_unbroken()
        client.close()


def codes_of(calls):
    return {call.code() for call in calls}


@pytest.mark.parametrize("begun", [True, False], ids=["begun", "at once"])
def test_cancels_that_come_together(good, watched, begun):
    for _ in range(3):
        calls = [watched.client.generate(**ENDLESS) for _ in range(CANCELLED)]
        for call in calls if begun else ():
            assert next(call).HasField("accepted")
        for call in calls:
            call.cancel()
        assert codes_of(calls) == {grpc.StatusCode.CANCELLED}
        call_many(watched, 2 * CANCELLED)
    wait_until(lambda: watched.client.call("GetLoad").running_requests == 0, "none that runs")


def test_deadlines_that_come_together(good, watched):
    for seconds in (0.02, 0.2, 0.5):
        ends_at = time.monotonic() + seconds
        calls = [watched.client.call("Generate", **ENDLESS,
                                     timeout=max(0.001, ends_at - time.monotonic()))
                 for _ in range(CANCELLED)]
        assert codes_of(calls) == {grpc.StatusCode.DEADLINE_EXCEEDED}
        call_many(watched, 2 * CANCELLED)
    wait_until(lambda: watched.client.call("GetLoad").running_requests == 0, "none that runs")


def test_messages_of_64_mib(good, watched):
    """Of a field that stands twice in a message the last is taken, so that these are answered."""
    client = watched.client
    message = client.message("TokenizeRequest", text="x" * (MESSAGE_BYTES - 64)).SerializeToString()
    message += client.message("TokenizeRequest", text="a few words").SerializeToString()
    assert len(message) > MESSAGE_BYTES - 64
    response = client.message("TokenizeResponse")
    call = client.channel.unary_unary("/longspan.v1.Inference/Tokenize",
                                      response_deserializer=type(response).FromString)
    expected = client.call("Tokenize", text="a few words").token_ids
    for _ in range(3):
        assert call(message, timeout=PATIENCE_S).token_ids == expected


def test_large_answers(good, watched):
    """Of megabytes, several at once."""
    call = watched.small_call(text="word " * 200_000, token_strings=True)
    for answer in [call() for _ in range(4)]:
        answer = answer.result()
        assert answer.ByteSize() > 1 << 20
        assert len(answer.token_strings) == len(answer.token_ids) >= 200_000


def test_the_clients_own_bench(good):
    served = good.served
    flags = ["--tls-ca-file", served.authority.certificate] if served.authority else []
    done = run_client(served.daemon, *flags, "bench", "--concurrency", 64, "--requests", 300,
                      "--prompt-tokens", 16, "--output-tokens", 8, "--cancel-share", 0.5)
    assert done.returncode == 0, done.stdout + done.stderr


def test_pings_at_the_allowed_interval(good):
    """Of connections that were idle while all the other tests ran."""
    assert good.pinger.knows.wait(PATIENCE_S), "no answers to pings"
    assert not good.pinger.connection.ended, good.pinger.connection.farewell
    good.idle.assert_unbroken()
    good.idle.client.call("GetLoad")
