#include "engine/request/inbox.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/request/clock.h"

namespace longspan {
namespace {

std::vector<std::string> IdsOf(const Request& request) {
  if (request.call_id.empty() || request.call_id == request.id) return {request.id};
  return {request.id, request.call_id};
}

}  // namespace

absl::Status Inbox::Submit(std::unique_ptr<Request> request) {
  const int64_t tokens = static_cast<int64_t>(request->prompt_token_ids.size());
  {
    MutexLock lock(&mutex_);
    if (!closed_.ok()) return closed_;
    if (bearers_.contains(request->id)) {
      return absl::AlreadyExistsError(
          absl::StrCat("a request with the id \"", request->id, "\" is running already"));
    }
    if (queued_requests_ >= limits_.max_queued_requests) {
      return absl::ResourceExhaustedError(absl::StrCat("the queue is full: ", queued_requests_,
                                                       " requests wait and "
                                                       "--max-queued-requests is ",
                                                       limits_.max_queued_requests));
    }
    // One request is always let in, however long: otherwise it could never be served.
    if (queued_requests_ > 0 && queued_tokens_ + tokens > limits_.max_queued_tokens) {
      return absl::ResourceExhaustedError(absl::StrCat(
          "the queue is full: ", queued_tokens_, " prompt tokens wait, this request has ", tokens,
          ", and --max-queued-tokens is ", limits_.max_queued_tokens));
    }
    for (const std::string& id : IdsOf(*request)) ++bearers_[id];
    ++queued_requests_;
    queued_tokens_ += tokens;
    contents_.requests.push_back(std::move(request));
  }
  changed_.NotifyOne();
  return absl::OkStatus();
}

absl::Status Inbox::Abort(absl::string_view request_id, absl::Status reason) {
  {
    MutexLock lock(&mutex_);
    if (!bearers_.contains(request_id)) {
      return absl::NotFoundError(
          absl::StrCat("no request with the id \"", request_id, "\" is here"));
    }
    contents_.aborts.push_back({std::string(request_id), std::move(reason), SteadyNowUs()});
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
  for (const std::string& id : IdsOf(request)) {
    if (--bearers_[id] == 0) bearers_.erase(id);
  }
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
  return bearers_.empty();
}

}  // namespace longspan
