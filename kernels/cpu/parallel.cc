#include "kernels/cpu/parallel.h"

#include <system_error>

#include "absl/memory/memory.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace longspan::cpu {
namespace {

constexpr uint32_t kOpen = 1U << 31;
// Of about 40 ns each: longer than the serial stretches between two regions of a step.
constexpr int kSpins = 1500;

void Pause() {
#if defined(__x86_64__)
  _mm_pause();
#endif
}

// Waits until `value` differs from `old`: spinning first, then asleep.
uint32_t AwaitChange(const std::atomic<uint32_t>& value, uint32_t old) {
  for (int spin = 0; spin < kSpins; ++spin) {
    const uint32_t now = value.load(std::memory_order_acquire);
    if (now != old) return now;
    Pause();
  }
  value.wait(old, std::memory_order_acquire);
  return value.load(std::memory_order_acquire);
}

}  // namespace

absl::StatusOr<std::unique_ptr<ThreadPool>> ThreadPool::Create(int threads) {
  if (threads < 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("CPU backend: threads is ", threads, "; accepted: 1 or more"));
  }
  auto pool = std::make_unique<ThreadPool>(threads);
  if (pool->threads() != threads) {
    return absl::ResourceExhaustedError(absl::StrCat("CPU backend: the system granted ",
                                                     pool->threads(), " of ", threads,
                                                     " threads; ask for fewer"));
  }
  return pool;
}

ThreadPool::ThreadPool(int threads) {
  workers_.reserve(threads > 1 ? threads - 1 : 0);
  for (int thread = 1; thread < threads; ++thread) {
    try {
      workers_.emplace_back([this, thread] { Work(thread); });
    } catch (const std::system_error&) {
      return;
    }
  }
}

ThreadPool::~ThreadPool() {
  stopping_.store(true, std::memory_order_relaxed);
  region_.fetch_add(1, std::memory_order_release);
  region_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::ParallelFor(int64_t tasks, Body body) {
  if (tasks <= 1 || workers_.empty()) {
    for (int64_t task = 0; task < tasks && !IsAbandoned(); ++task) body(task, 0);
    return;
  }
  body_ = &body;
  tasks_ = tasks;
  next_task_.store(0, std::memory_order_relaxed);
  gate_.fetch_or(kOpen, std::memory_order_release);
  region_.fetch_add(1, std::memory_order_release);
  region_.notify_all();

  RunTasks(0);

  // Whoever has not entered by now finds the gate shut and nothing to do.
  uint32_t inside = gate_.fetch_and(~kOpen, std::memory_order_acq_rel) & ~kOpen;
  while (inside != 0) inside = AwaitChange(gate_, inside);
}

void ThreadPool::RunTasks(int thread) {
  for (;;) {
    const int64_t task = next_task_.fetch_add(1, std::memory_order_relaxed);
    if (task >= tasks_ || IsAbandoned()) return;
    (*body_)(task, thread);
  }
}

void ThreadPool::Work(int thread) {
  uint32_t seen = 0;
  for (;;) {
    seen = AwaitChange(region_, seen);
    if (stopping_.load(std::memory_order_relaxed)) return;
    const bool open = (gate_.fetch_add(1, std::memory_order_acq_rel) & kOpen) != 0;
    if (open) RunTasks(thread);
    if (gate_.fetch_sub(1, std::memory_order_acq_rel) == 1) gate_.notify_one();
  }
}

}  // namespace longspan::cpu
