// The description of a product for cuBLASLt: its operands' types and layouts, its scales and its
// bias.
#pragma once

#include <cublasLt.h>

#include <compare>
#include <cstdint>

#include "absl/status/status.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

// What FP8 operands are multiplied with. Sums of kBlocks are scaled block by block of 128 inputs.
enum class ProductScales : uint8_t {
  kNone,
  kOuter,   // weight f32 [outputs], x f32 [rows]
  kBlocks,  // weight f32 [outputs / 128 rounded up, inputs / 128 rounded up to a multiple of 4],
            // x f32 [inputs / 128 rounded up, rows]; rows are a multiple of 8
};

// All that the choice of an algorithm depends on, but for the number of rows.
struct ProductShape {
  int64_t inputs = 0;
  int64_t outputs = 0;
  int64_t y_stride = 0;        // elements from one row of y to the next
  DType dtype = DType::kBf16;  // of weight and x: bf16, f32 or e4m3
  DType y_dtype = DType::kF32;
  bool has_bias = false;
  ProductScales scales = ProductScales::kNone;
  // Of e4m3: whether sums stay in the tensor cores, which keep fewer bits of them than fp32 has.
  bool fast_accumulation = false;

  auto operator<=>(const ProductShape&) const = default;
};

// y [rows, outputs] = x [rows, inputs] weight^T + bias, on the device.
struct ProductLaunch {
  ProductShape shape;
  int64_t rows = 0;
  const void* weight = nullptr;  // [outputs, inputs]
  const void* x = nullptr;
  void* y = nullptr;
  const float* bias = nullptr;  // [outputs]
  const float* weight_scales = nullptr;
  const float* x_scales = nullptr;
};

// cuBLASLt's objects, destroyed with their scope.
template <typename T, cublasStatus_t (*kDestroy)(T)>
class LtObject {
 public:
  LtObject() = default;
  ~LtObject() {
    if (object_ != nullptr) kDestroy(object_);
  }
  LtObject(const LtObject&) = delete;
  LtObject& operator=(const LtObject&) = delete;
  T* address() { return &object_; }
  T get() const { return object_; }

 private:
  T object_ = nullptr;
};
using LtProduct = LtObject<cublasLtMatmulDesc_t, cublasLtMatmulDescDestroy>;
using LtMatrix = LtObject<cublasLtMatrixLayout_t, cublasLtMatrixLayoutDestroy>;
using LtPreference = LtObject<cublasLtMatmulPreference_t, cublasLtMatmulPreferenceDestroy>;

absl::Status MakeProduct(const ProductLaunch& launch, LtProduct& product);

// cuBLAS counts columns first: y^T [outputs, rows] = (W^T)^T x^T.
struct LtMatrices {
  LtMatrix weight, x, y;

  absl::Status Make(const ProductShape& shape, int64_t rows);
};

}  // namespace longspan::cuda
