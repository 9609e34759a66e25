"""Overlays render, are valid to the letter, and keep every rule; each rule is shown to fail."""

import ast
import copy
import hashlib
import json
import math
import pathlib
import re
import subprocess
import sys

import jsonschema
import policy
import pytest
import requests
import yaml
from daemon import Daemon
from manifests import DEMO, KUBERNETES, LONGSPAND, OVERLAYS, ROOT, Overlay, dig, flag_values, rendered
from planted_mistakes import MISTAKES, plant
from policy import RULES, problems
from schemas import CUSTOM, VERSIONS, validate


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", OVERLAYS)
def test_overlays_are_valid(name, version):
    for item in Overlay(name).objects:
        validate(item, version)


@pytest.mark.parametrize("name", OVERLAYS)
def test_an_unknown_field_is_not_valid(name):
    for item in Overlay(name).objects:
        item["spce"] = {}
        with pytest.raises(jsonschema.ValidationError):
            validate(item, VERSIONS[-1])


def nodes(schema, value):
    """Every object inside a custom one: where a schema says what may stand."""
    if isinstance(value, list):
        for part in value:
            yield from nodes(schema.get("items", {}), part)
    elif isinstance(value, dict) and "properties" in schema:
        yield value
        for key, part in value.items():
            yield from nodes(schema["properties"].get(key, {}), part)


@pytest.mark.parametrize("kind", [kind for kind in CUSTOM if kind[0] != "$"])
def test_custom_schemas_are_strict_everywhere(kind):
    """A field that is misspelt, at any depth, is found."""
    item = next((item for name in OVERLAYS for item in Overlay(name).objects
                 if f"{item['apiVersion']}/{item['kind']}" == kind), None) or EXAMPLE_RULE
    validate(item, VERSIONS[-1])
    places = list(nodes(CUSTOM[kind], item["spec"]))
    assert len(places) > 2
    for place in places:
        place["misspelt"] = 1
        with pytest.raises(jsonschema.ValidationError):
            validate(item, VERSIONS[-1])
        del place["misspelt"]


@pytest.mark.parametrize("name", OVERLAYS)
def test_overlays_keep_every_rule(name):
    assert problems(Overlay(name)) == {}


@pytest.mark.parametrize("rule,name,where,value", MISTAKES,
                         ids=[f"{i}-{mistake[0]}" for i, mistake in enumerate(MISTAKES)])
def test_a_planted_mistake_is_caught(rule, name, where, value):
    overlay = Overlay(name)
    before = copy.deepcopy(overlay.objects)
    plant(overlay, where, value)
    assert overlay.objects != before
    assert list(RULES[rule](overlay))


def test_every_complaint_has_a_planted_mistake(monkeypatch):
    tree = ast.parse(pathlib.Path(policy.__file__).read_text())
    complaints = {node.lineno for node in ast.walk(tree)
                  if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "must"}
    heard = set()

    def must(condition, complaint):
        if not condition:
            heard.add(sys._getframe(1).f_lineno)
        return [] if condition else [complaint]

    monkeypatch.setattr(policy, "must", must)
    for rule, name, where, value in MISTAKES:
        overlay = Overlay(name)
        plant(overlay, where, value)
        list(RULES[rule](overlay))
    assert complaints - heard == set()


def test_objects_live_in_one_namespace():
    for name in OVERLAYS:
        places = {item["metadata"].get("namespace") for item in Overlay(name).objects
                  if item["kind"] != "Namespace"}
        assert places == {"longspan"}
        assert dig(Overlay(name).one("Namespace"), "metadata", "labels",
                   "pod-security.kubernetes.io/enforce") == "restricted"


def test_pods_name_objects_that_exist():
    secrets = {"longspan-tls", "longspan-api-keys"}
    for overlay in map(Overlay, OVERLAYS):
        mounted = {volume["name"] for volume in overlay.pod["volumes"]}
        for container in overlay.containers:
            assert overlay.mounts(container).keys() <= mounted
        for volume in overlay.pod["volumes"]:
            if "configMap" in volume:
                assert overlay.config_map(volume["name"])
            if "secret" in volume:
                assert volume["secret"]["secretName"] in secrets


