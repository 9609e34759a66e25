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
// Any number, as a double.
std::optional<double> NumberValue(const Json& value);
std::optional<bool> BoolValue(const Json& value);
// Null where the value is not a string.
const std::string* StringValue(const Json& value);

// The member of an object. Null where it is absent or JSON null, or `object` is no object.
const Json* FindMember(const Json& object, absl::string_view key);

// "null", "boolean", "number", "string", "array" or "object".
absl::string_view TypeName(const Json& value);

// The value as JSON text for messages: scalars and short containers, cut after `max_bytes`.
std::string Summarize(const Json& value, size_t max_bytes = 80);

}  // namespace longspan
