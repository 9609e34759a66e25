#include "engine/request/inbox.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/request/clock.h"
#include "engine/request/status_details.h"
#include "kernels/check.h"

namespace longspan {
absl::Status Inbox::CheckRoom(int64_t requests, int64_t tokens) const {
  if (queued_requests_ + requests > limits_.max_queued_requests) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the queue is full: ", queued_requests_, " requests wait, this call has ",
                     requests, ", and --max-queued-requests is ", limits_.max_queued_requests));
  }
  // One request is always let in, however long: otherwise it could never be served.
  if (queued_requests_ > 0 && queued_tokens_ + tokens > limits_.max_queued_tokens) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the queue is full: ", queued_tokens_, " prompt tokens wait, this call has ",
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
    LONGSPAN_CHECK(calls_.emplace(call, LiveCall{id, count}).second);
    call_of_id_.emplace(id, call);
    queued_requests_ += static_cast<int32_t>(count);
    queued_tokens_ += tokens;
    for (auto& request : requests) contents_.requests.push_back(std::move(request));
  }
  changed_.NotifyOne();
  return absl::OkStatus();
}

void Inbox::Cancel(int64_t call, absl::Status reason) {
  {
    MutexLock lock(&mutex_);
    if (!calls_.contains(call)) return;
    contents_.aborts.push_back({call, std::move(reason), SteadyNowUs()});
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
    contents_.aborts.push_back({found->second, std::move(reason), SteadyNowUs()});
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

void Inbox::LeftQueue(const Request& request) {
  MutexLock lock(&mutex_);
  --queued_requests_;
  queued_tokens_ -= static_cast<int64_t>(request.prompt_token_ids.size());
}

void Inbox::Ended(const Request& request, bool was_queued) {
  if (was_queued) LeftQueue(request);
  MutexLock lock(&mutex_);
  const auto call = calls_.find(request.call);
  LONGSPAN_CHECK(call != calls_.end());
  if (--call->second.unfinished_requests > 0) return;
  call_of_id_.erase(call->second.id);
  calls_.erase(call);
}

bool Inbox::closed() const {
  MutexLock lock(&mutex_);
  return !closed_.ok();
}

int32_t Inbox::queued_requests() const {
  MutexLock lock(&mutex_);
  return queued_requests_;
}

int64_t Inbox::queued_tokens() const {
  MutexLock lock(&mutex_);
  return queued_tokens_;
}

bool Inbox::empty() const {
  MutexLock lock(&mutex_);
  return calls_.empty();
}

}  // namespace longspan
