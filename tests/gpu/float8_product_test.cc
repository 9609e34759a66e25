// Products with FP8 weights: against double, of what was rounded exactly, and of what was not
// within what e4m3 loses; rows alone and together; what is not finite; copies that other operations
// write.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "kernels/backend.h"
#include "tests/gpu/backend_host_tensors.h"
#include "tests/gpu/backend_shared_device.h"
#include "tests/gpu/float8_numbers.h"
#include "tests/gpu/prepared_weight.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
// Of the sum of magnitudes. Of few rows sums are fp32; cuBLASLt's stay in the tensor cores for 128
// inputs, which keep 13 bits or so of them, cut.
constexpr double kFewRowsTolerance = 1e-5;
constexpr double kCublasTolerance = 1e-3;
constexpr int64_t kMostFewRows = 16;

enum class Scales { kTensor, kFixedInput, kOutputs, kBlocks, kRounded };

// A weight as a part of a stack, and what its numbers are.
struct Weight {
  Weight(Scales kind, int64_t outputs, int64_t inputs, uint32_t seed)
      : kind(kind),
        outputs(outputs),
        inputs(inputs),
        plain(DType::kBf16, {outputs, inputs}),
        scales(ScalesOf(kind, outputs, inputs)),
        codes(outputs * inputs),
        values(outputs * inputs) {
    plain.FillNormal(seed, 0.05F);
    for (int64_t i = 0; i < scales.view().elements(); ++i) {
      scales.Set(i, 0.0003F * static_cast<float>(1 + (i * 7 + seed) % 5));
    }
    if (kind == Scales::kRounded) {
      for (int64_t o = 0; o < outputs; ++o) scales.Set(o, OwnScale(o));
    }
    for (int64_t o = 0; o < outputs; ++o) {
      for (int64_t i = 0; i < inputs; ++i) {
        const int64_t at = o * inputs + i;
        const float scale = static_cast<float>(scales.Get(ScaleAt(o, i)));
        codes[at] = ToFloat8(static_cast<float>(plain.Get(at)) / scale);
        values[at] = double{scale} * FromFloat8(codes[at]);
      }
    }
  }

  WeightPart part() const {
    WeightPart part;
    if (kind == Scales::kRounded) {
      part.values = plain.view();
      part.precision = WeightPrecision::kFloat8;
      return part;
    }
    part.values = plain.view();
    part.values.dtype = DType::kF8E4M3;
    part.values.data = const_cast<uint8_t*>(codes.data());
    part.format = WeightFormat::kFloat8;
    part.float8_scales = scales.view();
    part.input_scale = input_scale();
    return part;
  }
  float input_scale() const { return kind == Scales::kFixedInput ? 0.0101F : 0.0F; }

  const Scales kind;
  const int64_t outputs;
  const int64_t inputs;
  HostTensor plain;
  HostTensor scales;
  std::vector<uint8_t> codes;
  std::vector<double> values;

 private:
  static HostTensor ScalesOf(Scales kind, int64_t outputs, int64_t inputs) {
    if (kind == Scales::kBlocks) {
      return HostTensor(DType::kF32, {(outputs + 127) / 128, (inputs + 127) / 128});
    }
    const bool one = kind == Scales::kTensor || kind == Scales::kFixedInput;
    return HostTensor(DType::kF32, {one ? 1 : outputs, 1});
  }
  int64_t ScaleAt(int64_t output, int64_t input) const {
    if (kind == Scales::kBlocks) return output / 128 * ((inputs + 127) / 128) + input / 128;
    return kind == Scales::kOutputs || kind == Scales::kRounded ? output : 0;
  }
  float OwnScale(int64_t output) const {
    std::vector<float> row(inputs);
    for (int64_t i = 0; i < inputs; ++i)
      row[i] = static_cast<float>(plain.Get(output * inputs + i));
    return Float8ScaleOf(row.data(), inputs);
  }
};

// x as the product reads it.
std::vector<double> RoundedX(const HostTensor& x, const Weight& weight) {
  const int64_t inputs = weight.inputs;
  const int64_t run = weight.kind == Scales::kBlocks ? 128 : inputs;
  std::vector<double> rounded(x.view().elements());
  for (int64_t row = 0; row < x.view().shape[0]; ++row) {
    for (int64_t begin = 0; begin < inputs; begin += run) {
      const int64_t count = std::min(run, inputs - begin);
      std::vector<float> values(count);
      std::vector<uint8_t> codes(count);
      for (int64_t i = 0; i < count; ++i) {
        values[i] = static_cast<float>(x.Get(row * inputs + begin + i));
      }
      const float own = Float8ScaleOf(values.data(), count);
      const float scale = weight.input_scale() == 0.0F ? own : weight.input_scale();
      RoundActivations(values.data(), count, scale, codes.data());
      for (int64_t i = 0; i < count; ++i) {
        rounded[row * inputs + begin + i] = double{scale} * FromFloat8(codes[i]);
      }
    }
  }
  return rounded;
}

