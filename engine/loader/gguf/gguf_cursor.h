// Little-endian values of a GGUF file, one after the other. Nothing is read beyond the end of the
// file, and every error names the file, the byte and what was to be read.
#pragma once

#include <cstdint>
#include <cstring>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/base/status_macros.h"

namespace longspan {

class GgufCursor {
 public:
  // Both outlive the cursor.
  GgufCursor(absl::string_view file, absl::string_view file_name)
      : file_(file), file_name_(file_name) {}

  uint64_t offset() const { return offset_; }

  // InvalidArgument where the file ends before; `what` says what is read.
  absl::StatusOr<absl::string_view> Bytes(uint64_t bytes, absl::string_view what);

  // Of an arithmetic type.
  template <typename T>
  absl::StatusOr<T> Number(absl::string_view what) {
    LONGSPAN_ASSIGN_OR_RETURN(const absl::string_view bytes, Bytes(sizeof(T), what));
    T value;  // the machines that are served are little-endian, too
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
  }

  // A length of eight bytes, at most `max_bytes`, and as many bytes.
  absl::StatusOr<absl::string_view> String(uint64_t max_bytes, absl::string_view what);

  // "x.gguf: " and what is wrong.
  absl::Status Problem(absl::string_view what) const;

 private:
  const absl::string_view file_;
  const absl::string_view file_name_;
  uint64_t offset_ = 0;  // at most the file's size
};

}  // namespace longspan
