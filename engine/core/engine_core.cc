#include "engine/core/engine_core.h"

#include <algorithm>
#include <exception>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/attention_kind.h"
#include "engine/core/block_map.h"
#include "engine/core/late_draws.h"
#include "engine/core/page_names.h"
#include "engine/core/plan_view.h"
#include "engine/core/reading_time.h"
#include "engine/request/status_details.h"
#include "engine/scheduler/prompt_order.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

// After a failure; a supervisor needs about as long to start the next process.
constexpr absl::Duration kRetryAfter = absl::Seconds(5);
// How often a device is asked for late draws, which it has soon after its step begins.
constexpr absl::Duration kLateDrawInterval = absl::Microseconds(100);

InboxLimits InboxLimitsOf(const EngineOptions& options) {
  return {options.max_queued_requests, options.max_queued_tokens};
}

std::string RunnerFailed(const absl::Status& status) {
  return absl::StrCat("the model runner failed: ", status.message());
}

std::string Hangs(const HungStep& step, int64_t device_timeout_us) {
  constexpr double kUsPerSecond = 1e6;
  return absl::StrCat("the device hangs: a step has not ended in ",
                      static_cast<double>(step.waited_us) / kUsPerSecond, " s; ",
                      step.predicted_us / kUsPerSecond, " s were predicted (--device-timeout-s is ",
                      static_cast<double>(device_timeout_us) / kUsPerSecond, ")");
}

}  // namespace

EngineCore::EngineCore(const EngineOptions& options, const KvLayout& layout,
                       std::unique_ptr<Runner> runner, const Tokenizer* tokenizer,
                       Observer* observer, PagePool pool, const Clock& clock,
                       std::unique_ptr<MaskWorkers> mask_workers)
    : options_(options),
      clock_(clock),
      layout_(layout),
      limits_(SchedulerLimitsOf(options, layout)),
      runner_(std::move(runner)),
      tokenizer_(tokenizer),
      observer_(observer),
      inbox_(InboxLimitsOf(options), clock),
      residency_(options_, layout, std::move(pool), runner_->max_in_flight()),
      publisher_(options_, layout_, clock, observer),
      request_ends_(requests_, residency_, publisher_, tenants_, inbox_),
      cost_model_(options.initial_costs),
      plan_times_(options.plan_slack_us),
      step_watch_(options.device_timeout_us),
      mask_workers_(std::move(mask_workers)) {
  runner_->CallBetweenLayers([this] {
    if (!step_watch_.Leave()) return;
    step_watch_.OnProgress();
    Drain(absl::ZeroDuration());
    TakeLateDraws();
    call_within_steps_();
    publisher_.ReportEnds(call_within_steps_);
    step_watch_.Enter();
  });
}

void EngineCore::Step(absl::Duration wait) {
  try {
    RunStep(wait);
  } catch (const std::exception& error) {
    if (!step_watch_.Leave()) return;
    try {
      Break(absl::StrCat("an exception ended a step of the engine: ", error.what()));
    } catch (const std::exception&) {
      // Who has not heard of it yet does in the next step.
    }
  }
}

void EngineCore::RunStep(absl::Duration wait) {
  Drain(std::max(absl::ZeroDuration(), std::min(wait, UntilLookUp())));
  residency_.GrowTo(runner_->pages_there());
  awaits_masks_until_us_ = 0;
  if (failed()) return FailAll(failure_);
  TakeLateDraws();
  FailWithoutMask();
  request_ends_.FailExpired(clock_.NowUs());
  ForgetEnded();
  if (clock_.NowUs() < NextPlanUs()) return;
  const bool submitted = PlanAndSubmit();
  if (is_taken_over()) return;
  if (!submitted) awaits_masks_until_us_ = AwaitMasksUntilUs();
  const bool is_over = !submitted && clock_.NowUs() >= awaits_masks_until_us_;
  if (!in_flight_.empty() && (is_over || steps_in_flight() >= runner_->max_in_flight())) {
    CollectOldest();
    if (is_taken_over()) return;
  }
  ForgetEnded();
}

absl::Duration EngineCore::UntilLookUp() const {
  if (idle()) return absl::InfiniteDuration();
  const absl::Duration until_plan = absl::Microseconds(NextPlanUs() - clock_.NowUs());
  const bool awaits_draws = !in_flight_.empty() && !in_flight_.front().late_draws.empty();
  return awaits_draws ? std::min(until_plan, kLateDrawInterval) : until_plan;
}

