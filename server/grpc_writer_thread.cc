#include "server/grpc_writer_thread.h"

#include <algorithm>
#include <utility>

#include "absl/time/clock.h"

namespace longspan {
namespace {

constexpr auto kWatchInterval = std::chrono::milliseconds(250);

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
    if (std::find(scheduled_.begin(), scheduled_.end(), task) != scheduled_.end()) return;
    scheduled_.push_back(task);
  }
  changed_.NotifyOne();
}

void GrpcWriterThread::Add(const std::shared_ptr<WriterTask>& task) {
  MutexLock lock(&mutex_);
  watched_.push_back(task);
}

void GrpcWriterThread::Run() {
  absl::Time next_watch = absl::Now() + absl::FromChrono(kWatchInterval);
  for (;;) {
    std::deque<std::shared_ptr<WriterTask>> tasks;
    {
      MutexLock lock(&mutex_);
      changed_.WaitFor(&mutex_, kWatchInterval, [this]() LONGSPAN_REQUIRES(mutex_) {
        return stopping_ || !scheduled_.empty();
      });
      if (stopping_ && scheduled_.empty()) return;
      tasks.swap(scheduled_);
    }
    for (const auto& task : tasks) task->Write();
    if (absl::Now() >= next_watch) {
      WatchAll();
      next_watch = absl::Now() + absl::FromChrono(kWatchInterval);
    }
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
