"""Mistakes that the rules of policy.py must catch: (rule, overlay, what is changed, to what).

A path leads into the object that the first word names; a value of None deletes. POD and PICKER
stand for specifications of pods, DAEMON and VERIFIER for containers."""

POD = ("Deployment", "spec", "template", "spec")
DAEMON = (*POD, "containers", 0)
PICKER = ("Deployment/longspan-endpoint-picker", "spec", "template", "spec")
VERIFIER = (*POD, "initContainers", -1)

MISTAKES = [
    ("service_account_has_no_token", "cpu", ("ServiceAccount", "automountServiceAccountToken"), None),
    ("service_account_has_no_token", "cpu", (*POD, "automountServiceAccountToken"), True),
    ("service_account_has_no_token", "cpu", (*POD, "serviceAccountName"), "default"),
    ("services_find_the_front_ends", "cpu", ("Service", "spec", "selector"), {"app": "longspan"}),
    ("services_find_the_front_ends", "cpu", ("Service/longspan-grpc", "spec", "clusterIP"), None),
    ("services_find_the_front_ends", "cpu",
     ("Service/longspan-grpc", "spec", "ports", 0, "appProtocol"), "grpc"),
    ("services_find_the_front_ends", "secured",
     ("Service/longspan-grpc", "spec", "ports", 0, "appProtocol"), "kubernetes.io/h2c"),
    ("services_find_the_front_ends", "cpu", (*DAEMON, "ports", 1, "containerPort"), 9001),
    ("configuration_is_mounted", "cpu", (*DAEMON, "args", 1), "/etc/longspan.conf"),
    ("configuration_is_mounted", "cpu", (*DAEMON, "volumeMounts", 0, "readOnly"), None),
    ("secrets_are_files", "secured", (*DAEMON, "args", 4), "--api-keys-file=/tmp/keys"),
    ("secrets_are_files", "secured", (*POD, "volumes", 0), {"name": "tls", "emptyDir": {}}),
    ("secrets_are_files", "secured", (*POD, "volumes", 1, "secret", "defaultMode"), 0o444),
    ("secrets_are_files", "secured", (*POD, "volumes", 1, "secret", "items"), None),
    ("secrets_are_files", "secured", (*DAEMON, "env"), [{"name": "LONGSPAN_API_KEY", "value": "k"}]),
    ("one_pod_at_a_time_is_disrupted", "cpu", ("PodDisruptionBudget", "spec", "maxUnavailable"), 2),
    ("one_pod_at_a_time_is_disrupted", "cpu",
     ("PodDisruptionBudget", "spec", "selector", "matchLabels"), {}),
    ("scales_on_waiting_prompts_then_cache", "cpu",
     ("HorizontalPodAutoscaler", "spec", "metrics", 0),
     {"type": "Resource", "resource": {"name": "cpu", "target": {"type": "Utilization",
                                                                 "averageUtilization": 80}}}),
    ("scales_on_waiting_prompts_then_cache", "cpu",
     ("HorizontalPodAutoscaler", "spec", "metrics", 1), None),
    ("scales_on_waiting_prompts_then_cache", "cpu",
     ("HorizontalPodAutoscaler", "spec", "minReplicas"), 1),
    ("scales_on_waiting_prompts_then_cache", "cpu",
     ("HorizontalPodAutoscaler", "spec", "behavior", "scaleDown", "policies", 0, "periodSeconds"), 60),
    ("scales_on_waiting_prompts_then_cache", "h200", ("ScaledObject", "spec", "triggers", 0),
     {"type": "cpu", "metadata": {"value": "80"}}),
    ("scales_on_waiting_prompts_then_cache", "h200", ("ScaledObject", "kind"),
     "HorizontalPodScaler"),
    ("scales_on_waiting_prompts_then_cache", "h200", ("Deployment", "spec", "replicas"), 2),
    ("metrics_are_scraped", "cpu", ("PodMonitor", "spec", "podMetricsEndpoints", 0, "port"), "grpc"),
    ("metrics_are_scraped", "cpu", ("PodMonitor", "spec", "selector", "matchLabels"), {"app": "l"}),
    ("metrics_are_scraped", "secured",
     ("PodMonitor", "spec", "podMetricsEndpoints", 0, "scheme"), "http"),
    ("metrics_are_scraped", "secured",
     ("PodMonitor", "spec", "podMetricsEndpoints", 0, "authorization"), None),
    ("nothing_goes_out", "cpu", ("NetworkPolicy", "spec", "egress"), [{}]),
    ("nothing_goes_out", "cpu", ("NetworkPolicy", "spec", "policyTypes"), ["Ingress"]),
    ("nothing_goes_out", "cpu", ("NetworkPolicy", "spec", "ingress", 0, "from"), None),
    ("nothing_goes_out", "cpu", ("NetworkPolicy", "spec", "ingress", 1, "ports"), None),
    ("nothing_goes_out", "cpu", ("NetworkPolicy", "spec", "ingress", 0, "ports", 0, "port"), 22),
    ("nothing_goes_out", "cpu", ("NetworkPolicy", "spec", "podSelector", "matchLabels"),
     {"app": "other"}),
    ("pods_are_hardened", "cpu", (*POD, "securityContext", "runAsNonRoot"), None),
    ("pods_are_hardened", "cpu", (*POD, "securityContext", "runAsUser"), 0),
    ("pods_are_hardened", "cpu", (*POD, "securityContext", "seccompProfile", "type"), "Unconfined"),
    ("pods_are_hardened", "cpu", (*POD, "hostNetwork"), True),
    ("containers_are_hardened", "cpu", (*DAEMON, "securityContext", "readOnlyRootFilesystem"), False),
    ("containers_are_hardened", "cpu", (*DAEMON, "securityContext", "allowPrivilegeEscalation"), None),
    ("containers_are_hardened", "cpu", (*DAEMON, "securityContext", "capabilities", "add"), ["NET_RAW"]),
    ("containers_are_hardened", "cpu", (*DAEMON, "securityContext", "privileged"), True),
    ("containers_are_hardened", "cpu", (*DAEMON, "securityContext", "runAsNonRoot"), False),
    ("containers_are_hardened", "cpu", (*VERIFIER, "securityContext"), {}),
    ("pods_are_hardened", "gateway", (*PICKER, "securityContext"), {}),
    ("containers_are_hardened", "gateway", (*PICKER, "containers", 0, "securityContext"), {}),
    ("scratch_is_memory_within_the_limit", "cpu", (*POD, "volumes", -1, "emptyDir", "medium"), None),
    ("scratch_is_memory_within_the_limit", "cpu",
     (*POD, "volumes", -1, "emptyDir", "sizeLimit"), "8Gi"),
    ("scratch_is_memory_within_the_limit", "cpu",
     (*POD, "volumes", -1, "emptyDir", "sizeLimit"), None),
    ("scratch_is_memory_within_the_limit", "cpu", (*DAEMON, "volumeMounts", -1), None),
    ("scratch_is_memory_within_the_limit", "h200",
     (*DAEMON, "resources", "limits", "memory"), "64Gi"),
    ("scratch_is_memory_within_the_limit", "h200",
     'host-cache-bytes = "64GiB"', 'kv-host-bytes = "80GiB"'),
    ("requests_are_limits", "cpu", (*DAEMON, "resources", "requests", "cpu"), "1"),
    ("requests_are_limits", "cpu", (*VERIFIER, "resources"), {}),
    ("the_device_is_asked_for", "h200", (*DAEMON, "resources", "limits", "nvidia.com/gpu"), None),
    ("the_device_is_asked_for", "h200",
     ("Deployment", "spec", "strategy", "rollingUpdate", "maxSurge"), 1),
    ("the_device_is_asked_for", "h200", (*POD, "nodeSelector"), None),
    ("pods_are_spread", "cpu", (*POD, "topologySpreadConstraints", 0), None),
    ("startup_waits_for_weights", "h200", (*DAEMON, "startupProbe", "failureThreshold"), 120),
    ("startup_waits_for_weights", "cpu", (*DAEMON, "startupProbe"), None),
    ("startup_waits_for_weights", "cpu", (*DAEMON, "startupProbe", "httpGet", "path"), "/health"),
    ("startup_waits_for_weights", "h200", ("Deployment", "spec", "progressDeadlineSeconds"), 600),
    ("readiness_is_soon_known", "cpu", (*DAEMON, "readinessProbe", "periodSeconds"), 10),
    ("readiness_is_soon_known", "cpu", (*DAEMON, "readinessProbe", "grpc", "port"), 8000),
    ("readiness_is_soon_known", "secured", (*DAEMON, "readinessProbe", "httpGet", "scheme"), None),
    ("liveness_is_the_heartbeat_alone", "cpu",
     (*DAEMON, "livenessProbe", "httpGet", "path"), "/ready"),
    ("liveness_is_the_heartbeat_alone", "cpu", (*DAEMON, "livenessProbe", "httpGet", "port"), "grpc"),
    ("liveness_is_the_heartbeat_alone", "cpu", (*DAEMON, "startupProbe"), None),
    ("probes_speak_the_servers_protocol", "secured",
     (*DAEMON, "livenessProbe", "httpGet", "scheme"), None),
    ("the_model_is_verified_and_read_only", "h200",
     (*POD, "volumes", 2, "persistentVolumeClaim", "readOnly"), None),
    ("the_model_is_verified_and_read_only", "cpu", (*DAEMON, "volumeMounts", 1, "readOnly"), None),
    ("the_model_is_verified_and_read_only", "cpu", (*DAEMON, "volumeMounts", 1, "mountPath"), "/m"),
    ("the_model_is_verified_and_read_only", "cpu", (*VERIFIER, "workingDir"), "/"),
    ("the_model_is_verified_and_read_only", "cpu", (*VERIFIER, "command", 0), "/usr/bin/true"),
    ("the_model_is_verified_and_read_only", "cpu", VERIFIER, None),
    ("the_model_is_verified_and_read_only", "cpu", ("checksums", "data", "SHA256SUMS"),
     f"{'0' * 64}  config.json\n"),
    ("the_drain_fits_the_grace_period", "cpu", (*POD, "terminationGracePeriodSeconds"), 330),
    ("the_drain_fits_the_grace_period", "cpu",
     (*DAEMON, "lifecycle", "preStop", "sleep", "seconds"), 20),
    ("the_drain_fits_the_grace_period", "cpu", (*DAEMON, "lifecycle"), None),
    ("the_drain_fits_the_grace_period", "cpu", "drain-timeout-s = 300", "drain-timeout-s = 301"),
    ("the_drain_fits_the_grace_period", "cpu", "drain-grace-s = 5", "drain-grace-s = 0"),
    ("the_drain_fits_the_grace_period", "cpu", "drain-timeout-s = 300", "drain-timeout-s = 30"),
    ("the_gateway_picks_by_our_metrics", "gateway",
     ("InferencePool", "spec", "targetPorts", 0, "number"), 8001),
    ("the_gateway_picks_by_our_metrics", "gateway",
     ("InferencePool", "spec", "selector", "matchLabels"), {"app": "other"}),
    ("the_gateway_picks_by_our_metrics", "gateway",
     ("InferencePool", "spec", "endpointPickerRef", "name"), "other"),
    ("the_gateway_picks_by_our_metrics", "gateway",
     ("HTTPRoute", "spec", "rules", 0, "backendRefs", 0, "kind"), "Service"),
    ("the_gateway_picks_by_our_metrics", "gateway",
     (*PICKER, "containers", 0, "args", 5),
     "--total-queued-requests-metric=vllm:num_requests_waiting"),
    ("the_gateway_picks_by_our_metrics", "gateway",
     ("Deployment/longspan-endpoint-picker", "spec", "template", "metadata", "labels",
      "longspan-client"), None),
    ("services_find_the_front_ends", "cpu", '"0.0.0.0:8001"', '"127.0.0.1:8001"'),
    ("the_model_is_verified_and_read_only", "cpu", 'model = "/model"', 'model = "/models/demo"'),
]


def find(overlay, kind):
    if kind == "checksums":
        return overlay.config_map("checksums")
    kind, _, name = kind.partition("/")
    return overlay.one(kind, name or "longspan")


def plant(overlay, where, value):
    """Changes the overlay; a `where` that is text stands for a line of its configuration."""
    if isinstance(where, str):
        data = overlay.config_map("config")["data"]
        assert where in data["longspan.conf"]
        data["longspan.conf"] = data["longspan.conf"].replace(where, value)
        return
    *path, last = where[1:]
    holder = find(overlay, where[0])
    for key in path:
        holder = holder[key]
    if value is None:
        del holder[last]
    else:
        holder[last] = value
