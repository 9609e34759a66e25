// When steps are planned. While steps are in flight the next one is planned as late as it can be
// without letting the device wait (plan_lead.h), so that whoever comes meanwhile is served by it.
// Steps that read prompts take longer to queue, and have a lead of their own. Times are the steady
// clock's, in microseconds; they come in as values.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "engine/core/plan_lead.h"
#include "kernels/base/clock.h"

namespace longspan {

class PlanTimes {
 public:
  // How a step was planned that is to be queued behind another in flight.
  struct QueuedBehind {
    double left_us;  // of the other, as predicted
    bool was_late;   // not as soon as could be
    bool reads_prompts;
  };

  // `slack_us`: that the device is to be at work still once a step is queued.
  explicit PlanTimes(double slack_us) : decode_lead_(slack_us), mixed_lead_(slack_us) {}

  // Not in the future if at once.
  int64_t NextPlanUs(bool reads_prompts) const;
  // Of a step that is planned now. Nothing if none is in flight.
  std::optional<QueuedBehind> BehindWhatIsInFlight(int64_t now_us, bool reads_prompts) const;
  void OnSubmitted(int64_t now_us, double predicted_us, std::optional<QueuedBehind> behind);
  // The oldest step was collected, after waiting for it so long. Whether what it took is known: the
  // device may have waited for the step queued behind it.
  bool OnCollected(int64_t now_us, double waited_us);
  // When the oldest step in flight ends, as predicted.
  int64_t OldestEndUs() const { return WholeTime(PredictedEndUs(in_flight_.front())); }
  // Nothing is in flight any more.
  void Clear() { in_flight_.clear(); }

 private:
  struct Step {
    int64_t submitted_us;
    double predicted_us;
    std::optional<QueuedBehind> follower;  // how the one behind it was planned
  };

  double PredictedEndUs(const Step& step) const;
  double LeadUs(const Step& step, bool reads_prompts) const;

  std::deque<Step> in_flight_;
  int64_t last_collected_us_ = 0;
  PlanLead decode_lead_;
  PlanLead mixed_lead_;
};

}  // namespace longspan
