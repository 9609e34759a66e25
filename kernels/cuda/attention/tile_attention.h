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

// What query tiles of a layer attend to, until the next layer's choice.
struct TileChoice {
  KeyTileLists lists;
};

class TileAttention {
 public:
  TileAttention(const std::shared_ptr<Arena>& arena, cudaStream_t stream);

  void BeginStep();
  // For the sparse chunks of the step, by the summaries of the layer's own pages.
  absl::StatusOr<TileChoice> Choose(const LayerStep& layer);
  // For the same chunks, or some of them. out [T, Hq * D] bf16.
  absl::Status Attend(const LayerStep& layer, const TileChoice& choice, void* out);
  absl::StatusOr<PinnedMemory> EndStep() { return kept_.EndStep(); }

  void AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds,
                std::vector<WorkspaceNeed>& needs);

 private:
  // All but lists and output.
  absl::StatusOr<SparsePrefillArgs> ArgsOf(const LayerStep& layer);

  const cudaStream_t stream_;
  StepPlans plans_;
  Workspace counts_;
  Workspace tiles_;
  Workspace scores_;
  KeptTiles kept_;
};

}  // namespace longspan::cuda
