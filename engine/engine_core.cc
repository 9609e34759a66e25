#include "engine/engine_core.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/request/clock.h"
#include "engine/request/status_details.h"
#include "engine/sampling/sampling_batch.h"
#include "kernels/check.h"

namespace longspan {
namespace {

// After a failure; a supervisor needs about as long to start the next process.
constexpr absl::Duration kRetryAfter = absl::Seconds(5);

InboxLimits LimitsOf(const EngineOptions& options) {
  return {options.max_queued_requests, options.max_queued_tokens};
}

// Every page a request can ever need: full pages of the prompt once, the rest for each sequence.
// The last token drawn is never written to the cache.
int64_t WorstCasePages(int64_t prompt_tokens, int64_t max_tokens, int32_t n) {
  const int64_t cached_tokens = prompt_tokens + std::max<int64_t>(0, max_tokens - 1);
  const int64_t shared = n > 1 ? prompt_tokens / kPageTokens : 0;
  return shared + n * (PagesForTokens(cached_tokens) - shared);
}

}  // namespace

int64_t EngineCore::NeededPages(const Request& request) {
  return WorstCasePages(static_cast<int64_t>(request.prompt_token_ids.size()),
                        request.stopping.max_tokens, request.sampling.n);
}

EngineCore::EngineCore(const EngineOptions& options, const KvLayout& layout,
                       std::unique_ptr<Runner> runner, const Tokenizer* tokenizer,
                       Observer* observer, PagePool pool)
    : options_(options),
      layout_(layout),
      runner_(std::move(runner)),
      tokenizer_(tokenizer),
      observer_(observer),
      inbox_(LimitsOf(options)),
      pool_(std::move(pool)) {
  for (int32_t slot = options_.max_running_requests - 1; slot >= 0; --slot) {
    free_slots_.push_back(slot);
  }
}

absl::Status EngineCore::CheckFits(const Request& request) const {
  if (request.sampling.n > options_.max_running_requests) {
    return InvalidField(
        "n", absl::StrCat("n is ", request.sampling.n, " and --max-running-requests is ",
                          options_.max_running_requests, ": the sequences can never run together"));
  }
  const int64_t needed = NeededPages(request);
  if (needed <= pool_.total_pages()) return absl::OkStatus();
  // The field that alone, made smaller, would do.
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const auto fits = [&](int64_t max_tokens) {
    return WorstCasePages(prompt_tokens, max_tokens, 1) <= pool_.total_pages();
  };
  const char* field = fits(request.stopping.max_tokens) ? "n" : fits(1) ? "max_tokens" : "prompt";
  return InvalidField(
      field,
      absl::StrCat("the request needs ", needed, " pages of ", kPageTokens, " tokens (prompt ",
                   prompt_tokens, ", max_tokens ", request.stopping.max_tokens, ", n ",
                   request.sampling.n, ") and the cache has ", pool_.total_pages(),
                   "; --kv-cache-bytes or --memory-fraction sets its size"),
      "kv_cache_exceeded");
}

void EngineCore::Step(absl::Duration idle_wait) {
  try {
    RunStep(idle_wait);
  } catch (const std::exception& error) {
    try {
      Break(absl::StrCat("an exception ended a step of the engine: ", error.what()));
    } catch (const std::exception&) {
      // Who has not heard of it yet does in the next step.
    }
  }
}

void EngineCore::RunStep(absl::Duration idle_wait) {
  const bool busy = !in_flight_.empty() || !running_.empty() || !waiting_.empty();
  Drain(busy ? absl::ZeroDuration() : idle_wait);
  if (failed()) return FailAll(failure_);
  EndExpired();
  const int64_t plan_started_us = SteadyNowUs();
  const BatchPlan plan =
      Plan(View(), {options_.prefill_chunk_tokens, options_.max_partial_prefills});
  const int64_t build_started_us = SteadyNowUs();
  BatchBuilder builder;
  builder.draw().vocabulary_tokens = tokenizer_->vocabulary_tokens();
  StepInFlight step{};
  Admit(plan.admitted);
  NoteWait(plan.waits_for);
  if (!plan.rows.empty()) ForkDue(builder);
  for (const PlannedRow& row : plan.rows) CommitRow(row, builder, step);
  step.report.plan_us = build_started_us - plan_started_us;
  step.report.build_us = SteadyNowUs() - build_started_us;
  const bool submitted = !builder.empty();
  if (submitted) Submit(builder, std::move(step));
  if (!in_flight_.empty() &&
      (!submitted || static_cast<int>(in_flight_.size()) >= runner_->max_in_flight())) {
    CollectOldest();
  }
  ForgetEnded();
}

SchedulerView EngineCore::View() const {
  SchedulerView view;
  for (const auto& request : running_) {
    if (request->ended) continue;
    for (const RunningSequence& sequence : request->sequences) {
      const Sequence& state = sequence.state;
      if (state.finished) continue;
      if (state.sample_index > 0 && !state.started) continue;
      const int64_t remaining =
          std::max<int64_t>(0, request->prompt_tokens() - state.cached_tokens);
      view.running.push_back({state.id, state.started ? 0 : remaining, CanDecode(*request, state)});
    }
  }
  for (const auto& request : waiting_) {
    // The plan never admits more than it may read side by side.
    if (static_cast<int32_t>(view.waiting.size()) >= options_.max_partial_prefills) break;
    view.waiting.push_back({request->first_sequence, request->request->sampling.n,
                            request->prompt_tokens(), request->needed_pages});
  }
  view.available_pages = pool_.available_pages();
  view.free_slots = static_cast<int32_t>(free_slots_.size());
  return view;
}

// With steps in flight a sequence may run ahead of what is known, unless its next draw depends on
// a token the host must see first, or would exceed max_tokens.
bool EngineCore::CanDecode(const RunningRequest& request, const Sequence& sequence) const {
  if (!sequence.started) return false;
  if (sequence.draws_in_flight > 0 && UsesPenalties(request.request->sampling)) return false;
  const int64_t drawn =
      static_cast<int64_t>(sequence.output_tokens.size()) + sequence.draws_in_flight;
  return drawn < request.request->stopping.max_tokens;
}

void EngineCore::Admit(int32_t count) {
  for (int32_t i = 0; i < count; ++i) {
    running_.push_back(std::move(waiting_.front()));
    waiting_.pop_front();
    RunningRequest& request = *running_.back();
    LONGSPAN_CHECK(pool_.Reserve(request.needed_pages));
    request.reserved_pages = request.needed_pages;
    request.admitted_us = SteadyNowUs();
    request.unfinished_sequences = request.request->sampling.n;
    for (int32_t index = 0; index < request.request->sampling.n; ++index) {
      RunningSequence& sequence = request.sequences.emplace_back(tokenizer_, *request.request);
      sequence.state.id = request.first_sequence + index;
      sequence.state.sample_index = index;
      sequence.state.slot = free_slots_.back();
      free_slots_.pop_back();
      StartCounts(*request.request, sequence.state);
      request_of_sequence_[sequence.state.id] = &request;
    }
    inbox_.LeftQueue(*request.request);
    observer_->OnPromptStarted(request.prompt_tokens(),
                               MillisecondsBetween(request.arrival_us, request.admitted_us));
  }
  most_slots_used_ = std::max(
      most_slots_used_, options_.max_running_requests - static_cast<int32_t>(free_slots_.size()));
}

void EngineCore::NoteWait(WaitReason reason) {
  waits_for_ = reason;
  if (waiting_.empty() || waiting_.front()->waits_for == reason) return;
  waiting_.front()->waits_for = reason;
  observer_->OnRequestWaits(reason);
}

void EngineCore::TakePages(RunningRequest& request, Sequence& sequence, int64_t tokens) {
  while (static_cast<int64_t>(sequence.pages.size()) < PagesForTokens(tokens)) {
    LONGSPAN_CHECK(request.reserved_pages > 0);
    --request.reserved_pages;
    sequence.pages.push_back(pool_.Take());
  }
}

void EngineCore::ForkDue(BatchBuilder& builder) {
  for (auto& request : running_) {
    if (request->forks_due) Fork(*request, builder);
  }
}

// Samples 1 … n-1 share the prompt's full pages and copy its begun one, before the step that
// follows the prompt's last writes to it.
void EngineCore::Fork(RunningRequest& request, BatchBuilder& builder) {
  request.forks_due = false;
  const int64_t prompt_tokens = request.prompt_tokens();
  const Sequence& parent = request.sequences.front().state;
  for (size_t index = 1; index < request.sequences.size(); ++index) {
    Sequence& child = request.sequences[index].state;
    if (child.finished) continue;
    ForkCopy copy;
    copy.source_slot = parent.slot;
    copy.destination_slot = child.slot;
    for (int64_t page = 0; page < prompt_tokens / kPageTokens; ++page) {
      pool_.Share(parent.pages[page]);
      child.pages.push_back(parent.pages[page]);
    }
    if (OffsetInPage(prompt_tokens) != 0) {
      TakePages(request, child, prompt_tokens);
      copy.source_page = parent.pages[PageOfToken(prompt_tokens)];
      copy.destination_page = child.pages.back();
    }
    builder.forks().push_back(copy);
  }
  if (parent.finished) ReleaseSequence(request.sequences.front().state);
}

void EngineCore::CommitRow(const PlannedRow& planned, BatchBuilder& builder, StepInFlight& step) {
  RunningRequest& request = *request_of_sequence_.at(planned.sequence);
  if (planned.is_prefill) {
    CommitPrefill(request, planned.token_count, builder, step);
  } else {
    CommitDecode(request, static_cast<int32_t>(planned.sequence - request.first_sequence), builder,
                 step);
  }
}

void EngineCore::CommitPrefill(RunningRequest& request, int32_t token_count, BatchBuilder& builder,
                               StepInFlight& step) {
  const Request& asked = *request.request;
  Sequence& sequence = request.sequences.front().state;
  if (sequence.cached_tokens == 0) builder.slot_resets().push_back({sequence.slot, -1});
  const int64_t first = sequence.cached_tokens;
  const int64_t end = first + token_count;
  const bool completes = end == request.prompt_tokens();
  const bool draws = completes && asked.stopping.max_tokens > 0;
  const bool scores = asked.response.prompt_logprobs >= 0;
  TakePages(request, sequence, end);
  const int32_t logits_from = scores ? 0 : draws ? token_count - 1 : token_count;
  const int32_t first_logits_row =
      builder.AddRow(asked, sequence, token_count, logits_from, request.prompt_attends_densely);
  for (int64_t position = first; scores && position < end; ++position) {
    if (position + 1 >= request.prompt_tokens()) break;
    AddPromptScore(asked, first_logits_row + static_cast<int32_t>(position - first),
                   asked.prompt_token_ids[position + 1], builder.draw());
    step.draws.push_back({&request, 0, true});
  }
  for (size_t index = 0; draws && index < request.sequences.size(); ++index) {
    Sequence& sample = request.sequences[index].state;
    AddDraw(asked, sample, first_logits_row + token_count - 1 - logits_from, options_.end_token_ids,
            builder.draw());
    step.draws.push_back({&request, static_cast<int32_t>(index), false});
    sample.cached_tokens = end;
    sample.started = true;
    ++sample.draws_in_flight;
  }
  request.forks_due = draws && request.sequences.size() > 1;
  sequence.cached_tokens = end;
  ++sequence.steps_in_flight;
  ++request.prefill_chunks;
  step.rows.push_back({&request, 0, end, true});
  ++step.report.prefill_rows;
  step.report.prefill_tokens += token_count;
}

void EngineCore::CommitDecode(RunningRequest& request, int32_t sequence_index,
                              BatchBuilder& builder, StepInFlight& step) {
  Sequence& sequence = request.sequences[sequence_index].state;
  const int64_t length = sequence.cached_tokens + 1;
  TakePages(request, sequence, length);
  const bool dense = layout_.has_summaries && length < layout_.nsa.dense_below_tokens;
  const int32_t logits_row = builder.AddRow(*request.request, sequence, 1, 0, dense);
  AddDraw(*request.request, sequence, logits_row, options_.end_token_ids, builder.draw());
  step.draws.push_back({&request, sequence_index, false});
  step.rows.push_back({&request, sequence_index, length, false});
  sequence.cached_tokens = length;
  ++sequence.draws_in_flight;
  ++sequence.steps_in_flight;
  ++step.report.decode_rows;
}

void EngineCore::Submit(BatchBuilder& builder, StepInFlight step) {
  absl::StatusOr<Runner::Ticket> ticket = runner_->Submit(builder.Finish());
  if (!ticket.ok()) {
    Break(RunnerFailed(ticket.status()));
    return;
  }
  step.ticket = *ticket;
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

}  // namespace longspan
