// Ctrl-C ends what runs, and with it the work it causes on the server; a second one ends the
// program.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace longspan {

// Before any thread starts: interrupts wait for an InterruptWatcher from now on.
void BlockInterrupts();

// Calls `stop` on an interrupt, once, on a thread of its own, while it lives.
class InterruptWatcher {
 public:
  explicit InterruptWatcher(std::function<void()> stop);
  ~InterruptWatcher();
  bool interrupted() const { return interrupted_; }
  // The interrupt was meant for the program.
  bool terminated() const { return terminated_; }

 private:
  const std::function<void()> stop_;
  std::atomic<bool> interrupted_ = false;
  std::atomic<bool> terminated_ = false;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

}  // namespace longspan
