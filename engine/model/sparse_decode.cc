#include "engine/model/sparse_decode.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "engine/model/family.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

constexpr int kBlockTokens = kPageTokens;

int BlocksFor(double tokens) { return static_cast<int>(std::ceil(tokens / kBlockTokens)); }
int BlocksFor(int64_t tokens) { return static_cast<int>(PagesForTokens(tokens)); }

// Whether a layer that sees all tokens comes after the first ones.
bool HasLayersFor(const SparseDecodeSettings& settings, const ModelConfig& config) {
  for (int layer = settings.dense_layers; layer < config.layers; ++layer) {
    if (LayerOf(config, layer).window_tokens == 0) return true;
  }
  return false;
}

absl::Status CheckIsDense(const SparseDecodeSettings& settings, const ModelConfig& config) {
  if (config.nsa.has_value()) {
    return absl::FailedPreconditionError(absl::StrCat("sparse decode approximates dense models; ",
                                                      config.model_type,
                                                      " has sparse attention of its own"));
  }
  if (HasLayersFor(settings, config)) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("sparse decode is for layers that see all tokens, but the first ",
                   settings.dense_layers, "; of ", config.layers, " layers there is none"));
}

}  // namespace

absl::Status ApplySparseDecode(const SparseDecodeSettings& settings, int64_t most_tokens,
                               ModelConfig* config) {
  if (absl::Status dense = CheckIsDense(settings, *config); !dense.ok()) return dense;
  const auto most = static_cast<double>(most_tokens);
  NsaParams nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = kBlockTokens;
  nsa.initial_blocks = 1;
  nsa.local_blocks = BlocksFor(settings.recent_tokens) + 1;  // the begun one, and full ones
  nsa.least_selected_blocks =
      std::max(BlocksFor(settings.budget_tokens), nsa.initial_blocks + nsa.local_blocks);
  nsa.selected_share = settings.budget_share;
  nsa.selected_blocks =
      std::max(nsa.least_selected_blocks, BlocksFor(most * settings.budget_share) + 1);
  nsa.window_tokens = 0;
  nsa.window = NsaWindow::kNone;
  nsa.compress = NsaCompress::kMeanAndDeviation;
  nsa.compress_values = false;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  nsa.gate = NsaGate::kNone;
  nsa.score_pool = NsaScorePool::kIdentity;
  nsa.compressed_branch = false;
  nsa.window_branch = false;
  nsa.dense_below_tokens = settings.from_tokens;
  nsa.decode_only = true;
  if (absl::Status valid = Validate(nsa); !valid.ok()) return valid;
  config->nsa = nsa;
  config->first_sparse_layer = settings.dense_layers;
  return absl::OkStatus();
}

}  // namespace longspan
