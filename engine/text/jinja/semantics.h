// What Python does with values: truth, equality, order, length, what they hold. Failures are the
// workspace's.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/jinja/value.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

bool IsTrue(const Value& value);
// As Python calls the type: "str", "int", "dict", …
absl::string_view PythonTypeName(const Value& value);
bool IsInteger(const Value& value);  // a boolean is one
bool IsNumber(const Value& value);
int64_t IntegerOf(const Value& value);  // of integers and booleans
double NumberOf(const Value& value);    // of numbers

bool Equals(Workspace& work, const Value& a, const Value& b);
// Below, at or above zero, as a is less than, equal to or greater than b.
int Compare(Workspace& work, const Value& a, const Value& b);
bool Contains(Workspace& work, const Value& container, const Value& value);

std::optional<int64_t> LengthOf(const Value& value);  // empty: it has none
// What a loop over the value sees. An iterator is empty afterwards.
std::vector<Value> Elements(Workspace& work, const Value& value);
// The same of what has a length and places, in reverse: of lists, tuples and dicts.

// "'x' is undefined", or "'dict object' has no attribute 'x'".
std::string UndefinedMessage(const Value& value);
Value FailUndefined(Workspace& work, const Value& value);
// Fails where the value is undefined.
bool CheckDefined(Workspace& work, const Value& value);

}  // namespace longspan
