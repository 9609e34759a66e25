// How long before the end of the step in flight the next one is planned: as late as it can be, so
// that whoever comes meanwhile is in it, and soon enough that the device does not wait. What it
// takes to plan and queue a step is learnt from how long the device was still at work afterwards;
// that holds what the prediction of its end is off by as well.
#pragma once

#include <limits>

namespace longspan {

class PlanLead {
 public:
  // `slack_us`: that the device is to be at work still once the step is queued.
  explicit PlanLead(double slack_us) : slack_us_(slack_us) {}

  // Before the predicted end of a step that takes `step_us`. Without end until something is known.
  double LeadUs(double step_us) const;
  // A step was planned when the one in flight had `left_us` left, as predicted; once it was queued
  // the device worked for another `waited_us`.
  void OnQueued(double left_us, double waited_us);
  // Whether the device, which was waited for so long, may have been done before.
  static bool MayHaveIdled(double waited_us);

 private:
  double slack_us_;
  double queue_us_ = std::numeric_limits<double>::infinity();
};

}  // namespace longspan
