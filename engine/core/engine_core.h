// The engine without its thread: five verbs a step. Drain commands, plan, submit, collect, publish.
// Whoever calls Step owns everything here; Engine gives it a thread, tests and simulations call it
// themselves.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/batch/batch_builder.h"
#include "engine/core/engine_load.h"
#include "engine/core/engine_options.h"
#include "engine/core/plan_lead.h"
#include "engine/core/publisher.h"
#include "engine/core/request_ends.h"
#include "engine/core/request_table.h"
#include "engine/core/residency.h"
#include "engine/core/running_request.h"
#include "engine/kv/page_pool.h"
#include "engine/model/runner.h"
#include "engine/request/clock.h"
#include "engine/request/inbox.h"
#include "engine/request/observer.h"
#include "engine/scheduler/cost_model.h"
#include "engine/scheduler/fairness.h"
#include "engine/scheduler/reading_pace.h"
#include "engine/scheduler/scheduler.h"
#include "engine/text/tokenizer.h"
#include "kernels/kv_layout.h"

namespace longspan {

class EngineCore {
 public:
  EngineCore(const EngineOptions& options, const KvLayout& layout, std::unique_ptr<Runner> runner,
             const Tokenizer* tokenizer, Observer* observer, PagePool pool,
             const Clock& clock = SteadyClock::Machine());

  // INVALID_ARGUMENT, about the field that is too large, if the request can never be served here.
  // Any thread.
  absl::Status CheckFits(const Request& request) const { return residency_.CheckFits(request); }
  // Any thread.
  Inbox& inbox() { return inbox_; }
  const EngineOptions& options() const { return options_; }

  // One step. With nothing to compute, or before NextPlanUs, it takes commands, waiting for them at
  // most `wait` and until then, and does no more. What a library throws meanwhile breaks the
  // engine, as a runner's error does.
  void Step(absl::Duration wait);
  // When the next step is planned, by the clock; not in the future if at once. While one is in
  // flight as late as it can be without letting the device wait, so that whoever comes meanwhile is
  // served by it.
  int64_t NextPlanUs() const;
  // Called by Step when it has planned and is about to compute, or to wait for what computes, and
  // between layers that are computed inline: what Load tells is up to date within a long step.
  void CallWithinSteps(std::function<void()> tell) { tell_ = std::move(tell); }
  // Ends whatever waits or runs.
  void FailAll(const absl::Status& reason);
  bool failed() const { return !failure_.ok(); }
  bool idle() const {
    return requests_.empty() && in_flight_.empty() && !publisher_.has_untold_ends();
  }
  // Ends that sinks have not heard of yet. Any thread.
  bool has_untold_ends() const { return publisher_.has_untold_ends(); }

  // What Load reports of queue, sequences and pages.
  EngineLoad Load() const;
  // What of it the inbox and the clock know, younger than the last step. Any thread.
  void RefreshQueue(EngineLoad& load) const;
  // Who waits and runs, and who holds what.
  const RequestTable& requests() const { return requests_; }
  const Residency& residency() const { return residency_; }
  const StepCosts& costs() const { return cost_model_.costs(); }
  // Internal unless every page and slot is accounted for.
  absl::Status CheckIntegrity() const;

 private:
  friend class EngineInspector;  // simulations look at everything, and change nothing

  // What one of a step's draws answers.
  struct DrawTarget {
    RunningRequest* request;
    int32_t sequence_index;
    int32_t row;  // of the step
    bool is_prompt_score;
  };
  struct RowOwner {
    RunningRequest* request;
    int32_t sequence_index;
    int64_t end_position;
    int32_t token_count;
    bool is_prefill;
    bool tells_choices;   // of blocks, by its last token
    bool is_cut = false;  // cancelled within the step: nothing of it counts
  };
  // How the step that was queued behind another in flight was planned.
  struct QueuedBehind {
    double left_us;  // of the other, as predicted
    bool was_late;   // not as soon as could be
    bool reads_prompts;
  };
  struct StepInFlight {
    Runner::Ticket ticket;
    std::vector<DrawTarget> draws;
    std::vector<RowOwner> rows;
    StepWork work;
    StepReport report;
    int64_t submitted_us = 0;
    std::optional<QueuedBehind> behind;
  };

