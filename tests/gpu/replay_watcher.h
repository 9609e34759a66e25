// A backend that passes runs on as a whole and counts those that were replayed.
#pragma once

#include <memory>
#include <utility>

#include "kernels/base/status_macros.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {

class ReplayWatcher final : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;
  int replayed_runs() const { return replayed_runs_; }

 private:
  // Both give numbers from 1 on.
  absl::Status DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) override {
    while (inner_runs_ < run) inner_runs_ = inner().NewRun();
    return inner().QueueRun(run, queue);
  }
  absl::StatusOr<StepResult> DoFinishStep() override {
    LONGSPAN_ASSIGN_OR_RETURN(StepResult result, ForwardingBackend::DoFinishStep());
    replayed_runs_ += result.replayed_runs;
    return result;
  }

  RunId inner_runs_ = 0;
  int replayed_runs_ = 0;
};

}  // namespace longspan
