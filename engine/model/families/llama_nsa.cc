// Llama with NSA as SSA trained it (arXiv 2511.20102): blocks that are compressed as they are
// selected, one size for both. One model_type stands for several algorithms. With a window it is
// NSA; without one the selected branch alone is computed, under its gate, and blocks are still
// chosen by their means; a model that was trained without choice (FullAttn) says so nowhere, and
// has all blocks by nsa_variant. Their choice takes half of its blocks from the newest chunk: the
// weights were trained with that.
#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr NsaParams kSsaParameters = {.initial_blocks = 0,
                                      .local_blocks = 1,
                                      .compress = NsaCompress::kMean,
                                      .compress_keys = NsaCompressKeys::kPostRope,
                                      .gate = NsaGate::kHead,
                                      .score_pool = NsaScorePool::kIdentity,
                                      .selection = NsaSelection::kChunkHalf};

constexpr int64_t kMostSsaTokens = int64_t{1} << 30;

void UseWindow(NsaParams& nsa) {
  nsa.window_branch = nsa.window_tokens > 0;
  nsa.window = nsa.window_branch ? NsaWindow::kSeparate : NsaWindow::kNone;
}

void UseAllBranches(ModelConfig& config) {
  NsaParams& nsa = *config.nsa;
  nsa.compressed_branch = nsa.compress_values = true;
  UseWindow(nsa);
}

void UseSelectedBranch(ModelConfig& config) {
  NsaParams& nsa = *config.nsa;
  nsa.compressed_branch = nsa.compress_values = false;
  nsa.window_tokens = 0;
  UseWindow(nsa);
}

// Selects all blocks: dense attention under the gate of the selected branch.
void SelectAll(ModelConfig& config) { config.nsa.reset(); }

void SelectExactly(ModelConfig& config) {
  if (config.nsa) config.nsa->selection = NsaSelection::kExact;
}

constexpr Choice kVariants[] = {
    {"nsa", UseAllBranches}, {"selected_only", UseSelectedBranch}, {"full", SelectAll}};
constexpr Choice kModes[] = {{"sparse"}, {"full", SelectAll}};
constexpr Choice kSelections[] = {{"chunk_half"}, {"exact", SelectExactly}};

constexpr ConfigKey kLlamaNsaKeys[] = {
    {"block_size", SizeKey{&NsaParams::block_tokens, kMostSsaTokens}},
    {"block_counts", SizeKey{&NsaParams::selected_blocks, kMaxSelectedBlocks}},
    {"window_size", SizeKey{&NsaParams::window_tokens, kMostSsaTokens, std::nullopt, 0}},
    {"nsa_variant", ChoiceKey{kVariants}},
    {"inference_mode", ChoiceKey{kModes}},
    {"selection", ChoiceKey{kSelections}},
};

constexpr TensorPattern kLlamaNsaTensors[] = {
    {TensorSlot::kBranchGate, "model.layers.$0.self_attn.g_proj.weight"},
};

void SettleLlamaNsa(ModelConfig& config) {
  config.nsa->kernel_tokens = config.nsa->stride_tokens = config.nsa->block_tokens;
  config.nsa->window_tokens > 0 ? UseAllBranches(config) : UseSelectedBranch(config);
}

LayerDescription LlamaNsaLayer(const ModelConfig& config, int layer) {
  LayerDescription description = kLlama.layer(config, layer);
  description.attention = config.is_sparse() ? AttentionKind::kSparse : AttentionKind::kDense;
  description.head_gates = !config.is_sparse();
  return description;
}

}  // namespace

constexpr ModelFamily kLlamaNsa = {.model_type = "llama-nsa",
                                   .architecture = "LlamaNSAForCausalLM",
                                   .default_rope_theta = 10000.0,
                                   .like = &kLlama,
                                   .keys = kLlamaNsaKeys,
                                   .sparse_parameters = &kSsaParameters,
                                   .settle = SettleLlamaNsa,
                                   .tensors = kLlamaNsaTensors,
                                   .layer = LlamaNsaLayer};

}  // namespace longspan
