"""`longspan --server`: whatever is wrong with it, one sentence says what to write."""

import http.server
import os
import socket
import subprocess
import threading

import pytest
from certificates import Authority
from daemon import LONGSPAN, PATIENCE_S, Daemon, run_client

COMMANDS = (("models",), ("complete", "x"), ("tokenize", "x"), ("load", "--once"),
            ("bench", "--requests", "1"))


def told(code, *arguments, env=None):
    done = subprocess.run([str(LONGSPAN), *map(str, arguments)], capture_output=True, text=True,
                          timeout=PATIENCE_S, stdin=subprocess.DEVNULL,
                          env={**os.environ, **(env or {})})
    assert done.returncode == code, done.stderr
    assert done.stdout == "" and done.stderr.count("\n") == (2 if code == 64 else 1), done.stderr
    for word in ("C-ares", "c-ares", "ares_", "http1.x", "UNKNOWN", "subchannel", "addrinfo"):
        assert word not in done.stderr, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return Authority(tmp_path_factory.mktemp("authority"), "authority")


@pytest.fixture(scope="module")
def strict(authority):
    """A daemon that speaks TLS and wants certificates of its clients."""
    certificate, key = authority.issue("server")
    started = Daemon("--threads", "1", "--tls-cert-file", certificate, "--tls-key-file", key,
                     "--client-ca-file", authority.certificate)
    yield started
    started.stop()


@pytest.mark.parametrize("server, advice", [
    ("http://127.0.0.1:8001", "--server 127.0.0.1:8001"),
    ("https://127.0.0.1:8001/v1", "--server 127.0.0.1:8001 --tls"),
    ("127.0.0.1", "has no port: write --server 127.0.0.1:8001"),
    ("127.0.0.1:0", "has no port from 1 to 65535"),
    ("::1", "--server [::1]:8001")])
def test_what_is_no_address_is_told_before_anything_is_asked(server, advice):
    for where in ((("--server", server), {}), ((), {"LONGSPAN_SERVER": server})):
        error = told(64, *where[0], "models", env=where[1])
        assert error.startswith("longspan: --server") and advice in error, error
        assert error.endswith("\nSee longspan --help.\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_http_port_names_the_grpc_one(daemon, command):
    port = daemon.http.removeprefix("http://")
    error = told(69, "--server", port, *command)
    assert f"{port} speaks HTTP" in error and "--grpc-address" in error and "8001" in error


@pytest.mark.parametrize("command", COMMANDS)
def test_nobody_there(command):
    error = told(69, "--server", "127.0.0.1:1", *command)
    assert "cannot reach 127.0.0.1:1 (--server): Connection refused" in error


def test_no_such_host():
    error = told(69, "--server", "no-such-host.invalid:8001", "models")
    assert "cannot find the host of no-such-host.invalid:8001 (--server)" in error


def test_another_web_server():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        try:
            assert "speaks HTTP" in told(69, "--server", f"127.0.0.1:{other.server_port}", "models")
        finally:
            other.shutdown()
            thread.join()


def test_who_ends_every_connection():
    with socket.create_server(("127.0.0.1", 0)) as server:
        def refuse():
            while True:
                try:
                    server.accept()[0].close()
                except OSError:
                    return
        thread = threading.Thread(target=refuse)
        thread.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        errors = [told(69, "--server", address, *flags, "models") for flags in ((), ("--tls",))]
        server.shutdown(socket.SHUT_RDWR)
        thread.join()
    for error in errors:
        assert f"cannot reach {address} (--server)" in error


def test_ipv6(start_daemon):
    daemon = start_daemon("--threads", "1", "--grpc-address", "[::1]:0")
    assert daemon.grpc.startswith("[::1]:")
    done = run_client(daemon, "models")
    assert done.returncode == 0, done.stderr
    assert "cannot reach [::1]:1 (--server)" in told(69, "--server", "[::1]:1", "models")


def test_tls_that_is_missing_or_too_much(daemon, strict, authority):
    assert "speaks TLS: give --tls" in told(69, "--server", strict.grpc, "models")
    for flags in (("--tls",), ("--tls-ca-file", authority.certificate)):
        assert "does not speak TLS" in told(69, "--server", daemon.grpc, *flags, "models")
        http_port = daemon.http.removeprefix("http://")
        assert "speaks HTTP" in told(69, "--server", http_port, *flags, "models")


def test_a_certificate_that_does_not_hold(strict, authority, tmp_path):
    error = told(69, "--server", strict.grpc, "--tls", "models")
    assert "the certificate of" in error and "--tls-ca-file" in error
    other = Authority(tmp_path / "other", "other").certificate
    assert "does not hold" in told(69, "--server", strict.grpc, "--tls-ca-file", other, "models")
    error = told(69, "--server", strict.grpc, "--tls-ca-file", authority.certificate, "models")
    assert "--tls-cert-file" in error
    http_port = strict.http.removeprefix("http://")
    certificate, key = authority.issue("client")
    identity = ("--tls-ca-file", authority.certificate, "--tls-cert-file", certificate,
                "--tls-key-file", key)
    assert "speaks HTTP" in told(69, "--server", http_port, *identity, "models")
    done = subprocess.run([str(LONGSPAN), "--server", strict.grpc, *map(str, identity), "models"],
                          capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
