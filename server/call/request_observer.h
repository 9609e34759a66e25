// What the front plane reports about requests, whatever their protocol. Metrics listen here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "engine/request/events.h"
#include "server/call/generate_call.h"

namespace longspan {

// What became of a constraint that an answer is to be held to.
enum class ConstraintOutcome : uint8_t {
  kCompiled,
  kCached,   // it was compiled already
  kRefused,  // the client's mistake, or over a limit
  kShed,     // too many others waited to be compiled
};
inline constexpr int kConstraintOutcomes = 4;

// Any thread; must not block.
class RequestObserver {
 public:
  virtual ~RequestObserver() = default;
  // More requests wait for their prompt to be tokenised, or fewer.
  virtual void OnTokenizing(int64_t /*change_requests*/) {}
  virtual void OnTokenized(absl::Duration /*time*/) {}
  virtual void OnConstraint(ConstraintOutcome /*outcome*/) {}
  // One was compiled, or could not be; then so much is kept of all.
  virtual void OnConstraintCompiled(absl::Duration /*time*/, size_t /*cached_bytes*/) {}
  // More output waits in streams for its reader, or less.
  virtual void OnOutputWaits(int64_t /*change_bytes*/) {}
  // A stream was cut off: more output waited for its reader than may.
  virtual void OnOutputOverflow() {}
  // How long the reader of a stream took for one write, one that cut it off included.
  virtual void OnStreamWrite(absl::Duration /*time*/) {}
  // The engine has taken a completion that has sparse decode. Once for each.
  virtual void OnSparseDecode() {}
  // A completion has ended: refused, failed, or finished (then `reason` is that of the sequence
  // that finished last). Once for each; a front end calls it for what it refuses before admission.
  virtual void OnCompletionEnded(Protocol /*protocol*/, const absl::Status& /*status*/,
                                 std::optional<FinishReason> /*reason*/) {}
};

}  // namespace longspan
