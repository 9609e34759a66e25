// Products with packed weights against double, by few rows and expanded by many; rows alone and
// together; what is not finite; rows read as embeddings; stacks of several forms.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "kernels/backend.h"
#include "tests/gpu/backend_host_tensors.h"
#include "tests/gpu/backend_shared_device.h"
#include "tests/gpu/packed_numbers.h"
#include "tests/gpu/prepared_weight.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan {
namespace {

// Of the magnitudes that are summed in fp32 by tensor cores, which cut; and of bf16.
constexpr double kSumTolerance = 4e-7;
constexpr double kRoundingToBf16 = 1.0 / 256;
constexpr int64_t kMostPackedRows = 64;

// Columns of y from `first_output` on. `is_expanded`: each weight was rounded to bf16.
void ExpectColumns(const HostTensor& x, const GroupedWeight& weight, const HostTensor& y,
                   int64_t first_output, absl::Span<const float> bias, bool is_expanded) {
  const PackedNumbers kept(weight);
  const int64_t rows = x.view().shape[0];
  const int64_t columns = y.view().shape[1];
  for (int64_t row = 0; row < rows; row += std::max<int64_t>(1, rows / 7)) {
    for (int64_t output = 0; output < weight.outputs(); ++output) {
      double sum = bias.empty() ? 0.0 : bias[first_output + output];
      double lost = 1e-6 * std::abs(sum);
      for (int64_t input = 0; input < weight.inputs(); ++input) {
        const double value = kept.Get(output, input);
        const double of_x = x.Get(row * weight.inputs() + input);
        sum += value * of_x;
        lost += kSumTolerance * kept.Summed(output, input) * std::abs(of_x);
        if (is_expanded) lost += std::abs(value * of_x) * kRoundingToBf16 / 2;
      }
      const double found = y.Get(row * columns + first_output + output);
      const bool is_narrow = y.view().dtype == DType::kBf16;
      ASSERT_NEAR(found, sum, lost + (is_narrow ? std::abs(sum) * kRoundingToBf16 : 0.0))
          << "row " << row << " of " << rows << ", output " << first_output + output;
    }
  }
}

class PackedProducts : public ::testing::TestWithParam<GroupedSpec> {};

TEST_P(PackedProducts, AgreeWithDouble) {
  constexpr int64_t kInputs = 768;
  constexpr int64_t kOutputs = 83;
  const GroupedWeight weight(GetParam(), kOutputs, kInputs, 1);
  std::vector<float> bias(kOutputs);
  for (size_t o = 0; o < bias.size(); ++o) bias[o] = 0.25F * static_cast<float>(o % 37) - 3.0F;
  for (const bool invariant : {false, true}) {
    auto backend = WithHostTensors(invariant ? &InvariantCudaBackend() : &SharedCudaBackend());
    for (const bool has_bias : {false, true}) {
      const auto its = has_bias ? absl::MakeConstSpan(bias) : absl::Span<const float>();
      const WeightHandle handle = Prepare(*backend, {weight.part()}, its);
      for (const int64_t rows : {1, 2, 8, 9, 16, 17, 64, 65, 300}) {
        for (const DType dtype : {DType::kF32, DType::kBf16}) {
          SCOPED_TRACE(testing::Message() << rows << " rows, bias " << has_bias << ", "
                                          << Name(dtype) << ", invariant " << invariant);
          HostTensor x(DType::kBf16, {rows, kInputs});
          x.FillNormal(static_cast<uint32_t>(rows));
          HostTensor y(dtype, {rows, kOutputs});
          Multiply(*backend, x.view(), handle, y.view());
          ExpectColumns(x, weight, y, 0, its, !invariant && rows > kMostPackedRows);
          if (HasFatalFailure()) return;
        }
      }
    }
  }
}

// With one configuration for all numbers of rows; without it, as long as they are few.
TEST_P(PackedProducts, ARowHasTheSameBitsInAnyBatch) {
  constexpr int64_t kInputs = 512;
  constexpr int64_t kOutputs = 150;
  constexpr int64_t kRows = 150;
  const GroupedWeight weight(GetParam(), kOutputs, kInputs, 2);
  HostTensor x(DType::kBf16, {kRows, kInputs});
  x.FillNormal(3);
  HostTensor all(DType::kF32, {kRows, kOutputs});
  auto invariant = WithHostTensors(&InvariantCudaBackend());
  const WeightHandle its_handle = Prepare(*invariant, {weight.part()});
  Multiply(*invariant, x.view(), its_handle, all.view());
  auto shared = WithHostTensors(&SharedCudaBackend());
  const WeightHandle handle = Prepare(*shared, {weight.part()});
  HostTensor some(DType::kF32, {kRows, kOutputs});
  for (const auto& [begin, count] : std::vector<std::pair<int64_t, int64_t>>{{0, 1},
                                                                             {149, 1},
                                                                             {2, 2},
                                                                             {5, 3},
                                                                             {3, 8},
                                                                             {70, 9},
                                                                             {13, 16},
                                                                             {21, 17},
                                                                             {0, 64},
                                                                             {1, 129}}) {
    for (const bool is_invariant : {true, false}) {
      if (!is_invariant && count > kMostPackedRows) continue;
      Multiply(is_invariant ? *invariant : *shared, x.Rows(begin, count),
               is_invariant ? its_handle : handle, some.Rows(0, count));
      ASSERT_EQ(std::memcmp(all.floats() + begin * kOutputs, some.floats(),
                            count * kOutputs * sizeof(float)),
                0)
          << "rows " << begin << " + " << count << ", invariant " << is_invariant;
    }
  }
}

TEST_P(PackedProducts, WhatIsNotFiniteStaysInItsRow) {
  constexpr int64_t kInputs = 256;
  constexpr int64_t kOutputs = 40;
  auto backend = WithHostTensors(&SharedCudaBackend());
  const GroupedWeight weight(GetParam(), kOutputs, kInputs, 4);
  const WeightHandle handle = Prepare(*backend, {weight.part()});
  for (const int64_t rows : {6, 12, 17, 80}) {
    HostTensor x(DType::kBf16, {rows, kInputs});
    x.FillNormal(5);
    for (int64_t i = 0; i < kInputs; ++i) x.Set(2 * kInputs + i, 0.0F);
    HostTensor clean(DType::kF32, {rows, kOutputs});
    Multiply(*backend, x.view(), handle, clean.view());
    x.Set(4 * kInputs + 7, std::numeric_limits<float>::quiet_NaN());
    HostTensor y(DType::kF32, {rows, kOutputs});
    Multiply(*backend, x.view(), handle, y.view());
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t o = 0; o < kOutputs; ++o) {
        const float found = y.floats()[row * kOutputs + o];
        if (row == 4) {
          ASSERT_TRUE(std::isnan(found)) << rows << " rows, output " << o;
        } else {
          ASSERT_EQ(found, clean.floats()[row * kOutputs + o]) << "row " << row;
          ASSERT_TRUE(row != 2 || found == 0.0F) << "output " << o;
        }
      }
    }
  }
}

