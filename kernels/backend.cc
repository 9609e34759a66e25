#include "kernels/backend.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"

namespace longspan {

absl::Status Backend::BeginStep(const RaggedBatch& batch) {
  LONGSPAN_RETURN_IF_ERROR(Check(batch));
  if (last_ended_ - last_finished_ >= max_unfinished_steps()) {
    return absl::FailedPreconditionError(
        absl::StrCat("step ", last_finished_ + 1, " must be finished before another begins"));
  }
  for (int group = 0; group < batch.groups; ++group) page_ids_[group] = PageIdsOf(batch, group);
  LONGSPAN_RETURN_IF_ERROR(DoBeginStep(batch));
  batch_ = &batch;
  return absl::OkStatus();
}

absl::StatusOr<StepTicket> Backend::EndStep() {
  if (batch_ == nullptr) return absl::FailedPreconditionError("EndStep without BeginStep");
  LONGSPAN_RETURN_IF_ERROR(DoEndStep(*std::exchange(batch_, nullptr)));
  return ++last_ended_;
}

absl::StatusOr<StepResult> Backend::FinishStep(StepTicket ticket) {
  if (ticket != last_finished_ + 1 || ticket > last_ended_) {
    return absl::FailedPreconditionError(
        absl::StrCat("step ", ticket, " is not the next to finish"));
  }
  ++last_finished_;
  return DoFinishStep();
}

absl::StatusOr<StepResult> Backend::EndAndFinishStep() {
  LONGSPAN_ASSIGN_OR_RETURN(const StepTicket ticket, EndStep());
  return FinishStep(ticket);
}

absl::Status Backend::CheckIntermediate(const char* operation, const char* name,
                                        const TensorView& tensor) const {
  const DType dtype = tensor.dtype;
  if (tensor.data == nullptr || dtype == DType::kF32 || dtype == IntermediateDType(dtype)) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat(operation, ": type of ", name, " is ", Name(dtype), ", accepted: f32"));
}

absl::Status Backend::CheckStep(const RaggedBatch* batch) const {
  if (batch == batch_) return absl::OkStatus();
  return absl::FailedPreconditionError(
      batch_ == nullptr ? "attention outside of a step: call BeginStep first"
                        : "attention with another batch than BeginStep was given");
}

absl::Status Backend::QueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) {
  if (run < 1 || run > last_run_) {
    return absl::InvalidArgumentError(
        absl::StrCat("queue_run: run is ", run, ", accepted: 1 to ", last_run_));
  }
  if (batch_ == nullptr) {
    return absl::FailedPreconditionError("queue_run outside of a step: call BeginStep first");
  }
  if (std::exchange(in_run_, true)) {
    return absl::FailedPreconditionError("queue_run within a run");
  }
  absl::Status queued = DoQueueRun(run, queue);
  in_run_ = false;
  return queued;
}

absl::Status Backend::CheckDraw(const TensorView& logits, const DrawBatch& draw) const {
  LONGSPAN_RETURN_IF_ERROR(Check(logits, draw));
  if (batch_ != nullptr) return absl::OkStatus();
  return absl::FailedPreconditionError("draw outside of a step: call BeginStep first");
}

absl::Status Backend::Draw(const TensorView& logits, const DrawBatch& draw) {
  LONGSPAN_RETURN_IF_ERROR(CheckDraw(logits, draw));
  return DoDraw(logits, draw);
}

absl::StatusOr<std::unique_ptr<EarlyDraws>> Backend::DrawEarly(const TensorView& logits,
                                                               const DrawBatch& draw) {
  LONGSPAN_RETURN_IF_ERROR(CheckDraw(logits, draw));
  return DoDrawEarly(logits, draw);
}

}  // namespace longspan
