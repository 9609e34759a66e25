#!/usr/bin/env python3
"""Says what a model takes and how much of it fits, before there is a machine to ask.

    deploy/sizing.py MODEL_DIRECTORY --memory-gb 141 --fraction 0.9 --requests 64 --tokens 65536
    deploy/sizing.py MODEL_DIRECTORY --memory-gb 141 --tokens 1048576 --kv-host-gb 1000

What `longspand --check` prints is the plan itself, with activations and workspace, which depend on
the device, and the kept logits of constrained answers (4 bytes for each request and token of the
vocabulary); --reserve-gb stands for them here. The formulas are those of kernels/kv_layout.h,
server/plan/memory_plan.cc and home_plan.cc."""

import argparse
import dataclasses
import json
import pathlib

PAGE_TOKENS = 64
KEY_TILE_TOKENS = 32  # with --sparse-prefill
CARRY_BYTES = 4  # open entries are summed in f32
# One part in so many of a GPU's memory is not planned.
SPARE_PARTS = 64
LEAST_COPY_BYTES = 1 << 28
CHUNK_TOKENS = 8192  # of a step on a GPU, unless a flag says otherwise
INDEX_BYTES = 4  # of which page is in which room, for each layer and KV head


def most_pages_read(nsa):
    """As kernels/rooms/pages_read.cc counts: selected blocks, and a window that may begin in a page."""
    window = nsa["window_size"] + nsa["window_plus_one"] if "win" in nsa["branches"] else 0
    of_window = pages_for(window - 1) + 1 if window else 0
    return max(nsa["topk"] * pages_for(nsa["block_size"]) + of_window,
               pages_for(nsa["dense_below_tokens"]))