@pytest.mark.parametrize("name", OVERLAYS)
def test_the_daemon_takes_the_configuration(name, tmp_path):
    """With the model and the device of this machine instead of the pod's."""
    config = tmp_path / "longspan.conf"
    config.write_text(Overlay(name).config_text)
    checked = subprocess.run([LONGSPAND, "--config", config, "--model", DEMO, "--device", "cpu",
                              "--host-cache-bytes", "0", "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert "serving  http://0.0.0.0:8000  grpc://0.0.0.0:8001" in checked.stdout


@pytest.fixture
def secured_daemon(tmp_path):
    """A daemon with the flags of the secured pod, whose secrets are files of its own."""
    flags = flag_values(Overlay("secured").container["args"])
    known = subprocess.run([LONGSPAND, "--help"], capture_output=True, text=True).stdout
    missing = [flag for flag in flags if f"--{flag} " not in known]
    if missing:
        pytest.skip(f"this build has no --{' --'.join(missing)}")
    files = {flag: tmp_path / pathlib.Path(path).name for flag, path in flags.items()}
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                    "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=longspan", "-addext",
                    "subjectAltName=DNS:longspan,IP:127.0.0.1", "-out", files["tls-cert-file"],
                    "-keyout", files["tls-key-file"]], check=True, capture_output=True)
    hashed = hashlib.sha256(b"a key").hexdigest()
    files["api-keys-file"].write_text(f"monitoring:{hashed}\n")
    daemon = Daemon("--threads", "2", "--kv-cache-bytes", "64MiB",
                    *(f"--{flag}={path}" for flag, path in files.items()))
    yield f"https://{daemon.ready['http']}", files["tls-cert-file"]
    daemon.stop()


def test_the_secured_pod_answers_its_probes(secured_daemon):
    """They have no key; Prometheus does."""
    address, certificate = secured_daemon
    overlay = Overlay("secured")
    for name in ("startupProbe", "livenessProbe", "readinessProbe"):
        path = overlay.container[name]["httpGet"]["path"]
        assert requests.get(f"{address}{path}", verify=certificate, timeout=60).status_code == 200
    metrics = f"{address}{dig(overlay.one('PodMonitor'), 'spec', 'podMetricsEndpoints', 0, 'path')}"
    assert requests.get(metrics, verify=certificate, timeout=60).status_code == 401
    headers = {"Authorization": "Bearer a key"}
    assert requests.get(metrics, verify=certificate, headers=headers, timeout=60).status_code == 200


def test_checksums_are_the_demo_models():
    sums = KUBERNETES / "base" / "SHA256SUMS"
    command = Overlay("cpu").pod["initContainers"][-1]["command"][:-1]
    assert subprocess.run([*command, sums], cwd=DEMO).returncode == 0
    listed = {line.split()[1] for line in sums.read_text().splitlines()}
    files = {path.name for path in DEMO.iterdir() if path.is_file()}
    assert listed == files - {"README.md", "figures.json"}


def test_a_changed_model_is_refused(tmp_path):
    sums = KUBERNETES / "base" / "SHA256SUMS"
    for line in sums.read_text().splitlines():
        name = line.split()[1]
        (tmp_path / name).write_bytes((DEMO / name).read_bytes())
    command = Overlay("cpu").pod["initContainers"][-1]["command"][:-1]
    with open(tmp_path / "model.safetensors", "r+b") as weights:
        weights.seek(-1, 2)
        last = weights.read(1)
        weights.seek(-1, 2)
        weights.write(bytes([last[0] ^ 1]))
    refused = subprocess.run([*command, sums], cwd=tmp_path, capture_output=True, text=True)
    assert refused.returncode == 1 and "model.safetensors: FAILED" in refused.stdout


