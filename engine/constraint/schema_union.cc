#include "engine/constraint/schema_union.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/constraint/schema_keywords.h"

namespace longspan {
namespace {

constexpr std::array<absl::string_view, 7> kTypes = {"null",   "boolean", "integer", "number",
                                                     "string", "array",   "object"};

// %41 as A; no value where a percent sign is none of these.
std::optional<std::string> WithoutPercents(absl::string_view text) {
  std::string plain;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      plain.push_back(text[at]);
      continue;
    }
    uint32_t byte = 0;
    const absl::string_view digits = text.substr(at + 1, 2);
    if (digits.size() != 2 || !absl::SimpleHexAtoi(digits, &byte)) return std::nullopt;
    plain.push_back(static_cast<char>(byte));
    at += 2;
  }
  return plain;
}

const Json* Child(const Json& of, const std::string& name) {
  if (of.is_object()) {
    const auto member = of.find(name);
    return member == of.end() ? nullptr : &*member;
  }
  uint32_t index = 0;
  if (!of.is_array() || !absl::SimpleAtoi(name, &index) || index >= of.size()) return nullptr;
  return &of[index];
}

bool HasOneType(const Json& value, absl::string_view type) {
  if (type == "null") return value.is_null();
  if (type == "boolean") return value.is_boolean();
  if (type == "string") return value.is_string();
  if (type == "array") return value.is_array();
  if (type == "object") return value.is_object();
  if (type == "number") return value.is_number();
  return value.is_number_integer() ||
         (value.is_number() && std::trunc(value.get<double>()) == value.get<double>());
}

bool TypesMeet(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto general = [](const std::string& type) { return type == "integer" ? "number" : type; };
  return std::any_of(a.begin(), a.end(), [&](const std::string& one) {
    return std::any_of(b.begin(), b.end(),
                       [&](const std::string& other) { return general(one) == general(other); });
  });
}

// The schema behind references, followed a few times.
const Json* Followed(const Json& root, const Json* schema) {
  constexpr int kMostSteps = 16;
  for (int step = 0; step < kMostSteps; ++step) {
    if (!schema->is_object()) return nullptr;
    const auto reference = schema->find("$ref");
    if (reference == schema->end()) return schema;
    if (!reference->is_string()) return nullptr;
    const auto target = ResolveReference(root, reference->get<std::string>());
    if (!target) return nullptr;
    schema = target->schema;
  }
  return nullptr;
}

struct Glance {
  std::vector<std::string> types;   // none: any
  std::vector<const Json*> values;  // none: any
};

std::optional<Glance> GlanceAt(const Json& schema) {
  const std::string nowhere;
  const PlacedSchema placed{schema, nowhere};
  const auto types = TypesOf(placed);
  const auto values = ListedValues(placed);
  if (!types.ok() || !values.ok()) return std::nullopt;
  return Glance{*types, *values};
}

// Numbers are compared as one would read them, so that 1 and 1.0 are one.
bool ValuesMeet(const std::vector<const Json*>& a, const std::vector<const Json*>& b) {
  return std::any_of(a.begin(), a.end(), [&](const Json* one) {
    return std::any_of(b.begin(), b.end(), [&](const Json* other) {
      return *one == *other || (one->is_structured() && other->is_structured());
    });
  });
}

bool AnyHasType(const std::vector<const Json*>& values, const std::vector<std::string>& types) {
  return types.empty() || std::any_of(values.begin(), values.end(), [&](const Json* value) {
           return HasType(*value, types) || (value->is_number() && TypesMeet({"number"}, types));
         });
}

bool AreApart(const Glance& a, const Glance& b) {
  if (!a.values.empty() && !b.values.empty()) return !ValuesMeet(a.values, b.values);
  if (!a.values.empty()) return !AnyHasType(a.values, b.types);
  if (!b.values.empty()) return !AnyHasType(b.values, a.types);
  return !a.types.empty() && !b.types.empty() && !TypesMeet(a.types, b.types);
}

bool Requires(const Json& schema, const std::string& name) {
  const auto required = schema.find("required");
  return required != schema.end() && required->is_array() &&
         std::find(required->begin(), required->end(), name) != required->end();
}

bool IsObjectType(const Json& schema) {
  const auto type = schema.find("type");
  return type == schema.end() ? schema.contains("properties") : *type == "object";
}

