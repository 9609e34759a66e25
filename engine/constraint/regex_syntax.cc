#include "engine/constraint/regex_syntax.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

using Ranges = std::vector<CodeRange>;

const Ranges& Digits() {
  static const Ranges* const ranges = new Ranges{{'0', '9'}};
  return *ranges;
}
const Ranges& WordCharacters() {
  static const Ranges* const ranges = new Ranges{{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}};
  return *ranges;
}
const Ranges& Spaces() {
  static const Ranges* const ranges = new Ranges{{'\t', '\r'}, {' ', ' '}};
  return *ranges;
}
// What any dialect takes for white space, so that none takes it for anything else.
const Ranges& AnySpaces() {
  static const Ranges* const ranges =
      new Ranges{{0x09, 0x0D},     {0x1C, 0x20},     {0x85, 0x85},     {0xA0, 0xA0},
                 {0x1680, 0x1680}, {0x2000, 0x200A}, {0x2028, 0x2029}, {0x202F, 0x202F},
                 {0x205F, 0x205F}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
  return *ranges;
}
const Ranges& LineEnds() {
  static const Ranges* const ranges = new Ranges{{'\n', '\n'}, {'\r', '\r'}, {0x2028, 0x2029}};
  return *ranges;
}
// Dialects disagree on which letters and digits beyond ASCII count as such.
const Ranges& Ascii() {
  static const Ranges* const ranges = new Ranges{{0, 0x7F}};
  return *ranges;
}

// \d and the like.
std::optional<Ranges> MembersOf(char letter) {
  switch (letter) {
    case 'd':
      return Digits();
    case 'D':
      return Without(Ascii(), Digits());
    case 'w':
      return WordCharacters();
    case 'W':
      return Without(Ascii(), WordCharacters());
    case 's':
      return Spaces();
    case 'S':
      return Without(AllCodePoints(), AnySpaces());
    default:
      return std::nullopt;
  }
}

std::optional<char32_t> ControlOf(char letter) {
  switch (letter) {
    case 'n':
      return '\n';
    case 't':
      return '\t';
    case 'r':
      return '\r';
    case 'f':
      return '\f';
    case 'v':
      return '\v';
    case '0':
      return 0;
    default:
      return std::nullopt;
  }
}

RegexNode OfClass(Ranges ranges) {
  RegexNode node;
  node.kind = RegexNode::Kind::kClass;
  node.ranges = std::move(ranges);
  return node;
}

RegexNode OfKind(RegexNode::Kind kind, std::vector<RegexNode> parts = {}) {
  RegexNode node;
  node.kind = kind;
  node.parts = std::move(parts);
  return node;
}

// How many characters the expression has where counted repetitions are written out, or too many.
int64_t Written(const RegexNode& node) {
  constexpr int64_t kTooMany = int64_t{1} << 30;
  if (node.kind == RegexNode::Kind::kClass) return 1;
  int64_t sum = 0;
  for (const RegexNode& part : node.parts) sum = std::min(kTooMany, sum + Written(part));
  if (node.kind != RegexNode::Kind::kRepeat) return sum;
  const int64_t times = std::max<int64_t>({1, node.least, node.most});
  return sum > kTooMany / times ? kTooMany : sum * times;
}

bool IsEndless(const RegexNode& node) {
  return node.kind == RegexNode::Kind::kRepeat && node.most == -1;
}

// Whether a part is repeated that both begins and ends with a repetition without end, so that there
// are more and more ways to the same text.
bool Explodes(const RegexNode& node) {
  if (std::any_of(node.parts.begin(), node.parts.end(), Explodes)) return true;
  if (node.kind != RegexNode::Kind::kRepeat || (node.most >= 0 && node.most <= 1)) return false;
  const RegexNode* inner = &node.parts[0];
  while (inner->kind == RegexNode::Kind::kSequence && inner->parts.size() == 1) {
    inner = &inner->parts[0];
  }
  const auto is_open = [](const RegexNode& part) {
    return part.kind == RegexNode::Kind::kSequence && part.parts.size() > 1 &&
           IsEndless(part.parts.front()) && IsEndless(part.parts.back()) &&
           !std::all_of(part.parts.begin(), part.parts.end(),
                        [](const RegexNode& one) { return IsEndless(one) && one.least == 0; });
  };
  if (inner->kind != RegexNode::Kind::kChoice) return is_open(*inner);
  return std::any_of(inner->parts.begin(), inner->parts.end(), is_open);
}

class RegexParser {
 public:
  RegexParser(absl::string_view pattern, const ConstraintLimits& limits)
      : pattern_(pattern), limits_(limits) {}

  absl::StatusOr<RegexNode> Parse() {
    auto node = Choice(0);
    if (!node.ok()) return node;
    if (!at_end()) return Problem("`)` closes nothing");
    if (Written(*node) > limits_.repetitions) {
      return Problem(absl::StrCat("with counted repetitions written out it has more than ",
                                  limits_.repetitions, " characters"));
    }
    if (Explodes(*node)) {
      return Problem(
          "a repeated part both begins and ends with a repetition without end, as in "
          "(a*ba*)*");
    }
    return node;
  }

 private:
  bool at_end() const { return at_ == pattern_.size(); }
  char next() const { return pattern_[at_]; }
  bool Skip(absl::string_view text) {
    if (!absl::StartsWith(pattern_.substr(at_), text)) return false;
    at_ += text.size();
    return true;
  }

  absl::Status Problem(absl::string_view what) const {
    return absl::InvalidArgumentError(absl::StrCat("the regular expression is not served: ", what,
                                                   " (byte ", at_, " of ", pattern_.size(), ")"));
  }

  absl::StatusOr<RegexNode> Choice(int depth) {
    if (depth > limits_.expression_depth) {
      return Problem(absl::StrCat("groups are nested deeper than ", limits_.expression_depth));
    }
    std::vector<RegexNode> choices;
    do {
      auto sequence = Sequence(depth);
      if (!sequence.ok()) return sequence.status();
      choices.push_back(*std::move(sequence));
    } while (Skip("|"));
    if (choices.size() == 1) return std::move(choices[0]);
    return OfKind(RegexNode::Kind::kChoice, std::move(choices));
  }

  absl::StatusOr<RegexNode> Sequence(int depth) {
    std::vector<RegexNode> parts;
    const size_t begin = at_;
    while (!at_end() && next() != '|' && next() != ')') {
      auto part = Quantified(depth, at_ == begin);
      if (!part.ok()) return part.status();
      parts.push_back(*std::move(part));
    }
    return OfKind(RegexNode::Kind::kSequence, std::move(parts));
  }

  absl::StatusOr<RegexNode> Quantified(int depth, bool is_first) {
    auto atom = Atom(depth, is_first);
    if (!atom.ok()) return atom;
    const bool is_anchor =
        atom->kind == RegexNode::Kind::kTextBegin || atom->kind == RegexNode::Kind::kTextEnd;
    std::pair<int64_t, int64_t> counts;
    const auto has_counts = Counts(&counts);
    if (!has_counts.ok()) return has_counts.status();
    if (!*has_counts) return atom;
    if (is_anchor) return Problem("an anchor is repeated");
    // Whether as much as possible or as little is the same set of texts.
    if (!Skip("?") && Skip("+")) return Problem("possessive quantifiers");
    if (!at_end() && IsQuantifier()) return Problem("a quantifier follows another");
    RegexNode node = OfKind(RegexNode::Kind::kRepeat, {*std::move(atom)});
    node.least = counts.first;
    node.most = counts.second;
    return node;
  }

  bool IsQuantifier() const {
    return next() == '*' || next() == '+' || next() == '?' ||
           (next() == '{' && CountsAt(at_).has_value());
  }

  struct CountedAt {
    int64_t least;
    int64_t most;
    size_t end;
  };

  // {2}, {2,} or {2,3}; a brace that is none of these stands for itself.
  std::optional<CountedAt> CountsAt(size_t at) const {
    const size_t close = pattern_.find('}', at);
    if (close == absl::string_view::npos) return std::nullopt;
    const absl::string_view inside = pattern_.substr(at + 1, close - at - 1);
    const size_t comma = inside.find(',');
    const absl::string_view least = inside.substr(0, comma);
    const absl::string_view most =
        comma == absl::string_view::npos ? least : inside.substr(comma + 1);
    const auto is_number = [](absl::string_view text) {
      return text.size() <= 18 && std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
    };
    if (least.empty() || !is_number(least) || !is_number(most)) return std::nullopt;
    CountedAt counted{0, -1, close + 1};
    (void)absl::SimpleAtoi(least, &counted.least);
    if (!most.empty()) (void)absl::SimpleAtoi(most, &counted.most);
    return counted;
  }

  absl::StatusOr<bool> Counts(std::pair<int64_t, int64_t>* counts) {
    if (at_end()) return false;
    if (Skip("*")) return *counts = {0, -1}, true;
    if (Skip("+")) return *counts = {1, -1}, true;
    if (Skip("?")) return *counts = {0, 1}, true;
    if (next() != '{') return false;
    const auto counted = CountsAt(at_);
    if (!counted) return false;
    if (counted->most != -1 && counted->most < counted->least) {
      return Problem("a repetition has fewer at most than at least");
    }
    at_ = counted->end;
    *counts = {counted->least, counted->most};
    return true;
  }

  absl::StatusOr<RegexNode> Atom(int depth, bool is_first) {
    if (Skip("(")) return Group(depth);
    if (Skip("[")) return Class();
    if (Skip("\\")) return Escape();
    if (Skip(".")) return OfClass(Without(AllCodePoints(), LineEnds()));
    if (Skip("^")) return Anchor(RegexNode::Kind::kTextBegin, depth == 0 && is_first, "`^`");
    if (Skip("$")) {
      return Anchor(RegexNode::Kind::kTextEnd, depth == 0 && (at_end() || next() == '|'), "`$`");
    }
    if (next() == '*' || next() == '+' || next() == '?') return Problem("nothing to repeat");
    auto code = Character();
    if (!code.ok()) return code.status();
    return OfClass({{*code, *code}});
  }

  absl::StatusOr<RegexNode> Anchor(RegexNode::Kind kind, bool is_at_end, absl::string_view name) {
    if (is_at_end) return OfKind(kind);
    return Problem(absl::StrCat(name, " elsewhere than at an end of the whole expression"));
  }

  absl::StatusOr<RegexNode> Group(int depth) {
    if (Skip("?")) {
      const bool is_named =
          Skip("P<") || (absl::StartsWith(pattern_.substr(at_), "<") &&
                         !absl::StartsWith(pattern_.substr(at_), "<=") &&
                         !absl::StartsWith(pattern_.substr(at_), "<!") && Skip("<"));
      if (is_named) {
        const size_t close = pattern_.find('>', at_);
        if (close == absl::string_view::npos) return Problem("a group's name has no end");
        at_ = close + 1;
      } else if (!Skip(":")) {
        return Problem("look-around, flags and other groups that begin with `(?`");
      }
    }
    auto inside = Choice(depth + 1);
    if (!inside.ok()) return inside;
    if (!Skip(")")) return Problem("a group is not closed");
    return inside;
  }

  absl::StatusOr<char32_t> Character() {
    if (at_end()) return Problem("it ends too soon");
    const Utf8Step step = NextUtf8(pattern_, at_);
    if (!step.valid) return Problem("it is not UTF-8");
    at_ += step.bytes;
    return step.value;
  }

  absl::StatusOr<RegexNode> Escape() {
    if (at_end()) return Problem("it ends with `\\`");
    if (auto members = MembersOf(next())) {
      ++at_;
      return OfClass(*std::move(members));
    }
    auto code = EscapedCharacter();
    if (!code.ok()) return code.status();
    return OfClass({{*code, *code}});
  }

  // After the backslash.
  absl::StatusOr<char32_t> EscapedCharacter() {
    if (at_end()) return Problem("it ends with `\\`");
    const char letter = next();
    if (letter == 'x') return Hexadecimal(2);
    if (letter == 'u') return Hexadecimal(4);
    if (const auto control = ControlOf(letter)) {
      ++at_;
      if (*control == 0 && !at_end() && absl::ascii_isdigit(next()))
        return Problem("octal escapes");
      return *control;
    }
    if (absl::ascii_isalnum(letter)) {
      return Problem(absl::StrCat("`\\", absl::string_view(&letter, 1), "`"));
    }
    return Character();
  }

  absl::StatusOr<char32_t> Hexadecimal(size_t digits) {
    const absl::string_view text = pattern_.substr(at_ + 1, digits);
    uint32_t code = 0;
    if (text.size() != digits || !absl::SimpleHexAtoi(text, &code) ||
        !std::all_of(text.begin(), text.end(), absl::ascii_isxdigit)) {
      return Problem(absl::StrCat("`\\", pattern_.substr(at_, 1), "` without ", digits,
                                  " hexadecimal digits"));
    }
    if (code >= 0xD800 && code <= 0xDFFF) return Problem("half of a surrogate pair");
    at_ += 1 + digits;
    return code;
  }

  // After the bracket.
  absl::StatusOr<RegexNode> Class() {
    const bool is_negated = Skip("^");
    if (!at_end() && next() == ']') return Problem("`]` first in a class, where it needs a `\\`");
    Ranges members;
    bool has_ascii_escape = false;
    while (!Skip("]")) {
      if (at_end()) return Problem("a class is not closed");
      if (Skip("[:")) return Problem("classes by name, `[:`");
      const auto status = ClassMember(&members, &has_ascii_escape);
      if (!status.ok()) return status;
    }
    members = Normalized(std::move(members));
    if (is_negated) members = Negated(members, has_ascii_escape);
    members = Without(members, {{0xD800, 0xDFFF}});
    if (members.empty()) return Problem("a class that no character is in");
    return OfClass(std::move(members));
  }

  static Ranges Negated(const Ranges& members, bool has_ascii_escape) {
    // `[^\s]` leaves out what `\S` does.
    const bool has_spaces = Without(Spaces(), members).empty();
    Ranges left = Without(has_ascii_escape ? Ascii() : AllCodePoints(), members);
    return has_spaces ? Without(left, AnySpaces()) : left;
  }

  absl::Status ClassMember(Ranges* members, bool* has_ascii_escape) {
    char32_t first;
    if (Skip("\\")) {
      if (!at_end()) {
        if (auto ranges = MembersOf(next())) {
          *has_ascii_escape |= absl::ascii_tolower(next()) != 's';
          ++at_;
          members->insert(members->end(), ranges->begin(), ranges->end());
          return absl::OkStatus();
        }
        if (next() == 'b') return Problem("`\\b` in a class");
      }
      auto code = EscapedCharacter();
      if (!code.ok()) return code.status();
      first = *code;
    } else {
      auto code = Character();
      if (!code.ok()) return code.status();
      first = *code;
    }
    char32_t last = first;
    if (pattern_.substr(at_, 1) == "-" && pattern_.substr(at_ + 1, 1) != "]" &&
        at_ + 1 < pattern_.size()) {
      ++at_;
      auto code = Skip("\\") ? EscapedCharacter() : Character();
      if (!code.ok()) return code.status();
      last = *code;
      if (last < first) return Problem("a range of a class ends before it begins");
    }
    members->push_back({first, last});
    return absl::OkStatus();
  }

  const absl::string_view pattern_;
  const ConstraintLimits& limits_;
  size_t at_ = 0;
};

}  // namespace

