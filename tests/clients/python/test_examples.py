"""The package's examples against the daemon."""

import ast
import os
import re
import subprocess
import sys

import pytest
from conftest import ROOT, SITE
from daemon import PATIENCE_S, Daemon
from haystack import ANSWER, QUESTION, haystack

EXAMPLES = ROOT / "clients" / "python" / "examples"


def run(name, daemon, *arguments):
    return subprocess.run(
        [sys.executable, EXAMPLES / name, "--server", daemon.grpc, *map(str, arguments)],
        capture_output=True, text=True, timeout=PATIENCE_S,
        env={**os.environ, "PYTHONPATH": str(SITE)})


@pytest.fixture
def document(tmp_path):
    path = tmp_path / "document.txt"
    path.write_text(haystack(24_000).removesuffix(QUESTION))
    return path


def test_stream_document(daemon, document):
    done = run("stream_document.py", daemon, "--file", document, QUESTION.strip(),
               "--max-tokens", 8)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ANSWER.strip()
    bars = re.findall(r"\[(#* *)\] (\d+)/(\d+) tokens", done.stderr)
    assert bars and bars[-1][1] == bars[-1][2]
    assert re.search(r"\d+ tokens read, of them \d+ cached; \d+ written", done.stderr)
    refused = run("stream_document.py", daemon, "--file", document, "x", "--max-tokens", 10**6)
    assert refused.returncode == 1 and "InvalidRequestError" in refused.stderr


def test_shared_prefix(daemon, document):
    question = "What is the access code for the Lisbon warehouse?"
    done = run("shared_prefix.py", daemon, "--file", document, *[question] * 4)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 5 and all(f"{question} 48213" in line for line in lines[:4])
    found = [re.search(r"\[(\d+) of (\d+) tokens cached\]", line) for line in lines[:4]]
    # All but the last page or two of the prompt, which ends in what the first one wrote.
    assert all(int(one[2]) - int(one[1]) < 3 * 64 for one in found[1:])


def test_retry_under_load():
    small = Daemon("--threads", "2", "--max-running-requests", "2", "--max-queued-requests", "2")
    try:
        done = run("retry_under_load.py", small, "--requests", 16, "--max-retries", 10_000)
    finally:
        small.stop()
    assert done.returncode == 0, done.stderr
    ends, retries = re.fullmatch(r"(\{.*\}) after (\d+) retries\n", done.stdout).groups()
    assert ast.literal_eval(ends) == {"length": 16}
    assert int(retries) >= 12
