// Activations in e4m3, for the FP8 products that read them. A tensor is rounded when a product
// first asks for it, or by the operation that writes it (RmsNorm, Glu): then the products that
// follow find it done. Either is remembered until anything else might have written the tensor
// (Forget).
//
// One workspace holds one tensor's copy: in a decoder nothing reads an older one again.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <map>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/ops/float8_rows.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

struct Float8Copy {
  uint8_t* values = nullptr;  // [rows, inputs] e4m3
  float* scales = nullptr;    // float8_rows.h
  int64_t scale_rows = 0;     // rows; of kBlock a multiple of 8
};

class Float8Activations {
 public:
  Float8Activations(std::shared_ptr<Arena> arena, cudaStream_t stream)
      : stream_(stream), values_(arena, "activations"), scales_(std::move(arena), "activations") {}

  // There is a product that reads rows of so many inputs.
  void AddReader(int64_t inputs, Float8RowScale scale);
  // What the copy of the largest step takes, by the readers so far: values, and scales.
  size_t ValueBytes(int64_t rows) const;
  size_t ScaleBytes(int64_t rows) const;
  Workspace* values() { return &values_; }
  Workspace* scales() { return &scales_; }

  // Where whoever writes `out` [rows, inputs] bf16 shall write its copy, with a scale a row;
  // without values if no product reads such. The copy is remembered as made: to be called when it
  // will be.
  absl::StatusOr<Float8Copy> BesideWriting(const TensorView& out);
  absl::StatusOr<Float8Copy> Of(const TensorView& x, Float8RowScale scale, float fixed_scale);
  void Forget() { of_ = nullptr; }
  // If the copy is of memory that `written` reaches into.
  void ForgetIfOf(const TensorView& written);

 private:
  absl::StatusOr<Float8Copy> Place(const TensorView& x, Float8RowScale scale);

  const cudaStream_t stream_;
  Workspace values_;
  Workspace scales_;
  std::map<int64_t, Float8RowScale> readers_;  // by inputs; kOwn where some read it so
  // The copy that there is.
  const void* of_ = nullptr;
  int64_t rows_ = 0;
  int64_t inputs_ = 0;
  Float8RowScale scale_ = Float8RowScale::kOwn;
  float fixed_scale_ = 0.0F;
};

}  // namespace longspan::cuda
