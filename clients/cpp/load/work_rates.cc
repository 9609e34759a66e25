#include "clients/cpp/load/work_rates.h"

#include <cstdint>

namespace longspan {

WorkRates RatesBetween(const v1::WorkDone& earlier, const v1::WorkDone& later) {
  WorkRates rates;
  rates.seconds = later.uptime_seconds() - earlier.uptime_seconds();
  if (!(rates.seconds > 0)) return {};
  const auto rate = [&](int64_t (v1::WorkDone::*count)() const) {
    return static_cast<double>((later.*count)() - (earlier.*count)()) / rates.seconds;
  };
  rates.computed_prompt_tokens_per_s = rate(&v1::WorkDone::computed_prompt_tokens);
  rates.cached_prompt_tokens_per_s = rate(&v1::WorkDone::cached_prompt_tokens);
  rates.generated_tokens_per_s = rate(&v1::WorkDone::generated_tokens);
  rates.completed_per_s = rate(&v1::WorkDone::completed);
  rates.cancelled_per_s = rate(&v1::WorkDone::cancelled);
  rates.refused_per_s = rate(&v1::WorkDone::refused);
  rates.failed_per_s = rate(&v1::WorkDone::failed);
  return rates;
}

}  // namespace longspan
