// What is served: the options as the device, the model and the memory settle them. What a user
// said stays as it was. Pure functions, at start-up.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "engine/core/engine_options.h"
#include "server/base/limits.h"
#include "server/options/options.h"
#include "server/plan/device_choice.h"
#include "server/plan/memory_plan.h"

namespace longspan {

struct ServingPlan {
  EngineOptions engine;
  Limits limits;
};

// What the device settles. `kind` is not auto.
ServingPlan Resolve(const Options& options, DeviceKind kind);

// What the model settles beside that: the context that its memory has room for, and the tokens that
// end an answer, those of its configuration and those of its tokenizer.
ServingPlan Resolve(ServingPlan of_device, const Options& options, const MemoryPlan& memory,
                    std::vector<int32_t> end_token_ids,
                    absl::Span<const int32_t> tokenizer_end_token_ids);

}  // namespace longspan
