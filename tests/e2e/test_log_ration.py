"""A client that floods the daemon fills no disk with its log: so many lines a second, and how many there were."""

import collections
import json
import socket

import grpc
import pytest
import requests
from certificates import Authority
from daemon import Daemon, Reflected

FLOOD = 400


def lines_of(daemon):
    return [json.loads(line) for line in daemon.log_lines if line.startswith("{")]


def left_out(lines):
    """By kind, all peers together."""
    counts = collections.Counter()
    for line in lines:
        if line["message"] == "log lines left out":
            assert line["flag"] == "--log-lines-per-second"
            counts[line["kind"]] += line["lines"]
    return counts


@pytest.fixture
def rationed():
    daemon = Daemon("--threads", "2", "--log-lines-per-second", "1")
    yield daemon
    daemon.stop()


def test_of_refused_requests(rationed):
    with requests.Session() as session:
        for _ in range(FLOOD):
            assert session.post(f"{rationed.http}/v1/completions", data="{").status_code == 400
        assert session.post(f"{rationed.http}/tokenize", json={"prompt": "a"}).status_code == 200
    rationed.stop()
    lines = lines_of(rationed)
    written = [line["status"] for line in lines if line["message"] == "http"]
    counts = left_out(lines)
    assert 200 in written, "another kind has its own ration"
    assert counts["http 4xx"] > FLOOD / 2
    assert written.count(400) + counts["http 4xx"] == FLOOD
    assert len(lines) < FLOOD
    peers = {line["peer"] for line in lines if line["message"] == "log lines left out"}
    assert peers == {"127.0.0.1"}


def test_of_refused_calls(rationed):
    client = Reflected(rationed.grpc)
    for _ in range(FLOOD):
        with pytest.raises(grpc.RpcError):
            client.call("Abort", request_id="nobody's")
    client.close()
    rationed.stop()
    lines = lines_of(rationed)
    counts = left_out(lines)
    assert counts["grpc error"] > FLOOD / 2
    assert sum(line["message"] == "grpc" for line in lines) + counts["grpc error"] == FLOOD


def test_of_connections_that_are_cut(tmp_path):
    """Handshakes that fail: each is a connection that the guard before gRPC cuts off."""
    certificate, key = Authority(tmp_path, "authority").issue("server")
    daemon = Daemon("--threads", "2", "--log-lines-per-second", "1", "--tls-cert-file", certificate,
                    "--tls-key-file", key)
    host, port = daemon.grpc.rsplit(":", 1)
    for _ in range(FLOOD):
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n\r\n")
            connection.recv(1)
    daemon.stop()
    lines = lines_of(daemon)
    written = [line for line in lines if line["message"] == "grpc connection cut"]
    counts = left_out(lines)
    assert written and {line["reason"] for line in written} == {"handshake"}, daemon.log()
    assert len(written) + counts["grpc connection cut"] == FLOOD
    assert counts["grpc connection cut"] > FLOOD / 2
