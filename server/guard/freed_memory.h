// Gives memory that others have freed back to the system. The allocator keeps what is freed, so
// that a flood, once it is over, would go on taking what it took at its height.
#pragma once

#include <thread>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "kernels/base/mutex.h"

namespace longspan {

class FreedMemory {
 public:
  struct Options {
    absl::Duration delay = absl::Seconds(1);     // until what was asked for has been freed
    absl::Duration interval = absl::Seconds(5);  // between two times, at least
  };

  explicit FreedMemory(const Options& options) : options_(options) {}
  ~FreedMemory() { Stop(); }

  absl::Status Start();  // its thread
  void Stop();
  // Soon there is something to give back. Any thread; costs nothing.
  void Expect();
  // Times that it was done.
  int times() const;

 private:
  void Run();
  bool WaitExpected();  // false: stop

  const Options options_;
  std::thread thread_;
  mutable Mutex mutex_;
  ConditionVariable changed_;
  bool expected_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool stopping_ LONGSPAN_GUARDED_BY(mutex_) = false;
  int times_ LONGSPAN_GUARDED_BY(mutex_) = 0;
};

}  // namespace longspan
