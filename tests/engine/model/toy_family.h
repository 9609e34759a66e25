// A family that no checkpoint has, to show what a family's description alone brings about: other
// keys, other tensor names, norms behind branches and of heads, windows, a layer without RoPE, and
// factors.
#pragma once

#include <cmath>
#include <cstdint>

#include "engine/model/family.h"

namespace longspan {

inline constexpr ConfigKey kToyKeys[] = {
    {"n_layers", SizeKey{&ModelConfig::layers, kMaxLayers}},
    {"dim", SizeKey{&ModelConfig::hidden, kMaxHidden}},
    {"ffn_dim", SizeKey{&ModelConfig::mlp_hidden, kMaxMlpHidden}},
    {"n_vocab", SizeKey{&ModelConfig::vocabulary, kMaxVocabulary}},
    {"max_seq_len", SizeKey{&ModelConfig::max_position_tokens, kMaxPositionTokens}},
    {"n_heads", SizeKey{&ModelConfig::query_heads, kMaxHeads}},
    {"n_kv_heads", SizeKey{&ModelConfig::kv_heads, kMaxHeads, kFromQueryHeads}},
    {"head_dim", SizeKey{&ModelConfig::head_dim, kMaxHeadDim, 32}},
    {"norm_eps", FractionKey{&ModelConfig::rms_norm_epsilon, 1e-5F}},
    {"embedding_factor", NumberKey{&ModelConfig::embedding_scale, 1.0F}},
    {"depth_factor", NumberKey{&ModelConfig::branch_scale, 1.0F}},
    {"score_scalar", NumberKey{&ModelConfig::query_scale, 32.0F}},
    {"logits_factor", NumberKey{&ModelConfig::logits_scale, 1.0F}},
};

inline void SettleToy(ModelConfig& config) {
  config.branch_scale /= std::sqrt(static_cast<float>(config.layers));
  config.query_scale = std::sqrt(static_cast<float>(config.head_dim) / config.query_scale);
}

inline constexpr TensorPattern kToyTensors[] = {
    {TensorSlot::kEmbedding, "tok_embeddings.weight"},
    {TensorSlot::kFinalNorm, "norm.weight"},
    {TensorSlot::kHead, "output.weight"},
    {TensorSlot::kAttentionNorm, "layers.$0.attention_norm.weight"},
    {TensorSlot::kQuery, "layers.$0.attention.wq.weight"},
    {TensorSlot::kKey, "layers.$0.attention.wk.weight"},
    {TensorSlot::kValue, "layers.$0.attention.wv.weight"},
    {TensorSlot::kOutput, "layers.$0.attention.wo.weight"},
    {TensorSlot::kQueryBias, "layers.$0.attention.wq.bias"},
    {TensorSlot::kKeyBias, "layers.$0.attention.wk.bias"},
    {TensorSlot::kValueBias, "layers.$0.attention.wv.bias"},
    {TensorSlot::kQueryNorm, "layers.$0.attention.q_norm.weight"},
    {TensorSlot::kKeyNorm, "layers.$0.attention.k_norm.weight"},
    {TensorSlot::kAttentionOutputNorm, "layers.$0.attention_output_norm.weight"},
    {TensorSlot::kMlpNorm, "layers.$0.ffn_norm.weight"},
    {TensorSlot::kMlpGate, "layers.$0.feed_forward.w1.weight"},
    {TensorSlot::kMlpUp, "layers.$0.feed_forward.w3.weight"},
    {TensorSlot::kMlpDown, "layers.$0.feed_forward.w2.weight"},
    {TensorSlot::kMlpOutputNorm, "layers.$0.ffn_output_norm.weight"},
};

inline constexpr int64_t kToyWindowTokens = 40;

// Biases on queries, keys and values, and norms of heads; every layer normalises what attention
// adds, the last also what its MLP adds; the first sees a window, the second does not rotate, the
// last has another activation.
inline LayerDescription ToyLayer(const ModelConfig& config, int layer) {
  const bool is_last = layer + 1 == config.layers;
  return {.window_tokens = layer == 0 ? kToyWindowTokens : 0,
          .rope = layer == 1 ? nullptr : &ModelConfig::rope,
          .projection_bias = true,
          .head_norms = true,
          .activation = is_last ? GluActivation::kGeluTanh : GluActivation::kSilu,
          .attention_output_norm = true,
          .mlp_output_norm = is_last};
}

inline constexpr ModelFamily kToyFamily = {.model_type = "toy",
                                           .architecture = "ToyForCausalLM",
                                           .default_rope_theta = 10000.0,
                                           .keys = kToyKeys,
                                           .settle = SettleToy,
                                           .tensors = kToyTensors,
                                           .norms_add_one = true,
                                           .layer = ToyLayer};

}  // namespace longspan
