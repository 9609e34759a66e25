// The safetensors header: an eight-byte little-endian length, that many bytes of JSON, the data.
// Files are hostile: every length is checked before use, with overflow-checked arithmetic, and the
// tensors must cover the data exactly.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

// Null where the format knows no such type.
const StoredType* FindStoredType(absl::string_view name);

inline constexpr uint64_t kMaxSafetensorsHeaderBytes = 100'000'000;

// `file` is the whole file, of which only the header is read; `file_name` begins every message.
// The entries are in the order of their bytes. InvalidArgument says what is wrong with which
// tensor, what was expected and what was found.
absl::StatusOr<std::vector<TensorEntry>> ParseSafetensorsHeader(absl::string_view file,
                                                                absl::string_view file_name);

}  // namespace longspan
