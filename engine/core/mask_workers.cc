#include "engine/core/mask_workers.h"

#include <deque>
#include <thread>
#include <utility>
#include <vector>

#include "kernels/base/mutex.h"

namespace longspan {
namespace {

class MaskThreads final : public MaskWorkers {
 public:
  explicit MaskThreads(int threads) {
    try {
      for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { Work(); });
    } catch (...) {
      Stop();
      throw;
    }
  }
  ~MaskThreads() override { Stop(); }

  void Run(std::function<void()> job) override {
    {
      MutexLock lock(&mutex_);
      jobs_.push_back(std::move(job));
    }
    changed_.NotifyOne();
  }

 private:
  void Work() {
    while (const std::function<void()> job = Next()) job();
  }

  // Empty once it is to stop.
  std::function<void()> Next() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_,
                  [this]() LONGSPAN_REQUIRES(mutex_) { return is_stopping_ || !jobs_.empty(); });
    if (is_stopping_) return nullptr;
    std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    return job;
  }

  void Stop() {
    {
      MutexLock lock(&mutex_);
      is_stopping_ = true;
    }
    changed_.NotifyAll();
    for (std::thread& thread : threads_) thread.join();
  }

  Mutex mutex_;
  ConditionVariable changed_;
  std::deque<std::function<void()>> jobs_ LONGSPAN_GUARDED_BY(mutex_);
  bool is_stopping_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::vector<std::thread> threads_;
};

}  // namespace

std::unique_ptr<MaskWorkers> StartMaskWorkers(int threads) {
  return std::make_unique<MaskThreads>(threads);
}

}  // namespace longspan
