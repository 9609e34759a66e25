#include "engine/loader/gguf/gguf_weight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/loader/base/dequantized_part.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/gguf/gguf_types.h"
#include "tests/fixtures/bf16.h"
#include "tests/fixtures/part_values.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

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

// "" where there is none.
std::string Problem(const StoredBlocks& stored) {
  return std::string(UnpackPart(*PackedGgufWeight(stored.tensor), 0).status().message());
}

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

// Each half that scales the last block but one, in each type.
TEST(GgufWeight, AScaleThatIsNoNumberIsNamed) {
  const Json golden = GoldenBlocks();
  for (const PackedCase& packed : kPackedCases) {
    const bool has_minima = std::string(packed.tensors).find("minima") != std::string::npos;
    const size_t scale_at = std::string(packed.type) == "Q6_K" ? 208 : 0;
    for (const bool is_minimum : {false, true}) {
      if (is_minimum && !has_minima) continue;
      StoredBlocks stored(packed, golden[packed.type]);
      const size_t block_bytes = stored.tensor.entry.type->block_bits / 8;
      const size_t blocks = (stored.bytes.size() - 1) / block_bytes;
      const size_t at = 1 + (blocks - 2) * block_bytes + scale_at + (is_minimum ? 2 : 0);
      const std::string place = absl::StrCat("the ", is_minimum ? "minimum" : "scale", " of block ",
                                             blocks / 2 - 2, " of row 1 is ");
      for (const uint16_t half : {0x7C00, 0xFC00, 0x7E00, 0x7C01}) {
        std::memcpy(&stored.bytes[at], &half, sizeof(half));
        EXPECT_THAT(Problem(stored),
                    AllOf(StartsWith(absl::StrCat("x.gguf: tensor \"w\" ", packed.type, " [2, ")),
                          HasSubstr(place), HasSubstr(", expected a finite number")))
            << packed.type << ", " << half;
      }
      // A block of zeros has a scale of 0, and no scale is too small.
      for (const uint16_t half : {0x0000, 0x8000, 0x0001, 0x7BFF}) {
        std::memcpy(&stored.bytes[at], &half, sizeof(half));
        EXPECT_EQ(Problem(stored), "") << packed.type << ", " << half;
      }
    }
  }
}

}  // namespace
}  // namespace longspan
