// The values of templates, and the store that holds what they point to. A value is small and copied
// freely; it may not outlive its store, but for those that point to nothing. Values have Python's
// types, since templates are written for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/text/jinja/marked_text.h"

namespace longspan {

struct ListValue;
class DictValue;
struct ObjectValue;  // what only a rendering makes: namespaces, macros, methods, loops (object.h)

enum class ValueType : uint8_t {
  kUndefined,
  kNone,
  kBool,
  kInteger,
  kFloat,
  kString,
  kList,
  kDict,
  kObject,
};

class Value {
 public:
  Value() = default;  // undefined, and nobody knows of what name
  static Value None() { return Value(ValueType::kNone); }
  // What a template writes of a number is its own only where it wrote the number or counted it.
  static Value Bool(bool value, bool is_literal = false);
  static Value Integer(int64_t value, bool is_literal = false);
  static Value Float(double value, bool is_literal = false);
  // Undefined: a name without a value, or, of a value of type `owner`, what it does not have.
  static Value Undefined(const MarkedText* name);
  static Value Missing(ValueType owner, const MarkedText* name);

  ValueType type() const { return type_; }
  bool Is(ValueType type) const { return type_ == type; }
  bool is_undefined() const { return type_ == ValueType::kUndefined; }
  bool is_none() const { return type_ == ValueType::kNone; }
  bool is_string() const { return type_ == ValueType::kString; }
  bool is_list() const { return type_ == ValueType::kList; }
  bool is_dict() const { return type_ == ValueType::kDict; }
  bool is_literal() const { return is_literal_; }  // of numbers and booleans

  // Each of its own type alone.
  bool boolean() const { return boolean_; }
  int64_t integer() const { return integer_; }
  double real() const { return real_; }
  const MarkedText& string() const { return *string_; }
  ListValue& list() const { return *list_; }
  DictValue& dict() const { return *dict_; }
  ObjectValue& object() const { return *object_; }
  const MarkedText* undefined_name() const { return string_; }  // may be null
  ValueType owner() const { return owner_; }                    // kUndefined: nobody's, a variable

 private:
  friend class ValueStore;
  explicit Value(ValueType type) : type_(type) {}

  ValueType type_ = ValueType::kUndefined;
  ValueType owner_ = ValueType::kUndefined;
  bool is_literal_ = false;
  union {
    bool boolean_;
    int64_t integer_;
    double real_;
    const MarkedText* string_ = nullptr;
    ListValue* list_;
    DictValue* dict_;
    ObjectValue* object_;
  };
};

// Python's kinds of what lists things. A view has a length but no places; an iterator has neither,
// is true whatever it holds, and is empty once it has been read.
enum class ListKind : uint8_t { kList, kTuple, kView, kIterator };

struct ListValue {
  ListKind kind = ListKind::kList;
  std::vector<Value> items;
};

// Keys in the order in which they came. They are strings, numbers, booleans or none.
class DictValue {
 public:
  using Entry = std::pair<Value, Value>;

  const std::vector<Entry>& entries() const { return entries_; }
  size_t size() const { return entries_.size(); }
  const Value* Find(absl::string_view key) const;
  const Value* Find(const Value& key) const;
  // False, and the key's value is replaced, if it was there.
  bool Set(const Value& key, const Value& value);

 private:
  std::vector<Entry> entries_;
  absl::flat_hash_map<absl::string_view, size_t> places_;  // of keys that are strings
};

// What an entry of a dict takes, about.
inline constexpr size_t kDictEntryBytes = 64;

class ValueStore {
 public:
  ValueStore();
  ~ValueStore();
  ValueStore(ValueStore&&) noexcept;
  ValueStore& operator=(ValueStore&&) noexcept;

  Value String(MarkedText text);
  // What a request brought; what the server trusts as it does the template, as bos_token is.
  Value UserString(std::string bytes) { return String(MarkedText::Foreign(std::move(bytes))); }
  Value TrustedString(std::string bytes) { return String(MarkedText::Literal(std::move(bytes))); }
  Value List(std::vector<Value> items, ListKind kind = ListKind::kList);
  Value Dict();
  // Keys are the server's own words.
  Value Dict(const std::vector<std::pair<std::string, Value>>& entries);
  Value Object(ObjectValue object);
  // A value of JSON as a request brought it, keys in its order.
  Value FromJson(const Json& json);
  // A value of JSON as a request brought it, keys in its order. INVALID_ARGUMENT says what is wrong
  // and at which byte.
  absl::StatusOr<Value> ParseJson(absl::string_view text, const JsonLimits& limits = {});

  // What has been made so far takes about so many bytes.
  size_t bytes() const { return bytes_; }
  void CountBytes(size_t bytes) { bytes_ += bytes; }
  void UncountBytes(size_t bytes) { bytes_ -= bytes; }

 private:
  size_t bytes_ = 0;
  std::deque<MarkedText> strings_;
  std::deque<ListValue> lists_;
  std::deque<DictValue> dicts_;
  std::vector<std::unique_ptr<ObjectValue>> objects_;
};

}  // namespace longspan
