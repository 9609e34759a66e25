"""Short prompts that come by chance, and now and then a long one: what each waits for."""

import math
import random

from completion_streams import OpenLoop


def percentile(values, share):
    """The smallest value that at least `share` of all do not exceed; None if there are none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else None


def run_long_beside_short(url, model, new_prompt, load):
    """Figures of `load`: short_tokens, short_output, rate (a second, Poisson), long_tokens,
    long_output, every_s, seconds, seed. Latencies count from when a request was due, seconds; gaps
    are those between tokens of short ones. `new_prompt` gives that many token ids."""
    loop = OpenLoop(url, model)
    chance = random.Random(load["seed"])
    due_s, shorts, longs = 0.0, 0, 0
    while (due_s := due_s + chance.expovariate(load["rate"])) < load["seconds"]:
        loop.plan(due_s, new_prompt(load["short_tokens"]), load["short_output"])
        shorts += 1
    while longs * load["every_s"] < load["seconds"]:
        loop.plan(longs * load["every_s"], new_prompt(load["long_tokens"]), load["long_output"])
        longs += 1
    loop.run()
    short, long = loop.streams[:shorts], loop.streams[shorts:]
    first_s = [stream.token_times_s[0] - stream.due_s for stream in short]
    gaps_s = [b - a for stream in short
              for a, b in zip(stream.token_times_s, stream.token_times_s[1:])]
    long_s = [stream.token_times_s[0] - stream.due_s for stream in long]
    return {"short_requests": shorts, "long_requests": longs,
            **{f"short_first_token_p{share}_s": percentile(first_s, share / 100)
               for share in (50, 90, 99)},
            "short_gap_p50_s": percentile(gaps_s, 0.5), "short_gap_p99_s": percentile(gaps_s, 0.99),
            "long_first_token_p50_s": percentile(long_s, 0.5), "long_first_token_max_s": max(long_s)}
