"""Keys and values at home in the host's memory, for minutes: clients ask the same prompts again and
again, whose pages are half as many again as there are rooms, or many times as many. Every answer is
that of a daemon with all on its device, the share of pages found in rooms stays, and so does memory.

Not part of the test run; each takes a minute, or as long as LONGSPAN_ROOMS_SOAK_S says:

LONGSPAN_ROOMS_SOAK_S=600 build/venv/bin/python -m pytest -s tests/e2e/rooms_soak.py"""

import json
import os
import random

import pytest
import requests
from daemon import PATIENCE_S, Daemon, metric
from leftovers import SLACK_BYTES, Baseline, of_process
from soak import Soak

SECONDS = float(os.environ.get("LONGSPAN_ROOMS_SOAK_S", 60))
CLIENTS, RUNNING, OUTPUT_TOKENS = 20, 16, 96
PAGE_TOKENS, LAYERS, KV_HEADS, HEAD_SIZE = 64, 6, 2, 64
BLOCK_BYTES = 2 * PAGE_TOKENS * HEAD_SIZE * 2  # keys and values of a KV head of a page of a layer, in bf16
HOME_BYTES = LAYERS * KV_HEADS * BLOCK_BYTES  # of a page
BESIDE_BYTES, ROOM_BYTES = 18_480, HOME_BYTES + 8 * LAYERS * KV_HEADS  # of a page and of a room
MOST_PAGES = 25  # that a token reads of a KV head: 16 blocks, and a window of 512 tokens
SOAK_PATIENCE_S = 5 * PATIENCE_S  # one waits for what all the others ask for
# Which prompts meet is chance. Shares of halves of 300 s differed by 0.02, of 10 s by 0.04.
SHARE_SLACK = 0.05
# Of freed memory that stays with the allocator. Of 600 s with 4,054 requests the second half took 0.5 MiB.
HALF_SLACK_BYTES = SLACK_BYTES // 4


def some_prompts():
    """Four that go on from each of three beginnings, and eight alone, about the ends of pages too."""
    draw = random.Random(1)

    def tokens(count):
        return [draw.randrange(16, 4096) for _ in range(count)]

    beginnings = [tokens(count) for count in (400, 1100, 2600)]
    return ([one + tokens(draw.randrange(1, 500)) for one in beginnings for _ in range(4)]
            + [tokens(count) for count in (1, 40, 64, 65, 500, 1000, 1500, 2500)])


def pages_of(prompts):
    """Pages that share a beginning are one."""
    return len({tuple(prompt[:end + PAGE_TOKENS]) for prompt in prompts
                for end in range(0, len(prompt), PAGE_TOKENS)})


PROMPTS = some_prompts()
PROMPT_PAGES = pages_of(PROMPTS)
ROOMS, FEW_ROOMS = PROMPT_PAGES * 2 // 3, 30  # with so few, steps read pages at home
# What is generated takes pages too, so that prompts lose theirs now and then.
PAGES = PROMPT_PAGES * 5 // 4
SHAPE = ("--device", "cpu", "--threads", "2", "--max-context-tokens", "4096",
         "--max-running-requests", str(RUNNING), "--output-margin-tokens", "16")


def homes(rooms):
    return ("--kv-host-bytes", str(PAGES * HOME_BYTES),
            "--kv-cache-bytes", str(PAGES * BESIDE_BYTES + rooms * ROOM_BYTES))


def fields_of(max_tokens=OUTPUT_TOKENS, **fields):
    return {"max_tokens": max_tokens, "ignore_eos": True, "return_token_ids": True, **fields}


