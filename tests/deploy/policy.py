"""What deploy/kubernetes promises, a rule a function. Each takes an Overlay and yields what is
wrong with it; planted_mistakes.py shows that each can."""

import re

from manifests import by_name, dig, flag_values

# Not ready, the daemon still takes work for as long, in which those who send it hear of that.
LEAST_GRACE_S = 5
# How long each front end may flush answers that are complete once the time to drain is over
# (server/observation/serving_state.h).
FLUSH_S = 2 * 5
MARGIN_S = 30
# An endpoint's end must have reached every proxy before the daemon hears of it.
PROPAGATION_S = 15
# Weights are read at no less, from network storage.
SLOWEST_LOAD_BYTES_PER_S = 100e6
H200_BYTES = 141e9
PENDING_TOKENS = "longspan_queued_tokens"
CACHE_USE = "longspan_kv_cache_usage_ratio"

RULES = {}


def rule(check):
    RULES[check.__name__] = check
    return check


def must(condition, complaint):
    if not condition:
        yield complaint


def quantity(text):
    """Bytes, or cores, of a Kubernetes quantity."""
    number, unit = re.fullmatch(r"([\d.]+)([KMGT]i|m|)", str(text)).groups()
    units = {"": 1, "m": 1e-3, "Ki": 2**10, "Mi": 2**20, "Gi": 2**30, "Ti": 2**40}
    return float(number) * units[unit]


def selects(overlay, selector):
    """Whether a label selector finds the pods of the daemon."""
    labels = dig(overlay.deployment, "spec", "template", "metadata", "labels")
    return bool(selector) and selector.items() <= labels.items()


@rule
def service_account_has_no_token(overlay):
    account = overlay.one("ServiceAccount")
    yield from must(account.get("automountServiceAccountToken") is False, "it has a token")
    yield from must(overlay.pod.get("serviceAccountName") == "longspan", "another account is used")
    yield from must(overlay.pod.get("automountServiceAccountToken") is False, "the pod has a token")


@rule
def services_find_the_front_ends(overlay):
    http, grpc = overlay.one("Service"), overlay.one("Service", "longspan-grpc")
    for service, protocol in ((http, "http"), (grpc, "kubernetes.io/h2c")):
        port = dig(service, "spec", "ports", 0)
        wanted = "https" if overlay.is_secured else protocol
        yield from must(selects(overlay, dig(service, "spec", "selector")), "it finds no pod")
        yield from must(dig(port, "appProtocol") == wanted, f"a port is not {wanted}")
    yield from must(dig(grpc, "spec", "clusterIP") == "None", "the gRPC service is not headless")
    ports = {port["name"]: port["containerPort"] for port in overlay.container["ports"]}
    for name in ("http", "grpc"):
        address = overlay.settings[f"{name}-address"]
        yield from must(address == f"0.0.0.0:{ports[name]}", f"{name} listens on {address}")


@rule
def configuration_is_mounted(overlay):
    mount = overlay.mounts(overlay.container).get("config")
    path = f"{dig(mount, 'mountPath')}/longspan.conf"
    yield from must(overlay.container["args"][:2] == ["--config", path], "--config is not the mount")
    yield from must(dig(mount, "readOnly") is True, "the configuration can be written")


@rule
def secrets_are_files(overlay):
    flags = flag_values(overlay.container["args"])
    files = {"tls-cert-file": "tls", "tls-key-file": "tls", "api-keys-file": "api-keys"}
    yield from must(not overlay.container.get("env"), "secrets could stand in the environment")
    if overlay.name != "secured":
        return
    for flag, volume in files.items():
        folder = dig(overlay.mounts(overlay.container), volume, "mountPath")
        yield from must(str(flags.get(flag)).startswith(f"{folder}/"), f"--{flag} is not mounted")
        yield from must(dig(overlay.volumes, volume, "secret"), f"{volume} is no secret")
        yield from must(dig(overlay.volumes, volume, "secret", "defaultMode") == 0o440,
                        f"others may read {volume}")
    keys = dig(overlay.volumes, "api-keys", "secret", "items") or []
    yield from must([item["key"] for item in keys] == ["api-keys"], "the pod has others' keys")


@rule
def one_pod_at_a_time_is_disrupted(overlay):
    spec = dig(overlay.one("PodDisruptionBudget"), "spec")
    yield from must(dig(spec, "maxUnavailable") == 1, "more than one pod may go at once")
    yield from must(selects(overlay, dig(spec, "selector", "matchLabels")), "it finds no pod")


