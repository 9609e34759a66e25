"""Writes pre_tokenizers.json: the ids that the tokenizers package gives the texts of
../tokenizer/gpt2.json with the vocabulary of that file, by the name that GGUF files have for the
pre-tokenizer. Patterns are written as the tokenizer.json of each model family has them; that of
default as llama.cpp documents it.

Made with tokenizers 0.23.3, by
    pip install tokenizers==0.23.3 && python3 tests/golden/gguf/make_pre_tokenizers.py
"""

import json
import pathlib

import tokenizers
from tokenizers import Regex, Tokenizer, pre_tokenizers

FOLDER = pathlib.Path(__file__).parent
CASED = (
    "A-Za-zµÀ-ÖØ-öø-ƺƼ-ƿǄ-ʓʕ-ʯͰ-ͳͶͷͻ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-ՖႠ-ჅᎠ-Ᏽᏸ-ᏽᲐ-ᲺᲽ-Ჿᴀ-ᴫᵫ-ᵷᵹ-ᶚ"
    "Ḁ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-\u1f7dᾀ-ᾴᾶ-ᾼ\u1fbeῂ-ῄῆ-ῌῐ-\u1fd3ῖ-\u1fdbῠ-Ῥῲ-ῴῶ-ῼℂℇℊ-ℓℕℙ-ℝℤ\u2126ℨ\u212a-ℭℯ-ℴ"
    "ℹℼ-ℿⅅ-ⅉⅎↃↄⰀ-ⱻⱾ-ⳤⳫ-ⳮⳲⳳꙀ-ꙭꚀ-ꚛꜢ-ꝯꝱ-ꞇꞋ-ꞎꭰ-ꮿﬀ-ﬆﬓ-ﬗＡ-Ｚａ-ｚ"
    "\U00010400-\U0001044f𐒰-𐓓𐓘-𐓻𐲀-𐲲𐳀-𐳲𑢠-𑣟𞤀-𞥃"
)
CJK = "[一-龥ࠀ-一가-\ud7ff]+"
UPPER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"
LOWER = r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
SPLITS = {
    "tekken": [rf"[^\r\n\p{{L}}\p{{N}}]?{UPPER}*{LOWER}+|[^\r\n\p{{L}}\p{{N}}]?{UPPER}+{LOWER}*"
               r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"],
    "deepseek-llm": ["[\r\n]", rf"\s?[{CASED}]+", r"\s?[!-/:-~！-／：-～‘-‟\u3000-。]+", r"\s+$", CJK,
                     r"\p{N}+"],
    "deepseek-coder": ["[\r\n]", r"\s?\p{L}+", r"\s?\p{P}+", CJK, r"\p{N}"],
    "default": [r"[\p{P}\$\+<=>\^~\|]+",
                r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)",
                r"\p{N}+", "[0-9][0-9][0-9]"],
}


def by_splits(patterns):
    byte_level = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    return pre_tokenizers.Sequence(
        [pre_tokenizers.Split(Regex(pattern), "isolated") for pattern in patterns] + [byte_level])


def smollm():
    return pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True),
         pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)])


def ids(golden, pre_tokenizer, ignore_merges=False):
    tokenizer = Tokenizer.from_str(json.dumps(golden["tokenizer"]))
    tokenizer.model.ignore_merges = ignore_merges
    tokenizer.pre_tokenizer = pre_tokenizer
    return [tokenizer.encode(case["text"]).ids for case in golden["cases"]]


def main():
    golden = json.loads((FOLDER / "../tokenizer/gpt2.json").read_text())
    by_name = {"smollm": ids(golden, smollm())}
    for name, patterns in SPLITS.items():
        by_name[name] = ids(golden, by_splits(patterns), ignore_merges=name == "tekken")
    written = {"source": f"tokenizers {tokenizers.__version__}, make_pre_tokenizers.py",
               "texts": "those of ../tokenizer/gpt2.json", "ids": by_name}
    (FOLDER / "pre_tokenizers.json").write_text(json.dumps(written) + "\n")


if __name__ == "__main__":
    main()
