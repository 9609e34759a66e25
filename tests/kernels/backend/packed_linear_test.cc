// Weights of integers through the backend: kept packed, multiplied as integers, read by rows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "kernels/backend.h"
#include "tests/kernels/backend/grouped_weight.h"
#include "tests/kernels/backend/packed_definition.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

WeightHandle PrepareParts(Backend& backend, const std::vector<WeightPart>& parts,
                          DType compute = DType::kBf16, const std::vector<float>& bias = {}) {
  auto handle = backend.PrepareLinear(parts, bias, compute);
  EXPECT_TRUE(handle.ok()) << handle.status();
  return handle.value_or(WeightHandle());
}

void MultiplyRows(Backend& backend, const TensorView& x, WeightHandle weight, const TensorView& y) {
  LinearArgs args;
  args.x = x;
  args.weight = weight;
  args.y = y;
  const absl::Status status = backend.Compute(args);
  ASSERT_TRUE(status.ok()) << status;
}

class PackedLinear : public ::testing::TestWithParam<GroupedSpec> {};

// Of the integers that the activations became nothing but roundings of sums is lost; of the
// activations at most half a step of each.
TEST_P(PackedLinear, AgreesWithDouble) {
  constexpr int64_t kInputs = 768;
  constexpr int64_t kRows = 37;
  auto backend = MakeTestBackend(2);
  const GroupedWeight weight(GetParam(), 83, kInputs, 21);
  HostTensor x(DType::kBf16, {kRows, kInputs});
  HostTensor y(DType::kF32, {kRows, 83});
  x.FillNormal(22);
  MultiplyRows(*backend, x.view(), PrepareParts(*backend, {weight.part()}), y.view());
  for (int64_t row = 0; row < kRows; row += 3) {
    const QuantizedRow integers = QuantizeRow(x.view().as<uint16_t>() + row * kInputs, kInputs);
    for (int64_t output = 0; output < 83; ++output) {
      double of_integers = 0.0;
      double of_numbers = 0.0;
      double magnitude = 0.0;
      double bound = 0.0;
      for (int64_t input = 0; input < kInputs; ++input) {
        const double value = weight.Get(output, input);
        const double scale = integers.scales[input / 32];
        const int64_t group = input / weight.part().grouped.group_inputs;
        of_integers += value * scale * integers.codes[input];
        of_numbers += value * x.Get(row * kInputs + input);
        magnitude += (std::abs(value) + 2.0 * std::abs(weight.Minimum(output, group))) * scale *
                     std::abs(integers.codes[input]);
        bound += std::abs(value) * scale * 0.501;
      }
      const double found = y.Get(row * 83 + output);
      ASSERT_NEAR(found, of_integers, 1e-5 * magnitude / std::sqrt(kInputs) + 1e-6 * magnitude)
          << "row " << row << " output " << output;
      ASSERT_NEAR(found, of_numbers, bound + 1e-5 * magnitude)
          << "row " << row << " output " << output;
    }
  }
}

// What an outlier leaves of the others is a step of its block of 32, and of no other block.
TEST_P(PackedLinear, OutliersStayWithTheirBlock) {
  constexpr int64_t kInputs = 512;
  auto backend = MakeTestBackend(1);
  const GroupedWeight weight(GetParam(), 40, kInputs, 29);
  HostTensor x(DType::kBf16, {3, kInputs});
  HostTensor y(DType::kF32, {3, 40});
  x.FillNormal(30);
  for (int64_t i = 0; i < kInputs; ++i) x.Set(kInputs + i, 1e-30F * static_cast<float>(i % 5));
  for (int64_t i = 0; i < kInputs; i += 64) {
    x.Set(i, 1e4F);
    x.Set(kInputs + i, -1e34F);
    x.Set(2 * kInputs + i, 1e-39F);
  }
  MultiplyRows(*backend, x.view(), PrepareParts(*backend, {weight.part()}), y.view());
  for (int64_t row = 0; row < 3; ++row) {
    for (int64_t output = 0; output < 40; ++output) {
      double expected = 0.0;
      double bound = 0.0;
      for (int64_t first = 0; first < kInputs; first += 32) {
        double largest = 0.0;
        double magnitude = 0.0;
        for (int64_t i = first; i < first + 32; ++i) {
          const double value = x.Get(row * kInputs + i);
          const int64_t group = i / weight.part().grouped.group_inputs;
          const double of_weight =
              std::abs(weight.Get(output, i)) + 2.0 * std::abs(weight.Minimum(output, group));
          expected += weight.Get(output, i) * value;
          largest = std::max(largest, std::abs(value));
          magnitude += of_weight;
        }
        bound += magnitude * largest * (0.501 / 127 + 1e-5);
      }
      ASSERT_NEAR(y.Get(row * 40 + output), expected, bound)
          << "row " << row << " output " << output;
    }
  }
}

