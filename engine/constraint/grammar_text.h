// Writes grammars as the library reads them: EBNF rules, one a line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace longspan {

// Code points from `first` to `last`.
struct CodeRange {
  char32_t first;
  char32_t last;
  bool operator==(const CodeRange&) const = default;
};

// "..." that matches exactly these bytes, which are UTF-8.
std::string GrammarLiteral(absl::string_view text);
// [...] that matches one code point of `ranges`, which are not empty.
std::string GrammarClass(absl::Span<const CodeRange> ranges);
// (a | b | c); one choice stands as it is.
std::string GrammarChoice(absl::Span<const std::string> choices);
// body{least,most}, most -1 for any number. `body` may be any expression.
std::string GrammarRepeat(absl::string_view body, int64_t least, int64_t most);

// The whole answer's rule. Names of ours begin like this, names of clients' grammars do not.
constexpr absl::string_view kOurNames = "_.";
constexpr absl::string_view kRootRule = "_.root";

// The rules of a grammar, under names that it gives them.
class GrammarText {
 public:
  explicit GrammarText(size_t most_bytes) : most_bytes_(most_bytes) {}

  std::string AddRule(absl::string_view body);
  // A rule that stands in others before its body is known.
  std::string ReserveRule();
  void Define(absl::string_view name, absl::string_view body);
  // Those of a grammar of its own, under its names.
  void AddRules(absl::string_view grammar);

  bool is_full() const { return text_.size() > most_bytes_; }
  int64_t rules() const { return rules_; }
  // All of it, the whole answer being `body`.
  std::string Finish(absl::string_view body) &&;

 private:
  const size_t most_bytes_;
  int64_t rules_ = 0;
  std::string text_;
};

}  // namespace longspan
