// Every level of instructions of this machine against the definition, bit for bit.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "hwy/highway.h"
#include "kernels/cpu/packed/kernels.h"
#include "kernels/cpu/packed/pack.h"
#include "kernels/cpu/packed/quantized_rows.h"
#include "tests/kernels/backend/grouped_weight.h"
#include "tests/kernels/backend/packed_definition.h"

namespace longspan {
namespace {

constexpr int64_t kPackedInputs = 512;

// The products of one weight by one level.
class LevelProduct {
 public:
  LevelProduct(const cpu::PackedKernels& kernels, const GroupedWeight& weight)
      : kernels_(kernels), layout_(*cpu::LayoutOf(weight.part())), packed_(layout_.bytes() / 64) {
    for (int64_t panel = 0; panel < layout_.panels(); ++panel) {
      cpu::PackPanel(weight.part(), layout_, panel,
                     packed_.front().bytes + panel * layout_.panel_bytes);
    }
    scratch_.resize(cpu::ScratchBytes(layout_) / 64);
  }

  // x [rows, inputs] bf16 to [rows, outputs], padded to whole panels.
  std::vector<float> Multiply(const uint16_t* x, int64_t rows) {
    const std::vector<cpu::RowTermsKey> keys = {kernels_.TermsKey(layout_)};
    x_.Resize(rows, layout_.inputs, keys);
    for (int64_t row = 0; row < rows; ++row) x_.Fill(row, x + row * layout_.inputs);
    const int64_t stride = layout_.panels() * cpu::kPanelOutputs;
    std::vector<float> y(rows * stride, 77.0F);
    for (int64_t panel = 0; panel < layout_.panels(); ++panel) {
      cpu::PanelProduct product;
      product.layout = &layout_;
      product.panel = packed_.front().bytes + panel * layout_.panel_bytes;
      product.x = &x_;
      product.terms = &x_.Terms(keys[0]);
      product.end = rows;
      product.y = y.data() + panel * cpu::kPanelOutputs;
      product.y_stride = stride;
      product.scratch = scratch_.front().bytes;
      kernels_.multiply(product);
    }
    return y;
  }

 private:
  struct alignas(64) CacheLine {
    std::byte bytes[64];
  };

  const cpu::PackedKernels& kernels_;
  cpu::PackedLayout layout_;
  std::vector<CacheLine> packed_;
  std::vector<CacheLine> scratch_;
  cpu::QuantizedRows x_;
};

// All levels, with so many rows; where they are wrong, the first place.
void ExpectDefined(const GroupedWeight& weight, const HostTensor& x, int64_t rows) {
  const int64_t inputs = weight.inputs();
  const int64_t stride = (weight.outputs() + 15) / 16 * 16;
  std::vector<QuantizedRow> quantized;
  for (int64_t row = 0; row < rows; ++row) {
    quantized.push_back(QuantizeRow(x.view().as<uint16_t>() + row * inputs, inputs));
  }
  for (const cpu::PackedKernels* kernels : cpu::AvailableKernels()) {
    LevelProduct product(*kernels, weight);
    const std::vector<float> y = product.Multiply(x.view().as<uint16_t>(), rows);
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t output = 0; output < weight.outputs(); ++output) {
        const float expected =
            DefinedProduct(weight, output, quantized[row], kernels->has_fused_multiply_add);
        const float found = y[row * stride + output];
        if (std::isnan(expected) && std::isnan(found)) continue;
        ASSERT_EQ(std::memcmp(&expected, &found, sizeof(float)), 0)
            << kernels->name << ", " << rows << " rows, row " << row << " output " << output << ": "
            << found << " instead of " << expected;
      }
    }
  }
}

class PackedKernels : public ::testing::TestWithParam<GroupedSpec> {};

