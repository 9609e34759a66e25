#include "server/plan/served_weights.h"

#include <gtest/gtest.h>

namespace longspan {
namespace {

constexpr WeightPrecision kOfGpu[] = {WeightPrecision::kAsStored, WeightPrecision::kFloat8};
constexpr WeightPrecision kOfCpu[] = {WeightPrecision::kAsStored, WeightPrecision::kInt8};

TEST(ServedWeights, APrecisionThatTheDeviceHasNotIsRefusedByName) {
  const WeightSupport gpu = {{}, kOfGpu};
  const WeightSupport cpu = {{}, kOfCpu};
  EXPECT_TRUE(CheckWeightPrecision(WeightPrecision::kFloat8, gpu, DeviceKind::kCuda).ok());
  EXPECT_TRUE(CheckWeightPrecision(WeightPrecision::kInt8, cpu, DeviceKind::kCpu).ok());
  EXPECT_EQ(CheckWeightPrecision(WeightPrecision::kInt8, gpu, DeviceKind::kCuda).message(),
            "--weights int8: this device has as-stored, fp8; int8 is for CPUs (--device cpu)");
  EXPECT_EQ(CheckWeightPrecision(WeightPrecision::kFloat8, cpu, DeviceKind::kCpu).message(),
            "--weights fp8: this device has as-stored, int8; fp8 is for GPUs (--device cuda)");
  const WeightSupport old = {{}, absl::MakeConstSpan(kOfGpu, 1)};
  EXPECT_EQ(CheckWeightPrecision(WeightPrecision::kFloat8, old, DeviceKind::kCuda).message(),
            "--weights fp8: this device has as-stored");
}

TEST(ServedWeights, AreDescribedInAFewWords) {
  WeightSummary stored;
  const auto text = [&](WeightPrecision precision) {
    return DescribeServedWeights(stored, precision, DType::kBf16);
  };
  EXPECT_EQ(text(WeightPrecision::kAsStored), "bf16");
  EXPECT_EQ(DescribeServedWeights(stored, WeightPrecision::kAsStored, DType::kF32), "f32");
  EXPECT_EQ(text(WeightPrecision::kFloat8), "fp8 (e4m3, per channel)");
  EXPECT_EQ(text(WeightPrecision::kInt8), "int8 (per channel)");
  stored.packed = "4 bits (Q4_K, Q6_K)";
  EXPECT_EQ(text(WeightPrecision::kAsStored), "4 bits (Q4_K, Q6_K)");
  EXPECT_EQ(text(WeightPrecision::kInt8), "4 bits (Q4_K, Q6_K)");
  stored.has_plain_layers = true;
  EXPECT_EQ(text(WeightPrecision::kAsStored), "4 bits (Q4_K, Q6_K)");
  EXPECT_EQ(text(WeightPrecision::kInt8), "4 bits (Q4_K, Q6_K), else int8 (per channel)");
  stored.is_dequantized = true;
  EXPECT_EQ(text(WeightPrecision::kAsStored), "bf16, stored as 4 bits (Q4_K, Q6_K)");
  EXPECT_EQ(text(WeightPrecision::kInt8), "int8 (per channel), stored as 4 bits (Q4_K, Q6_K)");
}

}  // namespace
}  // namespace longspan
