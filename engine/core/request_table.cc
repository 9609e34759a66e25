#include "engine/core/request_table.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "kernels/base/check.h"

namespace longspan {

int64_t RequestTable::Add(std::unique_ptr<RunningRequest> request) {
  const int64_t id = next_sequence_;
  next_sequence_ += request->request->sampling.n;
  request->first_sequence = id;
  waiting_.Add(std::move(request));
  return id;
}

RunningRequest& RequestTable::Start(int64_t id) {
  return **running_.insert(PlaceOf(id), waiting_.Take(id));
}

void RequestTable::Return(int64_t id) {
  const auto after = PlaceOf(id);
  LONGSPAN_CHECK(after != running_.begin() && (*(after - 1))->id() == id);
  std::unique_ptr<RunningRequest> request = std::move(*(after - 1));
  running_.erase(after - 1);
  waiting_.Add(std::move(request));
}

void RequestTable::ForgetEnded() {
  const auto is_over = [](const std::unique_ptr<RunningRequest>& request) {
    return request->ended && !request->steps_in_flight();
  };
  running_.erase(std::remove_if(running_.begin(), running_.end(), is_over), running_.end());
}

void RequestTable::ForgetSteps() {
  for (const auto& request : running_) {
    for (RunningSequence& sequence : request->sequences) sequence.state.steps_in_flight = 0;
  }
}

bool RequestTable::NoteWait(int64_t id, WaitReason reason) {
  waits_for_ = reason;
  if (!waiting_.contains(id)) return false;
  RunningRequest& request = waiting_.at(id);
  return std::exchange(request.waits_for, reason) != reason;
}

// Behind the request whose sequence it is, or would be.
RequestTable::Running::iterator RequestTable::PlaceOf(int64_t sequence) {
  return std::upper_bound(running_.begin(), running_.end(), sequence,
                          [](int64_t id, const auto& request) { return id < request->id(); });
}

RunningRequest& RequestTable::OfSequence(int64_t id) {
  const auto after = PlaceOf(id);
  LONGSPAN_CHECK(after != running_.begin());
  RunningRequest& request = **(after - 1);
  LONGSPAN_CHECK(id < request.id() + request.request->sampling.n);
  return request;
}

std::vector<const RunningRequest*> RequestTable::All() const {
  std::vector<const RunningRequest*> requests;
  for (const auto& request : running_) requests.push_back(request.get());
  for (const int64_t id : waiting_.All()) requests.push_back(&waiting_.at(id));
  return requests;
}

bool RequestTable::ReadsPrompts() const {
  return !waiting_.empty() ||
         absl::c_any_of(running_, [](const auto& request) { return request->reads(); });
}

void RequestTable::AddTo(EngineLoad& load) const {
  for (const auto& request : running_) {
    if (request->ended) continue;
    ++load.running_requests;
    const Sequence& first = request->sequences.front().state;
    load.prefill_remaining_tokens +=
        std::max<int64_t>(0, request->prompt_tokens() - first.cached_tokens);
  }
  load.queued_requests = static_cast<int32_t>(waiting_.size());
  load.queued_for = waits_for_;
  load.queued_tokens = waiting_.new_tokens();
  load.oldest_arrival_us = waiting_.oldest_arrival_us();
}

}  // namespace longspan
