// simulate: runs seeds of the simulation, or one of them again. README.md tells how it is used.
#include <cstdint>
#include <cstdio>
#include <string>

#include "absl/strings/numbers.h"
#include "tests/sim/run_seeds.h"
#include "tests/sim/simulation.h"

namespace longspan {
namespace {

constexpr char kUsage[] =
    "usage: simulate [--seeds N] [--first-seed S] [--requests R] [--jobs J] [--most-failures N]\n"
    "                [--trace]\n"
    "       simulate --replay SEED [--requests R]\n";

struct Arguments {
  SeedRange range{1, 100, 200, 1};
  int64_t most_failures = 1000;
  int64_t replay = -1;
  bool traces = false;
};

bool Parse(int count, char** values, Arguments& arguments) {
  for (int i = 1; i < count; ++i) {
    const std::string name = values[i];
    if (name == "--trace") {
      arguments.traces = true;
      continue;
    }
    int64_t value = 0;
    if (i + 1 >= count || !absl::SimpleAtoi(values[++i], &value) || value < 0) return false;
    if (name == "--seeds") {
      arguments.range.seeds = value;
    } else if (name == "--first-seed") {
      arguments.range.first_seed = static_cast<uint64_t>(value);
    } else if (name == "--requests") {
      arguments.range.requests = static_cast<int>(value);
    } else if (name == "--jobs") {
      arguments.range.jobs = static_cast<int>(value);
    } else if (name == "--most-failures") {
      arguments.most_failures = value;
    } else if (name == "--replay") {
      arguments.replay = value;
    } else {
      return false;
    }
  }
  return true;
}

int Replay(uint64_t seed, int requests) {
  SimOptions options;
  options.seed = seed;
  options.requests = requests;
  options.trace = [](absl::string_view line) {
    std::printf("%.*s\n", static_cast<int>(line.size()), line.data());
  };
  const SimOutcome outcome = RunSeed(options);
  if (!outcome.violation.has_value()) return 0;
  std::printf("%s\n", FailureLine(seed, *outcome.violation).c_str());
  return 1;
}

int Run(const Arguments& arguments) {
  NameSeedsOnCrash();
  std::setvbuf(stdout, nullptr, _IOLBF, 1 << 16);  // a process that dies has told all it knew
  if (arguments.replay >= 0) {
    return Replay(static_cast<uint64_t>(arguments.replay), arguments.range.requests);
  }
  const SeedSummary summary = RunSeeds(arguments.range, arguments.most_failures);
  for (const SeedFailure& failure : summary.failures) {
    if (arguments.traces) {
      Replay(failure.seed, arguments.range.requests);
    } else {
      std::printf("%s\n", FailureLine(failure.seed, failure.violation).c_str());
    }
  }
  std::printf(
      "%lld seeds, %zu failed; %lld steps, %lld tokens, %lld preemptions, %lld prompt "
      "tokens found in the cache; pages read: %lld found in rooms, %lld fetched, %lld left at "
      "home\n",
      static_cast<long long>(arguments.range.seeds), summary.failures.size(),
      static_cast<long long>(summary.steps), static_cast<long long>(summary.tokens),
      static_cast<long long>(summary.preemptions), static_cast<long long>(summary.found_tokens),
      static_cast<long long>(summary.rooms.found), static_cast<long long>(summary.rooms.fetched),
      static_cast<long long>(summary.rooms.left));
  return summary.failures.empty() ? 0 : 1;
}

}  // namespace
}  // namespace longspan

int main(int count, char** values) {
  longspan::Arguments arguments;
  if (!longspan::Parse(count, values, arguments)) {
    std::fputs(longspan::kUsage, stderr);
    return 2;
  }
  return longspan::Run(arguments);
}