// Objects that both have a property, whose values differ.
bool DifferInProperty(const Json& root, const Json& a, const Json& b) {
  if (!IsObjectType(a) || !IsObjectType(b)) return false;
  const auto of_a = a.find("properties"), of_b = b.find("properties");
  if (of_a == a.end() || of_b == b.end() || !of_a->is_object() || !of_b->is_object()) return false;
  for (const auto& [name, schema] : of_a->items()) {
    const auto other = of_b->find(name);
    if (other == of_b->end() || !Requires(a, name) || !Requires(b, name)) continue;
    const Json* in_a = Followed(root, &schema);
    const Json* in_b = Followed(root, &*other);
    if (in_a == nullptr || in_b == nullptr) continue;
    const auto glance_a = GlanceAt(*in_a), glance_b = GlanceAt(*in_b);
    if (glance_a && glance_b && AreApart(*glance_a, *glance_b)) return true;
  }
  return false;
}

}  // namespace

std::optional<SchemaTarget> ResolveReference(const Json& root, absl::string_view reference) {
  const auto plain = WithoutPercents(reference);
  if (!plain || plain->empty() || (*plain)[0] != '#') return std::nullopt;
  const std::string pointer = plain->substr(1);
  SchemaTarget target{&root, ""};
  if (pointer.empty()) return target;
  if (pointer[0] != '/') return std::nullopt;
  for (const absl::string_view part : absl::StrSplit(absl::string_view(pointer).substr(1), '/')) {
    const std::string name = absl::StrReplaceAll(part, {{"~1", "/"}, {"~0", "~"}});
    target.schema = Child(*target.schema, name);
    if (target.schema == nullptr) return std::nullopt;
    target.pointer = ChildPointer(target.pointer, name);
  }
  return target;
}

absl::StatusOr<std::vector<std::string>> TypesOf(const PlacedSchema& schema) {
  std::vector<std::string> types;
  const Json* given = schema.Find("type");
  if (given == nullptr) return types;
  const Json list = given->is_array() ? *given : Json::array({*given});
  if (list.empty()) return schema.Error("`type` is an empty list");
  for (const Json& type : list) {
    const bool is_known = type.is_string() && std::find(kTypes.begin(), kTypes.end(),
                                                        type.get<std::string>()) != kTypes.end();
    if (!is_known) {
      return schema.Error(
          "`type` is one or a list of null, boolean, integer, number, string, "
          "array and object");
    }
    const std::string name = type.get<std::string>();
    if (std::find(types.begin(), types.end(), name) == types.end()) types.push_back(name);
  }
  return types;
}

absl::StatusOr<std::string> ImpliedType(const PlacedSchema& schema) {
  absl::string_view type;
  for (const auto& [name, value] : schema.json.items()) {
    const SchemaKeyword* keyword = FindSchemaKeyword(name);
    if (keyword == nullptr || keyword->of_type.empty() || keyword->of_type == type) continue;
    if (!type.empty()) {
      return schema.Error(absl::StrCat("`", name, "` is about values of type ", keyword->of_type,
                                       ", others about ", type, "; say which with `type`"));
    }
    type = keyword->of_type;
  }
  return std::string(type);
}

bool HasType(const Json& value, const std::vector<std::string>& types) {
  return std::any_of(types.begin(), types.end(),
                     [&](const std::string& type) { return HasOneType(value, type); });
}

absl::StatusOr<std::vector<const Json*>> ListedValues(const PlacedSchema& schema) {
  std::vector<const Json*> values;
  if (const Json* constant = schema.Find("const")) values.push_back(constant);
  const Json* listed = schema.Find("enum");
  if (listed == nullptr) return values;
  if (!listed->is_array() || listed->empty()) {
    return schema.Error("`enum` must be a list of values");
  }
  for (const Json& value : *listed) values.push_back(&value);
  return values;
}

bool AreDisjoint(const Json& root, const Json& options) {
  constexpr size_t kMostOptions = 64;
  if (options.size() > kMostOptions) return false;
  std::vector<const Json*> schemas;
  for (const Json& option : options) schemas.push_back(Followed(root, &option));
  for (size_t i = 0; i < schemas.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (schemas[i] == nullptr || schemas[j] == nullptr) return false;
      const auto a = GlanceAt(*schemas[i]), b = GlanceAt(*schemas[j]);
      const bool is_apart =
          (a && b && AreApart(*a, *b)) || DifferInProperty(root, *schemas[i], *schemas[j]);
      if (!is_apart) return false;
    }
  }
  return true;
}

}  // namespace longspan
