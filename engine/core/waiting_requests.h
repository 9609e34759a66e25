// The requests that are not admitted, and what must be known of them without looking at all: whose
// time has run out, which belong to a call, which could be next. Engine thread.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "absl/container/btree_set.h"
#include "absl/container/flat_hash_map.h"
#include "engine/core/running_request.h"
#include "engine/scheduler/waiting_queue.h"

namespace longspan {

class WaitingRequests {
 public:
  void Add(std::unique_ptr<RunningRequest> request);
  // Out of the queue. By the id of the request's first sequence, as everywhere here.
  std::unique_ptr<RunningRequest> Take(int64_t id);

  bool contains(int64_t id) const { return requests_.contains(id); }
  RunningRequest& at(int64_t id) { return *requests_.at(id); }
  const RunningRequest& at(int64_t id) const { return *requests_.at(id); }
  int64_t size() const { return static_cast<int64_t>(requests_.size()); }
  bool empty() const { return requests_.empty(); }
  // kNeverUs if nothing waits.
  int64_t oldest_arrival_us() const;
  // Of all of them: the time that reading their prompts takes, their tokens, and of these those of
  // requests that were never admitted.
  double read_us() const { return read_us_; }
  int64_t tokens() const { return tokens_; }
  int64_t new_tokens() const { return new_tokens_; }

  std::vector<int64_t> OfCall(int64_t call) const;
  // Those whose deadline has passed, or the time that they may wait.
  std::vector<int64_t> Expired(int64_t now_us) const;
  std::vector<int64_t> All() const;
  // Those that could be next, whatever the time.
  std::vector<int64_t> Candidates(absl::Span<const double> service) const {
    return queue_.Candidates(service);
  }

 private:
  using TimeAndId = std::pair<int64_t, int64_t>;

  absl::flat_hash_map<int64_t, std::unique_ptr<RunningRequest>> requests_;
  absl::flat_hash_map<int64_t, std::vector<int64_t>> of_call_;
  absl::btree_set<TimeAndId> expiries_;
  absl::btree_set<TimeAndId> arrivals_;
  WaitingQueue queue_;
  double read_us_ = 0;
  int64_t tokens_ = 0;
  int64_t new_tokens_ = 0;
};

}  // namespace longspan
