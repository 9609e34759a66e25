"""The proxies' configurations of deploy/proxies, as they are written there: what long prompts and
slow answers need comes through, and the daemon sees clients leave."""

import grpc
import pytest
import requests
from daemon import PATIENCE_S, Reflected, wait_until
from grpc_health.v1 import health_pb2, health_pb2_grpc
from proxies import recommended_envoy, recommended_nginx

PROXIES = {"nginx": recommended_nginx, "envoy": recommended_envoy}
# More than proxies take of a body unless they are told to.
LONG_PROMPT = "word " * 600_000
PROMPT = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request, daemon, tmp_path_factory):
    """Its addresses, for HTTP and for gRPC."""
    with PROXIES[request.param](tmp_path_factory.mktemp(request.param), daemon) as addresses:
        yield addresses


@pytest.fixture
def through(proxy):
    """A gRPC client behind the proxy, which passes on reflection, too."""
    client = Reflected(proxy[1])
    yield client
    client.close()


def test_a_completion_is_the_daemons(proxy, daemon):
    body = {"prompt": PROMPT, "max_tokens": 8, "temperature": 0}
    answer = requests.post(f"http://{proxy[0]}/v1/completions", json=body, timeout=PATIENCE_S).json()
    assert answer["choices"][0]["text"] == daemon.complete(PROMPT, max_tokens=8).json()["choices"][
        0]["text"]


def test_the_daemon_judges_long_bodies(proxy):
    body = {"prompt": LONG_PROMPT, "max_tokens": 1}
    answer = requests.post(f"http://{proxy[0]}/v1/completions", json=body, timeout=PATIENCE_S)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "context_length_exceeded"


def test_events_come_as_they_are_written_and_who_leaves_is_seen(proxy, daemon):
    body = {"prompt": "a", "max_tokens": 60_000, "ignore_eos": True, "stream": True}
    with requests.post(f"http://{proxy[0]}/v1/completions", json=body, stream=True,
                       timeout=PATIENCE_S) as answer:
        lines = answer.iter_lines()  # which closes the answer when nobody holds it
        assert next(lines).startswith(b"data: ")
        wait_until(lambda: daemon.load()["running"] == 1, "the completion runs")
    daemon.wait_idle()


def test_grpc_completions_are_the_daemons(through, reflected):
    assert through.text(PROMPT, max_tokens=8) == reflected.text(PROMPT, max_tokens=8)


def test_the_daemon_judges_long_messages(through):
    with pytest.raises(grpc.RpcError) as refused:
        through.text(LONG_PROMPT, max_tokens=1)
    assert refused.value.code() == grpc.StatusCode.INVALID_ARGUMENT, refused.value.details()
    assert "context" in refused.value.details()


def test_grpc_tokens_come_as_they_are_written_and_who_cancels_is_seen(through, daemon):
    events = through.generate(text="a", stopping={"max_tokens": 60_000, "ignore_eos": True})
    assert any(event.HasField("token_delta") for event in events)
    wait_until(lambda: daemon.load()["running"] == 1, "the completion runs")
    events.cancel()
    daemon.wait_idle()


def test_health_is_asked_through_it(proxy):
    with grpc.insecure_channel(proxy[1]) as channel:
        answer = health_pb2_grpc.HealthStub(channel).Check(
            health_pb2.HealthCheckRequest(service="longspan.v1.Inference"), timeout=PATIENCE_S)
    assert answer.status == health_pb2.HealthCheckResponse.SERVING
