"""Trains the byte-level BPE and writes it as tokenizer.json with its golden files.

Generated text counts most, so that names and words of questions are single tokens; then prose,
then code. Digits are always single tokens: a number is copied digit by digit."""

import json
from collections.abc import Iterator
from pathlib import Path

from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

from frames import CHAT_TEMPLATE, render
from golden_texts import GOLDEN_MESSAGES, GOLDEN_TEXTS

SPECIAL_TOKENS = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
LONGEST_CONTEXT = 65536
PROSE_WEIGHT = 3
CODE_WEIGHT = 2
GENERATED_WEIGHT = 6

# Contractions; letters with one character before them; one digit; punctuation with line ends; white
# space.
SPLIT_PATTERN = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)

CONFIG = {
    "tokenizer_class": "PreTrainedTokenizerFast",
    "bos_token": None,
    "eos_token": "<|endoftext|>",
    "pad_token": "<|endoftext|>",
    "add_bos_token": False,
    "clean_up_tokenization_spaces": False,
    "model_max_length": LONGEST_CONTEXT,
    "chat_template": CHAT_TEMPLATE,
}


def _weighted(generated: list[str], prose: list[str], code: list[str]) -> Iterator[str]:
    """Each kind has the same number of bytes after a cut, times its weight."""
    kinds = ((generated, GENERATED_WEIGHT), (prose, PROSE_WEIGHT), (code, CODE_WEIGHT))
    share = min(sum(map(len, texts)) for texts, _ in kinds)
    for texts, weight in kinds:
        for _ in range(weight):
            left = share
            for text in texts:
                if left <= 0:
                    break
                yield text[:left]
                left -= len(text)


def train(generated: list[str], prose: list[str], code: list[str], vocabulary: int) -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Split(Regex(SPLIT_PATTERN), "isolated"),
        pre_tokenizers.ByteLevel(add_prefix_space=False, trim_offsets=False, use_regex=False)])
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=vocabulary, special_tokens=list(SPECIAL_TOKENS), show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet())
    tokenizer.train_from_iterator(_weighted(generated, prose, code), trainer)
    return tokenizer


def first_tokens(tokenizer: Tokenizer, word: str) -> list[int]:
    """What the word begins with, behind a space and without one."""
    return [tokenizer.encode(space + word).ids[0] for space in (" ", "")]


def _dump(value: object, path: Path, indent: int, ascii_only: bool) -> None:
    path.write_text(json.dumps(value, indent=indent, ensure_ascii=ascii_only), "utf-8")


def write(tokenizer: Tokenizer, directory: Path) -> None:
    """tokenizer.json and tokenizer_config.json. The decoder has no use for the settings that it
    shares with the pre-tokenizer, so the library writes some defaults; the same as there stand
    better in the file."""
    content = json.loads(tokenizer.to_str())
    content["decoder"] = content["pre_tokenizer"]["pretokenizers"][-1]
    _dump(content, directory / "tokenizer.json", 1, ascii_only=False)
    _dump(CONFIG, directory / "tokenizer_config.json", 2, ascii_only=True)


def write_golden(tokenizer: Tokenizer, directory: Path) -> None:
    """golden/tokenizer.json and golden/chat.json: texts with the ids that the library gives."""
    golden = directory / "golden"
    golden.mkdir(exist_ok=True)
    encodings = tokenizer.encode_batch(list(GOLDEN_TEXTS), add_special_tokens=False)
    cases = [{"text": text, "ids": encoding.ids}
             for text, encoding in zip(GOLDEN_TEXTS, encodings)]
    _dump(cases, golden / "tokenizer.json", 0, ascii_only=True)
    text = render(list(GOLDEN_MESSAGES), ask=True)
    chat = {
        "messages": [{"role": role, "content": content} for role, content in GOLDEN_MESSAGES],
        "add_generation_prompt": True,
        "text": text,
        "ids": tokenizer.encode(text, add_special_tokens=False).ids,
    }
    _dump(chat, golden / "chat.json", 0, ascii_only=True)


def load(directory: Path) -> Tokenizer:
    return Tokenizer.from_file(str(directory / "tokenizer.json"))