// The bits of a row are the same alone, at any place in any batch, and with any number of threads.
TEST_P(PackedLinear, RowDoesNotDependOnItsNeighbours) {
  constexpr int64_t kInputs = 512;
  constexpr int64_t kOutputs = 150;
  constexpr int64_t kRows = 150;
  auto backend = MakeTestBackend(1);
  auto threaded = MakeTestBackend(2);
  const GroupedWeight weight(GetParam(), kOutputs, kInputs, 23);
  HostTensor x(DType::kBf16, {kRows, kInputs});
  x.FillNormal(24);
  HostTensor all(DType::kF32, {kRows, kOutputs});
  const WeightHandle handle = PrepareParts(*backend, {weight.part()});
  MultiplyRows(*threaded, x.view(), PrepareParts(*threaded, {weight.part()}), all.view());
  HostTensor some(DType::kF32, {kRows, kOutputs});
  const std::vector<std::pair<int64_t, int64_t>> slices = {
      {0, 1},  {1, 1},  {63, 1}, {149, 1}, {2, 2},   {5, 3},    {7, 4},    {61, 5},  {9, 6},
      {3, 7},  {70, 8}, {1, 11}, {40, 15}, {13, 16}, {21, 17},  {30, 23},  {33, 31}, {8, 32},
      {0, 33}, {2, 48}, {6, 63}, {5, 64},  {1, 65},  {10, 127}, {20, 128}, {0, 129}, {0, 150}};
  for (const auto& [begin, count] : slices) {
    MultiplyRows(*backend, x.Rows(begin, count), handle, some.Rows(0, count));
    for (int64_t index = 0; index < count * kOutputs; ++index) {
      const float expected = all.floats()[begin * kOutputs + index];
      const float found = some.floats()[index];
      ASSERT_EQ(std::memcmp(&expected, &found, sizeof(float)), 0)
          << "rows " << begin << " + " << count << ", row " << index / kOutputs << " output "
          << index % kOutputs << ": " << found << " instead of " << expected;
    }
  }
}

TEST_P(PackedLinear, ItsRowsCanBeRead) {
  constexpr int64_t kInputs = 512;
  auto backend = MakeTestBackend(2);
  const GroupedWeight weight(GetParam(), 70, kInputs, 25);
  const std::vector<int32_t> ids = {0, 15, 16, 69, 33, 0};
  HostTensor out(DType::kF32, {6, kInputs});
  for (const DType compute : {DType::kBf16, DType::kF32}) {
    const WeightHandle handle = PrepareParts(*backend, {weight.part()}, compute);
    for (const float scale : {1.0F, 3.5F}) {
      const absl::Status status = backend->Compute(EmbedArgs{{{}, handle}, ids, out.view(), scale});
      ASSERT_TRUE(status.ok()) << status;
      for (int64_t index = 0; index < 6 * kInputs; ++index) {
        const float kept = weight.GetFloat(ids[index / kInputs], index % kInputs);
        ASSERT_EQ(out.floats()[index], kept * scale)
            << Name(compute) << " id " << ids[index / kInputs] << " input " << index % kInputs;
      }
    }
  }
}

