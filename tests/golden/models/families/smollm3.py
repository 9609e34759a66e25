"""SmolLM3: the last of each few layers does not rotate."""

from typing import Any

from families.of_transformers import VERSIONS, of_class, older_form
from make import Case, Reference
from transformers import SmolLM3Config, SmolLM3ForCausalLM


def build(**keys: object) -> Reference:
    sizes = dict(vocab_size=64, hidden_size=64, intermediate_size=24, num_hidden_layers=5,
                 num_attention_heads=4, num_key_value_heads=1, max_position_embeddings=512,
                 pad_token_id=0, bos_token_id=1, eos_token_id=2,
                 rope_parameters={"rope_type": "default", "rope_theta": 5e6})
    return of_class(SmolLM3ForCausalLM, SmolLM3Config(**(sizes | keys)))


def without_list(config: dict[str, Any]) -> dict[str, Any]:
    """The interval says the same."""
    del config["no_rope_layers"]
    return older_form(config)


CASES = {
    "smollm3": Case(build, older_config=without_list, made_by=VERSIONS),
    "smollm3_window": Case(
        lambda: build(num_hidden_layers=3, no_rope_layers=[1, 0, 1], attention_bias=True,
                      mlp_bias=True, use_sliding_window=True, sliding_window=40,
                      layer_types=["sliding_attention", "full_attention", "sliding_attention"],
                      tie_word_embeddings=False),
        edges=(39, 40, 41, 80), made_by=VERSIONS),
}
