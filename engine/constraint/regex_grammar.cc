#include "engine/constraint/regex_grammar.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// Code points that JSON writes with a backslash, and the letter after it.
struct ShortEscape {
  char32_t code;
  char letter;
};
constexpr ShortEscape kShortEscapes[] = {{'"', '"'},  {'\\', '\\'}, {'\b', 'b'}, {'\f', 'f'},
                                         {'\n', 'n'}, {'\r', 'r'},  {'\t', 't'}};

bool HasCode(const std::vector<CodeRange>& ranges, char32_t code) {
  return std::any_of(ranges.begin(), ranges.end(), [code](const CodeRange& range) {
    return range.first <= code && code <= range.last;
  });
}

bool MayBeEmpty(const RegexNode& node) {
  switch (node.kind) {
    case RegexNode::Kind::kClass:
      return false;
    case RegexNode::Kind::kRepeat:
      return node.least == 0 || MayBeEmpty(node.parts[0]);
    case RegexNode::Kind::kChoice:
      return std::any_of(node.parts.begin(), node.parts.end(), MayBeEmpty);
    default:
      return std::all_of(node.parts.begin(), node.parts.end(), MayBeEmpty);
  }
}

bool IsOneOrMore(const RegexNode& node) {
  return node.kind == RegexNode::Kind::kRepeat && node.least == 1 && node.most == -1;
}

// Of a sequence that is repeated: a+b? is as good as ab?, and b?a+ as b?a, if all but a may be
// empty.
RegexNode WithoutInnerRepeat(const RegexNode& sequence) {
  RegexNode simpler = sequence;
  const auto others_may_be_empty = [&](size_t at) {
    for (size_t i = 0; i < sequence.parts.size(); ++i) {
      if (i != at && !MayBeEmpty(sequence.parts[i])) return false;
    }
    return true;
  };
  for (const size_t at : {size_t{0}, sequence.parts.size() - 1}) {
    const RegexNode& part = sequence.parts[at];
    if (IsOneOrMore(part) && others_may_be_empty(at)) simpler.parts[at] = RegexNode(part.parts[0]);
  }
  return simpler;
}

// Parts of which any number, in any order, are any number of `node`: (a*b?)* is (a|b)*. Repetitions
// within one another are many ways to the same text, and each would be walked.
void AddRepeated(const RegexNode& node, std::vector<RegexNode>* parts) {
  const bool is_repeat = node.kind == RegexNode::Kind::kRepeat && node.least <= 1;
  const bool is_taken_apart = node.kind == RegexNode::Kind::kChoice || is_repeat ||
                              (node.kind != RegexNode::Kind::kClass && MayBeEmpty(node)) ||
                              (node.kind == RegexNode::Kind::kSequence && node.parts.size() == 1);
  if (is_taken_apart) {
    for (const RegexNode& part : node.parts) AddRepeated(part, parts);
  } else if (node.kind == RegexNode::Kind::kSequence) {
    parts->push_back(WithoutInnerRepeat(node));
  } else {
    parts->push_back(node);
  }
}

std::string JsonCharacter(char32_t code) {
  for (const ShortEscape& escape : kShortEscapes) {
    if (escape.code == code) return std::string("\\") + escape.letter;
  }
  if (code < 0x20) return absl::StrFormat("\\u%04x", static_cast<uint32_t>(code));
  std::string text;
  AppendUtf8(code, &text);
  return text;
}

std::string PlainCharacter(char32_t code) {
  std::string text;
  AppendUtf8(code, &text);
  return text;
}

class BodyWriter {
 public:
  explicit BodyWriter(RegexText text) : is_json_(text == RegexText::kJsonString) {}

  std::string Node(const RegexNode& node) const {
    switch (node.kind) {
      case RegexNode::Kind::kClass:
        return Class(node.ranges);
      case RegexNode::Kind::kSequence:
        return Sequence(node.parts);
      case RegexNode::Kind::kChoice:
        return Choice(node.parts);
      case RegexNode::Kind::kRepeat:
        return Repeat(node);
      default:
        return "\"\"";  // an anchor
    }
  }

