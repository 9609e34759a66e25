#!/usr/bin/env python3
"""Writes longspan-rules.yml beside this file: `rules.py` after a change here, `rules.py --check` to
learn whether it is current. Needs Python alone.

Objectives are watched by how fast they burn the errors that they allow, over a long window and a
short one that ends the alert soon after the cause (The Site Reliability Workbook, chapter 5):
14.4 times, a month's errors in two days, and 6 times, in five, page; once and more over three days
is a ticket. Change objectives and bounds here to what a deployment promises."""

import json
import pathlib
import sys

FILE = pathlib.Path(__file__).resolve().parent / "longspan-rules.yml"
RUNBOOKS = "deploy/prometheus/RUNBOOKS.md"
WINDOWS = ("5m", "30m", "1h", "6h", "3d")

# Seconds to the first token that prompts of a length are promised, a bucket's bound of the metric.
FIRST_TOKEN_SECONDS = {"4K": "1", "16K": "2.5", "64K": "10", "256K": "50", "1M": "250",
                       "over_1M": "1000"}
BETWEEN_TOKENS_SECONDS = "0.25"


def le(bound):
    """Newer servers write whole numbers with a fraction."""
    return f'le="{bound}"' if "." in bound else f'le=~"{bound}|{bound}[.]0"'


def rate(metric, labels, window):
    return f"rate(longspan_{metric}{{{labels}}}[{window}])"


def failed_share(window):
    """What clients got wrong or cancelled did not fail; 429 is not an answer at all, and has an
    alert of its own."""
    failed = rate("requests_total", 'code=~"INTERNAL|UNAVAILABLE|UNKNOWN|DATA_LOSS"', window)
    asked = rate("requests_total", 'code!="RESOURCE_EXHAUSTED"', window)
    return f"sum by (job) ({failed}) / clamp_min(sum by (job) ({asked}), 1e-9)"


def late_share(metric, in_time, window):
    count = f"sum by (job) (rate(longspan_{metric}_count[{window}]))"
    return f"({count} - sum by (job) ({in_time})) / clamp_min({count}, 1e-9)"


def late_first_token_share(window):
    metric = "time_to_first_token_seconds"
    in_time = " or ".join(
        rate(f"{metric}_bucket", f'prompt_bucket="{prompt}", {le(bound)}', window)
        for prompt, bound in FIRST_TOKEN_SECONDS.items())
    return late_share(metric, in_time, window)


def late_token_share(window):
    metric = "inter_token_latency_seconds"
    in_time = rate(f"{metric}_bucket", le(BETWEEN_TOKENS_SECONDS), window)
    return late_share(metric, in_time, window)


# Name in alerts, name in recorded series, the share allowed, what it is of.
OBJECTIVES = [
    ("Errors", "request_errors", 0.001, failed_share, "of completions failed"),
    ("FirstToken", "late_first_tokens", 0.01, late_first_token_share,
     "of first tokens came later than promised for the prompt's length"),
    ("BetweenTokens", "late_tokens", 0.01, late_token_share,
     f"of tokens came more than {BETWEEN_TOKENS_SECONDS} s after the one before"),
]
# Name, how many times the allowed rate, long and short window, severity, how long it must hold.
BURNS = [("FastBurn", 14.4, "1h", "5m", "page", "2m"),
         ("SlowBurn", 6, "6h", "30m", "page", "15m"),
         ("Leak", 1, "3d", "6h", "ticket", "1h")]


def recorded(series, window):
    return f"longspan:{series}:ratio_rate{window}"


def recordings():
    return [{"record": recorded(series, window), "expr": share(window)}
            for _, series, _, share, _ in OBJECTIVES for window in WINDOWS]


def alert(name, expr, hold, severity, summary, runbook=None):
    return {"alert": f"Longspan{name}", "expr": expr, "for": hold,
            "labels": {"severity": severity},
            "annotations": {"summary": summary,
                            "runbook_url": f"{RUNBOOKS}#longspan{(runbook or name).lower()}"}}


def burn_alerts():
    alerts = []
    for name, series, allowed, _, what in OBJECTIVES:
        for burn, times, long, short, severity, hold in BURNS:
            bound = f"{times} * {allowed}"
            expr = " and ".join(f"{recorded(series, window)} > {bound}" for window in (long, short))
            alerts.append(alert(f"{name}{burn}", expr, hold, severity,
                                f"{{{{ $value | humanizePercentage }}}} {what} in {long}, at most "
                                f"{allowed:.1%} may", runbook=name))
    return alerts


INSTANCE = "job, instance"
POOLS = 'pool=~"kv|kv_host|sequence_state"'  # summaries and carries share the pages of kv


