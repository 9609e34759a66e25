#include "engine/core/waiting_requests.h"

#include <algorithm>

#include "kernels/base/check.h"

namespace longspan {
namespace {

int64_t NewTokens(const RunningRequest& request) {
  return request.admitted_us == 0 ? request.prompt_tokens() : 0;
}

}  // namespace

void WaitingRequests::Add(std::unique_ptr<RunningRequest> request) {
  const int64_t id = request->first_sequence;
  queue_.Add({id, request->tenant, request->request->scheduling.priority, request->arrival_us,
              request->due_us, request->tokens_to_read()});
  of_call_[request->request->call].push_back(id);
  expiries_.insert({request->expiry_us(), id});
  arrivals_.insert({request->arrival_us, id});
  read_us_ += request->read_us;
  tokens_ += request->tokens_to_read();
  new_tokens_ += NewTokens(*request);
  LONGSPAN_CHECK(requests_.emplace(id, std::move(request)).second);
}

std::unique_ptr<RunningRequest> WaitingRequests::Take(int64_t id) {
  const auto found = requests_.find(id);
  LONGSPAN_CHECK(found != requests_.end());
  std::unique_ptr<RunningRequest> request = std::move(found->second);
  requests_.erase(found);
  queue_.Remove(id);
  const auto call = of_call_.find(request->request->call);
  call->second.erase(std::find(call->second.begin(), call->second.end(), id));
  if (call->second.empty()) of_call_.erase(call);
  expiries_.erase({request->expiry_us(), id});
  arrivals_.erase({request->arrival_us, id});
  read_us_ = requests_.empty() ? 0.0 : read_us_ - request->read_us;
  tokens_ -= request->tokens_to_read();
  new_tokens_ -= NewTokens(*request);
  return request;
}

int64_t WaitingRequests::oldest_arrival_us() const {
  return arrivals_.empty() ? kNeverUs : arrivals_.begin()->first;
}

std::vector<int64_t> WaitingRequests::OfCall(int64_t call) const {
  const auto found = of_call_.find(call);
  return found == of_call_.end() ? std::vector<int64_t>() : found->second;
}

std::vector<int64_t> WaitingRequests::Expired(int64_t now_us) const {
  std::vector<int64_t> ids;
  for (const auto& [expiry_us, id] : expiries_) {
    if (expiry_us > now_us) break;
    ids.push_back(id);
  }
  return ids;
}

std::vector<int64_t> WaitingRequests::All() const {
  std::vector<int64_t> ids;
  for (const auto& [arrival_us, id] : arrivals_) ids.push_back(id);
  return ids;
}

}  // namespace longspan
