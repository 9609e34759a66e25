// Where something stands in a template's source, and errors that say so.
#pragma once

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace longspan {

struct SourcePosition {
  int line = 1, column = 1;  // columns count bytes
};

// The status with "NAME:LINE:COLUMN: " before its message; payloads stay.
absl::Status LocatedStatus(const absl::Status& status, absl::string_view name, SourcePosition at);

}  // namespace longspan
