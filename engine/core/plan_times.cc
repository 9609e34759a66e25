#include "engine/core/plan_times.h"

#include <algorithm>

namespace longspan {

double PlanTimes::PredictedEndUs(const Step& step) const {
  return static_cast<double>(std::max(step.submitted_us, last_collected_us_)) + step.predicted_us;
}

double PlanTimes::LeadUs(const Step& step, bool reads_prompts) const {
  return (reads_prompts ? mixed_lead_ : decode_lead_).LeadUs(step.predicted_us);
}

int64_t PlanTimes::NextPlanUs(bool reads_prompts) const {
  if (in_flight_.empty()) return last_collected_us_;
  const Step& step = in_flight_.back();
  const double lead_us = std::min(step.predicted_us, LeadUs(step, reads_prompts));
  return WholeTime(PredictedEndUs(step) - lead_us);
}

std::optional<PlanTimes::QueuedBehind> PlanTimes::BehindWhatIsInFlight(int64_t now_us,
                                                                       bool reads_prompts) const {
  if (in_flight_.empty()) return std::nullopt;
  const Step& step = in_flight_.back();
  return QueuedBehind{PredictedEndUs(step) - static_cast<double>(now_us),
                      LeadUs(step, reads_prompts) < step.predicted_us, reads_prompts};
}

void PlanTimes::OnSubmitted(int64_t now_us, double predicted_us,
                            std::optional<QueuedBehind> behind) {
  in_flight_.push_back({now_us, predicted_us, std::nullopt});
  if (in_flight_.size() > 1) in_flight_.front().follower = behind;
}

bool PlanTimes::OnCollected(int64_t now_us, double waited_us) {
  const std::optional<QueuedBehind> follower = in_flight_.front().follower;
  in_flight_.pop_front();
  last_collected_us_ = now_us;
  if (!follower) return true;
  (follower->reads_prompts ? mixed_lead_ : decode_lead_).OnQueued(follower->left_us, waited_us);
  return !follower->was_late || !PlanLead::MayHaveIdled(waited_us);
}

}  // namespace longspan
