"""Nobody learns from the time to a first token what another tenant, or another cache salt, has asked.

Probes are prompts of one length: half of them somebody else has just had computed, half of them nobody
ever. AUC is the share of pairs in which the prompt that nobody had took longer: 0.5 says nothing, 1
all. It compares ranks, so that a slow machine or single slow answers change little. How far it may be
from 0.5 follows from the number of probes, LONGSPAN_PROBES: a daemon that tells nothing fails here less
than once in ten thousand runs. That is 0.074 of 1,000 probes, and 0.05 from 2,200 on. What was found is
printed (pytest -s).
"""

import contextlib
import http.client
import json
import math
import os
import time

import numpy
import pytest
from daemon import PATIENCE_S, make_checkpoint, metric
from test_api_keys import bearer, make_key

PROBES = int(os.environ.get("LONGSPAN_PROBES", 1000))
CONTROL_PROBES = min(PROBES, 200)
WARM_UP_PROBES = 8
BLOCK_PROBES = 40  # between which others' prompts are asked: its pages are far fewer than the pool's
PROMPT_TOKENS = 256
CACHED_TOKENS = 192  # of those, in whole pages and all but two
FOUR_DIGITS = (1_000, 8_000)  # bodies, too, have one length
LEAST_BOUND = 0.05
DEVIATIONS = 4.06  # of a normal distribution: beyond on either side is 1 in 20,000; there are two tests


class Client:
    """One tenant on a connection of its own, with one salt or none."""

    def __init__(self, daemon, key, salt=None):
        self._connection = http.client.HTTPConnection(daemon.ready["http"], timeout=PATIENCE_S)
        self._headers = {**bearer(key), "Content-Type": "application/json"}
        self._fields = {"max_tokens": 1, "stream": True, "stream_options": {"include_usage": True},
                        **({"cache_salt": salt} if salt else {})}

    def ask(self, prompt):
        """The seconds to the first token, and how many tokens were cached."""
        body = json.dumps({"prompt": prompt, **self._fields})
        begun = time.perf_counter()
        self._connection.request("POST", "/v1/completions", body, self._headers)
        response = self._connection.getresponse()
        first = response.readline()
        seconds = time.perf_counter() - begun
        assert first.startswith(b"data: {"), first
        last = [line for line in response if line.startswith(b"data: {")][-1]
        usage = json.loads(last.removeprefix(b"data: "))["usage"]
        assert usage["prompt_tokens"] == PROMPT_TOKENS
        return seconds, usage["prompt_tokens_details"]["cached_tokens"]

    def close(self):
        self._connection.close()


def probed(draw, other, own, probes):
    """The seconds of prompts that `other` has had, and of those that nobody had; what was told to be
    cached of each."""
    told = {True: [], False: []}
    for begun in range(0, probes, BLOCK_PROBES):
        each = min(BLOCK_PROBES, probes - begun) // 2
        prompts = draw.integers(*FOUR_DIGITS, size=(2 * each, PROMPT_TOKENS)).tolist()
        for prompt in prompts[:each]:
            assert other.ask(prompt)[1] == 0
        for number in draw.permutation(2 * each):
            told[bool(number < each)].append(own.ask(prompts[number]))
        assert other.ask(prompts[0])[1] == CACHED_TOKENS, "what is probed is cached until the end"
    return [numpy.array(told[kind]).T for kind in (True, False)]


def area_under_curve(cached_seconds, unseen_seconds):
    pairs = unseen_seconds[:, None] - cached_seconds[None, :]
    return float((pairs > 0).mean() + (pairs == 0).mean() / 2)


def most_beside_half(cached, unseen):
    """Of an AUC of samples of these sizes that tells nothing: by its standard deviation (Mann and
    Whitney, 1947)."""
    return max(LEAST_BOUND, DEVIATIONS * math.sqrt((cached + unseen + 1) / (12 * cached * unseen)))


@pytest.fixture(scope="module")
def before_others():
    """Client and daemon go before whatever else this machine computes, where that is allowed: with less
    noise a difference is plainer."""
    def schedule(policy, priority):
        with contextlib.suppress(PermissionError):
            os.sched_setscheduler(0, policy, os.sched_param(priority))

    schedule(os.SCHED_RR, 1)
    yield
    schedule(os.SCHED_OTHER, 0)


@pytest.fixture(scope="module")
def served(before_others, tmp_path_factory, start_shared_daemon):
    """The daemon, and the keys of two tenants."""
    (first, first_line), (second, second_line) = make_key("acme"), make_key("other")
    directory = tmp_path_factory.mktemp("served")
    (directory / "keys").write_text(first_line + second_line)
    daemon = start_shared_daemon(
        "--threads", "1", "--kv-cache-bytes", "64MiB", "--max-context-tokens", "4096",
        "--api-keys-file", directory / "keys", "--metrics-without-key", "on",
        "--log-lines-per-second", "0", model=make_checkpoint("tiny-nsa", directory / "random"))
    return daemon, first, second


def pages_found(daemon):
    return metric(daemon, "prefix_hit_blocks_total")


def told_apart(daemon, other, own, what, probes):
    """The AUC, what was told to be cached, and how many pages were found."""
    draw = numpy.random.default_rng(list(what.encode()))
    with contextlib.closing(other), contextlib.closing(own):
        probed(draw, other, own, WARM_UP_PROBES)  # connections, threads and costs are known then
        before = pages_found(daemon)
        cached, unseen = probed(draw, other, own, probes)
        found = pages_found(daemon) - before
    auc = area_under_curve(cached[0], unseen[0])
    print(json.dumps({"apart_by": what, "probes": probes, "auc": round(auc, 4),
                      "cached_ms": round(1e3 * float(numpy.median(cached[0])), 3),
                      "unseen_ms": round(1e3 * float(numpy.median(unseen[0])), 3)}))
    return auc, cached[1], unseen[1], found


@pytest.mark.parametrize("what", ["tenants", "salts"])
def test_time_tells_nothing(served, what):
    daemon, first, second = served
    other, own = {"tenants": (Client(daemon, first), Client(daemon, second)),
                  "salts": (Client(daemon, first, "a"), Client(daemon, first, "b"))}[what]
    auc, cached, unseen, found = told_apart(daemon, other, own, what, PROBES)
    assert not cached.any() and not unseen.any(), "tokens of others are found"
    # Those that the first finds of its own, once a block.
    assert found == math.ceil(PROBES / BLOCK_PROBES) * CACHED_TOKENS // 64
    assert abs(auc - 0.5) <= most_beside_half(len(cached), len(unseen))


def test_the_test_can_tell(served):
    """Of who has the same tenant and no salt the same probes tell more than is allowed above, and on a
    machine at rest all."""
    daemon, first, _ = served
    auc, cached, unseen, found = told_apart(daemon, Client(daemon, first), Client(daemon, first),
                                            "nothing", CONTROL_PROBES)
    assert (cached == CACHED_TOKENS).all() and not unseen.any()
    assert found > 0
    assert auc > 0.5 + most_beside_half(len(cached), len(unseen))
