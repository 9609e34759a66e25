"""What tests of faults share: how often each fault comes, and neighbours, which get the same tokens as
without it."""

import contextlib
import itertools
import json
import os
import threading

from daemon import PATIENCE_S

# How often each fault comes. 200 on demand.
TIMES = int(os.environ.get("LONGSPAN_FAULT_TIMES", 20))
NEVER_ENDS = {"max_tokens": 12_000, "ignore_eos": True}
NEIGHBOUR_TOKENS = 64  # at least; compared with those of before the faults
MOST_NEIGHBOUR_TOKENS = 40_000  # further than any test goes on
CONTEXT = ("--max-context-tokens", "49152")

_ids = itertools.count(16)


def fresh_prompt(tokens):
    """That the prefix cache has nothing of. Of ids that every model of these tests has."""
    return [16 + next(_ids) % 4_000] * tokens


def greedy_over_http(daemon, max_tokens, logit_bias):
    """With their logprobs, which show a difference where no other token is drawn yet."""
    with daemon.stream("The warehouse in Lisbon", max_tokens=max_tokens, return_token_ids=True,
                       logprobs=0, logit_bias=logit_bias) as response:
        for line in response.iter_lines():
            if line.startswith(b"data: {"):
                event = json.loads(line.removeprefix(b"data: "))
                assert "error" not in event, event
                choice = event["choices"][0]
                yield from zip(choice["token_ids"], choice["logprobs"]["token_logprobs"], strict=True)


def seeded_over_grpc(client, max_tokens, logit_bias):
    call = client.generate(text="A letter from Nan",
                           sampling={"seed": 7, "temperature": 1, "logit_bias": logit_bias},
                           stopping={"max_tokens": max_tokens, "ignore_eos": True},
                           response={"token_ids": True})
    try:
        for event in call:
            yield from event.token_delta.token_ids
    finally:
        call.cancel()


class Neighbour:
    """Reads an answer that goes on for as long as the faults do."""

    def __init__(self, ask):
        self.ask = ask
        self.expected = list(ask(NEIGHBOUR_TOKENS))
        assert len(self.expected) == NEIGHBOUR_TOKENS

    def begin(self):
        self.tokens, self.failure = [], None
        self.begun, self.may_leave = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()
        assert self.begun.wait(PATIENCE_S), f"no token came, but {self.failure}"

    def _read(self):
        try:
            with contextlib.closing(self.ask(MOST_NEIGHBOUR_TOKENS)) as tokens:
                for token in tokens:
                    self.tokens.append(token)
                    self.begun.set()
                    if self.may_leave.is_set() and len(self.tokens) >= NEIGHBOUR_TOKENS:
                        return
            self.failure = "the answer ended too early for this test"
        except Exception as error:  # whatever it is, the test fails for it
            self.failure = error

    def end(self):
        self.may_leave.set()
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive(), f"no more tokens come after {len(self.tokens)}"
        assert self.failure is None, self.failure
        assert self.tokens[:NEIGHBOUR_TOKENS] == self.expected


class Neighbours:
    """Two, one of each protocol: one draws greedily, one from a seed, and neither some tokens."""

    def __init__(self, daemon, client, never_drawn=()):
        bias = {token: -100 for token in never_drawn}
        self.all = [Neighbour(lambda tokens: greedy_over_http(daemon, tokens, bias)),
                    Neighbour(lambda tokens: seeded_over_grpc(client, tokens, bias))]

    @contextlib.contextmanager
    def beside(self):
        """While both run."""
        for one in self.all:
            one.begin()
        yield len(self.all)
        for one in self.all:
            one.end()
