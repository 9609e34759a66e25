// The contributions of linear compression on tensor cores, for bf16 caches: sub-blocks [d * D]
// times weights [d * D, D], fp32 sums. The weights are rounded to bf16 once, which loses nothing
// when the checkpoint holds bf16. A sum's order depends on d and D alone, never on how many
// sub-blocks stand beside it.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <map>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/ops/block_summary.h"

namespace longspan::cuda {

// The depth is summed in slices of whole steps.
inline constexpr int kProductSlices = 8;
inline constexpr int kProductDepthStep = 32;

// Weights in the order of the product's operands, made when they are first met and kept as long as
// the allocation that they were made from.
class SummaryWeights {
 public:
  SummaryWeights(std::shared_ptr<Arena> arena, cudaStream_t stream)
      : arena_(std::move(arena)), stream_(stream) {}

  // Fills key_product and value_product where the product serves the launch; leaves them null where
  // the plain kernel has to.
  absl::Status Prepare(BlockSummaryLaunch& launch);

 private:
  absl::StatusOr<const void*> Prepared(const BlockSummaryLaunch& launch, const float* weights);

  std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  std::map<uint64_t, std::unique_ptr<Buffer>>
      prepared_;  // by the serial of the source's allocation
};

// Whether shapes and types are those of the product.
bool IsTensorProduct(const BlockSummaryLaunch& launch);
size_t PreparedBytes(const BlockSummaryLaunch& launch);
// Of all layers of a model.
size_t PreparedSummaryBytes(const KvLayout& layout);
cudaError_t LaunchPrepare(const BlockSummaryLaunch& launch, const float* weights, void* prepared,
                          cudaStream_t stream);

// The whole update where rows are one token each and the product serves them, in one launch.
bool IsTokenSummary(const BlockSummaryLaunch& launch);
cudaError_t LaunchTokenSummary(const BlockSummaryLaunch& launch, cudaStream_t stream);

}  // namespace longspan::cuda
