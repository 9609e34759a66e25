// The safetensors header: an eight-byte little-endian length, that many bytes of JSON, the data.
// Files are hostile: every length is checked before use, with overflow-checked arithmetic, and the
// tensors must cover the data exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/tensor.h"

namespace longspan {

// An element type of the format. Sub-byte types exist.
struct StoredType {
  absl::string_view name;         // "BF16"
  int bits = 0;                   // of one element
  std::optional<DType> loads_as;  // empty: parsed, and refused where it is asked for
};

// Null where the format knows no such type.
const StoredType* FindStoredType(absl::string_view name);

struct TensorEntry {
  std::string name;
  const StoredType* type = nullptr;
  std::vector<int64_t> shape;  // [] is a scalar; dimensions may be 0
  uint64_t first_byte = 0;     // in the file
  uint64_t bytes = 0;
};

// "BF16 [256, 64]", for messages.
std::string Describe(const TensorEntry& entry);
// "[256, 64]"
std::string DescribeShape(const std::vector<int64_t>& shape);

inline constexpr uint64_t kMaxSafetensorsHeaderBytes = 100'000'000;
inline constexpr size_t kMaxTensorNameBytes = 4096;
inline constexpr size_t kMaxTensors = 1'000'000;

// `file` is the whole file, of which only the header is read; `file_name` begins every message.
// The entries are in the order of their bytes. InvalidArgument says what is wrong with which
// tensor, what was expected and what was found.
absl::StatusOr<std::vector<TensorEntry>> ParseSafetensorsHeader(absl::string_view file,
                                                                absl::string_view file_name);

}  // namespace longspan