  static std::string RunnerFailed(const absl::Status& status);
  void RunStep(absl::Duration wait);

  // Drain: before a step, and between its layers where they are computed inline, so that who is
  // cancelled gives pages back without waiting for the others' step.
  void Drain(absl::Duration wait);
  void Enqueue(std::unique_ptr<Request> request);

  // Plan.
  double PredictedEndUs(const StepInFlight& step) const;
  std::optional<QueuedBehind> BehindWhatIsInFlight(int64_t now_us) const;
  // Steps that read prompts take longer to queue.
  const PlanLead& NextLead() const { return requests_.ReadsPrompts() ? mixed_lead_ : decode_lead_; }
  SchedulerLimits Limits() const;
  SchedulerView View() const;
  PromptView PromptOf(const RunningRequest& request, int64_t first_position) const;
  WaitingView WaitingOf(const RunningRequest& request) const;
  void AddDecoding(const RunningRequest& request, SchedulerView& view) const;
  void AddVictims(SchedulerView& view) const;
  bool CanDecode(const RunningRequest& request, const Sequence& sequence) const;
  // How long what is to be read takes from `first_position` on; by itself, in steps of its own.
  double ReadUs(const RunningRequest& request, int64_t first_position) const;
  double AloneUs(const RunningRequest& request, int64_t first_position) const;

  // Commit.
  void Preempt(int64_t id, BatchBuilder& builder);
  bool CopyIsCheaper(const RunningRequest& request) const;
  void Admit(const std::vector<int64_t>& ids, BatchBuilder& builder);
  void NoteAdmission(RunningRequest& request);
  void BeginSequences(RunningRequest& request);
  void ForkDue(BatchBuilder& builder);
  void CommitRow(const PlannedRow& planned, BatchBuilder& builder, StepInFlight& step);
  void CommitPrefill(RunningRequest& request, int32_t token_count, BatchBuilder& builder,
                     StepInFlight& step);
  void NoteComputed(RunningRequest& request, int64_t first, int64_t end);
  void NotePromptEnd(RunningRequest& request);
  void CommitPromptDraws(RunningRequest& request, int32_t logits_row, int64_t end,
                         BatchBuilder& builder, StepInFlight& step);
  void CommitDecode(RunningRequest& request, int32_t sequence_index, BatchBuilder& builder,
                    StepInFlight& step);
  // Has the row that was added last, which draws for the request, tell its choices of blocks where
  // they are to be counted.
  bool TellChoices(const RunningRequest& request, bool attends_densely,
                   BatchBuilder& builder) const;

  // Submit and collect.
  void Submit(BatchBuilder& builder, StepInFlight step);
  void CollectOldest();
  // Whether what it took is known: the device may have waited for the step queued behind it.
  bool LearnLead(const StepInFlight& step, double waited_us);
  void NoteCutRows(StepInFlight& step, absl::Span<const int32_t> cut_rows);
  void ApplyReads(const StepInFlight& step, const StepReads& reads);
  void ApplyScores(const StepInFlight& step, std::vector<DrawResult>& draws);
  void ApplyRows(const StepInFlight& step);
  void ApplyDraws(const StepInFlight& step, std::vector<DrawResult>& draws,
                  const BlockChoices& choices);
  // Ends everything, for good: nothing that the engine holds can be trusted any more.
  void Break(absl::string_view failure);

  void FailNotFinite(RunningRequest& request);
  void ForgetEnded();

  const EngineOptions options_;
  const Clock& clock_;
  const KvLayout layout_;
  std::unique_ptr<Runner> runner_;
  const Tokenizer* tokenizer_;
  Observer* observer_;
  std::function<void()> tell_ = [] {};
  Inbox inbox_;
  TenantCounters tenants_;
  RequestTable requests_;
  Residency residency_;
  Publisher publisher_;
  RequestEnds request_ends_;
  CostModel cost_model_;
  ReadingPace reading_pace_;
  std::deque<StepInFlight> in_flight_;
  int64_t last_collected_us_ = 0;
  PlanLead decode_lead_;
  PlanLead mixed_lead_;
  absl::Status failure_;
};

}  // namespace longspan
