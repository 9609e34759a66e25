#include "engine/constraint/grammar_outline.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/constraint/grammar_text.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr absl::string_view kFunctions[] = {"TagDispatch",      "Token",    "Regex", "ExcludeToken",
                                            "TokenTagDispatch", "Substring"};

struct Node {
  enum class Kind {
    kText,      // ends by itself
    kRule,      // as `rule` does
    kSequence,  // if all parts do
    kChoice,    // if one part does
    kOptional,  // always; its part may still be entered
  };
  Kind kind = Kind::kText;
  int rule = 0;
  int64_t times = 1;  // that it may stand there, as counted
  int64_t cost = 1;   // of compiling it, in units of a byte of text
  std::vector<Node> parts;
};

Node OfParts(Node::Kind kind, std::vector<Node> parts) {
  if (parts.size() == 1 && kind != Node::Kind::kOptional) return std::move(parts[0]);
  Node node;
  node.kind = kind;
  node.parts = std::move(parts);
  return node;
}

// How many parts there are where counted repetitions are written out, or too many.
int64_t Written(const Node& node) {
  constexpr int64_t kTooMany = int64_t{1} << 40;
  int64_t sum = 1;
  for (const Node& part : node.parts) sum = std::min(kTooMany, sum + Written(part));
  return std::min(kTooMany, sum * node.times);
}

// What compiling a grammar takes, or too much. The library writes counted repetitions out up to a
// bound.
int64_t CompileCost(const Node& node) {
  // What is repeated more often takes more each time: it is looked ahead over.
  constexpr int64_t kTooMuch = int64_t{1} << 40, kWrittenOut = 128, kLookedAhead = 6;
  int64_t sum = node.cost;
  for (const Node& part : node.parts) sum = std::min(kTooMuch, sum + CompileCost(part));
  const int64_t times = node.times <= kWrittenOut ? node.times : 2 * kWrittenOut * kLookedAhead;
  return std::min(kTooMuch, sum * times);
}

// Of each place in a class: every token is tried that begins with a character of it, as far as it
// has others. Those of letters are most, and the longest.
int64_t ClassCost(absl::string_view inside) {
  constexpr int64_t kOfAnother = 12, kBeyondAscii = 300;
  const bool is_negated = absl::StartsWith(inside, "^");
  std::vector<bool> has(128);
  bool is_beyond = is_negated;
  const auto code_at = [&](size_t* at) -> uint32_t {
    uint32_t code = static_cast<unsigned char>(inside[*at]);
    const char kind = *at + 1 < inside.size() ? inside[*at + 1] : '\0';
    const size_t digits = code != '\\'  ? 0
                          : kind == 'U' ? 8
                          : kind == 'u' ? 4
                          : kind == 'x' ? 2
                                        : 0;
    if (digits > 0 && absl::SimpleHexAtoi(inside.substr(*at + 2, digits), &code)) {
      *at += 2 + digits;
    } else {
      *at += code == '\\' ? 2 : 1;
    }
    return code;
  };
  for (size_t at = is_negated ? 1 : 0; at < inside.size();) {
    const uint32_t first = code_at(&at);
    uint32_t last = first;
    if (at + 1 < inside.size() && inside[at] == '-') last = code_at(&++at);
    is_beyond |= last >= 128;
    for (uint32_t code = first; code <= std::min(last, 127u); ++code) has[code] = true;
  }
  int64_t letters = 0;
  for (int code = 0; code < 128; ++code) {
    letters += absl::ascii_isalpha(static_cast<unsigned char>(code)) && has[code] != is_negated;
  }
  return kOfAnother + letters * letters * 3 / 10 + (is_beyond ? kBeyondAscii : 0);
}

struct Rule {
  std::string name;
  int line = 0;  // where it is first named
  bool is_defined = false;
  Node body;
};

bool IsNameStart(char c) { return absl::ascii_isalpha(c) || c == '_' || c == '-' || c == '.'; }
bool IsNameCharacter(char c) { return IsNameStart(c) || absl::ascii_isdigit(c); }

class OutlineReader {
 public:
  OutlineReader(absl::string_view text, GrammarAuthor author, const ConstraintLimits& limits)
      : text_(text), is_client_(author == GrammarAuthor::kClient), limits_(limits) {}

  absl::Status Read() {
    SkipSpace();
    while (at_ < text_.size()) {
      absl::Status read = ReadRule();
      if (!read.ok()) return read;
    }
    return absl::OkStatus();
  }

