"""For each alert what makes it fire, with what it then says, and what must not: series in promtool's
notation, a sample every `step`."""

import dataclasses

A = {"job": "longspan", "instance": "a"}
JOB = {"job": "longspan"}


def sample(metric, /, **labels):
    pairs = ", ".join(f'{name}="{value}"' for name, value in {**A, **labels}.items())
    return f"{metric}{{{pairs}}}" if metric == "up" else f"longspan_{metric}{{{pairs}}}"


@dataclasses.dataclass
class Case:
    fires: dict      # series and its values
    silent: dict
    at: str          # when both are looked at
    labels: dict     # of the alert, without its severity
    summary: str
    step: str = "1m"


def completions(good, failed, refused="0x60"):
    return {sample("requests_total", code="OK"): good,
            sample("requests_total", code="INTERNAL"): failed,
            sample("requests_total", code="RESOURCE_EXHAUSTED"): refused}


def first_tokens(all_of_them, in_time, bucket="4K", le="1"):
    metric = "time_to_first_token_seconds"
    return {sample(f"{metric}_count", prompt_bucket=bucket): all_of_them,
            sample(f"{metric}_bucket", prompt_bucket=bucket, le=le): in_time}


def tokens(all_of_them, in_time):
    metric = "inter_token_latency_seconds"
    return {sample(f"{metric}_count"): all_of_them,
            sample(f"{metric}_bucket", le="0.25"): in_time}


def pages(used, reserved, cached):
    return {sample("pool_blocks", pool="kv", device="cpu", state=state): f"{count}x20"
            for state, count in (("used", used), ("reserved", reserved), ("cached", cached),
                                 ("free", 100 - used - reserved - cached))}


def room_pages(found, fetched, left):
    return {sample("room_pages_total", outcome=outcome): values
            for outcome, values in (("found", found), ("fetched", fetched), ("left", left))}


def both(first, second):
    return {**first, **second}


