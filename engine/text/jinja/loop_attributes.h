// What a loop says of itself: loop.index, loop.first, …
#pragma once

#include <optional>

#include "absl/strings/string_view.h"
#include "engine/text/jinja/object.h"

namespace longspan {

// Empty: a loop has no such attribute. Its methods are in FindMethod's table.
std::optional<Value> LoopAttribute(const LoopObject& loop, absl::string_view name);

}  // namespace longspan