const std::vector<CodeRange>& AllCodePoints() {
  static const Ranges* const ranges = new Ranges{{0, 0xD7FF}, {0xE000, 0x10FFFF}};
  return *ranges;
}

std::vector<CodeRange> Normalized(std::vector<CodeRange> ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](const CodeRange& a, const CodeRange& b) { return a.first < b.first; });
  Ranges joined;
  for (const CodeRange& range : ranges) {
    if (!joined.empty() && range.first <= joined.back().last + 1) {
      joined.back().last = std::max(joined.back().last, range.last);
    } else {
      joined.push_back(range);
    }
  }
  return joined;
}

std::vector<CodeRange> Without(const std::vector<CodeRange>& ranges,
                               const std::vector<CodeRange>& others) {
  Ranges left;
  for (CodeRange range : ranges) {
    bool is_left = true;
    for (const CodeRange& other : others) {
      if (other.last < range.first || other.first > range.last) continue;
      if (other.first > range.first) left.push_back({range.first, other.first - 1});
      is_left = other.last < range.last;
      if (!is_left) break;
      range.first = other.last + 1;
    }
    if (is_left) left.push_back(range);
  }
  return left;
}

absl::StatusOr<RegexNode> ParseRegex(absl::string_view pattern, const ConstraintLimits& limits) {
  if (pattern.size() > limits.text_bytes) {
    return absl::InvalidArgumentError(absl::StrCat("the regular expression has ", pattern.size(),
                                                   " bytes, at most ", limits.text_bytes,
                                                   " are served"));
  }
  return RegexParser(pattern, limits).Parse();
}

}  // namespace longspan