@pytest.fixture(scope="module")
def exported():
    """{metric: number of its series} of a daemon that has just begun."""
    daemon = Daemon("--threads", "2", "--kv-cache-bytes", "64MiB")
    text = requests.get(f"{daemon.http}/metrics", timeout=60).text
    daemon.stop()
    series = re.findall(r"^(longspan_\w+)", text, re.MULTILINE)
    return {name: series.count(name) for name in series}


@pytest.mark.parametrize("name", OVERLAYS)
def test_metrics_that_decide_are_exported_as_one_series(name, exported):
    used = set(re.findall(r"\blongspan_\w+", rendered(name)))
    assert len(used) >= 2
    assert {metric: exported.get(metric) for metric in used} == dict.fromkeys(used, 1)


def test_the_readme_tells_the_drain():
    rows = (ROOT / "deploy" / "README.md").read_text().split("| | seconds |")[1].split("\n\n")[0]
    seconds = [math.prod(map(int, row.split("|")[2].split("·"))) for row in rows.splitlines()[2:]]
    daemon = Overlay("h200")
    assert seconds == [daemon.container["lifecycle"]["preStop"]["sleep"]["seconds"],
                       float(daemon.settings["drain-grace-s"]), float(daemon.settings["drain-timeout-s"]), policy.FLUSH_S, policy.MARGIN_S]
    assert sum(seconds) == daemon.pod["terminationGracePeriodSeconds"]


RULES_FILE = """\
# Recorded first.
groups:
  - name: longspan-recorded
    interval: 30s
    rules:
      - record: longspan:shed:rate5m
        expr: |
          sum by (reason) (
            rate(longspan_shed_total[5m])
          )

  - name: longspan-alerts
    rules:
      - alert: LongspanHeartbeat
        expr: longspan_heartbeat_age_seconds > 60
        for: 1m
        labels: {severity: page}
        annotations:
          summary: "The engine of {{ $labels.pod }} stands still"
"""
EXAMPLE_RULE = {"apiVersion": "monitoring.coreos.com/v1", "kind": "PrometheusRule",
                "metadata": {"name": "longspan-example"}, "spec": yaml.safe_load(RULES_FILE)}


def prometheus_rules(folder):
    made = subprocess.run([KUBERNETES / "prometheus_rules.sh", folder], check=True,
                          capture_output=True, text=True).stdout
    return list(yaml.safe_load_all(made))


def test_prometheus_rules_are_the_files(tmp_path):
    (tmp_path / "slow_alerts.yml").write_text(RULES_FILE)
    (tmp_path / "prometheus.yml").write_text("scrape_configs: []\n")
    [made] = prometheus_rules(tmp_path)
    validate(made, VERSIONS[-1])
    assert made["metadata"]["name"] == "longspan-slow-alerts"
    assert made["spec"] == yaml.safe_load(RULES_FILE)


def test_prometheus_rules_of_the_repository_are_valid():
    folder = ROOT / "deploy" / "prometheus"
    files = [path for path in sorted(folder.glob("*.yml"))
             if "groups" in yaml.safe_load(path.read_text())]
    made = prometheus_rules(folder)
    assert [item["spec"] for item in made] == [yaml.safe_load(path.read_text()) for path in files]
    for item in made:
        validate(item, VERSIONS[-1])


def test_the_endpoint_pickers_configuration_is_consistent():
    overlay = Overlay("gateway")
    data = next(item["data"] for item in overlay.all("ConfigMap")
                if "endpoint_picker_config.yaml" in item["data"])
    config = yaml.safe_load(data["endpoint_picker_config.yaml"])
    plugins = {plugin["type"] for plugin in config["plugins"]}
    named = {plugin["pluginRef"] for profile in config["schedulingProfiles"]
             for plugin in profile["plugins"]}
    assert named <= plugins and plugins - named == {"single-profile-handler"}
    # Waiting work is told in tokens, so its threshold must be too.
    assert config["saturationDetector"]["queueDepthThreshold"] >= 4096
    assert json.dumps(config)  # plain data
