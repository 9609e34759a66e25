#include "kernels/sparse_prefill_params.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace longspan {

absl::Status Validate(const SparsePrefillParams& params) {
  std::vector<std::string> errors;
  if (!(params.kept_mass > 0.0 && params.kept_mass < 1.0)) {
    errors.push_back(absl::StrCat("the share of attention that is kept is ", params.kept_mass,
                                  ", accepted are those between 0 and 1"));
  }
  if (params.query_tile_tokens != 64 && params.query_tile_tokens != 128) {
    errors.push_back(
        absl::StrCat("a query tile is ", params.query_tile_tokens, " tokens, accepted: 64, 128"));
  }
  if (params.key_tile_tokens != 16 && params.key_tile_tokens != 32 &&
      params.key_tile_tokens != 64) {
    errors.push_back(
        absl::StrCat("a key tile is ", params.key_tile_tokens, " tokens, accepted: 16, 32, 64"));
  }
  if (params.from_tokens < 0 || params.first_tokens < 0 || params.recent_tokens < 0) {
    errors.push_back("from, first and recent tokens are 0 and more");
  }
  if (errors.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrJoin(errors, "; "));
}

NsaParams KeyTileMeans(const SparsePrefillParams& params) {
  NsaParams nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = params.key_tile_tokens;
  nsa.compress = NsaCompress::kMean;
  nsa.compress_values = false;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  nsa.score_pool = NsaScorePool::kIdentity;
  nsa.gate = NsaGate::kNone;
  nsa.window = NsaWindow::kNone;
  nsa.window_tokens = 0;
  nsa.compressed_branch = nsa.selected_branch = nsa.window_branch = false;
  return nsa;
}

}  // namespace longspan
