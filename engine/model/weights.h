// The weights of one model on one backend: products that read the same input are stacked into one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/model_config.h"
#include "engine/model/weight_source.h"
#include "kernels/backend.h"
#include "kernels/ops.h"

namespace longspan {

struct LayerWeights {
  TensorView attention_norm;      // [hidden] f32
  WeightHandle projections;       // q [Hq * D], k [Hk * D], v [Hk * D], gate logits
  CompressWeights compress;       // of sparse models
  WeightHandle attention_output;  // [hidden, Hq * D]
  TensorView mlp_norm;            // [hidden] f32
  WeightHandle gate_up;           // [2 * mlp, hidden]
  WeightHandle down;              // [hidden, mlp]
};

// Told after every tensor; the last call has both equal.
using LoadProgress = std::function<void(int64_t done_bytes, int64_t total_bytes)>;

class ModelWeights {
 public:
  // `source` may go once this returns. InvalidArgument names a misshapen tensor, NotFound a missing
  // one. `progress` may be empty.
  static absl::StatusOr<std::unique_ptr<ModelWeights>> Load(const ModelConfig& config,
                                                            WeightSource& source,
                                                            DType compute_dtype, Backend* backend,
                                                            const LoadProgress& progress);

  const TensorView& embedding() const { return embedding_; }  // [vocabulary, hidden]
  const LayerWeights& layer(int index) const { return layers_[index]; }
  const TensorView& final_norm() const { return final_norm_; }      // [hidden] f32
  const WeightHandle& logits_head() const { return logits_head_; }  // [vocabulary, hidden]

 private:
  friend class WeightsLoader;
  ModelWeights() = default;

  std::vector<std::unique_ptr<Buffer>> buffers_;  // behind every TensorView below
  TensorView embedding_;
  std::vector<LayerWeights> layers_;
  TensorView final_norm_;
  WeightHandle logits_head_;
};

// Rows of the gate logits in the fused projection; 0 where there is no gate.
int GateColumns(const ModelConfig& config);
// Columns of the fused projection.
int64_t ProjectionColumns(const ModelConfig& config);

}  // namespace longspan
