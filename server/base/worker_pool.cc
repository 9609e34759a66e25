#include "server/base/worker_pool.h"

#include <chrono>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr char kEnded[] = "an exception ended the work on the request: ";
constexpr std::chrono::milliseconds kMemoryWait(10);

}  // namespace

WorkerPool::WorkerPool(int threads, size_t max_waiting)
    : max_waiting_(max_waiting),
      out_of_memory_(absl::InternalError(absl::StrCat(kEnded, std::bad_alloc().what()))) {
  threads_.reserve(static_cast<size_t>(threads));
  try {
    for (int thread = 0; thread < threads; ++thread) threads_.emplace_back([this] { Run(); });
  } catch (const std::system_error&) {
    Stop();  // a thread that nobody joins would end the process on the spot
    throw;
  }
}

WorkerPool::~WorkerPool() { Stop(); }

void WorkerPool::Stop() {
  {
    MutexLock lock(&mutex_);
    stopping_ = true;
  }
  changed_.NotifyAll();
  for (std::thread& thread : threads_) thread.join();
}

bool WorkerPool::Post(std::function<void()> job, std::function<void(const absl::Status&)> failed) {
  {
    MutexLock lock(&mutex_);
    if (stopping_ || jobs_.size() >= max_waiting_) return false;
    jobs_.push_back({std::move(job), std::move(failed)});
  }
  changed_.NotifyOne();
  return true;
}

void WorkerPool::PostFirst(std::function<void()> job,
                           std::function<void(const absl::Status&)> failed) {
  {
    MutexLock lock(&mutex_);
    jobs_.push_front({std::move(job), std::move(failed)});
  }
  changed_.NotifyOne();
}

void WorkerPool::Run() {
  for (;;) {
    Job job;
    {
      MutexLock lock(&mutex_);
      changed_.Wait(&mutex_,
                    [this]() LONGSPAN_REQUIRES(mutex_) { return stopping_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    try {
      job.run();
    } catch (const std::bad_alloc&) {
      Fail(job, out_of_memory_);
    } catch (const std::exception& error) {
      Fail(job, absl::InternalError(absl::StrCat(kEnded, error.what())));
    }
  }
}

// A report takes memory, too. Soon others give some back, or the daemon ends for want of it. No
// event says that memory is there again, so it is tried again after a while.
void WorkerPool::Fail(const Job& job, const absl::Status& status) {
  for (;;) {
    try {
      return job.failed(status);
    } catch (const std::bad_alloc&) {
      std::this_thread::sleep_for(kMemoryWait);
    }
  }
}

}  // namespace longspan
