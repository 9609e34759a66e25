// Qwen3: norms of heads, whose size is a key of its own, and biases only where a key asks for them.
#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr ConfigKey kQwen3Keys[] = {
    {"head_dim", SizeKey{&ModelConfig::head_dim, kMaxHeadDim, 128}},
    {"attention_bias", FlagKey{&ModelConfig::attention_bias}},
};

constexpr TensorPattern kQwen3Tensors[] = {
    {TensorSlot::kQueryNorm, "model.layers.$0.self_attn.q_norm.weight",
     "blk.$0.attn_q_norm.weight"},
    {TensorSlot::kKeyNorm, "model.layers.$0.self_attn.k_norm.weight", "blk.$0.attn_k_norm.weight"},
};

LayerDescription Qwen3Layer(const ModelConfig& config, int layer) {
  LayerDescription description = kQwen2.layer(config, layer);
  description.projection_bias = config.attention_bias;
  description.output_bias = config.attention_bias;
  description.head_norms = true;
  return description;
}

}  // namespace

constexpr ModelFamily kQwen3 = {.model_type = "qwen3",
                                .architecture = "Qwen3ForCausalLM",
                                .gguf_architecture = "qwen3",
                                .like = &kQwen2,
                                .keys = kQwen3Keys,
                                .tensors = kQwen3Tensors,
                                .layer = Qwen3Layer};

}  // namespace longspan
