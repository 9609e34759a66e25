"""`longspan load` against a daemon at work: what it says agrees with what the daemon says."""

import contextlib
import errno
import fcntl
import itertools
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

import pytest
from daemon import LONGSPAN, PATIENCE_S, Daemon, run_client, wait_until
from prometheus_server import metrics_text

ESCAPES = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")
FAST = ("--interval", "50ms")
MOST_SAMPLES = PATIENCE_S * 20  # of those


@contextlib.contextmanager
def load_lines(daemon, *flags):
    """The samples of a `load --json`, as they come."""
    process = subprocess.Popen(
        [str(LONGSPAN), "--server", daemon.grpc, "load", "--json", *FAST, *flags],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield map(json.loads, process.stdout), process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE_S)


def sample_that(condition, samples, what):
    """The first of the coming samples of which `condition` holds."""
    found = next(filter(condition, itertools.islice(samples, MOST_SAMPLES)), None)
    assert found, f"waited in vain for: {what}"
    return found


def once(daemon):
    done = run_client(daemon, "load", "--once", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def counted(daemon, metric, **labels):
    """The sum of a metric's series with these labels."""
    found = re.findall(rf"^longspan_{metric}(?:\{{(.*)\}})? (\S+)$", metrics_text(daemon), re.MULTILINE)
    return sum(float(value) for series, value in found
               if all(f'{name}="{label}"' in series for name, label in labels.items()))


def test_a_sample_agrees_with_the_metrics(start_daemon):
    daemon = start_daemon("--threads", "1")
    assert daemon.complete("one", max_tokens=9, ignore_eos=True).status_code == 200
    assert daemon.complete("refused", temperature=9).status_code == 400
    daemon.wait_idle()
    sample = once(daemon)
    assert sample["running_requests"] == sample["queued_tokens"] == 0
    assert sum(sample["waiting_requests"].values()) == 0
    pages = sample["pools"]["kv_pages"]
    for state in ("used", "reserved", "cached", "free"):
        assert pages[state] == counted(daemon, "pool_blocks", pool="kv", state=state), state
    assert sample["pools"]["state_slots"] == {"used": 0, "reserved": 0, "cached": 0, "free": 16,
                                              "total": 16}
    since_start = sample["per_s"]
    assert since_start["seconds"] == sample["uptime_s"] == sample["latency_window_s"] > 0
    for rate, expected in (
            ("generated_tokens", 9), ("completed", 1), ("failed", 1), ("refused", 0), ("cancelled", 0),
            ("computed_prompt_tokens", counted(daemon, "prompt_tokens_total", source="computed"))):
        assert since_start[rate] * since_start["seconds"] == pytest.approx(expected), rate
    assert sample["first_token_ms"]["count"] == 1 and sample["inter_token_ms"]["count"] == 8
    assert 0 < sample["first_token_ms"]["p50"] <= sample["first_token_ms"]["p99"]


def test_samples_follow_the_work(start_daemon):
    daemon = start_daemon("--threads", "1", "--max-running-requests", "1")
    with load_lines(daemon) as (samples, process):
        assert next(samples)["running_requests"] == 0
        with daemon.busy("first"), daemon.stream("second", max_tokens=1):
            busy = sample_that(lambda sample: sample["waiting_requests"]["slots"] == 1, samples,
                               "the second waits for the slot")
            assert busy["running_requests"] == 1
            assert busy["pools"]["state_slots"]["used"] == 1
            assert busy["pools"]["kv_pages"]["used"] > 0
            sample_that(lambda sample: sample["per_s"]["generated_tokens"] > 0
                        and sample["inter_token_ms"]["count"] > 0, samples, "tokens are generated")
        sample_that(lambda sample: sample["per_s"]["cancelled"] > 0, samples, "the streams are left")
        idle = sample_that(lambda sample: sample["running_requests"] == 0
                           and sample["pools"]["kv_pages"]["used"] == 0, samples, "all is idle")
        assert idle["pools"]["state_slots"]["used"] == 0
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE_S) == 130
    daemon.wait_idle()


