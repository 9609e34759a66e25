// The operations of a step (kernels/ops.h): each has its arguments made into those of a kernel, and
// is queued on the stream. Here is what they share: the rows of the step, the queries rounded to
// bf16, tables and workspaces. Arguments are checked already. The thread of the backend.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/attention.h"
#include "kernels/cuda/attention/step_reads.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/backend/step_graphs.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/cuda_options.h"
#include "kernels/cuda/base/device.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/cuda/ops/linear.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/cuda/ops/rope_tables.h"
#include "kernels/cuda/ops/sampler.h"
#include "kernels/cuda/ops/summary_product.h"
#include "kernels/ops.h"

namespace longspan::cuda {

class Operations {
 public:
  // `staging` and `graphs` outlive it.
  static absl::StatusOr<std::unique_ptr<Operations>> Create(
      const std::shared_ptr<Arena>& arena, StagingRing* staging, const StepGraphs* graphs,
      const Device& device, const CudaOptions& options, cudaStream_t stream);
  Operations(const Operations&) = delete;
  Operations& operator=(const Operations&) = delete;

  // What grows with the step, but for staging, of which only masks are large. `most_pages` bounds
  // the sequences of a step together.
  std::vector<WorkspaceNeed> Needs(const ModelGeometry& geometry, const StepBounds& bounds,
                                   int64_t most_pages);

  absl::Status BeginStep(const RaggedBatch& batch);
  void EndStep() { in_step_ = false; }
  absl::Status Compute(const Operation& operation);
  // Memory that operations read was written to by others.
  void InputsChanged() { linear_->float8_activations().Forget(); }

  const StepRows& step() const { return step_; }
  // What attention was called for in the step so far.
  AttentionCalls& calls() { return calls_; }

  Linear& linear() { return *linear_; }
  Attention& attention() { return attention_; }
  Sampler& sampler() { return sampler_; }

 private:
  Operations(std::shared_ptr<Arena> arena, StagingRing* staging, const StepGraphs* graphs,
             const Device& device, const CudaOptions& options, cudaStream_t stream);

  absl::Status Do(const EmbedArgs& args);
  absl::Status Do(const RmsNormArgs& args);
  absl::Status Do(const LinearArgs& args) { return linear_->Multiply(args); }
  absl::Status Do(const GluArgs& args);
  absl::Status Do(const GatherRowsArgs& args);
  absl::Status Do(const RopeAppendArgs& args);
  absl::Status Do(const UpdateSummariesArgs& args);
  absl::Status Do(const NsaSelectArgs& args);
  absl::Status Do(const FetchRoomsArgs& args);
  absl::Status Do(const NsaAttendArgs& args);
  absl::Status Do(const DenseAttendArgs& args);
  absl::Status Do(const TileAttendArgs& args);
  absl::Status Do(const GateHeadsArgs& args);

  // Outside of a step nothing that was staged is still needed.
  absl::Status BeginStaging() { return in_step_ ? absl::OkStatus() : staging_->NextTurn(); }
  absl::StatusOr<const int32_t*> Upload(absl::Span<const int32_t> values);
  absl::StatusOr<Float8Beside> Beside(const TensorView& out);
  absl::StatusOr<const void*> RoundedQueries(const TensorView& q, const KvLayerView& kv);

  const cudaStream_t stream_;
  StagingRing* const staging_;
  const StepGraphs* const graphs_;
  std::unique_ptr<Linear> linear_;
  Attention attention_;
  Sampler sampler_;
  SummaryWeights summary_weights_;
  Workspace contributions_;
  Workspace stored_inputs_;
  // The queries that RopeAppend wrote last, rounded to bf16, and the tensor they were rounded from.
  Workspace queries_;
  const void* rounded_queries_ = nullptr;
  const void* rounded_from_ = nullptr;
  RopeTables rope_tables_;

  bool in_step_ = false;
  StepRows step_;
  AttentionCalls calls_;
};

}  // namespace longspan::cuda
