#include "engine/loader/base/stored_tensor.h"

#include <cmath>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/head_rows.h"
#include "engine/model/host_floats.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr int kMostBlockElements = 256;

bool IsAligned(const char* data, DType dtype) {
  return reinterpret_cast<uintptr_t>(data) % SizeBytes(dtype) == 0;
}

absl::Status NotFinite(const StoredTensor& tensor, int64_t at, float value) {
  return absl::InvalidArgumentError(
      absl::StrCat(tensor.file_name, ": tensor ", Summarize(Json(tensor.entry.name)), " ",
                   Describe(tensor.entry), ": number ", at, " is ", value,
                   " by the scales of its block, expected finite ones"));
}

// InvalidArgument names the first number that is not finite, which a scale of its block is not.
absl::Status Dequantize(const StoredTensor& tensor, uint16_t* to) {
  const StoredType& type = *tensor.entry.type;
  const auto* block = reinterpret_cast<const uint8_t*>(tensor.data);
  const uint64_t block_bytes = static_cast<uint64_t>(type.block_bits) / 8;
  float values[kMostBlockElements];
  LONGSPAN_CHECK(type.block_elements <= kMostBlockElements);
  const uint16_t* const begin = to;
  for (uint64_t done = 0; done < tensor.entry.bytes; done += block_bytes, block += block_bytes) {
    type.dequantize(block, values);
    for (int i = 0; i < type.block_elements; ++i) {
      if (!std::isfinite(values[i])) return NotFinite(tensor, to - begin, values[i]);
      *to++ = RoundToBf16(values[i]);
    }
  }
  return absl::OkStatus();
}

int64_t Elements(const TensorEntry& entry) {
  int64_t elements = 1;
  for (const int64_t dimension : entry.shape) elements *= dimension;
  return elements;
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

absl::StatusOr<UnsetMemory> UnpackTensor(const StoredTensor& tensor) {
  const StoredType& type = *tensor.entry.type;
  const size_t bytes = static_cast<size_t>(Elements(tensor.entry)) * SizeBytes(*type.loads_as);
  UnsetMemory unpacked = AllocateUnset(bytes);
  if (type.dequantize != nullptr) {
    LONGSPAN_RETURN_IF_ERROR(Dequantize(tensor, reinterpret_cast<uint16_t*>(unpacked.get())));
  } else {
    std::memcpy(unpacked.get(), tensor.data, tensor.entry.bytes);
  }
  if (tensor.interleaved_heads == 0) return unpacked;
  const int64_t rows = tensor.entry.shape.front();
  OrderHeadRows(tensor.interleaved_heads, rows, bytes / static_cast<size_t>(rows), unpacked.get());
  return unpacked;
}

}  // namespace longspan
