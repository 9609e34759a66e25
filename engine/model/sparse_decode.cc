#include "engine/model/sparse_decode.h"

#include <algorithm>
#include <cmath>

#include "engine/model/dense_model.h"
#include "kernels/base/status_macros.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

constexpr int kBlockTokens = kPageTokens;

int BlocksFor(double tokens) { return static_cast<int>(std::ceil(tokens / kBlockTokens)); }
int BlocksFor(int64_t tokens) { return static_cast<int>(PagesForTokens(tokens)); }

}  // namespace

absl::Status ApplySparseDecode(const SparseDecodeSettings& settings, int64_t most_tokens,
                               ModelConfig* config) {
  LONGSPAN_RETURN_IF_ERROR(CheckApproximable("sparse decode", settings.dense_layers, *config));
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
  LONGSPAN_RETURN_IF_ERROR(Validate(nsa));
  config->nsa = nsa;
  config->first_sparse_layer = settings.dense_layers;
  return absl::OkStatus();
}

}  // namespace longspan
