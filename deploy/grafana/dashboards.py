#!/usr/bin/env python3
"""Writes the dashboards beside this file: `dashboards.py` after a change here, `dashboards.py
--check` to learn whether they are current. Needs Python alone."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
DATASOURCE = {"type": "prometheus", "uid": "${datasource}"}
CHOSEN = 'instance=~"$instance"'  # of every metric; the choice of instances depends on the model's
TOKENS_PER_S = "suffix: tokens/s"


# --- queries ------------------------------------------------------------------------------------

def series(metric, labels=""):
    return f"longspan_{metric}{{{', '.join(filter(None, [CHOSEN, labels]))}}}"


def total(metric, by="", labels=""):
    return f"sum by ({by}) ({series(metric, labels)})"


def rate(metric, by="", labels=""):
    return f"sum by ({by}) (rate({series(metric, labels)}[$__rate_interval]))"


def largest(metric, by="instance"):
    return f"max by ({by}) ({series(metric)})"


def ratio(part, whole):
    """0 where there is no whole."""
    return f"{part} / clamp_min({whole}, 1e-9)"


def quantile(share, metric, by=""):
    """The comparison leaves out what is not a number, which is where nothing was observed."""
    labels = f"le, {by}" if by else "le"
    return f"histogram_quantile({share}, {rate(f'{metric}_bucket', labels)}) >= 0"


def quantiles(metric, shares=(0.5, 0.95, 0.99)):
    return [(quantile(share, metric), f"p{share * 100:g}") for share in shares]


def mean(metric, by=""):
    return ratio(rate(f"{metric}_sum", by), rate(f"{metric}_count", by))


# --- panels -------------------------------------------------------------------------------------

def panel(title, description, unit, targets, kind="timeseries", stacked=False):
    options = {"legend": {"displayMode": "list", "placement": "bottom"},
               "tooltip": {"mode": "multi", "sort": "desc"}}
    custom = {"fillOpacity": 30 if stacked else 5, "showPoints": "never",
              "stacking": {"mode": "normal" if stacked else "none"}}
    if kind == "stat":
        options = {"reduceOptions": {"calcs": ["lastNotNull"]}, "textMode": "value_and_name"}
        custom = {}
    if isinstance(targets, str):
        targets = [(targets, "")]
    return {"title": title, "description": description, "type": kind, "datasource": DATASOURCE,
            "fieldConfig": {"defaults": {"unit": unit, "custom": custom}, "overrides": []},
            "options": options,
            "targets": [{"refId": chr(ord("A") + i), "expr": expr, "legendFormat": legend,
                         "datasource": DATASOURCE}
                        for i, (expr, legend) in enumerate(targets)]}


def stat(title, description, unit, targets):
    return panel(title, description, unit, targets, kind="stat")


def stacked(title, description, unit, targets):
    return panel(title, description, unit, targets, stacked=True)


def overview():
    return {"State": [
        stat("Instances", "Daemons that answer, by version and commit.", "none",
             [(total("build_info", "version, commit"), "{{version}} {{commit}}")]),
        stat("Models", "Daemons by what they serve.", "none",
             [(total("model_info", "model, model_type, weight_precision, compute_dtype, kv_dtype, "
                     "max_context_tokens"),
               "{{model}} ({{model_type}}, {{weight_precision}} weights, {{compute_dtype}}, "
               "cache {{kv_dtype}}, {{max_context_tokens}} tokens)")]),
        stat("Up for", "Time since the process started.", "s",
             [(f"time() - {series('start_timestamp_seconds')}", "{{instance}}")]),
        stat("Engine failed", "1 once an engine is broken: the process ends and must be restarted.",
             "none", [(largest("engine_failed"), "{{instance}}")]),
    ], "Traffic": [
        stacked("Completions by code", "Completions that ended, by gRPC status code, whatever the "
                "protocol. RESOURCE_EXHAUSTED is HTTP 429.", "reqps",
                [(rate("requests_total", "code"), "{{code}}")]),
        stacked("Completions by end", "Completions by protocol and why the last sequence ended; "
                "none: it failed.", "reqps",
                [(rate("requests_total", "protocol, finish_reason"),
                  "{{protocol}} {{finish_reason}}")]),
        stacked("Prompt tokens", "Prompt tokens by where their keys and values came from: computed, "
                "or found in the cache of the device or of the host.", TOKENS_PER_S,
                [(rate("prompt_tokens_total", "source"), "{{source}}")]),
        panel("Generated tokens", "Tokens drawn, by instance.", TOKENS_PER_S,
              [(rate("generation_tokens_total", "instance"), "{{instance}}")]),
    ], "Latency": [
        panel("Time to first token", "From arrival to the first token, prompts of every length.",
              "s", quantiles("time_to_first_token_seconds")),
        panel("Between tokens", "Time between two tokens of one sequence.", "s",
              quantiles("inter_token_latency_seconds")),
        panel("Time per output token", "Mean time of a token after the first, of each finished "
              "sequence.", "s", quantiles("time_per_output_token_seconds")),
        panel("Request", "From a request's arrival to its end.", "s",
              quantiles("request_duration_seconds")),
        panel("Cancel to free", "From a cancellation until its pages and slots were free.", "s",
              quantiles("cancel_to_free_seconds")),
        panel("Readers", "Time that the reader of a stream took for one write: slow ones are the "
              "client's or the network's fault.", "s", quantiles("client_stall_seconds")),
    ], "Constrained answers": [
        stacked("Forms of answers", "Schemas, grammars and tools that answers were to be held to: "
                "compiled, found compiled, wrong, or too many at once.", "reqps",
                [(rate("constraints_total", "outcome"), "{{outcome}}")]),
        panel("Compiling", "Time to compile what answers are held to.", "s",
              quantiles("constraint_compile_seconds")),
        panel("Compiled forms", "Bytes kept of them.", "bytes",
              [(series("constraint_cache_bytes"), "{{instance}}")]),
    ], "Errors": [
        panel("Failed share", "Share of completions that failed by the server's fault; 429 and "
              "what clients cancelled or got wrong is not counted as failed.", "percentunit",
              [(ratio(rate("requests_total", labels='code=~"INTERNAL|UNAVAILABLE|UNKNOWN|DATA_LOSS"'),
                      rate("requests_total", labels='code!="RESOURCE_EXHAUSTED"')), "failed")]),
        panel("Refused for lack of room", "Completions shed, by reason.", "reqps",
              [(rate("shed_total", "reason"), "{{reason}}")]),
        panel("Not finite", "Requests that failed because logits held NaN or infinity.", "reqps",
              [(rate("non_finite_logits_total", "instance"), "{{instance}}")]),
        panel("Log lines lost", "Lines that came faster than they were written, or could not be.",
              "cps", [(rate("log_drops_total", "instance"), "{{instance}}")]),
        panel("Memory shortages", "Times that memory ran out and the reserve of it was used.", "cps",
              [(rate("memory_shortages_total", "instance"), "{{instance}}")]),
        stat("Certificate expires in", "Of the certificate that TLS serves now.", "s",
             [(f"{series('tls_certificate_expiry_timestamp_seconds')} - time()", "{{instance}}")]),
        panel("Failed reloads", "Files of keys and certificates that could not be read again; the "
              "ones of before stay in use.", "cps",
              [(rate("reload_failures_total", "instance, file"), "{{instance}} {{file}}")]),
    ], "gRPC connections": [
        panel("Open connections", "Of the gRPC port.", "none",
              [(series("grpc_connections"), "{{instance}}")]),
        stacked("Connections cut", "Ended for what their clients did, by what.", "cps",
                [(rate("grpc_connections_cut_total", "reason"), "{{reason}}")]),
        stacked("Connections refused", "Closed at once, by what there was no room for.", "cps",
                [(rate("grpc_connections_refused_total", "reason"), "{{reason}}")]),
    ]}


def long_context():
    read = rate("kv_bytes_read_total")
    avoided = rate("kv_bytes_avoided_total")
    return {"Prompts": [
        panel("Prompt tokens to be computed", "Of running requests; falls as prompts are read.",
              "short", [(total("prefill_remaining_tokens", "instance"), "{{instance}}")]),
        panel("Prompt tokens computed", "Without those found in a cache.", TOKENS_PER_S,
              [(rate("prompt_tokens_total", "instance", 'source="computed"'), "{{instance}}")]),
        panel("Time to first token by prompt", "95th percentile from arrival to the first token, by "
              "length of the prompt: up to 4K tokens, 16K, ….", "s",
              [(quantile(0.95, "time_to_first_token_seconds", "prompt_bucket"),
                "{{prompt_bucket}}")]),
        stacked("First tokens by prompt", "How many prompts of which length were read.", "reqps",
                [(rate("time_to_first_token_seconds_count", "prompt_bucket"),
                  "{{prompt_bucket}}")]),
        panel("Reading a prompt", "From a prompt's beginning to its end, without its wait.", "s",
              quantiles("prefill_time_seconds")),
        panel("Tokenising", "Time to tokenise a prompt.", "s", quantiles("tokenize_time_seconds")),
        panel("Generating", "From a sequence's first token to its last.", "s",
              quantiles("decode_time_seconds")),
    ], "Attention": [
        stacked("Kernel paths", "Rows of steps times layers, by how attention walked them.", "cps",
                [(rate("attention_path_total", "path"), "{{path}}")]),
        panel("Slow operations", "Of the model, that the device's fast kernels refuse.", "short",
              [(series("slow_operations"), "{{instance}}")]),
        stacked("Bytes read", "That attention loaded from the KV cache, by kind; full is dense "
                "attention.", "Bps", [(rate("kv_bytes_read_total", "kind"), "{{kind}}")]),
        panel("Bytes read against avoided", "What was loaded, and what dense attention would have "
              "loaded beyond it.", "Bps", [(read, "read"), (avoided, "avoided")]),
        panel("Avoided share", "Of the bytes that dense attention would have loaded.",
              "percentunit", [(ratio(avoided, f"({read} + {avoided})"), "avoided")]),
        stacked("Selected blocks", "By why: sink, local, by importance (scored), or because there "
                "are no more blocks than are selected (all).", "cps",
                [(rate("selected_blocks_total", "source"), "{{source}}")]),
        panel("Reuse of blocks", "Share of the blocks that a prompt's query selected which the "
              "query before had too, in the last step of long prompts.", "percentunit",
              [(series("selected_block_reuse_ratio"), "{{instance}}")]),
        panel("Sparse decode: requests", "Requests taken whose answers are approximate.", "reqps",
              [(rate("sparse_decode_requests_total", "instance"), "{{instance}}")]),
        panel("Sparse decode: tokens", "Tokens generated with attention to selected blocks alone, "
              "counted when their request ends.", TOKENS_PER_S,
              [(rate("sparse_decode_tokens_total", "instance"), "{{instance}}")]),
        panel("Sparse prefill: tokens", "Prompt tokens that were read approximately, counted when "
              "their request ends.", TOKENS_PER_S,
              [(rate("sparse_prefill_tokens_total", "instance"), "{{instance}}")]),
        panel("Sparse prefill: key tiles", "Tiles of keys before the query tiles of prompts, kept "
              "(true) and left out.", "cps",
              [(rate("key_tiles_total", "kept"), "kept: {{kept}}")]),
    ]}


def memory():
    hits = rate("prefix_hit_blocks_total")
    looked_up = rate("prefix_lookup_blocks_total")
    return {"Pools": [
        panel("KV cache in use", "Share of its pages that requests use; cached pages can be evicted and "
              "are not counted.", "percentunit",
              [(series("kv_cache_usage_ratio"), "{{instance}}")]),
        stacked("KV pages", "Pages of the KV cache by state. Cached ones are in nobody's use, "
                "reserved ones promised and not yet written.", "short",
                [(total("pool_blocks", "state", 'pool="kv"'), "{{state}}")]),
        panel("Blocks used or reserved", "Share of each pool's blocks.", "percentunit",
              [(ratio(total("pool_blocks", "pool, device", 'state=~"used|reserved"'),
                      total("pool_blocks", "pool, device")), "{{pool}} {{device}}")]),
        panel("Blocks of every pool", "By pool and state.", "short",
              [(total("pool_blocks", "pool, state, device"), "{{pool}} {{state}} {{device}}")]),
        panel("Bytes of every pool", "Pools of fixed size are reserved at start; of the others, "
              "what is used now.", "bytes",
              [(total("pool_bytes", "pool, state, device"), "{{pool}} {{state}} {{device}}")]),
        panel("High water", "The most bytes of a pool in use at a time since start, of all "
              "instances the greatest.", "bytes",
              [(largest("pool_high_water_bytes", "pool"), "{{pool}}")]),
        panel("Too little", "Times there was too little of a pool: a request waited for pages or "
              "slots, a stream was cut off for its reader.", "cps",
              [(rate("pool_allocation_failures_total", "pool"), "{{pool}}")]),
        stat("Cache geometry", "Pages of the KV cache and tokens of each.", "none",
             [(total("cache_config_info", "block_size, num_blocks"),
               "{{num_blocks}} pages of {{block_size}} tokens")]),
    ], "Keys and values in the host's memory": [
        stacked("Pages that decode steps read", "Of a KV head of a layer, with --kv-host-bytes: found "
                "in a room on the device, fetched to one, or left in the host's memory and read "
                "there.", "cps", [(rate("room_pages_total", "outcome"), "{{outcome}}")]),
        panel("Found share", "Pages found in rooms of those that decode steps read.", "percentunit",
              [(ratio(rate("room_pages_total", "instance", 'outcome="found"'),
                      rate("room_pages_total", "instance")), "{{instance}}")]),
        stacked("Bytes between host and device", "Keys and values: fetched to rooms, read by "
                "attention where they are at home, written home.", "Bps",
                [(rate("home_bytes_total", "direction"), "{{direction}}")]),
        panel("Waiting for rooms", "Share of the time that steps waited for pages to be fetched.",
              "percentunit", [(rate("room_fetch_seconds_total", "instance"), "{{instance}}")]),
    ], "Prefix cache": [
        panel("Hit share", "Pages found of those that prompts looked for.", "percentunit",
              [(ratio(hits, looked_up), "found")]),
        stacked("Hits", "Pages found, by where they were.", "cps",
                [(rate("prefix_hit_blocks_total", "source"), "{{source}}")]),
        panel("Lookups", "Pages that prompts looked for.", "cps", [(looked_up, "pages")]),
        panel("Evictions", "Cached pages that were evicted.", "cps",
              [(rate("prefix_evicted_blocks_total", "instance"), "{{instance}}")]),
    ], "Preemption": [
        panel("Preemptions", "Running requests that were preempted: their pages are computed again, or "
              "went to the host's memory (copy).", "cps",
              [(rate("preemptions_total", "kind"), "{{kind}}")]),
        stacked("Tokens in vain", "Computed for nothing, by why.", TOKENS_PER_S,
                [(rate("wasted_tokens_total", "reason"), "{{reason}}")]),
    ]}


def scheduler():
    phases = "step_time_seconds"
    return {"Queue": [
        stacked("Waiting by reason", "Requests that wait, by what for.", "short",
                [(total("waiting_requests", "reason"), "{{reason}}")]),
        panel("Running", "Requests being computed.", "short",
              [(total("running_requests", "instance"), "{{instance}}")]),
        panel("Queued tokens", "Prompt tokens of the requests that wait.", "short",
              [(total("queued_tokens", "instance"), "{{instance}}")]),
        panel("Wait", "Time a request waited before its prompt was begun.", "s",
              quantiles("queue_time_seconds")),
        panel("Longest wait now", "Of the requests that wait, how long the oldest has, and how long "
              "the prompts that wait will take to be read, as predicted.", "s",
              [(largest("oldest_wait_seconds"), "oldest, {{instance}}"),
               (largest("queue_delay_seconds"), "predicted, {{instance}}")]),
        panel("Tenants", "Among tenants with requests waiting, how much more service the one that "
              "has had most has had than the one that has had least, in weighted tokens.", "short",
              [(series("tenant_service_gap_tokens"), "{{instance}}")]),
    ], "Steps": [
        panel("Step time by phase", "95th percentile of each phase of a step.", "s",
              [(quantile(0.95, phases, "phase"), "{{phase}}")]),
        stacked("Mean step by phase", "What an average step is made of.", "s",
                [(mean(phases, "phase"), "{{phase}}")]),
        panel("Steps", "Steps, and of them those that only decoded and were replayed as recorded "
              "(CUDA graphs).", "cps",
              [(rate(f"{phases}_count", labels='phase="compute"'), "all"),
               (rate("replayed_steps_total"), "replayed")]),
        panel("Prediction", "What the cost model said steps would compute over what they did; 1 is "
              "right.", "percentunit",
              [(ratio(rate("step_predicted_seconds_total", "instance"),
                      rate("step_measured_seconds_total", "instance")), "{{instance}}")]),
        panel("Prediction of single steps", "Predicted over measured time of a step.",
              "percentunit", quantiles("step_prediction_ratio", (0.05, 0.5, 0.95))),
    ], "Life": [
        panel("Heartbeat", "Since the engine thread last showed life.", "s",
              [(series("heartbeat_age_seconds"), "{{instance}}")]),
        panel("Draining", "1 while no new work is taken.", "none",
              [(series("draining"), "{{instance}}")]),
        panel("Drain", "How long drains have taken, and what they may take.", "s",
              [(series("draining_seconds"), "{{instance}}"),
               (largest("drain_timeout_seconds"), "limit, {{instance}}")]),
        stacked("Start-up", "What the start was made of, the slowest instance of each phase.", "s",
                [(largest("startup_seconds", "phase"), "{{phase}}")]),
    ]}


# --- dashboards ---------------------------------------------------------------------------------

def variable(name, label, query):
    return {"name": name, "label": label, "type": "query", "datasource": DATASOURCE,
            "query": {"query": query, "refId": name}, "refresh": 2, "sort": 1, "multi": True,
            "includeAll": True, "current": {"text": ["All"], "value": ["$__all"]}}


VARIABLES = [
    {"name": "datasource", "label": "Data source", "type": "datasource", "query": "prometheus"},
    variable("model", "Model", "label_values(longspan_model_info, model)"),
    variable("instance", "Instance", 'label_values(longspan_model_info{model=~"$model"}, instance)'),
]


def placed(rows):
    """Panels in rows under their heads, two abreast, four where they are single numbers."""
    panels, y = [], 0
    for head, members in rows.items():
        panels.append({"type": "row", "title": head, "collapsed": False,
                       "gridPos": {"x": 0, "y": y, "w": 24, "h": 1}, "panels": []})
        x, y, row_height = 0, y + 1, 0
        for member in members:
            width, height = (6, 4) if member["type"] == "stat" else (12, 8)
            if x + width > 24:
                x, y, row_height = 0, y + row_height, 0
            panels.append({**member, "gridPos": {"x": x, "y": y, "w": width, "h": height}})
            x, row_height = x + width, max(row_height, height)
        y += row_height
    return [{"id": i + 1, **member} for i, member in enumerate(panels)]


def dashboard(name, title, rows):
    return {"uid": f"longspan-{name}", "title": f"Longspan: {title}", "tags": ["longspan"],
            "schemaVersion": 39, "version": 1, "editable": True, "refresh": "30s",
            "time": {"from": "now-1h", "to": "now"}, "timezone": "browser",
            "links": [{"type": "dashboards", "tags": ["longspan"], "title": "Longspan",
                       "asDropdown": False, "includeVars": True, "keepTime": True}],
            "templating": {"list": VARIABLES}, "annotations": {"list": []},
            "panels": placed(rows)}


DASHBOARDS = {
    "overview": ("overview", overview),
    "long-context": ("long context", long_context),
    "memory": ("memory", memory),
    "scheduler": ("scheduler", scheduler),
}


def texts():
    """Each file's name and what it must hold."""
    return {f"{name}.json": json.dumps(dashboard(name, title, rows()), indent=2) + "\n"
            for name, (title, rows) in DASHBOARDS.items()}


def main(arguments):
    stale = [name for name, text in texts().items()
             if not (HERE / name).exists() or (HERE / name).read_text() != text]
    if arguments == ["--check"]:
        print(f"not current: {', '.join(stale)}" if stale else "current")
        return 1 if stale else 0
    for name in stale:
        (HERE / name).write_text(texts()[name])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
