"""API keys: who is let in, on every route and service; keys that are replaced."""

import os
import pathlib
import signal
import subprocess
import threading

import grpc
import openai
import pytest
import requests
from daemon import LONGSPAN, LONGSPAND, MODEL, PATIENCE_S, Reflected, run_client, wait_until
from google.protobuf import message_factory
from grpc_health.v1 import health_pb2, health_pb2_grpc

ROUTES = [("GET", path) for path in
          ("/v1/models", "/v1/models/demo", "/load", "/version", "/metrics", "/no/such/route")] + [
    ("POST", path) for path in ("/v1/completions", "/v1/chat/completions", "/tokenize", "/detokenize")]


def make_key(tenant):
    made = subprocess.run([str(LONGSPAN), "key", "--tenant", tenant], capture_output=True, text=True,
                          check=True, timeout=PATIENCE_S)
    return made.stderr.strip(), made.stdout


def bearer(key):
    return {"Authorization": f"Bearer {key}"}


def replace(path, text):
    """In one step, as editors and orchestrators do."""
    new = pathlib.Path(f"{path}.new")
    new.write_text(text)
    os.rename(new, path)


class Keys:
    """A file of keys, and one tenant's key in it."""

    def __init__(self, path):
        self.path = path
        self.key, self.line = make_key("acme")
        path.write_text("# who may call\n\n" + self.line)


@pytest.fixture
def keys(tmp_path):
    return Keys(tmp_path / "keys")


@pytest.fixture
def guarded(keys, start_daemon):
    return start_daemon("--api-keys-file", keys.path, "--threads", "2")


def complete(daemon, key, **fields):
    return requests.post(f"{daemon.http}/v1/completions", headers=bearer(key), timeout=PATIENCE_S,
                         json={"prompt": "a", "max_tokens": 2, "temperature": 0, **fields})


class WithKey(grpc.UnaryUnaryClientInterceptor, grpc.UnaryStreamClientInterceptor,
              grpc.StreamStreamClientInterceptor):
    def __init__(self, key):
        self.metadata = (("authorization", f"Bearer {key}"),)

    def _call(self, go_on, details, request):
        return go_on(details._replace(metadata=self.metadata), request)

    intercept_unary_unary = intercept_unary_stream = intercept_stream_stream = _call


def reflected_with(daemon, key):
    channel = grpc.intercept_channel(grpc.insecure_channel(daemon.grpc), WithKey(key))
    return Reflected(daemon.grpc, channel=channel)


def sample(daemon, key, name):
    text = requests.get(f"{daemon.http}/metrics", headers=bearer(key), timeout=30).text
    found = [line.rsplit(" ", 1)[1] for line in text.splitlines() if line.startswith(name + " ")]
    return float(found[0]) if found else None


def test_no_route_is_open_but_health(guarded, keys):
    for method, path in ROUTES:
        for headers in ({}, bearer("wrong"), {"Authorization": "Basic " + keys.key},
                        {"Authorization": keys.key}):
            answer = requests.request(method, guarded.http + path, headers=headers, json={},
                                      timeout=30)
            assert answer.status_code == 401, (method, path, headers)
            error = answer.json()["error"]
            assert error["type"] == "authentication_error" and error["code"] == "invalid_api_key"
            assert answer.headers["WWW-Authenticate"] == "Bearer"
            assert answer.headers["X-Request-Id"]
        let_in = requests.request(method, guarded.http + path, headers=bearer(keys.key), json={},
                                  timeout=30)
        assert let_in.status_code != 401, (method, path)
    for path in ("/health", "/ready"):
        assert requests.get(guarded.http + path, timeout=30).status_code == 200


def error_info(pool, error):
    """The first detail of an error, in classes from the server's own description."""
    status_class, info_class = (message_factory.GetMessageClass(pool.FindMessageTypeByName(name))
                                for name in ("google.rpc.Status", "google.rpc.ErrorInfo"))
    metadata = dict(error.trailing_metadata())
    status = status_class.FromString(metadata["grpc-status-details-bin"])
    info = info_class()
    assert status.details[0].Unpack(info)
    return info


