"""References that transformers' own classes compute."""

import zlib
from typing import Any

import torch
import transformers

from make import Reference

VERSIONS = {"transformers": transformers.__version__}


def randomize(model: torch.nn.Module, seed: int, norm_mean: float) -> None:
    """Weights that keep activations near 1, so that no part of a model is without effect."""
    generator = torch.Generator().manual_seed(seed)

    def normal(like: torch.Tensor) -> torch.Tensor:
        return torch.randn(like.shape, generator=generator, dtype=torch.float32)

    for name, weight in sorted(model.named_parameters()):
        if "norm" in name:
            value = norm_mean + 0.3 * normal(weight)
        elif weight.dim() == 1:
            value = 0.4 * normal(weight)
        elif "embed_tokens" in name:
            value = 0.4 * normal(weight)
        else:
            value = normal(weight) / weight.shape[1] ** 0.5
        weight.data = value.to(torch.bfloat16).to(torch.float32)


def rounded_copy(make: Any, model: torch.nn.Module) -> torch.nn.Module:
    """The same model in bf16. Its tables of RoPE stay float32, as from_pretrained leaves them."""
    copy = make()
    for parameter, source in zip(copy.parameters(), model.parameters()):
        parameter.data = source.data.to(torch.bfloat16)
    return copy.eval()


def of_class(model_class: Any, config: Any, *, norm_mean: float = 1.0,
             prepare: Any = lambda model: None) -> Reference:
    """`prepare` does to a new model what loading a bf16 checkpoint does to it, beyond its weights."""
    config._attn_implementation = "eager"

    def make() -> torch.nn.Module:
        model = model_class(config)
        prepare(model)
        return model

    exact = make().eval()
    randomize(exact, zlib.crc32(repr(config.to_dict()).encode()), norm_mean)
    rounded = rounded_copy(make, exact)

    def logits(token_ids: list[int], dtype: torch.dtype) -> torch.Tensor:
        model = rounded if dtype == torch.bfloat16 else exact
        with torch.no_grad():
            return model(torch.tensor([token_ids]), use_cache=False).logits[0].float()

    tied = config.get_text_config().tie_word_embeddings
    tensors = {name: tensor.to(torch.bfloat16).contiguous()
               for name, tensor in exact.state_dict().items()
               if not (tied and name == "lm_head.weight")}
    written = json_config(config, model_class)
    return Reference(written, tensors, logits)


def json_config(config: Any, model_class: Any) -> dict[str, Any]:
    config.architectures = [model_class.__name__]
    config.dtype = "bfloat16"
    return config.to_diff_dict() | {"transformers_version": transformers.__version__}


def older_form(config: dict[str, Any]) -> dict[str, Any]:
    """As transformers 4 wrote it: no layer_types, and the base of RoPE beside its scaling."""
    rope = config.pop("rope_parameters")
    config["rope_theta"] = rope.pop("rope_theta")
    if rope.get("rope_type", "default") != "default":
        config["rope_scaling"] = rope
    config.pop("layer_types", None)
    config["torch_dtype"] = config.pop("dtype")
    config["transformers_version"] = "4.51.0"
    return config
