// What an approximation of a dense checkpoint's attention needs of it (sparse_decode.h,
// sparse_prefill.h).
#pragma once

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/model/model_config.h"

namespace longspan {

// FailedPrecondition for a model with sparse attention of its own, for one that is approximated
// already, and for one of which no layer that sees all tokens comes after the first `dense_layers`.
// `approximation` as messages name it.
absl::Status CheckApproximable(absl::string_view approximation, int dense_layers,
                               const ModelConfig& config);

}  // namespace longspan
