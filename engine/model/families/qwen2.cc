// Qwen2 and Qwen2.5: biases on queries, keys and values, which no key mentions; windows only where
// asked for, from a layer on.
#include "engine/model/families/families.h"
#include "engine/model/families/listed_layers.h"

namespace longspan {
namespace {

constexpr ConfigKey kQwen2Keys[] = {
    {"use_sliding_window", FlagKey{&ModelConfig::use_sliding_window}},
    {"sliding_window", SizeKey{&ModelConfig::window_tokens, kMaxPositionTokens, 4096, 1, 0}},
    {"max_window_layers", SizeKey{&ModelConfig::full_layers, kMaxLayers, 28, 0}},
    {"layer_types",
     LayerListKey{&ModelConfig::window_layers, {"full_attention", "sliding_attention"}}},
    {"attention_bias", OnlyKey{true}},
    {"mlp_bias", OnlyKey{false}},
};

constexpr TensorPattern kQwen2Tensors[] = {
    {TensorSlot::kQuery, "model.layers.$0.self_attn.q_proj.weight", "blk.$0.attn_q.weight"},
    {TensorSlot::kKey, "model.layers.$0.self_attn.k_proj.weight", "blk.$0.attn_k.weight"},
    {TensorSlot::kQueryBias, "model.layers.$0.self_attn.q_proj.bias", "blk.$0.attn_q.bias"},
    {TensorSlot::kKeyBias, "model.layers.$0.self_attn.k_proj.bias", "blk.$0.attn_k.bias"},
};

LayerDescription Qwen2Layer(const ModelConfig& config, int layer) {
  const bool has_window = config.use_sliding_window &&
                          IsListed(config.window_layers, layer, layer >= config.full_layers);
  return {.window_tokens = has_window ? config.window_tokens : 0, .projection_bias = true};
}

}  // namespace

constexpr ModelFamily kQwen2 = {.model_type = "qwen2",
                                .architecture = "Qwen2ForCausalLM",
                                .gguf_architecture = "qwen2",
                                .like = &kLlama,
                                .keys = kQwen2Keys,
                                .tensors = kQwen2Tensors,
                                .layer = Qwen2Layer};

}  // namespace longspan