std::vector<int64_t> Some(int64_t count, int64_t most) {
  std::vector<int64_t> some;
  for (int64_t i = 0; i < count; i += std::max<int64_t>(1, count / most)) some.push_back(i);
  some.push_back(count - 1);
  return some;
}

// Columns [first_output, …) of y against sums in double.
void ExpectColumns(const HostTensor& x, const Weight& weight, const HostTensor& y,
                   int64_t first_output, absl::Span<const float> bias, double tolerance) {
  const int64_t inputs = weight.inputs;
  const int64_t columns = y.view().shape[1];
  const std::vector<double> rounded = RoundedX(x, weight);
  for (const int64_t row : Some(x.view().shape[0], 13)) {
    for (const int64_t o : Some(weight.outputs, 29)) {
      double exact = 0.0, magnitude = 0.0, plain = 0.0, lost = 0.0;
      for (int64_t i = 0; i < inputs; ++i) {
        const double a = rounded[row * inputs + i];
        const double w = weight.values[o * inputs + i];
        exact += a * w;
        magnitude += std::abs(a * w);
        const double from_a = x.Get(row * inputs + i);
        const double from_w = weight.plain.Get(o * inputs + i);
        plain += from_a * from_w;
        lost += std::abs(from_a - a) * std::abs(from_w) + std::abs(from_w - w) * std::abs(a);
      }
      const double added = bias.empty() ? 0.0 : bias[first_output + o];
      const double found = y.Get(row * columns + first_output + o);
      const bool narrow = y.view().dtype == DType::kBf16;
      const double rounding = narrow ? std::abs(found) / 256 : 1e-6 * std::abs(added);
      ASSERT_NEAR(found, exact + added, tolerance * magnitude + rounding)
          << "row " << row << " output " << first_output + o;
      ASSERT_NEAR(found, plain + added, lost + tolerance * magnitude + rounding)
          << "row " << row << " output " << first_output + o;
    }
  }
}

struct Case {
  const char* name;
  Scales scales;
  int64_t outputs;
  int64_t inputs;
};
void PrintTo(const Case& test, std::ostream* out) { *out << test.name; }

class Float8Products : public ::testing::TestWithParam<Case> {};

// By the backend that goes by the number of rows, and by the one that does not.
TEST_P(Float8Products, AgreeWithDouble) {
  const Case test = GetParam();
  const Weight weight(test.scales, test.outputs, test.inputs, 1);
  std::vector<float> bias(test.outputs);
  for (size_t o = 0; o < bias.size(); ++o) bias[o] = 0.25F * static_cast<float>(o % 37) - 3.0F;
  for (const bool invariant : {false, true}) {
    auto backend = WithHostTensors(invariant ? &InvariantCudaBackend() : &SharedCudaBackend());
    for (const bool has_bias : {false, true}) {
      const auto its = has_bias ? absl::MakeConstSpan(bias) : absl::Span<const float>();
      const WeightHandle handle = Prepare(*backend, {weight.part()}, its);
      for (const int64_t rows : {1, 2, 3, 8, 9, 16, 17, 64, 129, 300, 515}) {
        for (const DType dtype : {DType::kF32, DType::kBf16}) {
          SCOPED_TRACE(testing::Message() << rows << " rows, bias " << has_bias << ", "
                                          << Name(dtype) << ", invariant " << invariant);
          HostTensor x(DType::kBf16, {rows, test.inputs});
          x.FillNormal(static_cast<uint32_t>(rows));
          HostTensor y(dtype, {rows, test.outputs});
          Multiply(*backend, x.view(), handle, y.view());
          const bool few = rows <= kMostFewRows && !invariant;
          ExpectColumns(x, weight, y, 0, its, few ? kFewRowsTolerance : kCublasTolerance);
          if (HasFatalFailure()) return;
        }
      }
    }
  }
}

