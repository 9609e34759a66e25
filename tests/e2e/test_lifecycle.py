"""Starting, draining and ending; clients that leave; what is logged."""

import contextlib
import json
import os
import signal
import socket
import struct
import subprocess
import threading
from concurrent import futures

import grpc
import pytest
import requests
from daemon import LONGSPAN, PATIENCE_S, Reflected, wait_until
from haystack import haystack
from grpc_health.v1 import health_pb2, health_pb2_grpc

LONG = {"max_tokens": 40_000}


def grpc_address(daemon):
    host, port = daemon.grpc.rsplit(":", 1)
    return host, int(port)


def first_chunk(response):
    """The lines after the first; the stream breaks off when nobody holds them any more."""
    lines = response.iter_lines()
    assert next(lines).startswith(b"data: {")
    return lines


def drain(daemon):
    """Asks the daemon to end, and waits until it refuses new work."""
    daemon.signal(signal.SIGTERM)
    daemon.wait_log("draining")


def test_a_drain_lets_running_work_end(start_daemon):
    daemon = start_daemon()
    reflected = Reflected(daemon.grpc)
    watch = health_pb2_grpc.HealthStub(reflected.channel).Watch(
        health_pb2.HealthCheckRequest(), timeout=PATIENCE_S)
    assert next(watch).status == health_pb2.HealthCheckResponse.SERVING
    with daemon.stream("a stream that goes on", max_tokens=6000) as response:
        lines = first_chunk(response)
        drain(daemon)
        assert next(watch).status == health_pb2.HealthCheckResponse.NOT_SERVING
        late = daemon.complete("late")
        assert late.status_code == 503 and int(late.headers["Retry-After"]) >= 1
        with pytest.raises(grpc.RpcError) as caught:
            list(reflected.generate(text="late"))
        assert caught.value.code() == grpc.StatusCode.UNAVAILABLE
        rest = [line for line in lines if line]
    assert rest[-1] == b"data: [DONE]"
    assert json.loads(rest[-2][6:])["choices"][0]["finish_reason"] == "length"
    reflected.close()
    assert daemon.wait() == 0


def test_work_is_taken_while_probes_hear_of_the_drain(start_daemon):
    daemon = start_daemon("--drain-grace-s", "3600")
    daemon.signal(signal.SIGTERM)
    daemon.wait_log("not ready")
    assert requests.get(f"{daemon.http}/ready", timeout=PATIENCE_S).status_code == 503
    assert daemon.complete("not late yet", max_tokens=2).status_code == 200
    daemon.signal(signal.SIGTERM)
    assert daemon.wait() == 128 + signal.SIGTERM


def test_the_grace_ends(start_daemon):
    daemon = start_daemon("--drain-grace-s", "0.1")
    with daemon.stream("goes on", **LONG) as response:
        lines = first_chunk(response)
        drain(daemon)  # the log tells when the grace is over
        assert "not ready" in daemon.log()
        assert daemon.complete("late").status_code == 503
        daemon.signal(signal.SIGTERM)
        assert daemon.wait() == 128 + signal.SIGTERM
    del lines


def test_a_second_signal_ends_at_once(start_daemon):
    daemon = start_daemon()
    with daemon.stream("endless", **LONG) as response:
        lines = first_chunk(response)
        drain(daemon)
        assert daemon.complete("late").status_code == 503
        daemon.signal(signal.SIGTERM)
        assert daemon.wait() == 128 + signal.SIGTERM
    del lines


def test_a_drain_that_takes_too_long_is_cut(start_daemon):
    daemon = start_daemon("--drain-timeout-s", "0.2")
    with daemon.stream("endless", **LONG) as response:
        lines = first_chunk(response)
        daemon.signal(signal.SIGTERM)
        rest = [line for line in lines if line]
    assert b"[DONE]" not in rest[-1]
    assert "error" in json.loads(rest[-1][6:])
    assert daemon.wait() == 0


