// MiniCPM 1, 2, 4 and 4.1: Llama with three multipliers (embedding, branches, logits), and, where
// the configuration has sparse_config, InfLLM-V2 (arXiv 2509.24663) from dense_len on: one softmax
// over the first blocks, those of the window, and those whose keys' means score best. It has
// neither weights of its own nor a gate.
#include <algorithm>
#include <cmath>

#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr NsaParams kInfLlmV2 = {.window = NsaWindow::kMerged,
                                 .compress = NsaCompress::kMean,
                                 .compress_values = false,
                                 .compress_keys = NsaCompressKeys::kPostRope,
                                 .gate = NsaGate::kNone,
                                 .score_pool = NsaScorePool::kMax,
                                 .selection = NsaSelection::kExact,
                                 .compressed_branch = false};

constexpr int64_t kMostTokens = int64_t{1} << 30;

constexpr ConfigKey kSparseMembers[] = {
    {"kernel_size", SizeKey{&NsaParams::kernel_tokens, kMostTokens, 32}},
    {"kernel_stride", SizeKey{&NsaParams::stride_tokens, kMostTokens, 16}},
    {"block_size", SizeKey{&NsaParams::block_tokens, kMostTokens, 64}},
    {"init_blocks", SizeKey{&NsaParams::initial_blocks, kMostTokens, 1, 0}},
    {"window_size", SizeKey{&NsaParams::window_tokens, kMostTokens, 2048}},
    {"topk", SizeKey{&NsaParams::selected_blocks, kMaxSelectedBlocks, 64}},
    {"dense_len", SizeKey{&NsaParams::dense_below_tokens, kMostTokens, 8192, -1}},
    {"use_nope", OnlyKey{false}},
};

// The window's blocks are chosen beside the best `topk`, unless this says otherwise.
void CountWindowInTopk(ModelConfig& config) {
  if (config.nsa) config.nsa->selected_blocks -= config.nsa->local_blocks - 1;
}

constexpr Choice kTopkIncludesWindow[] = {{true, CountWindowInTopk}, {false}};

constexpr ConfigKey kMiniCpmKeys[] = {
    {"scale_emb", NumberKey{&ModelConfig::embedding_scale, 1.0F}},
    {"scale_depth", NumberKey{&ModelConfig::branch_scale, 1.0F}},     // settled below
    {"dim_model_base", NumberKey{&ModelConfig::logits_scale, 1.0F}},  // likewise
    {"sparse_config", SparseKey{&kInfLlmV2, kSparseMembers}},
    {"infllm_topk_includes_window", ChoiceKey{kTopkIncludesWindow}},
};

void SettleSparse(NsaParams& nsa) {
  const int window_blocks = nsa.window_tokens / nsa.block_tokens;
  nsa.local_blocks = window_blocks + 1;  // the query's own is one more
  nsa.selected_blocks += window_blocks;
  nsa.dense_below_tokens = std::max<int64_t>(nsa.dense_below_tokens, 0);  // -1: always sparse
}

// What the keys hold: scale_depth, for sqrt(layers) branches; the width that logits are made for.
void SettleMiniCpm(ModelConfig& config) {
  config.branch_scale /= std::sqrt(static_cast<float>(config.layers));
  config.logits_scale /= static_cast<float>(config.hidden);
  if (config.nsa) SettleSparse(*config.nsa);
}

LayerDescription MiniCpmLayer(const ModelConfig& config, int layer) {
  LayerDescription description = kLlama.layer(config, layer);
  if (config.is_sparse()) description.attention = AttentionKind::kSparse;
  return description;
}

}  // namespace

constexpr ModelFamily kMiniCpm = {.model_type = "minicpm",
                                  .architecture = "MiniCPMForCausalLM",
                                  .gguf_architecture = "minicpm",
                                  .default_rope_theta = 10000.0,
                                  .longrope_scale_is_of_context = true,
                                  .like = &kLlama,
                                  .keys = kMiniCpmKeys,
                                  .settle = SettleMiniCpm,
                                  .layer = MiniCpmLayer};

}  // namespace longspan
