#include "server/grpc/writer_thread.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "kernels/base/clock.h"

namespace longspan {
namespace {

constexpr int64_t kWatchIntervalUs = 250'000;

}  // namespace

GrpcWriterThread::GrpcWriterThread() : thread_([this] { Run(); }) {}

GrpcWriterThread::~GrpcWriterThread() {
  {
    MutexLock lock(&mutex_);
    stopping_ = true;
  }
  changed_.NotifyAll();
  thread_.join();
}

void GrpcWriterThread::Schedule(const std::shared_ptr<WriterTask>& task) {
  {
    MutexLock lock(&mutex_);
    if (!scheduled_.insert(task).second) return;
  }
  changed_.NotifyOne();
}

void GrpcWriterThread::ScheduleAt(int64_t time_us, std::weak_ptr<WriterTask> task) {
  {
    MutexLock lock(&mutex_);
    delayed_.emplace(time_us, std::move(task));
    delays_changed_ = true;
  }
  changed_.NotifyOne();
}

void GrpcWriterThread::Add(const std::shared_ptr<WriterTask>& task) {
  MutexLock lock(&mutex_);
  watched_.push_back(task);
}

bool GrpcWriterThread::TakeDue(int64_t until_us, std::vector<std::shared_ptr<WriterTask>>* tasks) {
  MutexLock lock(&mutex_);
  if (!delayed_.empty()) until_us = std::min(until_us, delayed_.begin()->first);
  const std::chrono::microseconds wait(std::max<int64_t>(until_us - SteadyNowUs(), 0));
  changed_.WaitFor(&mutex_, wait, [this]() LONGSPAN_REQUIRES(mutex_) {
    return stopping_ || delays_changed_ || !scheduled_.empty();
  });
  delays_changed_ = false;
  const int64_t now_us = SteadyNowUs();
  while (!delayed_.empty() && delayed_.begin()->first <= now_us) {
    if (auto task = delayed_.begin()->second.lock()) scheduled_.insert(std::move(task));
    delayed_.erase(delayed_.begin());
  }
  tasks->assign(scheduled_.begin(), scheduled_.end());
  scheduled_.clear();
  return !stopping_ || !tasks->empty();
}

void GrpcWriterThread::Run() {
  int64_t next_watch_us = SteadyNowUs() + kWatchIntervalUs;
  std::vector<std::shared_ptr<WriterTask>> tasks;
  while (TakeDue(next_watch_us, &tasks)) {
    for (const auto& task : tasks) task->Write();
    tasks.clear();
    if (SteadyNowUs() < next_watch_us) continue;
    WatchAll();
    next_watch_us = SteadyNowUs() + kWatchIntervalUs;
  }
}

void GrpcWriterThread::WatchAll() {
  std::vector<std::shared_ptr<WriterTask>> alive;
  {
    MutexLock lock(&mutex_);
    for (const auto& task : watched_) {
      if (auto held = task.lock()) alive.push_back(std::move(held));
    }
    watched_.assign(alive.begin(), alive.end());
  }
  for (const auto& task : alive) task->Watch(SteadyNowUs());
}

}  // namespace longspan
