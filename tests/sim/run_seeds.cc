#include "tests/sim/run_seeds.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <thread>

namespace longspan {
namespace {

constexpr int64_t kNoSeed = -1;
thread_local volatile int64_t seed_of_thread = kNoSeed;

// Only what a signal handler may call.
void OnCrash(int signal) {
  char line[64] = "seed ";
  size_t length = 5;
  char digits[24];
  size_t count = 0;
  const int64_t at = seed_of_thread;
  auto seed = static_cast<uint64_t>(at == kNoSeed ? 0 : at);
  do digits[count++] = static_cast<char>('0' + seed % 10);
  while ((seed /= 10) > 0);
  while (count > 0) line[length++] = digits[--count];
  for (const char* rest = ": the process died\n"; *rest != 0; ++rest) line[length++] = *rest;
  if (at != kNoSeed && write(STDOUT_FILENO, line, length) < 0) _exit(2);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void NameSeedsOnCrash() {
  for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE}) std::signal(signal, &OnCrash);
}

SimOutcome RunSeed(const SimOptions& options) {
  seed_of_thread = static_cast<int64_t>(options.seed);
  SimOutcome outcome = Simulate(options);
  seed_of_thread = kNoSeed;
  return outcome;
}

SeedSummary RunSeeds(const SeedRange& range, int64_t most_failures) {
  SeedSummary summary;
  std::mutex mutex;
  std::atomic<int64_t> next{0};
  std::atomic<int64_t> failures{0};
  const auto work = [&] {
    for (int64_t i = next++; i < range.seeds && failures < most_failures; i = next++) {
      SimOptions options;
      options.seed = range.first_seed + static_cast<uint64_t>(i);
      options.requests = range.requests;
      const SimOutcome outcome = RunSeed(options);
      const std::lock_guard<std::mutex> lock(mutex);
      summary.steps += outcome.steps;
      summary.tokens += outcome.seen.tokens;
      summary.preemptions += outcome.preemptions;
      summary.found_tokens += outcome.found_tokens;
      summary.rooms += outcome.rooms;
      if (!outcome.violation.has_value()) continue;
      ++failures;
      summary.failures.push_back({options.seed, *outcome.violation});
    }
  };
  std::vector<std::thread> threads;
  for (int job = 1; job < range.jobs; ++job) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  std::sort(summary.failures.begin(), summary.failures.end(),
            [](const SeedFailure& a, const SeedFailure& b) { return a.seed < b.seed; });
  return summary;
}

}  // namespace longspan