def test_no_service_is_open_but_health(guarded, keys):
    known = reflected_with(guarded, keys.key)
    services = known.database.get_services()
    assert {"longspan.v1.Inference", "grpc.reflection.v1alpha.ServerReflection"} <= set(services)
    channel = grpc.insecure_channel(guarded.grpc)
    for name in services:
        if name == "grpc.health.v1.Health":
            continue
        for method in known.pool.FindServiceByName(name).methods:
            kind = {(False, False): channel.unary_unary, (False, True): channel.unary_stream,
                    (True, True): channel.stream_stream}[
                        (method.client_streaming, method.server_streaming)]
            call = kind(f"/{name}/{method.name}")
            for metadata in ((), (("authorization", "Bearer wrong"),)):
                with pytest.raises(grpc.RpcError) as caught:
                    answer = call(iter([b""]) if method.client_streaming else b"",
                                  metadata=metadata, timeout=PATIENCE_S)
                    list(answer) if method.server_streaming else answer
                assert caught.value.code() == grpc.StatusCode.UNAUTHENTICATED, method.full_name
                assert error_info(known.pool, caught.value).reason == "INVALID_API_KEY"
    health = health_pb2_grpc.HealthStub(channel)
    assert health.Check(health_pb2.HealthCheckRequest(), timeout=30).status == 1
    channel.close()
    assert known.text("let in", max_tokens=2)
    known.close()


def test_clients_with_the_key_are_served(guarded, keys):
    client = openai.OpenAI(base_url=f"{guarded.http}/v1", api_key=keys.key)
    assert client.completions.create(model="demo", prompt="a", max_tokens=2).choices[0].text
    with pytest.raises(openai.AuthenticationError):
        client.with_options(api_key="wrong").models.list()
    env = {**os.environ, "LONGSPAN_API_KEY": keys.key}
    assert run_client(guarded, "complete", "a", "--max-tokens", "2", env=env).returncode == 0
    assert run_client(guarded, "models", env=env).returncode == 0
    refused = run_client(guarded, "models")
    for words in ("--api-key", "LONGSPAN_API_KEY"):
        assert refused.returncode == 1 and words in refused.stderr, refused.stderr
    assert "Bearer" not in refused.stderr
    wrong = run_client(guarded, "models", env={**os.environ, "LONGSPAN_API_KEY": "wrong"})
    assert wrong.returncode == 1 and "does not know the API key" in wrong.stderr, wrong.stderr
    report = subprocess.run(
        [str(LONGSPAN), "--server", guarded.grpc, "--api-key", keys.key, "bench", "--concurrency", "1",
         "--requests", "2", "--prompt-tokens", "8", "--output-tokens", "2", "--json", "/dev/stdout"],
        capture_output=True, text=True, timeout=PATIENCE_S)
    assert report.returncode == 0, report.stderr
    assert keys.key not in report.stdout


def test_a_tenant_ends_nobody_elses_requests(guarded, keys):
    other, line = make_key("other")
    replace(keys.path, keys.line + line)
    guarded.signal(signal.SIGHUP)
    wait_until(lambda: complete(guarded, other).status_code == 200, "the second key is known")
    fields = {"prompt": "goes on", "max_tokens": 20_000, "ignore_eos": True, "stream": True,
              "request_id": "mine"}
    theirs, ours = reflected_with(guarded, other), reflected_with(guarded, keys.key)
    with requests.post(f"{guarded.http}/v1/completions", headers=bearer(keys.key), json=fields,
                       stream=True, timeout=PATIENCE_S) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith(b"data: {")
        with pytest.raises(grpc.RpcError) as caught:
            theirs.call("Abort", request_id="mine")
        assert caught.value.code() == grpc.StatusCode.NOT_FOUND
        # Nor are their names taken.
        assert complete(guarded, other, request_id="mine").status_code == 200
        assert complete(guarded, keys.key, request_id="mine").status_code == 409
        ours.call("Abort", request_id="mine")
        assert not any(b"[DONE]" in line for line in lines)
    named = complete(guarded, keys.key, tenant="other")
    assert named.status_code == 400 and named.json()["error"]["param"] == "tenant"
    theirs.close()
    ours.close()


