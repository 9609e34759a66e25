// Filters of lists and dicts.
#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/jinja/lookup.h"
#include "engine/text/jinja/operators.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/text_edit.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

Value ListFilter(BuiltinCall& call) { return call.work.List(Elements(call.work, call.subject)); }

Value LengthFilter(BuiltinCall& call) {
  if (call.subject.is_string()) call.work.Spend(call.subject.string().size());
  const std::optional<int64_t> length = LengthOf(call.subject);
  if (length.has_value()) return Value::Integer(*length);
  return call.Fail(absl::StrCat(PythonTypeName(call.subject), " has no length"));
}

Value FirstFilter(BuiltinCall& call) {
  const Value& subject = call.subject;
  if (subject.is_list() && subject.list().kind == ListKind::kIterator) {
    std::vector<Value>& items = subject.list().items;
    if (items.empty()) return Value();
    const Value first = items.front();
    items.erase(items.begin());
    return first;
  }
  if (subject.is_string()) return GetItem(call.work, subject, Value::Integer(0));
  const std::vector<Value> items = Elements(call.work, subject);
  return items.empty() ? Value() : items.front();
}

Value LastFilter(BuiltinCall& call) {
  const Value& subject = call.subject;
  if (subject.is_string()) return GetItem(call.work, subject, Value::Integer(-1));
  if (subject.is_list() && subject.list().kind == ListKind::kIterator)
    return call.Fail("generator has no end to begin from");
  const std::vector<Value> items = Elements(call.work, subject);
  return items.empty() ? Value() : items.back();
}

Value ReverseFilter(BuiltinCall& call) {
  if (call.subject.is_string()) return GetSlice(call.work, call.subject, {{}, {}, -1});
  std::vector<Value> items = Elements(call.work, call.subject);
  std::reverse(items.begin(), items.end());
  return call.work.List(std::move(items), ListKind::kIterator);
}

Value ItemsFilter(BuiltinCall& call) {
  if (call.subject.is_undefined()) return call.work.List({}, ListKind::kIterator);
  if (!call.subject.is_dict())
    return call.Fail(absl::StrCat("a dict is needed, not ", PythonTypeName(call.subject)));
  const Value items = CallBuiltin(call.work, *FindMethod(call.subject, "items"), call.subject, {});
  return call.work.List(Elements(call.work, items), ListKind::kIterator);
}

Value DefaultFilter(BuiltinCall& call) {
  const bool is_missing = call.subject.is_undefined() || (call.Flag(1) && !IsTrue(call.subject));
  if (!is_missing) return call.subject;
  return call.Find(0) == nullptr ? call.work.String(MarkedText()) : call.Get(0);
}

// As keys of an order: strings without their case, unless that counts.
Value SortKey(Workspace& work, const Value& value, bool case_counts) {
  if (case_counts || !value.is_string()) return value;
  return work.String(ChangeCase(value.string(), LetterCase::kLower));
}

struct Keyed {
  std::vector<Value> keys;
  Value value;
};

void SortByKeys(Workspace& work, bool reverse, std::vector<Keyed>* items) {
  const auto is_before = [&work](const Keyed& a, const Keyed& b) {
    for (size_t i = 0; i < a.keys.size(); ++i) {
      if (!work.Spend()) return false;
      if (!Equals(work, a.keys[i], b.keys[i])) return Compare(work, a.keys[i], b.keys[i]) < 0;
    }
    return false;
  };
  // Equal ones keep their order also in reverse.
  if (reverse) std::reverse(items->begin(), items->end());
  std::stable_sort(items->begin(), items->end(), is_before);
  if (reverse) std::reverse(items->begin(), items->end());
}

std::vector<Value> PathsOf(Workspace& work, const BuiltinCall& call, size_t parameter) {
  const Value path = call.Has(parameter) ? call.Get(parameter) : Value::None();
  if (!path.is_string()) return {path};
  std::vector<Value> paths;
  for (const absl::string_view part : absl::StrSplit(path.string().bytes(), ','))
    paths.push_back(work.String(MarkedText::Foreign(std::string(part))));
  return paths;
}

Value SortFilter(BuiltinCall& call) {
  const std::vector<Value> paths = PathsOf(call.work, call, 2);
  std::vector<Keyed> keyed;
  for (const Value& item : Elements(call.work, call.subject)) {
    Keyed& entry = keyed.emplace_back(Keyed{{}, item});
    for (const Value& path : paths)
      entry.keys.push_back(SortKey(call.work, GetPath(call.work, item, path), call.Flag(1)));
    if (call.work.failed()) return Value();
  }
  SortByKeys(call.work, call.Flag(0), &keyed);
  std::vector<Value> sorted;
  sorted.reserve(keyed.size());
  for (const Keyed& entry : keyed) sorted.push_back(entry.value);
  return call.work.List(std::move(sorted));
}

