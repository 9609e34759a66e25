"""A machine that has less memory for keys and values at home than it is asked for: the daemon serves
with what it gets and says so, or does not start and says why."""

import json
import re
import signal
import subprocess

import pytest
from daemon import LONGSPAND, MODEL, PATIENCE_S, Daemon, Reflected, metric
from faults import TIMES, fresh_prompt
from faulty_machine import environment_of
from leftovers import baseline

SHAPE = ("--device", "cpu", "--threads", "1", "--max-running-requests", "8",
         "--max-context-tokens", "4096")
# 512 pages, in two pieces of 48 MiB, and rooms for a tenth of them.
ASKED_BYTES = 96 << 20
HOMES = (*SHAPE, "--kv-host-bytes", str(ASKED_BYTES), "--kv-cache-bytes", "19MiB")
PIECE_BYTES = ASKED_BYTES // 2
EXIT_INTERNAL, EXIT_CONFIGURATION = 70, 78
DAEMONS = max(1, TIMES // 4)


@pytest.fixture(scope="module")
def plain():
    started = Daemon(*SHAPE)
    yield started
    started.stop()


def answer(daemon, prompt):
    done = daemon.complete(prompt, max_tokens=24, ignore_eos=True, return_token_ids=True)
    assert done.status_code == 200, done.text
    return done.json()["choices"][0]["token_ids"]


def grants_of(daemon):
    return [line for line in map(json.loads, daemon.log_lines) if "granted_bytes" in line]


def refused(machine, *flags):
    """The exit code and the log of a start that ends."""
    done = subprocess.run([str(word) for word in (LONGSPAND, "--model", MODEL, *flags)],
                          env=environment_of(machine), capture_output=True, text=True,
                          timeout=PATIENCE_S, check=False)
    return done.returncode, done.stderr


def test_a_smaller_grant_is_served_with_a_warning(start_daemon, machine, plain):
    """Of a piece that is refused, so many eighths are had."""
    prompts = [fresh_prompt(300) for _ in range(4)]
    expected = [answer(plain, prompt) for prompt in prompts]
    for turn in range(DAEMONS):
        eighths = 7 - turn % 4
        machine["maps_refused"] = 0
        machine["most_mapped_bytes"] = PIECE_BYTES * eighths // 8 + (2 << 20)
        daemon = start_daemon(*HOMES, env=machine.environment)
        assert machine["maps_refused"] == 8 - eighths
        machine["most_mapped_bytes"] = 0
        (told,) = grants_of(daemon)
        assert (told["asked_bytes"], told["granted_bytes"]) == (ASKED_BYTES, ASKED_BYTES * eighths // 8)
        assert "for kv_home" in told["reason"] and told["locked_memory_limit"]
        assert metric(daemon, "pool_bytes", pool="kv_home") == told["granted_bytes"]
        client = Reflected(daemon.grpc)
        with baseline(daemon, client) as before:
            assert [answer(daemon, prompt) for prompt in prompts] == expected
            before.at_baseline()
        client.close()
        daemon.signal(signal.SIGTERM)
        assert daemon.wait() == 0


def test_no_grant_at_all_is_refused_by_the_flags_name(machine):
    for turn in range(DAEMONS):
        machine["most_mapped_bytes"] = PIECE_BYTES // 8 - turn
        code, log = refused(machine, *HOMES)
        assert code == EXIT_INTERNAL, log
        assert re.search(r"--kv-host-bytes 100663296: the system grants not even an eighth of it; "
                         r"limit of locked memory: .*50331648 bytes for kv_home", log), log
        assert "loading weights" not in log


def test_a_grant_that_is_too_small_for_a_context_is_refused(machine):
    machine["most_mapped_bytes"] = PIECE_BYTES // 8 + (2 << 20)
    code, log = refused(machine, *HOMES, "--max-context-tokens", "8192")
    assert code == EXIT_CONFIGURATION, log
    assert "grants less memory" in log and "--max-context-tokens is 8192" in log
