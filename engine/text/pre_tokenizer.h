// Cuts normalized text into the pieces that are merged apart. Immutable after Create; any thread.
#pragma once

#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/pre_tokenizer_json.h"

namespace longspan {

// Takes one piece, which may lie outside the text; an error ends the split and is what it returns.
using PieceSink = absl::FunctionRef<absl::Status(absl::string_view)>;

class PreTokenizer {
 public:
  // Steps are applied in turn, each to the pieces of the one before; none leaves the text whole.
  static absl::StatusOr<PreTokenizer> Create(const std::vector<PreTokenizerStep>& steps);

  // `begins_prompt`: nothing stands before the text, neither words nor added tokens. No piece is
  // empty.
  absl::Status Split(absl::string_view text, bool begins_prompt, PieceSink take) const {
    return Split(text, begins_prompt, 0, take);
  }

 private:
  struct Splitter {
    TextPattern pattern;
    SplitBehavior behavior;
    bool is_inverted;
  };
  using Step = std::variant<Splitter, MetaspaceSpec>;

  absl::Status Split(absl::string_view text, bool begins_prompt, size_t step, PieceSink take) const;

  std::vector<Step> steps_;
};

}  // namespace longspan
