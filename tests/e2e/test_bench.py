"""`longspan bench` against a daemon: what it says agrees with what the daemon says."""

import json
import math
import re
import signal
import subprocess

import pytest
import requests
from daemon import LONGSPAN, PATIENCE_S, run_client, wait_until

OUTCOMES = ("completed", "cancelled", "rejected", "timed_out", "failed", "unsent", "unfinished")
BUCKET = re.compile(r'longspan_time_to_first_token_seconds_bucket\{.*le="([^"]+)"\} (\d+)')


def bench(daemon, tmp_path, *flags, code=0):
    path = tmp_path / "bench.json"
    done = run_client(daemon, "bench", "--json", path, *flags)
    assert done.returncode == code, done.stdout + done.stderr
    report = json.loads(path.read_text())
    for group in (report["all"], *report["by_prompt_tokens"].values(),
                  *report["by_tenant"].values()):
        assert sum(group[outcome] for outcome in OUTCOMES) == group["requests"]
    assert report["all"]["requests"] == sum(group["requests"]
                                            for group in report["by_prompt_tokens"].values())
    return report


def first_token_buckets(daemon):
    """How many first tokens came within each bound, over all lengths of prompts."""
    counts = {}
    for line in requests.get(f"{daemon.http}/metrics", timeout=PATIENCE_S).text.splitlines():
        if found := BUCKET.match(line):
            bound = math.inf if found[1] == "+Inf" else float(found[1])
            counts[bound] = counts.get(bound, 0) + int(found[2])
    return counts


def test_a_closed_loop_agrees_with_the_metrics(daemon, tmp_path):
    daemon.wait_idle()
    before = first_token_buckets(daemon)
    report = bench(daemon, tmp_path, "--concurrency", 1, "--requests", 21, "--prompt-tokens", 200,
                   "--output-tokens", 4, "--seed", 5)
    daemon.wait_idle()
    after = first_token_buckets(daemon)
    every = report["all"]
    assert every["completed"] == every["requests"] == every["attempts"] == 21
    assert every["output_tokens"] == 84 and every["prompt_tokens"] == 4200
    assert every["first_token_ms"]["count"] == every["queue_ms"]["count"] == 21
    assert every["time_per_output_token_ms"]["count"] == 21
    # Each of its tokens has a gap, but for those that came together with the first one.
    assert every["inter_token_ms"]["count"] <= 63
    assert report["seed"] == 5 and "--requests 21" in report["command"]
    version = requests.get(f"{daemon.http}/version", timeout=PATIENCE_S).json()
    assert report["server"]["version"] == version["version"]
    assert report["server"]["commit"] == version["commit"]

    bounds_s = sorted(after)
    within = {bound: after[bound] - before.get(bound, 0) for bound in bounds_s}
    assert within[math.inf] == 21
    for percentile, rank in (("p50", 11), ("p90", 19), ("p99", 21)):
        bucket = next(i for i, bound in enumerate(bounds_s) if within[bound] >= rank)
        least_s = bounds_s[bucket - 1] if bucket > 0 else 0
        # The way here takes time too, by which it may look one bucket longer.
        most_s = bounds_s[min(bucket + 1, len(bounds_s) - 1)]
        assert least_s <= every["first_token_ms"][percentile] / 1000 <= most_s, percentile


def test_a_burst_is_not_no_time(daemon, tmp_path):
    """What tokens take one by one is what they take in the mean, however they come."""
    report = bench(daemon, tmp_path, "--requests", 3, "--prompt-tokens", 100, "--output-tokens", 64)
    per_token, between = (report["all"][name] for name in ("time_per_output_token_ms", "inter_token_ms"))
    assert per_token["count"] == 3 and 0 < between["count"] <= 189
    # The second has the same times, and fewer tokens where some came with the first one.
    assert between["mean"] * between["count"] == pytest.approx(per_token["mean"] * 189, rel=1e-3)
    assert between["p50"] > 0.1 / 64
    daemon.wait_idle()


def test_json_goes_to_standard_output_too(daemon):
    done = run_client(daemon, "bench", "--requests", 1, "--prompt-tokens", 8, "--output-tokens", 2,
                      "--json", "-")
    assert done.returncode == 0 and json.loads(done.stdout)["all"]["completed"] == 1
    assert "throughput" in done.stderr


