// Whether a ForwardBatch is well formed, before anything is computed from it. A violation is a
// mistake of whoever built the batch; it comes back as a status so that the engine can fail the
// step and show the message, instead of corrupting other sequences' pages.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "engine/model/forward_batch.h"

namespace longspan {

struct BatchLimits {
  int64_t pages = 0;
  int32_t slots = 0;
  int32_t max_step_tokens = 0;
  int32_t vocabulary = 0;  // width of the logits
  int64_t host_pages = 0;
  int32_t host_slots = 0;
  int32_t kept_logits_slots = 0;             // the first ones, whose logits may be kept
  bool selects_blocks = false;               // the model does
  std::vector<int64_t> window_tokens = {0};  // by group of layers (kernels/page_groups.h)
};

// Internal, naming what is wrong, where, and its limit.
absl::Status CheckForwardBatch(const ForwardBatch& batch, const BatchLimits& limits);

// Rows of logits the batch asks for.
int64_t LogitsRows(const ForwardBatch& batch);

}  // namespace longspan
