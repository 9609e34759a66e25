"""A pool of pages that is too small for what is asked: who finds no room waits or is refused, and then
gets the answer of before; prompts that drive each other out of the cache change no answer. More output
than there are pages for is in test_preemption.py."""

import concurrent.futures

import pytest
from daemon import Daemon, Reflected, make_checkpoint, metric, wait_until
from faults import TIMES, fresh_prompt
from leftovers import baseline

# 78 pages of 64 tokens.
POOL = ("--threads", "1", "--kv-cache-bytes", "5472KiB", "--max-context-tokens", "4096",
        "--output-margin-tokens", "64")
# Two sequences have all pages reserved that they can ever need, which leaves fewer than five.
HOLDS = {"n": 2, "max_tokens": 2_350}
WAITS_TOKENS = 300
# Of prompts that have four full pages each, more than the pool together.
PROMPTS, PROMPT_TOKENS = 24, 260
CYCLES = max(1, TIMES // 4)


class Pool:
    def __init__(self, directory):
        self.daemon = Daemon(*POOL, model=make_checkpoint("tiny-nsa", directory))
        self.client = Reflected(self.daemon.grpc)

    def answer_to(self, prompt, **fields):
        answer = self.daemon.complete(prompt, max_tokens=8, logprobs=2, return_token_ids=True, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()["choices"]

    def load(self):
        return self.client.call("GetLoad")

    def wait_for_pages(self, prompt, expected):
        """While another holds most pages: one waits for them, one is refused. Then there is room."""
        with (concurrent.futures.ThreadPoolExecutor() as clients,
              self.daemon.busy(fresh_prompt(64), **HOLDS)):
            waits = clients.submit(self.answer_to, prompt, bypass_prefix_cache=True)
            wait_until(lambda: self.load().waiting.pages == 1, "one that waits for pages")
            refused = self.daemon.complete(fresh_prompt(WAITS_TOKENS), queue_timeout_ms=1)
            assert refused.status_code == 429, refused.text
            assert int(refused.headers["Retry-After"]) >= 1
            assert not waits.done()
        assert waits.result() == expected

    def stop(self):
        self.client.close()
        self.daemon.stop()


@pytest.fixture
def pool(tmp_path):
    made = Pool(tmp_path / "random")
    yield made
    made.stop()


def test_no_room(pool):
    prompt = fresh_prompt(WAITS_TOKENS)
    expected = pool.answer_to(prompt)
    pool.wait_for_pages(prompt, expected)
    with baseline(pool.daemon, pool.client) as before:
        for _ in range(TIMES):
            pool.wait_for_pages(prompt, expected)
        before.at_baseline()
    assert metric(pool.daemon, "pool_allocation_failures_total", pool="kv") >= TIMES


def test_cache_thrash(pool):
    """Three clients at once go round and round."""
    prompts = [fresh_prompt(PROMPT_TOKENS) for _ in range(PROMPTS)]
    expected = [pool.answer_to(prompt, bypass_prefix_cache=True) for prompt in prompts]
    with (concurrent.futures.ThreadPoolExecutor(3) as clients,
          baseline(pool.daemon, pool.client) as before):
        for _ in range(CYCLES):
            assert list(clients.map(pool.answer_to, prompts)) == expected
        before.at_baseline()
    evicted = metric(pool.daemon, "prefix_evicted_blocks_total")
    assert evicted > CYCLES * PROMPTS, "each prompt drives out pages of others"
