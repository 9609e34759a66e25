// What stands behind a dot or in brackets. Where there is nothing, the value is undefined and says
// of what.
#pragma once

#include <optional>

#include "engine/text/jinja/value.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

// object.name: a method before a key of a dict. `name` outlives the values of the workspace.
Value GetAttribute(Workspace& work, const Value& object, const MarkedText* name);
// object[index]: a key of a dict before a method.
Value GetItem(Workspace& work, const Value& object, const Value& index);

struct SliceBounds {
  std::optional<int64_t> begin, end, step;
};
Value GetSlice(Workspace& work, const Value& object, const SliceBounds& bounds);

// Follows "a.b.0" from value to value, digits as places of lists, as filters' attributes do. An
// undefined value on the way becomes `otherwise`, if there is one.
Value GetPath(Workspace& work, Value object, const Value& path, const Value* otherwise = nullptr);

}  // namespace longspan
