// Filters that apply another filter or a test to each item.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/lookup.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

// The arguments behind the first `count`.
GivenArguments WithoutFirst(const GivenArguments& given, size_t count) {
  return {{given.positional.begin() + count, given.positional.end()}, given.keywords};
}

const Value* FindKeyword(const GivenArguments& given, absl::string_view name) {
  for (const auto& [keyword, value] : given.keywords) {
    if (keyword->bytes() == name) return &value;
  }
  return nullptr;
}

Value MapAttribute(BuiltinCall& call, const Value& path) {
  const Value* otherwise = FindKeyword(call.given, "default");
  if (otherwise != nullptr && otherwise->is_none()) otherwise = nullptr;
  std::vector<Value> items;
  for (const Value& item : Elements(call.work, call.subject)) {
    items.push_back(GetPath(call.work, item, path, otherwise));
    if (call.work.failed()) return Value();
  }
  return call.work.List(std::move(items), ListKind::kIterator);
}

Value MapFilter(BuiltinCall& call) {
  if (!IsTrue(call.subject)) return call.work.List({}, ListKind::kIterator);
  const std::vector<Value>& given = call.given.positional;
  const Value* path = FindKeyword(call.given, "attribute");
  if (given.empty() && path != nullptr) return MapAttribute(call, *path);
  if (given.empty() || !given[0].is_string()) return call.Fail("the name of a filter is needed");
  const Builtin* filter = FindFilter(given[0].string().bytes());
  if (filter == nullptr)
    return call.Fail(absl::StrCat("no filter named ", given[0].string().bytes()));
  const GivenArguments arguments = WithoutFirst(call.given, 1);
  std::vector<Value> items;
  for (const Value& item : Elements(call.work, call.subject)) {
    items.push_back(CallBuiltin(call.work, *filter, item, arguments));
    if (call.work.failed()) return Value();
  }
  return call.work.List(std::move(items), ListKind::kIterator);
}

// The items that pass a test, or do not; of items themselves or of what is behind a path of theirs.
template <bool wanted, bool by_attribute>
Value SelectFilter(BuiltinCall& call) {
  constexpr size_t kName = by_attribute ? 1 : 0;
  if (!IsTrue(call.subject)) return call.work.List({}, ListKind::kIterator);
  const std::vector<Value>& given = call.given.positional;
  if (given.size() < kName) return call.Fail("the name of an attribute is needed");
  const Builtin* test = nullptr;
  if (given.size() > kName && given[kName].is_string())
    test = FindTest(given[kName].string().bytes());
  if (given.size() > kName && test == nullptr) return call.Fail("no test of that name");
  const GivenArguments arguments =
      test == nullptr ? GivenArguments() : WithoutFirst(call.given, kName + 1);
  std::vector<Value> items;
  for (const Value& item : Elements(call.work, call.subject)) {
    Value value = by_attribute ? GetPath(call.work, item, given[0]) : item;
    if (test != nullptr) value = CallBuiltin(call.work, *test, value, arguments);
    if (!call.work.Spend()) return Value();
    if (IsTrue(value) == wanted) items.push_back(item);
  }
  return call.work.List(std::move(items), ListKind::kIterator);
}

// Attributes alone, where a dot would also find keys.
Value AttrFilter(BuiltinCall& call) {
  if (!CheckDefined(call.work, call.subject)) return Value();
  const Value name = call.Get(0);
  if (!name.is_string()) return call.Fail("the name of an attribute is needed");
  if (!call.subject.is_dict() || FindMethod(call.subject, name.string().bytes()) != nullptr)
    return GetAttribute(call.work, call.subject, &name.string());
  return Value::Missing(call.subject.type(), &name.string());
}

constexpr Builtin kSelectFilterRows[] = {
    {"map", "*", 0, MapFilter},
    {"select", "*", 0, SelectFilter<true, false>},
    {"reject", "*", 0, SelectFilter<false, false>},
    {"selectattr", "*", 0, SelectFilter<true, true>},
    {"rejectattr", "*", 0, SelectFilter<false, true>},
    {"attr", "name", 1, AttrFilter},
};

}  // namespace

const BuiltinTable kSelectFilters = kSelectFilterRows;

}  // namespace longspan
