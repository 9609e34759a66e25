// Values of JSON Schema's `format`, as expressions of which every match has the format.
#pragma once

#include "absl/strings/string_view.h"

namespace longspan {

struct StringFormat {
  absl::string_view name;
  absl::string_view pattern;  // of all of the text; empty: the draft defines it, and it is refused
};

// Null for names that the draft does not define: these are annotations.
const StringFormat* FindStringFormat(absl::string_view name);

}  // namespace longspan
