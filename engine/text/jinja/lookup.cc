#include "engine/text/jinja/lookup.h"

#include <algorithm>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/jinja/builtin.h"
#include "engine/text/jinja/loop_attributes.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/text_scan.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// A method, or what the engine's own objects hold. Empty: there is none of that name.
std::optional<Value> FindOwn(Workspace& work, const Value& object, absl::string_view name) {
  if (const Builtin* method = FindMethod(object, name))
    return work.Object({FunctionObject{method, object}});
  if (!object.Is(ValueType::kObject)) return std::nullopt;
  if (const auto* space = std::get_if<NamespaceObject>(&object.object().form)) {
    const Value* value = space->attributes.Find(name);
    if (value != nullptr) return *value;
  }
  if (const auto* loop = std::get_if<LoopObject>(&object.object().form))
    return LoopAttribute(*loop, name);
  return std::nullopt;
}

// The place that an index means; empty: outside.
std::optional<size_t> PlaceIn(int64_t index, int64_t size) {
  if (index < 0) index += size;
  if (index < 0 || index >= size) return std::nullopt;
  return static_cast<size_t>(index);
}

std::optional<Value> CharacterAt(Workspace& work, const MarkedText& text, int64_t index) {
  work.Spend(text.size());
  const std::optional<size_t> place = PlaceIn(index, CountCharacters(text.bytes()));
  if (!place.has_value()) return std::nullopt;
  const size_t begin = CharacterOffset(text.bytes(), static_cast<int64_t>(*place));
  return work.String(text.Substring(begin, begin + NextUtf8(text.bytes(), begin).bytes));
}

bool HasPlaces(const Value& value) {
  return value.is_list() &&
         (value.list().kind == ListKind::kList || value.list().kind == ListKind::kTuple);
}

std::optional<Value> FindItem(Workspace& work, const Value& object, const Value& index) {
  if (object.is_dict()) {
    work.Spend(index.is_string() ? 0 : object.dict().size());
    const Value* value = object.dict().Find(index);
    return value == nullptr ? std::nullopt : std::optional<Value>(*value);
  }
  if (!IsInteger(index)) return std::nullopt;
  if (object.is_string()) return CharacterAt(work, object.string(), IntegerOf(index));
  if (!HasPlaces(object)) return std::nullopt;
  const std::vector<Value>& items = object.list().items;
  const std::optional<size_t> place = PlaceIn(IntegerOf(index), static_cast<int64_t>(items.size()));
  return place.has_value() ? std::optional<Value>(items[*place]) : std::nullopt;
}

struct SliceSteps {
  int64_t begin, step, count;
};

// Where a slice of something of `size` begins and how many steps it makes, as Python bounds it.
SliceSteps StepsOf(const SliceBounds& bounds, int64_t size) {
  const int64_t step = bounds.step.value_or(1);
  const int64_t low = step < 0 ? -1 : 0, high = step < 0 ? size - 1 : size;
  const auto clamped = [&](int64_t at) { return std::clamp(at < 0 ? at + size : at, low, high); };
  const int64_t begin = bounds.begin.has_value() ? clamped(*bounds.begin) : step < 0 ? high : low;
  const int64_t end = bounds.end.has_value() ? clamped(*bounds.end) : step < 0 ? low : high;
  const int64_t distance = step < 0 ? begin - end : end - begin;
  if (distance <= 0) return {begin, step, 0};
  const uint64_t stride = step < 0 ? 0 - static_cast<uint64_t>(step) : static_cast<uint64_t>(step);
  return {begin, step, static_cast<int64_t>((static_cast<uint64_t>(distance) - 1) / stride) + 1};
}

Value SliceText(Workspace& work, const MarkedText& text, const SliceBounds& bounds) {
  work.Spend(text.size());
  const SliceSteps steps = StepsOf(bounds, CountCharacters(text.bytes()));
  if (steps.step == 1) {
    const size_t begin = CharacterOffset(text.bytes(), steps.begin);
    const absl::string_view rest = absl::string_view(text.bytes()).substr(begin);
    return work.String(text.Substring(begin, begin + CharacterOffset(rest, steps.count)));
  }
  std::vector<size_t> offsets;
  for (size_t at = 0; at < text.size(); at += NextUtf8(text.bytes(), at).bytes)
    offsets.push_back(at);
  offsets.push_back(text.size());
  MarkedText result;
  for (int64_t i = 0; i < steps.count; ++i) {
    const size_t place = static_cast<size_t>(steps.begin + i * steps.step);
    result.Append(text, offsets[place], offsets[place + 1]);
  }
  return work.String(std::move(result));
}

Value SliceList(Workspace& work, const ListValue& list, const SliceBounds& bounds) {
  const SliceSteps steps = StepsOf(bounds, static_cast<int64_t>(list.items.size()));
  work.Spend(static_cast<size_t>(steps.count) * sizeof(Value));
  std::vector<Value> items;
  items.reserve(static_cast<size_t>(steps.count));
  for (int64_t i = 0; i < steps.count; ++i)
    items.push_back(list.items[static_cast<size_t>(steps.begin + i * steps.step)]);
  return work.List(std::move(items), list.kind);
}

}  // namespace

Value GetAttribute(Workspace& work, const Value& object, const MarkedText* name) {
  if (!CheckDefined(work, object)) return Value();
  if (const std::optional<Value> own = FindOwn(work, object, name->bytes())) return *own;
  if (object.is_dict()) {
    const Value* value = object.dict().Find(name->bytes());
    if (value != nullptr) return *value;
  }
  return Value::Missing(object.type(), name);
}

Value GetItem(Workspace& work, const Value& object, const Value& index) {
  if (!CheckDefined(work, object)) return Value();
  if (const std::optional<Value> item = FindItem(work, object, index)) return *item;
  if (!index.is_string()) {
    const Value name = work.String(MarkedText::Foreign(ReprOf(work, index)));
    return Value::Missing(object.type(), work.failed() ? nullptr : &name.string());
  }
  if (const std::optional<Value> own = FindOwn(work, object, index.string().bytes())) return *own;
  return Value::Missing(object.type(), &index.string());
}

Value GetSlice(Workspace& work, const Value& object, const SliceBounds& bounds) {
  if (!CheckDefined(work, object)) return Value();
  if (bounds.step == 0) return work.Fail("a slice with a step of 0");
  if (object.is_string()) return SliceText(work, object.string(), bounds);
  if (HasPlaces(object)) return SliceList(work, object.list(), bounds);
  return work.Fail(absl::StrCat(PythonTypeName(object), " cannot be sliced"));
}

Value GetPath(Workspace& work, Value object, const Value& path, const Value* otherwise) {
  if (!path.is_string()) return path.is_none() ? object : GetItem(work, object, path);
  for (const absl::string_view part : absl::StrSplit(path.string().bytes(), '.')) {
    if (!work.Spend()) return Value();
    int64_t place = 0;
    const bool is_place = !part.empty() && part.find_first_not_of("0123456789") == part.npos &&
                          absl::SimpleAtoi(part, &place);
    const Value key =
        is_place ? Value::Integer(place) : work.String(MarkedText::Foreign(std::string(part)));
    object = GetItem(work, object, key);
    if (object.is_undefined() && otherwise != nullptr) object = *otherwise;
  }
  return object;
}

}  // namespace longspan
