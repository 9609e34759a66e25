// type: object
#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "engine/constraint/schema_keywords.h"
#include "engine/constraint/schema_types.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

struct Property {
  std::string name;
  std::string rule;
  bool is_required;
};

struct ObjectParts {
  std::vector<Property> properties;   // in the order that they come in
  std::optional<std::string> others;  // the rule of a member that is none of them
  int64_t least = 0;
  int64_t most = -1;
};

bool Allows(const Json* schema) { return schema != nullptr && *schema != false; }

// The keyword that says what members may be which nothing else names.
const char* OtherMembersKeyword(const PlacedSchema& schema) {
  return schema.Find("additionalProperties") != nullptr ? "additionalProperties"
                                                        : "unevaluatedProperties";
}

// Which keywords do not go together: each names keys by a rule of its own, and a grammar writes a
// key by one of them.
absl::Status CheckCombination(const PlacedSchema& schema) {
  const Json* patterns = schema.Find("patternProperties");
  const Json* names = schema.Find("propertyNames");
  const bool has_others = Allows(schema.Find(OtherMembersKeyword(schema)));
  const bool has_properties = schema.Find("properties") != nullptr || schema.Find("required");
  if (names != nullptr && (has_properties || patterns != nullptr)) {
    return schema.Error(
        "`propertyNames` is not served beside `properties`, `required` or "
        "`patternProperties`");
  }
  if (patterns != nullptr && has_others) {
    return schema.Error(
        "`patternProperties` is served only where no other members may be "
        "(`additionalProperties` false or absent)");
  }
  if (patterns != nullptr && patterns->is_object() && patterns->size() > 1) {
    return schema.Error("more than one of `patternProperties` is not served: a key may match both");
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<std::string>> RequiredNames(const PlacedSchema& schema) {
  std::vector<std::string> names;
  const Json* required = schema.Find("required");
  if (required == nullptr) return names;
  if (!required->is_array()) return schema.Error("`required` must be a list of names");
  absl::flat_hash_set<std::string> seen;
  for (const Json& name : *required) {
    if (!name.is_string()) return schema.Error("`required` must be a list of names");
    if (seen.insert(name.get<std::string>()).second) names.push_back(name.get<std::string>());
  }
  return names;
}

// What `properties` names comes first, then what only `required` does.
absl::StatusOr<std::vector<Property>> Properties(const PlacedSchema& schema,
                                                 SchemaContext& context) {
  const auto required = RequiredNames(schema);
  if (!required.ok()) return required.status();
  absl::flat_hash_set<std::string> open(required->begin(), required->end());
  std::vector<Property> properties;
  if (const Json* named = schema.Find("properties")) {
    if (!named->is_object()) return schema.Error("`properties` must be an object of schemas");
    const std::string pointer = ChildPointer(schema.pointer, "properties");
    for (const auto& [name, value] : named->items()) {
      auto rule = context.rule_of(value, ChildPointer(pointer, name));
      if (!rule.ok()) return rule.status();
      properties.push_back({name, *std::move(rule), open.erase(name) > 0});
    }
  }
  for (const std::string& name : *required) {
    if (open.count(name) == 0) continue;
    const char* keyword = OtherMembersKeyword(schema);
    const Json* others = schema.Find(keyword);
    if ((others != nullptr && *others == false) || schema.Find("patternProperties") != nullptr) {
      return schema.Error(absl::StrCat("`required` names \"", Utf8Prefix(name, 64),
                                       "\", which `properties` does not"));
    }
    auto rule = others == nullptr ? absl::StatusOr<std::string>(context.json.Value())
                                  : context.rule_of(*others, ChildPointer(schema.pointer, keyword));
    if (!rule.ok()) return rule.status();
    properties.push_back({name, *std::move(rule), true});
  }
  return properties;
}

absl::Status CheckNames(const PlacedSchema& schema, const std::vector<Property>& properties) {
  constexpr size_t kMostBytes = 256;
  for (const Property& property : properties) {
    if (property.name.size() <= kMostBytes) continue;
    return schema.Error(absl::StrCat("a property's name has ", property.name.size(),
                                     " bytes, at most ", kMostBytes, " are served"));
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> PatternMember(const PlacedSchema& schema,
                                          const std::vector<Property>& properties,
                                          SchemaContext& context) {
  const Json& patterns = *schema.Find("patternProperties");
  const std::string& pattern = patterns.begin().key();
  constexpr size_t kMostBytes = 256, kMostNameBytes = 2048;
  size_t name_bytes = 0;
  for (const Property& property : properties) name_bytes += property.name.size();
  if (!properties.empty() && (pattern.size() > kMostBytes || name_bytes > kMostNameBytes)) {
    return schema.Error(absl::StrCat("`patternProperties` beside `properties` is served up to ",
                                     kMostBytes, " bytes of a pattern and ", kMostNameBytes,
                                     " of names"));
  }
  const auto expression = PatternOf(schema, pattern, context);
  if (!expression.ok()) return expression.status();
  for (const Property& property : properties) {
    if (!MatchesPart(*expression, property.name)) continue;
    return schema.Error(absl::StrCat("the property \"", property.name,
                                     "\" matches one of `patternProperties` as well, which is not "
                                     "served"));
  }
  auto rule =
      context.rule_of(patterns.begin().value(),
                      ChildPointer(ChildPointer(schema.pointer, "patternProperties"), pattern));
  if (!rule.ok()) return rule.status();
  const std::string key =
      absl::StrCat("\"\\\"\" (", RegexBody(*expression, RegexText::kJsonString, RegexReach::kPart),
                   ") \"\\\"\"");
  return context.text.AddRule(context.json.Member(key, *rule));
}

// The body of a key, with its quotes.
absl::StatusOr<std::string> OtherKey(const PlacedSchema& schema,
                                     const std::vector<Property>& properties,
                                     SchemaContext& context) {
  if (const Json* names = schema.Find("propertyNames")) {
    if (!names->is_object()) return schema.Error("`propertyNames` must be a schema");
    Json of_strings = *names;
    if (!of_strings.contains("$ref") && !of_strings.contains("type")) of_strings["type"] = "string";
    if (of_strings["type"] != "string") {
      return schema.Error("`propertyNames` must be of type string, and no `$ref`");
    }
    return context.rule_of(of_strings, ChildPointer(schema.pointer, "propertyNames"));
  }
  std::vector<std::string> taken;
  taken.reserve(properties.size());
  for (const Property& property : properties) taken.push_back(property.name);
  return context.json.OtherKey(taken);
}

// An object that names no members is open; one that does is closed, unless it says otherwise.
absl::StatusOr<std::optional<std::string>> OtherMember(const PlacedSchema& schema,
                                                       const std::vector<Property>& properties,
                                                       SchemaContext& context) {
  if (const Json* patterns = schema.Find("patternProperties")) {
    if (!patterns->is_object()) return schema.Error("`patternProperties` must be an object");
    if (patterns->empty()) return std::nullopt;
    auto member = PatternMember(schema, properties, context);
    if (!member.ok()) return member.status();
    return *std::move(member);
  }
  const char* keyword = OtherMembersKeyword(schema);
  const Json* others = schema.Find(keyword);
  const bool names_members = schema.Find("properties") != nullptr;
  if (others == nullptr ? names_members : *others == false) return std::nullopt;
  const auto key = OtherKey(schema, properties, context);
  if (!key.ok()) return key.status();
  const auto rule = others == nullptr
                        ? absl::StatusOr<std::string>(context.json.Value())
                        : context.rule_of(*others, ChildPointer(schema.pointer, keyword));
  if (!rule.ok()) return rule.status();
  return context.text.AddRule(context.json.Member(*key, *rule));
}

// Writes the members from property `at` on, `count` of them being written already; counts that
// the bounds do not distinguish are one. No value where no such object is within the bounds.
class MemberWriter {
 public:
  MemberWriter(const ObjectParts& parts, SchemaContext& context)
      : parts_(parts),
        context_(context),
        most_distinguished_(std::max<int64_t>({1, parts.least, parts.most})) {}

  std::optional<std::string> Write() {
    // From the last property on, so that nothing recurses.
    for (size_t at = parts_.properties.size() + 1; at-- > 0;) {
      for (int64_t count = 0; count <= std::min<int64_t>(at, most_distinguished_); ++count) {
        rules_[{at, count}] = at == parts_.properties.size() ? Others(count) : From(at, count);
      }
    }
    return rules_[{0, 0}];
  }

 private:
  std::string Comma(int64_t count) { return count == 0 ? "" : context_.json.Comma() + " "; }

  std::optional<std::string> From(size_t at, int64_t count) {
    const Property& property = parts_.properties[at];
    std::vector<std::string> choices;
    const auto& with = rules_[{at + 1, std::min(count + 1, most_distinguished_)}];
    if (with && count != parts_.most) {
      const std::string key = GrammarLiteral(WriteJson(Json(property.name)));
      choices.push_back(
          absl::StrCat(Comma(count), context_.json.Member(key, property.rule), " ", *with));
    }
    const auto& without = rules_[{at + 1, count}];
    if (without && !property.is_required) choices.push_back(*without);
    if (choices.empty()) return std::nullopt;
    return context_.text.AddRule(GrammarChoice(choices));
  }

  std::optional<std::string> Others(int64_t count) {
    const int64_t most = parts_.most == -1 ? -1 : parts_.most - count;
    const int64_t least = std::max<int64_t>(parts_.least - count, 0);
    if (!parts_.others || most == 0) {
      if (least > 0) return std::nullopt;
      return "\"\"";
    }
    const std::string next = absl::StrCat(context_.json.Comma(), " ", *parts_.others);
    if (count > 0) return GrammarRepeat(next, least, most);
    const std::string first = absl::StrCat(
        *parts_.others, " ",
        GrammarRepeat(next, std::max<int64_t>(least - 1, 0), most == -1 ? -1 : most - 1));
    return GrammarRepeat(first, least > 0 ? 1 : 0, 1);
  }

  const ObjectParts& parts_;
  SchemaContext& context_;
  const int64_t most_distinguished_;
  std::map<std::pair<size_t, int64_t>, std::optional<std::string>> rules_;
};

absl::Status CheckCounts(const PlacedSchema& schema, const ObjectParts& parts,
                         const SchemaContext& context) {
  const int64_t named = parts.properties.size();
  // A key that is not named may come twice, and then counts once.
  if (parts.least > std::max<int64_t>(named, 1)) {
    return schema.Error("`minProperties` is served up to the number of `properties`");
  }
  if (parts.others && parts.least > 1) {
    return schema.Error(
        "`minProperties` above 1 is served only where no other members may be "
        "(`additionalProperties` false, no `patternProperties`)");
  }
  const int64_t distinguished = std::max<int64_t>({1, parts.least, parts.most});
  if ((named + 1) * std::min(distinguished, named + 1) > context.limits.grammar_rules ||
      parts.most > context.limits.repetitions) {
    return schema.Error(
        "`minProperties` or `maxProperties` beside so many `properties` is not "
        "served");
  }
  return absl::OkStatus();
}

absl::StatusOr<ObjectParts> PartsOf(const PlacedSchema& schema, SchemaContext& context) {
  const absl::Status fits = CheckCombination(schema);
  if (!fits.ok()) return fits;
  ObjectParts parts;
  auto properties = Properties(schema, context);
  if (!properties.ok()) return properties.status();
  parts.properties = *std::move(properties);
  if (static_cast<int64_t>(parts.properties.size()) > context.limits.properties) {
    return schema.Error(absl::StrCat("an object has ", parts.properties.size(),
                                     " properties, at most ", context.limits.properties,
                                     " are served"));
  }
  const absl::Status names = CheckNames(schema, parts.properties);
  if (!names.ok()) return names;
  auto others = OtherMember(schema, parts.properties, context);
  if (!others.ok()) return others.status();
  parts.others = *std::move(others);
  const auto least = schema.Count("minProperties", 0), most = schema.Count("maxProperties", -1);
  if (!least.ok()) return least.status();
  if (!most.ok()) return most.status();
  parts.least = *least;
  parts.most = *most;
  const absl::Status counts = CheckCounts(schema, parts, context);
  if (!counts.ok()) return counts;
  return parts;
}

}  // namespace

absl::StatusOr<std::string> ObjectBody(const PlacedSchema& schema, SchemaContext& context) {
  const auto parts = PartsOf(schema, context);
  if (!parts.ok()) return parts.status();
  const auto members = MemberWriter(*parts, context).Write();
  if (!members) return schema.Error("no object has as few or as many properties as it asks for");
  return absl::StrCat("\"{\" ", context.json.Space(), " ", *members, " ", context.json.Space(),
                      " \"}\"");
}

}  // namespace longspan
