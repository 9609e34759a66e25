"""A model that gives logits that are no numbers: what asks for them fails, and nobody beside it gets
another bit. Of random weights, where the embedding of one token is NaN and that of another infinite."""

import itertools
import json

import grpc
import pytest
import requests
from daemon import PATIENCE_S, Daemon, Reflected, make_checkpoint, metric
from faults import CONTEXT, TIMES, Neighbours, fresh_prompt
from leftovers import baseline

EMBEDDING = "model.embed_tokens.weight"
POISON = {7_001: 0x7FC0, 7_002: 0x7F80}  # by token: the bf16 number that its embedding is full of
PROMPT_TOKENS = 200


def poisoned_model(directory):
    """Logits have a matrix of their own, so that no other prompt meets these rows."""
    make_checkpoint("tiny-nsa", directory)
    assert not json.loads((directory / "config.json").read_text())["tie_word_embeddings"]
    index = json.loads((directory / "model.safetensors.index.json").read_text())
    path = directory / index["weight_map"][EMBEDDING]
    file = bytearray(path.read_bytes())
    data_begins = 8 + int.from_bytes(file[:8], "little")
    tensor = json.loads(file[8:data_begins])[EMBEDDING]
    assert tensor["dtype"] == "BF16"
    row_bytes = 2 * tensor["shape"][1]
    for token, number in POISON.items():
        row = data_begins + tensor["data_offsets"][0] + token * row_bytes
        file[row:row + row_bytes] = number.to_bytes(2, "little") * (row_bytes // 2)
    path.write_bytes(file)
    return directory


class Poisoned:
    def __init__(self, directory):
        self.daemon = Daemon("--threads", "1", "--kv-cache-bytes", "64MiB", *CONTEXT,
                             model=poisoned_model(directory))
        self.client = Reflected(self.daemon.grpc)
        self.faults = itertools.count()
        self.failed = 0

    def in_a_prompt(self):
        """Nothing of such a prompt is found again, by one that begins alike."""
        token = self._next_token()
        prompt = fresh_prompt(PROMPT_TOKENS)
        answer = self.daemon.complete([*prompt, token])
        assert answer.status_code == 500, answer.text
        assert "not finite" in answer.json()["error"]["message"]
        after = self.daemon.complete([*prompt, 17], max_tokens=4, logprobs=1).json()
        assert after["usage"]["prompt_tokens_details"]["cached_tokens"] == 0
        apart = self.daemon.complete([*prompt, 17], max_tokens=4, logprobs=1, bypass_prefix_cache=True)
        assert after["choices"] == apart.json()["choices"]

    def in_an_answer(self):
        """That draws such a token, which is told, and then fails."""
        token = self._next_token()
        with self.daemon.stream(fresh_prompt(PROMPT_TOKENS), max_tokens=8, return_token_ids=True,
                                logit_bias={str(token): 100}) as response:
            events = [json.loads(line.removeprefix(b"data: ")) for line in response.iter_lines()
                      if line.startswith(b"data: {")]
        assert [event["choices"][0]["token_ids"] for event in events[:-1]] == [[token]]
        assert "not finite" in events[-1]["error"]["message"]

    def over_grpc(self):
        with pytest.raises(grpc.RpcError) as caught:
            list(self.client.generate(token_ids={"ids": [*fresh_prompt(8), self._next_token()]}))
        assert caught.value.code() == grpc.StatusCode.INTERNAL
        assert "not finite" in caught.value.details()

    def each(self):
        for fault in (self.in_a_prompt, self.in_an_answer, self.over_grpc):
            fault()

    def _next_token(self):
        self.failed += 1
        return list(POISON)[next(self.faults) % len(POISON)]

    def stop(self):
        self.client.close()
        self.daemon.stop()


@pytest.fixture
def poisoned(tmp_path):
    made = Poisoned(tmp_path / "poisoned")
    yield made
    made.stop()


def test_not_finite(poisoned):
    neighbours = Neighbours(poisoned.daemon, poisoned.client, never_drawn=POISON)
    with neighbours.beside():
        poisoned.each()
    with baseline(poisoned.daemon, poisoned.client) as before:
        with neighbours.beside():
            for _ in range(TIMES):
                poisoned.each()
        before.at_baseline()
    assert metric(poisoned.daemon, "non_finite_logits_total") == poisoned.failed
    assert requests.get(f"{poisoned.daemon.http}/ready", timeout=PATIENCE_S).status_code == 200
