"""Chats with tools and forms of answers, 200 at once over both protocols, many of which break off:
nothing fails but what asks for it, every answer that comes to its end is of its form, and afterwards
the daemon holds what it held before.

LONGSPAN_CHAT_SOAK_S makes it longer. tests/sanitize.sh runs it against daemons of its presets."""

import http.client
import json
import os
import signal
import socket
import struct

import grpc
import pytest
import requests
from constrained_chats import (TEMPLATE, Answer, add_grpc_event, add_http_delta, chat_of,
                               gathered_message)
from daemon import (PATIENCE_S, Daemon, Reflected, holds_nothing, make_checkpoint, metric,
                    wait_until)
from leftovers import SLACK_BYTES, baseline
from soak import Soak

CLIENTS = 200
CHAT_PATIENCE_S = 5 * PATIENCE_S  # a long prompt waits for what all the others ask for
SECONDS = float(os.environ.get("LONGSPAN_CHAT_SOAK_S", 3))
CACHE_BYTES = 4 << 20  # of compiled forms, so that they evict each other all the time
FLAGS = ("--threads", "2", "--max-running-requests", str(CLIENTS), "--max-context-tokens", "4096",
         "--kv-cache-bytes", "8MiB", "--host-cache-bytes", "4MiB", "--output-margin-tokens", "64",
         "--constraint-threads", "2", "--constraint-cache-bytes", str(CACHE_BYTES),
         "--max-waiting-constraints", str(2 * CLIENTS))
REFUSED = [({"regex": "("}, {"regex": "("}), ({"json": {"not": {}}}, {"json_schema": '{"not": {}}'}),
           ({"grammar": "root ::= other"}, {"grammar": "root ::= other"})]


class HttpChat:
    """One exchange on a connection of its own."""

    def __init__(self, daemon, body):
        self._connection = http.client.HTTPConnection(daemon.ready["http"], timeout=CHAT_PATIENCE_S)
        self._connection.connect()
        self._socket = self._connection.sock
        self._response = None
        self._connection.request("POST", "/v1/chat/completions", json.dumps(body))

    def answer(self, patience_s=CHAT_PATIENCE_S):
        """Its head. TimeoutError: it has not come within `patience_s`."""
        self._socket.settimeout(patience_s)
        self._response = self._connection.getresponse()
        self._socket.settimeout(CHAT_PATIENCE_S)
        return self._response

    def leave(self, resets):
        """As who closes his side, or as who is gone without a word (RST)."""
        if resets:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        else:
            self._socket.shutdown(socket.SHUT_WR)
        self.close()

    def close(self):
        if self._response is not None:
            self._response.close()
        self._connection.close()


