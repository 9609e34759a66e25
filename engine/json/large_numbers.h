// Numbers that no double holds, as 1e400. The library refuses the whole text because of one, and
// then nobody could say which field it stands in, and what that may be.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

// A copy in which each such number is spelt so that it can be read, and IsLargeNumber knows it
// again. Everything else is the same, byte by byte, at the same places.
std::string RespellLargeNumbers(absl::string_view text);

// Of a number as it is written in such a copy.
bool IsLargeNumber(absl::string_view literal);

}  // namespace longspan
