#include "engine/text/pre_tokenizer.h"

#include <utility>

namespace longspan {

absl::StatusOr<PreTokenizer> PreTokenizer::Create(const std::vector<std::string>& patterns) {
  PreTokenizer pre_tokenizer;
  for (const std::string& pattern : patterns) {
    Step step;
    step.piece_end = FindPieceEnd(pattern);
    if (step.piece_end == nullptr) {
      absl::StatusOr<RegexSplitter> general = RegexSplitter::Compile(pattern);
      if (!general.ok()) return general.status();
      step.general = *std::move(general);
    }
    pre_tokenizer.steps_.push_back(std::move(step));
  }
  return pre_tokenizer;
}

absl::Status PreTokenizer::Split(absl::string_view text, size_t step_index, PieceSink take) const {
  if (step_index == steps_.size()) return text.empty() ? absl::OkStatus() : take(text);
  const Step& step = steps_[step_index];
  const auto take_further = [&](absl::string_view piece) {
    return Split(piece, step_index + 1, take);
  };
  if (step.general.has_value()) return step.general->Split(text, take_further);
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = step.piece_end(text, begin);
    if (absl::Status status = take_further(text.substr(begin, end - begin)); !status.ok()) {
      return status;
    }
    begin = end;
  }
  return absl::OkStatus();
}

}  // namespace longspan
