#include "engine/text/jinja/lexer.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/jinja/string_literal.h"
#include "engine/text/jinja/text_scan.h"

namespace longspan {
namespace {

// Line ends become \n, and the last one of a source does not count.
std::string NormalizedSource(absl::string_view source) {
  std::string text;
  text.reserve(source.size());
  for (size_t i = 0; i < source.size(); ++i) {
    if (source[i] == '\r' && i + 1 < source.size() && source[i + 1] == '\n') continue;
    text += source[i] == '\r' ? '\n' : source[i];
  }
  if (absl::EndsWith(text, "\n")) text.pop_back();
  return text;
}

bool IsNameStart(char c) { return absl::ascii_isalpha(c) || c == '_' || (c & 0x80) != 0; }
bool IsNamePart(char c) { return IsNameStart(c) || absl::ascii_isdigit(c); }

constexpr absl::string_view kLongOperators[] = {"//", "**", "==", "!=", ">=", "<="};
constexpr absl::string_view kShortOperators = "+-/*%~[](){}><=.:|,;";

class SourceLexer {
 public:
  SourceLexer(std::string source, std::vector<Token>* tokens, SourceError* error)
      : source_(std::move(source)), rest_(source_), tokens_(tokens), error_(error) {}

  void Run() {
    while (ok() && !rest_.empty()) ReadTextAndTag();
    Add(TokenType::kEnd, "");
  }

 private:
  bool ok() const { return error_->status.ok(); }

  void Fail(absl::string_view message) { FailAt(here_, message); }
  void FailAt(SourcePosition at, absl::string_view message) {
    if (ok()) *error_ = {absl::InvalidArgumentError(message), at};
  }

  void Add(TokenType type, absl::string_view text) {
    tokens_->push_back({type, std::string(text), here_});
  }

  void Skip(size_t bytes) {
    for (const char c : rest_.substr(0, bytes)) {
      here_.column = c == '\n' ? 1 : here_.column + 1;
      here_.line += c == '\n' ? 1 : 0;
    }
    begins_line_ = bytes > 0 ? rest_[bytes - 1] == '\n' : begins_line_;
    rest_.remove_prefix(bytes);
  }

  void SkipSpace() { Skip(LeadingSpaceBytes(rest_)); }

  // Offset of the next "{{", "{%" or "{#".
  size_t FindTag() const {
    for (size_t at = rest_.find('{'); at < rest_.size(); at = rest_.find('{', at + 1)) {
      const char next = at + 1 < rest_.size() ? rest_[at + 1] : ' ';
      if (next == '{' || next == '%' || next == '#') return at;
    }
    return absl::string_view::npos;
  }

  char SignAt(size_t at) const {
    const char sign = at < rest_.size() ? rest_[at] : ' ';
    return sign == '-' || sign == '+' ? sign : ' ';
  }

  void ReadTextAndTag() {
    const size_t tag = FindTag();
    if (tag == absl::string_view::npos) {
      Add(TokenType::kText, rest_);
      return Skip(rest_.size());
    }
    const char kind = rest_[tag + 1];
    AddText(rest_.substr(0, tag), SignAt(tag + 2), /*is_print=*/kind == '{');
    Skip(tag);
    if (kind == '#') return SkipComment();
    if (kind == '%' && ReadRaw()) return;
    ReadTag(kind == '{');
  }

  // The text before a tag, without the white space that the tag takes.
  void AddText(absl::string_view text, char sign, bool is_print) {
    if (sign == '-') {
      text.remove_suffix(TrailingSpaceBytes(text));
    } else if (sign != '+' && !is_print) {
      const size_t line = text.rfind('\n') + 1;  // 0 where there is none
      const bool begins_line = line > 0 || begins_line_;
      if (begins_line && LeadingSpaceBytes(text.substr(line)) == text.size() - line)
        text = text.substr(0, line);
    }
    if (!text.empty()) Add(TokenType::kText, text);
  }

  // After "%}" or "#}": its sign says what goes with it.
  void EndBlock(bool takes_space) {
    Skip(2);
    if (takes_space) return SkipSpace();
    if (absl::StartsWith(rest_, "\n")) Skip(1);
  }

  void SkipComment() {
    const size_t begin = SignAt(2) == ' ' ? 2 : 3;
    const size_t end = rest_.find("#}", begin);
    if (end == absl::string_view::npos) return Fail("this comment does not end");
    const char sign = end > begin ? SignAt(end - 1) : ' ';
    Skip(end);
    if (sign == '+') return Skip(2);
    EndBlock(sign == '-');
  }

  // How long "{%- NAME -%}" is that begins at `at`, without what follows it; 0 if it is not there.
  size_t BareTagBytes(size_t at, absl::string_view name, char* end_sign) const {
    absl::string_view tag = rest_.substr(at);
    const size_t whole = tag.size();
    tag.remove_prefix(2);
    if (!tag.empty() && (tag[0] == '-' || tag[0] == '+')) tag.remove_prefix(1);
    tag.remove_prefix(LeadingSpaceBytes(tag));
    if (!absl::StartsWith(tag, name)) return 0;
    tag.remove_prefix(name.size());
    tag.remove_prefix(LeadingSpaceBytes(tag));
    *end_sign = !tag.empty() && (tag[0] == '-' || tag[0] == '+') ? tag[0] : ' ';
    if (*end_sign != ' ') tag.remove_prefix(1);
    return absl::StartsWith(tag, "%}") ? whole - tag.size() + 2 : 0;
  }

