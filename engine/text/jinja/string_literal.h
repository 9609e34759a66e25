// Strings and numbers as they are written in templates, which is as in Python.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

struct NumberToken {
  size_t bytes = 0;  // of the source
  bool is_float = false;
  std::string digits;  // without underscores; integers may begin with 0x, 0o or 0b
};

// The number that a text begins with; its first character is a digit.
NumberToken ScanNumber(absl::string_view text, bool may_be_float);

// What the digits of such an integer mean. Empty: more than an int64_t.
std::optional<int64_t> ParseIntegerLiteral(absl::string_view digits);

// How long the string literal is that a text begins with, quotes included; 0 if it does not end.
size_t StringLiteralBytes(absl::string_view text);

// What stands between the quotes, with its escapes taken for what they mean. `problem` says what is
// wrong with one.
std::string UnescapeString(absl::string_view literal, std::string* problem);

}  // namespace longspan