bool EngineCore::PlanAndSubmit() {
  const int64_t plan_started_us = clock_.NowUs();
  const std::optional<PlanTimes::QueuedBehind> behind =
      plan_times_.BehindWhatIsInFlight(plan_started_us, requests_.ReadsPrompts());
  const BatchPlan plan =
      Plan(ViewOf({layout_, requests_, residency_, tenants_}, clock_.NowUs()), limits_, costs());
  // What is drawn already belongs to those who are preempted: they wait for it, and so does the
  // plan.
  if (!plan.preempted.empty() && !in_flight_.empty()) return false;
  const int64_t build_started_us = clock_.NowUs();
  StepBuilder step(options_, layout_, tokenizer_->vocabulary_tokens(), residency_, tenants_,
                   *observer_);
  Commit(plan, step);
  reading_pace_.OnStepPlanned(plan_started_us, costs().ReadUs(step.work()),
                              !requests_.waiting().empty());
  step.report().predicted_us = costs().StepUs(step.work());
  step.report().plan_us = build_started_us - plan_started_us;
  step.report().build_us = clock_.NowUs() - build_started_us;
  const bool computes = !step.empty();
  if (computes || !in_flight_.empty()) call_within_steps_();
  if (computes) Submit(step, behind);
  return computes;
}

void EngineCore::Drain(absl::Duration wait) {
  InboxContents contents = inbox_.Take(wait);
  for (auto& request : contents.requests) Enqueue(std::move(request));
  for (const AbortCommand& command : contents.aborts) {
    request_ends_.FailCall(command.call, command.reason, command.asked_us);
  }
}

void EngineCore::Enqueue(std::unique_ptr<Request> request) {
  auto entry = std::make_unique<RunningRequest>();
  entry->request = std::move(request);
  const SchedulingParams& scheduling = entry->request->scheduling;
  entry->arrival_us = entry->request->arrival_us;
  entry->tenant = tenants_.RequestBegins(scheduling.tenant);
  entry->cache_owner = CacheOwner(scheduling.tenant);
  entry->prompt_attends_densely = PromptAttendsDensely(layout_, entry->prompt_tokens());
  const int64_t cached_tokens = residency_.Find(*entry).pages * kPageTokens;
  entry->read_us = ReadUs(layout_, costs(), *entry, cached_tokens);
  entry->due_us = FirstTokenDueUs(entry->arrival_us, scheduling.ttft_slo_us,
                                  AloneUs(limits_, layout_, costs(), *entry, cached_tokens));
  publisher_.ReportAccepted(*entry, cached_tokens, requests_.waiting().size());
  const int64_t call = entry->request->call;
  requests_.Add(std::move(entry));
  if (failed()) request_ends_.FailCall(call, failure_);
}

void EngineCore::Commit(const BatchPlan& plan, StepBuilder& step) {
  for (const int64_t id : plan.preempted) Preempt(id, step.batch());
  // Who comes back from the host takes pages: last, so that what others are to find is still there.
  std::vector<int64_t> admitted = plan.admitted;
  std::stable_partition(admitted.begin(), admitted.end(),
                        [this](int64_t id) { return !requests_.waiting().at(id).on_host(); });
  for (const int64_t id : admitted) Admit(id, step.batch());
  if (requests_.NoteWait(plan.waiting, plan.waits_for)) {
    observer_->OnRequestWaits(plan.waits_for);
  }
  for (const LateDrawTarget& last : LastDraws(requests_)) {
    step.AddLateDraw(*last.request, last.sequence_index);
  }
  if (plan.rows.empty()) return;
  for (const auto& request : requests_.running()) {
    if (request->forks_due) residency_.Fork(*request, step.batch());
  }
  for (const PlannedRow& row : plan.rows) {
    RunningRequest& request = requests_.OfSequence(row.sequence);
    if (row.is_prefill) {
      step.AddPrefill(request, row.token_count);
    } else {
      step.AddDecode(request, static_cast<int32_t>(row.sequence - request.first_sequence));
    }
  }
}

// Back to the queue, with what it has said so far. What it holds goes to the host's pool, or is
// made again later: its full pages can be found as long as nobody needs them.
void EngineCore::Preempt(int64_t id, BatchBuilder& batch) {
  RunningRequest& request = requests_.OfSequence(id);
  LONGSPAN_CHECK(!residency_.ReservesAll(request));
  const Sequence& sequence = request.sequences.front().state;
  LONGSPAN_CHECK(sequence.steps_in_flight == 0 && sequence.draws_in_flight == 0);
  ++request.preemptions;
  if (std::exchange(request.prompt_has_ended, false)) tenants_.PromptReturns(request.tenant);
  const bool copies = CopyIsCheaper(request);
  residency_.Preempt(request, copies, batch);
  request.read_us = ReadUs(layout_, costs(), request, sequence.cached_tokens);
  observer_->OnPreempted(copies ? PreemptionKind::kCopy : PreemptionKind::kRecompute);
  requests_.Return(id);
}

