#include "kernels/cpu/pointwise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan::cpu {
namespace {

constexpr float kPointwiseInfinity = std::numeric_limits<float>::infinity();

// Lengths below, at and between whole vectors of every instruction set.
const std::vector<int64_t> kLengths = {1, 3, 4, 8, 15, 16, 17, 31, 33, 64, 250, 257};

TEST(Pointwise, RoundsToNearestEven) {
  const std::vector<std::pair<float, uint16_t>> cases = {{1.0F, 0x3f80},
                                                         {0x1.01p0F, 0x3f80},
                                                         {0x1.03p0F, 0x3f82},
                                                         {0x1.010002p0F, 0x3f81},
                                                         {0x1.00fffep0F, 0x3f80},
                                                         {-0x1.03p0F, 0xbf82},
                                                         {0.0F, 0x0000},
                                                         {-0.0F, 0x8000},
                                                         {kPointwiseInfinity, 0x7f80},
                                                         {-kPointwiseInfinity, 0xff80},
                                                         {3.4028235e38F, 0x7f80},
                                                         {1e-40F, 0x0001}};
  for (const auto& [value, expected] : cases) {
    // At every lane of a vector and in a tail.
    const std::vector<float> row(37, value);
    std::vector<uint16_t> rounded(37);
    Round(row.data(), DType::kBf16, 37, rounded.data());
    for (uint16_t found : rounded) EXPECT_EQ(found, expected) << value;
    EXPECT_EQ(RoundToBf16(value), expected) << value;
  }
  float nan_of_low_bits;
  const uint32_t bits = 0x7f800001U;
  std::memcpy(&nan_of_low_bits, &bits, sizeof(bits));
  uint16_t rounded;
  Round(&nan_of_low_bits, DType::kBf16, 1, &rounded);
  EXPECT_TRUE(std::isnan(WidenBf16(rounded)));
}

TEST(Pointwise, WidensEveryBf16AndNormalF16) {
  std::vector<uint16_t> halves;
  for (int bits = 0; bits < 65536; ++bits) halves.push_back(static_cast<uint16_t>(bits));
  std::vector<float> wide(halves.size());
  Widen(halves.data(), DType::kBf16, 65536, wide.data());
  for (int bits = 0; bits < 65536; ++bits) {
    const float expected = WidenBf16(static_cast<uint16_t>(bits));
    if (std::isnan(expected)) continue;
    ASSERT_EQ(wide[bits], expected) << bits;
  }
  Widen(halves.data(), DType::kF16, 65536, wide.data());
  for (int bits = 0; bits < 65536; ++bits) {
    const int exponent = (bits >> 10) & 0x1f;
    if (exponent == 0 || exponent == 31) continue;
    ASSERT_EQ(wide[bits], FromHalf(static_cast<uint16_t>(bits))) << bits;
  }
  const uint16_t smallest_subnormal = 1;
  Widen(&smallest_subnormal, DType::kF16, 1, wide.data());
  EXPECT_EQ(wide[0], 0x1p-24F);
}

TEST(Pointwise, SumOfExponentials) {
  for (int64_t length : kLengths) {
    HostTensor x(DType::kF32, {1, length});
    x.FillNormal(5, 10.0F);
    if (length > 2) x.Set(1, -kPointwiseInfinity);
    double expected = 0.0;
    for (int64_t index = 0; index < length; ++index) expected += std::exp(x.Get(index) - 20.0);
    const double found = SumOfExponentials({x.floats(), static_cast<size_t>(length)}, 20.0F);
    EXPECT_NEAR(found / expected, 1.0, 3e-6) << length;
  }
  const std::vector<float> nothing(40, -kPointwiseInfinity);
  EXPECT_EQ(SumOfExponentials(nothing, 0.0F), 0.0);
}

TEST(Pointwise, RmsNormAgreesWithDouble) {
  ThreadPool pool(2);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t hidden : kLengths) {
      for (bool with_delta : {false, true}) {
        const int64_t tokens = 5;
        const float delta_scale = hidden % 2 == 0 ? 1.0F : 0.375F;
        HostTensor residual(DType::kF32, {tokens, hidden});
        HostTensor delta(DType::kF32, {tokens, hidden});
        HostTensor weight(DType::kF32, {hidden});
        HostTensor out(dtype, {tokens, hidden});
        residual.FillNormal(1);
        delta.FillNormal(2);
        weight.FillNormal(3);
        std::vector<double> summed;
        for (int64_t index = 0; index < tokens * hidden; ++index) {
          summed.push_back(residual.Get(index) +
                           (with_delta ? delta_scale * delta.Get(index) : 0.0));
        }
        RmsNormArgs args;
        args.delta_scale = delta_scale;
        args.residual = residual.view();
        if (with_delta) args.delta = delta.view();
        args.weight = weight.view();
        args.epsilon = 1e-5F;
        args.out = out.view();
        RmsNorm(args, pool);
        for (int64_t index = 0; index < tokens * hidden; ++index) {
          const int64_t row = index / hidden;
          double squares = 0.0;
          for (int64_t column = 0; column < hidden; ++column) {
            squares += summed[row * hidden + column] * summed[row * hidden + column];
          }
          const double expected =
              summed[index] / std::sqrt(squares / hidden + 1e-5) * weight.Get(index % hidden);
          const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : 1e-6;
          ASSERT_NEAR(out.Get(index), expected, tolerance * std::abs(expected) + 1e-7)
              << Name(dtype) << " hidden " << hidden << " index " << index;
          ASSERT_NEAR(residual.Get(index), summed[index], 1e-6) << "index " << index;
        }
      }
    }
  }
}