// Of one configuration for all numbers of rows.
TEST_P(Float8Products, ARowHasTheSameBitsInAnyBatch) {
  const Case test = GetParam();
  constexpr int64_t kRows = 261;  // of which products with scales of blocks make two parts
  auto backend = WithHostTensors(&InvariantCudaBackend());
  const Weight weight(test.scales, test.outputs, test.inputs, 2);
  const WeightHandle handle = Prepare(*backend, {weight.part()});
  HostTensor x(DType::kBf16, {kRows, test.inputs});
  x.FillNormal(4);
  HostTensor all(DType::kF32, {kRows, test.outputs});
  Multiply(*backend, x.view(), handle, all.view());
  HostTensor some(DType::kF32, {kRows, test.outputs});
  for (const auto& [begin, count] : std::vector<std::pair<int64_t, int64_t>>{{0, 1},
                                                                             {1, 1},
                                                                             {149, 1},
                                                                             {2, 2},
                                                                             {5, 3},
                                                                             {3, 8},
                                                                             {70, 9},
                                                                             {13, 16},
                                                                             {21, 17},
                                                                             {0, 64},
                                                                             {1, 65},
                                                                             {10, 129},
                                                                             {257, 4}}) {
    Multiply(*backend, x.Rows(begin, count), handle, some.Rows(0, count));
    ASSERT_EQ(std::memcmp(all.floats() + begin * test.outputs, some.floats(),
                          count * test.outputs * sizeof(float)),
              0)
        << "rows " << begin << " + " << count;
  }
}

// The other rows are what they are without it.
TEST_P(Float8Products, WhatIsNotFiniteStaysInItsRow) {
  const Case test = GetParam();
  auto backend = WithHostTensors(&SharedCudaBackend());
  const Weight weight(test.scales, test.outputs, test.inputs, 3);
  const WeightHandle handle = Prepare(*backend, {weight.part()});
  for (const int64_t rows : {6, 12, 17}) {
    HostTensor x(DType::kBf16, {rows, test.inputs});
    x.FillNormal(5);
    for (int64_t i = 0; i < test.inputs; ++i) x.Set(2 * test.inputs + i, 0.0F);
    HostTensor clean(DType::kF32, {rows, test.outputs});
    Multiply(*backend, x.view(), handle, clean.view());
    x.Set(4 * test.inputs + 7, kNan);
    x.Set(5 * test.inputs + test.inputs - 1, std::numeric_limits<float>::infinity());
    HostTensor y(DType::kF32, {rows, test.outputs});
    Multiply(*backend, x.view(), handle, y.view());
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t o = 0; o < test.outputs; ++o) {
        const float found = y.floats()[row * test.outputs + o];
        if (row == 4 || row == 5) {
          ASSERT_FALSE(std::isfinite(found)) << "row " << row << " of " << rows << " output " << o;
        } else {
          ASSERT_EQ(found, clean.floats()[row * test.outputs + o]) << "row " << row;
          ASSERT_TRUE(row != 2 || found == 0.0F) << "output " << o;
        }
      }
    }
  }
}

// Without a fixed input scale, with which large rows saturate as the checkpoint says.
class Float8RowScales : public Float8Products {};

// Scales carry the size of a row, however large or small.
TEST_P(Float8RowScales, LargeAndSmallRowsKeepTheirSize) {
  const Case test = GetParam();
  auto backend = WithHostTensors(&SharedCudaBackend());
  const Weight weight(test.scales, test.outputs, test.inputs, 6);
  const WeightHandle handle = Prepare(*backend, {weight.part()});
  HostTensor x(DType::kBf16, {3, test.inputs});
  x.FillNormal(7);
  for (int64_t i = 0; i < test.inputs; ++i) {
    const auto value = static_cast<float>(x.Get(i));
    x.Set(test.inputs + i, std::ldexp(value, 60));
    x.Set(2 * test.inputs + i, std::ldexp(value, -60));
  }
  HostTensor y(DType::kF32, {3, test.outputs});
  Multiply(*backend, x.view(), handle, y.view());
  for (int64_t o = 0; o < test.outputs; ++o) {
    const float one = y.floats()[o];
    ASSERT_EQ(y.floats()[test.outputs + o], std::ldexp(one, 60)) << o;
    ASSERT_EQ(y.floats()[2 * test.outputs + o], std::ldexp(one, -60)) << o;
  }
}

const Case kRowScaleCases[] = {
    {"tensor", Scales::kTensor, 96, 256},          {"outputs", Scales::kOutputs, 272, 1040},
    {"outputs_few", Scales::kOutputs, 16, 16},     {"blocks", Scales::kBlocks, 256, 512},
    {"blocks_partial", Scales::kBlocks, 208, 400}, {"rounded", Scales::kRounded, 512, 1024}};
