#!/usr/bin/env python3
"""Times the package `tokenizers` on files, and on the one-word prompts of tokenizer_bench.

Run: RAYON_NUM_THREADS=1 tokenizer_reference.py tokenizer.json [FILE...]
"""

import pathlib
import sys
import time

from tokenizers import Tokenizer

GENERATED_BYTES = 1_000_000


def draws():
    """What std::mt19937 with seed 1 draws (Matsumoto and Nishimura, 1998)."""
    state = [1]
    for i in range(1, 624):
        state.append((1812433253 * (state[-1] ^ (state[-1] >> 30)) + i) & 0xFFFFFFFF)
    while True:
        for i in range(624):
            bits = (state[i] & 0x80000000) | (state[(i + 1) % 624] & 0x7FFFFFFF)
            state[i] = state[(i + 397) % 624] ^ (bits >> 1) ^ (0x9908B0DF if bits & 1 else 0)
        for value in state:
            value ^= value >> 11
            value ^= (value << 7) & 0x9D2C5680
            value ^= (value << 15) & 0xEFC60000
            yield value ^ (value >> 18)


def one_word(first: int, last: int) -> str:
    values = draws()
    characters: list[str] = []
    size = 0
    while size < GENERATED_BYTES:
        characters.append(chr(first + next(values) % (last - first + 1)))
        size += len(characters[-1].encode())
    return "".join(characters)


def measure(tokenizer: Tokenizer, name: str, text: str) -> None:
    begin = time.perf_counter()
    tokens = len(tokenizer.encode(text).ids)
    took_ms = (time.perf_counter() - begin) * 1000
    print(f"{name:28} {len(text.encode()):9} bytes {tokens:8} tokens {took_ms:8.1f} ms")


def main() -> None:
    tokenizer = Tokenizer.from_file(sys.argv[1])
    for path in sys.argv[2:]:
        measure(tokenizer, path, pathlib.Path(path).read_bytes().decode())
    words = {
        "one letter": "aa",
        "random letters": "az",
        "spaces": "  ",
        "digits": "09",
        "ideographs": "\u4e00\u9fff",
    }
    for name, (first, last) in words.items():
        measure(tokenizer, name, one_word(ord(first), ord(last)))


if __name__ == "__main__":
    main()
