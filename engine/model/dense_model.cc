#include "engine/model/dense_model.h"

#include "absl/strings/str_cat.h"
#include "engine/model/family.h"

namespace longspan {
namespace {

bool HasLayersFor(int dense_layers, const ModelConfig& config) {
  for (int layer = dense_layers; layer < config.layers; ++layer) {
    if (LayerOf(config, layer).window_tokens == 0) return true;
  }
  return false;
}

}  // namespace

absl::Status CheckApproximable(absl::string_view approximation, int dense_layers,
                               const ModelConfig& config) {
  if (config.is_sparse()) {
    return absl::FailedPreconditionError(absl::StrCat(approximation, " approximates dense models; ",
                                                      config.model_type,
                                                      " has sparse attention of its own"));
  }
  if (config.is_approximated()) {
    return absl::FailedPreconditionError(
        "sparse prefill and sparse decode are not served together: pages hold the summaries of one "
        "of them");
  }
  if (HasLayersFor(dense_layers, config)) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat(approximation, " is for layers that see all tokens, but the first ",
                   dense_layers, "; of ", config.layers, " layers there is none"));
}

}  // namespace longspan
