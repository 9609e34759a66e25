"""A machine that has less memory for keys and values at home than it is asked for: the daemon serves
with what it gets and says so, or does not start and says why. What its longest sequence needs it takes
before it listens, the rest meanwhile."""

import json
import re
import signal
import subprocess

import pytest
import requests
from daemon import LONGSPAND, MODEL, PATIENCE_S, Daemon, Reflected, metric, wait_until
from faults import TIMES, fresh_prompt
from faulty_machine import environment_of
from leftovers import baseline

LONG = ("--device", "cpu", "--threads", "1", "--max-running-requests", "8")
SHAPE = (*LONG, "--max-context-tokens", "4096")
# 512 pages in eight pieces, and rooms for a tenth of them.
ASKED_BYTES = 96 << 20
AT_HOME = ("--kv-host-bytes", str(ASKED_BYTES), "--kv-cache-bytes", "19MiB")
PIECES = 8
PIECE_BYTES = ASKED_BYTES // PIECES
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


def grant(machine, pieces, more_bytes=0):
    machine["added_bytes"], machine["adds_refused"] = 0, 0
    machine["most_added_bytes"] = PIECE_BYTES * pieces + more_bytes


def homes_there(daemon):
    return metric(daemon, "pool_bytes", pool="kv_home")


def test_what_comes_while_it_serves_is_used(start_daemon, plain):
    prompts = [fresh_prompt(300) for _ in range(4)]
    daemon = start_daemon(*SHAPE, *AT_HOME)
    wait_until(lambda: homes_there(daemon) == ASKED_BYTES, "that all homes are there")
    assert not grants_of(daemon)
    assert [answer(daemon, prompt) for prompt in prompts] == [answer(plain, prompt) for prompt in prompts]


def test_a_smaller_grant_is_served_with_a_warning(start_daemon, machine, plain):
    """Some pieces are there when it listens, and those behind them are refused."""
    prompts = [fresh_prompt(300) for _ in range(4)]
    expected = [answer(plain, prompt) for prompt in prompts]
    for turn in range(DAEMONS):
        pieces = 7 - turn % 4
        grant(machine, pieces, more_bytes=PIECE_BYTES // 2)
        daemon = start_daemon(*SHAPE, *AT_HOME, env=machine.environment)
        daemon.wait_log("the system grants less memory for keys and values than was asked for")
        (told,) = grants_of(daemon)
        assert (told["asked_bytes"], told["granted_bytes"]) == (ASKED_BYTES, PIECE_BYTES * pieces)
        assert "for kv_home" in told["reason"] and told["locked_memory_limit"]
        assert machine["adds_refused"] == 1, "asked for no more"
        wait_until(lambda: homes_there(daemon) == told["granted_bytes"], "that what is there counts")
        machine["most_added_bytes"] = 0
        client = Reflected(daemon.grpc)
        with baseline(daemon, client) as before:
            assert [answer(daemon, prompt) for prompt in prompts] == expected
            before.at_baseline()
        client.close()
        daemon.signal(signal.SIGTERM)
        assert daemon.wait() == 0


def test_a_smaller_grant_lowers_the_context_that_no_flag_asks_for(start_daemon, machine):
    grant(machine, 3)
    daemon = start_daemon(*LONG, *AT_HOME, env=machine.environment)
    (told,) = grants_of(daemon)
    assert told["granted_bytes"] == 3 * PIECE_BYTES == homes_there(daemon)
    served = requests.get(f"{daemon.http}/v1/models", timeout=PATIENCE_S).json()["data"][0]
    assert served["max_model_len"] == 3 * 64 * 64
    assert len(answer(daemon, fresh_prompt(300))) == 24


def test_no_grant_at_all_is_refused_by_the_flags_name(machine):
    for turn in range(DAEMONS):
        grant(machine, 0, more_bytes=PIECE_BYTES - 1 - turn)
        code, log = refused(machine, *SHAPE, *AT_HOME)
        assert code == EXIT_INTERNAL, log
        assert re.search(r"--kv-host-bytes 100663296: the system grants not even an eighth of it; "
                         r".* bytes for kv_home.*; limit of locked memory: ", log), log
        assert "loading weights" not in log


def test_a_grant_that_is_too_small_for_a_context_is_refused(machine):
    grant(machine, 1)
    code, log = refused(machine, *LONG, *AT_HOME, "--max-context-tokens", "8192")
    assert code == EXIT_CONFIGURATION, log
    assert "grants less memory" in log and "--max-context-tokens is 8192" in log
