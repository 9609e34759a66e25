// Finds that a step hangs: it has not ended after ten times its predicted time, and after a least
// time. Whoever finds it then has what was the engine thread's, which is with the device and not
// expected back. Time is counted by the watcher's own ticks: neither a clock that jumps nor a
// process that was stopped makes a step late.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "kernels/base/mutex.h"

namespace longspan {

// A step that has not ended.
struct HungStep {
  int64_t waited_us = 0;
  double predicted_us = 0;
};

class StepWatch {
 public:
  explicit StepWatch(int64_t least_us) : least_us_(least_us) {}

  // Engine thread. A step is submitted behind those that are; the oldest was collected; none is
  // there any more.
  void OnSubmit(double predicted_us);
  void OnCollected();
  void Clear();
  // The oldest step has made progress: the wait for it is counted from zero.
  void OnProgress();
  // Engine thread, around whatever may wait for the device. Leave answers whether the engine is
  // still this thread's; if not, it must touch nothing of it any more. May be called twice.
  void Enter();
  bool Leave();

  // Watcher: so much time has passed. A step once it hangs: the engine is now the watcher's.
  std::optional<HungStep> Tick(int64_t passed_us);
  // Any thread.
  bool is_taken() const;

 private:
  int64_t AllowedUs(double predicted_us) const;

  const int64_t least_us_;
  mutable Mutex mutex_;
  std::deque<double> predicted_us_ LONGSPAN_GUARDED_BY(mutex_);  // of uncollected steps
  int64_t waited_us_ LONGSPAN_GUARDED_BY(mutex_) = 0;            // for the oldest
  bool with_device_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool is_taken_ LONGSPAN_GUARDED_BY(mutex_) = false;
};

}  // namespace longspan
