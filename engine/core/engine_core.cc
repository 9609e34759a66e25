#include "engine/core/engine_core.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/request/status_details.h"

namespace longspan {
namespace {

// After a failure; a supervisor needs about as long to start the next process.
constexpr absl::Duration kRetryAfter = absl::Seconds(5);

InboxLimits LimitsOf(const EngineOptions& options) {
  return {options.max_queued_requests, options.max_queued_tokens};
}

}  // namespace

EngineCore::EngineCore(const EngineOptions& options, const KvLayout& layout,
                       std::unique_ptr<Runner> runner, const Tokenizer* tokenizer,
                       Observer* observer, PagePool pool, const Clock& clock)
    : options_(options),
      clock_(clock),
      layout_(layout),
      runner_(std::move(runner)),
      tokenizer_(tokenizer),
      observer_(observer),
      inbox_(LimitsOf(options), clock),
      residency_(options_, layout, std::move(pool)),
      publisher_(options_, clock, observer),
      request_ends_(requests_, residency_, publisher_, tenants_, inbox_),
      cost_model_(options.initial_costs),
      decode_lead_(options.plan_slack_us),
      mixed_lead_(options.plan_slack_us) {
  runner_->CallBetweenLayers([this] {
    Drain(absl::ZeroDuration());
    tell_();
    publisher_.TellEnds(tell_);
  });
}

void EngineCore::Step(absl::Duration wait) {
  try {
    RunStep(wait);
  } catch (const std::exception& error) {
    try {
      Break(absl::StrCat("an exception ended a step of the engine: ", error.what()));
    } catch (const std::exception&) {
      // Who has not heard of it yet does in the next step.
    }
  }
}

double EngineCore::PredictedEndUs(const StepInFlight& step) const {
  return static_cast<double>(std::max(step.submitted_us, last_collected_us_)) +
         step.report.predicted_us;
}

int64_t EngineCore::NextPlanUs() const {
  if (in_flight_.empty()) return last_collected_us_;
  const StepInFlight& step = in_flight_.back();
  const double took_us = step.report.predicted_us;
  const double lead_us = std::min(took_us, NextLead().LeadUs(took_us));
  return WholeTime(PredictedEndUs(step) - lead_us);
}

std::optional<EngineCore::QueuedBehind> EngineCore::BehindWhatIsInFlight(int64_t now_us) const {
  if (in_flight_.empty()) return std::nullopt;
  const StepInFlight& step = in_flight_.back();
  const double took_us = step.report.predicted_us;
  return QueuedBehind{PredictedEndUs(step) - static_cast<double>(now_us),
                      NextLead().LeadUs(took_us) < took_us, requests_.ReadsPrompts()};
}

void EngineCore::RunStep(absl::Duration wait) {
  if (!idle()) wait = std::min(wait, absl::Microseconds(NextPlanUs() - clock_.NowUs()));
  Drain(std::max(wait, absl::ZeroDuration()));
  if (failed()) return FailAll(failure_);
  request_ends_.FailExpired(clock_.NowUs());
  ForgetEnded();
  const int64_t plan_started_us = clock_.NowUs();
  if (plan_started_us < NextPlanUs()) return ForgetEnded();
  const std::optional<QueuedBehind> behind = BehindWhatIsInFlight(plan_started_us);
  const BatchPlan plan = Plan(View(), Limits(), costs());
  if (!plan.preempted.empty() && !in_flight_.empty()) {
    // What is drawn already belongs to those who make room: they wait for it, and so does the plan.
    CollectOldest();
    return ForgetEnded();
  }
  const int64_t build_started_us = clock_.NowUs();
  BatchBuilder builder;
  builder.draw().vocabulary_tokens = tokenizer_->vocabulary_tokens();
  StepInFlight step{};
  for (int64_t id : plan.preempted) Preempt(id, builder);
  Admit(plan.admitted, builder);
  if (requests_.NoteWait(plan.waiting, plan.waits_for)) observer_->OnRequestWaits(plan.waits_for);
  if (!plan.rows.empty()) ForkDue(builder);
  step.work.AddStep();
  for (const PlannedRow& row : plan.rows) CommitRow(row, builder, step);
  reading_pace_.OnStepPlanned(plan_started_us, costs().ReadUs(step.work),
                              !requests_.waiting().empty());
  step.report.predicted_us = costs().StepUs(step.work);
  step.report.plan_us = build_started_us - plan_started_us;
  step.report.build_us = clock_.NowUs() - build_started_us;
  const bool submitted = !builder.empty();
  if (submitted || !in_flight_.empty()) tell_();
  if (submitted) Submit(builder, std::move(step));
  if (submitted && in_flight_.size() > 1) in_flight_.front().behind = behind;
  if (!in_flight_.empty() &&
      (!submitted || static_cast<int>(in_flight_.size()) >= runner_->max_in_flight())) {
    CollectOldest();
  }
  ForgetEnded();
}

void EngineCore::Submit(BatchBuilder& builder, StepInFlight step) {
  absl::StatusOr<Runner::Ticket> ticket = runner_->Submit(builder.Finish());
  if (!ticket.ok()) {
    Break(RunnerFailed(ticket.status()));
    return;
  }
  step.ticket = *ticket;
  step.submitted_us = clock_.NowUs();
  in_flight_.push_back(std::move(step));
}

std::string EngineCore::RunnerFailed(const absl::Status& status) {
  return absl::StrCat("the model runner failed: ", status.message());
}

// No request is to blame, whatever the cause: another replica, or the next process, can serve it.
void EngineCore::Break(absl::string_view failure) {
  failure_ = WithRetryAfter(WithCode(absl::UnavailableError(failure), "failed"), kRetryAfter);
  in_flight_.clear();
  inbox_.Close(failure_);
  FailAll(failure_);
}

void EngineCore::ForgetEnded() {
  requests_.ForgetEnded();
  publisher_.TellEnds(tell_);
}

}  // namespace longspan
