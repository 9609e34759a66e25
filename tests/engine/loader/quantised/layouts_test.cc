// Every layout, held to what the libraries that define them read (tests/golden/quantised/make.py).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "engine/loader/base/dequantized_part.h"
#include "tests/engine/loader/quantised/quantised_module.h"
#include "tests/fixtures/bf16.h"
#include "tests/fixtures/part_values.h"

namespace longspan {
namespace {

using ::testing::IsEmpty;

struct JoinedPart {
  StoredTensor tensor;
  UnpackedPart unpacked;
};

JoinedPart JoinedPartOf(QuantisedModule& module) {
  Findings findings;
  const WeightFiles weights = module.Join(&findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  EXPECT_EQ(weights.tensors.size(), 1);
  JoinedPart joined = {weights.tensors.at(kModuleWeight), {}};
  auto unpacked = UnpackPart(*joined.tensor.packed, 0);
  EXPECT_TRUE(unpacked.ok()) << unpacked.status();
  joined.unpacked = *std::move(unpacked);
  return joined;
}

class Layouts : public ::testing::TestWithParam<std::string> {};

TEST_P(Layouts, MeansWhatTheLibraryReads) {
  QuantisedModule module = GoldenModule(GetParam());
  const JoinedPart joined = JoinedPartOf(module);
  const WeightPart& part = joined.unpacked.part;
  EXPECT_EQ(joined.tensor.entry.shape, module.golden["shape"].get<std::vector<int64_t>>());
  const WeightFormat formats[] = {WeightFormat::kFloat8, WeightFormat::kGrouped};
  const WeightPrecision precisions[] = {WeightPrecision::kAsStored};
  const absl::Status fits = CheckWeightParts({part}, {formats, precisions}, {}, DType::kBf16);
  EXPECT_TRUE(fits.ok()) << fits;
  const std::vector<float> values = PartValues(part);
  const auto inputs = static_cast<size_t>(part.inputs());
  for (const auto& [row, hex] : module.golden["rows"].items()) {
    const std::string raw = absl::HexStringToBytes(hex.get<std::string>());
    std::vector<float> expected(raw.size() / sizeof(float));
    std::memcpy(expected.data(), raw.data(), raw.size());
    ASSERT_EQ(expected.size(), inputs);
    size_t first = 0;
    ASSERT_TRUE(absl::SimpleAtoi(row, &first));
    for (size_t input = 0; input < inputs; ++input) {
      ASSERT_EQ(values[first * inputs + input], expected[input]) << row << ", " << input;
    }
  }
}

TEST_P(Layouts, DescribesWhatItUnpacksTo) {
  QuantisedModule module = GoldenModule(GetParam());
  const JoinedPart joined = JoinedPartOf(module);
  WeightPart described = joined.tensor.packed->Describe();
  WeightPart unpacked = joined.unpacked.part;
  const auto tensors_of = [](WeightPart& part) {
    std::string text;
    ForEachTensorOf(part, [&](const TensorView& tensor) { text += Describe(tensor) + "; "; });
    return text;
  };
  EXPECT_EQ(tensors_of(described), tensors_of(unpacked));
  EXPECT_EQ(described.values.data, nullptr);
  EXPECT_EQ(described.input_scale, unpacked.input_scale);
  int64_t stored = 0;
  for (const auto& tensor : module.tensors) stored += tensor.second.bytes.size();
  EXPECT_EQ(joined.tensor.packed->StoredBytes(), stored);
}

TEST_P(Layouts, DequantisesToTheNearestBf16) {
  QuantisedModule module = GoldenModule(GetParam());
  const JoinedPart joined = JoinedPartOf(module);
  const UnpackedPart plain = DequantizedPart(joined.unpacked.part);
  const std::vector<float> values = PartValues(joined.unpacked.part);
  EXPECT_EQ(plain.part.format, WeightFormat::kPlain);
  for (size_t i = 0; i < values.size(); ++i) {
    ASSERT_EQ(plain.part.values.as<const uint16_t>()[i], ToBf16(values[i])) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Golden, Layouts, ::testing::ValuesIn(GoldenLayouts()),
                         [](const auto& layout) { return layout.param; });

TEST(LayoutLabels, SayWhatPeopleCallThem) {
  std::map<std::string, std::string> labels;
  for (const std::string& layout : GoldenLayouts()) {
    QuantisedModule module = GoldenModule(layout);
    labels[layout] = JoinedPartOf(module).tensor.packed->Label();
  }
  const std::map<std::string, std::string> expected = {
      {"awq", "AWQ, groups of 128"},
      {"fp8_block", "e4m3, 128 x 128 blocks"},
      {"fp8_channel", "e4m3, per channel"},
      {"fp8_tensor_static", "e4m3, per tensor"},
      {"gptq", "GPTQ, groups of 32"},
      {"gptq_sym", "GPTQ, per channel"},
      {"gptq_v2_8", "GPTQ, per channel"},
      {"int8_channel", "per channel"},
      {"pack4", "per channel"},
      {"pack4_asym", "groups of 32"},
      {"pack8_channel", "per channel"},
  };
  std::map<std::string, std::string> found = labels;
  EXPECT_EQ(found["awq"], "AWQ, per channel");  // 128 inputs are one group
  found["awq"] = expected.at("awq");
  EXPECT_EQ(found, expected);
}

// Symmetric weights have no zeros where all stored ones are the middle of the range.
TEST(GptqLayout, ZerosAreLeftOutOnlyWhereAllAreInTheMiddle) {
  QuantisedModule module = GoldenModule("gptq_sym");
  EXPECT_EQ(JoinedPartOf(module).unpacked.part.grouped.zeros.rank, 0);
  std::string& zeros = module.tensors["qzeros"].bytes;
  PutNumber<uint32_t>(0x77777776, 0, &zeros);  // the first is 7, stored less one
  const JoinedPart joined = JoinedPartOf(module);
  const TensorView& found = joined.unpacked.part.grouped.zeros;
  ASSERT_EQ(found.rank, 2);
  EXPECT_EQ(found.as<const uint8_t>()[0], 7);
  EXPECT_EQ(found.as<const uint8_t>()[1], 8);
}

// 15 less one of 4 bits is what writers make of 0.
TEST(GptqLayout, AZeroThatWrappedIsZero) {
  QuantisedModule module = GoldenModule("gptq");
  PutNumber<uint32_t>(0x7777777F, 0, &module.tensors["qzeros"].bytes);
  const JoinedPart joined = JoinedPartOf(module);
  EXPECT_EQ(joined.unpacked.part.grouped.zeros.as<const uint8_t>()[0], 0);
}

TEST(Float8Layout, AStaticScaleOfActivationsIsKept) {
  QuantisedModule module = GoldenModule("fp8_tensor_static");
  EXPECT_EQ(JoinedPartOf(module).unpacked.part.input_scale, 0.03125F);
  module.config["config_groups"]["group_0"]["input_activations"]["dynamic"] = true;
  EXPECT_EQ(JoinedPartOf(module).unpacked.part.input_scale, 0.0F);
}

// As transformers writes it without blocks.
TEST(Float8Layout, ScalesMayHaveTheirOtherNames) {
  QuantisedModule module = GoldenModule("fp8_tensor_static");
  module.config = {
      {"quant_method", "fp8"}, {"activation_scheme", "static"}, {"weight_block_size", nullptr}};
  const std::vector<float> values = PartValues(JoinedPartOf(module).unpacked.part);
  for (const auto& [usual, other] : std::map<std::string, std::string>{
           {"weight_scale", "weight_scale_inv"}, {"input_scale", "activation_scale"}}) {
    auto scale = module.tensors.extract(usual);
    scale.key() = other;
    module.tensors.insert(std::move(scale));
  }
  const JoinedPart joined = JoinedPartOf(module);
  EXPECT_EQ(PartValues(joined.unpacked.part), values);
  EXPECT_EQ(joined.unpacked.part.input_scale, 0.03125F);
  EXPECT_EQ(joined.tensor.packed->Label(), "e4m3, per tensor");
}

TEST(Float8Layout, ValuesAreReadInPlace) {
  QuantisedModule module = GoldenModule("fp8_channel");
  const JoinedPart joined = JoinedPartOf(module);
  EXPECT_EQ(joined.unpacked.part.values.data, joined.tensor.packed->ValuesInPlace());
}

}  // namespace
}  // namespace longspan
