#include "engine/loader/quantised/stored_scales.h"

#include <bit>
#include <cmath>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/module_tensors.h"
#include "engine/model/host_floats.h"

namespace longspan {
namespace {

uint16_t HalfWordAt(const StoredTensor& tensor, int64_t at) {
  uint16_t bits = 0;
  std::memcpy(&bits, tensor.data + at * 2, sizeof(bits));
  return bits;
}

absl::Status ScaleProblem(const StoredTensor& scales, int64_t at) {
  return TensorProblem(scales, absl::StrCat("number ", at, " is ", ScaleAt(scales, at),
                                            ", expected a finite one above 0"));
}

// Without a way over fp32, of which there are millions.
bool IsPositiveHalf(uint16_t bits) { return bits > 0 && bits < 0x7C00; }

}  // namespace

TensorView MatrixOf(DType dtype, int64_t rows, int64_t columns) {
  TensorView tensor;
  tensor.dtype = dtype;
  tensor.rank = 2;
  tensor.shape = {rows, columns};
  return tensor;
}

DType ScaleTypeOf(const StoredTensor& scales) {
  return scales.entry.type->loads_as == DType::kF16 ? DType::kF16 : DType::kF32;
}

float ScaleAt(const StoredTensor& scales, int64_t at) {
  if (scales.entry.type->loads_as == DType::kF16) return FromF16(HalfWordAt(scales, at));
  if (scales.entry.type->loads_as == DType::kBf16) {
    return std::bit_cast<float>(uint32_t{HalfWordAt(scales, at)} << 16);
  }
  float value = 0.0F;
  std::memcpy(&value, scales.data + at * 4, sizeof(value));
  return value;
}

absl::Status CopyScales(const StoredTensor& scales, const TensorView& to, StoredOrder order) {
  int64_t index = 0;
  for (int64_t row = 0; row < to.shape[0]; ++row) {
    for (int64_t column = 0; column < to.shape[1]; ++column, ++index) {
      const int64_t at = row * order.row_stride + column * order.column_stride;
      if (to.dtype == DType::kF16) {
        const uint16_t bits = HalfWordAt(scales, at);
        if (!IsPositiveHalf(bits)) return ScaleProblem(scales, at);
        to.as<uint16_t>()[index] = bits;
      } else {
        const float scale = ScaleAt(scales, at);
        if (!std::isfinite(scale) || scale <= 0.0F) return ScaleProblem(scales, at);
        to.as<float>()[index] = scale;
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace longspan
