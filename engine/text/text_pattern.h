// What a Split or a Replace of tokenizer.json looks for. Immutable after Create; any thread.
#pragma once

#include <optional>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/piece_patterns.h"
#include "engine/text/regex_splitter.h"

namespace longspan {

struct PatternSpec {
  // The last three match one character of a class (unicode_class.h) at a time.
  enum class Kind { kRegex, kLiteral, kNumber, kSpace, kWordCharacter };
  Kind kind = Kind::kRegex;
  std::string text;  // of a regular expression or a literal
};

class TextPattern {
 public:
  // InvalidArgument for an empty literal, and for a regular expression that is not served.
  static absl::StatusOr<TextPattern> Create(const PatternSpec& spec);

  // Hands over matches, which may be empty, and the gaps between them, in order. `text` is UTF-8.
  // InvalidArgument if one match takes more steps or memory than allowed.
  absl::Status Split(absl::string_view text, PartSink take) const;

 private:
  using CharacterTest = bool (*)(char32_t);

  absl::Status SplitAtLiteral(absl::string_view text, PartSink take) const;
  absl::Status SplitAtCharacters(absl::string_view text, PartSink take) const;
  absl::Status SplitByHand(absl::string_view text, PartSink take) const;

  // One of these four is set.
  std::string literal_;
  CharacterTest matches_character_ = nullptr;
  PieceEnd piece_end_ = nullptr;
  std::optional<RegexSplitter> general_;
};

}  // namespace longspan
