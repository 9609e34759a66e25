// Submits one request to an engine core, as a call of its own.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "engine/core/engine_core.h"

namespace longspan {

inline absl::Status SubmitAlone(EngineCore& core, Request request) {
  request.call = core.inbox().NewCall();
  std::vector<std::unique_ptr<Request>> call;
  call.push_back(std::make_unique<Request>(std::move(request)));
  return core.inbox().Submit(std::move(call));
}

}  // namespace longspan
