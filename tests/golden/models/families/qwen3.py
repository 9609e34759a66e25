"""Qwen3: norms of heads, whose size is not a share of the hidden size; biases where asked for."""

from families.of_transformers import VERSIONS, of_class, older_form
from make import Case, Reference
from transformers import Qwen3Config, Qwen3ForCausalLM


def build(**keys: object) -> Reference:
    sizes = dict(vocab_size=64, hidden_size=64, intermediate_size=24, num_hidden_layers=2,
                 num_attention_heads=4, num_key_value_heads=1, head_dim=32,
                 max_position_embeddings=512, tie_word_embeddings=True,
                 rope_parameters={"rope_type": "default", "rope_theta": 1e6})
    return of_class(Qwen3ForCausalLM, Qwen3Config(**(sizes | keys)))


CASES = {
    "qwen3": Case(build, older_config=older_form, made_by=VERSIONS),
    "qwen3_bias": Case(
        lambda: build(attention_bias=True, head_dim=16, num_hidden_layers=3, use_sliding_window=True,
                      sliding_window=64, max_window_layers=2, tie_word_embeddings=False,
                      rope_parameters={"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0,
                                       "original_max_position_embeddings": 128}),
        edges=(66, 127), older_config=older_form, made_by=VERSIONS),
}
