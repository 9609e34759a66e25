// SIGTERM, SIGINT and SIGHUP, read by a thread of their own. The first of the former two asks the
// daemon to end, the second ends it at once; while the daemon is still starting, so does the first.
// SIGHUP asks for files to be read again.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

#include "absl/time/time.h"
#include "kernels/base/mutex.h"

namespace longspan {

// Blocks these signals, for the calling thread and those it starts, and ignores SIGPIPE and
// SIGXFSZ, which a write reports by its error as well. Called in main before any thread exists.
void BlockSignals();

class SignalWatcher {
 public:
  SignalWatcher();
  ~SignalWatcher();

  // From now on the first signal is a request.
  void Started() { started_.store(true); }
  // Waits for that request, at most `timeout`. True if it has come.
  bool WaitFor(absl::Duration timeout);
  // Called from the watcher's thread at each SIGHUP; empty: nothing.
  void OnHangup(std::function<void()> hangup);

 private:
  void Watch();

  std::atomic<bool> started_ = false;
  Mutex mutex_;
  ConditionVariable changed_;
  bool signalled_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::function<void()> hangup_ LONGSPAN_GUARDED_BY(mutex_);
  int signal_descriptor_ = -1;
  int wake_descriptor_ = -1;
  std::thread thread_;
};

}  // namespace longspan
