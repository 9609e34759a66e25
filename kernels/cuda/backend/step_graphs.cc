#include "kernels/cuda/backend/step_graphs.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Of 32 layers each takes 1.3 MiB of the device, beside the arena, where the driver has its own.
constexpr size_t kMostShapes = 64;

}  // namespace

StepShape ShapeOf(RunId run, const StepRows& step) {
  return {run, step.rows.token_offsets, step.sparse.singles, step.dense.singles,
          step.rows.longest_length_tokens};
}

void StepGraphs::Forget() {
  for (const auto& [shape, graph] : graphs_) {
    // One that runs is freed when it is done.
    if (graph.launchable != nullptr) cudaGraphExecDestroy(graph.launchable);
  }
  graphs_.clear();
}

void StepGraphs::ForgetOldest() {
  const auto oldest = std::min_element(
      graphs_.begin(), graphs_.end(),
      [](const auto& a, const auto& b) { return a.second.last_use < b.second.last_use; });
  if (oldest->second.launchable != nullptr) cudaGraphExecDestroy(oldest->second.launchable);
  graphs_.erase(oldest);
}

absl::Status StepGraphs::Queue(const StepShape& shape, absl::FunctionRef<absl::Status()> queue,
                               AttentionCalls& calls, int& replayed) {
  if (refused_) return queue();
  if (known_moves_ != arena_->workspace_moves()) Forget();
  known_moves_ = arena_->workspace_moves();
  const auto found = graphs_.find(shape);
  if (found == graphs_.end()) {
    if (graphs_.size() == kMostShapes) ForgetOldest();
    graphs_[shape].last_use = ++uses_;
    for_any_step_ = true;
    absl::Status queued = queue();
    for_any_step_ = false;
    return queued;
  }
  Graph& graph = found->second;
  graph.last_use = ++uses_;
  if (graph.launchable == nullptr) {
    const absl::Status recorded = Record(queue, calls, graph);
    if (!recorded.ok()) {
      LONGSPAN_RETURN_IF_ERROR(queue());  // it may be the run that is wrong, not the recording
      refused_ = true;
      warn_(absl::StrCat("decode steps are not replayed as CUDA graphs: ", recorded.message()));
      return absl::OkStatus();
    }
  }
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaGraphLaunch(graph.launchable, stream_));
  calls += graph.calls;
  ++replayed;
  return absl::OkStatus();
}

absl::Status StepGraphs::Record(absl::FunctionRef<absl::Status()> queue, AttentionCalls& calls,
                                Graph& graph) {
  const AttentionCalls before = std::exchange(calls, AttentionCalls());
  absl::Status captured = Capture(queue, graph.launchable);
  graph.calls = std::exchange(calls, before);
  return captured;
}

absl::Status StepGraphs::Capture(absl::FunctionRef<absl::Status()> queue,
                                 cudaGraphExec_t& launchable) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal));
  for_any_step_ = true;
  const absl::Status queued = queue();
  for_any_step_ = false;
  cudaGraph_t graph = nullptr;
  const absl::Status ended = StatusOf(cudaStreamEndCapture(stream_, &graph), "end of a capture");
  absl::Status status = queued.ok() ? ended : queued;
  if (status.ok() && known_moves_ != arena_->workspace_moves()) {
    status = absl::InternalError("a workspace grew that the same step had grown before");
  }
  if (status.ok()) {
    status = StatusOf(cudaGraphInstantiate(&launchable, graph, 0), "instantiating a graph");
  }
  if (graph != nullptr) cudaGraphDestroy(graph);
  return status;
}

}  // namespace longspan::cuda