TEST_P(PackedKernels, HaveTheBitsOfTheDefinition) {
  const GroupedWeight weight(GetParam(), 35, kPackedInputs, 1);
  HostTensor x(DType::kBf16, {40, kPackedInputs});
  x.FillNormal(2);
  for (const int64_t rows : {1, 2, 3, 4, 7, 8, 15, 16, 17, 23, 29, 40}) {
    ExpectDefined(weight, x, rows);
    if (HasFatalFailure()) return;
  }
}

// Sums of integers are exact where all is as large as can be, of either sign.
TEST_P(PackedKernels, AreExactAtTheExtremes) {
  GroupedWeight weight(GetParam(), 16, kPackedInputs, 3);
  const int most = (1 << GetParam().bits) - 1;
  for (int64_t output = 0; output < 16; ++output) {
    for (int64_t input = 0; input < kPackedInputs; ++input) {
      const bool is_most = output % 4 == 0 || (output % 4 == 1 && input % 2 == 0) ||
                           (output % 4 == 2 && input % 4 < 2);
      weight.SetCode(output, input, is_most ? most : 0);
    }
  }
  HostTensor x(DType::kBf16, {20, kPackedInputs});
  for (int64_t row = 0; row < 20; ++row) {
    for (int64_t input = 0; input < kPackedInputs; ++input) {
      const bool is_negative =
          row % 4 == 1 || (row % 4 == 2 && input % 2 == 1) || (row % 4 == 3 && input % 4 >= 2);
      x.Set(row * kPackedInputs + input, is_negative ? -3.0F : 3.0F);
    }
  }
  ExpectDefined(weight, x, 20);
}

TEST_P(PackedKernels, TakeEveryScale) {
  GroupedWeight weight(GetParam(), 16, kPackedInputs, 4);
  const bool is_wide = GetParam().scale_dtype == DType::kF32;
  // Zeros, subnormal numbers, the largest, negative ones; an output that is not finite is so alone.
  const std::vector<uint32_t> scales =
      is_wide ? std::vector<uint32_t>{0, 0x80000000U, 1, 0x007fffff, 0x7f7fffff, 0xc2000000U}
              : std::vector<uint32_t>{0, 0x8000, 1, 0x03ff, 0x7bff, 0xc200};
  const int64_t columns = weight.part().grouped.scales.shape[1];
  for (int64_t output = 0; output < 16; ++output) {
    for (int64_t column = 0; column < columns; ++column) {
      weight.SetScale(output, column, scales[output % scales.size()]);
    }
  }
  HostTensor x(DType::kBf16, {17, kPackedInputs});
  x.FillNormal(5);
  ExpectDefined(weight, x, 17);
}

TEST_P(PackedKernels, TakeEveryRow) {
  const GroupedWeight weight(GetParam(), 16, kPackedInputs, 6);
  HostTensor x(DType::kBf16, {24, kPackedInputs});
  x.FillNormal(7);
  const auto fill = [&](int64_t row, float value) {
    for (int64_t input = 0; input < kPackedInputs; ++input) {
      x.Set(row * kPackedInputs + input, value);
    }
  };
  fill(1, 0.0F);
  fill(2, 1e-38F);                          // less than is kept of a block
  fill(3, std::ldexp(1.0F, -119));          // the least that is kept
  x.Set(4 * kPackedInputs + 100, 1e30F);    // an outlier
  x.Set(5 * kPackedInputs + 3, HUGE_VALF);  // these rows have no products
  x.Set(6 * kPackedInputs + 511, std::nanf(""));
  x.Set(17 * kPackedInputs, -HUGE_VALF);
  const float largest = cpu::WidenBf16(0x7f7f);
  fill(18, largest);
  fill(19, 1e-40F);  // subnormal
  fill(20, 1e-30F);
  for (int64_t block = 0; block < kPackedInputs; block += 64) {  // of every other block one
    x.Set(20 * kPackedInputs + block + 5, block % 128 == 0 ? largest : -largest);
    x.Set(21 * kPackedInputs + block, largest);  // beside everyday numbers
    for (int64_t i = 0; i < 64; ++i) {           // of all signs
      x.Set(22 * kPackedInputs + block + i, i % 3 == 0 ? largest : -largest);
    }
  }
  ExpectDefined(weight, x, 24);
  const QuantizedRow kept = QuantizeRow(x.view().as<uint16_t>() + 3 * kPackedInputs, 32);
  EXPECT_EQ(kept.codes[0], 127);
}

