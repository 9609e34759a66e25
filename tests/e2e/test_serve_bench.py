"""tests/bench/serve_bench.py measures a daemon that serves a checkpoint of make_checkpoint."""

import json
import re
import subprocess
import sys
import urllib.request

import pytest
from daemon import LONGSPAND, PATIENCE_S, ROOT, make_checkpoint

BENCH = ROOT / "tests" / "bench" / "serve_bench.py"
sys.path.insert(0, str(BENCH.parent))
from completion_streams import Dechunker  # noqa: E402


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory):
    return make_checkpoint("tiny-nsa", tmp_path_factory.mktemp("checkpoint") / "tiny")


def run_bench(results, *arguments):
    return subprocess.run([sys.executable, BENCH, "--results", results, *map(str, arguments)],
                          capture_output=True, text=True, timeout=PATIENCE_S)


def test_starts_a_daemon_and_measures_it(checkpoint, tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, "--daemon", LONGSPAND, "--model", checkpoint, "--device", "cpu",
                     "--first-token", "70,600", "--runs", 2, "--decode", "3x130",
                     "--decode-tokens", 200, "--max-tokens", 20000,
                     "--commit", "abc", "--machine", "here",
                     "--", "--threads", "2")
    assert done.returncode == 0, done.stderr
    startup, short, long, decode = [json.loads(line) for line in results.open()]
    for line in (startup, short, long, decode):
        assert line["commit"] == "abc" and line["machine"] == "here" and line["model"] == "tiny"
        assert line["flags"][-2:] == ["--threads", "2"]
    assert startup["what"] == "startup" and startup["seconds"] > 0
    assert "load_weights" in startup["phase_seconds"]
    assert (short["prompt_tokens"], long["prompt_tokens"]) == (70, 600)
    assert len(long["seconds"]) == 2 and min(long["seconds"]) > 0
    # 600 tokens are two steps of at most 512; the last one may be counted after its token came.
    assert long["engine"]["steps"] >= 3
    assert (decode["batch"], decode["gaps"]) == (3, 3 * 200)
    assert decode["gap_p90_ms"] >= decode["gap_median_ms"] >= 0
    assert decode["engine"]["phase_ms"]["compute"] > 0
    assert decode["engine"]["interval_ms"] > 0


@pytest.mark.parametrize("family", ["qwen3", "minicpm", "gemma3"])
def test_measures_models_of_other_families(family, tmp_path):
    directory = make_checkpoint(f"tiny-{family}", tmp_path / family)
    results = tmp_path / "results.jsonl"
    done = run_bench(results, "--daemon", LONGSPAND, "--model", directory, "--device", "cpu",
                     "--first-token", 300, "--runs", 1, "--decode", "2x140",
                     "--decode-tokens", 200, "--max-tokens", 20000, "--", "--threads", "2")
    assert done.returncode == 0, done.stderr
    startup, first, decode = [json.loads(line) for line in results.open()]
    assert startup["model"] == family
    assert (first["prompt_tokens"], len(first["seconds"])) == (300, 1)
    assert (decode["batch"], decode["gaps"]) == (2, 2 * 200)


def test_tells_constrained_streams_from_free_ones(daemon, tmp_path):
    results = tmp_path / "results.jsonl"
    form = {"json": {"type": "array", "items": {"type": "boolean"}, "minItems": 1000}}
    done = run_bench(results, "--url", daemon.http, "--decode", "3x40", "--decode-tokens", 40,
                     "--constrained", 2, "--structured-outputs", json.dumps(form))
    assert done.returncode == 0, done.stderr
    (line,) = [json.loads(line) for line in results.open()]
    assert (line["batch"], line["constrained"], line["structured_outputs"]) == (3, 2, form)
    for rows in ("constrained", "free"):
        assert 0 <= line[f"{rows}_gap_median_ms"] <= line[f"{rows}_gap_p99_ms"]
        assert line[f"{rows}_gap_mean_ms"] > 0
    daemon.wait_idle()


def cached_tokens(daemon):
    with urllib.request.urlopen(f"{daemon.http}/metrics", timeout=PATIENCE_S) as answer:
        text = answer.read().decode()
    found = re.search(r'^longspan_prompt_tokens_total\{[^}]*source="device_cache"[^}]*\} (\S+)$',
                      text, re.MULTILINE)
    return float(found[1])


