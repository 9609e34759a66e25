"""A real Prometheus for tests: Debian's package."""

import contextlib
import json
import shutil
import socket
import subprocess

import requests
from daemon import PATIENCE_S, wait_until


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Prometheus:
    def __init__(self, address):
        self.address = address

    def api(self, path, **parameters):
        """The data of an answer; None until the server is up."""
        try:
            answer = requests.get(f"{self.address}/api/v1/{path}", params=parameters,
                                  timeout=PATIENCE_S)
        except requests.ConnectionError:
            return None
        if answer.status_code == 503:
            return None
        body = answer.json()
        assert body["status"] == "success", (parameters, body)
        return body["data"]

    def query(self, expression):
        """Labels and value of each series."""
        data = self.api("query", query=expression)
        return [(series["metric"], float(series["value"][1]))
                for series in (data or {"result": []})["result"]]

    def value(self, expression):
        found = self.query(expression)
        return found[0][1] if found else None

    def wait_scrape(self):
        wait_until(lambda: self.value("up{job='longspan'}") == 1, "a scrape")


@contextlib.contextmanager
def running_prometheus(directory, target, rule_files=()):
    """Scrapes `target` and evaluates rules five times a second."""
    assert shutil.which("prometheus"), "install the package prometheus"
    config = directory / "prometheus.yml"
    config.write_text(json.dumps({  # YAML too
        "global": {"scrape_interval": "200ms", "scrape_timeout": "200ms",
                   "evaluation_interval": "200ms"},
        "rule_files": [str(file) for file in rule_files],
        "scrape_configs": [{"job_name": "longspan", "static_configs": [{"targets": [target]}]}]}))
    address = f"127.0.0.1:{free_port()}"
    with open(directory / "log", "w") as log:
        process = subprocess.Popen(
            ["prometheus", f"--config.file={config}", f"--storage.tsdb.path={directory / 'data'}",
             f"--web.listen-address={address}"], stdout=log, stderr=log)
        try:
            yield Prometheus(f"http://{address}")
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE_S)


def metrics_text(daemon):
    return requests.get(f"{daemon.http}/metrics", timeout=PATIENCE_S).text


def families_of(text):
    """Help texts by the family's name."""
    lines = (line.split(" ", 3) for line in text.splitlines() if line.startswith("# HELP "))
    return {name: words for _, _, name, words in lines}


def promtool(*arguments, **options):
    return subprocess.run(["promtool", *map(str, arguments)], text=True, capture_output=True,
                          timeout=PATIENCE_S, **options)
