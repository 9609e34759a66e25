#include "engine/constraint/json_grammar.h"

#include <map>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/constraint/regex_grammar.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// What a string's character may be as it is; code points beyond ASCII included, surrogates not.
const std::string& RawCharacter() {
  static const std::string* const body = new std::string(
      GrammarClass(Without(AllCodePoints(), {{0, 0x1F}, {'"', '"'}, {'\\', '\\'}})));
  return *body;
}

// After a string comes a comma, a bracket or a colon; masks are cheaper to make where they know it.
constexpr absl::string_view kAfterString = " (=[ \\n\\t]* [,}\\]:])";

// After a backslash. Surrogates come in pairs, since half of one is no character.
constexpr absl::string_view kEscape =
    "[\"\\\\/bfnrt] | \"u\" ([0-9A-CE-Fa-ce-f] [0-9A-Fa-f] | [Dd] [0-7]) [0-9A-Fa-f] [0-9A-Fa-f]"
    " | \"u\" [Dd] [89ABab] [0-9A-Fa-f] [0-9A-Fa-f] \"\\\\u\" [Dd] [C-Fc-f] [0-9A-Fa-f] "
    "[0-9A-Fa-f]";

struct KeyNode {
  std::map<char32_t, KeyNode> children;
  bool is_name = false;
};

KeyNode TrieOf(absl::Span<const std::string> names) {
  KeyNode root;
  for (const std::string& name : names) {
    KeyNode* node = &root;
    for (size_t at = 0; at < name.size();) {
      const Utf8Step step = NextUtf8(name, at);
      node = &node->children[step.value];
      at += step.bytes;
    }
    node->is_name = true;
  }
  return root;
}

// What follows the characters that lead to `node`, to the closing quote. Keys are short enough for
// the stack: a schema's bytes are bounded.
std::string OtherKeyRest(const KeyNode& node, const std::string& any_rest, GrammarText& text) {
  std::vector<CodeRange> others = Without(AllCodePoints(), {{0, 0x1F}, {'"', '"'}, {'\\', '\\'}});
  std::vector<std::string> choices;
  if (!node.is_name) choices.push_back(GrammarLiteral("\""));
  for (const auto& [code, child] : node.children) {
    others = Without(others, {{code, code}});
    if (code < 0x20 || code == '"' || code == '\\') continue;  // such a name needs an escape
    choices.push_back(
        absl::StrCat(GrammarClass({{code, code}}), " ", OtherKeyRest(child, any_rest, text)));
  }
  choices.push_back(absl::StrCat(GrammarClass(others), " ", any_rest));
  return text.AddRule(GrammarChoice(choices));
}

}  // namespace

const std::string& JsonGrammar::Space() {
  if (space_.empty()) space_ = text_.AddRule("\"\" | \" \" | \"\\n\" [ \\t]{0,32}");
  return space_;
}

const std::string& JsonGrammar::Escape() {
  if (escape_.empty()) escape_ = text_.AddRule(kEscape);
  return escape_;
}

const std::string& JsonGrammar::StringRest() {
  if (!string_rest_.empty()) return string_rest_;
  string_rest_ = text_.ReserveRule();
  text_.Define(string_rest_,
               absl::StrCat("\"\\\"\" | ", RawCharacter(), " ", string_rest_, " | \"\\\\\" ",
                            Escape(), " ", string_rest_, kAfterString));
  return string_rest_;
}

const std::string& JsonGrammar::String() {
  if (string_.empty()) string_ = text_.AddRule(absl::StrCat("\"\\\"\" ", StringRest()));
  return string_;
}

// Written out, each place has its masks made when the grammar is compiled, some milliseconds each;
// so the first few strings are, and the others are counted in blocks, whose masks take milliseconds
// each.
std::string JsonGrammar::Counted(int64_t least, int64_t most) {
  constexpr int64_t kMostWrittenOut = 64, kBlock = 16;
  if (most + written_out_ <= kMostWrittenOut) {
    written_out_ += most;
    return GrammarRepeat(RawCharacter(), least, most);
  }
  if (block_.empty()) {
    block_ = text_.AddRule(GrammarRepeat(RawCharacter(), kBlock, kBlock));
    part_of_block_ = text_.AddRule(GrammarRepeat(RawCharacter(), 0, kBlock - 1));
  }
  const int64_t more = most - least;
  std::string rest = text_.AddRule(GrammarRepeat(RawCharacter(), 0, more % kBlock));
  for (int64_t block = 0; block < more / kBlock; ++block) {
    rest = text_.AddRule(absl::StrCat(block_, " ", rest, " | ", part_of_block_));
  }
  std::string body =
      absl::StrCat(GrammarRepeat(RawCharacter(), least % kBlock, least % kBlock), " ", rest);
  for (int64_t block = 0; block < least / kBlock; ++block) body = absl::StrCat(block_, " ", body);
  return body;
}

std::string JsonGrammar::BoundedString(int64_t least, int64_t most) {
  std::string& rule = bounded_[{least, most}];
  if (!rule.empty()) return rule;
  const std::string quote = GrammarLiteral("\"");
  rule =
      text_.AddRule(most == -1 ? absl::StrCat(quote, " ", Counted(least, least), " ", StringRest())
                               : absl::StrCat(quote, " ", Counted(least, most), " ", quote));
  return rule;
}

const std::string& JsonGrammar::Integer() {
  if (integer_.empty()) integer_ = text_.AddRule("\"-\"? (\"0\" | [1-9] [0-9]{0,17})");
  return integer_;
}

const std::string& JsonGrammar::Number() {
  if (number_.empty()) {
    number_ = text_.AddRule(
        "\"-\"? (\"0\" | [1-9] [0-9]{0,17}) (\".\" [0-9]{1,17})? ([eE] [+-]? [0-9]{1,2})?");
  }
  return number_;
}

const std::string& JsonGrammar::Value() {
  if (!value_.empty()) return value_;
  value_ = text_.ReserveRule();
  text_.Define(value_, absl::StrCat(Object(), " | ", Array(), " | ", String(), " | ", Number(),
                                    " | \"true\" | \"false\" | \"null\""));
  return value_;
}

const std::string& JsonGrammar::Object() {
  if (!object_.empty()) return object_;
  object_ = text_.ReserveRule();
  const std::string member = text_.AddRule(Member(String(), Value()));
  text_.Define(object_, absl::StrCat("\"{\" ", Space(), " (", member, " (", Comma(), " ", member,
                                     ")* ", Space(), ")? \"}\""));
  return object_;
}

const std::string& JsonGrammar::Array() {
  if (!array_.empty()) return array_;
  array_ = text_.ReserveRule();
  text_.Define(array_, absl::StrCat("\"[\" ", Space(), " (", Value(), " (", Comma(), " ", Value(),
                                    ")* ", Space(), ")? \"]\""));
  return array_;
}

std::string JsonGrammar::Comma() { return absl::StrCat(Space(), " \",\" ", Space()); }

std::string JsonGrammar::Member(const std::string& key, const std::string& value) {
  return absl::StrCat(key, " ", Space(), " \":\" ", Space(), " ", value);
}

std::string JsonGrammar::OtherKey(absl::Span<const std::string> names) {
  if (names.empty()) return String();
  const std::string any_rest = text_.ReserveRule();
  text_.Define(any_rest, absl::StrCat("\"\\\"\" | ", RawCharacter(), " ", any_rest));
  return absl::StrCat("\"\\\"\" ", OtherKeyRest(TrieOf(names), any_rest, text_));
}

}  // namespace longspan
