#include "engine/model/model_runner.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "engine/model/batch_check.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// The reads of a backend's step, whose rows are `numbers` of the whole step's.
void AddReads(StepReads reads, absl::Span<const int32_t> numbers, StepReads& total) {
  for (size_t row = 0; row < reads.rows.size(); ++row) total.rows[numbers[row]] += reads.rows[row];
  reads.rows.clear();
  total += reads;
}

// Those of `kept` whose rows are among `count` from `begin` on, counted from there.
std::vector<KeptLogits> Among(absl::Span<const KeptLogits> kept, size_t begin, size_t count) {
  std::vector<KeptLogits> among;
  for (const KeptLogits& row : kept) {
    const size_t logits_row = static_cast<size_t>(row.logits_row);
    if (logits_row < begin || logits_row >= begin + count) continue;
    among.push_back({static_cast<int32_t>(logits_row - begin), row.slot});
  }
  return among;
}

absl::StatusOr<std::vector<DrawResult>> TakeAll(
    const std::vector<std::unique_ptr<EarlyDraws>>& draws) {
  std::vector<DrawResult> all;
  for (const std::unique_ptr<EarlyDraws>& some : draws) {
    LONGSPAN_ASSIGN_OR_RETURN(std::vector<DrawResult> results, some->Take());
    std::move(results.begin(), results.end(), std::back_inserter(all));
  }
  return all;
}

bool ReportsChoices(const ForwardBatch& batch) {
  return std::any_of(batch.rows.begin(), batch.rows.end(),
                     [](const ForwardRow& row) { return row.reports_choices; });
}

}  // namespace

absl::StatusOr<std::unique_ptr<ModelRunner>> ModelRunner::Create(const Model* model,
                                                                 Backend* backend,
                                                                 const RunnerOptions& options) {
  if (options.pages < 1 || options.slots < 1 || options.step.max_step_tokens < 1 ||
      options.step.max_logits_rows < 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("a runner needs at least one of each, found ", options.pages, " pages, ",
                     options.slots, " slots, ", options.step.max_step_tokens, " tokens a step, ",
                     options.step.max_logits_rows, " rows of logits"));
  }
  std::unique_ptr<ModelRunner> runner(new ModelRunner(model, backend, options));
  LONGSPAN_ASSIGN_OR_RETURN(runner->kv_, KvStore::Create(model->layout,
                                                         {.pages = options.pages,
                                                          .slots = options.slots,
                                                          .host_pages = options.host_pages,
                                                          .host_slots = options.host_slots,
                                                          .rooms = options.rooms,
                                                          .homes = options.homes},
                                                         backend));
  LONGSPAN_ASSIGN_OR_RETURN(
      runner->activations_,
      ActivationPool::Create(model->config, options.step, model->compute_dtype, backend));
  LONGSPAN_ASSIGN_OR_RETURN(runner->choices_,
                            BlockChoiceBuffers::Create(model->config, options.slots, backend));
  LONGSPAN_ASSIGN_OR_RETURN(
      runner->slot_logits_,
      SlotLogits::Create(options.kept_logits_slots, model->config.vocabulary, backend));
  return runner;
}

absl::StatusOr<Runner::Ticket> ModelRunner::Submit(ForwardBatch batch) {
  if (static_cast<int>(submitted_.size()) >= max_in_flight()) {
    return absl::FailedPreconditionError(absl::StrCat(
        "step ", submitted_.front().ticket, " must be collected before another is submitted"));
  }
  LONGSPAN_RETURN_IF_ERROR(
      CheckForwardBatch(batch, {.pages = kv_->pages_there(),
                                .slots = options_.slots,
                                .max_step_tokens = options_.step.max_step_tokens,
                                .vocabulary = model_.config.vocabulary,
                                .host_pages = options_.host_pages,
                                .host_slots = options_.host_slots,
                                .kept_logits_slots = options_.kept_logits_slots,
                                .selects_blocks = model_.config.selects_blocks(),
                                .window_tokens = model_.layout.groups.window_tokens}));
  // Known while it is at work: its late draws may be asked for.
  SubmittedStep& step = submitted_.emplace_back();
  step.ticket = ++last_ticket_;
  if (ReportsChoices(batch)) step.choices = choices_.ForStep(step.ticket);
  step.start = Clock::now();
  step.draws = batch.draw.rows.size();
  step.reads.rows.resize(batch.rows.size());
  step.status = Queue(std::move(batch), step);
  return step.ticket;
}

// Collect reports an error of the device.
std::optional<std::vector<DrawResult>> ModelRunner::TakeLateDraws() {
  if (submitted_.empty()) return std::nullopt;
  std::vector<std::unique_ptr<EarlyDraws>>& draws = submitted_.front().late_draws;
  if (draws.empty() || !draws.back()->AreKnown()) return std::nullopt;
  absl::StatusOr<std::vector<DrawResult>> drawn = TakeAll(std::exchange(draws, {}));
  if (!drawn.ok()) return std::nullopt;
  return *std::move(drawn);
}

