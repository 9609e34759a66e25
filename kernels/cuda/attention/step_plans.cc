#include "kernels/cuda/attention/step_plans.h"

#include <algorithm>

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Two tile sizes at most for sparse chunks, one for dense ones, for one split of the rows each.
constexpr size_t kMostPlans = 4;
// Of the narrowest tile: 128 query rows of 16 heads a KV head.
constexpr int kLeastTileTokens = 8;

}  // namespace

StepPlans::StepPlans(const std::shared_ptr<Arena>& arena, cudaStream_t stream) : stream_(stream) {
  for (size_t i = 0; i < kMostPlans; ++i) {
    entries_.push_back({.workspace = Workspace(arena, "attention"), .plan = {}});
  }
}

absl::StatusOr<WorkPlan> StepPlans::For(const DeviceRows& rows, const uint8_t* takes_part,
                                        int tokens_per_tile, bool at_multiples) {
  for (size_t i = 0; i < std::min(made_, entries_.size()); ++i) {
    const Entry& entry = entries_[i];
    if (entry.takes_part == takes_part && entry.tokens_per_tile == tokens_per_tile &&
        entry.at_multiples == at_multiples) {
      return entry.plan;
    }
  }
  // A step that attends in parts makes more plans than it keeps. All work is on one stream: whoever
  // reads the old plan is done before the plan is made again.
  Entry& entry = entries_[made_ % entries_.size()];
  LONGSPAN_ASSIGN_OR_RETURN(void* memory, entry.workspace.AtLeast(WorkPlanBytes(
                                              rows.tokens, rows.rows, tokens_per_tile)));
  entry.plan = PlaceWorkPlan(memory);
  entry.takes_part = takes_part;
  entry.tokens_per_tile = tokens_per_tile;
  entry.at_multiples = at_multiples;
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      LaunchWorkPlan({rows, takes_part, tokens_per_tile, at_multiples}, entry.plan, stream_));
  ++made_;
  return entry.plan;
}

void StepPlans::AddNeeds(int tokens, int rows, std::vector<WorkspaceNeed>& needs) {
  for (Entry& entry : entries_) {
    needs.push_back({&entry.workspace, WorkPlanBytes(tokens, rows, kLeastTileTokens)});
  }
}

}  // namespace longspan::cuda
