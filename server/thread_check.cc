#include "server/thread_check.h"

#include <exception>
#include <optional>
#include <thread>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/engine.h"
#include "kernels/base/mutex.h"

namespace longspan {
namespace {

// Of gRPC's library, when it serves: its queues, timers and executors. Counted in a daemon at work;
// it gets along with fewer.
constexpr int kGrpcThreads = 16;

// Threads that exist until this does.
class WaitingThreads {
 public:
  ~WaitingThreads() {
    {
      MutexLock lock(&mutex_);
      is_over_ = true;
    }
    changed_.NotifyAll();
    for (std::thread& thread : threads_) thread.join();
  }

  // How many of so many could be had.
  int Start(int count) {
    try {
      threads_.reserve(static_cast<size_t>(count));
      for (int i = 0; i < count; ++i) threads_.emplace_back([this] { Wait(); });
    } catch (const std::exception&) {  // of the system, or want of memory
    }
    return static_cast<int>(threads_.size());
  }

 private:
  void Wait() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return is_over_; });
  }

  Mutex mutex_;
  ConditionVariable changed_;
  bool is_over_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::vector<std::thread> threads_;
};

std::string Describe(const ThreadLimits& limits) {
  std::vector<std::string> found;
  const auto add = [&found](std::optional<int64_t> limit, absl::string_view whose) {
    if (limit.has_value()) found.push_back(absl::StrCat(*limit, " ", whose));
  };
  add(limits.of_user, "of this user (ulimit -u)");
  add(limits.of_group, "of the control group (pids.max)");
  add(limits.of_machine, "of the machine (kernel.threads-max)");
  if (found.empty()) return "";
  return absl::StrCat("; limits of processes and threads: ", absl::StrJoin(found, ", "));
}

}  // namespace

std::vector<ThreadDemand> ThreadDemands(const Options& options, int cpus, bool computes_on_cpu) {
  std::vector<ThreadDemand> demands;
  // The engine's thread is one of those that compute.
  const int computing = options.threads > 0 ? static_cast<int>(options.threads) : cpus;
  if (computes_on_cpu) demands.push_back({"computing (--threads)", computing - 1});
  demands.push_back({"of the engine", Engine::ThreadsHere()});
  demands.push_back(
      {"serving HTTP (--network-threads)", static_cast<int>(options.network_threads)});
  demands.push_back(
      {"tokenising (--tokenizer-threads)", static_cast<int>(options.tokenizer_threads)});
  demands.push_back({"compiling constraints (--constraint-threads)",
                     static_cast<int>(options.constraints.threads)});
  const bool reloads = !options.api_keys_file.empty() || !options.tls.certificate.empty();
  // With the one that reads its collector's name.
  const int exporting = options.otlp_endpoint.empty() ? 0 : 2;
  demands.push_back({"reading files again and exporting spans", (reloads ? 1 : 0) + exporting});
  if (options.kv_host_bytes > 0) demands.push_back({"taking memory (--kv-host-bytes)", 1});
  demands.push_back({"serving gRPC", 1 + kGrpcThreads});
  return demands;
}

absl::Status JudgeThreads(const std::vector<ThreadDemand>& demands, int granted,
                          const ThreadLimits& limits) {
  int wanted = 0;
  std::vector<std::string> parts;
  for (const ThreadDemand& demand : demands) {
    wanted += demand.threads;
    if (demand.threads > 0) parts.push_back(absl::StrCat(demand.threads, " ", demand.purpose));
  }
  if (granted >= wanted) return absl::OkStatus();
  return absl::ResourceExhaustedError(
      absl::StrCat("the system granted ", granted, " of ", wanted,
                   " threads that are needed: ", absl::StrJoin(parts, ", "), Describe(limits)));
}

absl::Status CheckThreads(const std::vector<ThreadDemand>& demands, const ThreadLimits& limits) {
  int wanted = 0;
  for (const ThreadDemand& demand : demands) wanted += demand.threads;
  WaitingThreads waiting;
  return JudgeThreads(demands, waiting.Start(wanted), limits);
}

}  // namespace longspan
