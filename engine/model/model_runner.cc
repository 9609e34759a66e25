#include "engine/model/model_runner.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "engine/model/batch_check.h"
#include "kernels/status_macros.h"

namespace longspan {
namespace {

// The arrays that a RaggedBatch of the step points into.
struct RaggedArrays {
  explicit RaggedArrays(const ForwardBatch& batch) : page_offsets(batch.page_offsets) {
    token_offsets.push_back(0);
    for (const ForwardRow& row : batch.rows) {
      token_offsets.push_back(token_offsets.back() + row.token_count);
      first_positions.push_back(row.first_position);
      slots.push_back(row.slot);
      attends_densely.push_back(row.attends_densely ? 1 : 0);
    }
  }
  RaggedBatch View(const ForwardBatch& batch) const {
    return {token_offsets, first_positions, slots, page_offsets, batch.page_ids, attends_densely};
  }

  std::vector<int32_t> token_offsets;
  std::vector<int64_t> first_positions;
  std::vector<int32_t> slots;
  std::vector<int32_t> page_offsets;
  std::vector<uint8_t> attends_densely;
};

// The flat indices of the tokens that want logits, in row order.
std::vector<int32_t> LogitsTokens(const ForwardBatch& batch) {
  std::vector<int32_t> tokens;
  int32_t row_begin = 0;
  for (const ForwardRow& row : batch.rows) {
    for (int32_t i = row.logits_from; i < row.token_count; ++i) tokens.push_back(row_begin + i);
    row_begin += row.token_count;
  }
  return tokens;
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
  LONGSPAN_ASSIGN_OR_RETURN(runner->kv_,
                            KvStore::Create(model->layout, options.pages, options.slots, backend));
  LONGSPAN_ASSIGN_OR_RETURN(
      runner->activations_,
      ActivationPool::Create(model->config, options.step, model->compute_dtype, backend));
  return runner;
}

absl::StatusOr<Runner::Ticket> ModelRunner::Submit(ForwardBatch batch) {
  if (static_cast<int>(submitted_.size()) >= max_in_flight()) {
    return absl::FailedPreconditionError(absl::StrCat(
        "step ", submitted_.front().ticket, " must be collected before another is submitted"));
  }
  LONGSPAN_RETURN_IF_ERROR(CheckForwardBatch(
      batch,
      {options_.pages, options_.slots, options_.step.max_step_tokens, model_.config.vocabulary}));
  SubmittedStep step;
  step.ticket = ++last_ticket_;
  step.start = Clock::now();
  step.status = Queue(batch, step);
  submitted_.push_back(std::move(step));
  return last_ticket_;
}

absl::StatusOr<ForwardResult> ModelRunner::Collect(Ticket ticket) {
  if (submitted_.empty() || ticket != submitted_.front().ticket) {
    return absl::FailedPreconditionError(absl::StrCat("step ", ticket, " is not in flight"));
  }
  const SubmittedStep step = std::move(submitted_.front());
  submitted_.pop_front();
  absl::StatusOr<StepResult> computed = StepResult();
  if (step.backend_step) computed = backend_.FinishStep(*step.backend_step);
  LONGSPAN_RETURN_IF_ERROR(step.status);
  LONGSPAN_RETURN_IF_ERROR(computed.status());
  ForwardResult result;
  result.reads = std::move(computed->reads);
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

absl::Status ModelRunner::Queue(ForwardBatch& batch, SubmittedStep& step) {
  LONGSPAN_RETURN_IF_ERROR(MoveSlots(batch));
  if (batch.rows.empty()) return absl::OkStatus();
  const RaggedArrays arrays(batch);
  const RaggedBatch ragged = arrays.View(batch);
  LONGSPAN_RETURN_IF_ERROR(backend_.BeginStep(ragged));
  const absl::Status computed = Compute(batch, ragged, step);
  const absl::StatusOr<StepTicket> ended = backend_.EndStep();  // also of a step that failed
  if (ended.ok()) step.backend_step = *ended;
  return computed.ok() ? ended.status() : computed;
}

absl::Status ModelRunner::MoveSlots(const ForwardBatch& batch) {
  for (const ForkCopy& fork : batch.forks) LONGSPAN_RETURN_IF_ERROR(kv_->Fork(fork));
  for (const SlotReset& reset : batch.slot_resets) LONGSPAN_RETURN_IF_ERROR(kv_->Reset(reset));
  return absl::OkStatus();
}

absl::Status ModelRunner::Compute(ForwardBatch& batch, const RaggedBatch& ragged,
                                  SubmittedStep& step) {
  const Activations activations = activations_->ForTokens(ragged.tokens());
  const StepContext context = {model_, backend_, communicator_, *kv_, ragged, activations};
  LONGSPAN_RETURN_IF_ERROR(EmbedTokens(context, batch.token_ids));
  LONGSPAN_RETURN_IF_ERROR(
      backend_.QueueRun(layers_run_, [&context] { return DecodeLayers(context); }));
  return DrawAll(context, batch, step);
}

// Slice by slice of logits, so that a chunk may want logits of all its tokens.
absl::Status ModelRunner::DrawAll(const StepContext& context, ForwardBatch& batch,
                                  SubmittedStep& step) {
  const std::vector<int32_t> tokens = LogitsTokens(batch);
  const std::vector<DrawRow> rows = std::exchange(batch.draw.rows, {});
  DrawBatch slice = std::move(batch.draw);  // the flat arrays serve every slice
  step.draws = rows.size();
  for (size_t begin = 0; begin < tokens.size(); begin += options_.step.max_logits_rows) {
    const auto slice_tokens =
        absl::MakeConstSpan(tokens).subspan(begin, options_.step.max_logits_rows);
    slice.rows.clear();
    for (size_t i = 0; i < rows.size(); ++i) {
      const size_t logits_row = static_cast<size_t>(rows[i].logits_row);
      if (logits_row < begin || logits_row >= begin + slice_tokens.size()) continue;
      slice.rows.push_back(rows[i]);
      slice.rows.back().logits_row = static_cast<int32_t>(logits_row - begin);
      step.places.push_back(i);
    }
    if (slice.rows.empty()) continue;
    LONGSPAN_ASSIGN_OR_RETURN(TensorView logits, Logits(context, slice_tokens));
    LONGSPAN_RETURN_IF_ERROR(backend_.Draw(logits, slice));
  }
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<Runner>> CreateModelRunner(const Model* model, Backend* backend,
                                                          const RunnerOptions& options) {
  return ModelRunner::Create(model, backend, options);
}

}  // namespace longspan
