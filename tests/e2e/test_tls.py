"""TLS on both ports: real clients, certificates that are replaced, clients that prove who they are."""

import contextlib
import os
import shutil
import signal
import socket
import ssl
import threading

import grpc
import httpx
import openai
import pytest
import requests
from certificates import Authority, openssl
from daemon import PATIENCE_S, Reflected, run_client, wait_until


class Secured:
    """The files that a daemon is given, and what its clients believe."""

    def __init__(self, directory):
        self.authority = Authority(directory / "authority", "authority")
        self.certificate, self.key = directory / "server.pem", directory / "server.key"
        self.put("one")
        self.flags = ("--tls-cert-file", self.certificate, "--tls-key-file", self.key)

    def put(self, name):
        for made, path in zip(self.authority.issue(name), (self.certificate, self.key)):
            shutil.copy(made, f"{path}.new")
            os.rename(f"{path}.new", path)

    def get(self, daemon, path, session=requests, **options):
        return session.get(f"https://{daemon.ready['http']}{path}", timeout=PATIENCE_S,
                           verify=str(self.authority.certificate), **options)

    def channel(self, daemon, certificate=None, key=None):
        credentials = grpc.ssl_channel_credentials(
            self.authority.certificate.read_bytes(), key and key.read_bytes(),
            certificate and certificate.read_bytes())
        return grpc.secure_channel(daemon.grpc, credentials,
                                   options=[("grpc.use_local_subchannel_pool", 1)])

    def sample(self, daemon, name, **options):
        lines = self.get(daemon, "/metrics", **options).text.splitlines()
        found = [line.rsplit(" ", 1)[1] for line in lines if line.startswith(name + " ")]
        return float(found[0]) if found else None


@pytest.fixture
def secured(tmp_path):
    return Secured(tmp_path)


def shown_by(address):
    """The certificate that a port shows whoever comes now."""
    host, port = address.rsplit(":", 1)
    return ssl.get_server_certificate((host, int(port)))


def load_over(channel):
    return channel.unary_unary("/longspan.v1.Inference/GetLoad")(b"", timeout=PATIENCE_S)


def test_real_clients(secured, start_daemon):
    daemon = start_daemon(*secured.flags)
    trusting = httpx.Client(verify=ssl.create_default_context(cafile=secured.authority.certificate))
    client = openai.OpenAI(base_url=f"https://{daemon.ready['http']}/v1", api_key="unused",
                           http_client=trusting)
    whole = client.completions.create(model="demo", prompt="a", max_tokens=8, temperature=0)
    chunks = client.completions.create(model="demo", prompt="a", max_tokens=8, temperature=0,
                                       stream=True)
    assert "".join(chunk.choices[0].text for chunk in chunks) == whole.choices[0].text
    long_prompt = "word " * 20_000
    tokens = requests.post(f"https://{daemon.ready['http']}/tokenize", json={"prompt": long_prompt},
                           verify=str(secured.authority.certificate), timeout=PATIENCE_S)
    assert tokens.json()["count"] >= 20_000
    reflected = Reflected(daemon.grpc, channel=secured.channel(daemon))
    assert reflected.text("a", max_tokens=8) == whole.choices[0].text
    reflected.close()
    told = run_client(daemon, "--tls-ca-file", secured.authority.certificate, "complete", "a",
                      "--max-tokens", "8", "--temperature", "0")
    assert told.returncode == 0 and told.stdout.strip() == whole.choices[0].text.strip()
    assert run_client(daemon, "--tls", "models").returncode == 69, "nobody vouches for the server"
    expires = secured.sample(daemon, "longspan_tls_certificate_expiry_timestamp_seconds")
    until = ssl.cert_time_to_seconds(
        ssl._ssl._test_decode_cert(str(secured.certificate))["notAfter"])
    assert expires == until


def test_nothing_is_served_in_the_clear(secured, start_daemon):
    daemon = start_daemon(*secured.flags)
    with pytest.raises(requests.ConnectionError):
        requests.get(f"{daemon.http}/health", timeout=30)
    with pytest.raises(grpc.RpcError):
        load_over(grpc.insecure_channel(daemon.grpc))


