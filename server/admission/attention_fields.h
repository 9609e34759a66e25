// What a call asks of attention, as the validator judges it: sparse decode, and the map of the
// blocks that its answer selected. Any thread.
#pragma once

#include <memory>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "engine/model/model_config.h"
#include "engine/request/request.h"
#include "server/call/generate_call.h"
#include "server/call/served_model.h"

namespace longspan {

// The request has sparse decode and a block map if the call has them, and the model can.
absl::Status TakeAttention(const GenerateCall& call, const ServedModel& model, Request* request);

// The block maps that all requests of one call ask for, which come back in one answer. `requests`
// hold their prompts.
absl::Status ValidateBlockMaps(absl::Span<const std::unique_ptr<Request>> requests,
                               const ModelConfig& config);

}  // namespace longspan