def open_http_stream(daemon, prompt):
    """A raw socket on which a stream has begun, and what it said first."""
    body = json.dumps({"prompt": prompt, "stream": True, "ignore_eos": True,
                       "return_progress": True, **LONG}).encode()
    host, port = daemon.ready["http"].rsplit(":", 1)
    opened = socket.create_connection((host, int(port)), timeout=PATIENCE_S)
    opened.sendall(b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                   + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = b""
    while b"\n\n" not in answer.partition(b"data: {")[2]:
        received = opened.recv(4096)
        assert received and (answer + received).startswith(b"HTTP/1.1 200"), answer
        answer += received
    # What is told comes before the load that counts it.
    wait_until(lambda: daemon.load()["running"] == 1, "the stream is counted")
    return opened, json.loads(answer.partition(b"data: ")[2].partition(b"\n\n")[0])


@pytest.mark.parametrize("how", ["fin", "rst", "half_close"])
def test_an_http_client_that_leaves_frees_everything(daemon, how):
    opened, _ = open_http_stream(daemon, "someone leaves")
    if how == "rst":
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    if how == "half_close":
        opened.shutdown(socket.SHUT_WR)
    else:
        opened.close()
    daemon.wait_idle()
    opened.close()


def test_an_http_client_that_leaves_in_the_prompt_frees_everything(daemon):
    opened, said = open_http_stream(daemon, haystack(60_000))
    assert said["prompt_progress"]["processed"] < said["prompt_progress"]["total"]
    opened.close()
    daemon.wait_idle()


def test_a_cancelled_grpc_call_frees_everything(daemon, reflected):
    stream = reflected.generate(text="someone leaves", stopping={"max_tokens": 20_000,
                                                                 "ignore_eos": True})
    assert next(stream).HasField("accepted")
    stream.cancel()
    daemon.wait_idle()


def test_an_interrupted_client_frees_everything(daemon):
    client = subprocess.Popen(
        [str(LONGSPAN), "--server", daemon.grpc, "complete", "someone leaves", "--ignore-eos"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert client.stdout.read(1)
    client.send_signal(signal.SIGINT)
    client.communicate(timeout=PATIENCE_S)
    assert client.returncode == 130
    daemon.wait_idle()


def test_a_passed_deadline_frees_everything(daemon, reflected):
    with pytest.raises(grpc.RpcError) as caught:
        list(reflected.call("Generate", timeout=0.5, text="late",
                            stopping={"max_tokens": 20_000, "ignore_eos": True}))
    assert caught.value.code() == grpc.StatusCode.DEADLINE_EXCEEDED
    daemon.wait_idle()


def test_a_completion_that_another_aborts_is_gone(daemon, reflected):
    def abort():
        try:
            return reflected.call("Abort", request_id="mine") is not None
        except grpc.RpcError as error:
            assert error.code() == grpc.StatusCode.NOT_FOUND
            return False

    with futures.ThreadPoolExecutor() as pool:
        asked = pool.submit(daemon.complete, "goes on", request_id="mine", ignore_eos=True, **LONG)
        wait_until(abort, "the completion can be aborted")
        answer = asked.result(PATIENCE_S)
    # Not 409 or 503, after which clients ask again.
    assert answer.status_code == 410, answer.text
    assert "aborted" in answer.json()["error"]["message"]
    daemon.wait_idle()


def test_request_ids_are_echoed_or_made(daemon):
    given = requests.get(f"{daemon.http}/health", headers={"X-Request-Id": "mine-1"}, timeout=30)
    assert given.headers["X-Request-Id"] == "mine-1"
    made = requests.get(f"{daemon.http}/health", timeout=30)
    assert made.headers["X-Request-Id"]
    named = daemon.complete("x", request_id="named", max_tokens=1).json()
    assert named["id"] == "cmpl-named"


def test_logs_hold_no_prompt_and_every_line_parses(start_daemon):
    daemon = start_daemon("--log-level", "debug")
    secret = "pomegranate-4711"
    reflected = Reflected(daemon.grpc)
    completion = daemon.complete(f"a prompt with {secret}", max_tokens=2).json()
    daemon.complete(f"a prompt with {secret}", temperature=9)
    daemon.complete([1, 2], stop=[secret] * 9)
    list(reflected.generate(text=f"a prompt with {secret}", stopping={"max_tokens": 2}))
    reflected.call("Tokenize", text=secret)
    not_utf8 = reflected.channel.unary_stream("/longspan.v1.Inference/Generate")
    with pytest.raises(grpc.RpcError) as caught:
        list(not_utf8(b"\x1a\x02\xc3\x28", timeout=PATIENCE_S))
    assert caught.value.code() == grpc.StatusCode.INVALID_ARGUMENT
    with socket.create_connection(grpc_address(daemon)) as garbage:
        garbage.sendall(b"GET / HTTP/1.1\r\n\r\n")
        garbage.recv(100)
    requests.get(f"{daemon.http}/no\x0b\x1b[31msuch", headers={"X-Request-Id": "é\x01"[:1]},
                 timeout=30)
    reflected.close()
    daemon.signal(signal.SIGTERM)
    assert daemon.wait() == 0
    lines = [json.loads(line) for line in daemon.log_lines]
    assert {"http", "grpc", "stopped"} <= {line["message"] for line in lines}
    assert [line["error"] for line in lines if line.get("completion_id") == completion["id"]] == [""]
    assert secret not in daemon.log()


def test_loading_is_heard_and_told_once(start_daemon):
    daemon = start_daemon()
    daemon.signal(signal.SIGTERM)
    assert daemon.wait() == 0
    lines = [json.loads(line) for line in daemon.log_lines]
    messages = [line["message"] for line in lines]
    assert messages.count("weights loaded") == 1
    loaded = messages.index("weights loaded")
    assert messages.index("listening") < messages.index("loading weights") < loaded
    assert lines[messages.index("listening")]["http"] == daemon.ready["http"]
    assert lines[loaded]["model"] == "demo"
    assert lines[loaded]["total_bytes"] == lines[messages.index("loading weights")]["total_bytes"]


@pytest.mark.parametrize("priority,idle_threads", [("normal", 0), ("idle", 2)])
def test_threads_that_compute_may_give_way(start_daemon, priority, idle_threads):
    daemon = start_daemon("--threads", "2", "--compute-priority", priority)
    assert daemon.complete("a completion", max_tokens=4).status_code == 200
    policies = []
    for thread in os.listdir(f"/proc/{daemon.process.pid}/task"):
        with contextlib.suppress(ProcessLookupError):  # gRPC's come and go
            policies.append(os.sched_getscheduler(int(thread)))
    # The engine's, which computes with them, and those of the backend's pool.
    assert policies.count(os.SCHED_IDLE) == idle_threads
    assert len(policies) > 4


def test_concurrent_starts_do_not_share_ports(start_daemon):
    daemons = []
    threads = [threading.Thread(target=lambda: daemons.append(start_daemon())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({d.ready["http"] for d in daemons} | {d.ready["grpc"] for d in daemons}) == 4
