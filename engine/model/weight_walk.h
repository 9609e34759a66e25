// Which tensors become which weights, and in what order: one walk over a model, whoever takes them.
// Planning memory and loading are this walk with another taker, so that neither can count what the
// other does not.
#pragma once

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/model/model_config.h"
#include "kernels/ops.h"
#include "kernels/tensor.h"
#include "kernels/weight_parts.h"

namespace longspan {

struct LayerWeights {
  TensorView attention_norm;         // [hidden] f32
  WeightHandle projections;          // q [Hq * D], k [Hk * D], v [Hk * D], gate logits
  TensorView query_norm;             // [D] f32; empty where the layer has none
  TensorView key_norm;               // likewise
  CompressWeights compress;          // of sparse models
  WeightHandle attention_output;     // [hidden, Hq * D]
  TensorView attention_output_norm;  // [hidden] f32; empty where the layer has none
  TensorView mlp_norm;               // [hidden] f32
  WeightHandle gate_up;              // [2 * mlp, hidden]
  WeightHandle down;                 // [hidden, mlp]
  TensorView mlp_output_norm;        // [hidden] f32; empty where the layer has none
};

struct TakenWeights {
  // [vocabulary, hidden], as stored. Prepared: it is `logits_head`, too, or is not plain.
  EmbeddingTable embedding;
  std::vector<LayerWeights> layers;
  TensorView final_norm;     // [hidden] f32
  WeightHandle logits_head;  // [vocabulary, hidden]
};

// What a norm's weight w becomes: (w + add) * multiply.
struct FoldedIntoNorm {
  float add = 0.0F;
  float multiply = 1.0F;
};

// Whether a model whose embedding is `stored` has one table in memory for embedding and head: they
// are the same, and what products compute with still has every value as it is stored. (What is not
// plain is kept, and read, as products have it, in any case.)
bool HasOneTable(const ModelConfig& config, const WeightPart& stored, DType compute_dtype);

// What is done with each weight that the walk over a model comes to.
class WeightTaker {
 public:
  virtual ~WeightTaker() = default;

  virtual absl::StatusOr<WeightPart> Find(absl::string_view name) = 0;
  // What was found is no longer read.
  virtual void Release() {}
  // In the backend's memory: as it is stored; as f32; as f32 with what is folded into it; folded
  // (compress_bias.h) to [Hk, D] f32.
  virtual absl::StatusOr<TensorView> Stored(const TensorView& tensor) = 0;
  virtual absl::StatusOr<TensorView> Floats(const TensorView& tensor) = 0;
  virtual absl::StatusOr<TensorView> Norm(const TensorView& tensor,
                                          const FoldedIntoNorm& folded) = 0;
  virtual absl::StatusOr<TensorView> KeyBias(const NsaParams& nsa, const TensorView& positions,
                                             const TensorView& keys) = 0;
  // The parts stacked. `biases` is empty, or as long as `parts`; of rank 0 where a part has none.
  virtual absl::StatusOr<WeightHandle> Product(absl::Span<const WeightPart> parts,
                                               absl::Span<const TensorView> biases,
                                               DType compute_dtype) = 0;
};

// InvalidArgument names a misshapen tensor; what the taker answers ends the walk.
absl::StatusOr<TakenWeights> WalkWeights(const ModelConfig& config, DType compute_dtype,
                                         WeightTaker& taker);

}  // namespace longspan
