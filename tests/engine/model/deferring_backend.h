// A backend that lets a step begin before the one before is finished, as a device does. The results
// are there from the start: whether they come with their own step is the runner's.
#pragma once

#include <deque>
#include <utility>

#include "kernels/base/status_macros.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {

class DeferringBackend final : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;
  bool computes_inline() const override { return false; }
  int max_unfinished_steps() const override { return 2; }
  int unfinished_steps() const { return static_cast<int>(results_.size()); }

 private:
  absl::Status DoEndStep(const RaggedBatch& batch) override {
    LONGSPAN_RETURN_IF_ERROR(ForwardingBackend::DoEndStep(batch));
    LONGSPAN_ASSIGN_OR_RETURN(StepResult result, ForwardingBackend::DoFinishStep());
    results_.push_back(std::move(result));
    return absl::OkStatus();
  }
  absl::StatusOr<StepResult> DoFinishStep() override {
    StepResult result = std::move(results_.front());
    results_.pop_front();
    return result;
  }
  std::deque<StepResult> results_;
};

}  // namespace longspan
