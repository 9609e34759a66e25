#include "engine/loader/base/stored_tensor.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

namespace longspan {
namespace {

constexpr StoredType kPlainFloats = {.name = "F32", .block_bits = 32, .loads_as = DType::kF32};

// Two elements a block: a byte, and its negative plus a step that bf16 rounds away, or to even.
void DequantizePair(const uint8_t* block, float* values) {
  values[0] = static_cast<float>(*block);
  values[1] = -static_cast<float>(*block) - 0x1p-20F;
}
constexpr StoredType kPairs = {.name = "PAIR",
                               .block_bits = 8,
                               .loads_as = DType::kBf16,
                               .block_elements = 2,
                               .dequantize = DequantizePair};

StoredTensor Stored(const StoredType& type, std::vector<int64_t> shape, const void* data,
                    uint64_t bytes) {
  StoredTensor tensor;
  tensor.entry = {"t", &type, std::move(shape), 0, bytes};
  tensor.data = static_cast<const char*>(data);
  tensor.file_name = "x.gguf";
  return tensor;
}

template <typename T>
std::vector<T> Unpacked(const StoredTensor& tensor, size_t elements) {
  const auto bytes = UnpackTensor(tensor);
  std::vector<T> values(elements);
  EXPECT_TRUE(bytes.ok()) << bytes.status();
  if (bytes.ok()) std::memcpy(values.data(), bytes->get(), elements * sizeof(T));
  return values;
}

TEST(StoredTensor, AlignedFloatsAreReadInPlace) {
  const std::vector<float> data(3);
  StoredTensor tensor = Stored(kPlainFloats, {2}, data.data(), 8);
  EXPECT_TRUE(IsReadInPlace(tensor));
  tensor.interleaved_heads = 1;
  EXPECT_FALSE(IsReadInPlace(tensor));
  tensor.interleaved_heads = 0;
  tensor.data += 2;
  EXPECT_FALSE(IsReadInPlace(tensor));
  EXPECT_FALSE(IsReadInPlace(Stored(kPairs, {2}, data.data(), 1)));
}

TEST(StoredTensor, BlocksBecomeTheNearestBf16) {
  const uint8_t blocks[] = {1, 3};
  const auto values = Unpacked<uint16_t>(Stored(kPairs, {2, 2}, blocks, 2), 4);
  EXPECT_EQ(values, (std::vector<uint16_t>{0x3F80, 0xBF80, 0x4040, 0xC040}));
}

TEST(StoredTensor, RoundingGoesToEven) {
  constexpr StoredType kOdd = {.name = "ODD",
                               .block_bits = 8,
                               .loads_as = DType::kBf16,
                               .block_elements = 3,
                               .dequantize = [](const uint8_t*, float* values) {
                                 values[0] = 0x1.01p0F;      // halfway, to even below
                                 values[1] = 0x1.03p0F;      // halfway, to even above
                                 values[2] = 0x1.010002p0F;  // a little more than halfway
                               }};
  const uint8_t block = 0;
  const auto values = Unpacked<uint16_t>(Stored(kOdd, {3}, &block, 1), 3);
  EXPECT_EQ(values, (std::vector<uint16_t>{0x3F80, 0x3F82, 0x3F81}));
}

TEST(StoredTensor, ABlockThatIsNotFiniteIsNamed) {
  constexpr StoredType kInverses = {.name = "INVERSE",
                                    .block_bits = 8,
                                    .loads_as = DType::kBf16,
                                    .block_elements = 2,
                                    .dequantize = [](const uint8_t* block, float* values) {
                                      values[0] = 1.0F;
                                      values[1] = 1.0F / static_cast<float>(*block);
                                    }};
  const uint8_t blocks[] = {4, 2, 0, 1};
  const absl::Status status = UnpackTensor(Stored(kInverses, {2, 4}, blocks, 4)).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(
      status.message(),
      "x.gguf: tensor \"t\" INVERSE [2, 4]: number 5 is inf by the scales of its block, expected "
      "finite ones");
}

// Two heads of six rows, of two columns: pairs that stand side by side are half a head apart after.
TEST(StoredTensor, RowsOfInterleavedHeadsAreOrdered) {
  std::vector<float> data(24);
  std::iota(data.begin(), data.end(), 0.0F);
  StoredTensor tensor = Stored(kPlainFloats, {12, 2}, data.data(), 96);
  tensor.interleaved_heads = 2;
  const auto values = Unpacked<float>(tensor, 24);
  EXPECT_EQ(values, (std::vector<float>{0,  1,  4,  5,  8,  9,  2,  3,  6,  7,  10, 11,
                                        12, 13, 16, 17, 20, 21, 14, 15, 18, 19, 22, 23}));
  // A bias.
  tensor.entry.shape = {12};
  tensor.entry.bytes = 48;
  EXPECT_EQ(Unpacked<float>(tensor, 12),
            (std::vector<float>{0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11}));
}

}  // namespace
}  // namespace longspan