TEST(Pointwise, EmbedScalesRows) {
  ThreadPool pool(2);
  for (DType dtype : {DType::kBf16, DType::kF16, DType::kF32}) {
    for (int64_t hidden : kLengths) {
      HostTensor table(dtype, {3, hidden});
      HostTensor out(DType::kF32, {2, hidden});
      table.FillNormal(6);
      EmbedArgs args;
      args.table.stored = table.view();
      args.out = out.view();
      args.scale = 11.3125F;
      Embed(args, std::vector<int32_t>{2, 0}, pool);
      for (int64_t index = 0; index < 2 * hidden; ++index) {
        const int64_t stored = index < hidden ? 2 * hidden + index : index - hidden;
        ASSERT_EQ(out.Get(index), static_cast<float>(table.Get(stored) * 11.3125)) << index;
      }
    }
  }
}

TEST(Pointwise, NormOfAHeadAgreesWithDouble) {
  for (int64_t head_dim : kLengths) {
    HostTensor x(DType::kF32, {1, head_dim});
    HostTensor weight(DType::kF32, {head_dim});
    HostTensor out(DType::kF32, {1, head_dim});
    x.FillNormal(10, 3.0F);
    weight.FillNormal(11);
    RmsNormHead(x.floats(), weight.floats(), 1e-3F, head_dim, out.view().as<float>());
    double squares = 0.0;
    for (int64_t index = 0; index < head_dim; ++index) squares += x.Get(index) * x.Get(index);
    for (int64_t index = 0; index < head_dim; ++index) {
      const double expected =
          x.Get(index) / std::sqrt(squares / head_dim + 1e-3) * weight.Get(index);
      ASSERT_NEAR(out.Get(index), expected, 1e-6 * std::abs(expected)) << "index " << index;
    }
  }
}

TEST(Pointwise, GluAgreesWithDouble) {
  ThreadPool pool(2);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t mlp : kLengths) {
      HostTensor gate_up(DType::kF32, {3, 2 * mlp});
      HostTensor out(dtype, {3, mlp});
      gate_up.FillNormal(4, 6.0F);
      gate_up.Set(0, -200.0F);
      GluArgs args;
      args.gate_up = gate_up.view();
      args.out = out.view();
      Glu(args, pool);
      for (int64_t index = 0; index < 3 * mlp; ++index) {
        const int64_t gate_index = index / mlp * 2 * mlp + index % mlp;
        const double gate = gate_up.Get(gate_index);
        const double expected = gate / (1.0 + std::exp(-gate)) * gate_up.Get(gate_index + mlp);
        const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : 2e-6;
        ASSERT_NEAR(out.Get(index), expected, tolerance * std::abs(expected) + 1e-30)
            << Name(dtype) << " mlp " << mlp << " index " << index;
      }
    }
  }
}

TEST(Pointwise, GluWithTanhGeluAgreesWithDouble) {
  ThreadPool pool(2);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t mlp : kLengths) {
      HostTensor gate_up(DType::kF32, {3, 2 * mlp});
      HostTensor out(dtype, {3, mlp});
      gate_up.FillNormal(12, 2.0F);
      GluArgs args;
      args.gate_up = gate_up.view();
      args.out = out.view();
      args.activation = GluActivation::kGeluTanh;
      Glu(args, pool);
      for (int64_t index = 0; index < 3 * mlp; ++index) {
        const int64_t gate_index = index / mlp * 2 * mlp + index % mlp;
        const double x = gate_up.Get(gate_index);
        const double u = std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x);
        // x / 2 * (1 + tanh u), in a form that does not cancel.
        const double expected = x / (1.0 + std::exp(-2 * u)) * gate_up.Get(gate_index + mlp);
        // The exponential hands on what its argument is off by.
        const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : 2e-6 + 3e-7 * std::abs(u);
        ASSERT_NEAR(out.Get(index), expected, tolerance * std::abs(expected) + 1e-30)
            << Name(dtype) << " mlp " << mlp << " index " << index << " x " << x;
      }
    }
  }
}