Value DictSortFilter(BuiltinCall& call) {
  if (!CheckDefined(call.work, call.subject)) return Value();
  const std::string by = call.Has(1) ? call.Text(1).bytes() : "key";
  if (by != "key" && by != "value") return call.Fail("by is key or value");
  if (!call.subject.is_dict())
    return call.Fail(absl::StrCat("a dict is needed, not ", PythonTypeName(call.subject)));
  std::vector<Keyed> keyed;
  for (const auto& [key, value] : call.subject.dict().entries()) {
    const Value pair = call.work.List({key, value}, ListKind::kTuple);
    keyed.push_back({{SortKey(call.work, by == "key" ? key : value, call.Flag(0))}, pair});
    if (call.work.failed()) return Value();
  }
  SortByKeys(call.work, call.Flag(2), &keyed);
  std::vector<Value> sorted;
  sorted.reserve(keyed.size());
  for (const Keyed& entry : keyed) sorted.push_back(entry.value);
  return call.work.List(std::move(sorted));
}

Value UniqueFilter(BuiltinCall& call) {
  const Value path = call.Has(1) ? call.Get(1) : Value::None();
  const Value seen = call.work.Dict();
  std::vector<Value> unique;
  for (const Value& item : Elements(call.work, call.subject)) {
    const Value key = SortKey(call.work, GetPath(call.work, item, path), call.Flag(0));
    if (key.is_list() || key.is_dict())
      return call.Fail(absl::StrCat(PythonTypeName(key), " is no key"));
    call.work.Spend(key.is_string() ? 0 : seen.dict().size() * sizeof(Value));
    if (!call.work.Reserve(kDictEntryBytes)) return Value();
    call.work.store().CountBytes(kDictEntryBytes);
    if (seen.dict().Set(key, item)) unique.push_back(item);
  }
  return call.work.List(std::move(unique), ListKind::kIterator);
}

template <bool wants_least>
Value ExtremeFilter(BuiltinCall& call) {
  const Value path = call.Has(1) ? call.Get(1) : Value::None();
  Value best, best_key;
  bool is_first = true;
  for (const Value& item : Elements(call.work, call.subject)) {
    const Value key = SortKey(call.work, GetPath(call.work, item, path), call.Flag(0));
    const int order = is_first ? 0 : Compare(call.work, key, best_key);
    if (is_first || (wants_least ? order < 0 : order > 0)) {
      best = item;
      best_key = key;
    }
    is_first = false;
  }
  return best;
}

Value SumFilter(BuiltinCall& call) {
  Value sum = call.Find(1) == nullptr ? Value::Integer(0) : call.Get(1);
  for (const Value& item : Elements(call.work, call.subject)) {
    const Value term = call.Has(0) ? GetPath(call.work, item, call.Get(0)) : item;
    if (term.is_string()) return call.Fail("strings have no sum");
    sum = ApplyBinary(call.work, BinaryOperator::kAdd, sum, term);
    if (call.work.failed()) return Value();
  }
  return sum;
}

Value BatchFilter(BuiltinCall& call) {
  const int64_t size = call.Integer(0);
  if (size < 1) return call.Fail("a batch has one item at least");
  std::vector<Value> batches, batch;
  for (const Value& item : Elements(call.work, call.subject)) {
    if (static_cast<int64_t>(batch.size()) == size)
      batches.push_back(call.work.List(std::exchange(batch, {})));
    batch.push_back(item);
  }
  if (!batch.empty() && call.Has(1) && call.work.Reserve(static_cast<size_t>(size)))
    batch.resize(static_cast<size_t>(size), call.Get(1));
  if (!batch.empty()) batches.push_back(call.work.List(std::move(batch)));
  return call.work.List(std::move(batches), ListKind::kIterator);
}

Value SliceFilter(BuiltinCall& call) {
  const std::vector<Value> items = Elements(call.work, call.subject);
  const int64_t slices = call.Integer(0), size = static_cast<int64_t>(items.size());
  if (slices < 1) return call.Fail("one slice is needed at least");
  std::vector<Value> result;
  int64_t begin = 0;
  for (int64_t i = 0; i < slices && call.work.Spend(); ++i) {
    const int64_t end = begin + size / slices + (i < size % slices ? 1 : 0);
    std::vector<Value> slice(items.begin() + begin, items.begin() + end);
    if (call.Has(1) && i >= size % slices) slice.push_back(call.Get(1));
    result.push_back(call.work.List(std::move(slice)));
    begin = end;
  }
  return call.work.List(std::move(result), ListKind::kIterator);
}

constexpr Builtin kListFilterRows[] = {
    {"list", "", 0, ListFilter},
    {"length", "", 0, LengthFilter},
    {"count", "", 0, LengthFilter},
    {"first", "", 0, FirstFilter},
    {"last", "", 0, LastFilter},
    {"reverse", "", 0, ReverseFilter},
    {"items", "", 0, ItemsFilter},
    {"default", "default_value boolean", 0, DefaultFilter},
    {"d", "default_value boolean", 0, DefaultFilter},
    {"sort", "reverse case_sensitive attribute", 0, SortFilter},
    {"dictsort", "case_sensitive by reverse", 0, DictSortFilter},
    {"unique", "case_sensitive attribute", 0, UniqueFilter},
    {"min", "case_sensitive attribute", 0, ExtremeFilter<true>},
    {"max", "case_sensitive attribute", 0, ExtremeFilter<false>},
    {"sum", "attribute start", 0, SumFilter},
    {"batch", "linecount fill_with", 1, BatchFilter},
    {"slice", "slices fill_with", 1, SliceFilter},
};

}  // namespace

const BuiltinTable kListFilters = kListFilterRows;

}  // namespace longspan
