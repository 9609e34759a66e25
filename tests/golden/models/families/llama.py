"""Llama with longrope of two ranges: its prompts are beyond the original length, at it, or below."""

from families.of_transformers import VERSIONS, of_class, older_form
from make import Case, Reference
from transformers import LlamaConfig, LlamaForCausalLM

ROPE = {"rope_type": "longrope", "rope_theta": 1e4, "original_max_position_embeddings": 64,
        "short_factor": [1.0, 1.0, 1.1, 1.2, 1.4, 1.6, 1.9, 2.2],
        "long_factor": [1.0, 1.3, 1.9, 2.7, 4.0, 6.0, 9.0, 13.0]}


def build() -> Reference:
    return of_class(LlamaForCausalLM, LlamaConfig(
        vocab_size=64, hidden_size=64, intermediate_size=24, num_hidden_layers=2,
        num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=512,
        rope_parameters=ROPE, tie_word_embeddings=False))


CASES = {"llama_longrope": Case(build, older_config=older_form, made_by=VERSIONS)}
