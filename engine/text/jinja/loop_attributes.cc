#include "engine/text/jinja/loop_attributes.h"

namespace longspan {
namespace {

Value Counted(int64_t value) { return Value::Integer(value, /*is_literal=*/true); }

int64_t SizeOf(const LoopObject& loop) { return static_cast<int64_t>(loop.items.size()); }

// Undefined where there is none, as of a loop that is over.
Value ItemAt(const LoopObject& loop, int64_t index) {
  return index >= 0 && index < SizeOf(loop) ? loop.items[index] : Value();
}

struct NamedAttribute {
  absl::string_view name;
  Value (*value)(const LoopObject& loop, int64_t index);
};

constexpr NamedAttribute kAttributes[] = {
    {"index", [](const LoopObject&, int64_t index) { return Counted(index + 1); }},
    {"index0", [](const LoopObject&, int64_t index) { return Counted(index); }},
    {"revindex",
     [](const LoopObject& loop, int64_t index) { return Counted(SizeOf(loop) - index); }},
    {"revindex0",
     [](const LoopObject& loop, int64_t index) { return Counted(SizeOf(loop) - index - 1); }},
    {"first", [](const LoopObject&, int64_t index) { return Value::Bool(index == 0, true); }},
    {"last", [](const LoopObject& loop,
                int64_t index) { return Value::Bool(index + 1 == SizeOf(loop), true); }},
    {"length", [](const LoopObject& loop, int64_t) { return Counted(SizeOf(loop)); }},
    {"previtem", [](const LoopObject& loop, int64_t index) { return ItemAt(loop, index - 1); }},
    {"nextitem", [](const LoopObject& loop, int64_t index) { return ItemAt(loop, index + 1); }},
    {"depth", [](const LoopObject&, int64_t) { return Counted(1); }},
    {"depth0", [](const LoopObject&, int64_t) { return Counted(0); }},
};

}  // namespace

std::optional<Value> LoopAttribute(const LoopObject& loop, absl::string_view name) {
  for (const NamedAttribute& attribute : kAttributes) {
    if (attribute.name == name) return attribute.value(loop, static_cast<int64_t>(loop.index));
  }
  return std::nullopt;
}

}  // namespace longspan
