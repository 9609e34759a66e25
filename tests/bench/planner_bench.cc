// What planning a step costs: Candidates and Plan with 256 running sequences and up to 10,000
// prompts that wait, of one, ten or a thousand tenants; and what keeping the queue in order costs.
//
//   planner_bench [--benchmark_filter=...]
#include <cstdint>
#include <random>
#include <vector>

#include "benchmark/benchmark.h"
#include "engine/scheduler/fairness.h"
#include "engine/scheduler/prompt_order.h"
#include "engine/scheduler/scheduler.h"
#include "engine/scheduler/waiting_queue.h"

namespace longspan {
namespace {

// Of an 8B model on a fast GPU, about.
constexpr StepCosts kCosts = {{4100, 29, 9e-5, 9e-4, 100, 0.003, 0.03}};
constexpr int kRunning = 256;

class Load {
 public:
  Load(int64_t waiting, int32_t tenants) : random_(1) {
    for (int32_t i = 0; i < tenants; ++i) view_.tenants.push_back(random_() % 100'000);
    view_.now_us = 3'600'000'000;
    view_.available_pages = 100'000;
    view_.free_slots = 64;
    for (int i = 0; i < 4; ++i) view_.reading.push_back(NewPrompt());
    for (int i = 4; i < kRunning; ++i) {
      DecodeView sequence;
      sequence.id = sequence.request = next_id_++;
      sequence.context_tokens = 1000 + random_() % 100'000;
      sequence.can_decode = true;
      view_.decoding.push_back(sequence);
    }
    for (int64_t i = 0; i < waiting; ++i) {
      PromptView prompt = NewPrompt();
      prompts_.push_back(prompt);
      queue_.Add(Queued(prompt));
    }
    first_id_ = prompts_.empty() ? 0 : prompts_.front().id;
  }

  // As the engine does it, but for looking for cached prefixes.
  BatchPlan PlanStep() {
    view_.waiting.clear();
    for (const int64_t id : queue_.Candidates(view_.tenants)) {
      view_.waiting.push_back({prompts_[id - first_id_], 1, 100});
    }
    return Plan(view_, limits_, kCosts);
  }

  void ComeAndGo() {
    const PromptView& prompt = prompts_[random_() % prompts_.size()];
    queue_.Remove(prompt.id);
    queue_.Add(Queued(prompt));
  }

 private:
  static QueuedPrompt Queued(const PromptView& prompt) {
    return {prompt.id,         prompt.tenant, prompt.priority,
            prompt.arrival_us, prompt.due_us, prompt.total_tokens};
  }

  PromptView NewPrompt() {
    PromptView prompt;
    prompt.id = next_id_++;
    prompt.tenant = static_cast<int32_t>(random_() % view_.tenants.size());
    prompt.priority = static_cast<int32_t>(random_() % 3);
    prompt.arrival_us = view_.now_us - random_() % 600'000'000;
    prompt.total_tokens = int64_t{64} << (random_() % 14);
    prompt.total_tokens += random_() % prompt.total_tokens;
    prompt.due_us = FirstTokenDueUs(prompt.arrival_us, kNeverUs,
                                    kCosts.PromptUs(0, prompt.total_tokens, false, 8192));
    return prompt;
  }

  std::mt19937 random_;
  SchedulerLimits limits_;
  SchedulerView view_;
  WaitingQueue queue_;
  std::vector<PromptView> prompts_;  // that wait, by id
  int64_t next_id_ = 0;
  int64_t first_id_ = 0;
};

void PlanAStep(benchmark::State& state) {
  Load load(state.range(0), static_cast<int32_t>(state.range(1)));
  for (auto _ : state) benchmark::DoNotOptimize(load.PlanStep());
}
BENCHMARK(PlanAStep)
    ->ArgNames({"waiting", "tenants"})
    ->ArgsProduct({{0, 100, 1000, 10'000}, {1, 10, 1000}})
    ->Unit(benchmark::kMicrosecond);

void OneComesAndGoes(benchmark::State& state) {
  Load load(state.range(0), static_cast<int32_t>(state.range(1)));
  for (auto _ : state) load.ComeAndGo();
}
BENCHMARK(OneComesAndGoes)
    ->ArgNames({"waiting", "tenants"})
    ->ArgsProduct({{100, 10'000}, {1, 1000}})
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace longspan

BENCHMARK_MAIN();
