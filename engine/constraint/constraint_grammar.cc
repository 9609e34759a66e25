#include "engine/constraint/constraint_grammar.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/grammar_outline.h"
#include "engine/constraint/json_grammar.h"
#include "engine/constraint/regex_grammar.h"
#include "engine/constraint/schema_grammar.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

bool IsUtf8(absl::string_view text) { return ValidUtf8PrefixBytes(text) == text.size(); }

class ConstraintWriter {
 public:
  ConstraintWriter(const Constraint& constraint, const ConstraintLimits& limits)
      : constraint_(constraint), limits_(limits), text_(limits.grammar_bytes), json_(&text_) {}

  absl::StatusOr<ConstraintGrammar> Write() && {
    auto body = std::visit([this](const auto& form) { return Body(form); }, constraint_.form);
    if (!body.ok()) return body.status();
    if (constraint_.or_calls) {
      const auto calls = Body(*constraint_.or_calls);
      if (!calls.ok()) return calls.status();
      body = GrammarChoice({text_.AddRule(*body), text_.AddRule(*calls)});
    }
    if (constraint_.begins_after) {
      const auto before = Before(*constraint_.begins_after, constraint_.where_begun_by);
      if (!before.ok()) return before.status();
      body = absl::StrCat(*before, " ", *body);
    }
    if (text_.is_full()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "the constraint becomes a grammar of more than ", limits_.grammar_bytes, " bytes"));
    }
    return Checked(*body);
  }

 private:
  absl::StatusOr<ConstraintGrammar> Checked(const std::string& body) {
    ConstraintGrammar grammar{std::move(text_).Finish(body), std::move(mark_tokens_)};
    // It can fail for a schema that asks for itself without end, and for one that is too large.
    const absl::Status checked = CheckGrammar(grammar.text, GrammarAuthor::kLongspan, limits_);
    if (!checked.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("as a grammar, the constraint is not served: ", checked.message()));
    }
    return grammar;
  }

  absl::StatusOr<std::string> Body(const JsonObjectConstraint&) { return json_.Object(); }

  absl::StatusOr<std::string> Body(const JsonSchemaConstraint& form) {
    return SchemaBody(form.schema, limits_, &json_, &text_);
  }

  absl::StatusOr<std::string> Body(const RegexConstraint& form) {
    const auto expression = ParseRegex(form.pattern, limits_);
    if (!expression.ok()) return expression.status();
    return RegexBody(*expression, RegexText::kPlain, RegexReach::kWhole);
  }

  absl::StatusOr<std::string> Body(const ChoiceConstraint& form) {
    if (form.choices.empty() || static_cast<int64_t>(form.choices.size()) > limits_.choices) {
      return absl::InvalidArgumentError(absl::StrCat(
          "`choice` has ", form.choices.size(), " texts, 1 to ", limits_.choices, " are served"));
    }
    std::vector<std::string> literals;
    for (const std::string& choice : form.choices) {
      if (!IsUtf8(choice)) return absl::InvalidArgumentError("a text of `choice` is not UTF-8");
      literals.push_back(GrammarLiteral(choice));
    }
    return GrammarChoice(literals);
  }

  absl::StatusOr<std::string> Body(const GrammarConstraint& form);
  absl::StatusOr<std::string> Body(const CallConstraint& form);

  absl::StatusOr<std::string> CallBody(const CallForm& form) {
    auto arguments = SchemaBody(form.schema, limits_, &json_, &text_);
    if (!arguments.ok()) return arguments;
    return absl::StrCat(TextBody(form.begin), " ", *arguments, " ", GrammarLiteral(form.end));
  }

  std::string MarkBody(const ConstraintMark& mark) {
    if (!mark.token) return GrammarLiteral(mark.text);
    mark_tokens_.push_back(*mark.token);
    return absl::StrCat("Token(", *mark.token, ")");
  }

  std::string TextBody(const ConstraintText& text) {
    std::string body = "\"\"";
    for (const ConstraintMark& part : text.parts) absl::StrAppend(&body, " ", MarkBody(part));
    return body;
  }

  // Free text to the end of the mark, and the line breaks after it.
  absl::StatusOr<std::string> Before(const ConstraintMark& mark,
                                     const std::optional<ConstraintMark>& begin) {
    if (!mark.token && mark.text.empty()) {
      return absl::InvalidArgumentError("the mark that the answer begins after is empty");
    }
    const std::string free = text_.AddRule(
        mark.token ? absl::StrCat("TokenTagDispatch(excludes=(", *mark.token, ",))")
                   : absl::StrCat("TagDispatch(excludes=(", GrammarLiteral(mark.text), ",))"));
    const std::string all = absl::StrCat(free, " ", MarkBody(mark), " \"\\n\"? \"\\n\"?");
    if (!begin) return all;
    return GrammarRepeat(text_.AddRule(absl::StrCat(MarkBody(*begin), " ", all)), 0, 1);
  }

  const Constraint& constraint_;
  const ConstraintLimits& limits_;
  GrammarText text_;
  JsonGrammar json_;
  std::vector<int32_t> mark_tokens_;
};

