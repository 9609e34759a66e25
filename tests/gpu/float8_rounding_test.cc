// How activations and weights are rounded to e4m3 on the device, against the host's definition, bit
// by bit.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "kernels/cuda/ops/float8_rows.h"
#include "kernels/cuda/ops/weight_forms.h"
#include "kernels/weight_parts.h"
#include "tests/gpu/device_buffer.h"
#include "tests/gpu/float8_numbers.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan {
namespace {

using cuda::Float8RowScale;
using gpu_test::DeviceBuffer;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

uint32_t BitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

void ExpectScale(float found, float expected, const std::string& where) {
  if (std::isnan(expected)) {
    EXPECT_TRUE(std::isnan(found)) << where << ": " << found;
  } else {
    EXPECT_EQ(BitsOf(found), BitsOf(expected)) << where << ": " << found << ", " << expected;
  }
}

void ExpectCodes(const uint8_t* found, const std::vector<uint8_t>& expected,
                 const std::string& where) {
  for (size_t i = 0; i < expected.size(); ++i) {
    const bool is_nan = (expected[i] & 0x7f) == kFloat8Nan;
    const int seen = is_nan ? found[i] & 0x7f : found[i];
    ASSERT_EQ(seen, is_nan ? kFloat8Nan : expected[i]) << where << ", input " << i;
  }
}

// Rows of ordinary numbers, and of what is not: zeros, one NaN, one infinity, hardly anything above
// zero, all that bf16 can hold, and ties.
HostTensor Rows(DType dtype, int64_t inputs, uint32_t seed) {
  HostTensor rows(dtype, {9, inputs});
  rows.FillNormal(seed);
  for (int64_t i = 0; i < inputs; ++i) {
    rows.Set(inputs + i, 0.0F);
    if (dtype == DType::kF16) continue;
    rows.Set(4 * inputs + i, std::ldexp(static_cast<float>(i % 5), -130));
    rows.Set(5 * inputs + i, (i % 2 == 0 ? 3.0e38F : -2.0e38F) / static_cast<float>(1 + i % 7));
    rows.Set(6 * inputs + i, static_cast<float>(i % 449) / 448.0F);
  }
  if (dtype == DType::kF16) return rows;
  rows.Set(2 * inputs + inputs / 2, std::numeric_limits<float>::quiet_NaN());
  rows.Set(3 * inputs + inputs - 1, -kInfinity);
  return rows;
}

std::vector<float> Floats(const HostTensor& tensor) {
  std::vector<float> values(tensor.view().elements());
  for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(tensor.Get(i));
  return values;
}

DeviceBuffer<uint8_t> OnDevice(const HostTensor& tensor) {
  const auto* bytes = tensor.view().as<const uint8_t>();
  return DeviceBuffer<uint8_t>(std::vector<uint8_t>(bytes, bytes + tensor.view().bytes()));
}

TEST(Float8Rounding, EveryCodeIsItself) {
  for (int code = 0; code < 256; ++code) {
    if ((code & 0x7f) == kFloat8Nan) continue;
    EXPECT_EQ(ToFloat8(FromFloat8(static_cast<uint8_t>(code))), code);
  }
  EXPECT_EQ(FromFloat8(0x7e), 448.0F);
  EXPECT_EQ(FromFloat8(1), std::ldexp(1.0F, -9));
}

class Float8RowsTest : public ::testing::TestWithParam<int64_t> {};

TEST_P(Float8RowsTest, RowsHaveTheirOwnScaleOrTheOneGiven) {
  const int64_t inputs = GetParam();
  const HostTensor x = Rows(DType::kBf16, inputs, 1);
  const std::vector<float> values = Floats(x);
  const int64_t rows = x.view().shape[0];
  const DeviceBuffer<uint8_t> device_x = OnDevice(x);
  for (const float fixed : {0.0F, 0.0078125F, 0.3F}) {
    const DeviceBuffer<uint8_t> codes(rows * inputs);
    const DeviceBuffer<float> scales(rows);
    codes.Fill(0xff);
    cuda::Float8RowsLaunch launch;
    launch.x = x.view();
    launch.x.data = device_x.get();
    launch.scale = fixed == 0.0F ? Float8RowScale::kOwn : Float8RowScale::kFixed;
    launch.fixed_scale = fixed;
    launch.values = codes.get();
    launch.scales = scales.get();
    launch.scale_rows = rows;
    ASSERT_EQ(LaunchFloat8Rows(launch, nullptr), cudaSuccess);
    const std::vector<uint8_t> found = codes.Download();
    const std::vector<float> found_scales = scales.Download();
    for (int64_t row = 0; row < rows; ++row) {
      const std::string where = "row " + std::to_string(row) + " fixed " + std::to_string(fixed);
      const float own = Float8ScaleOf(&values[row * inputs], inputs);
      const float scale = fixed == 0.0F || std::isnan(own) ? own : fixed;
      ExpectScale(found_scales[row], scale, where);
      std::vector<uint8_t> expected(inputs);
      RoundActivations(&values[row * inputs], inputs, scale, expected.data());
      ExpectCodes(&found[row * inputs], expected, where);
    }
  }
}

TEST_P(Float8RowsTest, BlocksHaveTheirOwnScale) {
  const int64_t inputs = GetParam();
  const HostTensor x = Rows(DType::kBf16, inputs, 2);
  const std::vector<float> values = Floats(x);
  const int64_t rows = x.view().shape[0];
  const int64_t scale_rows = (rows + 7) / 8 * 8;
  const int64_t blocks = (inputs + kFloat8Block - 1) / kFloat8Block;
  const DeviceBuffer<uint8_t> device_x = OnDevice(x);
  const DeviceBuffer<uint8_t> codes(rows * inputs);
  const DeviceBuffer<float> scales(blocks * scale_rows);
  cuda::Float8RowsLaunch launch;
  launch.x = x.view();
  launch.x.data = device_x.get();
  launch.scale = Float8RowScale::kBlock;
  launch.values = codes.get();
  launch.scales = scales.get();
  launch.scale_rows = scale_rows;
  ASSERT_EQ(LaunchFloat8Rows(launch, nullptr), cudaSuccess);
  const std::vector<uint8_t> found = codes.Download();
  const std::vector<float> found_scales = scales.Download();
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t block = 0; block < blocks; ++block) {
      const std::string where = "row " + std::to_string(row) + " block " + std::to_string(block);
      const int64_t begin = row * inputs + block * kFloat8Block;
      const int64_t count = std::min(kFloat8Block, inputs - block * kFloat8Block);
      const float scale = Float8ScaleOf(&values[begin], count);
      ExpectScale(found_scales[block * scale_rows + row], scale, where);
      std::vector<uint8_t> expected(count);
      RoundActivations(&values[begin], count, scale, expected.data());
      ExpectCodes(&found[begin], expected, where);
    }
  }
}

