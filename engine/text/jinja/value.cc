#include "engine/text/jinja/value.h"

#include <cmath>

#include "engine/text/jinja/object.h"

namespace longspan {
namespace {

// Numbers and booleans of equal worth are one key, as in Python.
double NumberOfKey(const Value& key) {
  switch (key.type()) {
    case ValueType::kBool:
      return key.boolean() ? 1 : 0;
    case ValueType::kInteger:
      return static_cast<double>(key.integer());
    case ValueType::kFloat:
      return key.real();
    default:
      return NAN;
  }
}

bool EqualKeys(const Value& a, const Value& b) {
  if (a.is_none() || a.is_undefined()) return a.type() == b.type();
  if (a.Is(ValueType::kInteger) && b.Is(ValueType::kInteger)) return a.integer() == b.integer();
  return NumberOfKey(a) == NumberOfKey(b);
}

}  // namespace

Value Value::Bool(bool value, bool is_literal) {
  Value result(ValueType::kBool);
  result.boolean_ = value;
  result.is_literal_ = is_literal;
  return result;
}

Value Value::Integer(int64_t value, bool is_literal) {
  Value result(ValueType::kInteger);
  result.integer_ = value;
  result.is_literal_ = is_literal;
  return result;
}

Value Value::Float(double value, bool is_literal) {
  Value result(ValueType::kFloat);
  result.real_ = value;
  result.is_literal_ = is_literal;
  return result;
}

Value Value::Undefined(const MarkedText* name) {
  Value result;
  result.string_ = name;
  return result;
}

Value Value::Missing(ValueType owner, const MarkedText* name) {
  Value result = Undefined(name);
  result.owner_ = owner;
  return result;
}

const Value* DictValue::Find(absl::string_view key) const {
  const auto found = places_.find(key);
  return found == places_.end() ? nullptr : &entries_[found->second].second;
}

const Value* DictValue::Find(const Value& key) const {
  if (key.is_string()) return Find(key.string().bytes());
  for (const Entry& entry : entries_) {
    if (!entry.first.is_string() && EqualKeys(entry.first, key)) return &entry.second;
  }
  return nullptr;
}

bool DictValue::Set(const Value& key, const Value& value) {
  if (const Value* known = Find(key); known != nullptr) {
    *const_cast<Value*>(known) = value;
    return false;
  }
  if (key.is_string()) places_.emplace(key.string().bytes(), entries_.size());
  entries_.emplace_back(key, value);
  return true;
}

ValueStore::ValueStore() = default;
ValueStore::~ValueStore() = default;
ValueStore::ValueStore(ValueStore&&) noexcept = default;
ValueStore& ValueStore::operator=(ValueStore&&) noexcept = default;

Value ValueStore::String(MarkedText text) {
  bytes_ += sizeof(MarkedText) + text.size() + text.literal().size() * sizeof(TextRange);
  strings_.push_back(std::move(text));
  Value value(ValueType::kString);
  value.string_ = &strings_.back();
  return value;
}

Value ValueStore::List(std::vector<Value> items, ListKind kind) {
  bytes_ += sizeof(ListValue) + items.size() * sizeof(Value);
  lists_.push_back({kind, std::move(items)});
  Value value(ValueType::kList);
  value.list_ = &lists_.back();
  return value;
}

Value ValueStore::Dict() {
  bytes_ += sizeof(DictValue);
  Value value(ValueType::kDict);
  value.dict_ = &dicts_.emplace_back();
  return value;
}

Value ValueStore::Dict(const std::vector<std::pair<std::string, Value>>& entries) {
  const Value dict = Dict();
  for (const auto& [key, value] : entries) {
    dict.dict().Set(TrustedString(key), value);
    bytes_ += kDictEntryBytes;
  }
  return dict;
}

Value ValueStore::Object(ObjectValue object) {
  bytes_ += sizeof(ObjectValue);
  objects_.push_back(std::make_unique<ObjectValue>(std::move(object)));
  Value value(ValueType::kObject);
  value.object_ = objects_.back().get();
  return value;
}

}  // namespace longspan