// Planned without data and found on preparation, and no more than the file takes, but for whole
// panels of 16 outputs and a cache line in each.
TEST_P(PackedLinear, PreparedBytesAreThoseTaken) {
  constexpr int64_t kInputs = 768;
  auto backend = MakeTestBackend(1);
  for (const int64_t outputs : {16, 100, 1536}) {
    const GroupedWeight weight(GetParam(), outputs, kInputs, 26);
    WeightPart shape = weight.part();
    for (TensorView* view :
         {&shape.values, &shape.grouped.scales, &shape.grouped.minima, &shape.grouped.zeros,
          &shape.grouped.group_scales, &shape.grouped.group_minima}) {
      view->data = nullptr;
    }
    const auto planned = backend->PreparedBytes({shape, shape}, /*has_bias=*/true, DType::kBf16);
    ASSERT_TRUE(planned.ok()) << planned.status();
    const std::vector<float> bias(2 * outputs);
    const WeightHandle handle =
        PrepareParts(*backend, {weight.part(), weight.part()}, DType::kBf16, bias);
    EXPECT_EQ(*planned, handle.bytes);
    const GroupedScales& grouped = weight.part().grouped;
    const int64_t bits = std::max(grouped.bits, 4);
    const auto stored =
        static_cast<int64_t>(kInputs * outputs * bits / 8 + grouped.scales.bytes() +
                             grouped.minima.bytes() * (grouped.minima.rank > 0 ? 1 : 0) +
                             (grouped.group_scales.rank > 0 ? grouped.group_scales.bytes() : 0) +
                             (grouped.group_minima.rank > 0 ? grouped.group_minima.bytes() : 0) +
                             (grouped.zeros.rank > 0 ? grouped.zeros.bytes() : 0));
    const int64_t panels = (outputs + 15) / 16;
    const int64_t bias_bytes = 2 * outputs * 4;
    EXPECT_GE(handle.bytes, 2 * stored + bias_bytes);
    EXPECT_LE(handle.bytes, 2 * (stored * panels * 16 / outputs + 64 * panels) + bias_bytes);
  }
}

// Computed in fp32 weights are numbers: what the integers are compared with.
TEST_P(PackedLinear, InFp32ItsWeightsAreNumbers) {
  constexpr int64_t kInputs = 512;
  auto backend = MakeTestBackend(2);
  const GroupedWeight weight(GetParam(), 40, kInputs, 27);
  HostTensor plain(DType::kF32, {40, kInputs});
  for (int64_t i = 0; i < 40 * kInputs; ++i) {
    plain.Set(i, weight.GetFloat(i / kInputs, i % kInputs));
  }
  HostTensor x(DType::kF32, {5, kInputs});
  x.FillNormal(28);
  HostTensor y(DType::kF32, {5, 40});
  HostTensor expected(DType::kF32, {5, 40});
  MultiplyRows(*backend, x.view(), PrepareParts(*backend, {weight.part()}, DType::kF32), y.view());
  MultiplyRows(*backend, x.view(), PrepareParts(*backend, {{plain.view()}}, DType::kF32),
               expected.view());
  EXPECT_EQ(std::memcmp(y.floats(), expected.floats(), 5 * 40 * sizeof(float)), 0);
}

INSTANTIATE_TEST_SUITE_P(Formats, PackedLinear, ::testing::ValuesIn(GroupedSpecs()));

// The products of a stack, and its rows, are those of its parts.
TEST(PackedLinearTest, PartsOfAStackMayDiffer) {
  constexpr int64_t kInputs = 256;
  auto backend = MakeTestBackend(2);
  const std::vector<GroupedSpec> specs = GroupedSpecs();
  const GroupedWeight query(specs[7], 40, kInputs, 31);
  const GroupedWeight value(specs[9], 24, kInputs, 32);
  HostTensor gate(DType::kF16, {3, kInputs});
  HostTensor rounded(DType::kBf16, {16, kInputs});
  HostTensor last(DType::kF32, {2, kInputs});
  gate.FillNormal(33);
  rounded.FillNormal(34);
  last.FillNormal(35);
  WeightPart int8 = {rounded.view()};
  int8.precision = WeightPrecision::kInt8;
  const std::vector<WeightPart> parts = {
      query.part(), value.part(), {gate.view()}, {last.view()}, int8};
  std::vector<float> bias(85);
  for (size_t i = 0; i < bias.size(); ++i) bias[i] = 0.5F * static_cast<float>(i);
  const WeightHandle stack = PrepareParts(*backend, parts, DType::kBf16, bias);
  EXPECT_EQ(stack.out_features, 85);

  for (const int64_t rows : {1, 20}) {
    HostTensor x(DType::kBf16, {rows, kInputs});
    x.FillNormal(36);
    HostTensor y(DType::kF32, {rows, 85});
    MultiplyRows(*backend, x.view(), stack, y.view());
    int64_t first = 0;
    for (const WeightPart& part : parts) {
      HostTensor alone(DType::kF32, {rows, part.outputs()});
      MultiplyRows(*backend, x.view(), PrepareParts(*backend, {part}), alone.view());
      for (int64_t i = 0; i < rows * part.outputs(); ++i) {
        const int64_t output = first + i % part.outputs();
        ASSERT_EQ(y.floats()[i / part.outputs() * 85 + output], alone.floats()[i] + bias[output])
            << "row " << i / part.outputs() << " output " << output;
      }
      first += part.outputs();
    }
  }

  const std::vector<int32_t> ids = {0, 39, 40, 63, 64, 66, 67, 69, 84};
  HostTensor out(DType::kF32, {9, kInputs});
  ASSERT_TRUE(backend->Compute(EmbedArgs{{{}, stack}, ids, out.view()}).ok());
  for (int64_t i = 0; i < kInputs; ++i) {
    ASSERT_EQ(out.Get(kInputs + i), query.GetFloat(39, i));
    ASSERT_EQ(out.Get(3 * kInputs + i), value.GetFloat(23, i));
    ASSERT_EQ(out.Get(4 * kInputs + i),
              cpu::WidenBf16(cpu::RoundToBf16(static_cast<float>(gate.Get(i)))));
    ASSERT_EQ(out.Get(6 * kInputs + i),
              cpu::WidenBf16(cpu::RoundToBf16(static_cast<float>(last.Get(i)))));
  }
}