INSTANTIATE_TEST_SUITE_P(Formats, PackedKernels, ::testing::ValuesIn(GroupedSpecs()));

// Groups of all inputs may end within a block of 32, or be shorter than one.
TEST(PackedKernelsTest, TakeInputsThatFillNoBlock) {
  for (const int64_t inputs : {7, 16, 20, 33, 40, 100, 576}) {
    SCOPED_TRACE(inputs);
    const GroupedWeight weight({"int8", 8, 0, 0, 128}, 18, inputs, 8);
    HostTensor x(DType::kBf16, {17, inputs});
    x.FillNormal(9);
    ExpectDefined(weight, x, 17);
  }
  // An odd number of groups of 16.
  const GroupedWeight weight({"six", 6, 16, 16, 32}, 5, 48, 10);
  HostTensor x(DType::kBf16, {19, 48});
  x.FillNormal(11);
  ExpectDefined(weight, x, 19);
}

// Which machine rounds the activations does not show.
TEST(PackedKernelsTest, RowsAreQuantisedAlikeByEveryTarget) {
  constexpr int64_t kInputs = 4 * 32 + 5;
  HostTensor x(DType::kBf16, {3, kInputs});
  x.FillNormal(12);
  x.Set(40, 0.0F);
  x.Set(kInputs + 1, std::nanf(""));
  for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
    const int64_t target = targets & -targets;
    SCOPED_TRACE(hwy::TargetName(target));
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    cpu::QuantizedRows rows;
    const std::vector<cpu::RowTermsKey> keys = {{32, -8}, {16, 3}, {32, -8}};
    rows.Resize(3, kInputs, keys);
    for (int64_t row = 0; row < 3; ++row) {
      rows.Fill(row, x.view().as<uint16_t>() + row * kInputs);
      const QuantizedRow expected = QuantizeRow(x.view().as<uint16_t>() + row * kInputs, kInputs);
      int sums[10] = {};
      for (int64_t input = 0; input < kInputs; ++input) {
        const int found = rows.codes(row)[input / 32 * rows.lanes() * 32 + input % 32];
        ASSERT_EQ(found, expected.codes[input]) << "row " << row << " input " << input;
        sums[input / 16] += found;
      }
      for (int64_t run = 0; run < 10; ++run) {
        const int64_t block = run / 2 * rows.lanes();
        const float scale = rows.scales(row)[block];
        ASSERT_TRUE(std::isnan(scale) || scale == expected.scales[run / 2]);
        const cpu::RowTerms& narrow = rows.Terms({16, 3});
        const int64_t place = rows.TermsPlace(row, 2) + run * rows.lanes();
        ASSERT_EQ(narrow.offsets[place], 3 * sums[run]);
        const cpu::RowTerms& wide = rows.Terms({32, -8});
        ASSERT_EQ(wide.offsets[rows.TermsPlace(row, 1) + block],
                  -8 * (sums[run / 2 * 2] + sums[run / 2 * 2 + 1]));
      }
    }
  }
  hwy::SetSupportedTargetsForTest(0);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

// A level that is slower is there to be tested with, and one that needs nothing is the last.
TEST(PackedKernelsTest, LevelsEndWithOneThatNeedsNothing) {
  ASSERT_FALSE(cpu::AvailableKernels().empty());
  EXPECT_STREQ(cpu::AvailableKernels().back()->name, "scalar");
}

}  // namespace
}  // namespace longspan
