"""Memory that is used up for good: what runs ends with a word to its client, and the daemon with 70."""

import concurrent.futures
import json
import resource
import threading

import grpc
import pytest
import requests
from daemon import PATIENCE_S, Reflected
from faults import TIMES

ENDS = max(1, TIMES // 10)
EXIT_INTERNAL = 70
TAKEN_BYTES = 64 << 20   # of its addresses; what it holds it keeps
PROMPT_BYTES = 24 << 20  # times ASKERS: more than its allocator has at hand
BODY = json.dumps({"prompt": "word " * (PROMPT_BYTES // 5)}).encode()
ASKERS = 10
LONG = {"max_tokens": 15_000, "ignore_eos": True}


def take_memory(daemon):
    """No mapping succeeds from now on, nor does the reserve come back once it was given."""
    held_bytes = daemon.address_bytes()
    resource.prlimit(daemon.process.pid, resource.RLIMIT_AS,
                     (held_bytes - TAKEN_BYTES, resource.RLIM_INFINITY))


def ask_for_memory(daemon, ended):
    while not ended.is_set():
        try:
            answer = requests.post(f"{daemon.http}/tokenize", data=BODY, timeout=PATIENCE_S,
                                   headers={"Content-Type": "application/json"})
        except requests.ConnectionError:  # its own connection had no memory, or the daemon has ended
            continue
        assert answer.status_code in (400, 429), answer.text


@pytest.mark.parametrize("round_", range(ENDS))
def test_the_daemon_ends_and_says_why(start_daemon, round_):
    daemon = start_daemon("--threads", "1", "--kv-cache-bytes", "64MiB")
    client, ended = Reflected(daemon.grpc), threading.Event()
    events = client.generate(text="Once upon a time", stopping=LONG)
    with daemon.stream("Once upon a time", **LONG) as http, \
            concurrent.futures.ThreadPoolExecutor(ASKERS) as clients:
        lines = http.iter_lines()
        next(lines), next(events)
        take_memory(daemon)
        asked = [clients.submit(ask_for_memory, daemon, ended) for _ in range(ASKERS)]
        try:
            last_line = [line for line in lines if line][-1]
            with pytest.raises(grpc.RpcError) as broken:
                for _ in events:
                    pass
            assert daemon.wait() == EXIT_INTERNAL
        finally:
            ended.set()
        for one in asked:
            one.result(PATIENCE_S)
    assert b"The server has no memory left." in last_line
    assert broken.value.code() == grpc.StatusCode.UNAVAILABLE
    assert broken.value.details() == "The server has no memory left."
    assert "memory ran out, and its reserve was used" in daemon.log()
    assert '"memory has run out"' in daemon.log()
    client.close()
