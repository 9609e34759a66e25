// The engine without its thread: five verbs a step. Drain commands, plan, submit, collect, publish.
// Whoever calls Step owns everything here; Engine gives it a thread, tests and simulations call it
// themselves.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/batch/batch_builder.h"
#include "engine/core/engine_load.h"
#include "engine/core/engine_options.h"
#include "engine/core/mask_workers.h"
#include "engine/core/plan_times.h"
#include "engine/core/publisher.h"
#include "engine/core/request_ends.h"
#include "engine/core/request_table.h"
#include "engine/core/residency.h"
#include "engine/core/running_request.h"
#include "engine/core/step_builder.h"
#include "engine/core/step_in_flight.h"
#include "engine/core/step_watch.h"
#include "engine/kv/page_pool.h"
#include "engine/model/runner.h"
#include "engine/request/inbox.h"
#include "engine/request/observer.h"
#include "engine/scheduler/cost_model.h"
#include "engine/scheduler/fairness.h"
#include "engine/scheduler/reading_pace.h"
#include "engine/scheduler/scheduler.h"
#include "engine/text/tokenizer.h"
#include "kernels/base/clock.h"
#include "kernels/kv_layout.h"

namespace longspan {

class EngineCore {
 public:
  // Without `mask_workers` no request may be constrained.
  EngineCore(const EngineOptions& options, const KvLayout& layout, std::unique_ptr<Runner> runner,
             const Tokenizer* tokenizer, Observer* observer, PagePool pool,
             const Clock& clock = SteadyClock::Machine(),
             std::unique_ptr<MaskWorkers> mask_workers = nullptr);

  // INVALID_ARGUMENT, about the field that is too large, if the request can never be served here.
  // UNAVAILABLE if it can once more pages are there. Any thread.
  absl::Status CheckFits(const Request& request) const {
    const bool more_come = runner_->more_pages_come();  // first: then what is there is all
    return residency_.CheckFits(request, runner_->pages_there(), more_come);
  }
  // Any thread.
  Inbox& inbox() { return inbox_; }
  const Inbox& inbox() const { return inbox_; }
  const EngineOptions& options() const { return options_; }

  // One step. With nothing to compute, or before NextPlanUs, it takes commands, waiting for them at
  // most `wait` and until then, and does no more. What a library throws meanwhile breaks the
  // engine, as a runner's error does.
  void Step(absl::Duration wait);
  // When the next step is planned, by the clock; not in the future if at once. While one is in
  // flight as late as it can be without letting the device wait, so that whoever comes meanwhile is
  // served by it. Nor while all that could be in it waits for masks, unless a mask or a command
  // comes.
  int64_t NextPlanUs() const {
    return std::max(plan_times_.NextPlanUs(requests_.ReadsPrompts()), awaits_masks_until_us_);
  }
  // Called by Step when it has planned and is about to compute, or to wait for what computes, and
  // between layers that are computed inline: what Load returns is up to date within a long step.
  void CallWithinSteps(std::function<void()> call) { call_within_steps_ = std::move(call); }
  // Another thread, while one is in Step: so much time has passed. If a step hangs in the device
  // the engine breaks, as by a runner's error. From then on it is the caller's, who may ask for
  // Load; Step, should it return, has touched nothing more, and is not to be called again.
  bool BreakIfHung(int64_t passed_us);
  bool is_taken_over() const { return step_watch_.is_taken(); }  // any thread

  // Ends whatever waits or runs.
  void FailAll(const absl::Status& reason);
  bool failed() const { return !failure_.ok(); }
  bool idle() const {
    return requests_.empty() && in_flight_.empty() && !publisher_.has_unreported_ends();
  }
  // Ends that sinks have not heard of yet. Any thread.
  bool has_unreported_ends() const { return publisher_.has_unreported_ends(); }

  // What Load reports of queue, sequences and pages.
  EngineLoad Load() const;
  // What of it the inbox and the clock know, younger than the last step. Any thread.
  void RefreshQueue(EngineLoad& load) const;
  // Who waits and runs, who holds what, and how much is submitted and not collected.
  const RequestTable& requests() const { return requests_; }
  const Residency& residency() const { return residency_; }
  int64_t steps_in_flight() const { return static_cast<int64_t>(in_flight_.size()); }
  const StepCosts& costs() const { return cost_model_.costs(); }
  // Internal unless every page and slot is accounted for.
  absl::Status CheckIntegrity() const;

 private:
  void RunStep(absl::Duration wait);
  absl::Duration UntilLookUp() const;

  // Drain: before a step, and between its layers where they are computed inline, so that who is
  // cancelled gives pages back without waiting for the others' step.
  void Drain(absl::Duration wait);
  void Enqueue(std::unique_ptr<Request> request);

  // False if there is nothing to compute, or not before what is in flight is collected.
  bool PlanAndSubmit();
  // What the plan changes is done, and its rows are added to the step.
  void Commit(const BatchPlan& plan, StepBuilder& step);
  void Preempt(int64_t id, BatchBuilder& batch);
  bool CopyIsCheaper(const RunningRequest& request) const;
  void Admit(int64_t id, BatchBuilder& batch);
  void NoteAdmission(RunningRequest& request);

  void Submit(StepBuilder& step, const std::optional<PlanTimes::QueuedBehind>& behind);

  void CollectOldest();

  // Masks for late draws.
  void AskForMask(const RunningSequence& sequence, std::optional<int32_t> token);
  void FailWithoutMask();
  // Until when masks are waited for rather than the step in flight, when no other can be planned.
  int64_t AwaitMasksUntilUs() const;

  // Publish: what a step computed counts from now on.
  void PublishScores(const StepInFlight& step, std::vector<DrawResult>& draws);
  void PublishRows(const StepInFlight& step);
  void PublishTokens(const StepInFlight& step, std::vector<DrawResult>& draws,
                     const BlockChoices& choices);
  // Those of the oldest step, if they are known.
  void TakeLateDraws();
  void PublishLateDraws(StepInFlight& step, std::vector<DrawResult>& draws);
  void CountChoices(const StepInFlight& step, const BlockChoices& choices);
  void PublishToken(RunningRequest& request, RunningSequence& sequence, DrawResult& draw);
  void FailNotFinite(RunningRequest& request);
  void FailNotPermitted(RunningRequest& request);
  void ForgetEnded();

  // Ends everything, for good: nothing that the engine holds can be trusted any more.
  void Break(absl::string_view failure);
  void EndForGood(absl::string_view failure);

  const EngineOptions options_;
  const Clock& clock_;
  const KvLayout layout_;
  const SchedulerLimits limits_;
  std::unique_ptr<Runner> runner_;
  const Tokenizer* tokenizer_;
  Observer* observer_;
  std::function<void()> call_within_steps_ = [] {};
  Inbox inbox_;
  TenantCounters tenants_;
  RequestTable requests_;
  Residency residency_;
  Publisher publisher_;
  RequestEnds request_ends_;
  CostModel cost_model_;
  ReadingPace reading_pace_;
  std::deque<StepInFlight> in_flight_;  // the step that is being submitted included
  PlanTimes plan_times_;                // of those in flight
  StepWatch step_watch_;                // likewise
  int64_t awaits_masks_until_us_ = 0;
  absl::Status failure_;
  const std::unique_ptr<MaskWorkers> mask_workers_;  // last: they wake the inbox until they end
};

}  // namespace longspan
