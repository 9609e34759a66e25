"""Asks a daemon for completions in one mode of attention, and sees what attention read meanwhile."""

import dataclasses
import json
import pathlib
import sys

E2E = pathlib.Path(__file__).resolve().parents[1] / "e2e"
sys.path += [str(E2E / "needles"), str(E2E)]
import haystack_files  # noqa: E402, F401  (it shows the way to modules that asking.py needs)
from asking import Server  # noqa: E402

# What of a request chooses the mode. The first one is what the others are compared with. Sparse
# prefill is the daemon's own: it reads every prompt so.
DENSE, SPARSE_DECODE, SPARSE_PREFILL = "dense", "sparse_decode", "sparse_prefill"
REQUEST_MODES = (DENSE, SPARSE_DECODE)
MODES = {DENSE: {"sparse_decode": False}, SPARSE_DECODE: {"sparse_decode": True},
         SPARSE_PREFILL: {"sparse_decode": False}}
_KINDS = ("summary", "selected", "window", "full")


@dataclasses.dataclass(frozen=True)
class Reads:
    """Bytes of the KV cache, tokens of the steps that decoded (summed over layers and heads), and
    key tiles before the query tiles that attended sparsely."""

    read_bytes: int = 0
    avoided_bytes: int = 0
    decode_read_tokens: int = 0
    decode_visible_tokens: int = 0
    key_tiles_kept: int = 0
    key_tiles_seen: int = 0

    def __add__(self, other: "Reads") -> "Reads":
        return Reads(*(one + another for one, another in zip(dataclasses.astuple(self),
                                                             dataclasses.astuple(other))))

    def __sub__(self, other: "Reads") -> "Reads":
        return Reads(*(one - another for one, another in zip(dataclasses.astuple(self),
                                                             dataclasses.astuple(other))))


@dataclasses.dataclass(frozen=True)
class Completion:
    text: str
    finish_reason: str
    logprobs: dict | None
    tokens: int
    token_ids: list[int]
    sparse_tokens: int          # of the answer
    sparse_prefill_tokens: int  # of the prompt
    cached_tokens: int
    prompt_tokens: int
    reads: Reads


class ModeClient(Server):
    def server_info(self) -> dict:
        return json.loads(self._get("/server_info"))

    def count_tokens(self, text: str) -> int:
        """Of the whole text. The sum over its parts may be smaller, and a prompt then too long."""
        return self._post("/tokenize", prompt=text)["count"]

    def tokens(self, text: str) -> list[tuple[int, str]]:
        """Each token's id and its text, as the tokenizer spells it."""
        cut = self._post("/tokenize", prompt=text, return_token_strs=True)
        return list(zip(cut["tokens"], cut["token_strs"], strict=True))

    def read_ahead(self, prompt: str) -> Reads:
        """Leaves the prompt's pages in the prefix cache, so that every mode finds the same ones. Of
        what was read meanwhile, the key tiles."""
        before = self._settled()
        self._complete({"prompt": prompt, "max_tokens": 0}, DENSE)
        read = self._settled() - before
        return Reads(key_tiles_kept=read.key_tiles_kept, key_tiles_seen=read.key_tiles_seen)

    def complete_in(self, mode: str, fields: dict) -> Completion:
        """Greedy. The counters are the daemon's, so it must have nothing else to do."""
        before = self._settled()
        response = self._complete({"include_attribution": True, "return_token_ids": True, **fields}, mode)
        reads = self._settled() - before
        choice, usage = response["choices"][0], response["usage"]
        details = usage.get("completion_tokens_details") or {}
        prompt_details = usage.get("prompt_tokens_details") or {}
        attribution = choice.get("attribution") or {}
        decode_read = sum(attribution.get(f"{kind}_tokens_read", 0)
                          for kind in ("selected", "window", "dense"))
        return Completion(
            text=choice["text"], finish_reason=choice["finish_reason"],
            logprobs=choice.get("logprobs"), tokens=usage["completion_tokens"],
            token_ids=choice.get("token_ids") or [],
            sparse_tokens=details.get("sparse_decode_tokens", 0),
            sparse_prefill_tokens=prompt_details.get("sparse_prefill_tokens", 0),
            cached_tokens=prompt_details.get("cached_tokens", 0),
            prompt_tokens=usage["prompt_tokens"],
            reads=dataclasses.replace(reads, decode_read_tokens=decode_read,
                                      decode_visible_tokens=attribution.get("visible_tokens", 0)))

    def _complete(self, fields: dict, mode: str) -> dict:
        # A checkpoint may ask for penalties, which would not let a text be repeated.
        return self._post("/v1/completions", model=self.model, temperature=0, repetition_penalty=1,
                          **fields, **MODES[mode])

    def _settled(self) -> Reads:
        """What the counters say. An answer can come before its last step is counted, so they are
        asked for until they stay."""
        found = self._counted()
        while (again := self._counted()) != found:
            found = again
        return found

    def _counted(self) -> Reads:
        samples = self.metrics()
        kept, other = (int(samples[f'longspan_key_tiles_total{{kept="{kept}"}}'])
                       for kept in ("true", "false"))
        return Reads(
            read_bytes=int(sum(samples[f'longspan_kv_bytes_read_total{{kind="{kind}"}}'] for kind in _KINDS)),
            avoided_bytes=int(samples["longspan_kv_bytes_avoided_total"]),
            key_tiles_kept=kept, key_tiles_seen=kept + other)