def resource_alerts():
    pool = f"{INSTANCE}, pool, device"
    return [
        alert("Down", 'up{job=~".*longspan.*"} == 0', "5m", "page",
              "{{ $labels.instance }} does not answer"),
        alert("EngineFailed", "longspan_engine_failed == 1", "0m", "page",
              "the engine of {{ $labels.instance }} is broken"),
        alert("Heartbeat", "longspan_heartbeat_age_seconds > 15", "30s", "page",
              "the engine of {{ $labels.instance }} has shown no life for "
              "{{ $value | humanizeDuration }}"),
        alert("Restarts", "changes(longspan_start_timestamp_seconds[1h]) > 2", "0m", "page",
              "{{ $labels.instance }} has started {{ $value }} times in an hour"),
        alert("NonFiniteLogits", "increase(longspan_non_finite_logits_total[1h]) > 0", "0m", "page",
              "{{ $labels.instance }} computed NaN or infinity"),
        alert("QueueWait", "longspan_oldest_wait_seconds > 60", "10m", "ticket",
              "a request has waited for {{ $value | humanizeDuration }} at {{ $labels.instance }}"),
        alert("Shedding",
              "sum by (job) (rate(longspan_shed_total[10m]))"
              " / clamp_min(sum by (job) (rate(longspan_requests_total[10m])), 1e-9) > 0.1",
              "15m", "ticket",
              "{{ $value | humanizePercentage }} of completions are refused for lack of room"),
        alert("PoolNearlyFull",
              f'sum by ({pool}) (longspan_pool_blocks{{{POOLS}, state=~"used|reserved"}})'
              f" / clamp_min(sum by ({pool}) (longspan_pool_blocks{{{POOLS}}}), 1) > 0.95",
              "10m", "ticket",
              "{{ $value | humanizePercentage }} of {{ $labels.pool }} at {{ $labels.instance }} "
              "is in use"),
        alert("Preemptions", f"sum by ({INSTANCE}) (rate(longspan_preemptions_total[10m])) > 0.1",
              "10m", "ticket",
              '{{ $value | printf "%.2g" }} requests a second give way at {{ $labels.instance }}'),
        alert("RoomsThrash",
              f'sum by ({INSTANCE}) (rate(longspan_room_pages_total{{outcome!="found"}}[15m]))'
              f" / clamp_min(sum by ({INSTANCE}) (rate(longspan_room_pages_total[15m])), 1e-9)"
              " > 0.5", "30m", "ticket",
              "{{ $value | humanizePercentage }} of the pages that decode steps at "
              "{{ $labels.instance }} read had no room on the device"),
        alert("LogDrops", "increase(longspan_log_drops_total[15m]) > 0", "0m", "ticket",
              "{{ $labels.instance }} lost {{ $value | humanize }} log lines"),
        alert("DrainOverrun",
              "longspan_draining_seconds > 0.8 * longspan_drain_timeout_seconds", "0m", "page",
              "{{ $labels.instance }} has drained for {{ $value | humanizeDuration }}; soon what "
              "still runs is cut off"),
        alert("CertificateExpiry",
              "longspan_tls_certificate_expiry_timestamp_seconds - time() < 14 * 86400",
              "1h", "ticket",
              "the certificate of {{ $labels.instance }} expires in "
              "{{ $value | humanizeDuration }}"),
        alert("ReloadFailures", "increase(longspan_reload_failures_total[1h]) > 0", "0m", "ticket",
              "{{ $labels.instance }} could not read {{ $labels.file }} again"),
    ]


# Prometheus evaluates groups side by side: what is recorded is read one interval later.
GROUPS = [("longspan-objectives", recordings), ("longspan-burn-rates", burn_alerts),
          ("longspan-resources", resource_alerts)]


# --- YAML ---------------------------------------------------------------------------------------

def lines_of(mapping, indent):
    for key, value in mapping.items():
        if isinstance(value, dict):
            yield f"{indent}{key}:"
            yield from lines_of(value, indent + "  ")
        else:
            yield f"{indent}{key}: {json.dumps(value)}"


def text():
    lines = ["# Written by rules.py.", "groups:"]
    for name, rules in GROUPS:
        lines += [f"  - name: {name}", "    rules:"]
        for rule in rules():
            first, *rest = lines_of(rule, "        ")
            lines += ["      - " + first.lstrip(), *rest]
    return "\n".join(lines) + "\n"


def main(arguments):
    current = FILE.exists() and FILE.read_text() == text()
    if arguments == ["--check"]:
        print("current" if current else f"not current: {FILE.name}")
        return 0 if current else 1
    FILE.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