// Logits that a slot keeps do not go to the host with it: the token that they follow would have to
// be read twice.
bool EngineCore::CopyIsCheaper(const RunningRequest& request) const {
  if (KeepsLogits(request) || !residency_.FitsHost(request)) return false;
  const size_t pages = residency_.PagesToMove(request).size();
  const double there_and_back_us = 2 * options_.host_page_us * static_cast<double>(pages);
  return there_and_back_us <= AloneUs(limits_, layout_, costs(), request, 0);
}

void EngineCore::Admit(int64_t id, BatchBuilder& batch) {
  RunningRequest& request = requests_.Start(id);
  if (request.sequences.empty()) {
    BeginSequences(request, tokenizer_, layout_.layers, options_.end_token_ids);
    for (const RunningSequence& sequence : request.sequences) AskForMask(sequence, std::nullopt);
  }
  residency_.Admit(request, batch);
  // Back from the host it may generate at once.
  if (!request.reads()) NotePromptEnd(request, tenants_);
  if (request.admitted_us == 0) NoteAdmission(request);
}

void EngineCore::NoteAdmission(RunningRequest& request) {
  request.admitted_us = clock_.NowUs();
  request.cached_tokens = request.sequences.front().state.cached_tokens;
  inbox_.LeftQueue(*request.request);
  observer_->OnPromptStarted(request.prompt_tokens(),
                             MillisecondsBetween(request.arrival_us, request.admitted_us));
  const auto looked_up = static_cast<int64_t>(AdoptableNames(options_, layout_, request).size());
  if (request.request->cache.reads_prefixes && options_.prefix_cache) {
    observer_->OnPrefixLookedUp({looked_up, request.cached_tokens / kPageTokens, 0});
  }
}

void EngineCore::Submit(StepBuilder& step, const std::optional<PlanTimes::QueuedBehind>& behind) {
  in_flight_.push_back(step.TakeStep());
  step_watch_.OnSubmit(in_flight_.back().report.predicted_us);
  step_watch_.Enter();
  const absl::StatusOr<Runner::Ticket> ticket = runner_->Submit(step.TakeBatch());
  if (!step_watch_.Leave()) return;
  if (!ticket.ok()) return Break(RunnerFailed(ticket.status()));
  in_flight_.back().ticket = *ticket;
  for (const RowOwner& row : in_flight_.back().rows) {
    residency_.LeaveWindows(*row.request, row.sequence_index);
  }
  plan_times_.OnSubmitted(clock_.NowUs(), in_flight_.back().report.predicted_us, behind);
}

void EngineCore::AskForMask(const RunningSequence& sequence, std::optional<int32_t> token) {
  if (sequence.mask == nullptr) return;
  LONGSPAN_CHECK(mask_workers_ != nullptr);
  mask_workers_->Run(SequenceMask::AskFor(sequence.mask, token, [this] { inbox_.Wake(); }));
}

void EngineCore::FailWithoutMask() {
  for (const auto& request : requests_.running()) {
    for (const RunningSequence& sequence : request->sequences) {
      if (request->ended || sequence.mask == nullptr || !sequence.mask->is_made()) continue;
      const absl::Status& status = sequence.mask->status();
      if (!status.ok()) request_ends_.FailCall(request->request->call, status);
    }
  }
}

int64_t EngineCore::AwaitMasksUntilUs() const {
  if (!AnyAwaitsMask(requests_)) return 0;
  return in_flight_.empty() ? kNeverUs : plan_times_.OldestEndUs();
}

