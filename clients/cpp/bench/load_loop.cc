#include "clients/cpp/bench/load_loop.h"

#include <algorithm>

namespace longspan {

LoadLoop::LoadLoop(const LoadPlan& plan, RequestMaker* maker, Channels* channels)
    : plan_(plan), maker_(maker), channels_(channels), traffics_(plan.traffics.size()) {
  for (size_t i = 0; i < traffics_.size(); ++i) {
    if (plan.traffics[i].closed_loop()) continue;
    traffics_[i].arrivals = ArrivalsOf(plan, i);
    traffics_[i].next_us = traffics_[i].arrivals->NextUs();
  }
}

LoadLoop::~LoadLoop() {
  stop_alarm_.Cancel();
  queue_.Shutdown();
  void* tag = nullptr;
  bool ok = false;
  while (queue_.Next(&tag, &ok)) {
  }
}

int64_t LoadLoop::NowUs() const {
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_).count();
}

void LoadLoop::Stop() {
  stopped_ = true;
  stop_alarm_.Set(&queue_, std::chrono::system_clock::now(), nullptr);
}

std::vector<RequestRecord> LoadLoop::Run() {
  start_ = Clock::now();
  while (true) {
    const int64_t now_us = NowUs();
    EndTraffics(now_us);
    BeginDue(now_us);
    CancelDue(now_us);
    if (stopped_ || now_us >= give_up_us_) GiveUp();
    if (over()) return std::move(records_);

    void* tag = nullptr;
    bool ok = false;
    const int64_t due_us = NextDueUs();
    auto deadline = std::chrono::system_clock::time_point::max();
    if (due_us != kUnlimited) {
      deadline = std::chrono::system_clock::now() + std::chrono::microseconds(due_us - NowUs());
    }
    if (queue_.AsyncNext(&tag, &ok, deadline) == grpc::CompletionQueue::GOT_EVENT &&
        tag != nullptr) {
      OnEvent(static_cast<ActiveRequest*>(tag), ok);
    }
  }
}

void LoadLoop::EndTraffics(int64_t now_us) {
  const bool enough = stopped_ || traffics_.front().begun >= plan_.requests;
  bool all_over = true;
  for (Progress& traffic : traffics_) {
    const int64_t next_us = traffic.arrivals.has_value() ? traffic.next_us : now_us;
    traffic.over = traffic.over || enough || next_us >= plan_.duration_us;
    all_over = all_over && traffic.over;
  }
  if (all_over && give_up_us_ == kUnlimited && plan_.drain_us != kUnlimited) {
    give_up_us_ = now_us + plan_.drain_us;
  }
}

void LoadLoop::BeginDue(int64_t now_us) {
  for (size_t i = 0; i < traffics_.size(); ++i) {
    Progress& traffic = traffics_[i];
    while (!traffic.over) {
      const bool due = traffic.arrivals.has_value()
                           ? traffic.next_us <= now_us
                           : traffic.in_flight < plan_.traffics[i].concurrency;
      if (!due) break;
      Begin(i, traffic.arrivals.has_value() ? traffic.next_us : now_us);
      if (traffic.arrivals.has_value()) traffic.next_us = traffic.arrivals->NextUs();
      EndTraffics(now_us);
    }
  }
}

void LoadLoop::Begin(size_t traffic, int64_t intended_us) {
  const MadeRequest made = maker_->Take(traffic);
  ++traffics_[traffic].begun;
  const int64_t now_us = NowUs();
  if (static_cast<int64_t>(active_.size()) >= plan_.max_in_flight) {
    RequestRecord unsent;
    unsent.plan = made.plan;
    unsent.intended_us = intended_us;
    unsent.sent_us = unsent.end_us = now_us;
    records_.push_back(std::move(unsent));
    return;
  }
  ++traffics_[traffic].in_flight;
  const int64_t id = next_id_++;
  if (made.plan.cancel_after_us.has_value()) {
    cancellations_.emplace(now_us + *made.plan.cancel_after_us, id);
  }
  auto request = std::make_unique<ActiveRequest>(plan_, id, made, intended_us, now_us);
  ActiveRequest* const begun = request.get();
  active_.emplace(id, std::move(request));
  Send(begun);
}

void LoadLoop::Send(ActiveRequest* request) {
  request->Send(channels_, channels_->Acquire(), &queue_, NowUs());
}

void LoadLoop::CancelDue(int64_t now_us) {
  while (!cancellations_.empty() && cancellations_.top().first <= now_us) {
    const auto found = active_.find(cancellations_.top().second);
    if (found != active_.end()) found->second->Cancel(Outcome::kCancelled);
    cancellations_.pop();
  }
}

void LoadLoop::GiveUp() {
  if (gave_up_) return;
  gave_up_ = true;
  for (const auto& [id, request] : active_) request->Cancel(Outcome::kUnfinished);
}

void LoadLoop::OnEvent(ActiveRequest* request, bool ok) {
  const int64_t now_us = NowUs();
  if (!request->OnEvent(ok, now_us)) return;
  channels_->Release(request->channel());
  if (request->ShouldRetry(gave_up_ || stopped_)) return Send(request);
  --traffics_[request->plan().traffic].in_flight;
  records_.push_back(request->TakeRecord(now_us));
  active_.erase(request->id());
}

int64_t LoadLoop::NextDueUs() const {
  int64_t due_us = gave_up_ ? kUnlimited : give_up_us_;
  for (const Progress& traffic : traffics_) {
    if (traffic.over) continue;
    due_us = std::min(due_us, traffic.arrivals.has_value() ? traffic.next_us : plan_.duration_us);
  }
  if (!cancellations_.empty()) due_us = std::min(due_us, cancellations_.top().first);
  return due_us;
}

bool LoadLoop::over() const {
  return active_.empty() && std::all_of(traffics_.begin(), traffics_.end(),
                                        [](const Progress& traffic) { return traffic.over; });
}

}  // namespace longspan
