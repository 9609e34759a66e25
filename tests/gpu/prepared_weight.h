// A weight prepared, and multiplied with, by tests of products.
#pragma once

#include <vector>

#include "absl/types/span.h"
#include "gtest/gtest.h"
#include "kernels/backend.h"

namespace longspan {

inline WeightHandle Prepare(Backend& backend, const std::vector<WeightPart>& parts,
                            absl::Span<const float> bias = {}, DType compute = DType::kBf16) {
  auto handle = backend.PrepareLinear(parts, bias, compute);
  EXPECT_TRUE(handle.ok()) << handle.status();
  return handle.ok() ? *handle : WeightHandle{};
}

inline void Multiply(Backend& backend, const TensorView& x, const WeightHandle& weight,
                     const TensorView& y) {
  const absl::Status status = backend.Compute(LinearArgs{x, weight, y});
  ASSERT_TRUE(status.ok()) << status;
}

}  // namespace longspan
