#include "engine/model/inline_runner.h"

#include <algorithm>
#include <chrono>
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

int64_t MicrosecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                               start)
      .count();
}

}  // namespace

absl::StatusOr<std::unique_ptr<InlineRunner>> InlineRunner::Create(const Model* model,
                                                                   Backend* backend,
                                                                   const RunnerOptions& options) {
  if (options.pages < 1 || options.slots < 1 || options.step.max_step_tokens < 1 ||
      options.step.max_logits_rows < 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("a runner needs at least one of each, found ", options.pages, " pages, ",
                     options.slots, " slots, ", options.step.max_step_tokens, " tokens a step, ",
                     options.step.max_logits_rows, " rows of logits"));
  }
  std::unique_ptr<InlineRunner> runner(new InlineRunner(model, backend, options));
  LONGSPAN_ASSIGN_OR_RETURN(runner->kv_,
                            KvStore::Create(model->layout, options.pages, options.slots, backend));
  LONGSPAN_ASSIGN_OR_RETURN(
      runner->activations_,
      ActivationPool::Create(model->config, options.step, model->compute_dtype, backend));
  return runner;
}

absl::StatusOr<Runner::Ticket> InlineRunner::Submit(ForwardBatch batch) {
  if (finished_) {
    return absl::FailedPreconditionError(
        absl::StrCat("step ", last_ticket_, " must be collected before another is submitted"));
  }
  LONGSPAN_RETURN_IF_ERROR(CheckForwardBatch(
      batch,
      {options_.pages, options_.slots, options_.step.max_step_tokens, model_.config.vocabulary}));
  const auto start = std::chrono::steady_clock::now();
  finished_ = Run(batch);
  if (finished_->ok()) (*finished_)->compute_us = MicrosecondsSince(start);
  return ++last_ticket_;
}

absl::StatusOr<ForwardResult> InlineRunner::Collect(Ticket ticket) {
  if (!finished_ || ticket != last_ticket_) {
    return absl::FailedPreconditionError(absl::StrCat("step ", ticket, " is not in flight"));
  }
  return *std::exchange(finished_, std::nullopt);
}

absl::StatusOr<ForwardResult> InlineRunner::Run(ForwardBatch& batch) {
  LONGSPAN_RETURN_IF_ERROR(MoveSlots(batch));
  ForwardResult result;
  if (batch.rows.empty()) return result;
  const RaggedArrays arrays(batch);
  const RaggedBatch ragged = arrays.View(batch);
  LONGSPAN_RETURN_IF_ERROR(backend_.BeginStep(ragged));
  const absl::Status computed = Compute(batch, ragged, result);
  absl::StatusOr<StepReads> reads = backend_.EndStep();  // also of a step that failed
  LONGSPAN_RETURN_IF_ERROR(computed);
  LONGSPAN_ASSIGN_OR_RETURN(result.reads, std::move(reads));
  return result;
}

absl::Status InlineRunner::MoveSlots(const ForwardBatch& batch) {
  for (const ForkCopy& fork : batch.forks) LONGSPAN_RETURN_IF_ERROR(kv_->Fork(fork));
  for (const SlotReset& reset : batch.slot_resets) LONGSPAN_RETURN_IF_ERROR(kv_->Reset(reset));
  return absl::OkStatus();
}

absl::Status InlineRunner::Compute(ForwardBatch& batch, const RaggedBatch& ragged,
                                   ForwardResult& result) {
  const Activations activations = activations_->ForTokens(ragged.tokens());
  const StepContext step = {model_, backend_, communicator_, *kv_, ragged, activations};
  LONGSPAN_RETURN_IF_ERROR(DecodeLayers(step, batch.token_ids));
  return DrawAll(step, batch, result);
}

// Slice by slice of logits, so that a chunk may want logits of all its tokens.
absl::Status InlineRunner::DrawAll(const StepContext& step, ForwardBatch& batch,
                                   ForwardResult& result) {
  const std::vector<int32_t> tokens = LogitsTokens(batch);
  const std::vector<DrawRow> rows = std::exchange(batch.draw.rows, {});
  DrawBatch slice = std::move(batch.draw);  // the flat arrays serve every slice
  result.draws.resize(rows.size());
  for (size_t begin = 0; begin < tokens.size(); begin += options_.step.max_logits_rows) {
    const auto slice_tokens =
        absl::MakeConstSpan(tokens).subspan(begin, options_.step.max_logits_rows);
    slice.rows.clear();
    std::vector<size_t> origins;  // of the slice's draws among all
    for (size_t i = 0; i < rows.size(); ++i) {
      const size_t logits_row = static_cast<size_t>(rows[i].logits_row);
      if (logits_row < begin || logits_row >= begin + slice_tokens.size()) continue;
      slice.rows.push_back(rows[i]);
      slice.rows.back().logits_row = static_cast<int32_t>(logits_row - begin);
      origins.push_back(i);
    }
    if (origins.empty()) continue;
    LONGSPAN_ASSIGN_OR_RETURN(TensorView logits, Logits(step, slice_tokens));
    LONGSPAN_ASSIGN_OR_RETURN(std::vector<DrawResult> draws, backend_.Draw(logits, slice));
    for (size_t i = 0; i < draws.size(); ++i) {
      result.draws[origins[i]] = std::move(draws[i]);
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<Runner>> CreateInlineRunner(const Model* model, Backend* backend,
                                                           const RunnerOptions& options) {
  return InlineRunner::Create(model, backend, options);
}

}  // namespace longspan
