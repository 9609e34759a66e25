// What the front plane reports about requests, whatever their protocol. Metrics listen here.
#pragma once

#include <cstdint>
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
  // More requests wait for their prompt to be tokenised, or fewer.
  virtual void OnTokenizing(int64_t /*change_requests*/) {}
  virtual void OnTokenized(absl::Duration /*time*/) {}
  // More output waits in streams for its reader, or less.
  virtual void OnOutputWaits(int64_t /*change_bytes*/) {}
  // A stream was cut off: more output waited for its reader than may.
  virtual void OnOutputOverflow() {}
  // How long the reader of a stream took for one write, one that cut it off included.
  virtual void OnStreamWrite(absl::Duration /*time*/) {}
  // A completion has ended: refused, failed, or finished (then `reason` is that of the sequence
  // that finished last). Once for each; a front end calls it for what it refuses before admission.
  virtual void OnCompletionEnded(Protocol /*protocol*/, const absl::Status& /*status*/,
                                 std::optional<FinishReason> /*reason*/) {}
};

}  // namespace longspan
