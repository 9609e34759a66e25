#include "engine/request/inbox.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/request/status_details.h"
#include "kernels/base/check.h"
#include "kernels/base/clock.h"

namespace longspan {

absl::Status Inbox::CheckRoom(int64_t requests, int64_t tokens) const {
  if (queued_.requests + requests > limits_.max_queued_requests) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the queue is full: ", queued_.requests, " requests wait, this call has ",
                     requests, ", and --max-queued-requests is ", limits_.max_queued_requests));
  }
  // One request is always let in, however long: otherwise it could never be served.
  if (queued_.requests > 0 && queued_.tokens + tokens > limits_.max_queued_tokens) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the queue is full: ", queued_.tokens, " prompt tokens wait, this call has ",
                     tokens, ", and --max-queued-tokens is ", limits_.max_queued_tokens));
  }
  return absl::OkStatus();
}

absl::Status Inbox::Submit(std::vector<std::unique_ptr<Request>> requests) {
  LONGSPAN_CHECK(!requests.empty());
  const auto count = static_cast<int64_t>(requests.size());
  const int64_t call = requests.front()->call;
  const std::string id = requests.front()->id;
  int64_t tokens = 0;
  for (const auto& request : requests) {
    LONGSPAN_CHECK(request->call == call && request->id == id);
    tokens += static_cast<int64_t>(request->prompt_token_ids.size());
  }
  if (count > 1 && count > limits_.max_queued_requests) {
    return InvalidField("prompt", absl::StrCat("prompt holds ", count, " prompts and at most ",
                                               limits_.max_queued_requests,
                                               " requests may wait (--max-queued-requests sets the "
                                               "limit); send them apart"));
  }
  if (count > 1 && tokens > limits_.max_queued_tokens) {
    return InvalidField("prompt",
                        absl::StrCat("the ", count, " prompts have ", tokens,
                                     " tokens together and can never wait together: at most ",
                                     limits_.max_queued_tokens,
                                     " may (--max-queued-tokens sets the limit); send them apart"));
  }
  {
    MutexLock lock(&mutex_);
    if (!closed_.ok()) return closed_;
    if (call_of_id_.contains(id)) {
      return absl::AlreadyExistsError(
          absl::StrCat("a request with the id \"", id, "\" is running already"));
    }
    if (absl::Status status = CheckRoom(count, tokens); !status.ok()) return status;
    const auto cancelled = std::make_shared<std::atomic<bool>>(false);
    LONGSPAN_CHECK(calls_.emplace(call, LiveCall{id, count, cancelled}).second);
    call_of_id_.emplace(id, call);
    for (auto& request : requests) {
      Enters(*request);
      request->cancelled = cancelled;
      contents_.requests.push_back(std::move(request));
    }
  }
  changed_.NotifyOne();
  return absl::OkStatus();
}

void Inbox::StoreAbort(int64_t call, absl::Status reason) {
  contents_.aborts.push_back({call, std::move(reason), clock_.NowUs()});
  calls_.at(call).cancelled->store(true, std::memory_order_release);
  FreeId(call);
}

// Unless it is another call's already.
void Inbox::FreeId(int64_t call) {
  const auto found = call_of_id_.find(calls_.at(call).id);
  if (found != call_of_id_.end() && found->second == call) call_of_id_.erase(found);
}

void Inbox::Cancel(int64_t call, absl::Status reason) {
  {
    MutexLock lock(&mutex_);
    if (!calls_.contains(call)) return;
    StoreAbort(call, std::move(reason));
  }
  changed_.NotifyOne();
}

absl::Status Inbox::Abort(absl::string_view id, absl::Status reason) {
  {
    MutexLock lock(&mutex_);
    const auto found = call_of_id_.find(id);
    if (found == call_of_id_.end()) {
      return absl::NotFoundError(absl::StrCat("no request with the id \"", id, "\" is here"));
    }
    StoreAbort(found->second, std::move(reason));
  }
  changed_.NotifyOne();
  return absl::OkStatus();
}

void Inbox::Close(absl::Status reason) {
  MutexLock lock(&mutex_);
  if (closed_.ok()) closed_ = std::move(reason);
}

void Inbox::Wake() {
  {
    MutexLock lock(&mutex_);
    woken_ = true;
  }
  changed_.NotifyOne();
}

InboxContents Inbox::Take(absl::Duration timeout) {
  MutexLock lock(&mutex_);
  if (timeout > absl::ZeroDuration()) {
    changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(timeout),
                     [this]() LONGSPAN_REQUIRES(mutex_) {
                       return woken_ || !contents_.requests.empty() || !contents_.aborts.empty();
                     });
  }
  woken_ = false;
  return std::exchange(contents_, {});
}

void Inbox::Enters(const Request& request) {
  for (QueuedWork* work : {&queued_, &queued_of_[request.scheduling.tenant]}) {
    ++work->requests;
    work->tokens += static_cast<int64_t>(request.prompt_token_ids.size());
  }
}

void Inbox::Leaves(const Request& request) {
  const auto of_tenant = queued_of_.find(request.scheduling.tenant);
  LONGSPAN_CHECK(of_tenant != queued_of_.end());
  for (QueuedWork* work : {&queued_, &of_tenant->second}) {
    --work->requests;
    work->tokens -= static_cast<int64_t>(request.prompt_token_ids.size());
  }
  if (of_tenant->second.requests == 0) queued_of_.erase(of_tenant);
}

void Inbox::LeftQueue(const Request& request) {
  MutexLock lock(&mutex_);
  Leaves(request);
}

void Inbox::Ended(const Request& request, bool was_queued) {
  MutexLock lock(&mutex_);
  if (was_queued) Leaves(request);
  const auto call = calls_.find(request.call);
  LONGSPAN_CHECK(call != calls_.end());
  if (--call->second.unfinished_requests > 0) return;
  FreeId(request.call);
  calls_.erase(call);
}

bool Inbox::closed() const {
  MutexLock lock(&mutex_);
  return !closed_.ok();
}

int32_t Inbox::queued_requests() const {
  MutexLock lock(&mutex_);
  return static_cast<int32_t>(queued_.requests);
}

int64_t Inbox::queued_tokens() const {
  MutexLock lock(&mutex_);
  return queued_.tokens;
}

QueuedWork Inbox::queued_of(absl::string_view tenant) const {
  MutexLock lock(&mutex_);
  const auto found = queued_of_.find(tenant);
  return found == queued_of_.end() ? QueuedWork() : found->second;
}

int32_t Inbox::queued_tenants() const {
  MutexLock lock(&mutex_);
  return static_cast<int32_t>(queued_of_.size());
}

bool Inbox::empty() const {
  MutexLock lock(&mutex_);
  return calls_.empty();
}

}  // namespace longspan