  const std::vector<Rule>& rules() const { return rules_; }
  int RuleNamed(absl::string_view name) {
    const auto [known, is_new] = by_name_.try_emplace(std::string(name), rules_.size());
    if (is_new) rules_.push_back({std::string(name), line_, false, {}});
    return known->second;
  }

  absl::Status ProblemAt(int line, absl::string_view what) const {
    return absl::InvalidArgumentError(
        absl::StrCat("the grammar is not served: ", what, " (line ", line, ")"));
  }

 private:
  absl::Status Problem(absl::string_view what) const { return ProblemAt(line_, what); }
  absl::Status TooOften() const {
    return Problem(absl::StrCat("it repeats a part more than ", limits_.repetitions,
                                " times, or has more than ", 16 * limits_.repetitions,
                                " parts with counted repetitions written out"));
  }
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  void Step() {
    if (next() == '\n') ++line_;
    ++at_;
  }

  void SkipSpace() {
    while (at_ < text_.size() && (absl::ascii_isspace(next()) || next() == '#')) {
      if (next() == '#') {
        while (at_ < text_.size() && next() != '\n') ++at_;
      } else {
        Step();
      }
    }
  }

  bool Skip(absl::string_view token) {
    if (!absl::StartsWith(text_.substr(at_), token)) return false;
    at_ += token.size();
    SkipSpace();
    return true;
  }

