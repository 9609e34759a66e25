#include "engine/core/plan_lead.h"

#include <algorithm>
#include <cmath>

namespace longspan {
namespace {

constexpr double kSlackShare =
    0.1;  // of a step, beside the fixed slack: steps vary by some percent
// To ask for the results of a step that is done takes less.
constexpr double kDoneUs = 100;
// What took long is believed at once, what was short in so many steps; after a device that may have
// idled, nobody knows for how long, the lead grows by this factor.
constexpr double kForgettingSteps = 16;
constexpr double kGrowth = 1.5;

}  // namespace

double PlanLead::LeadUs(double step_us) const {
  return queue_us_ + slack_us_ + kSlackShare * step_us;
}

bool PlanLead::MayHaveIdled(double waited_us) { return waited_us < kDoneUs; }

void PlanLead::OnQueued(double left_us, double waited_us) {
  if (MayHaveIdled(waited_us)) {
    queue_us_ = std::max(queue_us_, kGrowth * std::max(left_us, slack_us_));
    return;
  }
  const double queue_us = std::max(0.0, left_us - waited_us);
  if (queue_us > queue_us_ || std::isinf(queue_us_)) {
    queue_us_ = queue_us;
  } else {
    queue_us_ += (queue_us - queue_us_) / kForgettingSteps;
  }
}

}  // namespace longspan
