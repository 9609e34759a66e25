// How requests end: what they hold is given back, and the end is reported to whoever waits for it.
// The requests of a call stand or fall together. Engine thread.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "engine/core/publisher.h"
#include "engine/core/request_table.h"
#include "engine/core/residency.h"
#include "engine/core/running_request.h"
#include "engine/request/inbox.h"
#include "engine/scheduler/fairness.h"
#include "kernels/base/clock.h"

namespace longspan {

class RequestEnds {
 public:
  // All outlive it.
  RequestEnds(RequestTable& requests, Residency& residency, Publisher& publisher,
              TenantCounters& tenants, Inbox& inbox)
      : requests_(requests),
        residency_(residency),
        publisher_(publisher),
        tenants_(tenants),
        inbox_(inbox) {}

  // The sequence has said all, and with the last one its request.
  void Finish(RunningRequest& request, RunningSequence& sequence, const SequenceEnd& end);
  // All that has not ended of a call. `asked_us`: when that was asked for, by the steady clock; 0:
  // it was not.
  void FailCall(int64_t call, const absl::Status& status, int64_t asked_us = 0);
  // The calls of requests whose deadline has passed, or the time that they may wait.
  void FailExpired(int64_t now_us);
  void FailAll(const absl::Status& status);

 private:
  void FailWaiting(int64_t id, const absl::Status& status, int64_t asked_us = 0);
  void Fail(RunningRequest& request, const absl::Status& status, int64_t asked_us = 0);
  void End(RunningRequest& request);

  RequestTable& requests_;
  Residency& residency_;
  Publisher& publisher_;
  TenantCounters& tenants_;
  Inbox& inbox_;
};

}  // namespace longspan