def test_what_is_refused_is_told(start_daemon):
    daemon = start_daemon("--threads", "1", "--max-running-requests", "1", "--max-queued-requests", "1")
    with daemon.busy("runs"), daemon.stream("waits", max_tokens=1):
        assert wait_until(lambda: daemon.complete("refused").status_code == 429, "the queue is full")
        sample = once(daemon)
        refused = sample["per_s"]["refused"] * sample["per_s"]["seconds"]
        assert refused == pytest.approx(counted(daemon, "shed_total")) and refused > 0.5


def test_counts_and_formats(daemon):
    done = run_client(daemon, "load", "--json", "--count", 3, *FAST)
    samples = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, len(samples)) == (0, 3)
    uptimes = [sample["uptime_s"] for sample in samples]
    assert uptimes == sorted(set(uptimes))
    assert samples[2]["per_s"]["seconds"] == pytest.approx(uptimes[2] - uptimes[1])
    assert samples[2]["latency_window_s"] == pytest.approx(uptimes[2] - uptimes[0])
    for flags, texts in ((("--once",), 1), ((), 1), (("--count", 2, *FAST), 2)):
        done = run_client(daemon, "load", *flags)
        assert (done.returncode, done.stderr, done.stdout.count("kv pages")) == (0, "", texts)
        assert "\x1b" not in done.stdout and max(map(len, done.stdout.splitlines())) <= 80


def test_who_watches_does_not_fill_the_log(daemon):
    before = daemon.log().count('"method":"GetLoad"')
    once(daemon)
    # A call that is logged, after those that are not.
    assert run_client(daemon, "tokenize", "a").returncode == 0
    wait_until(lambda: '"method":"Tokenize"' in daemon.log(), "the call is logged")
    assert daemon.log().count('"method":"GetLoad"') == before


def test_a_server_that_goes_away_is_told_and_waited_for():
    started = [Daemon("--threads", "1")]
    address = started[0].grpc
    process = subprocess.Popen([str(LONGSPAN), "--server", address, "load", "--json", *FAST],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert json.loads(process.stdout.readline())["server"] == address
        started[0].stop()
        assert f"cannot reach {address}" in process.stderr.readline()
        started.append(Daemon("--threads", "1", "--grpc-address", address))
        # What it does is compared with its own start, not with what the first one did.
        sample_that(lambda sample: sample["per_s"]["seconds"] == sample["uptime_s"],
                    map(json.loads, process.stdout), "a first sample of the second")
        assert process.poll() is None
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE_S)
        for daemon in started:
            daemon.stop()


def test_nobody_there():
    done = subprocess.run([str(LONGSPAN), "--server", "127.0.0.1:1", "load", "--once"],
                          capture_output=True, text=True, timeout=PATIENCE_S)
    assert (done.returncode, done.stdout) == (69, "")
    assert done.stderr.count("cannot reach") == 1