def test_keys_are_replaced_under_load(guarded, keys):
    new_key, new_line = make_key("acme")
    stopping = threading.Event()
    statuses = {keys.key: [], new_key: []}

    def load(key):
        while not stopping.is_set():
            statuses[key].append(complete(guarded, key).status_code)

    threads = [threading.Thread(target=load, args=(key,)) for key in statuses]
    with requests.post(f"{guarded.http}/v1/completions", headers=bearer(keys.key), stream=True,
                       json={"prompt": "a", "max_tokens": 500, "ignore_eos": True, "stream": True},
                       timeout=PATIENCE_S) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith(b"data: {")
        for thread in threads:
            thread.start()
        try:
            replace(keys.path, keys.line + new_line)
            guarded.signal(signal.SIGHUP)
            wait_until(lambda: 200 in statuses[new_key], "the new key is known")
            assert set(statuses[keys.key]) <= {200}
            replace(keys.path, new_line)
            guarded.signal(signal.SIGHUP)
            wait_until(lambda: 401 in statuses[keys.key], "the old key is not")
        finally:
            stopping.set()
            for thread in threads:
                thread.join()
        assert list(line for line in lines if line)[-1] == b"data: [DONE]", "what ran goes on"
    # Each is refused before or after one moment, and served on the other side of it.
    old, new = statuses[keys.key], statuses[new_key]
    assert old == sorted(old) and set(old) == {200, 401}
    assert new == sorted(new, reverse=True) and set(new) <= {200, 401}


def test_a_malformed_file_is_told_and_the_old_keys_stay(guarded, keys):
    taken = sample(guarded, keys.key, 'longspan_reload_last_success_timestamp_seconds{file="api_keys"}')
    assert taken > 0
    replace(keys.path, "acme:" + keys.key + "\n")  # found by itself: no signal
    guarded.wait_log("a file is malformed; what it held before goes on")
    assert complete(guarded, keys.key).status_code == 200
    failures = 'longspan_reload_failures_total{file="api_keys"}'
    assert sample(guarded, keys.key, failures) == 1
    assert sample(
        guarded, keys.key,
        'longspan_reload_last_success_timestamp_seconds{file="api_keys"}') == taken
    replace(keys.path, "# again\n" + keys.line)
    wait_until(lambda: sample(
        guarded, keys.key,
        'longspan_reload_last_success_timestamp_seconds{file="api_keys"}') > taken, "it is read")
    assert sample(guarded, keys.key, failures) == 1
    guarded.signal(signal.SIGTERM)
    assert guarded.wait() == 0
    assert keys.key not in guarded.log() and keys.line.split(":")[1].strip() not in guarded.log()


def test_a_bad_file_ends_the_start(keys):
    keys.path.write_text("acme:" + keys.key + "\n")
    for path in (keys.path, "/does/not/exist"):
        ended = subprocess.run(
            [str(LONGSPAND), "--model", str(MODEL), "--check", "--api-keys-file", str(path)],
            capture_output=True, text=True, timeout=PATIENCE_S)
        assert ended.returncode == 78 and str(path) in ended.stderr, ended.stderr
        assert keys.key not in ended.stderr


def test_metrics_may_be_open(keys, start_daemon):
    daemon = start_daemon("--api-keys-file", keys.path, "--metrics-without-key", "on")
    assert requests.get(f"{daemon.http}/metrics", timeout=30).status_code == 200
    assert requests.get(f"{daemon.http}/load", timeout=30).status_code == 401


def test_browsers_ask_without_a_key(keys, start_daemon):
    daemon = start_daemon("--api-keys-file", keys.path, "--cors-allow-origin", "*")
    wanted = "authorization,content-type,x-stainless-os,x-stainless-retry-count"
    asked = requests.options(f"{daemon.http}/v1/completions", timeout=30, headers={
        "Origin": "https://a.example", "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": wanted})
    assert asked.status_code == 204
    assert asked.headers["Access-Control-Allow-Headers"].replace(" ", "") == wanted
    refused = requests.post(f"{daemon.http}/v1/completions", json={}, timeout=30)
    assert refused.status_code == 401 and refused.headers["Access-Control-Allow-Origin"] == "*"
