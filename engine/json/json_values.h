// Typed reading of JSON values. A boolean or a string is never a number; 5.0 is the integer 5.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

// Empty where the value is not an integral number, or out of the type's range.
std::optional<int64_t> IntegralValue(const Json& value);
std::optional<uint64_t> UnsignedValue(const Json& value);
// Any number, as a double; an infinity where no double holds it (JsonLimits::keeps_large_numbers).
std::optional<double> NumberValue(const Json& value);
std::optional<bool> BoolValue(const Json& value);
// Null where the value is not a string.
const std::string* StringValue(const Json& value);

// The member of an object. Null where it is absent or JSON null, or `object` is no object.
const Json* FindMember(const Json& object, absl::string_view key);

// "null", "boolean", "number", "string", "array" or "object".
absl::string_view TypeName(const Json& value);

// Where in `value` the first number stands that no double holds, as ".a[3].b"; empty if it is
// `value` itself. Nothing if there is none.
std::optional<std::string> FindLargeNumber(const Json& value);

// The value as JSON text for messages: scalars and short containers, cut after `max_bytes`. Of
// numbers that no double holds, "1.79769e+308 or more".
std::string Summarize(const Json& value, size_t max_bytes = 80);

}  // namespace longspan
