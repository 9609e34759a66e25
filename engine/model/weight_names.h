// The tensors of the families `llama` and `sparse_llama`: names, shapes and presence. Checking a
// checkpoint, reading it and writing test checkpoints all walk this one list.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "engine/model/model_config.h"

namespace longspan {

namespace weight_names {
inline constexpr absl::string_view kEmbedding = "model.embed_tokens.weight";
inline constexpr absl::string_view kFinalNorm = "model.norm.weight";
inline constexpr absl::string_view kHead = "lm_head.weight";

// Within a layer; Layer() puts "model.layers.N." before them.
inline constexpr absl::string_view kInputNorm = "input_layernorm.weight";
inline constexpr absl::string_view kPostAttentionNorm = "post_attention_layernorm.weight";
inline constexpr absl::string_view kQuery = "self_attn.q_proj.weight";
inline constexpr absl::string_view kKey = "self_attn.k_proj.weight";
inline constexpr absl::string_view kValue = "self_attn.v_proj.weight";
inline constexpr absl::string_view kOutput = "self_attn.o_proj.weight";
inline constexpr absl::string_view kQueryBias = "self_attn.q_proj.bias";
inline constexpr absl::string_view kKeyBias = "self_attn.k_proj.bias";
inline constexpr absl::string_view kValueBias = "self_attn.v_proj.bias";
inline constexpr absl::string_view kOutputBias = "self_attn.o_proj.bias";
inline constexpr absl::string_view kMlpGate = "mlp.gate_proj.weight";
inline constexpr absl::string_view kMlpUp = "mlp.up_proj.weight";
inline constexpr absl::string_view kMlpDown = "mlp.down_proj.weight";
inline constexpr absl::string_view kMlpGateBias = "mlp.gate_proj.bias";
inline constexpr absl::string_view kMlpUpBias = "mlp.up_proj.bias";
inline constexpr absl::string_view kMlpDownBias = "mlp.down_proj.bias";
inline constexpr absl::string_view kBranchGate = "self_attn.g_proj.weight";
inline constexpr absl::string_view kCompressKeys = "self_attn.compress_k";
inline constexpr absl::string_view kCompressValues = "self_attn.compress_v";
inline constexpr absl::string_view kCompressPositions = "self_attn.compress_pe";  // optional

std::string Layer(int layer, absl::string_view name);
}  // namespace weight_names

struct ExpectedTensor {
  std::string name;
  std::vector<int64_t> shape;
  bool is_optional = false;
};

// Every tensor that a checkpoint of this configuration holds, outermost first, layer by layer.
// A tied model's list has no head.
void ForEachTensor(const ModelConfig& config, absl::FunctionRef<void(const ExpectedTensor&)> visit);

}  // namespace longspan
