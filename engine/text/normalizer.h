// What is done to text before it is cut into pieces. Immutable after Create; any thread.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/normalizer_json.h"

namespace longspan {

class Normalizer {
 public:
  // InvalidArgument for a pattern that is not served.
  static absl::StatusOr<Normalizer> Create(const std::vector<NormalizerStep>& steps);

  bool changes_nothing() const { return steps_.empty(); }

  // `text` is UTF-8, and so is the result. InvalidArgument where the result would be longer than
  // `max_bytes`, or one match takes more steps or memory than allowed.
  absl::StatusOr<std::string> Normalize(absl::string_view text, size_t max_bytes) const;

 private:
  struct Replacer {
    TextPattern pattern;
    std::string content;

    absl::StatusOr<std::string> Apply(absl::string_view text, size_t max_bytes) const;
  };
  using Step = std::variant<UnicodeForm, Replacer, PrependSpec, StripSpec, LowercaseSpec>;

  std::vector<Step> steps_;
};

}  // namespace longspan
