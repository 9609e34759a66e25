#include "engine/text/jinja/semantics.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/jinja/text_scan.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

absl::string_view TypeNameOf(ValueType type, ListKind kind) {
  switch (type) {
    case ValueType::kUndefined:
      return "Undefined";
    case ValueType::kNone:
      return "NoneType";
    case ValueType::kBool:
      return "bool";
    case ValueType::kInteger:
      return "int";
    case ValueType::kFloat:
      return "float";
    case ValueType::kString:
      return "str";
    case ValueType::kDict:
      return "dict";
    case ValueType::kObject:
      return "object";
    case ValueType::kList:
      break;
  }
  switch (kind) {
    case ListKind::kTuple:
      return "tuple";
    case ListKind::kView:
      return "view";
    case ListKind::kIterator:
      return "generator";
    case ListKind::kList:
      break;
  }
  return "list";
}

bool EqualLists(Workspace& work, const ListValue& a, const ListValue& b) {
  if (a.kind != b.kind || a.items.size() != b.items.size()) return false;
  for (size_t i = 0; i < a.items.size(); ++i) {
    if (!Equals(work, a.items[i], b.items[i])) return false;
  }
  return true;
}

bool EqualDicts(Workspace& work, const DictValue& a, const DictValue& b) {
  if (a.size() != b.size()) return false;
  for (const auto& [key, value] : a.entries()) {
    const Value* other = b.Find(key);
    if (other == nullptr || !Equals(work, value, *other)) return false;
  }
  return true;
}

template <typename T>
int Order(const T& a, const T& b) {
  return a < b ? -1 : b < a ? 1 : 0;
}

int CompareLists(Workspace& work, const ListValue& a, const ListValue& b) {
  const size_t shared = std::min(a.items.size(), b.items.size());
  for (size_t i = 0; i < shared && !work.failed(); ++i) {
    if (!Equals(work, a.items[i], b.items[i])) return Compare(work, a.items[i], b.items[i]);
  }
  return Order(a.items.size(), b.items.size());
}

Value FailNotOrdered(Workspace& work, const Value& a, const Value& b) {
  return work.Fail(absl::StrCat(PythonTypeName(a), " and ", PythonTypeName(b), " have no order"));
}

std::vector<Value> CharactersOf(Workspace& work, const MarkedText& text) {
  std::vector<Value> characters;
  for (size_t at = 0; at < text.size() && work.Spend();) {
    const size_t end = at + NextUtf8(text.bytes(), at).bytes;
    characters.push_back(work.String(text.Substring(at, end)));
    at = end;
  }
  return characters;
}

std::vector<Value> KeysOf(const DictValue& dict) {
  std::vector<Value> keys;
  keys.reserve(dict.size());
  for (const auto& [key, value] : dict.entries()) keys.push_back(key);
  return keys;
}

}  // namespace

bool IsTrue(const Value& value) {
  switch (value.type()) {
    case ValueType::kUndefined:
    case ValueType::kNone:
      return false;
    case ValueType::kBool:
      return value.boolean();
    case ValueType::kInteger:
      return value.integer() != 0;
    case ValueType::kFloat:
      return value.real() != 0;
    case ValueType::kString:
      return !value.string().empty();
    case ValueType::kDict:
      return value.dict().size() > 0;
    case ValueType::kObject:
      return true;
    case ValueType::kList:
      break;
  }
  return value.list().kind == ListKind::kIterator || !value.list().items.empty();
}

absl::string_view PythonTypeName(const Value& value) {
  return TypeNameOf(value.type(), value.is_list() ? value.list().kind : ListKind::kList);
}

bool IsInteger(const Value& value) {
  return value.Is(ValueType::kInteger) || value.Is(ValueType::kBool);
}

bool IsNumber(const Value& value) { return IsInteger(value) || value.Is(ValueType::kFloat); }

int64_t IntegerOf(const Value& value) {
  return value.Is(ValueType::kBool) ? (value.boolean() ? 1 : 0) : value.integer();
}

double NumberOf(const Value& value) {
  return IsInteger(value) ? static_cast<double>(IntegerOf(value)) : value.real();
}

