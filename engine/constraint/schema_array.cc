// type: array
#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/constraint/schema_keywords.h"
#include "engine/constraint/schema_types.h"

namespace longspan {
namespace {

struct ArrayParts {
  std::vector<std::string> prefix;  // rules
  std::optional<std::string> rest;  // the rule of what comes after; none may where there is none
  int64_t least = 0;
  int64_t most = -1;
};

absl::StatusOr<std::vector<std::string>> PrefixRules(const PlacedSchema& schema,
                                                     SchemaContext& context) {
  std::vector<std::string> rules;
  const Json* items = schema.Find("prefixItems");
  if (items == nullptr) return rules;
  if (!items->is_array() || items->empty()) {
    return schema.Error("`prefixItems` must be a list of schemas");
  }
  const std::string pointer = ChildPointer(schema.pointer, "prefixItems");
  for (size_t i = 0; i < items->size(); ++i) {
    auto rule = context.rule_of((*items)[i], ChildPointer(pointer, absl::StrCat(i)));
    if (!rule.ok()) return rule.status();
    rules.push_back(*std::move(rule));
  }
  return rules;
}

// Where nothing is said, items beyond a prefix come only if there must be so many.
absl::StatusOr<std::optional<std::string>> RestRule(const PlacedSchema& schema,
                                                    const ArrayParts& parts,
                                                    SchemaContext& context) {
  const char* keyword = schema.Find("items") != nullptr ? "items" : "unevaluatedItems";
  const Json* items = schema.Find(keyword);
  if (items == nullptr) {
    const bool is_closed =
        !parts.prefix.empty() && parts.least <= static_cast<int64_t>(parts.prefix.size());
    return is_closed ? std::nullopt : std::optional<std::string>(context.json.Value());
  }
  if (*items == false) return std::nullopt;
  auto rule = context.rule_of(*items, ChildPointer(schema.pointer, keyword));
  if (!rule.ok()) return rule.status();
  return *std::move(rule);
}

// What follows `before` items, commas included, to the closing bracket.
std::string Tail(const ArrayParts& parts, int64_t before, SchemaContext& context) {
  const int64_t prefix = parts.prefix.size();
  if (before == parts.most) return "\"\"";
  if (before >= prefix) {
    if (!parts.rest) return "\"\"";
    const std::string item = *parts.rest;
    const int64_t least = std::max<int64_t>(parts.least - before, 0);
    const int64_t most = parts.most == -1 ? -1 : parts.most - before;
    const std::string next = absl::StrCat(context.json.Comma(), " ", item);
    if (before > 0) return GrammarRepeat(next, least, most);
    const std::string first = absl::StrCat(
        item, " ",
        GrammarRepeat(next, std::max<int64_t>(least - 1, 0), most == -1 ? -1 : most - 1));
    return GrammarRepeat(first, least > 0 ? 1 : 0, 1);
  }
  const std::string next =
      absl::StrCat(before > 0 ? absl::StrCat(context.json.Comma(), " ") : "", parts.prefix[before],
                   " ", Tail(parts, before + 1, context));
  return context.text.AddRule(before < parts.least ? next : absl::StrCat("\"\" | ", next));
}

}  // namespace

absl::StatusOr<std::string> ArrayBody(const PlacedSchema& schema, SchemaContext& context) {
  ArrayParts parts;
  const auto least = schema.Count("minItems", 0), most = schema.Count("maxItems", -1);
  if (!least.ok()) return least.status();
  if (!most.ok()) return most.status();
  if (*most != -1 && *least > *most) return schema.Error("`minItems` is greater than `maxItems`");
  if (std::max(*least, *most) > context.limits.repetitions) {
    return schema.Error(
        absl::StrCat("lengths of arrays are served up to ", context.limits.repetitions));
  }
  parts.least = *least;
  parts.most = *most;
  auto prefix = PrefixRules(schema, context);
  if (!prefix.ok()) return prefix.status();
  parts.prefix = *std::move(prefix);
  auto rest = RestRule(schema, parts, context);
  if (!rest.ok()) return rest.status();
  parts.rest = *std::move(rest);
  if (!parts.rest && parts.least > static_cast<int64_t>(parts.prefix.size())) {
    return schema.Error("`minItems` is greater than the number of items that may be");
  }
  return absl::StrCat("\"[\" ", context.json.Space(), " ", Tail(parts, 0, context), " ",
                      context.json.Space(), " \"]\"");
}

}  // namespace longspan
