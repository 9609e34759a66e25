// Sparse decode: an approximation by which a dense checkpoint generates from long contexts. Prompts
// attend densely. Of a sequence that is long enough, a generated token attends to the first and the
// latest blocks of 64 tokens and to those that its query scores best
// (NsaCompress::kMeanAndDeviation), in all layers that see all tokens but the first ones.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "engine/model/model_config.h"

namespace longspan {

struct SparseDecodeSettings {
  int64_t budget_tokens = 4096;  // a token attends to so many at least
  double budget_share = 0.125;   // and to this share of its context
  int64_t from_tokens = 12'288;  // shorter sequences attend densely
  int64_t recent_tokens = 1024;  // always attended to
  // Of the first layers, which all attend densely: what they look for is not yet in few places.
  int dense_layers = 2;
};

// Gives the configuration of a dense model what is needed for it, for sequences of up to
// `most_tokens`. FailedPrecondition, with what stands against it: sparse attention of its own, or
// no layer that could select.
absl::Status ApplySparseDecode(const SparseDecodeSettings& settings, int64_t most_tokens,
                               ModelConfig* config);

}  // namespace longspan