def test_the_definitions_stand_in_help(daemon):
    told = " ".join(run_client(daemon, "bench", "--help").stdout.split())
    assert "(last token - first token) / (output tokens - 1)" in told and "vllm bench serve" in told


def test_an_open_loop_of_mixed_lengths(start_daemon, tmp_path):
    daemon = start_daemon("--threads", "2", "--request-tenants", "on")
    report = bench(daemon, tmp_path, "--rate", 50, "--arrivals", "even", "--duration", "0.4s",
                   "--prompt-tokens", "32:0.5,96:0.5", "--every", "200ms:300", "--output-tokens", 2,
                   "--tenants", "a:0.5,b:0.5", "--ttft-slo", "1h", "--seed", 3)
    every = report["all"]
    assert every["completed"] == every["requests"] == 22
    assert report["by_prompt_tokens"]["300"]["requests"] == 2
    assert set(report["by_prompt_tokens"]) == {"32", "96", "300"}
    assert sum(group["requests"] for group in report["by_tenant"].values()) == 22
    assert every["within_slos"] == 22 and every["goodput_per_s"] == every["completed_per_s"] > 0
    daemon.wait_idle()


def test_cancelled_requests_free_their_pages(daemon, tmp_path):
    report = bench(daemon, tmp_path, "--concurrency", 4, "--requests", 12, "--prompt-tokens", 600,
                   "--output-tokens", 500, "--cancel-share", 1, "--cancel-after", "0ms..200ms",
                   "--cancel-before-first-token")
    assert report["all"]["cancelled"] == 12
    daemon.wait_idle()


def test_rejections_are_counted(start_daemon, tmp_path):
    daemon = start_daemon("--threads", "1", "--max-running-requests", "1",
                          "--max-queued-requests", "1")
    report = bench(daemon, tmp_path, "--concurrency", 8, "--requests", 24, "--prompt-tokens", 100,
                   "--output-tokens", 64)
    every = report["all"]
    assert every["completed"] > 0 and every["rejected"] > 0
    assert every["completed"] + every["rejected"] == 24
    refused = every["failures"]["RESOURCE_EXHAUSTED"]
    assert refused["latency_ms"]["count"] == every["rejected"]
    assert "--max-queued-requests" in refused["message"]
    daemon.wait_idle()


def test_what_times_out_is_tried_again(daemon, tmp_path):
    report = bench(daemon, tmp_path, "--requests", 2, "--output-tokens", 60000, "--timeout", "50ms",
                   "--retries", 2, code=1)
    every = report["all"]
    assert every["timed_out"] == 2 and every["attempts"] == 6
    assert list(every["failures"]) == ["DEADLINE_EXCEEDED"]
    daemon.wait_idle()


def test_an_interrupt_ends_the_run_with_its_results(daemon, tmp_path):
    path = tmp_path / "bench.json"
    process = subprocess.Popen(
        [str(LONGSPAN), "--server", daemon.grpc, "bench", "--concurrency", "2", "--output-tokens",
         "60000", "--duration", "1h", "--json", str(path)], stdout=subprocess.PIPE, text=True)
    wait_until(lambda: daemon.load()["running"] == 2, "both run")
    process.send_signal(signal.SIGINT)
    table, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert "2 unfinished" in table
    report = json.loads(path.read_text())
    assert report["interrupted"] and report["all"]["unfinished"] == 2
    daemon.wait_idle()


@pytest.mark.parametrize("flags", [
    ("--rate", 1, "--concurrency", 1), ("--prompt-tokens", "1024:x"), ("--every", "60s"),
    ("--every", "0s:5"), ("--duration", "soon"), ("--retries", 1), ("--arrivals", "even"),
    ("--tenants", "a,a"), ("--json", "/nowhere/at/all")])
def test_usage(daemon, flags):
    done = run_client(daemon, "bench", *flags)
    assert done.returncode == 64
    assert done.stderr


def test_nobody_there():
    done = subprocess.run([str(LONGSPAN), "--server", "127.0.0.1:1", "bench", "--requests", "1"],
                          capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 69
    assert "cannot reach" in done.stderr
