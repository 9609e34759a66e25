#include "engine/constraint/schema_grammar.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "engine/constraint/schema_keywords.h"
#include "engine/constraint/schema_types.h"
#include "engine/constraint/schema_union.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// Keywords that each say all of what a value may be.
constexpr absl::string_view kWholes[] = {"$ref", "const", "enum", "anyOf", "oneOf", "allOf"};

class SchemaWriter {
 public:
  SchemaWriter(const Json& root, const ConstraintLimits& limits, JsonGrammar* json,
               GrammarText* text)
      : root_(root),
        context_{limits, *text, *json, [this](const Json& schema, const std::string& pointer) {
                   return RuleOf(schema, pointer);
                 }} {}

  absl::StatusOr<std::string> Write() {
    auto root = RuleOf(root_, "");
    if (!root.ok()) return root;
    while (!referenced_.empty()) {
      const Referenced next = referenced_.back();
      referenced_.pop_back();
      const absl::Status written = Define(next.rule, *next.schema, next.pointer);
      if (!written.ok()) return written;
    }
    return root;
  }

 private:
  struct Referenced {
    std::string rule;
    const Json* schema;
    std::string pointer;
  };

  absl::StatusOr<std::string> RuleOf(const Json& schema, const std::string& pointer) {
    if (schema == true || (schema.is_object() && schema.empty())) return context_.json.Value();
    const std::string rule = context_.text.ReserveRule();
    if (pointer.empty()) rules_[pointer] = rule;
    const absl::Status written = Define(rule, schema, pointer);
    if (!written.ok()) return written;
    return rule;
  }

  absl::Status Define(const std::string& rule, const Json& schema, const std::string& pointer) {
    const auto body = BodyOf(schema, pointer);
    if (!body.ok()) return body.status();
    context_.text.Define(rule, *body);
    if (!context_.text.is_full() && context_.text.rules() <= context_.limits.grammar_rules) {
      return absl::OkStatus();
    }
    return SchemaError(pointer, absl::StrCat("the schema becomes a grammar of more than ",
                                             context_.limits.grammar_rules, " rules or ",
                                             context_.limits.grammar_bytes, " bytes"));
  }

  absl::StatusOr<std::string> BodyOf(const Json& json, const std::string& pointer) {
    const PlacedSchema schema{json, pointer};
    if (json == false) return schema.Error("`false` accepts no value");
    if (json == true) return context_.json.Value();
    if (!json.is_object()) return schema.Error("a schema is an object, true or false");
    const absl::Status keywords = CheckKeywords(json, pointer);
    if (!keywords.ok()) return keywords;
    const auto whole = WholeOf(schema);
    if (!whole.ok()) return whole.status();
    if (whole->empty()) return TypesBody(schema);
    if (*whole == "$ref") return Reference(schema);
    if (*whole == "const" || *whole == "enum") return ValuesBody(schema, *whole);
    return UnionBody(schema, *whole);
  }

  // The keyword that says all, if there is one; others beside it would have to hold as well.
  static absl::StatusOr<absl::string_view> WholeOf(const PlacedSchema& schema) {
    absl::string_view whole;
    for (const absl::string_view keyword : kWholes) {
      if (schema.Find(keyword) == nullptr) continue;
      if (!whole.empty()) return Beside(schema, keyword, whole);
      whole = keyword;
    }
    if (whole.empty()) return whole;
    const bool may_have_type = whole == "const" || whole == "enum";
    for (const auto& [name, value] : schema.json.items()) {
      const SchemaKeyword* keyword = FindSchemaKeyword(name);
      const bool is_enforced = keyword != nullptr && keyword->use == KeywordUse::kEnforced;
      if (!is_enforced || name == whole || (may_have_type && name == "type")) continue;
      return Beside(schema, name, whole);
    }
    return whole;
  }

  static absl::Status Beside(const PlacedSchema& schema, absl::string_view keyword,
                             absl::string_view whole) {
    return schema.Error(absl::StrCat("`", keyword, "` beside `", whole,
                                     "` is not served (a grammar is one or the other)"));
  }