def test_who_may_not_ask_is_told_at_once(start_daemon, tmp_path):
    keys = tmp_path / "keys"
    keys.write_text(f"somebody:{'0' * 64}\n")
    daemon = start_daemon("--threads", "1", "--api-keys-file", str(keys))
    done = run_client(daemon, "load", "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert "wants an API key" in done.stderr and "--api-key" in done.stderr


@pytest.mark.parametrize("flags", [("--interval", "0s"), ("--interval", "soon"), ("--window", "-1s"),
                                   ("--count", 0), ("--once", "--count", 2), ("text",)])
def test_usage(daemon, flags):
    done = run_client(daemon, "load", *flags)
    assert done.returncode == 64 and done.stderr


# --- in a terminal --------------------------------------------------------------------------------

class Terminal:
    """A `longspan load` in a pseudo-terminal of so many columns and rows."""

    def __init__(self, address, columns, rows=40):
        self.ours, self.theirs = pty.openpty()
        self.columns, self.rows = columns, rows
        self.resize(columns, rows)
        self.modes = termios.tcgetattr(self.theirs)
        self.process = subprocess.Popen(
            [str(LONGSPAN), "--server", address, "load", *FAST], stdin=self.theirs,
            stdout=self.theirs, stderr=self.theirs, start_new_session=True)
        self.text = ""

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read_until(self, condition, what):
        """All that came since the last call, once it is enough."""
        deadline = time.monotonic() + PATIENCE_S
        while not condition(self.text):
            assert time.monotonic() < deadline, f"waited in vain for: {what}, in {self.text!r}"
            if select.select([self.ours], [], [], 1)[0]:
                try:
                    self.text += os.read(self.ours, 65536).decode()
                except OSError as error:
                    assert error.errno != errno.EIO, f"the view ended before: {what}"
                    raise
        text, self.text = self.text, ""
        return text

    def type(self, keys):
        os.write(self.ours, keys.encode())

    def end(self):
        code = self.process.wait(timeout=PATIENCE_S)
        assert termios.tcgetattr(self.theirs) == self.modes, "the terminal is as it was"
        self.read_until(lambda text: text.endswith("\x1b[?25h"), "the cursor is back")
        return code

    def close(self):
        self.process.kill()
        self.process.wait(timeout=PATIENCE_S)
        os.close(self.ours)
        os.close(self.theirs)


@contextlib.contextmanager
def in_terminal(address, columns, rows=40):
    terminal = Terminal(address, columns, rows)
    try:
        yield terminal
    finally:
        terminal.close()


def lines_of(text):
    return ESCAPES.sub("", text).replace("\r", "").split("\n")


def drawn(count):
    return lambda text: text.count("next tokens") >= count


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_the_view_fits_the_terminal(daemon, columns):
    with daemon.busy("runs"), in_terminal(daemon.grpc, columns) as terminal:
        text = terminal.read_until(drawn(3), "three views")
        assert not termios.tcgetattr(terminal.theirs)[3] & (termios.ICANON | termios.ECHO)
        assert text.startswith("\x1b[?25l")
        lines = lines_of(text)
        assert max(map(len, lines)) <= columns
        bars = [line for line in lines if line.startswith("state slots")]
        assert all(re.fullmatch(r"state slots  \[#+\.+\]", bar) for bar in bars[1:]), bars
        assert {len(bar) for bar in bars} == {min(columns, 13 + 72)}
        # Each view is drawn over the one before.
        first = text.split("\x1b[J")[0]
        assert f"\r\x1b[{first.count(chr(10))}A" in text
        terminal.type("q")
        assert terminal.end() == 0
    daemon.wait_idle()


def test_a_low_terminal_shows_the_top(daemon):
    with in_terminal(daemon.grpc, 80, rows=6) as terminal:
        text = terminal.read_until(lambda text: text.count("\x1b[J") >= 2, "two views")
        assert "waiting" in text and "kv pages" not in text
        assert all(view.count("\n") == 5 for view in text.split("\x1b[J")[:2])
        terminal.type("q")
        assert terminal.end() == 0


def test_another_size_is_followed(daemon):
    with in_terminal(daemon.grpc, 80) as terminal:
        terminal.read_until(drawn(1), "a view")
        terminal.resize(50, 40)
        terminal.process.send_signal(signal.SIGWINCH)  # of another session's terminal nobody tells
        text = terminal.read_until(lambda text: drawn(1)(text.split("\x1b[2J")[-1])
                                   and "\x1b[2J" in text, "a view of the new size")
        narrow = lines_of(text.split("\x1b[2J")[1])
        assert max(map(len, narrow)) <= 50 and any(len(line) == 50 for line in narrow)
        terminal.type("xyz")  # means nothing
        terminal.read_until(drawn(2), "it goes on")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == 130


def test_a_server_that_is_not_there_is_shown_and_waited_for():
    with in_terminal("127.0.0.1:1", 60) as terminal:
        text = terminal.read_until(lambda text: text.count("Trying again.") >= 2
                                   or text.count("\x1b[J") >= 3, "it is tried again")
        assert "cannot reach 127.0.0.1:1" in text and max(map(len, lines_of(text))) <= 60
        terminal.type("q")
        assert terminal.end() == 0