def autoscaling(overlay):
    """(names or queries of metrics in order, fewest replicas, scale-down's rules) of the one
    autoscaler; None if there are none or two."""
    scalers = overlay.all("HorizontalPodAutoscaler") + overlay.all("ScaledObject")
    if len(scalers) != 1 or dig(scalers[0], "spec", "scaleTargetRef", "name") != "longspan":
        return None
    spec = scalers[0]["spec"]
    if scalers[0]["kind"] == "ScaledObject":
        queries = [dig(trigger, "metadata", "query") or trigger["type"]
                   for trigger in spec["triggers"]]
        behavior = dig(spec, "advanced", "horizontalPodAutoscalerConfig", "behavior")
        return queries, spec["minReplicaCount"], behavior["scaleDown"]
    names = [dig(metric, "pods", "metric", "name") or metric["type"] for metric in spec["metrics"]]
    return names, spec["minReplicas"], spec["behavior"]["scaleDown"]


@rule
def scales_on_waiting_prompts_then_cache(overlay):
    found = autoscaling(overlay)
    if found is None:
        yield "there is not exactly one autoscaler"
        return
    metrics, fewest, scale_down = found
    yield from must(len(metrics) == 2, f"it scales on {metrics}")
    yield from must(PENDING_TOKENS in metrics[0], "waiting prompts do not come first")
    yield from must(CACHE_USE in metrics[-1], "use of the cache does not come second")
    yield from must(fewest >= 2, "one pod is no service that can be upgraded")
    yield from must(scale_down["policies"][0]["periodSeconds"]
                    >= overlay.pod["terminationGracePeriodSeconds"],
                    "it takes pods away faster than they drain")
    yield from must("replicas" not in overlay.deployment["spec"], "an apply resets the replicas")


@rule
def metrics_are_scraped(overlay):
    spec = dig(overlay.one("PodMonitor"), "spec")
    endpoint = dig(spec, "podMetricsEndpoints", 0)
    yield from must(selects(overlay, dig(spec, "selector", "matchLabels")), "it finds no pod")
    yield from must(dig(endpoint, "port") == "http" and dig(endpoint, "path") == "/metrics",
                    "it scrapes something else")
    scheme = "https" if overlay.is_secured else "http"
    yield from must(dig(endpoint, "scheme") == scheme, f"it does not scrape over {scheme}")
    key = dig(endpoint, "authorization", "credentials", "key")
    yield from must(bool(key) == overlay.is_secured, "it has no key, or one that nobody asks for")


@rule
def nothing_goes_out(overlay):
    spec = dig(overlay.one("NetworkPolicy"), "spec")
    yield from must(selects(overlay, dig(spec, "podSelector", "matchLabels")), "it finds no pod")
    yield from must(set(dig(spec, "policyTypes") or []) == {"Ingress", "Egress"}, "a way is open")
    yield from must(not dig(spec, "egress"), "something may go out")
    for way in dig(spec, "ingress") or [{}]:
        yield from must(way.get("from") and way.get("ports"), "anybody may come in, or to any port")
        names = {port.get("port") for port in way.get("ports", [])}
        yield from must(names <= {"http", "grpc"}, "a port is open that nobody serves")


@rule
def pods_are_hardened(overlay):
    for pod in overlay.pods:
        context = pod["securityContext"]
        yield from must(context.get("runAsNonRoot") is True, "it may run as root")
        yield from must(context.get("runAsUser", 0) > 0, "it runs as root")
        yield from must(dig(context, "seccompProfile", "type") == "RuntimeDefault", "no seccomp")
        for name in ("hostNetwork", "hostPID", "hostIPC", "shareProcessNamespace"):
            yield from must(not pod.get(name), f"{name} is set")


@rule
def containers_are_hardened(overlay):
    of_pods = {"runAsNonRoot", "runAsUser", "runAsGroup", "seccompProfile"}
    for container in overlay.containers:
        own = container.get("securityContext", {})
        yield from must(own.get("readOnlyRootFilesystem") is True, "its root can be written")
        yield from must(own.get("allowPrivilegeEscalation") is False, "it may gain rights")
        yield from must(dig(own, "capabilities") == {"drop": ["ALL"]}, "it has capabilities")
        yield from must(not own.get("privileged"), "it is privileged")
        yield from must(not own.keys() & of_pods, "it overrides the pod's context")