// The cube leaves the range of fp32, in which the gate still counts as open or shut.
TEST(Pointwise, GluOfTanhGeluIsFiniteFarFromZero) {
  ThreadPool pool(1);
  const std::vector<float> gates = {-3e38F, -1e20F, -50.0F, 0.0F, 50.0F, 1e20F, 3e38F};
  const auto count = static_cast<int64_t>(gates.size());
  HostTensor gate_up(DType::kF32, {1, 2 * count});
  HostTensor out(DType::kF32, {1, count});
  for (int64_t index = 0; index < count; ++index) {
    gate_up.Set(index, gates[index]);
    gate_up.Set(count + index, 1.0F);
  }
  GluArgs args;
  args.gate_up = gate_up.view();
  args.out = out.view();
  args.activation = GluActivation::kGeluTanh;
  Glu(args, pool);
  for (int64_t index = 0; index < count; ++index) {
    const double expected = gates[index] > 0 ? gates[index] : 0.0;
    EXPECT_NEAR(out.Get(index), expected, 2e-38 * std::abs(gates[index])) << gates[index];
  }
}

TEST(Pointwise, GateHeadsAgreesWithDouble) {
  ThreadPool pool(2);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t head_dim : {6, 16, 128}) {
      HostTensor projections(DType::kF32, {5, 40});
      HostTensor heads(dtype, {5, 4, head_dim});
      projections.FillNormal(4, 3.0F);
      projections.Set(21, -100.0F);  // of the first token's first head: shut
      HostTensor before(dtype, {5, 4, head_dim});
      heads.FillNormal(5, 2.0F);
      before.FillNormal(5, 2.0F);
      GateHeads({projections.view(), 21, 3, heads.view()}, pool);
      for (int64_t index = 0; index < 5 * 4 * head_dim; ++index) {
        const int64_t head = index / head_dim % 4;
        const int64_t token = index / head_dim / 4;
        const double logit = projections.Get(token * 40 + 21 + 3 * head);
        const double expected = before.Get(index) / (1.0 + std::exp(-logit));
        const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : 1e-6;
        ASSERT_NEAR(heads.Get(index), expected, tolerance * std::abs(expected) + 1e-38)
            << Name(dtype) << " head_dim " << head_dim << " index " << index;
      }
    }
  }
}

TEST(Pointwise, RowsAreAloneInAnyBatch) {
  const int64_t tokens = 300;
  const int64_t hidden = 257;
  ThreadPool one(1);
  ThreadPool three(3);
  HostTensor residual(DType::kF32, {tokens, hidden});
  HostTensor weight(DType::kF32, {hidden});
  HostTensor all(DType::kF32, {tokens, hidden});
  HostTensor alone(DType::kF32, {1, hidden});
  residual.FillNormal(7);
  weight.FillNormal(8);
  RmsNormArgs args;
  args.residual = residual.view();
  args.weight = weight.view();
  args.out = all.view();
  RmsNorm(args, three);
  for (int64_t row = 0; row < tokens; ++row) {
    args.residual = residual.Rows(row, 1);
    args.out = alone.view();
    RmsNorm(args, one);
    ASSERT_EQ(std::memcmp(alone.floats(), all.floats() + row * hidden, hidden * sizeof(float)), 0)
        << "row " << row;
  }
}

TEST(Pointwise, GathersRowsOfEveryType) {
  ThreadPool pool(2);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    HostTensor x(dtype, {6, 9});
    HostTensor out(dtype, {4, 9});
    x.FillNormal(9);
    const std::vector<int32_t> indices = {5, 0, 5, 2};
    GatherRowsArgs args;
    args.x = x.view();
    args.indices = indices;
    args.out = out.view();
    GatherRows(args, pool);
    for (int64_t row = 0; row < 4; ++row) {
      for (int64_t column = 0; column < 9; ++column) {
        ASSERT_EQ(out.Get(row * 9 + column), x.Get(indices[row] * 9 + column));
      }
    }
  }
}

TEST(Pointwise, GathersRowsToTheirPlaces) {
  ThreadPool pool(2);
  HostTensor x(DType::kF32, {3, 9});
  HostTensor out(DType::kF32, {5, 9});
  x.FillNormal(9);
  const std::vector<int32_t> indices = {2, 0, 2};
  const std::vector<int32_t> places = {4, 3, 0};
  GatherRows({x.view(), indices, out.view(), places}, pool);
  const std::vector<int32_t> expected = {2, -1, -1, 0, 2};  // -1: left alone
  for (int64_t index = 0; index < 5 * 9; ++index) {
    const int32_t row = expected[index / 9];
    ASSERT_EQ(out.Get(index), row < 0 ? 0.0 : x.Get(row * 9 + index % 9)) << index;
  }
}

}  // namespace
}  // namespace longspan::cpu
