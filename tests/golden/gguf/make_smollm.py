"""Writes smollm.json: the ids that the tokenizers package gives the texts of ../tokenizer/gpt2.json
with the vocabulary of that file and the pre-tokenizer of SmolLM: single digits, then GPT-2's words.

Made with tokenizers 0.23.3, by
    pip install tokenizers==0.23.3 && python3 tests/golden/gguf/make_smollm.py
"""

import json
import pathlib

import tokenizers
from tokenizers import Tokenizer, pre_tokenizers

FOLDER = pathlib.Path(__file__).parent


def main():
    golden = json.loads((FOLDER / "../tokenizer/gpt2.json").read_text())
    tokenizer = Tokenizer.from_str(json.dumps(golden["tokenizer"]))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True),
         pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)])
    texts = [case["text"] for case in golden["cases"]]
    cases = [{"text": text, "ids": tokenizer.encode(text).ids} for text in texts]
    written = {"source": f"tokenizers {tokenizers.__version__}, make_smollm.py", "cases": cases}
    (FOLDER / "smollm.json").write_text(json.dumps(written, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
