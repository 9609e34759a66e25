// Matrix products through cuBLASLt: y = x W^T + bias with fp32 accumulation, bf16 or fp32 inputs,
// and outputs in fp32 or, of bf16 inputs, in bf16. Weights are stacked along their outputs on the
// device, once.
//
// How a product is computed is asked of cuBLASLt once for each weight shape and number of rows,
// rounded (RowsAskedFor). With batch_invariant there is one configuration for all numbers of
// rows, without a split sum, so that a row's bits do not depend on its neighbours.
#pragma once

#include <cublasLt.h>
#include <cuda_runtime_api.h>

#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/arena.h"

namespace longspan::cuda {

class Linear {
 public:
  static absl::StatusOr<std::unique_ptr<Linear>> Create(std::shared_ptr<Arena> arena,
                                                        cudaStream_t stream, bool batch_invariant);
  ~Linear();
  Linear(const Linear&) = delete;
  Linear& operator=(const Linear&) = delete;

  WeightSupport SupportedWeights() const;
  absl::StatusOr<WeightHandle> Prepare(absl::Span<const WeightPart> parts,
                                       absl::Span<const float> bias, DType compute_dtype);
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype) const;
  absl::Status Multiply(const LinearArgs& args);
  // [out_features, in_features] of a prepared weight, on the device.
  absl::StatusOr<TensorView> Rows(const WeightHandle& handle) const;

 private:
  struct Weight {
    int64_t inputs = 0;
    int64_t outputs = 0;
    DType dtype = DType::kBf16;
    std::unique_ptr<Buffer> elements;  // [outputs, inputs]
    std::unique_ptr<Buffer> bias;      // [outputs] f32, or null
  };
  // Shape, types of x and y, bias, rows (rounded up) and the alignment of x and y in bytes.
  using Key = std::tuple<int64_t, int64_t, DType, DType, bool, int64_t, uint32_t>;

  Linear(std::shared_ptr<Arena> arena, cudaStream_t stream, bool batch_invariant)
      : arena_(arena),
        stream_(stream),
        batch_invariant_(batch_invariant),
        wide_(std::move(arena), "activations") {}
  absl::StatusOr<const Weight*> Find(const char* operation, const WeightHandle& handle) const;
  absl::Status Place(absl::Span<const WeightPart> parts, Weight& weight);
  // cuBLASLt adds fp32 biases to fp32 outputs alone: y is made so, then rounded.
  absl::Status MultiplyAndRound(const LinearArgs& args);
  int64_t RowsAskedFor(int64_t rows) const;
  // Null where cuBLASLt has no product of that shape.
  absl::StatusOr<const cublasLtMatmulAlgo_t*> Choose(const Key& key, cublasLtMatmulDesc_t product);
  absl::StatusOr<bool> Serves(const Key& key, cublasLtMatmulDesc_t product,
                              const cublasLtMatmulAlgo_t& algorithm);

  std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  const bool batch_invariant_;
  cublasLtHandle_t handle_ = nullptr;
  std::unique_ptr<Buffer> workspace_;
  Workspace wide_;
  std::vector<Weight> weights_;
  std::map<Key, std::optional<cublasLtMatmulAlgo_t>> algorithms_;
};

}  // namespace longspan::cuda
