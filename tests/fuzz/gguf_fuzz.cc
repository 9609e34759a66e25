// A whole GGUF file: refused, or every tensor lies within it, after the one before.
#include <cstddef>
#include <cstdint>

#include "engine/loader/gguf/gguf_file.h"
#include "kernels/check.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view file(reinterpret_cast<const char*>(data), size);
  const auto parsed = longspan::ParseGguf(file, "fuzz.gguf");
  if (!parsed.ok()) {
    LONGSPAN_CHECK(absl::IsInvalidArgument(parsed.status()) && parsed.status().message() != "");
    return 0;
  }
  LONGSPAN_CHECK(parsed->metadata.is_object());
  uint64_t end = 0;
  for (const longspan::TensorEntry& entry : parsed->tensors) {
    LONGSPAN_CHECK(entry.first_byte >= end && entry.first_byte <= size);
    LONGSPAN_CHECK(entry.bytes > 0 && entry.bytes <= size - entry.first_byte);
    end = entry.first_byte + entry.bytes;
  }
  return 0;
}
