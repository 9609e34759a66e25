// How long a step of the simulated machine takes.
#pragma once

#include <cstdint>

#include "engine/model/forward_batch.h"

namespace longspan {

// Microseconds for one of each.
struct StepTime {
  double step_us = 300;              // once
  double prefill_token_us = 6;       // a token of a chunk
  double prefill_context_us = 0.02;  // a token of a chunk and a token before it
  double prefill_walk_us = 0.1;      // a chunk and a token before it
  double decode_row_us = 40;
  double decode_context_us = 0.05;
  double moved_page_us = 15;  // to the host's pool, or back
};

int64_t StepUs(const StepTime& time, const ForwardBatch& batch);

}  // namespace longspan
