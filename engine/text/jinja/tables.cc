#include "engine/text/jinja/tables.h"

#include "engine/text/jinja/object.h"

namespace longspan {

const Builtin* FindFilter(absl::string_view name) {
  for (const BuiltinTable table :
       {kTextFilters, kNumberFilters, kListFilters, kSelectFilters, kJsonFilters}) {
    if (const Builtin* filter = FindBuiltin(table, name)) return filter;
  }
  return nullptr;
}

const Builtin* FindTest(absl::string_view name) { return FindBuiltin(kTests, name); }

const Builtin* FindFunction(absl::string_view name) { return FindBuiltin(kFunctions, name); }

const Builtin* FindMethod(const Value& receiver, absl::string_view name) {
  switch (receiver.type()) {
    case ValueType::kString:
      return FindBuiltin(kStringMethods, name);
    case ValueType::kDict:
      return FindBuiltin(kDictMethods, name);
    case ValueType::kList:
      if (receiver.list().kind != ListKind::kList) return nullptr;
      return FindBuiltin(kListMethods, name);
    case ValueType::kObject:
      if (!std::holds_alternative<LoopObject>(receiver.object().form)) return nullptr;
      return FindBuiltin(kLoopMethods, name);
    default:
      return nullptr;
  }
}

}  // namespace longspan
