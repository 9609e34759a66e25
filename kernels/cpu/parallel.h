// The threads of the CPU backend. One thread at a time, the engine's, hands out work; it takes part
// as thread 0. A decode step opens about ten small regions a layer, so workers spin for some tens
// of microseconds before they sleep, and a worker that wakes too late is not waited for.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"

namespace longspan::cpu {

class ThreadPool {
 public:
  // Exactly `threads` threads, the caller included, or an error naming the number that could be
  // had.
  static absl::StatusOr<std::unique_ptr<ThreadPool>> Create(int threads);

  // As many of `threads` as the system grants: threads() is their number.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int threads() const { return static_cast<int>(workers_.size()) + 1; }

  // From now on tasks are left out where this says so, on any thread: once true, always true. What
  // a region without some of its tasks leaves means nothing. {}: all are done.
  void LeaveOutWhen(const std::function<bool()>& is_abandoned) { is_abandoned_ = is_abandoned; }

  // Calls body(task, thread) once for every task in [0, tasks), 0 <= thread < threads(), and
  // returns when all calls have. Tasks are dealt in ascending order to whoever is free, so results
  // must not depend on `thread`. Never called from inside a body.
  void ParallelFor(int64_t tasks, absl::FunctionRef<void(int64_t task, int thread)> body);

 private:
  using Body = absl::FunctionRef<void(int64_t task, int thread)>;

  void Work(int thread);
  void RunTasks(int thread);
  bool IsAbandoned() const { return is_abandoned_ != nullptr && is_abandoned_(); }

  std::vector<std::thread> workers_;
  std::function<bool()> is_abandoned_;  // changes between regions

  // One region. Written by the caller while the gate is shut and nobody is inside.
  const Body* body_ = nullptr;
  int64_t tasks_ = 0;
  alignas(64) std::atomic<int64_t> next_task_ = 0;

  // Bit 31: the gate is open and the region may be read. Below: workers inside.
  alignas(64) std::atomic<uint32_t> gate_ = 0;
  // Counts regions; workers sleep on it.
  alignas(64) std::atomic<uint32_t> region_ = 0;
  std::atomic<bool> stopping_ = false;
};

}  // namespace longspan::cpu