// Powers of two on activations only move the exponent.
TEST_P(PackedProducts, LargeAndSmallRowsKeepTheirSize) {
  constexpr int64_t kInputs = 256;
  constexpr int64_t kOutputs = 40;
  auto backend = WithHostTensors(&SharedCudaBackend());
  const GroupedWeight weight(GetParam(), kOutputs, kInputs, 6);
  const WeightHandle handle = Prepare(*backend, {weight.part()});
  HostTensor x(DType::kBf16, {3, kInputs});
  x.FillNormal(7);
  for (int64_t i = 0; i < kInputs; ++i) {
    const auto value = static_cast<float>(x.Get(i));
    x.Set(kInputs + i, std::ldexp(value, 60));
    x.Set(2 * kInputs + i, std::ldexp(value, -60));
  }
  HostTensor y(DType::kF32, {3, kOutputs});
  Multiply(*backend, x.view(), handle, y.view());
  for (int64_t o = 0; o < kOutputs; ++o) {
    const float one = y.floats()[o];
    ASSERT_EQ(y.floats()[kOutputs + o], std::ldexp(one, 60)) << o;
    ASSERT_EQ(y.floats()[2 * kOutputs + o], std::ldexp(one, -60)) << o;
  }
}

TEST_P(PackedProducts, ItsRowsCanBeRead) {
  constexpr int64_t kInputs = 512;
  auto backend = WithHostTensors(&SharedCudaBackend());
  const GroupedWeight weight(GetParam(), 70, kInputs, 8);
  const PackedNumbers kept(weight);
  const std::vector<int32_t> ids = {0, 15, 16, 69, 33, 0};
  HostTensor out(DType::kF32, {6, kInputs});
  for (const DType compute : {DType::kBf16, DType::kF32}) {
    const WeightHandle handle = Prepare(*backend, {weight.part()}, {}, compute);
    for (const float scale : {1.0F, 3.5F}) {
      const absl::Status status = backend->Compute(EmbedArgs{{{}, handle}, ids, out.view(), scale});
      ASSERT_TRUE(status.ok()) << status;
      for (int64_t index = 0; index < 6 * kInputs; ++index) {
        const int64_t id = ids[index / kInputs];
        const float value = compute == DType::kF32 ? weight.GetFloat(id, index % kInputs)
                                                   : kept.GetFloat(id, index % kInputs);
        ASSERT_EQ(out.floats()[index], value * scale)
            << Name(compute) << " id " << id << " input " << index % kInputs;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, PackedProducts, ::testing::ValuesIn(GroupedSpecs()),
                         [](const auto& test) { return test.param.name; });

// Inputs that end within a piece and within a group, and scales that shared memory does not hold.
TEST(PackedShapes, AllShapesAgreeWithDouble) {
  auto backend = WithHostTensors(&SharedCudaBackend());
  for (const auto& [name, inputs, outputs] :
       std::vector<std::tuple<const char*, int64_t, int64_t>>{{"int8", 16, 1},
                                                              {"int8", 208, 40},
                                                              {"q4_0", 96, 16},
                                                              {"q6_k", 20480, 24},
                                                              {"q4_k", 7168, 200}}) {
    const GroupedWeight weight(SpecNamed(name), outputs, inputs, 9);
    const WeightHandle handle = Prepare(*backend, {weight.part()});
    for (const int64_t rows : {1, 16, 70}) {
      SCOPED_TRACE(testing::Message() << name << " of " << inputs << ", " << rows << " rows");
      HostTensor x(DType::kBf16, {rows, inputs});
      x.FillNormal(10);
      HostTensor y(DType::kF32, {rows, outputs});
      Multiply(*backend, x.view(), handle, y.view());
      ExpectColumns(x, weight, y, 0, {}, rows > kMostPackedRows);
      if (HasFatalFailure()) return;
    }
  }
}

// Gates of three logits make every stride and address of y odd behind them.
TEST(PackedStacks, PartsOfAllKindsWriteTheirColumns) {
  constexpr int64_t kInputs = 256;
  auto backend = WithHostTensors(&SharedCudaBackend());
  const GroupedWeight query(SpecNamed("q4_k"), 48, kInputs, 11);
  const GroupedWeight key(SpecNamed("q4_k"), 19, kInputs, 12);
  const GroupedWeight value(SpecNamed("q6_k"), 32, kInputs, 13);
  const GroupedWeight last(SpecNamed("awq"), 40, kInputs, 14);
  HostTensor gates(DType::kBf16, {3, kInputs});
  gates.FillNormal(15, 0.05F);
  const WeightHandle handle =
      Prepare(*backend, {query.part(), key.part(), value.part(), {gates.view()}, last.part()});
  ASSERT_EQ(handle.out_features, 142);
  for (const int64_t rows : {1, 9, 33, 100}) {
    for (const DType dtype : {DType::kF32, DType::kBf16}) {
      SCOPED_TRACE(testing::Message() << rows << " rows, " << Name(dtype));
      const bool is_expanded = rows > kMostPackedRows;
      HostTensor x(DType::kBf16, {rows, kInputs});
      x.FillNormal(16);
      HostTensor y(dtype, {rows, 142});
      Multiply(*backend, x.view(), handle, y.view());
      ExpectColumns(x, query, y, 0, {}, is_expanded);
      ExpectColumns(x, key, y, 48, {}, is_expanded);
      ExpectColumns(x, value, y, 67, {}, is_expanded);
      ExpectColumns(x, last, y, 102, {}, is_expanded);
      for (int64_t o = 0; o < 3; ++o) {
        double sum = 0.0;
        for (int64_t i = 0; i < kInputs; ++i) sum += x.Get(i) * gates.Get(o * kInputs + i);
        const double rounding = dtype == DType::kBf16 ? std::abs(sum) / 256 : 0.0;
        ASSERT_NEAR(y.Get(99 + o), sum, 1e-4 + rounding) << "gate " << o;
      }
      if (HasFatalFailure()) return;
    }
  }
}

// More outputs than are expanded together.
TEST(PackedStacks, SlicesAreExpandedOneBehindAnother) {
  constexpr int64_t kInputs = 16384;
  constexpr int64_t kOutputs = 4200;
  auto backend = WithHostTensors(&SharedCudaBackend());
  const GroupedWeight weight(SpecNamed("awq"), kOutputs, kInputs, 17);
  std::vector<float> bias(kOutputs);
  for (size_t o = 0; o < bias.size(); ++o) bias[o] = static_cast<float>(o % 7);
  const WeightHandle handle = Prepare(*backend, {weight.part()}, bias);
  HostTensor x(DType::kBf16, {66, kInputs});
  x.FillNormal(18);
  HostTensor many(DType::kF32, {66, kOutputs});
  HostTensor few(DType::kF32, {16, kOutputs});
  Multiply(*backend, x.view(), handle, many.view());
  Multiply(*backend, x.Rows(0, 16), handle, few.view());
  double size = 0.0;
  for (int64_t i = 0; i < 16 * kOutputs; ++i) {
    ASSERT_NEAR(many.floats()[i], few.floats()[i], 0.25F) << i;
    size += std::abs(few.floats()[i]);
  }
  EXPECT_GT(size, 16.0 * kOutputs);
}

TEST(PackedMemory, PlannedIsTaken) {
  auto& backend = SharedCudaBackend();
  for (const char* name : {"q4_k", "q6_k", "awq", "int8"}) {
    const GroupedWeight weight(SpecNamed(name), 1000, 768, 19);
    const auto planned = backend.PreparedBytes({weight.part(), weight.part()}, true, DType::kBf16);
    ASSERT_TRUE(planned.ok()) << planned.status();
    const std::vector<float> bias(2000);
    const WeightHandle handle = Prepare(backend, {weight.part(), weight.part()}, bias);
    EXPECT_EQ(*planned, handle.bytes) << name;
    const int64_t bits = weight.part().grouped.bits <= 4 ? 4 : 8;
    const int64_t groups = 768 / std::min<int64_t>(128, weight.part().grouped.group_inputs);
    const int64_t bytes = 2000 * (768 * bits / 8 + groups * 4 + 8);
    EXPECT_GE(handle.bytes, bytes) << name;
    EXPECT_LE(handle.bytes, bytes + bytes / 50 + 8192) << name;
  }
}

}  // namespace
}  // namespace longspan
