#include "server/worker_pool.h"

#include <utility>

namespace longspan {

WorkerPool::WorkerPool(int threads, size_t max_waiting) : max_waiting_(max_waiting) {
  threads_.reserve(static_cast<size_t>(threads));
  for (int thread = 0; thread < threads; ++thread) threads_.emplace_back([this] { Run(); });
}

WorkerPool::~WorkerPool() {
  {
    MutexLock lock(&mutex_);
    stopping_ = true;
  }
  changed_.NotifyAll();
  for (std::thread& thread : threads_) thread.join();
}

bool WorkerPool::Post(std::function<void()> job) {
  {
    MutexLock lock(&mutex_);
    if (stopping_ || jobs_.size() >= max_waiting_) return false;
    jobs_.push_back(std::move(job));
  }
  changed_.NotifyOne();
  return true;
}

void WorkerPool::Run() {
  for (;;) {
    std::function<void()> job;
    {
      MutexLock lock(&mutex_);
      changed_.Wait(&mutex_,
                    [this]() LONGSPAN_REQUIRES(mutex_) { return stopping_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    job();
  }
}

}  // namespace longspan