constexpr auto kNameOfCase = [](const auto& test) { return std::string(test.param.name); };

INSTANTIATE_TEST_SUITE_P(All, Float8Products, ::testing::ValuesIn(kRowScaleCases), kNameOfCase);
INSTANTIATE_TEST_SUITE_P(FixedInput, Float8Products,
                         ::testing::Values(Case{"fixed_input", Scales::kFixedInput, 160, 384}),
                         kNameOfCase);
INSTANTIATE_TEST_SUITE_P(All, Float8RowScales, ::testing::ValuesIn(kRowScaleCases), kNameOfCase);

// Gates of three logits make every stride and address of y odd.
TEST(Float8Stacks, PartsOfAllKindsWriteTheirColumns) {
  constexpr int64_t kInputs = 256;
  auto backend = WithHostTensors(&SharedCudaBackend());
  const Weight outputs(Scales::kOutputs, 48, kInputs, 1);
  const Weight fixed(Scales::kFixedInput, 32, kInputs, 2);
  const Weight blocks(Scales::kBlocks, 128, kInputs, 3);
  const Weight rounded(Scales::kRounded, 64, kInputs, 4);
  HostTensor gates(DType::kBf16, {3, kInputs});
  gates.FillNormal(5, 0.05F);
  for (const bool aligned : {true, false}) {
    std::vector<WeightPart> parts = {outputs.part(), rounded.part(), fixed.part(), blocks.part()};
    if (!aligned) parts.insert(parts.begin() + 1, WeightPart{gates.view()});
    const WeightHandle handle = Prepare(*backend, parts);
    const int64_t columns = handle.out_features;
    ASSERT_EQ(columns, aligned ? 272 : 275);
    const int64_t shift = aligned ? 0 : 3;
    for (const int64_t rows : {1, 5, 64, 200}) {
      for (const DType dtype : {DType::kF32, DType::kBf16}) {
        SCOPED_TRACE(testing::Message() << rows << " rows, " << Name(dtype) << ", " << columns);
        HostTensor x(DType::kBf16, {rows, kInputs});
        x.FillNormal(8);
        HostTensor y(dtype, {rows, columns});
        Multiply(*backend, x.view(), handle, y.view());
        ExpectColumns(x, outputs, y, 0, {}, kCublasTolerance);
        ExpectColumns(x, rounded, y, 48 + shift, {}, kCublasTolerance);
        ExpectColumns(x, fixed, y, 112 + shift, {}, kCublasTolerance);
        ExpectColumns(x, blocks, y, 144 + shift, {}, kCublasTolerance);
        for (int64_t row = 0; !aligned && row < rows; ++row) {
          for (int64_t o = 0; o < 3; ++o) {
            double sum = 0.0;
            for (int64_t i = 0; i < kInputs; ++i) {
              sum += x.Get(row * kInputs + i) * gates.Get(o * kInputs + i);
            }
            const double found = y.Get(row * columns + 48 + o);
            const double rounding = dtype == DType::kBf16 ? std::abs(found) / 256 : 0.0;
            ASSERT_NEAR(found, sum, 1e-4 + rounding) << row << ", gate " << o;
          }
        }
        if (HasFatalFailure()) return;
      }
    }
  }
}

