// Llama 3, 3.1 and 3.2, and what has their layers: dense attention, biases where the configuration
// says so.
#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr ConfigKey kLlamaKeys[] = {
    {"num_hidden_layers", SizeKey{&ModelConfig::layers, kMaxLayers}},
    {"hidden_size", SizeKey{&ModelConfig::hidden, kMaxHidden}},
    {"intermediate_size", SizeKey{&ModelConfig::mlp_hidden, kMaxMlpHidden}},
    {"vocab_size", SizeKey{&ModelConfig::vocabulary, kMaxVocabulary}},
    {"max_position_embeddings", SizeKey{&ModelConfig::max_position_tokens, kMaxPositionTokens}},
    {"num_attention_heads", SizeKey{&ModelConfig::query_heads, kMaxHeads}},
    {"num_key_value_heads", SizeKey{&ModelConfig::kv_heads, kMaxHeads, kFromQueryHeads}},
    {"head_dim", SizeKey{&ModelConfig::head_dim, kMaxHeadDim, kFromQueryHeads}},
    {"attention_bias", FlagKey{&ModelConfig::attention_bias}},
    {"mlp_bias", FlagKey{&ModelConfig::mlp_bias}},
    {"rms_norm_eps", FractionKey{&ModelConfig::rms_norm_epsilon, 1e-6F}},
    {"hidden_act", OnlyKey{"silu"}},
    {"attention_dropout", OnlyKey{0}},
    {"hidden_dropout", OnlyKey{0}},
    {"rope_interleaved", OnlyKey{false}},
    {"nsa_config", RefusedKey{"belongs to model_type sparse_llama"}},
};

constexpr TensorPattern kLlamaTensors[] = {
    {TensorSlot::kEmbedding, "model.embed_tokens.weight"},
    {TensorSlot::kFinalNorm, "model.norm.weight"},
    {TensorSlot::kHead, "lm_head.weight"},
    {TensorSlot::kAttentionNorm, "model.layers.$0.input_layernorm.weight"},
    {TensorSlot::kQuery, "model.layers.$0.self_attn.q_proj.weight"},
    {TensorSlot::kKey, "model.layers.$0.self_attn.k_proj.weight"},
    {TensorSlot::kValue, "model.layers.$0.self_attn.v_proj.weight"},
    {TensorSlot::kOutput, "model.layers.$0.self_attn.o_proj.weight"},
    {TensorSlot::kQueryBias, "model.layers.$0.self_attn.q_proj.bias"},
    {TensorSlot::kKeyBias, "model.layers.$0.self_attn.k_proj.bias"},
    {TensorSlot::kValueBias, "model.layers.$0.self_attn.v_proj.bias"},
    {TensorSlot::kOutputBias, "model.layers.$0.self_attn.o_proj.bias"},
    {TensorSlot::kMlpNorm, "model.layers.$0.post_attention_layernorm.weight"},
    {TensorSlot::kMlpGate, "model.layers.$0.mlp.gate_proj.weight"},
    {TensorSlot::kMlpUp, "model.layers.$0.mlp.up_proj.weight"},
    {TensorSlot::kMlpDown, "model.layers.$0.mlp.down_proj.weight"},
    {TensorSlot::kMlpGateBias, "model.layers.$0.mlp.gate_proj.bias"},
    {TensorSlot::kMlpUpBias, "model.layers.$0.mlp.up_proj.bias"},
    {TensorSlot::kMlpDownBias, "model.layers.$0.mlp.down_proj.bias"},
};

LayerDescription LlamaLayer(const ModelConfig& config, int /*layer*/) {
  return {.attention = AttentionKind::kDense,
          .projection_bias = config.attention_bias,
          .output_bias = config.attention_bias,
          .mlp_bias = config.mlp_bias};
}

}  // namespace

constexpr ModelFamily kLlama = {.model_type = "llama",
                                .architecture = "LlamaForCausalLM",
                                .default_rope_theta = 10000.0,
                                .keys = kLlamaKeys,
                                .tensors = kLlamaTensors,
                                .layer = LlamaLayer};

}  // namespace longspan