CASES = {
    # 2 % burn 20 times what may fail; the cause of the silent one ended ten minutes ago.
    "LongspanErrorsFastBurn": Case(
        completions("0+98x70", "0+2x70"), completions("0+98x70", "0+2x59 118x10"), "69m", JOB,
        "2% of completions failed in 1h, at most 0.1% may"),
    "LongspanErrorsSlowBurn": Case(
        completions("0+992x60", "0+8x60"), completions("0+995x60", "0+5x60"), "7h", JOB,
        "0.8% of completions failed in 6h, at most 0.1% may", "10m"),
    # What is refused is nobody's success: with it the share would be within bounds.
    "LongspanErrorsLeak": Case(
        completions("0+998x60", "0+2x60", "0+9000x60"), completions("0+9995x60", "0+5x60"), "8h",
        JOB, "0.2% of completions failed in 3d, at most 0.1% may", "10m"),
    # Prompts of another length, all in time, halve the share.
    "LongspanFirstTokenFastBurn": Case(
        both(first_tokens("0+100x70", "0+60x70"), first_tokens("0+100x70", "0+100x70", "64K", "10")),
        both(first_tokens("0+100x70", "0+80x70"), first_tokens("0+100x70", "0+100x70", "64K", "10")),
        "69m", JOB, "20% of first tokens came later than promised for the prompt's length in 1h, "
        "at most 1.0% may"),
    "LongspanFirstTokenSlowBurn": Case(
        first_tokens("0+100x60", "0+92x60", "1M", "250"),
        first_tokens("0+100x60", "0+95x60", "1M", "250"), "7h", JOB,
        "8% of first tokens came later than promised for the prompt's length in 6h, at most 1.0% "
        "may", "10m"),
    "LongspanFirstTokenLeak": Case(
        first_tokens("0+100x60", "0+98x60", "16K", "2.5"),
        first_tokens("0+1000x60", "0+995x60", "16K", "2.5"), "8h", JOB,
        "2% of first tokens came later than promised for the prompt's length in 3d, at most 1.0% "
        "may", "10m"),
    "LongspanBetweenTokensFastBurn": Case(
        tokens("0+100x70", "0+80x70"), tokens("0+100x70", "0+90x70"), "69m", JOB,
        "20% of tokens came more than 0.25 s after the one before in 1h, at most 1.0% may"),
    "LongspanBetweenTokensSlowBurn": Case(
        tokens("0+100x60", "0+92x60"), tokens("0+100x60", "0+95x60"), "7h", JOB,
        "8% of tokens came more than 0.25 s after the one before in 6h, at most 1.0% may", "10m"),
    "LongspanBetweenTokensLeak": Case(
        tokens("0+100x60", "0+98x60"), tokens("0x60", "0x60"), "8h", JOB,
        "2% of tokens came more than 0.25 s after the one before in 3d, at most 1.0% may", "10m"),

    "LongspanDown": Case({sample("up"): "0x10"}, {sample("up"): "0x3 1x7"}, "6m", A,
                         "a does not answer"),
    "LongspanEngineFailed": Case({sample("engine_failed"): "1x2"}, {sample("engine_failed"): "0x2"},
                                 "1m", A, "the engine of a is broken"),
    "LongspanHeartbeat": Case({sample("heartbeat_age_seconds"): "20x5"},
                              {sample("heartbeat_age_seconds"): "10x5"}, "2m", A,
                              "the engine of a has shown no life for 20s"),
    "LongspanRestarts": Case({sample("start_timestamp_seconds"): "100 200 300 400x20"},
                             {sample("start_timestamp_seconds"): "100 200 300x20"}, "10m", A,
                             "a has started 3 times in an hour"),
    "LongspanNonFiniteLogits": Case({sample("non_finite_logits_total"): "0x5 1x10"},
                                    {sample("non_finite_logits_total"): "1x10"}, "10m", A,
                                    "a computed NaN or infinity"),
    "LongspanQueueWait": Case({sample("oldest_wait_seconds"): "61x15"},
                              {sample("oldest_wait_seconds"): "61x5 0x10"}, "12m", A,
                              "a request has waited for 1m 1s at a"),
    "LongspanShedding": Case(
        {sample("shed_total", reason="queue_full"): "0+20x40", sample("requests_total"): "0+100x40"},
        {sample("shed_total", reason="queue_full"): "0+5x40", sample("requests_total"): "0+100x40"},
        "30m", JOB, "20% of completions are refused for lack of room"),
    # The same pages, cached, are nobody's.
    "LongspanPoolNearlyFull": Case(pages(90, 6, 0), pages(4, 6, 90), "12m",
                                   {**A, "pool": "kv", "device": "cpu"},
                                   "96% of kv at a is in use"),
    "LongspanPreemptions": Case({sample("preemptions_total", kind="copy"): "0+6x40",
                                 sample("preemptions_total", kind="recompute"): "0+6x40"},
                                {sample("preemptions_total", kind="copy"): "0+3x40"}, "30m", A,
                                "0.2 requests a second give way at a"),
    # Fetched and left count alike.
    "LongspanRoomsThrash": Case(room_pages("0+400x60", "0+500x60", "0+100x60"),
                                room_pages("0+600x60", "0+300x60", "0+100x60"), "55m", A,
                                "60% of the pages that decode steps at a read had no room on the "
                                "device"),
    "LongspanLogDrops": Case({sample("log_drops_total"): "0x5 60x20"},
                             {sample("log_drops_total"): "60x20"}, "10m", A, "a lost 60 log lines"),
    "LongspanDrainOverrun": Case(
        {sample("draining_seconds"): "250x5", sample("drain_timeout_seconds"): "300x5"},
        {sample("draining_seconds"): "200x5", sample("drain_timeout_seconds"): "300x5"}, "1m", A,
        "a has drained for 4m 10s; soon what still runs is cut off"),
    "LongspanCertificateExpiry": Case(
        {sample("tls_certificate_expiry_timestamp_seconds"): "864000x30"},
        {sample("tls_certificate_expiry_timestamp_seconds"): "2592000x30"}, "2h", A,
        "the certificate of a expires in 9d 22h 0m 0s", "10m"),
    "LongspanReloadFailures": Case({sample("reload_failures_total", file="tls.key"): "0x5 1x10"},
                                   {sample("reload_failures_total", file="tls.key"): "1x10"},
                                   "10m", {**A, "file": "tls.key"},
                                   "a could not read tls.key again"),
}