  // An alternative of the whole, which `^` and `$` may close off.
  std::string Open(const RegexNode& node) const {
    if (node.kind == RegexNode::Kind::kChoice) {
      std::vector<std::string> choices;
      for (const RegexNode& part : node.parts) choices.push_back(Open(part));
      return GrammarChoice(choices);
    }
    const bool has_begin =
        !node.parts.empty() && node.parts.front().kind == RegexNode::Kind::kTextBegin;
    const bool has_end = !node.parts.empty() && node.parts.back().kind == RegexNode::Kind::kTextEnd;
    const std::string any = GrammarRepeat(Class(AllCodePoints()), 0, -1);
    return absl::StrCat(has_begin ? "" : any + " ", Node(node), has_end ? "" : " " + any);
  }

 private:
  std::string Class(const std::vector<CodeRange>& ranges) const {
    const std::optional<std::string> one = OneCharacter(ranges);
    if (one) return GrammarLiteral(*one);
    return is_json_ ? JsonStringClass(ranges) : GrammarClass(ranges);
  }

  std::optional<std::string> OneCharacter(const std::vector<CodeRange>& ranges) const {
    if (ranges.size() != 1 || ranges[0].first != ranges[0].last) return std::nullopt;
    return is_json_ ? JsonCharacter(ranges[0].first) : PlainCharacter(ranges[0].first);
  }

  // Characters that follow one another are one literal.
  std::string Sequence(const std::vector<RegexNode>& parts) const {
    std::vector<std::string> written;
    std::string literal;
    const auto flush = [&] {
      if (!literal.empty()) written.push_back(GrammarLiteral(literal));
      literal.clear();
    };
    for (const RegexNode& part : parts) {
      const auto one =
          part.kind == RegexNode::Kind::kClass ? OneCharacter(part.ranges) : std::nullopt;
      if (one) {
        literal += *one;
        continue;
      }
      flush();
      written.push_back(Node(part));
    }
    flush();
    return written.empty() ? "\"\"" : absl::StrJoin(written, " ");
  }

  std::string Choice(const std::vector<RegexNode>& parts) const {
    std::vector<std::string> choices;
    choices.reserve(parts.size());
    for (const RegexNode& part : parts) choices.push_back(Node(part));
    return GrammarChoice(choices);
  }

  std::string Repeat(const RegexNode& node) const {
    if (node.most != -1 || node.least > 1)
      return GrammarRepeat(Node(node.parts[0]), node.least, node.most);
    std::string any = AnyNumber(node);
    if (node.least == 0 || MayBeEmpty(node.parts[0])) return any;
    return absl::StrCat(Node(node.parts[0]), " ", any);
  }

  std::string AnyNumber(const RegexNode& node) const {
    std::vector<RegexNode> parts;
    AddRepeated(node.parts[0], &parts);
    std::vector<std::string> choices;
    choices.reserve(parts.size());
    for (const RegexNode& part : parts) {
      std::string written = Node(part);
      if (std::find(choices.begin(), choices.end(), written) == choices.end()) {
        choices.push_back(std::move(written));
      }
    }
    return choices.empty() ? "\"\"" : GrammarRepeat(GrammarChoice(choices), 0, -1);
  }

  const bool is_json_;
};

}  // namespace

std::string JsonStringClass(const std::vector<CodeRange>& ranges) {
  std::vector<std::string> choices;
  const std::vector<CodeRange> raw = Without(ranges, {{0, 0x1F}, {'"', '"'}, {'\\', '\\'}});
  if (!raw.empty()) return GrammarClass(raw);
  for (const ShortEscape& escape : kShortEscapes) {
    if (HasCode(ranges, escape.code)) choices.push_back(GrammarLiteral(JsonCharacter(escape.code)));
  }
  for (char32_t code = 0; choices.empty() && code < 0x20; ++code) {
    if (HasCode(ranges, code)) choices.push_back(GrammarLiteral(JsonCharacter(code)));
  }
  return GrammarChoice(choices);
}

std::string RegexBody(const RegexNode& expression, RegexText text, RegexReach reach) {
  const BodyWriter writer(text);
  return reach == RegexReach::kPart ? writer.Open(expression) : writer.Node(expression);
}

}  // namespace longspan
