"""text_offset of an echoed prompt: from a token's offset to the next one's stands what that token adds
to the text, whatever of the prompt is hidden or cut off."""

import codecs
import json
import random
import re

import pytest

IM_START, IM_END = 1, 2  # special tokens of the demo's tokenizer
SPECIAL = {0: "<|endoftext|>", IM_START: "<|im_start|>", IM_END: "<|im_end|>"}


def scored(daemon, prompt, **fields):
    answer = daemon.complete(prompt, echo=True, logprobs=0, **{"max_tokens": 0, **fields})
    assert answer.status_code == 200, answer.text
    return [(choice["text"], choice["logprobs"]) for choice in answer.json()["choices"]]


def offsets(daemon, prompt, **fields):
    [(text, logprobs)] = scored(daemon, prompt, **fields)
    return text, logprobs["text_offset"]


def streamed(daemon, prompt, **fields):
    """The same, as the chunks of a stream add up."""
    choices = {}
    with daemon.stream(prompt, echo=True, logprobs=0, **{"max_tokens": 0, **fields}) as stream:
        for line in stream.iter_lines():
            if not line.startswith(b"data: {"):
                continue
            for piece in json.loads(line.removeprefix(b"data: "))["choices"]:
                text, logprobs = choices.setdefault(piece["index"], ("", {}))
                for name, values in (piece["logprobs"] or {}).items():
                    logprobs[name] = logprobs.get(name, []) + values
                choices[piece["index"]] = text + piece["text"], logprobs
    return [choices[index] for index in sorted(choices)]


def bytes_of(token):
    """Of a token as logprobs write it."""
    written = re.fullmatch(r"bytes:((?:\\x[0-9a-f]{2})+)", token)
    return bytes.fromhex(written[1].replace("\\x", "")) if written else token.encode()


def pieces(tokens, hides_special):
    """What each token adds to the text."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    for i, token in enumerate(tokens):
        hidden = hides_special and token in SPECIAL.values()
        yield decoder.decode(b"" if hidden else bytes_of(token), final=i == len(tokens) - 1)


def cut_at(text, text_offset):
    return [text[begin:end] for begin, end in zip(text_offset, [*text_offset[1:], len(text)])]


def test_hidden_tokens_take_no_place(daemon):
    text, offset = offsets(daemon, [300, IM_END, 301])
    assert offset == [0, len(text) - len(daemon_text(daemon, 301)), len(text) - len(
        daemon_text(daemon, 301))]
    shown, shown_offset = offsets(daemon, [300, IM_END, 301], skip_special_tokens=False)
    assert shown == text[:offset[1]] + SPECIAL[IM_END] + text[offset[1]:]
    assert shown_offset == [0, offset[1], offset[1] + len(SPECIAL[IM_END])]


def daemon_text(daemon, token):
    return daemon.complete([token], echo=True, max_tokens=0).json()["choices"][0]["text"]


def test_what_the_client_wrote_is_echoed_as_it_is(daemon):
    """Truncated it is what the model reads, special tokens hidden."""
    written = f"a{SPECIAL[IM_END]}b"
    assert offsets(daemon, written) == (written, [0, 1, 11])
    assert offsets(daemon, written, truncate_prompt_tokens=3) == ("ab", [0, 1, 1])
    assert offsets(daemon, written, truncate_prompt_tokens=2) == ("b", [0, 0])
    assert offsets(daemon, written, truncate_prompt_tokens=2, skip_special_tokens=False) \
        == (f"{SPECIAL[IM_END]}b", [0, 10])


@pytest.mark.parametrize("seed", range(12))
def test_a_token_stands_from_its_offset_to_the_next_one(daemon, seed):
    """Prompts of any ids: parts of characters, special tokens, bytes that are no UTF-8."""
    drawn = random.Random(seed)
    prompts = [drawn.choices([*SPECIAL, *range(3, 8192)], [300] * 3 + [1] * 8189, k=60)
               for _ in range(2)]
    hides = drawn.random() < 0.7
    fields = {"skip_special_tokens": hides, "n": 2, "max_tokens": drawn.choice([0, 3])}
    if drawn.random() < 0.5:
        fields["truncate_prompt_tokens"] = 40
    kept = fields.get("truncate_prompt_tokens", 60)
    whole = scored(daemon, prompts, seed=seed, **fields)
    assert len(whole) == 4
    for text, logprobs in whole:
        assert len(logprobs["tokens"]) >= kept
        assert logprobs["text_offset"] == sorted(logprobs["text_offset"])
        # The completion begins after the prompt, whatever character was left open there.
        split = logprobs["text_offset"][kept] if len(logprobs["tokens"]) > kept else len(text)
        assert cut_at(text[:split], logprobs["text_offset"][:kept]) \
            == list(pieces(logprobs["tokens"][:kept], hides)), seed
    assert [(text, logprobs["text_offset"]) for text, logprobs in
            streamed(daemon, prompts, seed=seed, **fields)] \
        == [(text, logprobs["text_offset"]) for text, logprobs in whole]
