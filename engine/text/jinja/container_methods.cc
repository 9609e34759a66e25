// Methods of dicts, lists and loops.
#include <algorithm>
#include <utility>

#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

Value GetMember(BuiltinCall& call) {
  const Value* value = call.subject.dict().Find(call.Get(0));
  if (value != nullptr) return *value;
  return call.Find(1) == nullptr ? Value::None() : call.Get(1);
}

Value Keys(BuiltinCall& call) {
  return call.work.List(Elements(call.work, call.subject), ListKind::kView);
}

Value Values(BuiltinCall& call) {
  std::vector<Value> values;
  for (const auto& [key, value] : call.subject.dict().entries()) values.push_back(value);
  return call.work.List(std::move(values), ListKind::kView);
}

Value Items(BuiltinCall& call) {
  std::vector<Value> items;
  for (const auto& [key, value] : call.subject.dict().entries()) {
    if (!call.work.Spend()) break;
    items.push_back(call.work.List({key, value}, ListKind::kTuple));
  }
  return call.work.List(std::move(items), ListKind::kView);
}

Value CopyDict(BuiltinCall& call) {
  const Value copy = call.work.Dict();
  if (!call.work.Reserve(call.subject.dict().size() * kDictEntryBytes)) return Value();
  call.work.store().CountBytes(call.subject.dict().size() * kDictEntryBytes);
  copy.dict() = call.subject.dict();
  return copy;
}

// The list, where this rendering may change it.
std::vector<Value>* ItemsToChange(BuiltinCall& call) {
  if (call.work.owns_lists()) return &call.subject.list().items;
  call.Fail("lists are changed only by methods that a template names after a dot");
  return nullptr;
}

Value Append(BuiltinCall& call) {
  std::vector<Value>* items = ItemsToChange(call);
  if (items == nullptr || !call.work.Reserve(sizeof(Value))) return Value();
  call.work.store().CountBytes(sizeof(Value));
  items->push_back(call.Get(0));
  return Value::None();
}

Value Pop(BuiltinCall& call) {
  std::vector<Value>* items = ItemsToChange(call);
  if (items == nullptr) return Value();
  const int64_t size = static_cast<int64_t>(items->size());
  const int64_t given = call.Integer(0, -1), place = given < 0 ? given + size : given;
  if (place < 0 || place >= size) return call.Fail("there is nothing at this place of the list");
  call.work.Spend(static_cast<size_t>(size - place) * sizeof(Value));
  const Value value = (*items)[place];
  items->erase(items->begin() + place);
  return value;
}

Value IndexInList(BuiltinCall& call) {
  const std::vector<Value>& items = call.subject.list().items;
  for (size_t i = 0; i < items.size(); ++i) {
    if (Equals(call.work, items[i], call.Get(0))) return Value::Integer(static_cast<int64_t>(i));
  }
  return call.Fail("it is not in the list");
}

Value CountInList(BuiltinCall& call) {
  int64_t count = 0;
  for (const Value& item : call.subject.list().items)
    count += Equals(call.work, item, call.Get(0)) ? 1 : 0;
  return Value::Integer(count);
}

Value CopyList(BuiltinCall& call) { return call.work.List(Elements(call.work, call.subject)); }

LoopObject& LoopOf(const BuiltinCall& call) {
  return std::get<LoopObject>(call.subject.object().form);
}

Value Cycle(BuiltinCall& call) {
  const std::vector<Value>& values = call.given.positional;
  if (values.empty()) return call.Fail("there is nothing to cycle through");
  return values[LoopOf(call).index % values.size()];
}

Value Changed(BuiltinCall& call) {
  LoopObject& loop = LoopOf(call);
  const std::vector<Value>& now = call.given.positional;
  bool same = loop.last_changed.has_value() && loop.last_changed->size() == now.size();
  for (size_t i = 0; same && i < now.size(); ++i)
    same = Equals(call.work, (*loop.last_changed)[i], now[i]);
  if (!same) loop.last_changed = now;
  return Value::Bool(!same);
}

constexpr Builtin kDictMethodRows[] = {
    {"get", "key default", 1, GetMember},
    {"keys", "", 0, Keys},
    {"values", "", 0, Values},
    {"items", "", 0, Items},
    {"copy", "", 0, CopyDict},
};

// A list of a request is another one for each rendering that changes it.
constexpr Builtin kListMethodRows[] = {
    {"append", "object", 1, Append},    {"pop", "index", 0, Pop},
    {"index", "value", 1, IndexInList}, {"count", "value", 1, CountInList},
    {"copy", "", 0, CopyList},
};

constexpr Builtin kLoopMethodRows[] = {
    {"cycle", "*", 0, Cycle},
    {"changed", "*", 0, Changed},
};

}  // namespace

const BuiltinTable kDictMethods = kDictMethodRows;
const BuiltinTable kListMethods = kListMethodRows;
const BuiltinTable kLoopMethods = kLoopMethodRows;

}  // namespace longspan
