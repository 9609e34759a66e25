"""A real Prometheus scrapes the daemon."""

import shutil
import socket
import subprocess

import pytest
import requests
from daemon import PATIENCE_S, wait_until
from haystack import haystack

CONFIG = """
global:
  scrape_interval: 200ms
  scrape_timeout: 200ms
scrape_configs:
  - job_name: longspan
    static_configs:
      - targets: ["{target}"]
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def prometheus(daemon, tmp_path):
    assert shutil.which("prometheus"), "install the package prometheus"
    config = tmp_path / "prometheus.yml"
    config.write_text(CONFIG.format(target=daemon.ready["http"]))
    address = f"127.0.0.1:{free_port()}"
    with open(tmp_path / "log", "w") as log:
        process = subprocess.Popen(
            ["prometheus", f"--config.file={config}", f"--storage.tsdb.path={tmp_path / 'data'}",
             f"--web.listen-address={address}"], stdout=log, stderr=log)
        try:
            yield f"http://{address}"
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE_S)


def query(address, expression):
    try:
        answer = requests.get(f"{address}/api/v1/query", params={"query": expression}, timeout=30)
    except requests.ConnectionError:
        return []
    return answer.json()["data"]["result"] if answer.status_code == 200 else []


def value(address, expression):
    found = query(address, expression)
    return float(found[0]["value"][1]) if found else None


def test_a_scrape(daemon, reflected, prometheus):
    daemon.complete("counted", max_tokens=3)
    daemon.complete("refused", temperature=9)
    reflected.text("counted too", max_tokens=3)
    wait_until(lambda: value(prometheus, "up{job='longspan'}") == 1, "the first scrape")
    wait_until(lambda: (value(prometheus, "sum(longspan_generation_tokens_total)") or 0) >= 6,
               "the tokens are counted")
    for series in ("longspan_running_requests", "longspan_prompt_tokens_total",
                   "longspan_time_to_first_token_seconds_count", "longspan_build_info",
                   "longspan_pool_blocks", "longspan_heartbeat_age_seconds"):
        assert query(prometheus, series), series
    by_code = {labels["metric"].get("code") for labels in query(prometheus, "longspan_requests_total")}
    assert len(by_code) >= 2, by_code


# Beside those that a label makes: every metric the daemon promises.
FAMILIES = """
    attention_path_total build_info cache_config_info cancel_to_free_seconds client_stall_seconds
    decode_time_seconds draining engine_failed generation_tokens_total heartbeat_age_seconds
    inter_token_latency_seconds kv_bytes_avoided_total kv_bytes_read_total kv_cache_usage_ratio
    log_drops_total model_info oldest_wait_seconds pool_allocation_failures_total pool_blocks
    pool_bytes pool_high_water_bytes preemptions_total prefill_remaining_tokens
    prefill_time_seconds prefix_evicted_blocks_total prefix_hit_blocks_total
    prefix_lookup_blocks_total prompt_tokens_total queue_delay_seconds queue_time_seconds
    queued_tokens
    replayed_steps_total request_duration_seconds requests_total running_requests
    selected_block_reuse_ratio selected_blocks_total shed_total startup_seconds
    step_measured_seconds_total step_predicted_seconds_total step_prediction_ratio
    step_time_seconds tenant_service_gap_tokens
    time_per_output_token_seconds time_to_first_token_seconds tokenize_time_seconds
    waiting_requests wasted_tokens_total
""".split()


def scrape(daemon):
    """Help texts by family, and values by sample as the text writes it."""
    text = requests.get(f"{daemon.http}/metrics", timeout=30).text
    helps, samples = {}, {}
    for line in text.splitlines():
        if line.startswith("# HELP "):
            _, _, name, words = line.split(" ", 3)
            helps[name] = words
        elif not line.startswith("#"):
            sample, number = line.rsplit(" ", 1)
            samples[sample.removeprefix("longspan_")] = float(number)
    return helps, samples


def test_every_metric_is_exported(daemon):
    helps, samples = scrape(daemon)
    assert set(helps) == {f"longspan_{name}" for name in FAMILIES}
    assert all(len(words) > 10 for words in helps.values()), helps
    exported = {sample.split("{")[0] for sample in samples}
    for name in FAMILIES:
        assert name in exported or f"{name}_count" in exported, name


def test_a_long_prompt_moves_the_sparse_ones(daemon):
    _, before = scrape(daemon)
    with daemon.stream(haystack(6000), max_tokens=4) as response:
        assert b"[DONE]" in response.content
    daemon.wait_idle()
    _, after = scrape(daemon)
    for sample in ('attention_path_total{path="fsa"}', 'attention_path_total{path="sparse_decode"}',
                   'selected_blocks_total{source="sink"}', 'selected_blocks_total{source="local"}',
                   'selected_blocks_total{source="scored"}', 'selected_blocks_total{source="all"}',
                   'kv_bytes_read_total{kind="summary"}', 'kv_bytes_read_total{kind="selected"}',
                   "kv_bytes_avoided_total", "client_stall_seconds_count"):
        assert after[sample] > before[sample], sample
    assert after['attention_path_total{path="dense"}'] == before['attention_path_total{path="dense"}']
    assert 0 < after["selected_block_reuse_ratio"] <= 1
    for pool in ("kv", "summary", "carry", "sequence_state", "attention_scratch", "output"):
        assert after[f'pool_high_water_bytes{{pool="{pool}"}}'] > 0, pool
    assert after['pool_bytes{device="cpu",pool="output",state="used"}'] == 0
    for reason in ("tokenizing", "inbox", "prompts", "slots", "pages"):
        assert after[f'waiting_requests{{reason="{reason}"}}'] == 0, reason


def test_what_waits_for_room_is_counted(start_daemon):
    daemon = start_daemon("--max-running-requests", "1", "--threads", "1")
    with daemon.stream("first", max_tokens=4000), daemon.stream("second", max_tokens=1):
        wait_until(lambda: scrape(daemon)[1]['waiting_requests{reason="slots"}'] == 1,
                   "the second waits for the slot")
        samples = scrape(daemon)[1]
        assert samples['pool_allocation_failures_total{pool="sequence_state"}'] == 1
        assert samples['pool_allocation_failures_total{pool="kv"}'] == 0
    daemon.wait_idle()


def test_the_metrics_are_well_formed(daemon):
    metrics = requests.get(f"{daemon.http}/metrics", timeout=30)
    assert metrics.headers["Content-Type"].startswith("text/plain")
    check = subprocess.run(["promtool", "check", "metrics"], input=metrics.text, text=True,
                           capture_output=True, timeout=PATIENCE_S)
    assert (check.returncode, check.stdout + check.stderr) == (0, "")
