"""Perplexity of a text at the end of a prompt, as the prompt's own rows predict it: what an
approximation of prefill does to the rows that it reads."""

import dataclasses

from continuation import Passage
from likelihood import Likelihood

QUERY_TILE_TOKENS = 128  # of sparse prefill; what a prompt has beyond its last whole tile is dense


def completion_fields(passage: Passage) -> dict:
    """The prompt comes back with the logprobs of its tokens, and with the likeliest one at each place. It
    is never found in the cache then."""
    return {"prompt": passage.prompt + passage.continuation, "max_tokens": 0, "echo": True, "logprobs": 1}


def judged(continuation: str, logprobs: dict) -> dict:
    """Of the tokens that rows of whole tiles predict, each by the token before it. The others are left
    out in every mode."""
    tokens, logs = logprobs["tokens"], logprobs["token_logprobs"]
    begin, end = _predicted(continuation, tokens)
    of_text = Likelihood(-sum(logs[begin:end]), end - begin, sum(len(token) for token in tokens[begin:end]))
    return {"likelihood": dataclasses.asdict(of_text),
            "likeliest": [max(top, key=top.get) for top in logprobs["top_logprobs"][begin:end]]}


def _predicted(continuation: str, tokens: list[str]) -> tuple[int, int]:
    begin, text_bytes = len(tokens), 0
    while text_bytes < len(continuation):
        begin -= 1
        text_bytes += len(tokens[begin])
    if "".join(tokens[begin:]) != continuation:
        raise ValueError(f"the prompt ends with {''.join(tokens[begin:])!r}, not with the text")
    end = min(len(tokens), len(tokens) // QUERY_TILE_TOKENS * QUERY_TILE_TOKENS + 1)
    if begin >= end:
        raise ValueError(f"no whole tile of {QUERY_TILE_TOKENS} tokens reaches the text of {len(tokens) - begin}")
    return begin, end
