#include "tests/bench/scheduling/load.h"

#include <cmath>

#include "tests/bench/scheduling/h200_step_time.h"

namespace longspan {

std::vector<int64_t> ArrivalsUs(const Stream& stream, int64_t end_us) {
  SimRandom random(stream.seed);
  std::vector<int64_t> arrivals;
  double at_us = static_cast<double>(kSecondUs);
  const double gap_us = static_cast<double>(kSecondUs) / stream.per_second;
  while (true) {
    at_us -= gap_us * std::log(1 - random.Share());
    if (at_us >= static_cast<double>(end_us)) return arrivals;
    arrivals.push_back(static_cast<int64_t>(at_us));
  }
}

void Plan(ServedEngine& engine, const Stream& stream, int64_t end_us) {
  uint64_t seed = stream.seed << 32;
  for (const int64_t at_us : ArrivalsUs(stream, end_us)) {
    engine.At(at_us, [&engine, stream, seed = ++seed] {
      engine.Send({stream.tenant, RandomPrompt(seed, stream.prompt_tokens), stream.output_tokens});
    });
  }
}

double RateOf(double load, int64_t prompt_tokens, int64_t output_tokens) {
  const double step_us = DaemonDefaults().step_budget_us;
  return load * static_cast<double>(kSecondUs) /
         H200MarginalUs(kH200NsaSplit, prompt_tokens, output_tokens, step_us);
}

std::vector<double> FirstTokensMs(const ServedEngine& engine, const Choice& choice) {
  std::vector<double> all_ms;
  for (const Outcome& outcome : engine.outcomes()) {
    if (outcome.first_token_us >= 0 && choice(outcome)) all_ms.push_back(outcome.first_token_ms());
  }
  return all_ms;
}

int64_t CountOf(const ServedEngine& engine, const Choice& choice) {
  int64_t count = 0;
  for (const Outcome& outcome : engine.outcomes()) count += choice(outcome) ? 1 : 0;
  return count;
}

double AloneMs(int64_t prompt_tokens, const H200Model& model) {
  ServedEngine engine(DaemonDefaults(), false, 1, model);
  // One before it, so that the engine knows what steps cost.
  engine.At(kSecondUs, [&] { engine.Send({"", RandomPrompt(1, prompt_tokens)}); });
  engine.At(1000 * kSecondUs, [&] { engine.Send({"", RandomPrompt(2, prompt_tokens)}); });
  engine.RunToEnd();
  return engine.outcome(1).first_token_ms();
}

}  // namespace longspan
