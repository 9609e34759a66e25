#include "engine/text/text_pattern.h"

#include <algorithm>
#include <utility>

#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {
absl::StatusOr<TextPattern> TextPattern::Create(const PatternSpec& spec) {
  TextPattern pattern;
  switch (spec.kind) {
    case PatternSpec::Kind::kLiteral:
      if (spec.text.empty()) {
        return absl::InvalidArgumentError("an empty pattern is not served");
      }
      pattern.literal_ = spec.text;
      return pattern;
    case PatternSpec::Kind::kNumber:
      pattern.matches_character_ = IsNumeric;
      return pattern;
    case PatternSpec::Kind::kSpace:
      pattern.matches_character_ = IsSpace;
      return pattern;
    case PatternSpec::Kind::kWordCharacter:
      pattern.matches_character_ = IsWordCharacter;
      return pattern;
    case PatternSpec::Kind::kRegex:
      break;
  }
  pattern.piece_end_ = FindPieceEnd(spec.text);
  if (pattern.piece_end_ != nullptr) return pattern;
  absl::StatusOr<RegexSplitter> general = RegexSplitter::Compile(spec.text);
  if (!general.ok()) return general.status();
  pattern.general_ = *std::move(general);
  return pattern;
}

absl::Status TextPattern::Split(absl::string_view text, PartSink take) const {
  if (general_.has_value()) return general_->Split(text, take);
  if (piece_end_ != nullptr) return SplitByHand(text, take);
  if (matches_character_ != nullptr) return SplitAtCharacters(text, take);
  return SplitAtLiteral(text, take);
}

absl::Status TextPattern::SplitAtLiteral(absl::string_view text, PartSink take) const {
  while (!text.empty()) {
    const size_t gap_bytes = std::min(text.find(literal_), text.size());
    if (gap_bytes > 0) {
      if (absl::Status status = take(text.substr(0, gap_bytes), false); !status.ok()) return status;
      text.remove_prefix(gap_bytes);
    }
    if (text.empty()) break;
    const absl::string_view match = text.substr(0, literal_.size());
    text.remove_prefix(match.size());
    if (absl::Status status = take(match, true); !status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status TextPattern::SplitAtCharacters(absl::string_view text, PartSink take) const {
  size_t taken = 0;  // all before it has been handed over
  const auto take_until = [&](size_t end, bool is_match) {
    if (end == taken) return absl::OkStatus();
    const absl::string_view part = text.substr(taken, end - taken);
    taken = end;
    return take(part, is_match);
  };
  for (size_t offset = 0; offset < text.size();) {
    const Utf8Step step = NextUtf8(text, offset);
    const size_t begin = offset;
    offset += step.bytes;
    if (!matches_character_(step.value)) continue;
    if (absl::Status status = take_until(begin, false); !status.ok()) return status;
    if (absl::Status status = take_until(offset, true); !status.ok()) return status;
  }
  return take_until(text.size(), false);
}

absl::Status TextPattern::SplitByHand(absl::string_view text, PartSink take) const {
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = piece_end_(text, begin);
    if (absl::Status status = take(text.substr(begin, end - begin), true); !status.ok()) {
      return status;
    }
    begin = end;
  }
  return absl::OkStatus();
}

}  // namespace longspan
