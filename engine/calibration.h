// What steps cost on this machine, measured before anything is served: a few steps go through the
// runner as the engine would send them, and the cost model is fitted to them. This also pays for
// what a device loads at a kernel's first use. Called once, before the engine has the runner.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/model/runner.h"
#include "engine/scheduler/cost_model.h"
#include "kernels/base/clock.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct CalibrationOptions {
  int64_t pages = 0;               // of the KV cache
  int32_t slots = 0;               // state slots
  int32_t max_step_tokens = 0;     // of a chunk, and of all rows
  int64_t max_context_tokens = 0;  // of a sequence
  int32_t vocabulary_tokens = 0;   // what may be drawn
  // Of one sequence, that attention computes at once: a chunk that ends within such a tile costs as
  // much, and few tiles do not fill the device. 1: small chunks cost what they hold, and walk over
  // nothing.
  int32_t tile_tokens = 1;
  // No step is begun after this time, nor a longer one than seems to fit into what is left.
  int64_t most_us = 5'000'000;
};

// Chunks of growing length and at growing context, rows of single tokens with what they draw; each
// several times, and the fastest counts. Pages from the first on and slots from 0 on are written;
// their contents mean nothing afterwards. Terms of which nothing was measured are typical ones,
// scaled to the machine. An error of the runner is returned.
absl::StatusOr<StepCosts> Calibrate(Runner& runner, const KvLayout& layout,
                                    const CalibrationOptions& options, const Clock& clock);

}  // namespace longspan
