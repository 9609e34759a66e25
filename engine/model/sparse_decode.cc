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

absl::Status CheckIsDense(const ModelConfig& config) {
  if (config.nsa.has_value()) {
    return absl::FailedPreconditionError(absl::StrCat("sparse decode approximates dense models; ",
                                                      config.model_type,
                                                      " has sparse attention of its own"));
  }
  for (int layer = 0; layer < config.layers; ++layer) {
    const int64_t window_tokens = LayerOf(config, layer).window_tokens;
    if (window_tokens == 0) continue;
    return absl::FailedPreconditionError(absl::StrCat(
        "sparse decode needs layers that see all tokens; layer ", layer, " sees ", window_tokens));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status ApplySparseDecode(const SparseDecodeSettings& settings, int64_t most_tokens,
                               ModelConfig* config) {
  if (absl::Status dense = CheckIsDense(*config); !dense.ok()) return dense;
  if (config->layers <= settings.dense_layers) {
    return absl::FailedPreconditionError(
        absl::StrCat("sparse decode leaves the first ", settings.dense_layers,
                     " layers dense, and the model has ", config->layers));
  }
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