class ChatSoak(Soak):
    def __init__(self, daemon):
        super().__init__()
        self.daemon = daemon
        self.reflected = Reflected(daemon.grpc)

    def ask(self, draw):
        ways = [self.whole, self.stream, self.grpc, self.refused]
        return draw.choices(ways, [4, 6, 3, 1])[0](draw)

    def whole(self, draw):
        chat = chat_of(draw)
        leaves = draw.choice(["", "", "unread", "waiting", "answered"])
        exchange = HttpChat(self.daemon, chat.http())
        try:
            if leaves != "unread":
                patience_s = draw.uniform(0, 0.5) if leaves == "waiting" else CHAT_PATIENCE_S
                response = exchange.answer(patience_s)
            if leaves in ("unread", "answered"):
                return left(exchange, draw, f"whole {leaves}")
            body = json.loads(response.read())
            assert response.status == 200, body
            return self.ended("whole", chat, answer_of(body), body["choices"][0]["finish_reason"])
        except TimeoutError:
            assert leaves == "waiting"
            return left(exchange, draw, "whole waiting")
        finally:
            exchange.close()

    def stream(self, draw):
        chat = chat_of(draw)
        leaves = draw.choice(["", "", "unread", "begun", "midway", "ended"])
        most_events = draw.randrange(2, 40) if leaves == "midway" else {"begun": 1}.get(leaves)
        exchange = HttpChat(self.daemon, {**chat.http(), "stream": True})
        try:
            if leaves == "unread":
                return left(exchange, draw, "stream unread")
            answer, reason, events = Answer(), None, 0
            for data in events_of(exchange.answer()):
                if data == b"[DONE]":
                    return self.ended("stream", chat, answer, reason)
                choice, = json.loads(data)["choices"]
                add_http_delta(answer, choice["delta"])
                reason = choice["finish_reason"]
                events += 1
                if events == most_events or (reason and leaves == "ended"):
                    return left(exchange, draw, f"stream {leaves}")
            raise AssertionError(f"no [DONE] after {answer}")
        finally:
            exchange.close()

    def grpc(self, draw):
        chat = chat_of(draw)
        ends = draw.choice(["", "", "unread", "begun", "midway", "deadline"])
        most_events = draw.randrange(2, 40) if ends == "midway" else {"unread": 0, "begun": 1}.get(ends)
        call = self.reflected.call("Generate", **chat.grpc(), timeout=(
            draw.uniform(0.001, 1) if ends == "deadline" else CHAT_PATIENCE_S))
        try:
            if most_events == 0:
                call.cancel()
                return "grpc left unread"
            answer = Answer()
            for events, event in enumerate(call, 1):
                add_grpc_event(answer, event)
                if event.HasField("finished"):
                    reason = {1: "stop", 2: "length", 3: "tool_calls"}[event.finished.reason]
                    return self.ended("grpc", chat, answer, reason)
                if events == most_events:
                    call.cancel()
                    return f"grpc left {ends}"
            raise AssertionError(f"no end after {answer}")
        except grpc.RpcError as error:
            if ends != "deadline" or error.code() != grpc.StatusCode.DEADLINE_EXCEEDED:
                raise
            return "grpc deadline"

    def refused(self, draw):
        """What asks for a failure."""
        chat = chat_of(draw)
        chat.form, chat.tools = None, ()
        over_http, over_grpc = draw.choice(REFUSED)
        if draw.random() < 0.5:
            answer = requests.post(f"{self.daemon.http}/v1/chat/completions", timeout=CHAT_PATIENCE_S,
                                   json={**chat.http(), "structured_outputs": over_http})
            assert answer.status_code == 400, answer.text
        else:
            call = self.reflected.call("Generate", **chat.grpc(), **over_grpc, timeout=CHAT_PATIENCE_S)
            assert call.code() == grpc.StatusCode.INVALID_ARGUMENT, call.details()
        return "refused"

    def ended(self, way, chat, answer, reason):
        assert reason in ("stop", "tool_calls", "length"), reason
        if reason == "length":
            return f"{way} cut off"
        try:
            chat.judge(answer)
        except Exception as error:
            raise AssertionError(f"{chat} was answered {answer}: {error!r}") from error
        return f"{way} complete"

    def close(self):
        self.reflected.close()


def left(exchange, draw, where):
    resets = draw.random() < 0.5
    exchange.leave(resets)
    return f"{where}, {'reset' if resets else 'closed'}"


def answer_of(body):
    return Answer(*gathered_message(body["choices"][0]["message"]))


def events_of(response):
    assert response.status == 200, response.read()
    for line in response:
        if line.startswith(b"data: "):
            yield line[6:].strip()


def soaked(daemon, seconds):
    """What became of the chats, once nothing is left of them."""
    soak = ChatSoak(daemon)
    soak.run(CLIENTS, seconds)
    wait_until(lambda: holds_nothing(soak.reflected.call("GetLoad")), "nothing in use")
    soak.close()
    return soak.counts


def warm_up(daemon):
    """Chats for two seconds, and again where they were so few that the next ones take much more."""
    for _ in range(5):
        before_bytes = daemon.memory_bytes()
        soaked(daemon, min(2.0, SECONDS))
        if daemon.memory_bytes() - before_bytes < SLACK_BYTES / 4:
            return


@pytest.fixture
def daemon(tmp_path):
    template = tmp_path / "tools.jinja"
    template.write_text(TEMPLATE)
    started = Daemon("--chat-template", template, *FLAGS,
                     model=make_checkpoint("tiny-nsa", tmp_path / "random"))
    yield started
    started.stop()


def test_chats(daemon):
    warm_up(daemon)
    before_bytes = daemon.memory_bytes()
    with baseline(daemon) as before:
        counts = soaked(daemon, SECONDS)
        before.at_baseline()
    grown_bytes = daemon.memory_bytes() - before_bytes
    print(json.dumps({**counts, "preemptions": metric(daemon, "preemptions_total"),
                      "grown_bytes": grown_bytes}, indent=1))
    for way in ("whole", "stream", "grpc"):
        assert counts[f"{way} complete"] > 0
    assert sum(count for became, count in counts.items() if "reset" in became) > 0
    assert metric(daemon, "constraint_cache_bytes") <= CACHE_BYTES
    daemon.signal(signal.SIGTERM)
    # Of a sanitizer that found something, with what it found.
    assert daemon.wait() == 0, "".join(line for line in daemon.log_lines if line[0] != "{")
    assert grown_bytes < SLACK_BYTES
