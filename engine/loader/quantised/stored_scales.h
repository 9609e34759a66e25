// Scales as they are stored, in F16, BF16 or F32, in the order and type of a part.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "engine/loader/base/stored_tensor.h"
#include "kernels/tensor.h"

namespace longspan {

// [rows, columns] of that type, without data.
TensorView MatrixOf(DType dtype, int64_t rows, int64_t columns);

// f16 where they are stored so, which a part may have; otherwise f32.
DType ScaleTypeOf(const StoredTensor& scales);
float ScaleAt(const StoredTensor& scales, int64_t at);

// Scale [row, column] of `to` is the stored number row * row_stride + column * column_stride.
// InvalidArgument names one that is not finite and above 0.
struct StoredOrder {
  int64_t row_stride = 0;
  int64_t column_stride = 0;
};
absl::Status CopyScales(const StoredTensor& scales, const TensorView& to, StoredOrder order);

}  // namespace longspan
