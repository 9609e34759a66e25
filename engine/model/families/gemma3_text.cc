// Gemma 3: norms before and behind both branches and on heads, all times 1 + weight; a gated tanh
// GELU; scaled embeddings and queries; a layer of full attention behind several with windows, which
// have a RoPE of their own. Files leave out what is as in the first release.
#include <cmath>

#include "engine/model/families/families.h"
#include "engine/model/families/listed_layers.h"

namespace longspan {
namespace {

constexpr ConfigKey kGemma3Keys[] = {
    {"num_hidden_layers", SizeKey{&ModelConfig::layers, kMaxLayers, 26}},
    {"hidden_size", SizeKey{&ModelConfig::hidden, kMaxHidden, 2304}},
    {"intermediate_size", SizeKey{&ModelConfig::mlp_hidden, kMaxMlpHidden, 9216}},
    {"vocab_size", SizeKey{&ModelConfig::vocabulary, kMaxVocabulary, 262'208}},
    {"max_position_embeddings",
     SizeKey{&ModelConfig::max_position_tokens, kMaxPositionTokens, 131'072}},
    {"num_attention_heads", SizeKey{&ModelConfig::query_heads, kMaxHeads, 8}},
    {"num_key_value_heads", SizeKey{&ModelConfig::kv_heads, kMaxHeads, 4}},
    {"head_dim", SizeKey{&ModelConfig::head_dim, kMaxHeadDim, 256}},
    {"query_pre_attn_scalar", NumberKey{&ModelConfig::query_scale, 256.0F}},
    {"sliding_window", SizeKey{&ModelConfig::window_tokens, kMaxPositionTokens, 4096}},
    {"sliding_window_pattern", SizeKey{&ModelConfig::pattern_layers, kMaxLayers, 6}},
    {"layer_types",
     LayerListKey{&ModelConfig::window_layers, {"full_attention", "sliding_attention"}}},
    {"hidden_activation", OnlyKey{"gelu_pytorch_tanh"}},
    {"hidden_act", OnlyKey{"gelu_pytorch_tanh"}},
    {"mlp_bias", OnlyKey{false}},
    {"use_bidirectional_attention", OnlyKey{false}},
    {"attn_logit_softcapping", RefusedKey{"is not supported: attention scores are not capped"}},
    {"final_logit_softcapping", RefusedKey{"is not supported: logits are not capped"}},
};

constexpr TensorPattern kGemma3Tensors[] = {
    {TensorSlot::kAttentionOutputNorm, "model.layers.$0.post_attention_layernorm.weight",
     "blk.$0.post_attention_norm.weight"},
    {TensorSlot::kMlpNorm, "model.layers.$0.pre_feedforward_layernorm.weight",
     "blk.$0.ffn_norm.weight"},
    {TensorSlot::kMlpOutputNorm, "model.layers.$0.post_feedforward_layernorm.weight",
     "blk.$0.post_ffw_norm.weight"},
};

// The key of query_scale says whose root divides scores.
void SettleGemma3(ModelConfig& config) {
  config.query_scale = std::sqrt(static_cast<float>(config.head_dim) / config.query_scale);
  config.embedding_scale = std::sqrt(static_cast<float>(config.hidden));
}

LayerDescription Gemma3Layer(const ModelConfig& config, int layer) {
  const bool has_window =
      IsListed(config.window_layers, layer, !IsLastOfPattern(config.pattern_layers, layer));
  return {.window_tokens = has_window ? config.window_tokens : 0,
          .rope = has_window ? &ModelConfig::local_rope : &ModelConfig::rope,
          .projection_bias = config.attention_bias,
          .output_bias = config.attention_bias,
          .head_norms = true,
          .activation = GluActivation::kGeluTanh,
          .attention_output_norm = true,
          .mlp_output_norm = true};
}

}  // namespace

constexpr ModelFamily kGemma3Text = {
    .model_type = "gemma3_text",
    .architecture = "Gemma3ForCausalLM",
    .text_part_of = "gemma3",
    .gguf_architecture = "gemma3",
    .default_rope_theta = 1e6,
    .local_rope = LocalRope{.theta_key = "rope_local_base_freq", .default_theta = 10000.0},
    .like = &kQwen3,
    .keys = kGemma3Keys,
    .settle = SettleGemma3,
    .tensors = kGemma3Tensors,
    .norms_add_one = true,
    .rounds_embedding_scale = true,
    .layer = Gemma3Layer};

}  // namespace longspan
