#include "server/grpc/writer_thread.h"

#include <algorithm>
#include <utility>

#include "absl/time/clock.h"

namespace longspan {
namespace {

constexpr absl::Duration kWatchInterval = absl::Milliseconds(250);

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

void GrpcWriterThread::ScheduleAt(absl::Time time, std::weak_ptr<WriterTask> task) {
  {
    MutexLock lock(&mutex_);
    delayed_.emplace(time, std::move(task));
    delays_changed_ = true;
  }
  changed_.NotifyOne();
}

void GrpcWriterThread::Add(const std::shared_ptr<WriterTask>& task) {
  MutexLock lock(&mutex_);
  watched_.push_back(task);
}

bool GrpcWriterThread::TakeDue(absl::Time until, std::vector<std::shared_ptr<WriterTask>>* tasks) {
  MutexLock lock(&mutex_);
  if (!delayed_.empty()) until = std::min(until, delayed_.begin()->first);
  const absl::Duration wait = std::max(until - absl::Now(), absl::ZeroDuration());
  changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(wait), [this]() LONGSPAN_REQUIRES(mutex_) {
    return stopping_ || delays_changed_ || !scheduled_.empty();
  });
  delays_changed_ = false;
  const absl::Time now = absl::Now();
  while (!delayed_.empty() && delayed_.begin()->first <= now) {
    if (auto task = delayed_.begin()->second.lock()) scheduled_.insert(std::move(task));
    delayed_.erase(delayed_.begin());
  }
  tasks->assign(scheduled_.begin(), scheduled_.end());
  scheduled_.clear();
  return !stopping_ || !tasks->empty();
}

void GrpcWriterThread::Run() {
  absl::Time next_watch = absl::Now() + kWatchInterval;
  std::vector<std::shared_ptr<WriterTask>> tasks;
  while (TakeDue(next_watch, &tasks)) {
    for (const auto& task : tasks) task->Write();
    tasks.clear();
    if (absl::Now() < next_watch) continue;
    WatchAll();
    next_watch = absl::Now() + kWatchInterval;
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
  for (const auto& task : alive) task->Watch(absl::Now());
}

}  // namespace longspan
