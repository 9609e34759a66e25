// The GGUF format: a header, keys with values, descriptions of tensors, and their data. Files are
// hostile: every length, count and offset is checked against the file and against the limits below
// before use, and the tensors must cover the data, but for the gaps that alignment makes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

struct GgufFile {
  Json metadata = Json::object();    // by key; numbers are finite
  std::vector<TensorEntry> tensors;  // in the order of their bytes; shapes outermost first
};

inline constexpr uint64_t kMaxGgufKeys = 10'000;
inline constexpr uint64_t kMaxGgufKeyBytes = 65'535;
inline constexpr uint64_t kMaxGgufStringBytes = uint64_t{64} << 20;
// Elements of all arrays together: each takes sixteen bytes of memory and more.
inline constexpr uint64_t kMaxGgufArrayElements = uint64_t{1} << 24;
inline constexpr int kMaxGgufArrayDepth = 4;
inline constexpr uint32_t kMaxGgufDimensions = 4;
inline constexpr uint64_t kMaxGgufAlignment = uint64_t{1} << 20;

// `file` is the whole file, of which all but the data is read; `file_name` begins every message.
// InvalidArgument says which key, tensor or byte is wrong, what was found and what is allowed.
absl::StatusOr<GgufFile> ParseGguf(absl::string_view file, absl::string_view file_name);

}  // namespace longspan
