// Values that only a rendering makes.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/text/jinja/builtin.h"
#include "engine/text/jinja/value.h"

namespace longspan {

struct MacroDefinition;

// Names and their values. What is not found is looked for in the parent.
struct Scope {
  std::shared_ptr<Scope> parent;
  std::vector<std::pair<const MarkedText*, Value>> values;  // equal names are equal pointers

  void Set(const MarkedText* name, Value value) {
    for (auto& [known, old] : values) {
      if (known == name) {
        old = value;
        return;
      }
    }
    values.emplace_back(name, value);
  }
  const Value* Find(const MarkedText* name) const {
    for (const auto& [known, value] : values) {
      if (known == name) return &value;
    }
    return parent == nullptr ? nullptr : parent->Find(name);
  }
};

struct NamespaceObject {
  DictValue attributes;
};
struct FunctionObject {
  const Builtin* function;
  Value receiver;  // of methods
};
struct MacroObject {
  const MacroDefinition* definition;
  std::shared_ptr<Scope> scope;  // where it was defined
};
struct LoopObject {
  std::vector<Value> items;
  size_t index = 0;
  std::optional<std::vector<Value>> last_changed;  // the last arguments of changed()
};

struct ObjectValue {
  std::variant<NamespaceObject, FunctionObject, MacroObject, LoopObject> form;
};

}  // namespace longspan
