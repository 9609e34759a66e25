// A few threads for work that must not stand on a network thread: tokenising, parsing large bodies,
// writing large answers.
#pragma once

#include <deque>
#include <functional>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "kernels/base/mutex.h"

namespace longspan {

class WorkerPool {
 public:
  // Throws std::system_error if the system refuses a thread.
  WorkerPool(int threads, size_t max_waiting);
  ~WorkerPool();  // runs what waits, then ends

  // `failed` runs, with INTERNAL, on the worker if a library throws inside of the job, want of
  // memory above all: it must see to it that whoever waits hears of it. Where it finds no memory
  // itself it is called again; else it must not throw.
  // False when too much waits already; the job is then not taken.
  [[nodiscard]] bool Post(std::function<void()> job,
                          std::function<void(const absl::Status&)> failed);
  // Ahead of what waits, and never refused: for work whose number something else bounds, such as
  // answers, of which each running request has one.
  void PostFirst(std::function<void()> job, std::function<void(const absl::Status&)> failed);

 private:
  struct Job {
    std::function<void()> run;
    std::function<void(const absl::Status&)> failed;
  };

  void Run();
  static void Fail(const Job& job, const absl::Status& status);
  void Stop();

  const size_t max_waiting_;
  const absl::Status out_of_memory_;  // made while there is some
  Mutex mutex_;
  ConditionVariable changed_;
  std::deque<Job> jobs_ LONGSPAN_GUARDED_BY(mutex_);
  bool stopping_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::vector<std::thread> threads_;
};

}  // namespace longspan