// 127 steps to the largest magnitude of each output, the same in both compute types.
TEST(PackedLinearTest, PlainPartsBecomeIntegers) {
  constexpr int64_t kInputs = 96;
  auto backend = MakeTestBackend(2);
  HostTensor plain(DType::kF32, {20, kInputs});
  plain.FillNormal(41);
  for (int64_t i = 0; i < kInputs; ++i) plain.Set(3 * kInputs + i, 0.0F);
  WeightPart part = {plain.view()};
  part.precision = WeightPrecision::kInt8;
  std::vector<int32_t> ids;
  for (int32_t id = 0; id < 20; ++id) ids.push_back(id);
  HostTensor integers(DType::kF32, {20, kInputs});
  HostTensor numbers(DType::kF32, {20, kInputs});
  const WeightHandle packed = PrepareParts(*backend, {part});
  EXPECT_EQ(packed.bytes, 2 * (kInputs * 16 + 64));
  ASSERT_TRUE(backend->Compute(EmbedArgs{{{}, packed}, ids, integers.view()}).ok());
  const WeightHandle wide = PrepareParts(*backend, {part}, DType::kF32);
  ASSERT_TRUE(backend->Compute(EmbedArgs{{{}, wide}, ids, numbers.view()}).ok());
  for (int64_t row = 0; row < 20; ++row) {
    float largest = 0.0F;
    for (int64_t i = 0; i < kInputs; ++i) {
      largest = std::max(largest, std::abs(static_cast<float>(plain.Get(row * kInputs + i))));
    }
    const float step = largest / 127.0F;
    for (int64_t i = 0; i < kInputs; ++i) {
      const int64_t place = row * kInputs + i;
      const double code = step == 0.0F ? 0.0 : std::nearbyint(plain.floats()[place] / step);
      ASSERT_EQ(integers.Get(place), static_cast<float>(code) * step) << row << " " << i;
      ASSERT_EQ(numbers.Get(place), integers.Get(place)) << row << " " << i;
    }
  }
}

// e4m3 is kept as bf16, or fp32, of its value times its scale.
TEST(PackedLinearTest, Float8BecomesNumbers) {
  constexpr int64_t kInputs = 256;
  constexpr int64_t kOutputs = 200;
  auto backend = MakeTestBackend(2);
  std::vector<uint8_t> codes(kOutputs * kInputs);
  for (size_t i = 0; i < codes.size(); ++i) {
    codes[i] = static_cast<uint8_t>(i * 7 % 256);
    if ((codes[i] & 0x7f) == 0x7f) codes[i] = 1;  // NaN
  }
  const auto value = [](int code) {
    const double magnitude = (code & 0x78) == 0 ? std::ldexp(code & 7, -9)
                                                : std::ldexp(8 + (code & 7), (code >> 3 & 15) - 10);
    return (code & 0x80) != 0 ? -magnitude : magnitude;
  };
  const std::vector<int32_t> ids = {0, 127, 128, 199};
  for (const auto& [rows, columns] :
       std::vector<std::pair<int64_t, int64_t>>{{1, 1}, {kOutputs, 1}, {2, 2}}) {
    HostTensor scales(DType::kF32, {rows, columns});
    scales.FillNormal(51);
    scales.Set(0, 1e-39F);  // subnormal, as products with it are
    WeightPart part;
    part.format = WeightFormat::kFloat8;
    part.values = {codes.data(), DType::kF8E4M3, 2, {kOutputs, kInputs}};
    part.float8_scales = scales.view();
    for (const DType compute : {DType::kBf16, DType::kF32}) {
      HostTensor out(DType::kF32, {4, kInputs});
      const WeightHandle handle = PrepareParts(*backend, {part}, compute);
      ASSERT_TRUE(backend->Compute(EmbedArgs{{{}, handle}, ids, out.view()}).ok());
      for (int64_t i = 0; i < 4 * kInputs; ++i) {
        const int64_t output = ids[i / kInputs];
        const int64_t row = rows == 1 ? 0 : rows == 2 ? output / 128 : output;
        const int64_t column = columns == 1 ? 0 : i % kInputs / 128;
        const float wide = static_cast<float>(value(codes[output * kInputs + i % kInputs])) *
                           scales.floats()[row * columns + column];
        const float kept = compute == DType::kF32 ? wide : cpu::WidenBf16(cpu::RoundToBf16(wide));
        ASSERT_EQ(out.floats()[i], kept) << Name(compute) << " [" << rows << ", " << columns
                                         << "] output " << output << " input " << i % kInputs;
      }
    }
  }
}