@rule
def scratch_is_memory_within_the_limit(overlay):
    mounts = overlay.mounts(overlay.container)
    scratch_bytes = 0
    for volume, path in (("shm", "/dev/shm"), ("tmp", "/tmp")):
        source = dig(overlay.volumes, volume, "emptyDir") or {}
        yield from must(dig(mounts, volume, "mountPath") == path, f"{path} is not mounted")
        yield from must(source.get("medium") == "Memory", f"{path} is not in memory")
        yield from must(source.get("sizeLimit"), f"{path} is unbounded")
        scratch_bytes += quantity(source.get("sizeLimit") or 0)
    limit_bytes = quantity(dig(overlay.container, "resources", "limits", "memory"))
    planned = float(overlay.settings.get("memory-fraction") or 0.8)
    if overlay.settings["device"] == "cpu":
        yield from must(scratch_bytes <= (1 - planned) * limit_bytes, "memory is promised twice")
    else:
        kept_bytes = sum(int(overlay.settings[flag]) for flag in ("host-cache-bytes", "kv-host-bytes"))
        yield from must(kept_bytes + scratch_bytes <= planned * limit_bytes, "too little host memory")


@rule
def requests_are_limits(overlay):
    for container in overlay.containers:
        resources = container.get("resources", {})
        yield from must(resources.get("requests") == resources.get("limits"), "they differ")
        yield from must({"cpu", "memory"} <= (resources.get("limits") or {}).keys(), "one is missing")


@rule
def the_device_is_asked_for(overlay):
    gpus = dig(overlay.container, "resources", "limits", "nvidia.com/gpu")
    wanted = None if overlay.settings["device"] == "cpu" else "1"
    yield from must(gpus == wanted, f"nvidia.com/gpu is {gpus}, device {overlay.settings['device']}")
    if wanted:
        update = dig(overlay.deployment, "spec", "strategy", "rollingUpdate")
        yield from must(dig(update, "maxSurge") == 0, "an upgrade waits for a GPU that is not there")
        yield from must(dig(overlay.pod, "nodeSelector"), "any GPU will do")


@rule
def pods_are_spread(overlay):
    spread = {part["topologyKey"]: part for part in overlay.pod.get("topologySpreadConstraints", [])}
    for key in ("kubernetes.io/hostname", "topology.kubernetes.io/zone"):
        labels = dig(spread, key, "labelSelector", "matchLabels")
        yield from must(selects(overlay, labels), f"pods are not spread over {key}")


@rule
def startup_waits_for_weights(overlay):
    probe = overlay.container.get("startupProbe", {})
    yield from must(dig(probe, "httpGet", "path") == "/ready", "it does not wait for readiness")
    allowed_s = probe.get("failureThreshold", 3) * probe.get("periodSeconds", 10)
    largest_bytes = (H200_BYTES if overlay.settings["device"] == "cuda"
                     else quantity(overlay.container["resources"]["limits"]["memory"]))
    needed_s = largest_bytes / SLOWEST_LOAD_BYTES_PER_S
    yield from must(allowed_s >= needed_s, f"{allowed_s} s; the largest weights take {needed_s:.0f} s")
    yield from must(dig(overlay.deployment, "spec", "progressDeadlineSeconds") > allowed_s,
                    "a rollout is given up while weights still load")


@rule
def readiness_is_soon_known(overlay):
    probe = overlay.container.get("readinessProbe", {})
    asks = {"path": "/ready", "port": "http", "scheme": "HTTPS"}
    port = by_name(overlay.container["ports"])["grpc"]["containerPort"]
    if overlay.is_secured:
        yield from must(probe.get("httpGet") == asks, "it does not ask /ready over TLS")
    else:
        yield from must(dig(probe, "grpc", "port") == port, "it does not ask grpc.health.v1")
    yield from must(probe.get("periodSeconds") == 2 and probe.get("failureThreshold") == 2,
                    "it is not 2 s, twice")


@rule
def liveness_is_the_heartbeat_alone(overlay):
    probe = overlay.container.get("livenessProbe", {})
    yield from must(dig(probe, "httpGet", "path") == "/health", "it does not ask /health")
    yield from must(dig(probe, "httpGet", "port") == "http", "it asks a port that loading keeps shut")
    yield from must("startupProbe" in overlay.container, "it begins before the weights are there")


