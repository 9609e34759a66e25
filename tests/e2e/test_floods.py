"""Floods of HTTP/2 frames, from one connection and from several, in the clear and with TLS: each
is cut off with a word and counted, the daemon's memory hardly grows and comes back, its log stays
short, and whoever else asks is answered as ever.

LONGSPAN_FLOOD_CONNECTIONS=1,5,50 names other numbers of connections, LONGSPAN_FLOOD_SCALE=10
makes each flood as many times as long, LONGSPAN_FLOOD_ROUNDS says how often who was cut off comes back."""

import json
import os
import pathlib
import time

import pytest
from certificates import Authority
from daemon import Daemon, wait_until
from http2_floods import FLOODS, Flooder, run
from http2_frames import Connection, tls_context
from neighbours import Served, neighbours

CONNECTIONS = list(map(int, os.environ.get("LONGSPAN_FLOOD_CONNECTIONS", "1,5").split(",")))
SCALE = float(os.environ.get("LONGSPAN_FLOOD_SCALE", 1))
ROUNDS = int(os.environ.get("LONGSPAN_FLOOD_ROUNDS", 3))
BIG = ["resets", "headers", "continuation", "settings", "pings"]
CASES = [(name, connections) for name in FLOODS
         for connections in (CONNECTIONS if name in BIG else CONNECTIONS[:1])]
SOURCE = "127.0.0.2"       # whoever floods has another address than the neighbours
LEAST_NEIGHBOUR_CALLS = 3  # of each protocol, while it goes on
CANCELLED = 100            # calls that a client which means well cancels together
GROWN_BYTES = 64 << 20     # at most, at any moment
LEFT_BYTES = 32 << 20      # with the allocator, afterwards
RETURN_S = 30              # it may take to come back
LOG_LINES = 200            # the neighbours' own included
LOG_LINES_A_SECOND = 6     # beside these: of three kinds one each, and one that says what was left out


def memory_after(daemon, most_bytes):
    """Once it is at most that, or else as it stays."""
    try:
        wait_until(lambda: daemon.memory_bytes() <= most_bytes, "memory as before", RETURN_S)
    except AssertionError:
        pass
    return daemon.memory_bytes()


class Flooded:
    def __init__(self, daemon, authority):
        self.daemon = daemon
        self.served = Served(daemon, authority)
        self._context = tls_context(authority.certificate) if authority else None
        with neighbours(self.served) as warm_up:
            wait_until(lambda: warm_up.have_answers(20), "calls that warm it up")
        assert not warm_up.failures
        self.first_bytes = daemon.memory_bytes()

    def connect(self, receive_bytes):
        return Connection(self.daemon.grpc, self._context, SOURCE, receive_bytes)

    def flood_once(self, flood, connections):
        """The connections, once each was cut off or has sent all."""
        flooders = []
        try:
            for _ in range(connections):
                flooders.append(Flooder(flood, self.connect, SCALE))
            run(flooders)
        finally:
            for flooder in flooders:
                flooder.connection.close()
        return flooders

    def flood(self, flood, connections, others):
        """Who was cut off comes back, until neighbours have been answered meanwhile."""
        flooders, rounds = [], 0
        while rounds < ROUNDS or not others.have_answers(LEAST_NEIGHBOUR_CALLS):
            flooders += self.flood_once(flood, connections)
            rounds += 1
            if not all(flooder.cut for flooder in flooders):
                break
        return flooders

    def reset_peak(self):
        """Of /proc/PID/status, VmHWM (proc_pid_clear_refs(5))."""
        pathlib.Path(f"/proc/{self.daemon.process.pid}/clear_refs").write_text("5")


@pytest.fixture(scope="module", params=["clear", "tls"])
def flooded(request, tmp_path_factory):
    authority, flags = None, ()
    if request.param == "tls":
        authority = Authority(tmp_path_factory.mktemp("authority"), "authority")
        certificate, key = authority.issue("server")
        flags = ("--tls-cert-file", certificate, "--tls-key-file", key)
    daemon = Daemon("--threads", "1", "--kv-cache-bytes", "64MiB", "--log-lines-per-second", "1",
                    *flags)
    yield Flooded(daemon, authority)
    daemon.stop()


@pytest.mark.parametrize("name,connections", CASES)
def test_a_flood_is_cut_off(flooded, name, connections):
    flood, daemon = FLOODS[name], flooded.daemon
    flooded.reset_peak()
    before_bytes, lines_before = daemon.memory_bytes(), len(daemon.log_lines)
    began = time.monotonic()
    counted_before = flooded.served.connections_cut()
    with neighbours(flooded.served) as others:
        flooders = flooded.flood(flood, connections, others)
        peak_bytes = daemon.peak_memory_bytes()
    lasted_s = time.monotonic() - began
    left_bytes = memory_after(daemon, before_bytes + LEFT_BYTES)
    cut = [flooder for flooder in flooders if flooder.cut]
    farewells = [flooder.connection.farewell for flooder in cut]
    counted = flooded.served.connections_cut()
    sent_bytes = sum(flooder.sent_bytes for flooder in flooders)
    figures = {"flood": name, "at_once": connections, "connections": len(flooders),
               "cut": len(cut), "sent_mib": round(sent_bytes / 2**20, 2),
               "grown_mib": (peak_bytes - before_bytes) >> 20,
               "left_mib": (left_bytes - before_bytes) >> 20,
               "farewells": sorted({str(farewell) for farewell in farewells}),
               "answered": others.answered, "counted": counted,
               "log_lines": len(daemon.log_lines) - lines_before}
    print("\n" + json.dumps(figures))
    wrong = {
        "not cut off": len(cut) < len(flooders),
        "cut off without a word": None in farewells and not (flood.library or flood.unread),
        "for no error": any(farewell and farewell.code == 0 for farewell in farewells),
        "not counted": counted is None or (not flood.library
                                           and counted - counted_before < len(cut)),
        "grown too much": peak_bytes > before_bytes + GROWN_BYTES,
        "not come back": left_bytes > before_bytes + LEFT_BYTES,
        "neighbours failed": bool(others.failures),
        "too many log lines": figures["log_lines"] > LOG_LINES + LOG_LINES_A_SECOND * lasted_s,
    }
    assert not any(wrong.values()), (
        [what for what, is_so in wrong.items() if is_so], figures, others.failures)


def test_who_cancels_many_calls_after_a_flood_is_not_cut_off(flooded):
    """On a connection of its own, at the address of whoever flooded."""
    flooded.flood_once(FLOODS["resets"], 1)
    for _ in range(5):
        cancels = Flooder(FLOODS["resets"], flooded.connect, CANCELLED / FLOODS["resets"].count)
        run([cancels])
        cancels.connection.close()
        assert cancels.connection.answered and not cancels.cut, cancels.connection.farewell


def test_nothing_is_left_of_all_floods(flooded):
    left_bytes = memory_after(flooded.daemon, flooded.first_bytes + LEFT_BYTES)
    assert left_bytes <= flooded.first_bytes + LEFT_BYTES
    with neighbours(flooded.served) as others:
        wait_until(lambda: others.have_answers(5), "answers as before")
    assert not others.failures
