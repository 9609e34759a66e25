// What the cost model costs: nanoseconds a call, which the planner and the engine thread pay for
// each step. With a model, also what calibration finds for it on the CPU backend, and how long it
// takes.
//
//   cost_bench [MODEL_DIRECTORY] [--threads N] [--chunk-tokens 512] [--pages 256]
//
// Prints JSON lines.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/calibration.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "engine/scheduler/prefill_budget.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/bench/or_die.h"

namespace longspan {
namespace {

constexpr int kCalls = 1'000'000;

// The fastest of a few rounds of `call(i)`.
template <typename Call>
double Nanoseconds(Call call) {
  double fastest_ns = 1e9;
  for (int round = 0; round < 5; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kCalls; ++i) call(i);
    const std::chrono::duration<double, std::nano> ns = std::chrono::steady_clock::now() - start;
    fastest_ns = std::min(fastest_ns, ns.count() / kCalls);
  }
  return fastest_ns;
}

void TimeCalls() {
  StepWork work;
  work.AddStep();
  work.AddPrefill(100'000, 2048, false);
  for (int row = 0; row < 8; ++row) work.AddDecode(65'536, row % 2 == 0);
  CostModel model(kTypicalCosts);
  const double step_us = kTypicalCosts.StepUs(work);
  const double observe_ns =
      Nanoseconds([&](int i) { model.Observe(work, step_us * (1 + i % 16 / 100.0)); });
  int64_t tokens = 0;
  const double within_ns = Nanoseconds([&](int i) {
    tokens += model.costs().PrefillTokensWithin(10'000 + i % 4096, i, 8192, false);
  });
  SchedulerLimits limits;
  limits.lone_step_us = kMostLoneStepUs;
  PromptView prompt;
  prompt.total_tokens = 1'000'000;
  const double step_tokens_ns = Nanoseconds([&](int i) {
    prompt.first_position = i % 500'000;
    tokens += StepTokens(PrefillTimeOfStep(limits, {}, 4000, true), limits, model.costs(), prompt);
  });
  std::printf(R"({"what": "calls", "observe_ns": %.0f, "tokens_within_ns": %.0f, )"
              R"("step_tokens_ns": %.0f, "sum": %lld})"
              "\n",
              observe_ns, within_ns, step_tokens_ns, static_cast<long long>(tokens));
}

void TimeCalibration(const std::string& directory, int threads, int32_t chunk_tokens,
                     int64_t pages) {
  const auto backend = ValueOrDie(CreateCpuBackend({.threads = threads}));
  CheckpointOptions as_served;
  as_served.formats = backend->SupportedWeights().formats;
  Checkpoint checkpoint = ValueOrDie(LoadCheckpoint(directory, as_served));
  const auto model = ValueOrDie(
      LoadModel(checkpoint.config(), checkpoint, checkpoint.config().weight_dtype, backend.get()));
  RunnerOptions options{.pages = pages, .slots = 8};
  options.step.max_step_tokens = chunk_tokens;
  const auto runner = ValueOrDie(CreateModelRunner(model.get(), backend.get(), options));
  const Clock& clock = SteadyClock::Machine();
  const int64_t start_us = clock.NowUs();
  const StepCosts costs =
      ValueOrDie(Calibrate(*runner, model->layout,
                           {.pages = pages,
                            .slots = options.slots,
                            .max_step_tokens = chunk_tokens,
                            .max_context_tokens = model->config.max_position_tokens,
                            .vocabulary_tokens = model->config.vocabulary},
                           clock));
  std::printf(R"({"what": "calibration", "seconds": %.2f, "us": [)",
              static_cast<double>(clock.NowUs() - start_us) / 1e6);
  for (int term = 0; term < kCostTerms; ++term) {
    std::printf("%s%.4g", term == 0 ? "" : ", ", costs.us[term]);
  }
  // The least chunk with four fifths of its speed, behind so much.
  std::printf("], \"tokens_at_four_fifths\": {");
  for (const int64_t position : {0, 4096, 16'384, 65'536}) {
    const bool is_dense = !model->layout.has_summaries;
    const double us = costs.PrefillUsAtSpeed(kPacedSpeed, position, is_dense, true);
    std::printf("%s\"%lld\": %lld", position == 0 ? "" : ", ", static_cast<long long>(position),
                static_cast<long long>(
                    1 + costs.PrefillTokensWithin(us, position, int64_t{1} << 20, is_dense)));
  }
  std::printf("}}\n");
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  CLI::App app("What the cost model costs, and what it finds");
  std::string directory;
  int threads = 2;
  int32_t chunk_tokens = 512;
  int64_t pages = 256;
  app.add_option("model", directory, "directory of a checkpoint");
  app.add_option("--threads", threads);
  app.add_option("--chunk-tokens", chunk_tokens);
  app.add_option("--pages", pages);
  CLI11_PARSE(app, argc, argv);
  longspan::TimeCalls();
  if (!directory.empty()) longspan::TimeCalibration(directory, threads, chunk_tokens, pages);
  return 0;
}
