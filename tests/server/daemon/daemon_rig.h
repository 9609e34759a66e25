// The whole daemon in this process, on the demo model.
#pragma once

#include <iostream>
#include <sstream>
#include <string>
#include <thread>

#include "kernels/base/mutex.h"
#include "server/server.h"

namespace longspan {

// Free ports, two sequences at once, only errors logged.
Options DemoOptions();

// Standard output while it lives; a line is there once it is flushed.
class CapturedOutput : public std::stringbuf {
 public:
  CapturedOutput() : before_(std::cout.rdbuf(this)) {}
  ~CapturedOutput() override { std::cout.rdbuf(before_); }

  std::string AwaitLine();

 protected:
  int sync() override;

 private:
  std::streambuf* const before_;
  Mutex mutex_;
  ConditionVariable flushed_;
  std::string line_ LONGSPAN_GUARDED_BY(mutex_);
};

// Runs from its construction until it fails or this goes. One at a time: it ends by a signal.
class RunningDaemon {
 public:
  explicit RunningDaemon(const Options& options, ServerParts parts = {});
  ~RunningDaemon();

  // Empty addresses: it did not become ready.
  bool ready() const { return !http_.empty(); }
  const std::string& http() const { return http_; }
  const std::string& grpc() const { return grpc_; }
  // Waits for an end that comes by itself; the exit code.
  int Join();

 private:
  CapturedOutput output_;
  std::thread thread_;
  int exit_code_ = -1;
  std::string http_;
  std::string grpc_;
};

}  // namespace longspan