  absl::StatusOr<std::string> Reference(const PlacedSchema& schema) {
    const auto reference = schema.Text("$ref");
    if (!reference.ok()) return reference.status();
    const auto target = ResolveReference(root_, *reference);
    if (!target) {
      return schema.Error(absl::StrCat("`$ref` \"", Utf8Prefix(*reference, 128),
                                       "\" names nothing in this schema; only references of the "
                                       "form #/… are served"));
    }
    const auto [known, is_new] = rules_.try_emplace(target->pointer);
    if (is_new) {
      known->second = context_.text.ReserveRule();
      referenced_.push_back({known->second, target->schema, target->pointer});
    }
    return known->second;
  }

  absl::StatusOr<std::string> ValuesBody(const PlacedSchema& schema, absl::string_view keyword) {
    const auto types = TypesOf(schema);
    if (!types.ok()) return types.status();
    const auto values = ListedValues(schema);
    if (!values.ok()) return values.status();
    if (static_cast<int64_t>(values->size()) > context_.limits.choices) {
      return schema.Error(absl::StrCat("`enum` has ", values->size(), " values, at most ",
                                       context_.limits.choices, " are served"));
    }
    std::vector<std::string> literals;
    for (const Json* value : *values) {
      if (types->empty() || HasType(*value, *types)) {
        literals.push_back(GrammarLiteral(WriteJson(*value)));
      }
    }
    if (literals.empty()) {
      return schema.Error(absl::StrCat("`", keyword, "` has no value of its `type`"));
    }
    return GrammarChoice(literals);
  }

  absl::StatusOr<std::string> UnionBody(const PlacedSchema& schema, absl::string_view keyword) {
    const Json& options = *schema.Find(keyword);
    if (!options.is_array() || options.empty()) {
      return schema.Error(absl::StrCat("`", keyword, "` must be a list of schemas"));
    }
    if (keyword == "allOf" && options.size() > 1) {
      return schema.Error("`allOf` of more than one schema is not served (a grammar holds one)");
    }
    if (keyword == "oneOf" && !AreDisjoint(root_, options)) {
      return schema.Error(
          "`oneOf` is served where no value can be of two of its schemas: of "
          "different types, of different values, or objects that differ in a "
          "required property's; `anyOf` has no such bound");
    }
    std::vector<std::string> rules;
    const std::string pointer = ChildPointer(schema.pointer, keyword);
    for (size_t i = 0; i < options.size(); ++i) {
      auto rule = RuleOf(options[i], ChildPointer(pointer, absl::StrCat(i)));
      if (!rule.ok()) return rule.status();
      rules.push_back(*std::move(rule));
    }
    return GrammarChoice(rules);
  }

  absl::StatusOr<std::string> TypesBody(const PlacedSchema& schema) {
    auto types = TypesOf(schema);
    if (!types.ok()) return types.status();
    if (types->empty()) {
      const auto implied = ImpliedType(schema);
      if (!implied.ok()) return implied.status();
      if (implied->empty()) return context_.json.Value();
      types->push_back(*implied);
    }
    std::vector<std::string> bodies;
    for (const std::string& type : *types) {
      auto body = TypeBody(schema, type);
      if (!body.ok()) return body.status();
      bodies.push_back(*std::move(body));
    }
    return GrammarChoice(bodies);
  }

  absl::StatusOr<std::string> TypeBody(const PlacedSchema& schema, const std::string& type) {
    if (type == "null") return std::string("\"null\"");
    if (type == "boolean") return std::string("(\"true\" | \"false\")");
    if (type == "string") return StringBody(schema, context_);
    if (type == "array") return ArrayBody(schema, context_);
    if (type == "object") return ObjectBody(schema, context_);
    return NumberTypeBody(schema, type == "integer", context_);
  }

  const Json& root_;
  SchemaContext context_;
  absl::flat_hash_map<std::string, std::string> rules_;  // of what was referenced, by pointer
  std::vector<Referenced> referenced_;                   // not yet written
};

}  // namespace

absl::StatusOr<std::string> SchemaBody(absl::string_view schema, const ConstraintLimits& limits,
                                       JsonGrammar* json, GrammarText* text) {
  const JsonLimits json_limits{limits.text_bytes, limits.schema_depth, limits.schema_values};
  const auto parsed = ParseJson(schema, json_limits);
  if (!parsed.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the JSON schema is not served: ", parsed.status().message()));
  }
  return SchemaWriter(*parsed, limits, json, text).Write();
}

}  // namespace longspan
