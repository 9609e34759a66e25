// Ctrl-C ends the running call, and with it the work it causes on the server; a second one ends the
// program.
#pragma once

#include <atomic>
#include <thread>

#include "grpcpp/client_context.h"

namespace longspan {

// Before any thread starts: interrupts wait for an InterruptWatcher from now on.
void BlockInterrupts();

// Cancels `context` on an interrupt, while it lives.
class InterruptWatcher {
 public:
  explicit InterruptWatcher(grpc::ClientContext* context);
  ~InterruptWatcher();
  bool interrupted() const { return interrupted_; }

 private:
  grpc::ClientContext* const context_;
  std::atomic<bool> interrupted_ = false;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

}  // namespace longspan
