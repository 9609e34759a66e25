// Attention of prompts by tiles, by the kernels of sparse_prefill. Owns their workspaces.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/kept_tiles.h"
#include "kernels/cuda/attention/layer_step.h"
#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"
#include "kernels/cuda/attention/step_plans.h"
#include "kernels/cuda/base/workspace_need.h"

namespace longspan::cuda {

class TileAttention {
 public:
  TileAttention(const std::shared_ptr<Arena>& arena, cudaStream_t stream);

  void BeginStep();
  // For the sparse chunks of the step. out [T, Hq * D] bf16.
  absl::Status Attend(const LayerStep& layer, void* out);
  absl::StatusOr<PinnedMemory> EndStep() { return kept_.EndStep(); }

  void AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds,
                std::vector<WorkspaceNeed>& needs);

 private:
  const cudaStream_t stream_;
  StepPlans plans_;
  Workspace counts_;
  Workspace tiles_;
  Workspace scores_;
  KeptTiles kept_;
};

}  // namespace longspan::cuda
