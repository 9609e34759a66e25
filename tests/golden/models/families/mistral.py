"""Mistral: one window for all layers, or none."""

from families.of_transformers import VERSIONS, of_class, older_form
from make import Case, Reference
from transformers import (Mistral3Config, Mistral3ForConditionalGeneration, MistralConfig,
                          MistralForCausalLM, PixtralVisionConfig)


def text_config(**keys: object) -> MistralConfig:
    sizes = dict(vocab_size=64, hidden_size=64, intermediate_size=24, num_hidden_layers=2,
                 num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=512,
                 tie_word_embeddings=False,
                 rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    return MistralConfig(**(sizes | keys))


def build(**keys: object) -> Reference:
    return of_class(MistralForCausalLM, text_config(**keys))


def build_with_vision() -> Reference:
    """Asked for text alone, as it is served."""
    vision = PixtralVisionConfig(hidden_size=8, intermediate_size=8, num_hidden_layers=1,
                                 num_attention_heads=1, image_size=16, patch_size=8, head_dim=8)
    config = Mistral3Config(vision_config=vision,
                            text_config=text_config(sliding_window=None, num_hidden_layers=1),
                            image_token_index=61, tie_word_embeddings=False)
    return of_class(Mistral3ForConditionalGeneration, config)


CASES = {
    "mistral": Case(lambda: build(head_dim=32, num_key_value_heads=1, sliding_window=None), older_config=older_form,
                    made_by=VERSIONS),
    "mistral_window": Case(
        lambda: build(num_hidden_layers=3, sliding_window=33),
        edges=(32, 33, 34, 65, 66, 97), older_config=older_form, made_by=VERSIONS),
    "mistral3": Case(build_with_vision, made_by=VERSIONS),
}
