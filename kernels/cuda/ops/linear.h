// Matrix products: y = x W^T + bias with fp32 accumulation, bf16 or fp32 inputs, and outputs in
// fp32 or, of bf16 inputs, in bf16. Weights are stacked along their outputs on the device, once, in
// segments (weight_segments.h): plain ones, of the type of the inputs; ones in FP8, whose products
// read a copy of the inputs in e4m3 (float8_activations.h); and packed ones, which are multiplied
// as they are, 16 rows at a time, or expanded to bf16 in slices where rows are many.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/cuda/ops/few_rows_product.h"
#include "kernels/cuda/ops/float8_activations.h"
#include "kernels/cuda/ops/product_end.h"
#include "kernels/cuda/ops/products.h"
#include "kernels/cuda/ops/segment_loader.h"

namespace longspan::cuda {

// Of more rows packed weights are expanded, unless products are batch-invariant: reading them
// packed for each 16 rows, and reading and writing them as bf16 once, take about as many bytes at
// four times 16.
inline constexpr int64_t kMostPackedRows = 64;

struct LinearOptions {
  bool batch_invariant = false;
  int architecture = 0;  // 90 for sm_90
  bool float8_fast_accumulation = false;
};

class Linear {
 public:
  static absl::StatusOr<std::unique_ptr<Linear>> Create(std::shared_ptr<Arena> arena,
                                                        cudaStream_t stream,
                                                        const LinearOptions& options);
  Linear(const Linear&) = delete;
  Linear& operator=(const Linear&) = delete;

  WeightSupport SupportedWeights() const;
  absl::StatusOr<WeightHandle> Prepare(absl::Span<const WeightPart> parts,
                                       absl::Span<const float> bias, DType compute_dtype);
  // Notes what such a weight's products need beside it (AddNeeds).
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype);
  absl::Status Multiply(const LinearArgs& args);
  // A prepared weight as a table of embeddings, on the device: plain [out_features, in_features],
  // or packed.
  struct Table {
    TensorView plain;
    std::optional<PackedView> packed;
  };
  absl::StatusOr<Table> TableOf(const WeightHandle& handle) const;

  // What products of so many rows take, of all weights that were planned or prepared.
  void AddNeeds(int64_t rows, std::vector<WorkspaceNeed>& needs);
  // Copies of activations in e4m3, which other operations may write or outdate.
  Float8Activations& float8_activations() { return float8_; }
  // What computes products of the weights that were planned or prepared.
  OperationKernels Kernels() const;

 private:
  struct Weight {
    int64_t inputs = 0;
    int64_t outputs = 0;
    DType dtype = DType::kBf16;
    std::vector<Segment> segments;
  };
  // Where a segment's columns of y are.
  struct Columns {
    std::byte* data = nullptr;
    DType dtype = DType::kF32;
    int64_t stride = 0;
  };

  // [outputs, inputs] of the type that is computed in; `bias` may be null.
  struct PlainWeight {
    const void* values = nullptr;
    int64_t inputs = 0;
    int64_t outputs = 0;
    const float* bias = nullptr;
  };

  Linear(std::shared_ptr<Arena> arena, cudaStream_t stream, const LinearOptions& options)
      : arena_(arena),
        stream_(stream),
        options_(options),
        float8_(arena, stream),
        wide_(arena, "activations"),
        expanded_(std::move(arena), "expanded weights") {}
  void Note(const SegmentPlan& plan);
  absl::StatusOr<const Weight*> Find(const char* operation, const WeightHandle& handle) const;
  bool SuitsFewRows(const Weight& weight, int64_t rows) const;
  absl::Status MultiplyFewRows(const Weight& weight, const LinearArgs& args);
  absl::StatusOr<FewRowsSegment> FewRowsOf(const Segment& segment, const TensorView& x);
  absl::Status MultiplySegment(const Segment& segment, DType dtype, const TensorView& x,
                               const Columns& y);
  static PlainWeight PlainOf(const Segment& segment);
  absl::Status MultiplyPlain(const PlainWeight& weight, DType dtype, const TensorView& x,
                             const Columns& y);
  absl::Status MultiplyPacked(const Segment& segment, const TensorView& x, const Columns& y);
  absl::Status MultiplyExpanded(const Segment& segment, const TensorView& x, const Columns& y);
  // Whether packed weights are expanded for so many rows.
  bool Expands(int64_t rows) const {
    return has_packed_ && !options_.batch_invariant && rows > kMostPackedRows;
  }
  absl::Status MultiplyFloat8(const Segment& segment, const TensorView& x, const Columns& y);
  // [rows, stride] for what is not yet y.
  absl::StatusOr<Columns> Wide(int64_t rows, DType dtype, int64_t stride);
  // A product of a segment's weight, without its x and scales.
  static ProductLaunch LaunchInto(const Columns& made, const PlainWeight& weight, int64_t rows);
  // y of what was made, with what `end` says of scales and bias.
  absl::Status End(const Columns& made, int64_t rows, int64_t outputs, ProductEnd end,
                   const Columns& y);
  // The same where nothing is left to do but the way there.
  absl::Status CopyRows(const Columns& made, int64_t rows, int64_t outputs, const Columns& y);
  // Whether cuBLASLt's FP8 products take it as their output.
  static bool IsAligned(const Columns& y);

  std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  const LinearOptions options_;
  std::unique_ptr<Products> products_;
  std::unique_ptr<SegmentLoader> loader_;
  Float8Activations float8_;
  Workspace wide_;
  Workspace expanded_;
  std::vector<Weight> weights_;
  // Of what was planned or prepared.
  bool has_float8_ = false;
  bool has_float8_blocks_ = false;
  bool has_packed_ = false;
  size_t expanded_bytes_ = 0;  // of the largest slice
  std::string widened_;        // why not all weights are in FP8, or packed, that could be; or empty
};

}  // namespace longspan::cuda
