// SIGTERM and SIGINT, read by a thread of their own. The first asks the daemon to end, the second
// ends it at once; while the daemon is still starting, so does the first.
#pragma once

#include <atomic>
#include <thread>

namespace longspan {

// Blocks both signals, for the calling thread and those it starts, and ignores SIGPIPE. Called in
// main before any thread exists.
void BlockSignals();

class SignalWatcher {
 public:
  SignalWatcher();
  ~SignalWatcher();

  // From now on the first signal is a request.
  void Started() { started_.store(true); }
  bool signalled() const { return signalled_.load(); }

 private:
  void Watch();

  std::atomic<bool> started_ = false;
  std::atomic<bool> signalled_ = false;
  int signal_descriptor_ = -1;
  int wake_descriptor_ = -1;
  std::thread thread_;
};

}  // namespace longspan
