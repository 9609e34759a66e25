"""Perplexity of a text of which decode steps read every token: the text before it is the prompt, and
the answer is held to be the text. Logprobs are those of the model, whatever an answer is held to."""

import dataclasses
import math

from continuation import Passage

_MOST_BIAS = 100.0  # that a request may have


def completion_fields(passage: Passage, tokens: list[tuple[int, str]]) -> dict:
    """`tokens` are those that the tokenizer cuts the text into, with their ids. Where a word is a
    surprise, its first letter alone is often likelier, and the answer would go on in single letters,
    which no model has learnt. So the text's own tokens are favoured, longer ones more."""
    longest = max(len(text) for _, text in tokens)
    bias = {str(token): _MOST_BIAS * len(text) / longest for token, text in tokens}
    return {"prompt": passage.prompt, "max_tokens": passage.most_tokens, "logprobs": 0,
            "logit_bias": bias, "structured_outputs": {"choice": [passage.continuation]}}


@dataclasses.dataclass(frozen=True)
class Likelihood:
    nats: float
    tokens: int
    text_bytes: int

    def __add__(self, other: "Likelihood") -> "Likelihood":
        return Likelihood(self.nats + other.nats, self.tokens + other.tokens,
                          self.text_bytes + other.text_bytes)

    @property
    def perplexity(self) -> float:
        """Per token, so that it depends on how the text was cut."""
        return math.exp(self.nats / self.tokens)

    @property
    def bits_per_byte(self) -> float:
        return self.nats / math.log(2) / self.text_bytes


def likelihood(continuation: str, logprobs: dict) -> Likelihood:
    """Of the tokens that came, which may be cut otherwise than the text's own. The first one is left
    out, since it is drawn from a row of the prompt in every mode, and so is an end token."""
    text, nats, tokens, first_bytes = "", 0.0, 0, 0
    came = zip(logprobs["tokens"], logprobs["token_logprobs"], strict=True)
    for place, (token, logprob) in enumerate(came):
        if text == continuation:
            break
        if not continuation.startswith(text + token):
            raise ValueError(f"the answer leaves the text with {token!r} behind {text[-80:]!r}")
        text += token
        if place == 0:
            first_bytes = len(token)
        else:
            nats -= logprob
            tokens += 1
    if tokens == 0:
        raise ValueError("the answer has no token that a decode step has read")
    return Likelihood(nats, tokens, len(text) - first_bytes)
