"""A real Prometheus scrapes the daemon."""

import shutil
import socket
import subprocess

import pytest
import requests
from daemon import PATIENCE_S, wait_until

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


def test_the_metrics_are_well_formed(daemon):
    metrics = requests.get(f"{daemon.http}/metrics", timeout=30)
    assert metrics.headers["Content-Type"].startswith("text/plain")
    check = subprocess.run(["promtool", "check", "metrics"], input=metrics.text, text=True,
                           capture_output=True, timeout=PATIENCE_S)
    assert (check.returncode, check.stdout + check.stderr) == (0, "")
