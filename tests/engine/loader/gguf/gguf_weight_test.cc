#include "engine/loader/gguf/gguf_weight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "engine/json/json.h"
#include "engine/loader/base/dequantized_part.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/gguf/gguf_types.h"
#include "tests/fixtures/bf16.h"
#include "tests/fixtures/part_values.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr char kGoldenBlocks[] = "tests/golden/gguf/blocks.json";

struct PackedCase {
  uint32_t number;
  const char* type;
  int bits;
  int group_inputs;
  const char* tensors;  // that the part has beside its codes
};

constexpr PackedCase kPackedCases[] = {
    {2, "Q4_0", 4, 32, "scales"},
    {3, "Q4_1", 4, 32, "scales minima"},
    {6, "Q5_0", 5, 32, "scales"},
    {7, "Q5_1", 5, 32, "scales minima"},
    {8, "Q8_0", 8, 32, "scales"},
    {12, "Q4_K", 4, 32, "scales group_scales minima group_minima"},
    {13, "Q5_K", 5, 32, "scales group_scales minima group_minima"},
    {14, "Q6_K", 6, 16, "scales group_scales"},
};

// Blocks of the golden file one behind another, at an odd address: a matrix of two rows.
struct StoredBlocks {
  StoredBlocks(const PackedCase& packed, const Json& golden) {
    for (const Json& block : golden["blocks"]) {
      bytes += absl::HexStringToBytes(block.get<std::string>());
    }
    for (const Json& of_block : golden["floats"]) {
      const std::string raw = absl::HexStringToBytes(of_block.get<std::string>());
      floats.resize(floats.size() + raw.size() / 4);
      std::memcpy(&*floats.end() - raw.size() / 4, raw.data(), raw.size());
    }
    const auto columns = static_cast<int64_t>(floats.size()) / 2;
    tensor.entry = {"w", FindGgufType(packed.number), {2, columns}, 0, bytes.size() - 1};
    tensor.data = bytes.data() + 1;
    tensor.file_name = "x.gguf";
  }

  std::string bytes = " ";
  std::vector<uint32_t> floats;
  StoredTensor tensor;
};

Json GoldenBlocks() { return *ParseJson(*ReadTextFile(kGoldenBlocks, size_t{1} << 20)); }

std::string TensorsOf(const GroupedScales& grouped) {
  std::string names = "scales";
  if (grouped.group_scales.rank > 0) names += " group_scales";
  if (grouped.minima.rank > 0) names += " minima";
  if (grouped.group_minima.rank > 0) names += " group_minima";
  if (grouped.zeros.rank > 0) names += " zeros";
  return names;
}

TEST(GgufWeight, EveryTypeIsAPartWhoseFormulaGivesItsFloatsBitForBit) {
  const Json golden = GoldenBlocks();
  for (const PackedCase& packed : kPackedCases) {
    const StoredBlocks stored(packed, golden[packed.type]);
    const auto weight = PackedGgufWeight(stored.tensor);
    ASSERT_NE(weight, nullptr);
    auto unpacked = UnpackPart(*weight, 0);
    ASSERT_TRUE(unpacked.ok()) << unpacked.status();
    const WeightPart& part = unpacked->part;
    EXPECT_EQ(part.grouped.bits, packed.bits);
    EXPECT_EQ(part.grouped.group_inputs, packed.group_inputs);
    EXPECT_EQ(TensorsOf(part.grouped), packed.tensors);
    const WeightFormat formats[] = {WeightFormat::kGrouped};
    const WeightPrecision precisions[] = {WeightPrecision::kAsStored};
    const absl::Status fits = CheckWeightParts({part}, {formats, precisions}, {}, DType::kBf16);
    EXPECT_TRUE(fits.ok()) << fits;
    const std::vector<float> values = PartValues(part);
    for (size_t i = 0; i < values.size(); ++i) {
      ASSERT_EQ(std::bit_cast<uint32_t>(values[i]), stored.floats[i]) << packed.type << ", " << i;
      ASSERT_LT(part.values.as<const uint8_t>()[i], 1 << packed.bits) << packed.type << ", " << i;
    }
  }
}

TEST(GgufWeight, APartDequantisesToTheSameBf16) {
  const Json golden = GoldenBlocks();
  for (const PackedCase& packed : kPackedCases) {
    const StoredBlocks stored(packed, golden[packed.type]);
    const auto unpacked = UnpackPart(*PackedGgufWeight(stored.tensor), 0);
    ASSERT_TRUE(unpacked.ok()) << unpacked.status();
    const UnpackedPart plain = DequantizedPart(unpacked->part);
    EXPECT_EQ(plain.part.format, WeightFormat::kPlain);
    const auto* found = plain.part.values.as<const uint16_t>();
    for (size_t i = 0; i < stored.floats.size(); ++i) {
      ASSERT_EQ(found[i], ToBf16(std::bit_cast<float>(stored.floats[i])))
          << packed.type << ", " << i;
    }
  }
}

TEST(GgufWeight, VectorsAndPlainTypesAreNoPackedWeights) {
  StoredBlocks stored(kPackedCases[4], GoldenBlocks()["Q8_0"]);
  stored.tensor.entry.shape = {static_cast<int64_t>(stored.floats.size())};
  EXPECT_EQ(PackedGgufWeight(stored.tensor), nullptr);
  stored.tensor.entry = {"w", FindGgufType(1), {2, 8}, 0, 32};
  EXPECT_EQ(PackedGgufWeight(stored.tensor), nullptr);
}

TEST(GgufWeight, AScaleThatIsNoNumberIsNamed) {
  StoredBlocks stored(kPackedCases[5], GoldenBlocks()["Q4_K"]);
  const size_t fifth_block = 1 + 4 * 144;
  stored.bytes[fifth_block] = '\x00';
  stored.bytes[fifth_block + 1] = '\x7C';  // infinite
  stored.tensor.data = stored.bytes.data() + 1;
  EXPECT_THAT(std::string(UnpackPart(*PackedGgufWeight(stored.tensor), 0).status().message()),
              HasSubstr("x.gguf: tensor \"w\" Q4_K [2, 768]: the scale of block 1 of row 1 is inf, "
                        "expected a finite number"));
  stored.bytes[fifth_block + 1] = '\x3C';
  stored.bytes[fifth_block + 3] = '\x7E';
  EXPECT_THAT(std::string(UnpackPart(*PackedGgufWeight(stored.tensor), 0).status().message()),
              HasSubstr("the minimum of block 1 of row 1 is nan"));
}

}  // namespace
}  // namespace longspan
