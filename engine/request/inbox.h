// The door between network threads and the engine thread: bounded by requests and by tokens, and
// it never blocks those who submit.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/request/mutex.h"
#include "engine/request/request.h"

namespace longspan {

struct InboxLimits {
  int32_t max_queued_requests = 0;
  int64_t max_queued_tokens = 0;
};

struct AbortCommand {
  std::string request_id;
  absl::Status reason;
  int64_t asked_us = 0;  // steady clock
};

struct InboxContents {
  std::vector<std::unique_ptr<Request>> requests;
  std::vector<AbortCommand> aborts;
};

class Inbox {
 public:
  explicit Inbox(const InboxLimits& limits) : limits_(limits) {}

  // Any thread. RESOURCE_EXHAUSTED (queue full), ALREADY_EXISTS, UNAVAILABLE (closed).
  absl::Status Submit(std::unique_ptr<Request> request);
  // Any thread; the id is a request's or a call's. NOT_FOUND unless some request of that id was
  // submitted and has not ended.
  absl::Status Abort(absl::string_view request_id, absl::Status reason);
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
  bool empty() const;  // no request submitted that has not ended

 private:
  const InboxLimits limits_;
  mutable Mutex mutex_;
  ConditionVariable changed_;
  InboxContents contents_ LONGSPAN_GUARDED_BY(mutex_);
  // Ids of requests and calls, and how many requests that have not ended bear each.
  absl::flat_hash_map<std::string, int32_t> bearers_ LONGSPAN_GUARDED_BY(mutex_);
  int32_t queued_requests_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  int64_t queued_tokens_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  absl::Status closed_ LONGSPAN_GUARDED_BY(mutex_);
  bool woken_ LONGSPAN_GUARDED_BY(mutex_) = false;
};

}  // namespace longspan