TEST_P(Float8RowsTest, WeightsAreDividedByTheirScale) {
  const int64_t inputs = GetParam();
  for (const DType dtype : {DType::kBf16, DType::kF16, DType::kF32}) {
    const HostTensor weight = Rows(dtype, inputs, 3);
    const std::vector<float> values = Floats(weight);
    const int64_t outputs = weight.view().shape[0];
    const DeviceBuffer<uint8_t> device_weight = OnDevice(weight);
    const DeviceBuffer<uint8_t> codes(outputs * inputs);
    const DeviceBuffer<float> scales(outputs);
    TensorView view = weight.view();
    view.data = device_weight.get();
    ASSERT_EQ(cuda::LaunchRoundToFloat8(view, codes.get(), scales.get(), nullptr), cudaSuccess);
    const std::vector<uint8_t> found = codes.Download();
    const std::vector<float> found_scales = scales.Download();
    for (int64_t output = 0; output < outputs; ++output) {
      const std::string where = std::string(Name(dtype)) + " output " + std::to_string(output);
      const float scale = Float8ScaleOf(&values[output * inputs], inputs);
      ExpectScale(found_scales[output], scale, where);
      std::vector<uint8_t> expected(inputs);
      RoundWeights(&values[output * inputs], inputs, scale, expected.data());
      ExpectCodes(&found[output * inputs], expected, where);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Inputs, Float8RowsTest,
                         ::testing::Values(16, 128, 400, 4096, 5120, 14336, 20000));

}  // namespace
}  // namespace longspan
