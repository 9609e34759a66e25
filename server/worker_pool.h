// A few threads for work that must not stand on a network thread: tokenising, parsing large bodies.
#pragma once

#include <deque>
#include <functional>
#include <thread>
#include <vector>

#include "engine/request/mutex.h"

namespace longspan {

class WorkerPool {
 public:
  WorkerPool(int threads, size_t max_waiting);
  ~WorkerPool();  // runs what waits, then ends

  // False when too much waits already; the job is then not taken.
  [[nodiscard]] bool Post(std::function<void()> job);

 private:
  void Run();

  const size_t max_waiting_;
  Mutex mutex_;
  ConditionVariable changed_;
  std::deque<std::function<void()>> jobs_ LONGSPAN_GUARDED_BY(mutex_);
  bool stopping_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::vector<std::thread> threads_;
};

}  // namespace longspan
