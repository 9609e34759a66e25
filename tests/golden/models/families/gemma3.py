"""Gemma 3: four norms a layer that multiply by 1 + weight, norms of heads, two tables of RoPE."""

from typing import Any

import torch
from families.of_transformers import VERSIONS, of_class
from make import Case, Reference
from transformers import (Gemma3Config, Gemma3ForCausalLM, Gemma3ForConditionalGeneration,
                          Gemma3TextConfig, SiglipVisionConfig)


def round_embedding_scale(model: torch.nn.Module) -> None:
    """A bf16 checkpoint is loaded with the factor of its embeddings in bf16."""
    embedding = model.get_input_embeddings()
    embedding.embed_scale = embedding.embed_scale.to(torch.bfloat16).to(torch.float32)


def text_config(**keys: object) -> Gemma3TextConfig:
    sizes = dict(vocab_size=64, hidden_size=48, intermediate_size=24, num_hidden_layers=7,
                 num_attention_heads=3, num_key_value_heads=1, head_dim=16, sliding_window=40,
                 query_pre_attn_scalar=9, max_position_embeddings=512, pad_token_id=0,
                 bos_token_id=2, eos_token_id=1)
    return Gemma3TextConfig(**(sizes | keys))


def build(**keys: object) -> Reference:
    return of_class(Gemma3ForCausalLM, text_config(**keys), norm_mean=0.0,
                    prepare=round_embedding_scale)


def build_with_vision() -> Reference:
    """Asked for text alone, as it is served."""
    vision = SiglipVisionConfig(hidden_size=8, intermediate_size=8, num_hidden_layers=1,
                                num_attention_heads=1, image_size=16, patch_size=8)
    text = text_config(num_hidden_layers=2, sliding_window_pattern=2)
    config = Gemma3Config(text_config=text, vision_config=vision, mm_tokens_per_image=4, image_token_index=61,
                          boi_token_index=62, eoi_token_index=63)
    return of_class(Gemma3ForConditionalGeneration, config, norm_mean=0.0,
                    prepare=round_embedding_scale)


def older_form(config: dict[str, Any]) -> dict[str, Any]:
    """As transformers 4 wrote it: a pattern for layer_types, a base of RoPE for each table."""
    types = config.pop("layer_types")
    config["sliding_window_pattern"] = types.index("full_attention") + 1
    rope = config.pop("rope_parameters")
    config["rope_theta"] = rope["full_attention"].pop("rope_theta")
    config["rope_local_base_freq"] = rope["sliding_attention"]["rope_theta"]
    if rope["full_attention"]["rope_type"] != "default":
        config["rope_scaling"] = rope["full_attention"]
    config["torch_dtype"] = config.pop("dtype")
    config["transformers_version"] = "4.51.0"
    return config


CASES = {
    "gemma3_text": Case(build, edges=(39, 40, 41, 80, 104), older_config=older_form,
                        made_by=VERSIONS),
    "gemma3_text_linear": Case(
        lambda: build(num_hidden_layers=3, hidden_size=56, head_dim=32, num_attention_heads=2,
                      query_pre_attn_scalar=32, sliding_window=70, sliding_window_pattern=2,
                      rope_parameters={
                          "full_attention": {"rope_type": "linear", "factor": 8.0,
                                             "rope_theta": 1e6},
                          "sliding_attention": {"rope_type": "default", "rope_theta": 1e4}}),
        edges=(69, 70, 71, 134), older_config=older_form, made_by=VERSIONS),
    "gemma3": Case(build_with_vision, made_by=VERSIONS),
}