void EngineCore::CollectOldest() {
  const int64_t asked_us = clock_.NowUs();
  step_watch_.Enter();
  absl::StatusOr<ForwardResult> result = runner_->Collect(in_flight_.front().ticket);
  if (!step_watch_.Leave()) return;
  step_watch_.OnCollected();
  StepInFlight step = std::move(in_flight_.front());
  in_flight_.pop_front();
  if (!result.ok()) return Break(RunnerFailed(result.status()));
  const int64_t collected_us = clock_.NowUs();
  LONGSPAN_CHECK(result->draws.size() == step.draws.size());
  step.Land();
  const int64_t cut_tokens = step.Cut(result->cut_rows);
  if (cut_tokens > 0) observer_->OnTokensWasted(WasteReason::kCut, cut_tokens);
  const bool is_known =
      plan_times_.OnCollected(collected_us, static_cast<double>(collected_us - asked_us));
  // What was cut short says nothing of what the whole takes.
  if (is_known && result->cut_rows.empty() && !step.rows.empty()) {
    cost_model_.Observe(step.work, static_cast<double>(result->compute_us));
  }
  step.AttributeReads(result->reads);
  if (!step.late_draws.empty()) PublishLateDraws(step, result->late_draws);
  PublishScores(step, result->draws);
  PublishRows(step);
  PublishTokens(step, result->draws, result->choices);
  CountChoices(step, result->choices);
  step.report.compute_us = result->compute_us;
  step.report.replayed = result->replayed;
  step.report.publish_us = clock_.NowUs() - collected_us;
  step.report.reads = &result->reads;
  observer_->OnStep(step.report);
}

void EngineCore::PublishScores(const StepInFlight& step, std::vector<DrawResult>& draws) {
  for (size_t i = 0; i < draws.size(); ++i) {
    RunningRequest& request = *step.draws[i].request;
    if (!step.draws[i].is_prompt_score || request.ended) continue;
    if (step.rows[step.draws[i].row].is_cut) continue;
    if (!draws[i].finite) {
      FailNotFinite(request);
      continue;
    }
    request.prompt_logprobs.push_back({draws[i].chosen, std::move(draws[i].top)});
  }
}

void EngineCore::PublishRows(const StepInFlight& step) {
  for (const RowOwner& row : step.rows) {
    if (row.request->ended || row.is_cut) continue;
    // Logits that are kept may be no numbers: their pages are found once they were drawn from.
    if (!row.keeps_logits) {
      if (row.sequence_index == 0) residency_.PublishPages(*row.request, row.end_position);
      residency_.LeaveWindows(*row.request, row.sequence_index);
    }
    if (!row.is_prefill) residency_.EndReading(*row.request);
    if (!row.is_prefill || !publisher_.ReportPrompt(*row.request, row.end_position)) continue;
    for (RunningSequence& sequence : row.request->sequences) {
      request_ends_.Finish(*row.request, sequence, {FinishReason::kLength, {}, {}});
    }
  }
}

void EngineCore::PublishTokens(const StepInFlight& step, std::vector<DrawResult>& draws,
                               const BlockChoices& choices) {
  for (size_t i = 0; i < draws.size(); ++i) {
    const DrawTarget& target = step.draws[i];
    if (target.is_prompt_score || target.request->ended || step.rows[target.row].is_cut) continue;
    RunningSequence& sequence = target.request->sequences[target.sequence_index];
    if (sequence.state.finished) {  // drawn ahead, past the end
      observer_->OnTokensWasted(WasteReason::kSurplus, 1);
      continue;
    }
    if (draws[i].finite && step.rows[target.row].reports_choices) {
      CountAnswerToken(choices, target.row, layout_.nsa.block_tokens, *sequence.block_map);
    }
    PublishToken(*target.request, sequence, draws[i]);
  }
}

void EngineCore::TakeLateDraws() {
  if (in_flight_.empty() || in_flight_.front().late_draws.empty()) return;
  std::optional<std::vector<DrawResult>> draws = runner_->TakeLateDraws();
  if (draws.has_value()) PublishLateDraws(in_flight_.front(), *draws);
}

// The steps before are collected: what the draws are from counts already, and only its pages are
// not to be found yet.
void EngineCore::PublishLateDraws(StepInFlight& step, std::vector<DrawResult>& draws) {
  const std::vector<LateDrawTarget> targets = step.LandLateDraws();
  LONGSPAN_CHECK(draws.size() == targets.size());
  for (size_t i = 0; i < draws.size(); ++i) {
    RunningRequest& request = *targets[i].request;
    if (request.ended) continue;
    RunningSequence& sequence = request.sequences[targets[i].sequence_index];
    const auto known = static_cast<int64_t>(sequence.state.output_tokens.size());
    if (draws[i].finite) {
      if (targets[i].sequence_index == 0) {
        residency_.PublishPages(request, request.prompt_tokens() + known);
      }
      residency_.LeaveWindows(request, targets[i].sequence_index);
    }
    PublishToken(request, sequence, draws[i]);
    if (!request.ended && !sequence.state.finished) AskForMask(sequence, draws[i].token);
  }
}