@rule
def probes_speak_the_servers_protocol(overlay):
    wanted = "HTTPS" if overlay.is_secured else None
    for name in ("startupProbe", "livenessProbe", "readinessProbe"):
        get = dig(overlay.container, name, "httpGet")
        yield from must(get is None or get.get("scheme") == wanted, f"{name} fails for its scheme")


@rule
def the_model_is_verified_and_read_only(overlay):
    mount = overlay.mounts(overlay.container).get("model", {})
    yield from must(overlay.settings["model"] == mount.get("mountPath"), "another model is served")
    yield from must(mount.get("readOnly") is True, "the daemon can change the model")
    claim = dig(overlay.volumes, "model", "persistentVolumeClaim")
    yield from must(claim is None or claim.get("readOnly") is True, "the claim can be written")
    last = dig(overlay.pod["initContainers"], -1)
    yield from must(last["name"] == "verify-model", "the model is not verified last")
    verified = overlay.mounts(last).get("model", {})
    yield from must(verified.get("readOnly") is True, "the verifier can change the model")
    yield from must(last.get("workingDir") == verified.get("mountPath"), "it verifies another folder")
    yield from must(last["command"][:3] == ["/usr/bin/sha256sum", "--check", "--strict"],
                    "it does not check sums")
    sums = dig(overlay.config_map("checksums"), "data", "SHA256SUMS") or ""
    yield from must("  config.json\n" in sums and ".safetensors\n" in sums, "the sums cover too little")


@rule
def the_drain_fits_the_grace_period(overlay):
    pre_stop_s = dig(overlay.container, "lifecycle", "preStop", "sleep", "seconds") or 0
    yield from must(pre_stop_s >= PROPAGATION_S, "endpoints outlive the pod")
    drain_s = float(overlay.settings["drain-timeout-s"])
    yield from must(drain_s >= 300, "long answers are cut")
    grace_s = float(overlay.settings.get("drain-grace-s", 0))
    yield from must(grace_s >= LEAST_GRACE_S, "work is refused before anybody hears of the drain")
    needed_s = pre_stop_s + grace_s + drain_s + FLUSH_S + MARGIN_S
    allowed_s = overlay.pod["terminationGracePeriodSeconds"]
    yield from must(needed_s <= allowed_s, f"a drain takes {needed_s:g} s of {allowed_s} s")


@rule
def the_gateway_picks_by_our_metrics(overlay):
    if overlay.name != "gateway":
        return
    spec = dig(overlay.one("InferencePool"), "spec")
    yield from must(selects(overlay, dig(spec, "selector", "matchLabels")), "the pool is empty")
    ports = by_name(overlay.container["ports"])
    yield from must(dig(spec, "targetPorts", 0, "number") == ports["http"]["containerPort"],
                    "the pool has another port")
    picker = dig(spec, "endpointPickerRef") or {}
    service = overlay.one("Service", picker.get("name"))
    yield from must(dig(service, "spec", "ports", 0, "port") == dig(picker, "port", "number"),
                    "the picker's port is not its service's")
    backend = dig(overlay.one("HTTPRoute"), "spec", "rules", 0, "backendRefs", 0)
    yield from must(dig(backend, "kind") == "InferencePool" and dig(backend, "name") == "longspan",
                    "the route goes elsewhere")
    deployment = overlay.one("Deployment", picker.get("name"))
    flags = flag_values(dig(deployment, "spec", "template", "spec", "containers", 0, "args"))
    wanted = {"pool-name": "longspan", "pool-namespace": overlay.deployment["metadata"]["namespace"],
              "total-queued-requests-metric": PENDING_TOKENS,
              "total-running-requests-metric": "longspan_running_requests",
              "kv-cache-usage-percentage-metric": CACHE_USE,
              "cache-info-metric": "longspan_cache_config_info"}
    for flag, value in wanted.items():
        yield from must(flags.get(flag) == value, f"--{flag} is {flags.get(flag)}")
    labels = dig(deployment, "spec", "template", "metadata", "labels") or {}
    yield from must(labels.get("longspan-client") == "true", "the picker may not come in")


def problems(overlay):
    """{rule: complaints}, of the rules that are broken."""
    found = {name: list(check(overlay)) for name, check in RULES.items()}
    return {name: complaints for name, complaints in found.items() if complaints}
