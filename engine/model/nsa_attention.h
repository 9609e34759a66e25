// The order of one layer's attention, from its projections to what the output projection reads.
#pragma once

#include "absl/status/status.h"
#include "engine/model/decoder.h"

namespace longspan {

absl::Status Attention(const StepContext& step, int layer);

}  // namespace longspan