def test_reads_on_behind_a_cached_context(daemon, tmp_path):
    results = tmp_path / "results.jsonl"
    before = cached_tokens(daemon)
    done = run_bench(results, "--url", daemon.http, "--read-on", "128x256,128x640", "--runs", 2)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in results.open()]
    assert [(line["last_tokens"], line["prompt_tokens"]) for line in lines] == [
        (128, 256), (128, 640)]
    for line in lines:
        assert line["what"] == "read_on" and len(line["seconds"]) == 2
    # Two runs each behind 128 and 512 tokens; the longer context itself behind the shorter.
    assert cached_tokens(daemon) - before >= 2 * 128 + 2 * 512
    daemon.wait_idle()


def test_measures_a_daemon_without_flags(checkpoint, tmp_path):
    results = tmp_path / "results.jsonl"
    done = subprocess.run(
        [sys.executable, BENCH.parent / "default_flags_bench.py", "--results", results, "--daemon",
         LONGSPAND, "--model", checkpoint, "--device", "cpu", "--long-tokens", "3000",
         "--short-tokens", "70", "--rate", "8", "--every", "0.6", "--seconds", "1.5", "--runs", "1",
         "--rounds", "2", "--seed", "5", "--commit", "abc", "--machine", "here"],
        capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    startup, alone, beside, comes = [json.loads(line) for line in results.open()]
    assert [line["what"] for line in (startup, alone, beside, comes)] == [
        "startup", "first_token", "long_beside_short", "whoever_comes"]
    assert all(line["flags"] == ["--device", "cpu"] for line in (startup, alone, beside, comes))
    assert beside["long_requests"] == 3 and beside["short_requests"] > 3
    assert (0 < beside["short_first_token_p50_s"] <= beside["short_first_token_p90_s"]
            <= beside["short_first_token_p99_s"])
    assert beside["short_gap_p99_s"] >= beside["short_gap_p50_s"] >= 0
    assert beside["long_first_token_max_s"] >= beside["long_first_token_p50_s"] > 0
    assert len(comes["newcomer_waits_s"]) == len(comes["after_a_cancel_waits_s"]) == 2


def test_measures_a_running_daemon(daemon, tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, "--url", daemon.http, "--first-token", 40, "--runs", 1)
    assert done.returncode == 0, done.stderr
    (line,) = [json.loads(line) for line in results.open()]
    assert line["what"] == "first_token" and line["model"] == daemon.model
    daemon.wait_idle()


def test_says_why_a_request_was_refused(daemon, tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(results, "--url", daemon.http, "--first-token", 66000, "--runs", 1)
    assert done.returncode == 1
    assert "refused" in done.stderr and "context" in done.stderr
    assert not results.exists()


def test_says_that_streams_were_too_short(daemon, tmp_path):
    done = run_bench(tmp_path / "results.jsonl", "--url", daemon.http, "--decode", "2x40",
                     "--max-tokens", 3)
    assert done.returncode == 1
    assert "--max-tokens" in done.stderr
    daemon.wait_idle()


def test_says_that_nobody_answers(tmp_path):
    # Port 1 is nobody's.
    done = run_bench(tmp_path / "results.jsonl", "--url", "http://127.0.0.1:1")
    assert done.returncode == 1
    assert "not ready" in done.stderr and "127.0.0.1:1" in done.stderr


def test_says_why_a_daemon_did_not_start(tmp_path):
    done = run_bench(tmp_path / "results.jsonl", "--daemon", LONGSPAND, "--model", tmp_path)
    assert done.returncode == 1
    assert "config.json" in done.stderr


@pytest.mark.parametrize("piece_bytes", [1, 2, 3, 7, 100])
def test_chunks_are_joined_wherever_they_are_cut(piece_bytes):
    raw = b"5\r\nhello\r\n1;extension\r\n \r\nA\r\n0123456789\r\n0\r\n\r\n"
    dechunker = Dechunker()
    body = b"".join(dechunker.feed(raw[i:i + piece_bytes]) for i in range(0, len(raw), piece_bytes))
    assert body == b"hello 0123456789"
    assert dechunker.ended
