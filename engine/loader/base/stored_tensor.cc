#include "engine/loader/base/stored_tensor.h"

#include <bit>
#include <cmath>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

constexpr int kMostBlockElements = 256;

bool IsAligned(const char* data, DType dtype) {
  return reinterpret_cast<uintptr_t>(data) % SizeBytes(dtype) == 0;
}

// The nearest, ties to even.
uint16_t RoundToBf16(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  if (std::isnan(value)) return static_cast<uint16_t>(bits >> 16 | 0x40);
  return static_cast<uint16_t>((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

void Dequantize(const StoredTensor& tensor, uint16_t* to) {
  const StoredType& type = *tensor.entry.type;
  const auto* block = reinterpret_cast<const uint8_t*>(tensor.data);
  const uint64_t block_bytes = static_cast<uint64_t>(type.block_bits) / 8;
  float values[kMostBlockElements];
  LONGSPAN_CHECK(type.block_elements <= kMostBlockElements);
  for (uint64_t done = 0; done < tensor.entry.bytes; done += block_bytes, block += block_bytes) {
    type.dequantize(block, values);
    for (int i = 0; i < type.block_elements; ++i) *to++ = RoundToBf16(values[i]);
  }
}

int64_t Elements(const TensorEntry& entry) {
  int64_t elements = 1;
  for (const int64_t dimension : entry.shape) elements *= dimension;
  return elements;
}

std::vector<uint64_t> WithRowsInOrder(const StoredTensor& tensor,
                                      const std::vector<uint64_t>& stored, size_t bytes) {
  const int64_t rows = tensor.entry.shape.front();
  const int64_t head_rows = rows / tensor.interleaved_heads;
  LONGSPAN_CHECK(head_rows % 2 == 0 && head_rows * tensor.interleaved_heads == rows);
  const size_t row_bytes = bytes / static_cast<size_t>(rows);
  std::vector<uint64_t> ordered(stored.size());
  const char* from = reinterpret_cast<const char*>(stored.data());
  for (int64_t row = 0; row < rows; ++row) {
    const int64_t in_head = row % head_rows;
    const int64_t place = row - in_head + in_head % 2 * (head_rows / 2) + in_head / 2;
    std::memcpy(reinterpret_cast<char*>(ordered.data()) + place * row_bytes, from + row * row_bytes,
                row_bytes);
  }
  return ordered;
}

}  // namespace

std::string DescribeShape(const std::vector<int64_t>& shape) {
  constexpr size_t kShownDimensions = 8;
  if (shape.size() <= kShownDimensions) return absl::StrCat("[", absl::StrJoin(shape, ", "), "]");
  return absl::StrCat("[", absl::StrJoin(shape.begin(), shape.begin() + kShownDimensions, ", "),
                      ", ...] with ", shape.size(), " dimensions");
}

std::string Describe(const TensorEntry& entry) {
  return absl::StrCat(entry.type->name, " ", DescribeShape(entry.shape));
}

bool IsReadInPlace(const StoredTensor& tensor) {
  const StoredType& type = *tensor.entry.type;
  return type.dequantize == nullptr && tensor.interleaved_heads == 0 &&
         IsAligned(tensor.data, *type.loads_as);
}

std::vector<uint64_t> UnpackTensor(const StoredTensor& tensor) {
  const StoredType& type = *tensor.entry.type;
  const size_t bytes = static_cast<size_t>(Elements(tensor.entry)) * SizeBytes(*type.loads_as);
  std::vector<uint64_t> unpacked((bytes + 7) / 8);
  if (type.dequantize != nullptr) {
    Dequantize(tensor, reinterpret_cast<uint16_t*>(unpacked.data()));
  } else {
    std::memcpy(unpacked.data(), tensor.data, tensor.entry.bytes);
  }
  if (tensor.interleaved_heads == 0) return unpacked;
  return WithRowsInOrder(tensor, unpacked, bytes);
}

}  // namespace longspan
