// A whole safetensors file: refused, or every tensor lies within it.
#include <cstddef>
#include <cstdint>

#include "engine/loader/safetensors.h"
#include "kernels/base/check.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view file(reinterpret_cast<const char*>(data), size);
  const auto entries = longspan::ParseSafetensorsHeader(file, "fuzz.safetensors");
  if (!entries.ok()) {
    LONGSPAN_CHECK(absl::IsInvalidArgument(entries.status()) && entries.status().message() != "");
    return 0;
  }
  uint64_t end = entries->empty() ? size : entries->front().first_byte;
  for (const longspan::TensorEntry& entry : *entries) {
    LONGSPAN_CHECK(entry.first_byte == end && entry.bytes <= size - entry.first_byte);
    end += entry.bytes;
  }
  LONGSPAN_CHECK(end == size);
  return 0;
}