def test_a_certificate_is_replaced_under_load(secured, start_daemon):
    daemon = start_daemon(*secured.flags)
    shown = {port: shown_by(daemon.ready[port]) for port in ("http", "grpc")}
    stopping, failures, served = threading.Event(), [], []

    def load(ask):
        while not stopping.is_set():
            try:
                ask()
                served.append(ask)
            except Exception as error:  # whatever it is, the test fails for it
                failures.append(error)

    def ask_grpc_anew():
        with secured.channel(daemon) as channel:
            load_over(channel)

    lasting = secured.channel(daemon)
    session = requests.Session()
    kinds = [lambda: secured.get(daemon, "/load").raise_for_status(), ask_grpc_anew,
             lambda: load_over(lasting),
             lambda: secured.get(daemon, "/load", session).raise_for_status()]
    threads = [threading.Thread(target=load, args=(kind,)) for kind in kinds]
    for thread in threads:
        thread.start()
    try:
        wait_until(lambda: all(served.count(kind) > 2 for kind in kinds), "all kinds are served")
        secured.put("two")  # found without a signal
        for port, before in shown.items():
            wait_until(lambda: shown_by(daemon.ready[port]) != before, f"{port} shows the new one")
        counts = {kind: served.count(kind) for kind in kinds}
        wait_until(lambda: all(served.count(kind) > counts[kind] + 2 for kind in kinds),
                   "all kinds are served by the new one")
    finally:
        stopping.set()
        for thread in threads:
            thread.join()
    assert not failures, failures[:3]
    lasting.close()
    assert secured.sample(daemon, 'longspan_reload_failures_total{file="tls"}') == 0


@pytest.mark.parametrize("how", ["malformed", "mismatched", "gone", "encrypted"])
def test_a_bad_one_is_told_and_the_old_one_stays(secured, start_daemon, tmp_path, how):
    daemon = start_daemon(*secured.flags)
    before = shown_by(daemon.ready["grpc"])
    if how == "malformed":
        secured.certificate.write_text("-----BEGIN CERTIFICATE-----\nno\n")
    elif how == "mismatched":
        shutil.copy(secured.authority.issue("other")[1], secured.key)
    elif how == "gone":
        secured.certificate.unlink()
    else:
        openssl("ec", "-in", secured.key, "-aes256", "-passout", "pass:secret", "-out",
                tmp_path / "encrypted")
        shutil.copy(tmp_path / "encrypted", secured.key)
    daemon.signal(signal.SIGHUP)
    daemon.wait_log("a file is malformed; what it held before goes on")
    assert secured.sample(daemon, 'longspan_reload_failures_total{file="tls"}') >= 1
    for port in ("http", "grpc"):
        assert shown_by(daemon.ready[port]) == before
    with secured.channel(daemon) as channel:
        load_over(channel)
    secured.put("two")
    daemon.signal(signal.SIGHUP)
    for port in ("http", "grpc"):
        wait_until(lambda: shown_by(daemon.ready[port]) != before, "a good one is taken")


def test_clients_prove_who_they_are(secured, start_daemon, tmp_path):
    daemon = start_daemon(*secured.flags, "--client-ca-file", secured.authority.certificate)
    certificate, key = secured.authority.issue("client")
    own = (str(certificate), str(key))
    assert secured.get(daemon, "/health", cert=own).status_code == 200
    with secured.channel(daemon, certificate, key) as channel:
        load_over(channel)
    assert run_client(daemon, "--tls-ca-file", secured.authority.certificate, "--tls-cert-file",
                      certificate, "--tls-key-file", key, "models").returncode == 0
    stranger, stranger_key = Authority(tmp_path / "strangers", "strangers").issue("stranger")
    for cert in (None, (str(stranger), str(stranger_key))):
        with pytest.raises(requests.ConnectionError):
            secured.get(daemon, "/health", cert=cert)
    for pair in ((None, None), (stranger, stranger_key)):
        with secured.channel(daemon, *pair) as channel, pytest.raises(grpc.RpcError):
            load_over(channel)
    assert run_client(daemon, "--tls-ca-file", secured.authority.certificate,
                      "models").returncode == 69


def test_silent_connections_are_ended(secured, start_daemon):
    daemon = start_daemon(*secured.flags, "--header-timeout-s", "2")
    for port in ("http", "grpc"):
        host, number = daemon.ready[port].rsplit(":", 1)
        with socket.create_connection((host, int(number)), timeout=PATIENCE_S) as silent:
            silent.sendall(b"\x16\x03\x01")
            with contextlib.suppress(ConnectionResetError):
                assert silent.recv(1) == b"", f"{port} waits for ever"
    assert secured.get(daemon, "/health").status_code == 200
