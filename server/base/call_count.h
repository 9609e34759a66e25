// How many calls are open, so that a server can end as soon as they have.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "absl/time/time.h"
#include "kernels/base/mutex.h"

namespace longspan {

// Any thread. Outlives its calls.
class CallCount {
 public:
  using Call = std::shared_ptr<CallCount>;  // open as long as it is held

  Call Open() {
    {
      MutexLock lock(&mutex_);
      ++open_;
    }
    // Without the lock: for want of memory it is closed at once.
    return {this, [](CallCount* count) { count->Close(); }};
  }
  // Whether no call was open when it looked, within `timeout`; waits for it.
  bool WaitNone(absl::Duration timeout) {
    MutexLock lock(&mutex_);
    return changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(timeout),
                            [this]() LONGSPAN_REQUIRES(mutex_) { return open_ == 0; });
  }

 private:
  void Close() {
    MutexLock lock(&mutex_);
    if (--open_ == 0) changed_.NotifyAll();
  }

  Mutex mutex_;
  ConditionVariable changed_;
  int64_t open_ LONGSPAN_GUARDED_BY(mutex_) = 0;
};

}  // namespace longspan