absl::StatusOr<ForwardResult> ModelRunner::Collect(Ticket ticket) {
  if (submitted_.empty() || ticket != submitted_.front().ticket) {
    return absl::FailedPreconditionError(absl::StrCat("step ", ticket, " is not in flight"));
  }
  SubmittedStep step = std::move(submitted_.front());
  submitted_.pop_front();
  absl::StatusOr<StepResult> computed = StepResult();
  if (step.backend_step) computed = FinishBackendStep(step);
  LONGSPAN_RETURN_IF_ERROR(step.status);
  LONGSPAN_RETURN_IF_ERROR(computed.status());
  ForwardResult result;
  LONGSPAN_ASSIGN_OR_RETURN(result.late_draws, TakeAll(step.late_draws));
  result.reads = std::move(step.reads);
  result.cut_rows = std::move(step.cut_rows);
  result.choices = step.choices;
  result.replayed = computed->replayed_runs > 0;
  result.draws.resize(step.draws);
  for (size_t i = 0; i < step.places.size(); ++i) {
    result.draws[step.places[i]] = std::move(computed->draws[i]);
  }
  // The step before may have been at work when this one was submitted.
  const Clock::time_point begun = std::max(step.start, last_collected_);
  last_collected_ = Clock::now();
  result.compute_us =
      std::chrono::duration_cast<std::chrono::microseconds>(last_collected_ - begun).count();
  return result;
}

// Copies alone, and late draws, are a step of the backend too, without rows: it is finished when
// they are done.
absl::Status ModelRunner::Queue(ForwardBatch batch, SubmittedStep& step) {
  LONGSPAN_RETURN_IF_ERROR(CopyItems(batch));
  StepBatch step_batch(std::move(batch));
  // Before the first layer there is nothing to move.
  if (backend_.computes_inline()) step_batch.RemoveCancelled();
  int layer = 0;
  while (true) {
    step.cut_rows = step_batch.cut_rows();
    LONGSPAN_ASSIGN_OR_RETURN(layer, QueueFrom(layer, step_batch, step));
    if (layer > model_.config.layers) return absl::OkStatus();
    LONGSPAN_RETURN_IF_ERROR(CutRows(step_batch, step));
  }
}

absl::Status ModelRunner::CopyItems(const ForwardBatch& batch) {
  for (const bool to_host : {true, false}) {
    for (const HostMove& move : batch.page_moves) {
      if (move.to_host == to_host) LONGSPAN_RETURN_IF_ERROR(kv_->MovePage(move));
    }
    for (const HostMove& move : batch.slot_moves) {
      if (move.to_host == to_host) LONGSPAN_RETURN_IF_ERROR(kv_->MoveSlot(move));
    }
  }
  for (const ForkCopy& fork : batch.forks) LONGSPAN_RETURN_IF_ERROR(kv_->Fork(fork));
  for (const SlotReset& reset : batch.slot_resets) LONGSPAN_RETURN_IF_ERROR(kv_->Reset(reset));
  return absl::OkStatus();
}

absl::StatusOr<int> ModelRunner::QueueFrom(int layer, StepBatch& batch, SubmittedStep& step) {
  const RaggedBatch ragged = batch.Ragged();
  LONGSPAN_RETURN_IF_ERROR(backend_.BeginStep(ragged));
  absl::StatusOr<int> next = Compute(layer, batch, ragged, step);
  const absl::StatusOr<StepTicket> ended = backend_.EndStep();  // also of a step that failed
  if (ended.ok()) {
    step.backend_step = *ended;
    step.row_numbers = batch.row_numbers();
  }
  if (next.ok() && !ended.ok()) return ended.status();
  return next;
}

// Where operations are done at once, the flags of the rows are looked at between layers. Elsewhere
// all layers are queued before the first is done, or not even called for: nobody looks.
absl::StatusOr<int> ModelRunner::Compute(int layer, StepBatch& batch, const RaggedBatch& ragged,
                                         SubmittedStep& step) {
  const int layers = model_.config.layers;
  if (layer == 0) LONGSPAN_RETURN_IF_ERROR(DrawLate(batch.TakeLateDraw(), step));
  if (batch.empty()) return layers + 1;
  const Activations activations = activations_->ForTokens(ragged.tokens());
  const BlockChoiceCopies choices(batch, step.choices);
  const StepContext context = {model_, backend_, *kv_, ragged, activations, choices};
  if (layer == 0) LONGSPAN_RETURN_IF_ERROR(EmbedTokens(context, batch.token_ids()));
  if (backend_.computes_inline()) {
    LONGSPAN_ASSIGN_OR_RETURN(layer, ComputeLayers(context, layer, batch));
    if (batch.HasCancelled()) return layer;
  } else if (choices.empty()) {
    LONGSPAN_RETURN_IF_ERROR(
        backend_.QueueRun(layers_run_, [&context] { return DecodeLayers(context); }));
  } else {  // to an array of the host, which a run may not name
    LONGSPAN_RETURN_IF_ERROR(DecodeLayers(context));
  }
  LONGSPAN_RETURN_IF_ERROR(DrawAndKeep(context, batch, step));
  return layers + 1;
}

