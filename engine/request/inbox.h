// The door between network threads and the engine thread: bounded by requests and by tokens, and
// it never blocks those who submit. What goes through is a call: requests that are taken together
// or not at all, under one number, which is the engine's, and one id, which may be the client's and
// is free again when all of them have ended, or the call is cancelled.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/request/request.h"
#include "kernels/base/clock.h"
#include "kernels/base/mutex.h"

namespace longspan {

struct InboxLimits {
  int32_t max_queued_requests = 0;
  int64_t max_queued_tokens = 0;
};

struct AbortCommand {
  int64_t call = 0;
  absl::Status reason;
  int64_t asked_us = 0;  // steady clock
};

// What waits, of all or of one tenant.
struct QueuedWork {
  int64_t requests = 0;
  int64_t tokens = 0;  // of their prompts
};

struct InboxContents {
  std::vector<std::unique_ptr<Request>> requests;
  std::vector<AbortCommand> aborts;
};

class Inbox {
 public:
  explicit Inbox(const InboxLimits& limits, const Clock& clock = SteadyClock::Machine())
      : limits_(limits), clock_(clock) {}

  // Any thread. A number for a call to come, unlike every other.
  int64_t NewCall() { return next_call_.fetch_add(1, std::memory_order_relaxed); }
  // Any thread. INVALID_ARGUMENT (can never be queued together), RESOURCE_EXHAUSTED (queue full),
  // ALREADY_EXISTS, UNAVAILABLE (closed). The requests get the call's cancel flag.
  absl::Status Submit(std::vector<std::unique_ptr<Request>> requests);
  // Any thread. Ends what has not ended of the call; nothing if all has. The call's flag is set
  // when the command is there: whoever sees the flag finds the command at its next Take.
  void Cancel(int64_t call, absl::Status reason);
  // Any thread. Likewise, by id. NOT_FOUND unless such a call was submitted, and has neither ended
  // nor been cancelled.
  absl::Status Abort(absl::string_view id, absl::Status reason);
  // Submit answers `reason` from now on.
  void Close(absl::Status reason);
  // Makes the engine thread look up though nothing was said.
  void Wake();

  // Engine thread. Waits until something is there or `timeout` has passed (zero: takes what is
  // there), and takes all of it.
  InboxContents Take(absl::Duration timeout);
  // Engine thread: a request has left the queue and runs.
  void LeftQueue(const Request& request);
  // Engine thread: a request is over; `was_queued` if it never left the queue.
  void Ended(const Request& request, bool was_queued);

  bool closed() const;
  int32_t queued_requests() const;
  int64_t queued_tokens() const;
  QueuedWork queued_of(absl::string_view tenant) const;
  int32_t queued_tenants() const;  // with anything that waits
  bool empty() const;              // no request submitted that has not ended

 private:
  struct LiveCall {
    std::string id;
    int64_t unfinished_requests = 0;
    std::shared_ptr<std::atomic<bool>> cancelled;  // that of its requests
  };

  absl::Status CheckRoom(int64_t requests, int64_t tokens) const LONGSPAN_REQUIRES(mutex_);
  void Enters(const Request& request) LONGSPAN_REQUIRES(mutex_);
  void Leaves(const Request& request) LONGSPAN_REQUIRES(mutex_);
  void StoreAbort(int64_t call, absl::Status reason) LONGSPAN_REQUIRES(mutex_);
  void FreeId(int64_t call) LONGSPAN_REQUIRES(mutex_);

  const InboxLimits limits_;
  const Clock& clock_;
  std::atomic<int64_t> next_call_ = 1;
  mutable Mutex mutex_;
  ConditionVariable changed_;
  InboxContents contents_ LONGSPAN_GUARDED_BY(mutex_);
  // Submitted, not ended.
  absl::flat_hash_map<int64_t, LiveCall> calls_ LONGSPAN_GUARDED_BY(mutex_);
  absl::flat_hash_map<std::string, int64_t> call_of_id_ LONGSPAN_GUARDED_BY(mutex_);
  QueuedWork queued_ LONGSPAN_GUARDED_BY(mutex_);
  // Of tenants that have anything.
  absl::flat_hash_map<std::string, QueuedWork> queued_of_ LONGSPAN_GUARDED_BY(mutex_);
  absl::Status closed_ LONGSPAN_GUARDED_BY(mutex_);
  bool woken_ LONGSPAN_GUARDED_BY(mutex_) = false;
};

}  // namespace longspan
