#include "engine/text/pre_tokenizer.h"

#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"

namespace longspan {
namespace {

// Whether a part is of one piece with the part before it.
bool Joins(SplitBehavior behavior, bool previous_is_match, bool is_match) {
  switch (behavior) {
    case SplitBehavior::kIsolated:
    case SplitBehavior::kRemoved:
      return false;
    case SplitBehavior::kContiguous:
      return is_match == previous_is_match;
    case SplitBehavior::kMergedWithPrevious:
      return is_match && !previous_is_match;
    case SplitBehavior::kMergedWithNext:
      return !is_match && previous_is_match;
  }
  return false;
}

// Makes pieces of the parts of a text, which arrive in order and lie side by side in it.
class PieceJoiner {
 public:
  PieceJoiner(SplitBehavior behavior, PieceSink take) : behavior_(behavior), take_(take) {}

  absl::Status Add(absl::string_view part, bool is_match) {
    const bool joins = has_parts_ && Joins(behavior_, previous_is_match_, is_match);
    if (!joins) {
      if (absl::Status status = Flush(); !status.ok()) return status;
      piece_ = part.substr(0, 0);
    }
    has_parts_ = true;
    previous_is_match_ = is_match;
    const bool is_removed = behavior_ == SplitBehavior::kRemoved && is_match;
    if (!is_removed) piece_ = absl::string_view(piece_.data(), piece_.size() + part.size());
    return absl::OkStatus();
  }

  absl::Status Flush() {
    const absl::string_view piece = std::exchange(piece_, {});
    return piece.empty() ? absl::OkStatus() : take_(piece);
  }

 private:
  const SplitBehavior behavior_;
  const PieceSink take_;
  absl::string_view piece_;  // not handed over yet
  bool has_parts_ = false;
  bool previous_is_match_ = false;
};

std::string MarkSpaces(absl::string_view text, const MetaspaceSpec& spec, bool begins_prompt) {
  std::string marked = absl::StrReplaceAll(text, {{" ", spec.mark}});
  const bool may_prepend = spec.prepend == PrependScheme::kAlways ||
                           (spec.prepend == PrependScheme::kFirst && begins_prompt);
  if (may_prepend && !absl::StartsWith(marked, spec.mark)) marked.insert(0, spec.mark);
  return marked;
}

}  // namespace

absl::StatusOr<PreTokenizer> PreTokenizer::Create(const std::vector<PreTokenizerStep>& steps) {
  PreTokenizer pre_tokenizer;
  for (const PreTokenizerStep& step : steps) {
    const auto* split = std::get_if<SplitSpec>(&step);
    if (split == nullptr) {
      pre_tokenizer.steps_.emplace_back(std::get<MetaspaceSpec>(step));
      continue;
    }
    absl::StatusOr<TextPattern> pattern = TextPattern::Create(split->pattern);
    if (!pattern.ok()) return pattern.status();
    pre_tokenizer.steps_.emplace_back(
        Splitter{*std::move(pattern), split->behavior, split->is_inverted});
  }
  return pre_tokenizer;
}

absl::Status PreTokenizer::Split(absl::string_view text, bool begins_prompt, size_t step_index,
                                 PieceSink take) const {
  if (text.empty()) return absl::OkStatus();
  if (step_index == steps_.size()) return take(text);
  const auto take_further = [&](absl::string_view piece) {
    const bool is_first = begins_prompt && piece.data() == text.data();
    return Split(piece, is_first, step_index + 1, take);
  };
  const auto* splitter = std::get_if<Splitter>(&steps_[step_index]);
  if (splitter == nullptr) {
    const std::string marked =
        MarkSpaces(text, std::get<MetaspaceSpec>(steps_[step_index]), begins_prompt);
    return Split(marked, begins_prompt, step_index + 1, take);
  }
  PieceJoiner joiner(splitter->behavior, take_further);
  absl::Status status = splitter->pattern.Split(text, [&](absl::string_view part, bool is_match) {
    return joiner.Add(part, is_match != splitter->is_inverted);
  });
  return status.ok() ? joiner.Flush() : status;
}

}  // namespace longspan