  // A name at this place; empty if there is none. White space after it is left.
  absl::string_view Name() {
    if (!IsNameStart(next())) return "";
    const size_t begin = at_;
    while (IsNameCharacter(next())) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  // name[option=3]: only where a rule is defined, since elsewhere a class has a space before it.
  void SkipOptions() {
    if (next() == '[') at_ = std::min(text_.find(']', at_), text_.size() - 1) + 1;
  }

  // Whether a rule's definition begins here.
  bool IsAtRule() {
    const size_t at = at_;
    const int line = line_;
    const bool has_name = !Name().empty();
    SkipOptions();
    SkipSpace();
    const bool is_rule = has_name && absl::StartsWith(text_.substr(at_), "::=");
    at_ = at;
    line_ = line;
    return is_rule;
  }

  absl::Status ReadRule() {
    const absl::string_view name = Name();
    if (name.empty()) return Problem("a rule begins with its name");
    if (is_client_ && next() == '[') return Problem("options of rules");
    SkipOptions();
    if (is_client_ && absl::StartsWith(name, kOurNames)) {
      return Problem(absl::StrCat("names of rules that begin with `", kOurNames, "`"));
    }
    SkipSpace();
    if (!Skip("::=")) {
      return Problem(absl::StrCat("`", Utf8Prefix(name, 64), "` is not followed by `::=`"));
    }
    const int rule = RuleNamed(name);
    if (rules_[rule].is_defined) {
      return Problem(absl::StrCat("the rule `", Utf8Prefix(name, 64), "` is defined twice"));
    }
    rules_[rule].is_defined = true;
    auto body = Choice(0);
    if (!body.ok()) return body.status();
    rules_[rule].body = *std::move(body);
    written_ += Written(rules_[rule].body);
    if (is_client_ && written_ > 16 * limits_.repetitions) return TooOften();
    cost_ += CompileCost(rules_[rule].body);
    if (cost_ > limits_.compile_cost) {
      return Problem(
          "compiling it would take too long: it has too many counted repetitions of "
          "classes of characters, or too much text");
    }
    if (static_cast<int64_t>(rules_.size()) > limits_.grammar_rules) {
      return Problem(absl::StrCat("it has more than ", limits_.grammar_rules, " rules"));
    }
    return absl::OkStatus();
  }

  absl::StatusOr<Node> Choice(int depth) {
    const int most_depth = is_client_ ? limits_.expression_depth : 4 * limits_.expression_depth;
    if (depth > most_depth) {
      return Problem(absl::StrCat("groups are nested deeper than ", most_depth));
    }
    std::vector<Node> choices;
    do {
      auto sequence = Sequence(depth);
      if (!sequence.ok()) return sequence;
      choices.push_back(*std::move(sequence));
    } while (Skip("|"));
    return OfParts(Node::Kind::kChoice, std::move(choices));
  }

  absl::StatusOr<Node> Sequence(int depth) {
    std::vector<Node> parts;
    while (at_ < text_.size() && next() != '|' && next() != ')' && !IsAtRule()) {
      auto part = Quantified(depth);
      if (!part.ok()) return part;
      parts.push_back(*std::move(part));
    }
    if (parts.empty()) return Problem("an alternative is empty; write \"\"");
    return OfParts(Node::Kind::kSequence, std::move(parts));
  }

  absl::StatusOr<Node> Quantified(int depth) {
    auto element = Element(depth);
    if (!element.ok()) return element;
    bool is_optional = false;
    if (Skip("*") || Skip("?")) {
      is_optional = true;
    } else if (next() == '{') {
      const auto counts = Counts();
      if (!counts.ok()) return counts.status();
      is_optional = counts->first == 0;
      element->times *= std::max<int64_t>({1, counts->first, counts->second});
    } else {
      (void)Skip("+");
    }
    if (!is_optional) return element;
    return OfParts(Node::Kind::kOptional, {*std::move(element)});
  }

  // {2}, {2,} or {2,3}
  absl::StatusOr<std::pair<int64_t, int64_t>> Counts() {
    const size_t close = text_.find('}', at_);
    if (close == absl::string_view::npos) return Problem("a repetition is not closed");
    const absl::string_view inside = text_.substr(at_ + 1, close - at_ - 1);
    const size_t comma = std::min(inside.find(','), inside.size());
    int64_t least = 0, most = 0;
    const absl::string_view end =
        absl::StripAsciiWhitespace(inside.substr(std::min(comma + 1, inside.size())));
    if (!absl::SimpleAtoi(inside.substr(0, comma), &least) || least < 0 ||
        (!end.empty() && (!absl::SimpleAtoi(end, &most) || most < least))) {
      return Problem("a repetition is {2}, {2,} or {2,3}");
    }
    at_ = close + 1;
    SkipSpace();
    if (std::max(least, most) > limits_.repetitions) return TooOften();
    return std::make_pair(least, most);
  }

  absl::StatusOr<Node> Element(int depth) {
    if (next() == '"') return Quoted('"', "a text in quotes is not closed");
    if (next() == '[') return Class();
    if (absl::StartsWith(text_.substr(at_), "(=")) return LookAhead();
    if (Skip("(")) {
      if (Skip(")")) return Node();
      auto inside = Choice(depth + 1);
      if (!inside.ok()) return inside;
      if (!Skip(")")) return Problem("a group is not closed");
      return inside;
    }
    const absl::string_view name = Name();
    if (name.empty()) {
      const std::string shown(Utf8Prefix(text_.substr(at_), 8));
      return Problem(absl::StrCat("no text, class, group or rule begins with `", shown, "`"));
    }
    if (std::find(std::begin(kFunctions), std::end(kFunctions), name) != std::end(kFunctions)) {
      return Function(name);
    }
    if (is_client_ && next() == '[') {
      return Problem(absl::StrCat("a class needs a space between it and the rule `",
                                  Utf8Prefix(name, 64), "` before"));
    }
    SkipSpace();
    Node node;
    node.kind = Node::Kind::kRule;
    node.rule = RuleNamed(name);
    return node;
  }

  absl::StatusOr<Node> Quoted(char close, absl::string_view problem) {
    const size_t begin = at_ + 1;
    for (++at_; next() != close; ++at_) {
      if (next() == '\\') ++at_;
      if (at_ >= text_.size() || next() == '\n') return Problem(problem);
    }
    const absl::string_view inside = text_.substr(begin, at_ - begin);
    ++at_;
    SkipSpace();
    Node node;
    node.cost = close == ']' ? ClassCost(inside) : static_cast<int64_t>(inside.size()) + 1;
    return node;
  }

  absl::StatusOr<Node> Class() {
    if (absl::StartsWith(text_.substr(at_), "[]")) return Problem("a class without a character");
    return Quoted(']', "a class is not closed");
  }

  absl::StatusOr<Node> LookAhead() {
    if (is_client_) return Problem("look-ahead, `(=`");
    Skip("(=");
    auto inside = Choice(0);
    if (!inside.ok()) return inside;
    if (!Skip(")")) return Problem("look-ahead is not closed");
    return Node();
  }

  // One of the library's: the names within are rules that it enters, but for those before `=`.
  absl::StatusOr<Node> Function(absl::string_view name) {
    if (is_client_) return Problem(absl::StrCat("the function `", name, "`"));
    std::vector<Node> entered;
    int depth = 0;
    do {
      SkipSpace();
      if (next() == '(') ++depth;
      if (next() == ')') --depth;
      if (next() == '"') {
        auto quoted = Quoted('"', "a text in quotes is not closed");
        if (!quoted.ok()) return quoted;
        continue;
      }
      const absl::string_view word = Name();
      if (word.empty()) {
        Step();
      } else if (next() != '=' && word != "true" && word != "false") {
        Node node;
        node.kind = Node::Kind::kRule;
        node.rule = RuleNamed(word);
        entered.push_back(std::move(node));
      }
    } while (depth > 0 && at_ < text_.size());
    SkipSpace();
    return OfParts(Node::Kind::kOptional, {OfParts(Node::Kind::kSequence, std::move(entered))});
  }

  const absl::string_view text_;
  const bool is_client_;
  const ConstraintLimits& limits_;
  size_t at_ = 0;
  int line_ = 1;
  int64_t written_ = 0;  // parts
  int64_t cost_ = 0;
  std::vector<Rule> rules_;
  absl::flat_hash_map<std::string, int> by_name_;
};

bool Ends(const Node& node, const std::vector<bool>& rule_ends) {
  const auto part_ends = [&](const Node& part) { return Ends(part, rule_ends); };
  switch (node.kind) {
    case Node::Kind::kRule:
      return rule_ends[node.rule];
    case Node::Kind::kSequence:
      return std::all_of(node.parts.begin(), node.parts.end(), part_ends);
    case Node::Kind::kChoice:
      return std::any_of(node.parts.begin(), node.parts.end(), part_ends);
    default:
      return true;
  }
}

void AddNamed(const Node& node, std::vector<int>* named) {
  if (node.kind == Node::Kind::kRule) named->push_back(node.rule);
  for (const Node& part : node.parts) AddNamed(part, named);
}

// Which rules can end: those whose body does if all that are known to end do, until no more are
// found. A rule is looked at again only when one that it names has been found, so that all of it is
// linear.
std::vector<bool> RulesThatEnd(const std::vector<Rule>& rules) {
  std::vector<std::vector<int>> named_by(rules.size());
  std::vector<int> open;
  for (size_t rule = 0; rule < rules.size(); ++rule) {
    std::vector<int> named;
    AddNamed(rules[rule].body, &named);
    for (const int other : named) named_by[other].push_back(rule);
    open.push_back(rule);
  }
  std::vector<bool> ends(rules.size());
  while (!open.empty()) {
    const int rule = open.back();
    open.pop_back();
    if (ends[rule] || !Ends(rules[rule].body, ends)) continue;
    ends[rule] = true;
    open.insert(open.end(), named_by[rule].begin(), named_by[rule].end());
  }
  return ends;
}

std::vector<int> Reached(const std::vector<Rule>& rules, int root) {
  std::vector<bool> is_reached(rules.size());
  std::vector<int> reached = {root}, open = {root};
  is_reached[root] = true;
  while (!open.empty()) {
    std::vector<int> named;
    AddNamed(rules[open.back()].body, &named);
    open.pop_back();
    for (const int rule : named) {
      if (is_reached[rule]) continue;
      is_reached[rule] = true;
      reached.push_back(rule);
      open.push_back(rule);
    }
  }
  return reached;
}

}  // namespace

absl::Status CheckGrammar(absl::string_view grammar, GrammarAuthor author,
                          const ConstraintLimits& limits) {
  OutlineReader reader(grammar, author, limits);
  absl::Status read = reader.Read();
  if (!read.ok()) return read;
  const int root = reader.RuleNamed(author == GrammarAuthor::kClient ? "root" : kRootRule);
  const std::vector<Rule>& rules = reader.rules();
  for (const Rule& rule : rules) {
    if (rule.is_defined) continue;
    return reader.ProblemAt(
        rule.line, absl::StrCat("the rule `", Utf8Prefix(rule.name, 64), "` is not defined"));
  }
  const std::vector<bool> ends = RulesThatEnd(rules);
  for (const int rule : Reached(rules, root)) {
    if (ends[rule]) continue;
    return reader.ProblemAt(rules[rule].line,
                            absl::StrCat("the rule `", Utf8Prefix(rules[rule].name, 64),
                                         "` has no text: it goes on without end"));
  }
  return absl::OkStatus();
}

}  // namespace longspan
