// Two shells around one module of NSA: XunhaoLai's native-sparse-attention-triton in its own toy
// model, and its descendant Flash-Sparse-Attention in a Llama. Keys are compressed before they are
// rotated, with a position embedding; a window of w sees w + 1 tokens. Their configurations are
// dataclasses and arguments: model_type and architectures are ours.
#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr NsaParams kToyParameters = {.window_plus_one = true, .compress = NsaCompress::kWeighted};
constexpr NsaParams kFsaParameters = {.window_plus_one = true, .gate = NsaGate::kToken};

constexpr int64_t kMostModuleTokens = int64_t{1} << 30;

constexpr ConfigKey kModuleKeys[] = {
    {"kernel_size", SizeKey{&NsaParams::kernel_tokens, kMostModuleTokens}},
    {"kernel_stride", SizeKey{&NsaParams::stride_tokens, kMostModuleTokens}},
    {"block_size", SizeKey{&NsaParams::block_tokens, kMostModuleTokens}},
    {"topk", SizeKey{&NsaParams::selected_blocks, kMaxSelectedBlocks}},
    {"init_blocks", SizeKey{&NsaParams::initial_blocks, kMostModuleTokens, std::nullopt, 0}},
    {"local_blocks", SizeKey{&NsaParams::local_blocks, kMostModuleTokens}},
    {"window_size", SizeKey{&NsaParams::window_tokens, kMostModuleTokens}},
};

void CompressLinearly(ModelConfig& config) { config.nsa->compress = NsaCompress::kLinear; }

constexpr Choice kCompressTypes[] = {
    {"weightedpool"},
    {"linear", CompressLinearly},
    {"avgpool", nullptr, "would add position embeddings to means of keys, which is not served"}};

constexpr ConfigKey kToyKeys[] = {{"compress_type", ChoiceKey{kCompressTypes}}};
constexpr ConfigKey kFsaKeys[] = {{"compress_type", OnlyKey{"linear"}}};

constexpr TensorPattern kToyTensors[] = {
    {TensorSlot::kEmbedding, "embedding.weight"},
    {TensorSlot::kFinalNorm, "norm.weight"},
    {TensorSlot::kHead, "lm_head.weight"},
    {TensorSlot::kAttentionNorm, "layers.$0.attn_norm.weight"},
    {TensorSlot::kQuery, "layers.$0.nsa.proj_q.weight"},
    {TensorSlot::kKey, "layers.$0.nsa.proj_k.weight"},
    {TensorSlot::kValue, "layers.$0.nsa.proj_v.weight"},
    {TensorSlot::kOutput, "layers.$0.nsa.proj_o.weight"},
    {TensorSlot::kBranchGate, "layers.$0.nsa.gate.0.weight"},
    {TensorSlot::kCompressKeys, "layers.$0.nsa.compress_key"},
    {TensorSlot::kCompressValues, "layers.$0.nsa.compress_value"},
    {TensorSlot::kCompressPositions, "layers.$0.nsa.intra_block_pe"},
    {TensorSlot::kMlpNorm, "layers.$0.ffn_norm.weight"},
    {TensorSlot::kMlpGate, "layers.$0.ffn.gate_proj.weight"},
    {TensorSlot::kMlpUp, "layers.$0.ffn.up_proj.weight"},
    {TensorSlot::kMlpDown, "layers.$0.ffn.down_proj.weight"},
};

constexpr TensorPattern kFsaTensors[] = {
    {TensorSlot::kQuery, "model.layers.$0.self_attn.sparse_attn.proj_q.weight"},
    {TensorSlot::kKey, "model.layers.$0.self_attn.sparse_attn.proj_k.weight"},
    {TensorSlot::kValue, "model.layers.$0.self_attn.sparse_attn.proj_v.weight"},
    {TensorSlot::kOutput, "model.layers.$0.self_attn.sparse_attn.proj_o.weight"},
    {TensorSlot::kBranchGate, "model.layers.$0.self_attn.sparse_attn.gate.0.weight"},
    {TensorSlot::kCompressKeys, "model.layers.$0.self_attn.sparse_attn.compress_key"},
    {TensorSlot::kCompressValues, "model.layers.$0.self_attn.sparse_attn.compress_value"},
    {TensorSlot::kCompressPositions, "model.layers.$0.self_attn.sparse_attn.intra_block_pe"},
};

LayerDescription ModuleLayer(const ModelConfig& config, int layer) {
  LayerDescription description = kLlama.layer(config, layer);
  description.attention = AttentionKind::kSparse;
  return description;
}

// What both have in common; no family by itself.
constexpr ModelFamily kModule = {.like = &kLlama, .keys = kModuleKeys};

}  // namespace

constexpr ModelFamily kToyNsaLlama = {.model_type = "toy_nsa_llama",
                                      .architecture = "ToyNSALlama",
                                      .like = &kModule,
                                      .keys = kToyKeys,
                                      .sparse_parameters = &kToyParameters,
                                      .tensors = kToyTensors,
                                      .layer = ModuleLayer};

constexpr ModelFamily kFsaLlama = {.model_type = "fsa_llama",
                                   .architecture = "LlamaForCausalLM",
                                   .like = &kModule,
                                   .keys = kFsaKeys,
                                   .sparse_parameters = &kFsaParameters,
                                   .tensors = kFsaTensors,
                                   .layer = ModuleLayer};

}  // namespace longspan
