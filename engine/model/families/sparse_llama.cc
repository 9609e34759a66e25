// Llama with Native Sparse Attention in every layer, as nsa_config says.
#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr ConfigKey kSparseLlamaKeys[] = {{"nsa_config", NsaKey()}};

constexpr TensorPattern kSparseLlamaTensors[] = {
    {TensorSlot::kBranchGate, "model.layers.$0.self_attn.g_proj.weight"},
    {TensorSlot::kCompressKeys, "model.layers.$0.self_attn.compress_k"},
    {TensorSlot::kCompressValues, "model.layers.$0.self_attn.compress_v"},
    {TensorSlot::kCompressPositions, "model.layers.$0.self_attn.compress_pe"},
};

LayerDescription SparseLlamaLayer(const ModelConfig& config, int layer) {
  LayerDescription description = kLlama.layer(config, layer);
  description.attention = AttentionKind::kSparse;
  return description;
}

}  // namespace

constexpr ModelFamily kSparseLlama = {.model_type = "sparse_llama",
                                      .architecture = "SparseLlamaForCausalLM",
                                      .default_rope_theta = std::nullopt,
                                      .like = &kLlama,
                                      .keys = kSparseLlamaKeys,
                                      .tensors = kSparseLlamaTensors,
                                      .layer = SparseLlamaLayer};

}  // namespace longspan
