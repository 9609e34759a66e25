"""Load in the pattern of `vllm bench serve`, by the official openai package: streamed completions
with usage that ignore the end token, of mixed lengths, at a fixed rate and up to so many at once.
What the client measures agrees with what the daemon says of the same requests."""

import asyncio
import collections
import dataclasses
import itertools
import re
import time
from statistics import mean

import openai
import pytest
import requests
from daemon import PATIENCE_S, Daemon
from haystack import haystack

REQUESTS = 12
RATE_PER_S = 20
CONCURRENCY = 4
PROMPT_CHARACTERS = (1_500, 6_000, 12_000)
OUTPUT_TOKENS = (32, 48, 64)
TOLERANCE = 0.05


@dataclasses.dataclass
class Measured:
    begun_s: float
    token_times_s: list
    usage: openai.types.CompletionUsage

    @property
    def first_token_s(self):
        return self.token_times_s[0] - self.begun_s

    @property
    def per_output_token_s(self):
        decode_s = self.token_times_s[-1] - self.token_times_s[0]
        return decode_s / (self.usage.completion_tokens - 1)

    @property
    def duration_s(self):
        return self.token_times_s[-1] - self.begun_s


async def measure(client, model, prompt, output_tokens):
    measured = Measured(time.perf_counter(), [], None)
    stream = await client.completions.create(
        model=model, prompt=prompt, max_tokens=output_tokens, temperature=0, stream=True,
        stream_options={"include_usage": True},
        extra_body={"ignore_eos": True, "repetition_penalty": 1.0})
    async for chunk in stream:
        if chunk.choices:
            measured.token_times_s.append(time.perf_counter())
        measured.usage = chunk.usage or measured.usage
    return measured


async def bench(daemon, prompts):
    """What the daemon's metrics have counted before, and what was measured of each prompt, begun at
    its time as far as CONCURRENCY lets it."""
    loop = asyncio.get_running_loop()
    places = asyncio.Semaphore(CONCURRENCY)

    async with openai.AsyncOpenAI(base_url=f"{daemon.http}/v1", api_key="unused", max_retries=0,
                                  timeout=PATIENCE_S) as client:
        # As there: one request beforehand, for what is made at the first.
        await measure(client, daemon.model, "warm-up", 4)
        daemon.wait_idle()
        before = scrape(daemon)
        started_s = loop.time()

        async def one(number, prompt):
            due = loop.create_future()
            loop.call_at(started_s + number / RATE_PER_S, due.set_result, None)
            await due
            async with places:
                return await measure(client, daemon.model, prompt,
                                     OUTPUT_TOKENS[number % len(OUTPUT_TOKENS)])

        return before, await asyncio.gather(*(one(i, text) for i, text in enumerate(prompts)))


def scrape(daemon):
    """Each metric's sum over its labels."""
    sums = collections.Counter()
    for line in requests.get(f"{daemon.http}/metrics", timeout=PATIENCE_S).text.splitlines():
        if found := re.match(r"longspan_(\w+)(?:\{.*\})? (\S+)$", line):
            sums[found[1]] += float(found[2])
    return sums


def cut_prompts():
    """Pieces of one text, none a beginning of another."""
    lengths = [PROMPT_CHARACTERS[i % len(PROMPT_CHARACTERS)] for i in range(REQUESTS)]
    ends = list(itertools.accumulate(lengths))
    text = haystack(ends[-1])
    return [text[end - length:end] for end, length in zip(ends, lengths)]


@pytest.fixture(scope="module")
def results():
    """What the client measured of each request, and by how much the daemon's metrics grew."""
    daemon = Daemon("--threads", "1")  # leaves a processor to the client
    try:
        before, measured = asyncio.run(bench(daemon, cut_prompts()))
        daemon.wait_idle()
        after = scrape(daemon)
    finally:
        daemon.stop()
    return measured, {name: after[name] - before[name] for name in after}


def test_counts_agree(results):
    measured, told = results
    output_tokens = [OUTPUT_TOKENS[i % len(OUTPUT_TOKENS)] for i in range(REQUESTS)]
    assert [one.usage.completion_tokens for one in measured] == output_tokens
    assert told["generation_tokens_total"] == sum(output_tokens)
    assert told["prompt_tokens_total"] == sum(one.usage.prompt_tokens for one in measured)
    for name in ("requests_total", "time_to_first_token_seconds_count", "decode_time_seconds_count",
                 "time_per_output_token_seconds_count", "request_duration_seconds_count"):
        assert told[name] == REQUESTS, name
    assert told["inter_token_latency_seconds_count"] == sum(output_tokens) - REQUESTS


def test_times_agree(results):
    measured, told = results

    def mean_told(name):
        return told[f"{name}_seconds_sum"] / REQUESTS

    span_s = max(one.token_times_s[-1] for one in measured) - min(one.begun_s for one in measured)
    output_tokens = told["generation_tokens_total"]
    compared = {
        "first token, s": (mean(one.first_token_s for one in measured),
                           mean_told("time_to_first_token")),
        "per output token, s": (mean(one.per_output_token_s for one in measured),
                                mean_told("time_per_output_token")),
        "request, s": (mean(one.duration_s for one in measured), mean_told("request_duration")),
        # The engine has work all the time, so the time of its steps is that of the run.
        "output tokens/s": (output_tokens / span_s, output_tokens / told["step_time_seconds_sum"]),
    }
    for name, (ours, theirs) in compared.items():
        print(f"{name}: {ours:.4f} measured by the client, {theirs:.4f} by the daemon "
              f"({100 * (ours / theirs - 1):+.2f} %)")
    for name, (ours, theirs) in compared.items():
        assert ours == pytest.approx(theirs, rel=TOLERANCE), name
