// JSON from anywhere, read as hostile: bounded in size and depth, duplicate keys, invalid UTF-8,
// lone surrogates and numbers that overflow refused. Members of an object keep the order in which
// they were written: prompts and schemas depend on it. The only header of ours that includes the
// library's full header.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"

namespace longspan {

// An object is a vector of members: looking one up takes as long as there are members, and two are
// equal only in one order (SameJson compares them in any).
using Json = nlohmann::ordered_json;

struct JsonLimits {
  size_t max_bytes = size_t{64} << 20;
  int max_depth = 64;
  // Each takes sixteen bytes and more, of a text of two.
  int64_t max_values = std::numeric_limits<int64_t>::max();
  // Numbers that no double holds are infinities, for who judges each by its field; else they are
  // refused. JSON text has no infinity: what is written again is to be searched for them first.
  bool keeps_large_numbers = false;
};

// The whole of `text` as one value; only white space may stand around it. INVALID_ARGUMENT says
// what is wrong and at which byte, OUT_OF_RANGE that there are too many values.
absl::StatusOr<Json> ParseJson(absl::string_view text, const JsonLimits& limits = {});

// Equal, in whatever order their objects have their members.
bool SameJson(const Json& left, const Json& right);

// Compact text. Invalid UTF-8 in strings becomes U+FFFD.
std::string WriteJson(const Json& value);

}  // namespace longspan
