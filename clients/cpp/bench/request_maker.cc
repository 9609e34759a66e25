#include "clients/cpp/bench/request_maker.h"

#include <utility>

#include "clients/cpp/bench/request_message.h"
#include "grpcpp/support/slice.h"

namespace longspan {
namespace {

// Enough for a burst, few enough that a run holds little that it may never send.
constexpr size_t kAheadRequests = 64;
constexpr int64_t kAheadTokens = 1 << 20;

}  // namespace

bool RequestMaker::Ahead::Wants() const {
  return made.empty() || (made.size() < kAheadRequests && made_tokens < kAheadTokens);
}

RequestMaker::RequestMaker(const LoadPlan& plan, uint32_t vocabulary_size)
    : plan_(plan),
      vocabulary_size_(vocabulary_size),
      ahead_(plan.traffics.size()),
      thread_([this] { Run(); }) {}

RequestMaker::~RequestMaker() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void RequestMaker::WaitUntilAhead() {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [&] { return idle_; });
}

MadeRequest RequestMaker::Take(size_t traffic) {
  std::unique_lock<std::mutex> lock(mutex_);
  Ahead& ahead = ahead_[traffic];
  changed_.wait(lock, [&] { return !ahead.made.empty(); });
  MadeRequest request = std::move(ahead.made.front());
  ahead.made.pop_front();
  ahead.made_tokens -= request.plan.prompt_tokens;
  changed_.notify_all();
  return request;
}

void RequestMaker::Run() {
  std::unique_lock<std::mutex> lock(mutex_);
  while (true) {
    Ahead* ahead = MostWanted();
    if (over_) return;
    idle_ = ahead == nullptr;
    if (idle_) {
      changed_.notify_all();
      changed_.wait(lock);
      continue;
    }
    const auto traffic = static_cast<size_t>(ahead - ahead_.data());
    const int64_t index = ahead->next_index++;
    lock.unlock();
    MadeRequest request = Make(traffic, index);
    lock.lock();
    ahead->made_tokens += request.plan.prompt_tokens;
    ahead->made.push_back(std::move(request));
    changed_.notify_all();
  }
}

RequestMaker::Ahead* RequestMaker::MostWanted() {
  Ahead* most = nullptr;
  for (Ahead& ahead : ahead_) {
    if (ahead.Wants() && (most == nullptr || ahead.made.size() < most->made.size())) most = &ahead;
  }
  return most;
}

MadeRequest RequestMaker::Make(size_t traffic, int64_t index) const {
  MadeRequest request{PlanRequest(plan_, traffic, index), {}};
  const grpc::Slice bytes(
      RequestMessage(plan_, request.plan, vocabulary_size_).SerializeAsString());
  request.message = grpc::ByteBuffer(&bytes, 1);
  return request;
}

}  // namespace longspan
