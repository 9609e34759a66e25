// Which prompt of a tenant is read first.
//   1. By priority, which rises by one with every full minute that a prompt is overdue, so that
//   none
//      starves behind more important ones.
//   2. Prompts that will be late, were they read from now on without a pause: by relative slack,
//   the
//      time until they are due over the time that they take alone. After length-aware relative
//      slack of Agrawal et al., "Medha: Efficiently Serving Multi-Million Context Length LLM
//      Inference Requests Without Approximations" (2024), section on LARS. It falls the faster the
//      shorter a prompt is, and without bound. What is read already does not count here: it would
//      give slack to a prompt that is nearly done, which then waits for one that is not begun.
//   3. The others by what is left of them: shortest remaining processing time, Schrage, "A Proof of
//      the Optimality of the Shortest Remaining Processing Time Discipline" (Operations Research
//      16, 1968). Short ones never wait for a long one, and a long one gets what they leave.
// Pure functions.
#pragma once

#include <cstdint>

#include "engine/scheduler/scheduler.h"

namespace longspan {

inline constexpr int64_t kAgeingUs = 60'000'000;

// When the first token is wanted of a prompt that takes `alone_us` by itself: what the client asked
// for, or, where it asked for nothing (kNeverUs), a multiple of that time.
int64_t FirstTokenDueUs(int64_t arrival_us, int64_t ttft_slo_us, double alone_us);

struct Urgency {
  int64_t aged_priority = 0;
  bool is_late = false;  // there is less time than it takes to read the rest
  double measure = 0;    // relative slack if it is late, else microseconds left to be read
  int64_t id = 0;
};
// Most urgent first.
bool operator<(const Urgency& left, const Urgency& right);

// In steps of at most `step_tokens`.
Urgency UrgencyOf(const PromptView& prompt, int64_t now_us, const StepCosts& costs,
                  int64_t step_tokens);

}  // namespace longspan