// Until rows are found cancelled. A layer that nobody waits for any more is left at once: it may
// take long, and others wait for the engine.
absl::StatusOr<int> ModelRunner::ComputeLayers(const StepContext& context, int layer,
                                               const StepBatch& batch) {
  backend_.LeaveOutWhen([&batch] { return batch.AllCancelled(); });
  const auto all_again = absl::MakeCleanup([this] { backend_.LeaveOutWhen({}); });
  while (layer < model_.config.layers) {
    LONGSPAN_RETURN_IF_ERROR(DecodeLayer(context, layer++));
    look_up_();
    if (batch.HasCancelled()) break;
  }
  return layer;
}

// The backend's step ends before its time; the rows that stay go on in another.
absl::Status ModelRunner::CutRows(StepBatch& batch, SubmittedStep& step) {
  LONGSPAN_RETURN_IF_ERROR(FinishBackendStep(step).status());
  const Activations activations = activations_->ForTokens(batch.Ragged().tokens());
  for (const TokenMove& move : batch.RemoveCancelled()) {
    LONGSPAN_RETURN_IF_ERROR(MoveTokens(backend_, activations, move));
  }
  return absl::OkStatus();
}

absl::StatusOr<StepResult> ModelRunner::FinishBackendStep(SubmittedStep& step) {
  const StepTicket ticket = *std::exchange(step.backend_step, std::nullopt);
  LONGSPAN_ASSIGN_OR_RETURN(StepResult result, backend_.FinishStep(ticket));
  AddReads(std::move(result.reads), step.row_numbers, step.reads);
  return result;
}

// As many at once as the backend has room for.
absl::Status ModelRunner::DrawLate(DrawBatch draw, SubmittedStep& step) {
  const std::vector<DrawRow> rows = std::exchange(draw.rows, {});
  for (size_t begin = 0; begin < rows.size(); begin += options_.step.max_logits_rows) {
    const auto slice = absl::MakeConstSpan(rows).subspan(begin, options_.step.max_logits_rows);
    draw.rows.assign(slice.begin(), slice.end());
    LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<EarlyDraws> drawn,
                              backend_.DrawEarly(slot_logits_.all(), draw));
    step.late_draws.push_back(std::move(drawn));
  }
  return absl::OkStatus();
}

// Slice by slice of logits, so that a chunk may want logits of all its tokens.
absl::Status ModelRunner::DrawAndKeep(const StepContext& context, StepBatch& batch,
                                      SubmittedStep& step) {
  const std::vector<int32_t> tokens = batch.LogitsTokens();
  DrawBatch slice = batch.TakeDraw();  // the flat arrays serve every slice
  const std::vector<DrawRow> rows = std::exchange(slice.rows, {});
  for (size_t begin = 0; begin < tokens.size(); begin += options_.step.max_logits_rows) {
    const auto slice_tokens =
        absl::MakeConstSpan(tokens).subspan(begin, options_.step.max_logits_rows);
    slice.rows.clear();
    for (size_t i = 0; i < rows.size(); ++i) {
      const size_t logits_row = static_cast<size_t>(rows[i].logits_row);
      if (logits_row < begin || logits_row >= begin + slice_tokens.size()) continue;
      slice.rows.push_back(rows[i]);
      slice.rows.back().logits_row = static_cast<int32_t>(logits_row - begin);
      step.places.push_back(batch.draw_numbers()[i]);
    }
    const std::vector<KeptLogits> kept = Among(batch.kept_logits(), begin, slice_tokens.size());
    if (slice.rows.empty() && kept.empty()) continue;
    LONGSPAN_ASSIGN_OR_RETURN(TensorView logits, Logits(context, slice_tokens));
    if (!kept.empty()) LONGSPAN_RETURN_IF_ERROR(slot_logits_.Keep(backend_, logits, kept));
    if (!slice.rows.empty()) LONGSPAN_RETURN_IF_ERROR(backend_.Draw(logits, slice));
    if (backend_.computes_inline()) look_up_();
  }
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<Runner>> CreateModelRunner(const Model* model, Backend* backend,
                                                          const RunnerOptions& options) {
  return ModelRunner::Create(model, backend, options);
}

}  // namespace longspan
