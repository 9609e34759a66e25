#include "kernels/cuda/ops/float8_activations.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {
namespace {

constexpr uintptr_t kLoadBytes = 16;

int64_t ScaleRows(int64_t rows, Float8RowScale scale) {
  if (scale != Float8RowScale::kBlock) return rows;
  return (rows + kFloat8RowMultiple - 1) / kFloat8RowMultiple * kFloat8RowMultiple;
}

size_t ScalesOf(int64_t rows, int64_t inputs, Float8RowScale scale) {
  const int64_t columns =
      scale == Float8RowScale::kBlock ? (inputs + kFloat8Block - 1) / kFloat8Block : 1;
  return static_cast<size_t>(ScaleRows(rows, scale) * columns) * sizeof(float);
}

}  // namespace

void Float8Activations::AddReader(int64_t inputs, Float8RowScale scale) {
  const auto [reader, is_new] = readers_.emplace(inputs, scale);
  if (!is_new && scale == Float8RowScale::kOwn) reader->second = scale;
}

size_t Float8Activations::ValueBytes(int64_t rows) const {
  if (readers_.empty()) return 0;
  return static_cast<size_t>(ScaleRows(rows, Float8RowScale::kBlock) * readers_.rbegin()->first);
}

// Scales by blocks are the most that a reader may ask for.
size_t Float8Activations::ScaleBytes(int64_t rows) const {
  if (readers_.empty()) return 0;
  return ScalesOf(rows, readers_.rbegin()->first, Float8RowScale::kBlock);
}

absl::StatusOr<Float8Copy> Float8Activations::Place(const TensorView& x, Float8RowScale scale) {
  const int64_t rows = x.shape[0];
  const int64_t inputs = x.shape[1];
  Float8Copy copy;
  copy.scale_rows = ScaleRows(rows, scale);
  LONGSPAN_ASSIGN_OR_RETURN(void* values, values_.AtLeast(copy.scale_rows * inputs));
  LONGSPAN_ASSIGN_OR_RETURN(void* scales, scales_.AtLeast(ScalesOf(rows, inputs, scale)));
  copy.values = static_cast<uint8_t*>(values);
  copy.scales = static_cast<float*>(scales);
  return copy;
}

absl::StatusOr<Float8Copy> Float8Activations::BesideWriting(const TensorView& out) {
  Forget();
  if (out.dtype != DType::kBf16 || out.shape[0] == 0) return Float8Copy{};
  const auto reader = readers_.find(out.shape[1]);
  if (reader == readers_.end() || reader->second != Float8RowScale::kOwn) return Float8Copy{};
  LONGSPAN_ASSIGN_OR_RETURN(const Float8Copy copy, Place(out, Float8RowScale::kOwn));
  of_ = out.data;
  rows_ = out.shape[0];
  inputs_ = out.shape[1];
  scale_ = Float8RowScale::kOwn;
  return copy;
}

void Float8Activations::ForgetIfOf(const TensorView& written) {
  if (of_ == nullptr) return;
  const auto* of = static_cast<const std::byte*>(of_);
  const auto* begin = written.as<const std::byte>();
  const size_t bytes = static_cast<size_t>(rows_ * inputs_) * SizeBytes(DType::kBf16);
  if (begin < of + bytes && of < begin + written.bytes()) Forget();
}

absl::StatusOr<Float8Copy> Float8Activations::Of(const TensorView& x, Float8RowScale scale,
                                                 float fixed_scale) {
  if (reinterpret_cast<uintptr_t>(x.data) % kLoadBytes != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("linear: x of an FP8 product is not aligned to ", kLoadBytes, " bytes"));
  }
  LONGSPAN_ASSIGN_OR_RETURN(const Float8Copy copy, Place(x, scale));
  const bool is_fixed = scale == Float8RowScale::kFixed;
  const bool known = of_ == x.data && rows_ == x.shape[0] && inputs_ == x.shape[1] &&
                     scale_ == scale && (!is_fixed || fixed_scale_ == fixed_scale);
  if (known) return copy;
  Forget();
  LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchFloat8Rows(
      {x, scale, fixed_scale, copy.values, copy.scales, copy.scale_rows}, stream_));
  of_ = x.data;
  rows_ = x.shape[0];
  inputs_ = x.shape[1];
  scale_ = scale;
  fixed_scale_ = fixed_scale;
  return copy;
}

}  // namespace longspan::cuda
