#include "clients/cpp/bench/load_plan.h"

namespace longspan {

PlannedRequest PlanRequest(const LoadPlan& plan, size_t traffic, int64_t index) {
  // Every number is drawn, needed or not, so that a flag changes nothing but what it is about.
  SeededRandom random = RandomFor(plan.seed, Drawn::kShape, traffic, static_cast<uint64_t>(index));
  PlannedRequest request{traffic, index};
  request.prompt_tokens = plan.traffics[traffic].prompt_tokens.Draw(random);
  request.output_tokens = plan.output_tokens.Draw(random);
  request.prefix_group = random.Below(static_cast<uint32_t>(plan.prefix_groups));
  const bool cancels = random.Uniform() < plan.cancel_share;
  const auto [least_us, most_us] = plan.cancel_after_us;
  const double cancel_at = random.Uniform();
  if (cancels) {
    request.cancel_after_us =
        least_us + static_cast<int64_t>(cancel_at * static_cast<double>(most_us - least_us));
  }
  if (!plan.tenant_choice.empty()) {
    request.tenant = static_cast<int32_t>(plan.tenant_choice.Draw(random));
  }
  return request;
}

ArrivalProcess ArrivalsOf(const LoadPlan& plan, size_t traffic) {
  const Traffic& its = plan.traffics[traffic];
  if (!its.poisson) return ArrivalProcess::Even(its.mean_gap_us);
  return ArrivalProcess::Poisson(its.mean_gap_us,
                                 RandomFor(plan.seed, Drawn::kArrivals, traffic, 0));
}

}  // namespace longspan