// What rows selected whose logits are kept: a token will be drawn from them.
void EngineCore::CountChoices(const StepInFlight& step, const BlockChoices& choices) {
  for (int32_t row = 0; row < static_cast<int32_t>(step.rows.size()); ++row) {
    const RowOwner& owner = step.rows[row];
    if (!owner.keeps_logits || !owner.reports_choices || owner.is_cut) continue;
    for (RunningSequence& sequence : owner.drawing()) {
      if (sequence.state.finished) continue;
      CountAnswerToken(choices, row, layout_.nsa.block_tokens, *sequence.block_map);
    }
  }
}

void EngineCore::PublishToken(RunningRequest& request, RunningSequence& sequence,
                              DrawResult& draw) {
  if (!draw.finite) return FailNotFinite(request);
  if (!draw.permitted) return FailNotPermitted(request);
  const std::optional<SequenceEnd> end = publisher_.ReportToken(request, sequence, draw);
  if (end.has_value()) request_ends_.Finish(request, sequence, *end);
}

// What is in its pages may be as broken as its logits: nobody is to find it.
void EngineCore::FailNotFinite(RunningRequest& request) {
  residency_.ForgetPages(request);
  observer_->OnNonFiniteLogits();
  request_ends_.FailCall(request.request->call,
                         absl::InternalError("the model gave logits that are not finite"));
}

// The constraint alone permits one (SequenceMask).
void EngineCore::FailNotPermitted(RunningRequest& request) {
  request_ends_.FailCall(request.request->call,
                         InvalidField("allowed_token_ids",
                                      "none of them is a token that the constraint permits next"));
}

void EngineCore::ForgetEnded() {
  requests_.ForgetEnded();
  publisher_.ReportEnds(call_within_steps_);
}

void EngineCore::FailAll(const absl::Status& reason) {
  Drain(absl::ZeroDuration());
  request_ends_.FailAll(reason);
  if (in_flight_.empty()) requests_.ForgetSteps();
  ForgetEnded();
}

// No request is to blame, whatever the cause: another replica, or the next process, can serve it.
void EngineCore::Break(absl::string_view failure) {
  in_flight_.clear();
  plan_times_.Clear();
  step_watch_.Clear();
  EndForGood(failure);
}

void EngineCore::EndForGood(absl::string_view failure) {
  failure_ = WithRetryAfter(WithCode(absl::UnavailableError(failure), "failed"), kRetryAfter);
  inbox_.Close(failure_);
  FailAll(failure_);
}

// What is in flight stays, and with it whatever the device, or a thread within the runner, may
// still read or write.
bool EngineCore::BreakIfHung(int64_t passed_us) {
  const std::optional<HungStep> hung = step_watch_.Tick(passed_us);
  if (hung.has_value()) EndForGood(Hangs(*hung, options_.device_timeout_us));
  return hung.has_value();
}

EngineLoad EngineCore::Load() const {
  EngineLoad load;
  requests_.AddTo(load);
  residency_.AddTo(load);
  if (!is_taken_over()) load.backend_pools = runner_->Pools();
  const WaitingRequests& waiting = requests_.waiting();
  load.queue_delay_us = waiting.read_us() / reading_pace_.value();
  if (!waiting.empty()) {
    load.queue_token_us = load.queue_delay_us / static_cast<double>(waiting.tokens());
  }
  load.tenant_gap_tokens = tenants_.Gap();
  load.failed = failed();
  load.failure = failure_;
  RefreshQueue(load);
  return load;
}

// What the scheduler has not seen yet takes as long, token by token, as what it has.
void EngineCore::RefreshQueue(EngineLoad& load) const {
  const int64_t tokens = inbox_.queued_tokens();
  const auto unseen_tokens = static_cast<double>(tokens - load.queued_tokens);
  load.queue_delay_us = std::max(0.0, load.queue_delay_us + load.queue_token_us * unseen_tokens);
  load.queued_tokens = tokens;
  load.waiting_requests = inbox_.queued_requests();
  load.queued_tenants = inbox_.queued_tenants();
  load.draining = inbox_.closed();
  const int64_t now_us = clock_.NowUs();
  load.oldest_wait_seconds =
      static_cast<double>(now_us - std::min(now_us, load.oldest_arrival_us)) / 1e6;
}

absl::Status EngineCore::CheckIntegrity() const {
  return residency_.CheckIntegrity(requests_.All());
}

}  // namespace longspan
