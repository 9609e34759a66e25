// A family that no checkpoint has, to show what a family's description alone brings about: other
// keys, other tensor names, norms behind branches, and a layer without RoPE.
#pragma once

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
};

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
    {TensorSlot::kAttentionOutputNorm, "layers.$0.attention_output_norm.weight"},
    {TensorSlot::kMlpNorm, "layers.$0.ffn_norm.weight"},
    {TensorSlot::kMlpGate, "layers.$0.feed_forward.w1.weight"},
    {TensorSlot::kMlpUp, "layers.$0.feed_forward.w3.weight"},
    {TensorSlot::kMlpDown, "layers.$0.feed_forward.w2.weight"},
    {TensorSlot::kMlpOutputNorm, "layers.$0.ffn_output_norm.weight"},
};

// Biases on queries, keys and values; every layer normalises what attention adds, the last also
// what its MLP adds; the second does not rotate.
inline LayerDescription ToyLayer(const ModelConfig& config, int layer) {
  return {.rope = layer == 1 ? nullptr : &ModelConfig::rope,
          .projection_bias = true,
          .attention_output_norm = true,
          .mlp_output_norm = layer + 1 == config.layers};
}

inline constexpr ModelFamily kToyFamily = {.model_type = "toy",
                                           .architecture = "ToyForCausalLM",
                                           .default_rope_theta = 10000.0,
                                           .keys = kToyKeys,
                                           .tensors = kToyTensors,
                                           .layer = ToyLayer};

}  // namespace longspan
