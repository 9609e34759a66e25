"""Daemons that are told to end while they read a prompt, and one that is killed: what clients hear, and
that the next one serves on the same ports. What a drain does otherwise is in test_lifecycle.py and
test_restarts.py."""

import contextlib
import json
import signal
import time
from concurrent import futures

import grpc
import pytest
import requests
from daemon import PATIENCE_S, Reflected, make_checkpoint, wait_until
from faults import TIMES, fresh_prompt

# Each of these ends a daemon, and the next takes a second to start.
ENDS = max(1, TIMES // 4)
PROMPT_TOKENS = 3_000


@contextlib.contextmanager
def reading(daemon):
    """While two prompts, one of each protocol, are being read or are next: what becomes of them. Over
    gRPC that is the code, and the tokens."""
    client = Reflected(daemon.grpc)
    prompts = [fresh_prompt(PROMPT_TOKENS) for _ in range(2)]

    def over_grpc():
        tokens = []
        try:
            for event in client.generate(token_ids={"ids": prompts[1]}, response={"token_ids": True},
                                         sampling={"temperature": 0},
                                         stopping={"max_tokens": 4, "ignore_eos": True}):
                tokens += event.token_delta.token_ids
        except grpc.RpcError as error:
            return error.code(), tokens
        return grpc.StatusCode.OK, tokens

    with futures.ThreadPoolExecutor() as clients:
        asked = [clients.submit(daemon.complete, prompts[0], max_tokens=4, ignore_eos=True,
                                return_token_ids=True), clients.submit(over_grpc)]
        wait_until(lambda: is_reading(client), "a prompt that is read")
        yield asked
    client.close()


def is_reading(client):
    load = client.call("GetLoad")
    return (load.running_requests + load.waiting_requests == 2
            and load.prefill_remaining_tokens > PROMPT_TOKENS // 2)


@pytest.mark.parametrize("round_", range(ENDS))
def test_a_prompt_that_is_read_has_its_answer(start_daemon, tmp_path, round_):
    daemon = start_daemon("--threads", "1", model=make_checkpoint("tiny-nsa", tmp_path / "random"))
    with reading(daemon) as asked:
        daemon.signal(signal.SIGTERM)
        over_http, over_grpc = asked[0].result(PATIENCE_S), asked[1].result(PATIENCE_S)
    assert over_http.status_code == 200
    assert len(over_http.json()["choices"][0]["token_ids"]) == 4
    assert over_grpc[0] == grpc.StatusCode.OK and len(over_grpc[1]) == 4
    assert daemon.wait() == 0


@pytest.mark.parametrize("round_", range(ENDS))
def test_the_second_signal_ends_at_once(start_daemon, round_):
    """In the middle of a prompt, and of a layer."""
    daemon = start_daemon("--threads", "1")
    with reading(daemon) as asked:
        daemon.signal(signal.SIGTERM)
        daemon.wait_log("draining")
        daemon.signal(signal.SIGTERM)
        assert daemon.wait() == 128 + signal.SIGTERM
        with pytest.raises(requests.ConnectionError):
            asked[0].result(PATIENCE_S)
        assert asked[1].result(PATIENCE_S) == (grpc.StatusCode.UNAVAILABLE, [])


def test_killed_and_started_again(start_daemon):
    """On the same ports, though connections of the one before are not forgotten yet."""
    flags = ("--threads", "1")
    daemon = start_daemon(*flags)
    expected = daemon.complete("The warehouse").json()["choices"]
    session, client = requests.Session(), Reflected(daemon.grpc)
    restart_seconds = []
    for _ in range(ENDS):
        session.get(f"{daemon.http}/health", timeout=PATIENCE_S)
        with reading(daemon) as asked:
            daemon.signal(signal.SIGKILL)
            assert daemon.wait() == -signal.SIGKILL
            with pytest.raises(requests.ConnectionError):
                asked[0].result(PATIENCE_S)
            assert asked[1].result(PATIENCE_S)[0] == grpc.StatusCode.UNAVAILABLE
        begun = time.monotonic()
        daemon = start_daemon(*flags, "--grpc-address", daemon.grpc, http=daemon.ready["http"])
        restart_seconds.append(time.monotonic() - begun)
        # Clients of the one before come back by themselves.
        assert session.get(f"{daemon.http}/ready", timeout=PATIENCE_S).status_code == 200
        client.channel.unary_unary("/longspan.v1.Inference/GetLoad")(
            b"", timeout=PATIENCE_S, wait_for_ready=True)
        assert daemon.complete("The warehouse").json()["choices"] == expected
    client.close()
    print(json.dumps({"restart_seconds": [round(one, 2) for one in restart_seconds]}))
