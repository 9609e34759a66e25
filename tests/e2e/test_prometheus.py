"""A real Prometheus scrapes the daemon."""

import signal

import pytest
import requests
from daemon import wait_until
from haystack import haystack
from prometheus_server import families_of, metrics_text, promtool, running_prometheus


@pytest.fixture
def prometheus(daemon, tmp_path):
    with running_prometheus(tmp_path, daemon.ready["http"]) as server:
        yield server


def test_a_scrape(daemon, reflected, prometheus):
    daemon.complete("counted", max_tokens=3)
    daemon.complete("refused", temperature=9)
    reflected.text("counted too", max_tokens=3)
    prometheus.wait_scrape()
    wait_until(lambda: (prometheus.value("sum(longspan_generation_tokens_total)") or 0) >= 6,
               "the tokens are counted")
    for series in ("longspan_running_requests", "longspan_prompt_tokens_total",
                   "longspan_time_to_first_token_seconds_count", "longspan_build_info",
                   "longspan_pool_blocks", "longspan_heartbeat_age_seconds"):
        assert prometheus.query(series), series
    counted = {labels["code"] for labels, count in prometheus.query("longspan_requests_total > 0")}
    assert {"OK", "INVALID_ARGUMENT"} <= counted


# Beside those that a label makes: every metric the daemon promises.
FAMILIES = """
    attention_path_total build_info cache_config_info cancel_to_free_seconds client_stall_seconds
    constraint_cache_bytes constraint_compile_seconds constraints_total
    decode_time_seconds drain_timeout_seconds draining draining_seconds engine_failed generation_tokens_total heartbeat_age_seconds
    inter_token_latency_seconds key_tiles_total kv_bytes_avoided_total kv_bytes_read_total kv_cache_usage_ratio
    grpc_connections grpc_connections_cut_total grpc_connections_refused_total home_bytes_total
    log_drops_total memory_shortages_total model_info non_finite_logits_total oldest_wait_seconds pool_allocation_failures_total pool_blocks
    pool_bytes pool_high_water_bytes preemptions_total prefill_remaining_tokens
    prefill_time_seconds prefix_evicted_blocks_total prefix_hit_blocks_total
    prefix_lookup_blocks_total prompt_tokens_total queue_delay_seconds queue_time_seconds
    queued_tokens
    replayed_steps_total request_duration_seconds requests_total room_fetch_seconds_total
    room_pages_total running_requests
    selected_block_reuse_ratio selected_blocks_total shed_total start_timestamp_seconds startup_seconds
    slow_operations sparse_decode_requests_total sparse_decode_tokens_total sparse_prefill_tokens_total
    step_measured_seconds_total step_predicted_seconds_total step_prediction_ratio
    step_time_seconds tenant_service_gap_tokens
    time_per_output_token_seconds time_to_first_token_seconds tokenize_time_seconds
    waiting_requests wasted_tokens_total
""".split()


def scrape(daemon):
    """Help texts by family, and values by sample as the text writes it."""
    text = metrics_text(daemon)
    pairs = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    samples = {sample.removeprefix("longspan_"): float(number) for sample, number in pairs}
    return families_of(text), samples


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
    with daemon.busy("first"), daemon.stream("second", max_tokens=1):
        wait_until(lambda: scrape(daemon)[1]['waiting_requests{reason="slots"}'] == 1,
                   "the second waits for the slot")
        samples = scrape(daemon)[1]
        assert samples['pool_allocation_failures_total{pool="sequence_state"}'] == 1
        assert samples['pool_allocation_failures_total{pool="kv"}'] == 0
    daemon.wait_idle()


def test_the_metrics_are_well_formed(daemon):
    metrics = requests.get(f"{daemon.http}/metrics", timeout=30)
    assert metrics.headers["Content-Type"].startswith("text/plain")
    check = promtool("check", "metrics", input=metrics.text)
    assert (check.returncode, check.stdout + check.stderr) == (0, "")


def test_other_names_and_the_drain(start_daemon):
    daemon = start_daemon("--vllm-metric-names", "on", "--drain-timeout-s", "77")
    text = metrics_text(daemon)
    for sample in ("vllm:num_requests_running", "vllm:num_requests_waiting",
                   "vllm:kv_cache_usage_perc", "vllm:time_to_first_token_seconds_count"):
        assert f'{sample}{{model_name="{daemon.model}"}} 0\n' in text, sample
    # Colons, which such names must not have, are all that is said.
    said = promtool("check", "metrics", input=text).stderr.splitlines()
    assert said and all(line.startswith("vllm:") and line.endswith("should not contain ':'")
                        for line in said), said
    with daemon.busy("goes on"):
        assert scrape(daemon)[1]["draining_seconds"] == 0
        daemon.signal(signal.SIGTERM)
        wait_until(lambda: scrape(daemon)[1]["draining_seconds"] > 0, "the drain is told")
        assert scrape(daemon)[1]["drain_timeout_seconds"] == 77
    assert daemon.wait() == 0
