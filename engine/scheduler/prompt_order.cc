#include "engine/scheduler/prompt_order.h"

#include <algorithm>
#include <tuple>

namespace longspan {
namespace {

// Up to 1 - 1/kDueMultiple of the machine may be used by shorter prompts before a long one, read in
// what they leave, would be late.
constexpr double kDueMultiple = 5;

double PromptUs(const PromptView& prompt, int64_t first_position, const StepCosts& costs,
                int64_t step_tokens) {
  return costs.PromptUs(first_position, prompt.total_tokens - first_position, prompt.is_dense,
                        step_tokens);
}

}  // namespace

int64_t FirstTokenDueUs(int64_t arrival_us, int64_t ttft_slo_us, double alone_us) {
  return LaterUs(arrival_us,
                 ttft_slo_us == kNeverUs ? WholeTime(kDueMultiple * alone_us) : ttft_slo_us);
}

bool operator<(const Urgency& left, const Urgency& right) {
  return std::make_tuple(left.aged_priority, !left.is_late, left.measure, left.id) <
         std::make_tuple(right.aged_priority, !right.is_late, right.measure, right.id);
}

Urgency UrgencyOf(const PromptView& prompt, int64_t now_us, const StepCosts& costs,
                  int64_t step_tokens) {
  Urgency urgency;
  const int64_t overdue_us = prompt.due_us < now_us ? now_us - prompt.due_us : 0;
  urgency.aged_priority = prompt.priority - overdue_us / kAgeingUs;
  urgency.id = prompt.id;
  const double left_us = PromptUs(prompt, prompt.first_position, costs, step_tokens);
  const double until_due_us = static_cast<double>(prompt.due_us) - static_cast<double>(now_us);
  urgency.is_late = until_due_us <= left_us;
  urgency.measure = urgency.is_late
                        ? until_due_us / std::max(1.0, PromptUs(prompt, 0, costs, step_tokens))
                        : left_us;
  return urgency;
}

}  // namespace longspan
