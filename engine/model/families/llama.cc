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
    {TensorSlot::kEmbedding, "model.embed_tokens.weight", "token_embd.weight"},
    {TensorSlot::kFinalNorm, "model.norm.weight", "output_norm.weight"},
    {TensorSlot::kHead, "lm_head.weight", "output.weight"},
    {TensorSlot::kAttentionNorm, "model.layers.$0.input_layernorm.weight",
     "blk.$0.attn_norm.weight"},
    {TensorSlot::kQuery, "model.layers.$0.self_attn.q_proj.weight", "blk.$0.attn_q.weight",
     HeadRows::kInterleaved},
    {TensorSlot::kKey, "model.layers.$0.self_attn.k_proj.weight", "blk.$0.attn_k.weight",
     HeadRows::kInterleaved},
    {TensorSlot::kValue, "model.layers.$0.self_attn.v_proj.weight", "blk.$0.attn_v.weight"},
    {TensorSlot::kOutput, "model.layers.$0.self_attn.o_proj.weight", "blk.$0.attn_output.weight"},
    {TensorSlot::kQueryBias, "model.layers.$0.self_attn.q_proj.bias", "blk.$0.attn_q.bias",
     HeadRows::kInterleaved},
    {TensorSlot::kKeyBias, "model.layers.$0.self_attn.k_proj.bias", "blk.$0.attn_k.bias",
     HeadRows::kInterleaved},
    {TensorSlot::kValueBias, "model.layers.$0.self_attn.v_proj.bias", "blk.$0.attn_v.bias"},
    {TensorSlot::kOutputBias, "model.layers.$0.self_attn.o_proj.bias", "blk.$0.attn_output.bias"},
    {TensorSlot::kMlpNorm, "model.layers.$0.post_attention_layernorm.weight",
     "blk.$0.ffn_norm.weight"},
    {TensorSlot::kMlpGate, "model.layers.$0.mlp.gate_proj.weight", "blk.$0.ffn_gate.weight"},
    {TensorSlot::kMlpUp, "model.layers.$0.mlp.up_proj.weight", "blk.$0.ffn_up.weight"},
    {TensorSlot::kMlpDown, "model.layers.$0.mlp.down_proj.weight", "blk.$0.ffn_down.weight"},
    {TensorSlot::kMlpGateBias, "model.layers.$0.mlp.gate_proj.bias", "blk.$0.ffn_gate.bias"},
    {TensorSlot::kMlpUpBias, "model.layers.$0.mlp.up_proj.bias", "blk.$0.ffn_up.bias"},
    {TensorSlot::kMlpDownBias, "model.layers.$0.mlp.down_proj.bias", "blk.$0.ffn_down.bias"},
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
                                .gguf_architecture = "llama",
                                .default_rope_theta = 10000.0,
                                .keys = kLlamaKeys,
                                .tensors = kLlamaTensors,
                                .layer = LlamaLayer};

}  // namespace longspan
