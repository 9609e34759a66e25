// Attention of chunks of several tokens, sparse or dense, by the kernel families that run on tensor
// cores. Owns their workspaces. A sparse layer is, in the order of the stream:
//
//   gather summaries → compressed attention and its log-sums → choice of blocks   (Select)
//   window attention → selected attention, which gates and adds all branches       (Attend)
//
// Branches that a model lacks are left out; log-sums there must be. A window that shares the
// softmax of the selected blocks lies within the local ones, which are selected.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/compressed/gather.h"
#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/float8_attention.h"
#include "kernels/cuda/attention/layer_step.h"
#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/overlap_meter.h"
#include "kernels/cuda/attention/path_timer.h"
#include "kernels/cuda/attention/room_fetch.h"
#include "kernels/cuda/attention/selected/selected_attention.h"
#include "kernels/cuda/attention/step_plans.h"
#include "kernels/cuda/base/pinned_pool.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/ops.h"

namespace longspan::cuda {

// What a step measured, for the choice of later ones and for what is reported.
struct MeasuredStep {
  PinnedMemory overlap;
  PinnedMemory kept_tiles;  // [rows] (kept_tiles.h)
  RoomFetch::Counted rooms;
  std::vector<TimedLaunch> timed;
};

class PrefillAttention {
 public:
  // `path`: the order of selected attention. kAuto chooses in each layer and step: as `timer` has
  // learnt, or without one (null) by the pinned table. `batch_invariant`: keys are never cut into
  // pieces, which goes by what else is in the step. `float8_attention` as CudaOptions has it.
  PrefillAttention(const std::shared_ptr<Arena>& arena, StagingRing* staging, SelectedPath path,
                   std::unique_ptr<PathTimer> timer, bool batch_invariant, bool float8_attention,
                   cudaStream_t stream);

  // `batch` lives until the step's end.
  void BeginStep(const RaggedBatch& batch);

  // For the sparse chunks of the step. output [T, Hq, D], null without the branch; selected
  // [T, Hk, n].
  absl::Status Select(const LayerStep& layer, float* output, int32_t* selected);
  // compressed as Select's output, out [T, Hq * D] bf16.
  absl::Status Attend(const LayerStep& layer, const float* compressed, const int32_t* selected,
                      const GateLogits& gates, void* out);
  // The order that Attend used last.
  AttentionPath path() const { return last_path_; }
  // At the step's end, and once it is finished.
  absl::StatusOr<MeasuredStep> EndStep();
  absl::Status Learn(const MeasuredStep& measured);
  // For the chunks of `split`. window_tokens as DenseAttendArgs has it.
  absl::Status Dense(const LayerStep& layer, const RowSplit& split, int64_t window_tokens,
                     void* out);

  // `pages` bounds the sequences of a step together.
  void AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds, int64_t pages,
                std::vector<WorkspaceNeed>& needs);

 private:
  absl::StatusOr<GatheredSummaries> Gather(const LayerStep& layer);
  absl::Status StageFirstTiles(int stride_tokens);
  absl::Status ChooseBlocks(const LayerStep& layer, const GatheredSummaries& summaries,
                            const float* log_sums, int32_t* selected);
  absl::Status AttendSelected(const LayerStep& layer, const int32_t* selected,
                              const OtherBranches& others, void* out);
  PathChoice ChoosePath(const SelectedAttentionArgs& args);
  absl::Status AttendWindow(const LayerStep& layer, void* out);
  absl::Status DenseWindow(const LayerStep& layer, const DensePrefillArgs& dense,
                           int64_t window_tokens);
  KeySplit SplitKeys(const LayerStep& layer, const RowSplit& rows, int tile_tokens,
                     int64_t step_tokens, int64_t window_tokens, int thread_blocks) const;
  absl::StatusOr<KeyPieces> LoopPieces(const LayerStep& layer, const RowSplit& rows,
                                       int tile_tokens, int64_t key_tokens, int64_t window_tokens);
  absl::StatusOr<WorkPlan> SparsePlan(const LayerStep& layer, int tokens_per_tile);

  StagingRing& staging_;
  const SelectedPath path_;
  const bool batch_invariant_;
  const cudaStream_t stream_;
  const int loop_thread_blocks_;
  const int choice_thread_blocks_;
  StepPlans plans_;
  Workspace gathered_keys_;
  Workspace gathered_values_;
  Workspace log_sums_;
  Workspace key_parts_;
  Workspace choice_;
  Workspace selected_;       // of selected attention itself
  Workspace window_output_;  // [T, Hq, D] bf16
  OverlapMeter overlap_;
  std::optional<Float8Attention> float8_;
  const std::unique_ptr<PathTimer> timer_;  // may be null
  AttentionPath last_path_ = AttentionPath::kFsa;

  // Of the step that has begun.
  const RaggedBatch* batch_ = nullptr;
  const int32_t* first_tiles_ = nullptr;  // null until a layer has asked
  int64_t tiles_ = 0;
};

}  // namespace longspan::cuda
