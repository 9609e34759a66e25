"""Qwen2: biases on queries, keys and values; windows from a layer on, where asked for."""

from families.of_transformers import VERSIONS, of_class, older_form
from make import Case, Reference
from transformers import Qwen2Config, Qwen2ForCausalLM


def build(**keys: object) -> Reference:
    sizes = dict(vocab_size=64, hidden_size=64, intermediate_size=24, num_hidden_layers=2,
                 num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=512,
                 rms_norm_eps=1e-6, rope_parameters={"rope_type": "default", "rope_theta": 1e6},
                 tie_word_embeddings=False)
    return of_class(Qwen2ForCausalLM, Qwen2Config(**(sizes | keys)))


CASES = {
    "qwen2": Case(lambda: build(sliding_window=32), older_config=older_form, made_by=VERSIONS),
    "qwen2_window": Case(
        lambda: build(num_hidden_layers=3, num_attention_heads=5, num_key_value_heads=1,
                      hidden_size=80, tie_word_embeddings=True,
                      use_sliding_window=True, sliding_window=70, max_window_layers=1),
        edges=(69, 70, 71, 133, 134, 135), older_config=older_form, made_by=VERSIONS),
}