// In one launch where rows are few: q, k, v and gates, say.
TEST(Float8Stacks, GatesStandBesideOneKindOfScales) {
  constexpr int64_t kInputs = 272;
  for (const Scales kind : {Scales::kOutputs, Scales::kFixedInput, Scales::kBlocks}) {
    auto backend = WithHostTensors(&SharedCudaBackend());
    const Weight one(kind, 128, kInputs, 1);
    const Weight other(kind, 48, kInputs, 2);
    HostTensor gates(DType::kBf16, {19, kInputs});
    gates.FillNormal(5, 0.05F);
    const std::vector<float> bias(195, 0.5F);
    const WeightHandle handle =
        Prepare(*backend, {one.part(), other.part(), WeightPart{gates.view()}}, bias);
    for (const int64_t rows : {1, 3, 8, 11, 16, 40}) {
      SCOPED_TRACE(testing::Message() << rows << " rows, scales " << static_cast<int>(kind));
      HostTensor x(DType::kBf16, {rows, kInputs});
      x.FillNormal(8);
      HostTensor y(DType::kF32, {rows, 195});
      Multiply(*backend, x.view(), handle, y.view());
      const double tolerance = rows <= kMostFewRows ? kFewRowsTolerance : kCublasTolerance;
      ExpectColumns(x, one, y, 0, bias, tolerance);
      ExpectColumns(x, other, y, 128, bias, tolerance);
      for (int64_t row = 0; row < rows; ++row) {
        for (int64_t o = 0; o < 19; ++o) {
          double sum = 0.5;
          for (int64_t i = 0; i < kInputs; ++i) {
            sum += x.Get(row * kInputs + i) * gates.Get(o * kInputs + i);
          }
          ASSERT_NEAR(y.Get(row * 195 + 176 + o), sum, 1e-4) << row << ", gate " << o;
        }
      }
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Float8Stacks, PreparedBytesAreThoseTaken) {
  Backend& backend = SharedCudaBackend();
  const auto weights_bytes = [&] {
    for (const PoolUsage& pool : backend.Pools()) {
      if (pool.pool == "weights") return static_cast<int64_t>(pool.bytes);
    }
    return int64_t{0};
  };
  const Weight outputs(Scales::kOutputs, 48, 272, 1);
  const Weight blocks(Scales::kBlocks, 208, 272, 3);
  const Weight rounded(Scales::kRounded, 64, 272, 4);
  HostTensor gates(DType::kF16, {3, 272});
  std::vector<WeightPart> parts = {outputs.part(), WeightPart{gates.view()}, blocks.part(),
                                   rounded.part()};
  const std::vector<float> bias(323);
  const int64_t before = weights_bytes();
  const WeightHandle handle = Prepare(backend, parts, bias);
  // What was asked for, of up to twelve arrays on lines of 256 bytes each.
  const int64_t taken = weights_bytes() - before;
  EXPECT_GE(handle.bytes, taken);
  EXPECT_LT(handle.bytes, taken + 12 * 256);
  for (WeightPart& part : parts) part.values.data = part.float8_scales.data = nullptr;
  const auto planned = backend.PreparedBytes(parts, /*has_bias=*/true, DType::kBf16);
  ASSERT_TRUE(planned.ok()) << planned.status();
  EXPECT_EQ(*planned, handle.bytes);
}

// Shapes that FP8 products do not take, and activations in fp32.
TEST(Float8Stacks, WhatCannotBeFloat8IsWidened) {
  auto backend = WithHostTensors(&SharedCudaBackend());
  for (const DType compute : {DType::kBf16, DType::kF32}) {
    for (const auto& [outputs, inputs] :
         std::vector<std::pair<int64_t, int64_t>>{{40, 256}, {64, 72}, {256, 512}}) {
      for (const Scales kind : {Scales::kTensor, Scales::kOutputs, Scales::kBlocks}) {
        if (compute == DType::kBf16 && outputs == 256) continue;  // is not widened
        const Weight weight(kind, outputs, inputs, 3);
        const auto handle = backend->PrepareLinear({weight.part()}, {}, compute);
        ASSERT_TRUE(handle.ok()) << handle.status();
        HostTensor x(compute, {5, inputs});
        x.FillNormal(9);
        HostTensor y(DType::kF32, {5, outputs});
        Multiply(*backend, x.view(), *handle, y.view());
        for (int64_t row = 0; row < 5; ++row) {
          for (int64_t o = 0; o < outputs; ++o) {
            double sum = 0.0, magnitude = 0.0;
            for (int64_t i = 0; i < inputs; ++i) {
              float value = static_cast<float>(weight.values[o * inputs + i]);
              if (compute == DType::kBf16) value = cpu::WidenBf16(cpu::RoundToBf16(value));
              sum += x.Get(row * inputs + i) * value;
              magnitude += std::abs(x.Get(row * inputs + i) * value);
            }
            ASSERT_NEAR(y.Get(row * outputs + o), sum, 2e-6 * magnitude) << row << ", " << o;
          }
        }
      }
    }
  }
  const auto kernels = backend->Kernels(ModelGeometry());
  EXPECT_THAT(kernels.back().kernels, HasSubstr("FP8 products need"));
}

TEST(Float8Stacks, ATableInFloat8IsRefused) {
  auto backend = WithHostTensors(&SharedCudaBackend());
  const Weight weight(Scales::kOutputs, 64, 256, 3);
  const WeightHandle handle = Prepare(*backend, {weight.part()});
  HostTensor row(DType::kF32, {1, 256});
  const std::vector<int32_t> ids = {0};
  const absl::Status status = backend->Compute(EmbedArgs{{{}, handle}, ids, row.view()});
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("embed: the table is in FP8"));
}

}  // namespace
}  // namespace longspan