// Groups that no sum of integers is made for are kept as numbers.
TEST(PackedLinearTest, OtherGroupsBecomeNumbers) {
  constexpr int64_t kInputs = 96;
  auto backend = MakeTestBackend(1);
  const GroupedWeight weight({"odd", 4, 24, 48, 8}, 5, kInputs, 61);
  const WeightHandle handle = PrepareParts(*backend, {weight.part()});
  const std::vector<int32_t> ids = {4};
  HostTensor out(DType::kF32, {1, kInputs});
  ASSERT_TRUE(backend->Compute(EmbedArgs{{{}, handle}, ids, out.view()}).ok());
  for (int64_t i = 0; i < kInputs; ++i) {
    ASSERT_EQ(out.floats()[i], cpu::WidenBf16(cpu::RoundToBf16(weight.GetFloat(4, i))));
  }
}

// A row that is not finite has no products, and changes no other's.
TEST(PackedLinearTest, ARowThatIsNotFiniteIsSoAlone) {
  constexpr int64_t kInputs = 256;
  auto backend = MakeTestBackend(2);
  for (const GroupedSpec& spec : GroupedSpecs()) {
    const GroupedWeight weight(spec, 20, kInputs, 71);
    const WeightHandle handle = PrepareParts(*backend, {weight.part()});
    HostTensor x(DType::kBf16, {20, kInputs});
    x.FillNormal(72);
    HostTensor good(DType::kF32, {20, 20});
    MultiplyRows(*backend, x.view(), handle, good.view());
    x.Set(3 * kInputs + 200, std::nanf(""));
    x.Set(18 * kInputs + 7, -HUGE_VALF);
    HostTensor bad(DType::kF32, {20, 20});
    MultiplyRows(*backend, x.view(), handle, bad.view());
    for (int64_t i = 0; i < 400; ++i) {
      if (i / 20 == 3 || i / 20 == 18) {
        ASSERT_FALSE(std::isfinite(bad.floats()[i])) << spec.name << " row " << i / 20;
      } else {
        ASSERT_EQ(bad.floats()[i], good.floats()[i]) << spec.name << " row " << i / 20;
      }
    }
  }
}

TEST(PackedLinearTest, RefusesScalesThatDoNotFit) {
  auto backend = MakeTestBackend(1);
  const GroupedWeight weight(GroupedSpecs()[7], 8, 512, 81);
  const auto refused = [&](const WeightPart& part) {
    const absl::Status status = backend->PrepareLinear({part}, {}, DType::kBf16).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    return std::string(status.message());
  };
  WeightPart part = weight.part();
  part.grouped.scales = {};
  EXPECT_THAT(refused(part), HasSubstr("scales"));
  part = weight.part();
  part.grouped.scales.data = nullptr;
  EXPECT_THAT(refused(part), HasSubstr("a part is absent"));
  part = weight.part();
  part.grouped.group_minima.shape[1] = 15;
  EXPECT_THAT(refused(part), HasSubstr("group minima"));
  part = weight.part();
  part.grouped.bits = 9;
  EXPECT_THAT(refused(part), HasSubstr("bits of codes is 9"));
  part = weight.part();
  part.grouped.group_inputs = 48;
  EXPECT_THAT(refused(part), HasSubstr("inputs beyond whole groups"));
  part = weight.part();
  part.precision = WeightPrecision::kFloat8;
  EXPECT_THAT(refused(part), HasSubstr("precision of a part is fp8, accepted: as stored, int8"));
}

}  // namespace
}  // namespace longspan
