"""What the machine under the daemon gets wrong: a full disk under the log, a model that is cut short
or goes, threads and memory that cannot be had, a wall clock that jumps. Each so many times, on demand
more often; the daemon goes on serving, or ends in order and says why."""

import fcntl
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import time

import pytest
import requests
from daemon import LONGSPAND, MODEL, PATIENCE_S, Daemon, Reflected, holds_nothing, wait_until
from faulty_machine import ALL, environment_of, wait_stopped

TIMES = int(os.environ.get("LONGSPAN_FAULT_TIMES", "20"))
PROMPT = "Once upon a time there was"
FLAGS = ("--threads", "1", "--log-lines-per-second", "0")
EXIT_INTERNAL, EXIT_CONFIGURATION = 70, 78


def metrics(daemon):
    text = requests.get(f"{daemon.http}/metrics", timeout=PATIENCE_S).text
    return {name: float(value) for name, value in
            (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))}


def lost_lines(daemon):
    return metrics(daemon)["longspan_log_drops_total"]


def answer(daemon):
    response = daemon.complete(PROMPT, max_tokens=4)
    assert response.status_code == 200, response.text
    return response.json()["choices"][0]["text"]


def spread(most):
    """TIMES numbers from 0 up to it."""
    return sorted({most * i // max(1, TIMES - 1) for i in range(TIMES)})


def ended(daemon):
    daemon.signal(signal.SIGTERM)
    return daemon.wait()


# --- the log ---------------------------------------------------------------------------------------

def logging_to(redirection):
    return "bash", "-c", f'exec 2>{redirection}; exec "$0" "$@"', LONGSPAND


def test_a_full_disk_under_the_log(start_daemon, tmp_path):
    log = tmp_path / "log"

    def told():
        return sum(json.loads(line)["lines"] for line in log.read_text().splitlines()
                   if '"message":"log lines lost"' in line)

    def let_the_log_grow_to(size):
        resource.prlimit(daemon.process.pid, resource.RLIMIT_FSIZE,
                         (size, resource.RLIM_INFINITY))

    daemon = start_daemon(*FLAGS, program=logging_to(f">{log}"))
    expected = answer(daemon)
    for _ in range(TIMES):
        lost = lost_lines(daemon)
        let_the_log_grow_to(log.stat().st_size)
        wait_until(lambda: answer(daemon) == expected and lost_lines(daemon) > lost,
                   "a line is lost")
        assert told() == lost
        let_the_log_grow_to(resource.RLIM_INFINITY)
        wait_until(lambda: told() == lost_lines(daemon), "the log says how many")
    assert "File too large" in log.read_text()
    assert ended(daemon) == 0


def test_a_log_whose_reader_has_gone(start_daemon):
    daemon = start_daemon(*FLAGS, program=logging_to("> >(true)"))
    wait_until(lambda: answer(daemon) and lost_lines(daemon) > 0, "a line is lost")
    for _ in range(TIMES):
        lost = lost_lines(daemon)
        answer(daemon)
        wait_until(lambda: lost_lines(daemon) > lost, "another line is lost")
    assert ended(daemon) == 0


def test_a_log_whose_reader_stalls(start_daemon, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, 4096)
    daemon = start_daemon(*FLAGS, program=logging_to(f">{pipe}"))
    for _ in range(max(TIMES, 40)):  # more lines than the pipe holds
        answer(daemon)
    assert lost_lines(daemon) == 0, "they wait in memory"
    assert ended(daemon) == 0
    os.close(reader)


# --- the model ---------------------------------------------------------------------------------------

def begin(machine, model, *flags):
    return subprocess.Popen(
        [LONGSPAND, "--model", model, "--http-address", "127.0.0.1:0", "--grpc-address",
         "127.0.0.1:0", "--log-format", "json", *FLAGS, *flags],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment_of(machine))


def test_a_model_cut_short_while_it_is_read(machine, tmp_path):
    """The daemon stops at one of its looks at the file, which come before each tensor that is read;
    then the file loses half of what it holds, or all but its first pages."""
    model = tmp_path / "model"
    shutil.copytree(MODEL, model)
    weights = model / "model.safetensors"
    whole = weights.read_bytes()
    process = begin(machine, model)
    assert json.loads(process.stdout.readline())["ready"]
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=PATIENCE_S)
    looks = machine["looks"]
    assert looks > 20, "one for each tensor"
    # At the last one all has been read.
    for turn, look in enumerate(spread(looks - 2)):
        machine["looks"], machine["stop_at_look"] = 0, look + 1
        process = begin(machine, model)
        assert wait_stopped(process)
        os.truncate(weights, len(whole) // 2 if turn % 2 else 16384)
        process.send_signal(signal.SIGCONT)
        _, log = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == EXIT_CONFIGURATION, (look, log)
        assert f"model.safetensors: cut short while it was read: expected {len(whole)}" in log
        weights.write_bytes(whole)


def test_a_model_that_goes_while_it_is_served(start_daemon, tmp_path):
    model = tmp_path / "model"
    shutil.copytree(MODEL, model)
    daemon = start_daemon(*FLAGS, model=model)

    def all_that_is_told():
        told = [requests.get(f"{daemon.http}/{path}", timeout=PATIENCE_S)
                for path in ("v1/models", "tokenizer_info", "server_info")]
        assert [one.status_code for one in told] == [200, 200, 200]
        return [one.json() for one in told], answer(daemon), daemon.tokenize(PROMPT)

    expected = all_that_is_told()
    os.truncate(model / "model.safetensors", 0)
    shutil.rmtree(model)
    for _ in range(TIMES):
        daemon.signal(signal.SIGHUP)
        assert all_that_is_told() == expected
    assert ended(daemon) == 0


# --- threads -----------------------------------------------------------------------------------------

def test_threads_that_cannot_be_had(machine):
    """Of those that the daemon asks for, the first few are granted."""
    process = begin(machine, MODEL)
    assert json.loads(process.stdout.readline())["ready"]
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=PATIENCE_S)
    asked = machine["threads_asked"]
    for granted in spread(asked // 2):
        machine["threads_asked"], machine["threads_granted"] = 0, granted
        process = begin(machine, MODEL, "--network-threads", "3")
        _, log = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == EXIT_INTERNAL, (granted, log)


def test_a_start_without_threads_names_what_was_asked_and_the_limit(machine):
    machine["threads_granted"] = 8
    _, log = begin(machine, MODEL, "--tokenizer-threads", "99").communicate(timeout=PATIENCE_S)
    assert re.search(r"the system granted \d of \d+ threads that are needed: .*"
                     r"99 tokenising \(--tokenizer-threads\)", log), log
    assert "(kernel.threads-max)" in log
    assert "loading weights" not in log


def test_no_thread_is_needed_later(start_daemon, machine):
    daemon = start_daemon(*FLAGS, env=machine.environment)
    expected = answer(daemon)
    machine["threads_granted"] = 0
    for _ in range(TIMES):
        client = Reflected(daemon.grpc)
        assert client.text(PROMPT, 4) == expected
        client.close()
        assert answer(daemon) == expected
    held = daemon.complete(PROMPT, max_tokens=8, structured_outputs={"regex": "[a-z]{3}"})
    assert held.status_code == 200 and re.fullmatch("[a-z]{3}", held.json()["choices"][0]["text"])
    assert ended(daemon) == 0


# --- the clock -----------------------------------------------------------------------------------------

def test_a_wall_clock_that_jumps(start_daemon, machine):
    daemon = start_daemon(*FLAGS, env=machine.environment)
    client = Reflected(daemon.grpc)
    fields = {"max_tokens": 24, "ignore_eos": True}

    def generate():
        return client.call("Generate", text=PROMPT, sampling={"temperature": 0}, stopping=fields,
                           response={"coalesce_ms": 1}, timeout=3600)

    def text_of(events):
        return "".join(event.token_delta.text for event in events)

    began = time.monotonic()
    expected = text_of(generate())
    for turn in range(TIMES):
        with daemon.stream(PROMPT, **fields) as http:
            lines, events = http.iter_lines(), generate()
            first = next(lines)
            machine.shift_clock((0.5, -6, 24, -24, 1)[turn % 5])
            assert text_of(events) == expected
            told = [line for line in [first, *lines] if line]
        assert told[-1] == b"data: [DONE]"
        assert "".join(json.loads(line[6:])["choices"][0]["text"] for line in told[:-1]) == expected
    most_s = (time.monotonic() - began) * 100
    for name, value in metrics(daemon).items():
        if re.search(r"_seconds_sum|startup_seconds", name):
            assert 0 <= value < most_s, name
    for line in daemon.log_lines:
        assert 0 <= json.loads(line).get("ms", 0) < 1000 * most_s, line
    machine.shift_clock(-48)
    assert ended(daemon) == 0
    client.close()


# --- memory ----------------------------------------------------------------------------------------------

def shortages(daemon):
    return metrics(daemon)["longspan_memory_shortages_total"]


@pytest.mark.parametrize("protocol", ["http", "grpc"])
def test_an_allocation_that_fails(start_daemon, machine, protocol):
    """One after the other of those between a request's first byte and its answer's last one."""
    daemon = start_daemon(*FLAGS, env=machine.environment)
    client = Reflected(daemon.grpc)

    def ask():
        return answer(daemon) if protocol == "http" else client.text(PROMPT, 4)

    expected = ask()
    machine.fail_allocations(at=ALL // 2)
    assert ask() == expected
    sites = machine["allocations"]
    machine.allocations_are_had()
    assert sites > 100
    failures = 0
    tried = spread(sites * 9 // 10)  # the last ones may not come again
    for site in tried:
        machine.fail_allocations(at=site)
        assert ask() == expected, site
        machine.allocations_are_had()
        failures += machine["failed"]
        wait_until(lambda: shortages(daemon) == failures, "it is told, and the reserve is back")
    assert failures == len(tried)
    wait_until(lambda: holds_nothing(client.call("GetLoad")), "nothing is left of them")
    assert "memory ran out, and its reserve was used" in daemon.log()
    client.close()
    assert ended(daemon) == 0
