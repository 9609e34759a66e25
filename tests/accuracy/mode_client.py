"""Asks a daemon for completions in one mode of attention, and sees what attention read meanwhile."""

import dataclasses
import pathlib
import sys

E2E = pathlib.Path(__file__).resolve().parents[1] / "e2e"
sys.path += [str(E2E / "needles"), str(E2E)]
import haystack_files  # noqa: E402, F401  (it shows the way to modules that asking.py needs)
from asking import Server  # noqa: E402

# What of a request chooses the mode. The first one is what the others are compared with.
DENSE, SPARSE_DECODE = "dense", "sparse_decode"
MODES = {DENSE: {"sparse_decode": False}, SPARSE_DECODE: {"sparse_decode": True}}
_KINDS = ("summary", "selected", "window", "full")


@dataclasses.dataclass(frozen=True)
class Reads:
    """Bytes of the KV cache, and tokens of the steps that decoded (summed over layers and heads)."""

    read_bytes: int = 0
    avoided_bytes: int = 0
    decode_read_tokens: int = 0
    decode_visible_tokens: int = 0

    def __add__(self, other: "Reads") -> "Reads":
        return Reads(*(one + another for one, another in zip(dataclasses.astuple(self),
                                                             dataclasses.astuple(other))))


@dataclasses.dataclass(frozen=True)
class Completion:
    text: str
    finish_reason: str
    logprobs: dict | None
    tokens: int
    sparse_tokens: int
    cached_tokens: int
    prompt_tokens: int
    reads: Reads


class ModeClient(Server):
    def tokens(self, text: str) -> list[tuple[int, str]]:
        """Each token's id and its text, as the tokenizer spells it."""
        cut = self._post("/tokenize", prompt=text, return_token_strs=True)
        return list(zip(cut["tokens"], cut["token_strs"], strict=True))

    def read_ahead(self, prompt: str) -> None:
        """Leaves the prompt's pages in the prefix cache, so that every mode finds the same ones."""
        self._complete({"prompt": prompt, "max_tokens": 0}, "dense")

    def complete_in(self, mode: str, fields: dict) -> Completion:
        """Greedy. The counters are the daemon's, so it must have nothing else to do."""
        read, avoided = self._settled_bytes()
        response = self._complete({"include_attribution": True, **fields}, mode)
        read_after, avoided_after = self._settled_bytes()
        choice, usage = response["choices"][0], response["usage"]
        details = usage.get("completion_tokens_details") or {}
        prompt_details = usage.get("prompt_tokens_details") or {}
        attribution = choice.get("attribution") or {}
        decode_read = sum(attribution.get(f"{kind}_tokens_read", 0)
                          for kind in ("selected", "window", "dense"))
        return Completion(
            text=choice["text"], finish_reason=choice["finish_reason"],
            logprobs=choice.get("logprobs"), tokens=usage["completion_tokens"],
            sparse_tokens=details.get("sparse_decode_tokens", 0),
            cached_tokens=prompt_details.get("cached_tokens", 0),
            prompt_tokens=usage["prompt_tokens"],
            reads=Reads(read_after - read, avoided_after - avoided, decode_read,
                        attribution.get("visible_tokens", 0)))

    def _complete(self, fields: dict, mode: str) -> dict:
        # A checkpoint may ask for penalties, which would not let a text be repeated.
        return self._post("/v1/completions", model=self.model, temperature=0, repetition_penalty=1,
                          **fields, **MODES[mode])

    def _settled_bytes(self) -> tuple[int, int]:
        """Read and avoided. An answer can come before its last step is counted, so they are asked for
        until they stay."""
        found = self._bytes()
        while (again := self._bytes()) != found:
            found = again
        return found

    def _bytes(self) -> tuple[int, int]:
        samples = self.metrics()
        read = sum(samples[f'longspan_kv_bytes_read_total{{kind="{kind}"}}'] for kind in _KINDS)
        return int(read), int(samples["longspan_kv_bytes_avoided_total"])