bool Equals(Workspace& work, const Value& a, const Value& b) {
  const DepthLevel level(work);
  if (!level.fits() || !work.Spend()) return false;
  if (IsInteger(a) && IsInteger(b)) return IntegerOf(a) == IntegerOf(b);
  if (IsNumber(a) && IsNumber(b)) return NumberOf(a) == NumberOf(b);
  if (a.type() != b.type()) return false;
  switch (a.type()) {
    case ValueType::kString:
      return work.Spend(std::min(a.string().size(), b.string().size())) &&
             a.string().bytes() == b.string().bytes();
    case ValueType::kList:
      return EqualLists(work, a.list(), b.list());
    case ValueType::kDict:
      return EqualDicts(work, a.dict(), b.dict());
    case ValueType::kObject:
      return &a.object() == &b.object();
    default:
      return true;
  }
}

int Compare(Workspace& work, const Value& a, const Value& b) {
  const DepthLevel level(work);
  if (!level.fits() || !CheckDefined(work, a) || !CheckDefined(work, b)) return 0;
  if (IsInteger(a) && IsInteger(b)) return Order(IntegerOf(a), IntegerOf(b));
  if (IsNumber(a) && IsNumber(b)) return Order(NumberOf(a), NumberOf(b));
  if (a.is_string() && b.is_string()) {
    work.Spend(std::min(a.string().size(), b.string().size()));
    return Order(a.string().bytes(), b.string().bytes());  // UTF-8 has the order of characters
  }
  const bool lists = a.is_list() && b.is_list() && a.list().kind == b.list().kind;
  if (lists && a.list().kind != ListKind::kIterator) return CompareLists(work, a.list(), b.list());
  FailNotOrdered(work, a, b);
  return 0;
}

bool Contains(Workspace& work, const Value& container, const Value& value) {
  if (container.is_string()) {
    if (!value.is_string()) {
      CheckDefined(work, value);
      work.Fail(absl::StrCat("a string cannot hold ", PythonTypeName(value)));
      return false;
    }
    return work.Spend(container.string().size()) &&
           absl::StrContains(container.string().bytes(), value.string().bytes());
  }
  if (container.is_dict()) {
    return work.Spend(value.is_string() ? 0 : container.dict().size()) &&
           container.dict().Find(value) != nullptr;
  }
  for (const Value& element : Elements(work, container)) {
    if (Equals(work, element, value)) return true;
  }
  return false;
}

std::optional<int64_t> LengthOf(const Value& value) {
  switch (value.type()) {
    case ValueType::kUndefined:
      return 0;
    case ValueType::kString:
      return CountCharacters(value.string().bytes());
    case ValueType::kDict:
      return value.dict().size();
    case ValueType::kList:
      if (value.list().kind == ListKind::kIterator) return std::nullopt;
      return value.list().items.size();
    case ValueType::kObject:
      if (const auto* loop = std::get_if<LoopObject>(&value.object().form))
        return loop->items.size();
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

std::vector<Value> Elements(Workspace& work, const Value& value) {
  switch (value.type()) {
    case ValueType::kUndefined:
      return {};
    case ValueType::kString:
      return CharactersOf(work, value.string());
    case ValueType::kDict:
      work.Spend(value.dict().size() * sizeof(Value));
      return KeysOf(value.dict());
    case ValueType::kList:
      work.Spend(value.list().items.size() * sizeof(Value));
      if (value.list().kind == ListKind::kIterator) return std::exchange(value.list().items, {});
      return value.list().items;
    default:
      break;
  }
  work.Fail(absl::StrCat(PythonTypeName(value), " cannot be iterated over"));
  return {};
}

std::string UndefinedMessage(const Value& value) {
  absl::string_view name = "a value";
  if (value.undefined_name() != nullptr) name = value.undefined_name()->bytes();
  const std::string quoted = absl::StrCat("'", Utf8Prefix(name, 100), "'");
  if (value.owner() == ValueType::kUndefined) return absl::StrCat(quoted, " is undefined");
  const absl::string_view owner =
      value.owner() == ValueType::kNone ? "None" : TypeNameOf(value.owner(), ListKind::kList);
  return absl::StrCat("'", owner, value.owner() == ValueType::kNone ? "" : " object",
                      "' has no attribute ", quoted);
}

Value FailUndefined(Workspace& work, const Value& value) {
  return work.Fail(UndefinedMessage(value));
}

bool CheckDefined(Workspace& work, const Value& value) {
  if (value.is_undefined()) FailUndefined(work, value);
  return !work.failed();
}

}  // namespace longspan
