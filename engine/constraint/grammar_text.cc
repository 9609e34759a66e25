#include "engine/constraint/grammar_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace longspan {
namespace {

// Everything but plain characters as \UXXXXXXXX, so that no context gives it a meaning.
std::string CodePoint(char32_t code) {
  const bool is_plain =
      (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || (code >= '0' && code <= '9');
  if (is_plain) return std::string(1, static_cast<char>(code));
  return absl::StrFormat("\\U%08X", static_cast<uint32_t>(code));
}

}  // namespace

std::string GrammarLiteral(absl::string_view text) {
  std::string literal = "\"";
  for (const char byte : text) {
    if (byte == '"' || byte == '\\') {
      absl::StrAppend(&literal, "\\", absl::string_view(&byte, 1));
    } else if (static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F) {
      absl::StrAppendFormat(&literal, "\\U%08X", static_cast<unsigned char>(byte));
    } else {
      literal.push_back(byte);
    }
  }
  return literal + "\"";
}

std::string GrammarClass(absl::Span<const CodeRange> ranges) {
  std::string text = "[";
  for (const CodeRange& range : ranges) {
    absl::StrAppend(&text, CodePoint(range.first));
    if (range.last != range.first) absl::StrAppend(&text, "-", CodePoint(range.last));
  }
  return text + "]";
}

std::string GrammarChoice(absl::Span<const std::string> choices) {
  if (choices.size() == 1) return choices[0];
  return absl::StrCat("(", absl::StrJoin(choices, " | "), ")");
}

std::string GrammarRepeat(absl::string_view body, int64_t least, int64_t most) {
  if (most == 0) return "\"\"";
  if (least == 1 && most == 1) return std::string(body);
  const std::string counts = least == 0 && most == -1   ? "*"
                             : least == 1 && most == -1 ? "+"
                             : least == 0 && most == 1  ? "?"
                             : most == -1               ? absl::StrCat("{", least, ",}")
                                                        : absl::StrCat("{", least, ",", most, "}");
  // A class by itself is an automaton to the library, one in brackets a rule.
  const bool is_repeated = body.find_last_of("*+?}") == body.size() - 1;
  const bool is_one = !is_repeated && body.find_first_of(" |(") == absl::string_view::npos;
  return is_one ? absl::StrCat(body, counts) : absl::StrCat("(", body, ")", counts);
}

std::string GrammarText::ReserveRule() { return absl::StrCat(kOurNames, rules_++); }

void GrammarText::Define(absl::string_view name, absl::string_view body) {
  absl::StrAppend(&text_, name, " ::= ", body, "\n");
}

std::string GrammarText::AddRule(absl::string_view body) {
  std::string name = ReserveRule();
  Define(name, body);
  return name;
}

void GrammarText::AddRules(absl::string_view grammar) { absl::StrAppend(&text_, grammar, "\n"); }

std::string GrammarText::Finish(absl::string_view body) && {
  Define(kRootRule, body);
  return std::move(text_);
}

}  // namespace longspan
