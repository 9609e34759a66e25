// Cuts normalized text into the pieces that are merged apart. Immutable after Create; any thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/piece_patterns.h"
#include "engine/text/regex_splitter.h"

namespace longspan {

class PreTokenizer {
 public:
  // Patterns are applied in turn, each to the pieces of the one before; none leaves the text whole.
  static absl::StatusOr<PreTokenizer> Create(const std::vector<std::string>& patterns);

  absl::Status Split(absl::string_view text, PieceSink take) const { return Split(text, 0, take); }

 private:
  struct Step {
    PieceEnd piece_end = nullptr;
    std::optional<RegexSplitter> general;  // where that is null
  };

  absl::Status Split(absl::string_view text, size_t step, PieceSink take) const;

  std::vector<Step> steps_;
};

}  // namespace longspan