absl::StatusOr<std::string> ConstraintWriter::Body(const CallConstraint& form) {
  const bool has_mark = form.open.token || !form.open.text.empty();
  if (form.forms.empty() || static_cast<int64_t>(form.forms.size()) > limits_.calls ||
      (!has_mark && !form.is_required)) {
    return absl::InvalidArgumentError(
        absl::StrCat("1 to ", limits_.calls, " tools are served, and what opens a call"));
  }
  std::vector<std::string> calls;
  for (const CallForm& call : form.forms) {
    auto body = CallBody(call);
    if (!body.ok()) return body;
    calls.push_back(text_.AddRule(*body));
  }
  const std::string call = text_.AddRule(GrammarChoice(calls));
  const std::string more =
      form.separator && form.takes_several
          ? GrammarRepeat(absl::StrCat(GrammarLiteral(*form.separator), " ", call), 0, -1)
          : "\"\"";
  const std::string group = text_.AddRule(absl::StrCat(GrammarLiteral(form.after_open), " ", call,
                                                       " ", more, " ", TextBody(form.close)));
  const char* loops = form.takes_several ? "true" : "false";
  if (!form.is_required) {
    const std::string mark =
        form.open.token ? absl::StrCat(*form.open.token) : GrammarLiteral(form.open.text);
    if (form.open.token) mark_tokens_.push_back(*form.open.token);
    return text_.AddRule(absl::StrCat(form.open.token ? "TokenTagDispatch" : "TagDispatch", "((",
                                      mark, ", ", group, "), loop_after_dispatch=", loops, ")"));
  }
  const std::string first = absl::StrCat(MarkBody(form.open), " ", group);
  if (!form.takes_several || form.separator) return first;
  return absl::StrCat(
      first, " ",
      GrammarRepeat(absl::StrCat(GrammarLiteral(form.between_groups), " ", first), 0, -1));
}

absl::StatusOr<std::string> ConstraintWriter::Body(const GrammarConstraint& form) {
  if (form.grammar.size() > limits_.text_bytes) {
    return absl::InvalidArgumentError(absl::StrCat("the grammar has ", form.grammar.size(),
                                                   " bytes, at most ", limits_.text_bytes,
                                                   " are served"));
  }
  if (!IsUtf8(form.grammar) || form.grammar.find('\0') != std::string::npos) {
    return absl::InvalidArgumentError("the grammar is not text in UTF-8");
  }
  const absl::Status checked = CheckGrammar(form.grammar, GrammarAuthor::kClient, limits_);
  if (!checked.ok()) return checked;
  text_.AddRules(form.grammar);
  return std::string("root");
}

}  // namespace

absl::StatusOr<ConstraintGrammar> GrammarOf(const Constraint& constraint,
                                            const ConstraintLimits& limits) {
  return ConstraintWriter(constraint, limits).Write();
}

}  // namespace longspan