class RoomsSoak(Soak):
    def __init__(self, daemon, answers):
        super().__init__()
        self.daemon = daemon
        self.answers = answers

    def ask(self, draw):
        number = draw.randrange(len(PROMPTS))
        fields = fields_of(draw.randrange(1, OUTPUT_TOKENS + 1), bypass_prefix_cache=draw.random() < 0.1)
        way = draw.choices([self.whole, self.stream, self.left], [3, 3, 2])[0]
        return way(draw, number, fields)

    def post(self, number, fields, timeout=SOAK_PATIENCE_S):
        return requests.post(f"{self.daemon.http}/v1/completions", timeout=timeout,
                             stream=fields.get("stream", False),
                             json={"prompt": PROMPTS[number], "temperature": 0, **fields})

    def whole(self, draw, number, fields):
        n = draw.choice([1, 1, 2])  # two share the prompt's last page until they write to it
        answer = self.post(number, {**fields, "n": n})
        assert answer.status_code == 200, answer.text
        choices = answer.json()["choices"]
        assert len(choices) == n
        for choice in choices:
            self.compare(number, choice["token_ids"], fields["max_tokens"])
        return "whole"

    def stream(self, _, number, fields, most_events=None):
        tokens = []
        with self.post(number, {**fields, "stream": True}) as response:
            assert response.status_code == 200, response.text
            for data in (line[6:] for line in response.iter_lines() if line.startswith(b"data: ")):
                if data == b"[DONE]":
                    self.compare(number, tokens, fields["max_tokens"])
                    return "streamed"
                tokens += json.loads(data)["choices"][0]["token_ids"]
                most_events = most_events and most_events - 1
                if most_events == 0:
                    break
        assert most_events == 0, f"no [DONE] of prompt {number} after {len(tokens)} tokens"
        self.compare(number, tokens, len(tokens))
        return "left midway"

    def left(self, draw, number, fields):
        """Before anything came, or after some of it."""
        if draw.random() < 0.5:
            return self.stream(draw, number, {**fields, "max_tokens": OUTPUT_TOKENS},
                               draw.randrange(1, 40))
        try:
            answer = self.post(number, fields, draw.uniform(0.001, 0.5)).json()
            self.compare(number, answer["choices"][0]["token_ids"], fields["max_tokens"])
            return "whole, in time"
        except requests.exceptions.Timeout:
            return "left waiting"

    def compare(self, number, tokens, wanted_tokens):
        wanted = self.answers[number][:wanted_tokens]
        first = next((i for i, pair in enumerate(zip(tokens, wanted)) if pair[0] != pair[1]), None)
        assert tokens == wanted, f"prompt {number}, token {first}: {tokens}, on the device {wanted}"


def counts(daemon):
    pages = {of: metric(daemon, "room_pages_total", outcome=of) for of in ("found", "fetched", "left")}
    moved = {f"{way}_bytes": metric(daemon, "home_bytes_total", direction=way)
             for way in ("fetched", "written")}
    return {**pages, **moved, "evicted": metric(daemon, "prefix_evicted_blocks_total"),
            "layers_of_tokens": metric(daemon, "attention_path_total", path="sparse_decode")}


def soaked(soak, seconds, first_seed):
    """What rooms had meanwhile, once nothing runs, and that it adds up."""
    before = counts(soak.daemon)
    soak.run(CLIENTS, seconds, first_seed)
    soak.daemon.wait_idle()
    after = counts(soak.daemon)
    grown = {name: after[name] - before[name] for name in after}
    asked = grown["found"] + grown["fetched"] + grown["left"]
    assert grown["fetched_bytes"] == grown["fetched"] * BLOCK_BYTES
    assert 0 < asked <= grown["layers_of_tokens"] * KV_HEADS * MOST_PAGES
    assert grown["written_bytes"] > 0
    assert grown["written_bytes"] % (KV_HEADS * BLOCK_BYTES // PAGE_TOKENS) == 0  # a token of a layer
    return {**grown, "share": grown["found"] / asked, "resident_bytes": of_process(soak.daemon).memory_bytes}


@pytest.fixture(scope="module")
def answers():
    """Those of a daemon with all on its device, each prompt alone."""
    daemon = Daemon(*SHAPE)
    told = [daemon.complete(prompt, **fields_of()).json() for prompt in PROMPTS]
    daemon.stop()
    return [one["choices"][0]["token_ids"] for one in told]


@pytest.mark.parametrize("rooms", [ROOMS, FEW_ROOMS])
def test_rooms(answers, start_daemon, rooms):
    home = start_daemon(*SHAPE, *homes(rooms))
    assert f'"rooms":{rooms},' in home.log()  # it warns that there are fewer than steps may read
    soak = RoomsSoak(home, answers)
    soaked(soak, SECONDS / 10, 0)
    before = Baseline(home)
    halves = [soaked(soak, SECONDS / 2, half * CLIENTS) for half in (1, 2)]
    print(json.dumps({"rooms": rooms, "pages": PAGES, "pages_of_prompts": PROMPT_PAGES, **soak.counts,
                      "preemptions": metric(home, "preemptions_total"),
                      "resident_bytes": before.before.memory_bytes, "halves": halves}, indent=1))
    before.at_baseline()
    before.close()
    assert halves[1]["resident_bytes"] < halves[0]["resident_bytes"] + HALF_SLACK_BYTES
    assert abs(halves[1]["share"] - halves[0]["share"]) < SHARE_SLACK
    assert halves[1]["evicted"] > 0
    assert rooms == ROOMS or halves[1]["left"] > 0
    for became in ("whole", "streamed", "left midway", "left waiting"):
        assert soak.counts[became] > 0, became
