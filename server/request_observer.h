// What the front plane reports about requests, whatever their protocol. Metrics listen here.
#pragma once

#include <optional>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "engine/request/events.h"
#include "server/generate_call.h"

namespace longspan {

// Any thread; must not block.
class RequestObserver {
 public:
  virtual ~RequestObserver() = default;
  virtual void OnTokenized(absl::Duration /*time*/) {}
  // A completion has ended: refused, failed, or finished (then `reason` is that of the sequence
  // that finished last). Once for each; a front end calls it for what it refuses before admission.
  virtual void OnCompletionEnded(Protocol /*protocol*/, const absl::Status& /*status*/,
                                 std::optional<FinishReason> /*reason*/) {}
};

}  // namespace longspan