def pages_for(tokens):
    return -(-tokens // PAGE_TOKENS)


@dataclasses.dataclass
class Sizes:
    """Bytes of a model's cache; all layers together."""
    layers: int
    kv_heads: int
    head_dim: int
    element_bytes: int = 2  # bf16
    kv_fp8: bool = False  # keys and values in e4m3, a byte a scale
    kernel_tokens: int = 0  # of a compressed entry; 0: dense
    stride_tokens: int = 1
    parts: int = 2  # compressed keys, and values or deviations
    keeps_tail: bool = False  # compressed keys are made before RoPE
    pages_read: int = 0  # at most, by a generated token of one KV head

    @classmethod
    def of(cls, config, element_bytes=2, sparse_decode=False, sparse_prefill=False, kv_fp8=False):
        sizes = cls.in_compute_type(config, element_bytes, sparse_decode, sparse_prefill)
        return dataclasses.replace(sizes, kv_fp8=kv_fp8)

    @classmethod
    def in_compute_type(cls, config, element_bytes, sparse_decode, sparse_prefill):
        nsa = config.get("nsa_config")
        heads = config["num_key_value_heads"]
        dim = config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]
        if nsa is None:
            dense = cls(config["num_hidden_layers"], heads, dim, element_bytes)
            # Of the keys of a page their mean and their deviation.
            if sparse_decode:
                return dataclasses.replace(dense, kernel_tokens=PAGE_TOKENS,
                                           stride_tokens=PAGE_TOKENS)
            # Of the keys of a tile their mean.
            if sparse_prefill:
                return dataclasses.replace(dense, kernel_tokens=KEY_TILE_TOKENS,
                                           stride_tokens=KEY_TILE_TOKENS, parts=1)
            return dense
        return cls(config["num_hidden_layers"], heads, dim, element_bytes,
                   kernel_tokens=nsa["kernel_size"], stride_tokens=nsa["kernel_stride"],
                   parts=2 if nsa.get("compress_values", True) else 1,
                   keeps_tail=nsa.get("compress_keys") == "pre_rope",
                   pages_read=most_pages_read(nsa))

    @property
    def row(self):
        """Elements of one position in all layers: of keys alone."""
        return self.layers * self.kv_heads * self.head_dim

    @property
    def kv(self):
        if self.kv_fp8:
            return 2 * PAGE_TOKENS * self.layers * self.kv_heads * (self.head_dim + 1)
        return 2 * PAGE_TOKENS * self.row * self.element_bytes

    @property
    def summary(self):
        entries = PAGE_TOKENS // self.stride_tokens if self.kernel_tokens else 0
        return self.parts * entries * self.row * self.element_bytes

    @property
    def carry(self):
        open_entries = self.kernel_tokens // self.stride_tokens - 1 if self.kernel_tokens else 0
        return self.parts * open_entries * self.row * CARRY_BYTES

    @property
    def page(self):
        return self.kv + self.summary + self.carry

    @property
    def beside_home(self):
        """Of a page on the device, where its keys and values are at home in the host's memory: with
        the index, four bytes a layer and KV head, of the room that it has."""
        return self.summary + self.carry + INDEX_BYTES * self.layers * self.kv_heads

    @property
    def room(self):
        """As large as a page's keys and values, with the index of whose they are and since when."""
        return self.kv + 2 * INDEX_BYTES * self.layers * self.kv_heads

    def copies_for_chunks(self, tokens, requests):
        """Of one layer, where keys and values are at home in the host's memory and a GPU reads chunks
        of prompts: pages as stored of the longest sequence, twice; e4m3 once more, in bf16; and what a
        step writes (kernels/cuda/attention/expanded_pages.h, written_pages.h)."""
        stored = self.kv // self.layers
        expanded = 2 * PAGE_TOKENS * self.kv_heads * self.head_dim * 2
        pages = max(pages_for(tokens), LEAST_COPY_BYTES // expanded)
        written = (CHUNK_TOKENS + requests) // PAGE_TOKENS + 2 * requests
        return pages * (2 * stored + (expanded if stored < expanded else 0)) + written * stored

    @property
    def slot(self):
        tail = self.stride_tokens * self.row * self.element_bytes if self.keeps_tail else 0
        return tail + self.carry

    def request(self, tokens):
        """A running request of so many tokens, prompt and answer."""
        return pages_for(tokens) * self.page + self.slot


def bytes_for_pages(sizes, memory, fraction, weights, reserve, requests, is_gpu):
    budget = int(memory * fraction)
    budget -= budget // SPARE_PARTS if is_gpu else 0
    return budget - weights - reserve - requests * sizes.slot


def pages_that_fit(sizes, memory, fraction, weights, reserve, requests, tokens, is_gpu=True):
    """As the daemon counts them: no more than all requests of full length could use."""
    left = bytes_for_pages(sizes, memory, fraction, weights, reserve, requests, is_gpu)
    return min(left // sizes.page, requests * pages_for(tokens))


def homes_and_rooms(sizes, kv_host, memory, fraction, weights, reserve, requests, tokens,
                    is_gpu=True):
    """With --kv-host-bytes: pages by the host's memory, and rooms for their keys and values by what
    a GPU has left beside what they keep there and what chunks attend to. Fewer rooms than the pages
    that one request's token reads, sizes.pages_read, are refused."""
    pages = min(kv_host // sizes.kv, requests * pages_for(tokens))
    left = bytes_for_pages(sizes, memory, fraction, weights, reserve, requests, is_gpu)
    left -= sizes.copies_for_chunks(tokens, requests) if is_gpu else pages * sizes.kv
    return pages, min(pages, (left - pages * sizes.beside_home) // sizes.room)


def describe_rooms(sizes, pages, rooms, requests):
    if rooms < min(pages, sizes.pages_read):
        return (f"no start: {max(rooms, 0):,} rooms, and a token of one request reads up to "
                f"{sizes.pages_read} pages")
    return (f"{rooms:,} rooms, for {rooms / pages:.1%} of the pages; a step of {requests} requests "
            f"reads up to {min(pages, requests * sizes.pages_read):,}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("model", type=pathlib.Path, help="directory of config.json and weights")
    parser.add_argument("--memory-gb", type=float, required=True, help="of the GPU, in 10^9 bytes")
    parser.add_argument("--fraction", type=float, default=0.9, help="--memory-fraction")
    parser.add_argument("--requests", type=int, default=256, help="--max-running-requests")
    parser.add_argument("--tokens", type=int, required=True, help="of a request, with its answer")
    parser.add_argument("--reserve-gb", type=float, default=3, help="activations, workspace, kept logits")
    parser.add_argument("--sparse-decode", action="store_true",
                        help="of a dense model, served with --sparse-decode")
    parser.add_argument("--sparse-prefill", action="store_true",
                        help="of a dense model, served with --sparse-prefill")
    parser.add_argument("--kv-fp8", action="store_true", help="served with --kv-dtype fp8")
    parser.add_argument("--kv-host-gb", type=float, default=0,
                        help="of a sparse model, --kv-host-bytes in 10^9 bytes")
    given = parser.parse_args()
    sizes = Sizes.of(json.loads((given.model / "config.json").read_text()),
                     sparse_decode=given.sparse_decode, sparse_prefill=given.sparse_prefill,
                     kv_fp8=given.kv_fp8)
    weights = sum(path.stat().st_size for path in given.model.glob("*.safetensors"))
    there = (given.memory_gb * 1e9, given.fraction, weights, int(given.reserve_gb * 1e9),
             given.requests, given.tokens)
    for name, value in (("a token", sizes.page / PAGE_TOKENS), ("a page", sizes.page),
                        ("a slot", sizes.slot), ("a request", sizes.request(given.tokens)),
                        ("weights", weights)):
        print(f"{name:10} {value:16,.0f} bytes")
    if given.kv_host_gb:
        if not sizes.pages_read:
            raise SystemExit("--kv-host-gb: keys and values of dense models are on the device")
        pages, rooms = homes_and_rooms(sizes, int(given.kv_host_gb * 1e9), *there)
        print(f"{'a home':10} {sizes.kv:16,.0f} bytes of the host's memory")
        print(f"{'beside it':10} {sizes.beside_home:16,.0f} bytes of the device")
        print(f"{'a room':10} {sizes.room:16,.0f} bytes of the device")
        print(describe_rooms(sizes, pages, rooms, given.requests))
    else:
        pages = pages_that_fit(sizes, *there)
    fit = pages // pages_for(given.tokens)
    print(f"{pages:,} pages fit, {pages * PAGE_TOKENS:,} tokens: "
          f"{fit} requests of {given.tokens:,}")


if __name__ == "__main__":
    main()
