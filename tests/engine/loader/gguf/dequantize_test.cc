#include "engine/loader/gguf/dequantize.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "engine/json/json.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {
namespace {

constexpr char kGolden[] = "tests/golden/gguf/blocks.json";

// The bits that the gguf package computed.
std::vector<uint32_t> BitsOf(const std::string& hex) {
  const std::string bytes = absl::HexStringToBytes(hex);
  std::vector<uint32_t> bits(bytes.size() / sizeof(uint32_t));
  std::memcpy(bits.data(), bytes.data(), bytes.size());
  return bits;
}

std::vector<uint32_t> Dequantized(DequantizeBlock dequantize, const std::string& hex,
                                  size_t elements) {
  const std::string block = " " + absl::HexStringToBytes(hex);  // not aligned
  std::vector<float> floats(elements);
  dequantize(reinterpret_cast<const uint8_t*>(block.data()) + 1, floats.data());
  std::vector<uint32_t> bits(elements);
  std::memcpy(bits.data(), floats.data(), elements * sizeof(float));
  return bits;
}

void ExpectGolden(const char* type, DequantizeBlock dequantize) {
  const Json golden = ParseJson(*ReadTextFile(kGolden, size_t{1} << 20))->at(type);
  const auto elements = golden["elements"].get<size_t>();
  ASSERT_EQ(golden["blocks"].size(), 6);
  for (size_t block = 0; block < golden["blocks"].size(); ++block) {
    const auto expected = BitsOf(golden["floats"][block].get<std::string>());
    ASSERT_EQ(expected.size(), elements);
    const auto found =
        Dequantized(dequantize, golden["blocks"][block].get<std::string>(), elements);
    for (size_t i = 0; i < elements; ++i) {
      ASSERT_EQ(found[i], expected[i]) << type << ", block " << block << ", element " << i;
    }
  }
}

TEST(Dequantize, EveryTypeIsBitForBitAsTheGgufPackage) {
  ExpectGolden("Q4_0", DequantizeQ4_0);
  ExpectGolden("Q4_1", DequantizeQ4_1);
  ExpectGolden("Q5_0", DequantizeQ5_0);
  ExpectGolden("Q5_1", DequantizeQ5_1);
  ExpectGolden("Q8_0", DequantizeQ8_0);
  ExpectGolden("Q4_K", DequantizeQ4K);
  ExpectGolden("Q5_K", DequantizeQ5K);
  ExpectGolden("Q6_K", DequantizeQ6K);
}

}  // namespace
}  // namespace longspan