  // At "{%". What stands between raw and endraw is text, and tags in it are not.
  bool ReadRaw() {
    char sign = ' ';
    const size_t begin_bytes = BareTagBytes(0, "raw", &sign);
    if (begin_bytes == 0 || sign == '+') return false;
    const SourcePosition begin = here_;
    Skip(begin_bytes);
    if (sign == '-') SkipSpace();
    for (size_t at = rest_.find("{%"); at < rest_.size(); at = rest_.find("{%", at + 1)) {
      const size_t end_bytes = BareTagBytes(at, "endraw", &sign);
      if (end_bytes == 0) continue;
      AddText(rest_.substr(0, at), SignAt(at + 2), /*is_print=*/false);
      Skip(at + end_bytes - 2);
      sign == '+' ? Skip(2) : EndBlock(sign == '-');
      return true;
    }
    FailAt(begin, "this raw block does not end");
    return true;
  }

  void ReadTag(bool is_print) {
    const SourcePosition begin = here_;
    Add(is_print ? TokenType::kPrintBegin : TokenType::kBlockBegin, rest_.substr(0, 2));
    Skip(SignAt(2) == ' ' ? 2 : 3);
    open_.clear();
    while (ok()) {
      SkipSpace();
      if (rest_.empty())
        return FailAt(begin, is_print ? "this {{ does not end" : "this {% does not end");
      if (open_.empty() && EndTag(is_print)) return;
      ReadToken();
    }
  }

  bool EndTag(bool is_print) {
    const absl::string_view end = is_print ? "}}" : "%}";
    const char sign = SignAt(0);
    const bool has_sign = sign == '-' || (sign == '+' && !is_print);
    if (!absl::StartsWith(rest_.substr(has_sign ? 1 : 0), end)) return false;
    Add(is_print ? TokenType::kPrintEnd : TokenType::kBlockEnd, end);
    if (has_sign) Skip(1);
    if (is_print || sign == '+') {
      Skip(2);
      if (sign == '-') SkipSpace();
    } else {
      EndBlock(sign == '-');
    }
    return true;
  }

  void ReadToken() {
    const char c = rest_[0];
    if (absl::ascii_isdigit(c)) return ReadNumber();
    if (c == '\'' || c == '"') return ReadString();
    if (IsNameStart(c)) return ReadName();
    ReadOperator();
  }

  void ReadName() {
    const auto end = std::find_if_not(rest_.begin(), rest_.end(), IsNamePart);
    AddAndSkip(TokenType::kName, end - rest_.begin());
  }

  void AddAndSkip(TokenType type, size_t bytes) {
    Add(type, rest_.substr(0, bytes));
    Skip(bytes);
  }

  void ReadNumber() {
    // After a dot digits are a place in a list, never a fraction.
    const bool may_be_float = tokens_->empty() || !tokens_->back().IsOperator(".");
    const NumberToken number = ScanNumber(rest_, may_be_float);
    Add(number.is_float ? TokenType::kFloat : TokenType::kInteger, number.digits);
    Skip(number.bytes);
  }

  void ReadString() {
    const size_t bytes = StringLiteralBytes(rest_);
    if (bytes == 0) return Fail("this string does not end");
    std::string problem;
    const std::string meaning = UnescapeString(rest_.substr(1, bytes - 2), &problem);
    if (!problem.empty()) return Fail(problem);
    Add(TokenType::kString, meaning);
    Skip(bytes);
  }

  void ReadOperator() {
    for (const absl::string_view op : kLongOperators) {
      if (absl::StartsWith(rest_, op)) return AddAndSkip(TokenType::kOperator, op.size());
    }
    if (!absl::StrContains(kShortOperators, rest_[0])) {
      return Fail(absl::StrCat("unexpected character ", rest_.substr(0, 1)));
    }
    if (Balance(rest_[0])) AddAndSkip(TokenType::kOperator, 1);
  }

  // While brackets are open, "}}" and "%}" do not end a tag.
  bool Balance(char c) {
    constexpr absl::string_view kOpening = "([{", kClosing = ")]}";
    if (absl::StrContains(kOpening, c)) open_ += c;
    const size_t kind = kClosing.find(c);
    if (kind == absl::string_view::npos) return true;
    const bool fits = !open_.empty() && open_.back() == kOpening[kind];
    if (fits) {
      open_.pop_back();
    } else {
      Fail(absl::StrCat("unexpected ", absl::string_view(&c, 1)));
    }
    return fits;
  }

  const std::string source_;
  absl::string_view rest_;  // of the source
  SourcePosition here_;
  bool begins_line_ = true;  // what was skipped last ended a line
  std::string open_;         // brackets
  std::vector<Token>* tokens_;
  SourceError* error_;
};

}  // namespace

std::vector<Token> Tokenize(absl::string_view source, SourceError* error) {
  std::vector<Token> tokens;
  SourceLexer(NormalizedSource(source), &tokens, error).Run();
  return tokens;
}

}  // namespace longspan
