// The weights of one model on one backend: products that read the same input are stacked into one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/model_config.h"
#include "engine/model/rounding_loss.h"
#include "engine/model/weight_source.h"
#include "engine/model/weight_walk.h"
#include "kernels/backend.h"

namespace longspan {

// Called after everything that was placed, with bytes of the backend's memory. The last call, and
// no other, has both equal.
using LoadProgress = std::function<void(int64_t done_bytes, int64_t total_bytes)>;

class ModelWeights {
 public:
  // `source` may go once this returns. InvalidArgument names a misshapen tensor, NotFound a missing
  // one. `progress` may be empty.
  static absl::StatusOr<std::unique_ptr<ModelWeights>> Load(const ModelConfig& config,
                                                            WeightSource& source,
                                                            DType compute_dtype, Backend* backend,
                                                            const LoadProgress& progress);

  // The bytes that Load takes of the backend's memory, by the same walk over names and shapes; no
  // tensor is read. Errors are Load's.
  static absl::StatusOr<int64_t> BytesFor(const ModelConfig& config, WeightSource& source,
                                          DType compute_dtype, Backend* backend);

  const EmbeddingTable& embedding() const { return taken_.embedding; }
  const LayerWeights& layer(int index) const { return taken_.layers[index]; }
  const TensorView& final_norm() const { return taken_.final_norm; }
  const WeightHandle& logits_head() const { return taken_.logits_head; }

  // Of products in bf16 whose weights were F16.
  const RoundingLoss& rounding_loss() const { return rounding_loss_; }

 private:
  ModelWeights() = default;

  std::vector<std::unique_ptr<Buffer>> buffers_;  // behind every TensorView below
  TakenWeights taken_;
  RoundingLoss rounding_loss_;
};

}  // namespace longspan
