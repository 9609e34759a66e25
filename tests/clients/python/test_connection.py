"""API keys, TLS, certificates of clients, health; every call of the service."""

import subprocess
from concurrent import futures

import grpc
import longspan
import pytest
from longspan import connection
from longspan.v1 import inference_pb2 as pb
from scripted_server import (ANSWER, NOT_SERVING, PATIENCE_S, SERVING, Hang, Refusal,
                             ScriptedServer)


def test_the_key_is_a_bearer_token_of_every_call(server, connect):
    server.will_generate(*ANSWER)
    server.will(connection.GET_LOAD, pb.GetLoadResponse())
    connect(server.address, api_key="k-1").events("x")
    connect(server.address, api_key="k-1").call("load")
    assert [call.metadata["authorization"] for call in server.calls] == ["Bearer k-1"] * 2
    server.will_generate(*ANSWER)
    connect(server.address).events("x")
    assert "authorization" not in server.calls[2].metadata


def openssl(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    """A directory with an authority's certificate, and one that it gave to "test.local"."""
    path = tmp_path_factory.mktemp("certificates")
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    openssl("req", "-x509", *key, "-keyout", path / "ca.key", "-out", path / "ca.pem", "-days", 30,
            "-subj", "/CN=authority")
    openssl("req", "-x509", *key, "-keyout", path / "leaf.key", "-out", path / "leaf.pem", "-days",
            30, "-subj", "/CN=test.local", "-addext", "subjectAltName=DNS:test.local",
            "-addext", "basicConstraints=CA:FALSE", "-CA", path / "ca.pem", "-CAkey",
            path / "ca.key")
    return path


@pytest.fixture(params=["tls", "mutual tls"])
def secure_server(authority, request):
    mutual = request.param == "mutual tls"
    pair = ((authority / "leaf.key").read_bytes(), (authority / "leaf.pem").read_bytes())
    roots = (authority / "ca.pem").read_bytes() if mutual else None
    started = ScriptedServer(grpc.ssl_server_credentials([pair], roots, mutual)).start()
    started.is_mutual = mutual
    yield started
    started.stop()


def test_certificates(secure_server, authority, connect):
    secure_server.will_generate(*ANSWER)
    own = {"client_certificate": str(authority / "leaf.pem"),
           "client_key": (authority / "leaf.key").read_bytes()} if secure_server.is_mutual else {}
    tls = longspan.Tls(authority / "ca.pem", server_name="test.local", **own)
    client = connect(secure_server.address, tls=tls, api_key="k")
    assert client.call("complete", "x").text == "yes"
    assert secure_server.calls[0].metadata["authorization"] == "Bearer k"


def test_wrong_certificates(secure_server, authority, connect):
    wrong = [False, True, longspan.Tls(authority / "ca.pem")]
    if secure_server.is_mutual:
        wrong.append(longspan.Tls(authority / "ca.pem", server_name="test.local"))
    for tls in wrong:
        with pytest.raises(longspan.UnavailableError):
            connect(secure_server.address, tls=tls).call("complete", "x")
    assert secure_server.calls == []


def test_health(server, connect):
    for answer in (SERVING, NOT_SERVING):
        server.will(connection.HEALTH_CHECK, answer)
        assert connect(server.address).call("is_ready") is (answer is SERVING)


def test_waiting_until_ready(server, connect):
    server.will(connection.HEALTH_WATCH, NOT_SERVING, Refusal(grpc.StatusCode.UNAVAILABLE))
    server.will(connection.HEALTH_WATCH, NOT_SERVING)
    server.will(connection.HEALTH_WATCH, NOT_SERVING, SERVING, Hang())
    connect(server.address).call("wait_until_ready")
    assert len(server.calls) == 3
    assert server.calls[2].left.wait(PATIENCE_S)


def test_waiting_for_a_server_that_is_not_there_yet(connect):
    earlier = ScriptedServer().start()
    earlier.stop()
    assert connect(earlier.address).call("is_ready") is False
    with futures.ThreadPoolExecutor() as pool:
        waiting = pool.submit(connect(earlier.address).call, "wait_until_ready",
                              timeout_s=PATIENCE_S)
        later = ScriptedServer(address=earlier.address)
        later.will(connection.HEALTH_WATCH, SERVING, Hang())
        later.start()
        waiting.result(PATIENCE_S)
    later.stop()


def test_waiting_has_a_deadline(server, connect):
    server.will(connection.HEALTH_WATCH, NOT_SERVING, Hang())
    with pytest.raises(longspan.DeadlineExceededError):
        connect(server.address).call("wait_until_ready", timeout_s=0.1)
    with pytest.raises(longspan.DeadlineExceededError):
        connect("127.0.0.1:1").call("wait_until_ready", timeout_s=0.1)


def test_a_server_without_health_is_told(server, connect):
    server.will(connection.HEALTH_WATCH, Refusal(grpc.StatusCode.UNIMPLEMENTED))
    with pytest.raises(longspan.InvalidRequestError):
        connect(server.address).call("wait_until_ready")


CALLS = [
    ("tokenize", ("x",), {"model": "m", "add_special_tokens": False, "token_strings": None},
     connection.TOKENIZE, pb.TokenizeRequest(text="x", model="m", add_special_tokens=False),
     pb.TokenizeResponse(token_ids=[1])),
    ("model_info", (), {}, connection.GET_MODEL_INFO, pb.GetModelInfoRequest(),
     pb.GetModelInfoResponse(name="m")),
    ("server_info", (), {}, connection.GET_SERVER_INFO, pb.GetServerInfoRequest(),
     pb.GetServerInfoResponse(version="1")),
    ("load", (), {}, connection.GET_LOAD, pb.GetLoadRequest(),
     pb.GetLoadResponse(running_requests=1)),
]


@pytest.mark.parametrize("name,arguments,options,method,request_message,response", CALLS,
                         ids=[call[0] for call in CALLS])
def test_calls(server, connect, name, arguments, options, method, request_message, response):
    server.will(method, response)
    assert connect(server.address).call(name, *arguments, timeout_s=60, **options) == response
    assert server.calls[0].request == request_message
    assert server.calls[0].timeout_s < 100


def test_calls_that_answer_otherwise(server, connect):
    server.will(connection.DETOKENIZE, pb.DetokenizeResponse(text="x"))
    server.will(connection.ABORT, pb.AbortResponse())
    client = connect(server.address)
    assert client.call("detokenize", [1, 2], skip_special_tokens=True) == "x"
    assert connect(server.address).call("abort", "r") is None
    assert server.calls[0].request == pb.DetokenizeRequest(token_ids=[1, 2],
                                                           skip_special_tokens=True)
    assert server.calls[1].request == pb.AbortRequest(request_id="r")
