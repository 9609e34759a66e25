"""More output than the cache holds pages for: requests are preempted, by a copy to the
host's memory or by being read again, and each client gets the answer it would have had alone."""

import concurrent.futures
import re

import pytest
import requests
from daemon import Daemon

# Of 2,496 tokens that the cache holds, each of three wants 910.
CACHE = ("--threads", "2", "--kv-cache-bytes", "8MiB", "--max-context-tokens", "2048",
         "--output-margin-tokens", "64")
PROMPTS = [[20 + number] * 10 for number in range(3)]


def answer_to(daemon, prompt):
    answer = daemon.complete(prompt, max_tokens=900, ignore_eos=True, return_token_ids=True)
    assert answer.status_code == 200, answer.text
    choice = answer.json()["choices"][0]
    return choice["token_ids"], choice["text"]


def preemptions(daemon, kind):
    text = requests.get(f"{daemon.http}/metrics", timeout=30).text
    found = re.search(rf'^longspan_preemptions_total\{{.*kind="{kind}".*\}} (\S+)$', text,
                      re.MULTILINE)
    return float(found.group(1)) if found else 0


@pytest.mark.parametrize("host_cache,kind,other", [("32MiB", "copy", "recompute"),
                                                   ("0", "recompute", "copy")])
def test_answers_are_those_of_requests_alone(host_cache, kind, other):
    daemon = Daemon(*CACHE, "--host-cache-bytes", host_cache)
    try:
        with concurrent.futures.ThreadPoolExecutor(len(PROMPTS)) as clients:
            together = list(clients.map(lambda prompt: answer_to(daemon, prompt), PROMPTS))
        assert preemptions(daemon, kind) > 0 and preemptions(daemon, other) == 0
        assert together == [answer_to(daemon, prompt) for prompt in PROMPTS]
    finally:
        daemon.stop()
