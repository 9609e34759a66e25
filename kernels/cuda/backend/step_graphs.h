// Runs of operations (backend.h, QueueRun) of steps of single tokens as CUDA graphs: one launch in
// place of hundreds. A graph holds every argument of its kernels, so it serves the steps of one
// shape, and only as long as nothing that it points to has moved.
//
// A shape is queued plainly when it is first met: what is made once (kernels loaded, weights in
// another order, choices of products, workspaces) is made then, and what never comes again is never
// recorded. Numbers of rows are taken as they are, not rounded up: rows that fill up would need
// pages and slots of their own, and products are chosen by their number.
#pragma once

#include <cuda_runtime_api.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/step_reads.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/base/arena.h"

namespace longspan::cuda {

// All that the launches of a run depend on, but for what kernels read of the step's arrays.
struct StepShape {
  RunId run = 0;
  const void* arrays = nullptr;  // where the step's arrays begin
  int sparse_rows = 0;
  int dense_rows = 0;
  int64_t longest_length_tokens = 0;  // rounded up (step_rows.h)

  auto operator<=>(const StepShape&) const = default;
};
// Of a step of single tokens.
StepShape ShapeOf(RunId run, const StepRows& step);

class StepGraphs {
 public:
  // `warn` hears once if graphs cannot be made; steps are then queued plainly.
  StepGraphs(std::shared_ptr<Arena> arena, cudaStream_t stream,
             std::function<void(absl::string_view)> warn)
      : arena_(std::move(arena)), stream_(stream), warn_(std::move(warn)) {}
  ~StepGraphs() { Forget(); }
  StepGraphs(const StepGraphs&) = delete;
  StepGraphs& operator=(const StepGraphs&) = delete;

  // Queues what `queue` queues. `calls` is where `queue` counts attention; a graph counts there
  // what was counted when it was recorded. `replayed` is one more if a graph was launched.
  absl::Status Queue(const StepShape& shape, absl::FunctionRef<absl::Status()> queue,
                     AttentionCalls& calls, int& replayed);

  // Whether what is queued now is recorded, or is to be when it comes again: it must be what any
  // step of its shape needs, not only this one.
  bool for_any_step() const { return for_any_step_; }

 private:
  struct Graph {
    cudaGraphExec_t launchable = nullptr;  // null: the shape was met, no more
    AttentionCalls calls;
    uint64_t last_use = 0;
  };

  void Forget();
  // Evicts one for another.
  void ForgetOldest();
  absl::Status Record(absl::FunctionRef<absl::Status()> queue, AttentionCalls& calls, Graph& graph);
  absl::Status Capture(absl::FunctionRef<absl::Status()> queue, cudaGraphExec_t& launchable);

  const std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  const std::function<void(absl::string_view)> warn_;
  bool refused_ = false;
  bool for_any_step_ = false;
  std::map<StepShape, Graph> graphs_;
  uint64_t known_moves_ = 0;  // of the arena's workspaces
  uint64_t uses_ = 0;
};

}  // namespace longspan::cuda
