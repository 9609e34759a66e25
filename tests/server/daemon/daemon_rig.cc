#include "tests/server/daemon/daemon_rig.h"

#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <utility>

#include "engine/json/json.h"
#include "server/signals.h"

namespace longspan {

Options DemoOptions() {
  Options options;
  options.model_path = "deploy/models/demo";
  options.http_address = "127.0.0.1:0";
  options.grpc_address = "127.0.0.1:0";
  options.device = {DeviceKind::kCpu};
  options.threads = 2;
  options.kv_cache_bytes = int64_t{128} << 20;
  options.max_running_requests = 2;
  options.log.level = LogLevel::kError;
  options.log.format = LogFormat::kJson;  // no block of text at start-up
  return options;
}

std::string CapturedOutput::AwaitLine() {
  MutexLock lock(&mutex_);
  flushed_.WaitFor(&mutex_, std::chrono::seconds(60),
                   [this]() LONGSPAN_REQUIRES(mutex_) { return !line_.empty(); });
  return line_;
}

int CapturedOutput::sync() {
  MutexLock lock(&mutex_);
  line_ = str();
  flushed_.NotifyAll();
  return 0;
}

RunningDaemon::RunningDaemon(const Options& options, ServerParts parts) {
  BlockSignals();
  thread_ = std::thread([this, options, given = std::move(parts)] {
    exit_code_ = RunServer(options, given);
    std::cout << std::endl;  // for whoever still waits for the line that it is ready
  });
  const auto reported = ParseJson(output_.AwaitLine());
  if (!reported.ok()) return;
  http_ = (*reported)["http"];
  grpc_ = (*reported)["grpc"];
}

RunningDaemon::~RunningDaemon() {
  if (!thread_.joinable()) return;
  if (ready()) kill(getpid(), SIGTERM);
  thread_.join();
}

int RunningDaemon::Join() {
  thread_.join();
  return exit_code_;
}

}  // namespace longspan
