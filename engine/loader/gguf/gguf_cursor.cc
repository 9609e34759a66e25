#include "engine/loader/gguf/gguf_cursor.h"

#include "absl/strings/str_cat.h"

namespace longspan {

absl::StatusOr<absl::string_view> GgufCursor::Bytes(uint64_t bytes, absl::string_view what) {
  const uint64_t left_bytes = file_.size() - offset_;
  if (bytes > left_bytes) {
    return Problem(absl::StrCat("truncated: ", what, " at byte ", offset_, " needs ", bytes,
                                " bytes, found ", left_bytes));
  }
  const absl::string_view found = file_.substr(offset_, bytes);
  offset_ += bytes;
  return found;
}

absl::StatusOr<absl::string_view> GgufCursor::String(uint64_t max_bytes, absl::string_view what) {
  LONGSPAN_ASSIGN_OR_RETURN(const uint64_t bytes, Number<uint64_t>(what));
  if (bytes > max_bytes) {
    return Problem(absl::StrCat(what, " at byte ", offset_, " has ", bytes, " bytes, the limit is ",
                                max_bytes));
  }
  return Bytes(bytes, what);
}

absl::Status GgufCursor::Problem(absl::string_view what) const {
  return absl::InvalidArgumentError(absl::StrCat(file_name_, ": ", what));
}

}  // namespace longspan
