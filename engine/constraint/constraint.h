// What a client may ask of an answer's text, as values that compare and hash. Nothing is judged
// here: ConstraintCompiler does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace longspan {

// Any JSON object.
struct JsonObjectConstraint {
  bool operator==(const JsonObjectConstraint&) const = default;
};

// A value that the schema (JSON text, draft 2020-12) accepts. Members come in the order of
// `properties`.
struct JsonSchemaConstraint {
  std::string schema;
  bool operator==(const JsonSchemaConstraint&) const = default;
};

// The whole answer matches the expression.
struct RegexConstraint {
  std::string pattern;
  bool operator==(const RegexConstraint&) const = default;
};

// One of the texts.
struct ChoiceConstraint {
  std::vector<std::string> choices;
  bool operator==(const ChoiceConstraint&) const = default;
};

// A text of the grammar's rule `root`: EBNF as GBNF writes it.
struct GrammarConstraint {
  std::string grammar;
  bool operator==(const GrammarConstraint&) const = default;
};

// A mark in the answer: the token, if the model has one for it, or else the text.
struct ConstraintMark {
  std::string text;
  std::optional<int32_t> token;
  bool operator==(const ConstraintMark&) const = default;
};

// Text of which parts may be tokens.
struct ConstraintText {
  ConstraintText() = default;
  ConstraintText(const char* text) : parts{{text, std::nullopt}} {}
  explicit ConstraintText(std::vector<ConstraintMark> of) : parts(std::move(of)) {}
  bool operator==(const ConstraintText&) const = default;

  std::vector<ConstraintMark> parts;
};

// One tool: what stands around its arguments, which the schema describes.
struct CallForm {
  ConstraintText begin;
  std::string schema;
  std::string end;
  bool operator==(const CallForm&) const = default;
};

// Calls of tools. They stand in groups: open, after_open, a call (separator, call …), close. Where
// nothing is required, text is free until `open`, and again after `close`; that text never holds
// `open` otherwise.
struct CallConstraint {
  ConstraintMark open;
  std::string after_open;
  std::vector<CallForm> forms;
  ConstraintText close;
  bool is_required = false;              // the answer is calls alone, one at least
  bool takes_several = true;             // calls in an answer
  std::optional<std::string> separator;  // of calls in one group, which else has one
  std::string between_groups;            // where calls are required
  bool operator==(const CallConstraint&) const = default;
};

struct Constraint {
  std::variant<JsonObjectConstraint, JsonSchemaConstraint, RegexConstraint, ChoiceConstraint,
               GrammarConstraint, CallConstraint>
      form;
  // The answer begins with free text that ends with this mark (of reasoning); then up to two line
  // breaks, and only then the form.
  std::optional<ConstraintMark> begins_after;
  // That text is there only where the answer begins with this mark; without one it always is.
  std::optional<ConstraintMark> where_begun_by = std::nullopt;
  // In place of the form the answer may be these calls, which are required then.
  std::optional<CallConstraint> or_calls = std::nullopt;
  bool operator==(const Constraint&) const = default;
};

// Abseil hashes no std::optional.
template <typename H, typename T>
H CombineOptional(H hash, const std::optional<T>& value) {
  if (value) hash = H::combine(std::move(hash), *value);
  return H::combine(std::move(hash), value.has_value());
}

template <typename H>
H AbslHashValue(H hash, const JsonObjectConstraint&) {
  return H::combine(std::move(hash), 0);
}
template <typename H>
H AbslHashValue(H hash, const JsonSchemaConstraint& form) {
  return H::combine(std::move(hash), form.schema);
}
template <typename H>
H AbslHashValue(H hash, const RegexConstraint& form) {
  return H::combine(std::move(hash), form.pattern);
}
template <typename H>
H AbslHashValue(H hash, const ChoiceConstraint& form) {
  return H::combine(std::move(hash), form.choices);
}
template <typename H>
H AbslHashValue(H hash, const GrammarConstraint& form) {
  return H::combine(std::move(hash), form.grammar);
}
template <typename H>
H AbslHashValue(H hash, const ConstraintMark& mark) {
  return CombineOptional(H::combine(std::move(hash), mark.text), mark.token);
}
template <typename H>
H AbslHashValue(H hash, const ConstraintText& text) {
  return H::combine(std::move(hash), text.parts);
}
template <typename H>
H AbslHashValue(H hash, const CallForm& form) {
  return H::combine(std::move(hash), form.begin, form.schema, form.end);
}
template <typename H>
H AbslHashValue(H hash, const CallConstraint& form) {
  hash = H::combine(std::move(hash), form.open, form.after_open, form.forms, form.close,
                    form.is_required, form.takes_several, form.between_groups);
  return CombineOptional(std::move(hash), form.separator);
}
template <typename H>
H AbslHashValue(H hash, const Constraint& constraint) {
  hash = CombineOptional(std::move(hash), constraint.begins_after);
  hash = CombineOptional(std::move(hash), constraint.where_begun_by);
  hash = CombineOptional(std::move(hash), constraint.or_calls);
  hash = H::combine(std::move(hash), constraint.form.index());
  return std::visit([&hash](const auto& form) { return H::combine(std::move(hash), form); },
                    constraint.form);
}

}  // namespace longspan
