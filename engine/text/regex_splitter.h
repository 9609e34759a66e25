// Split patterns nobody has matched by hand: a regular expression with Unicode classes and a bound
// on its steps. Immutable after Compile; any thread.
#pragma once

#include <memory>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

// Takes a match or a gap between two; an error ends the split and is what it returns.
using PartSink = absl::FunctionRef<absl::Status(absl::string_view part, bool is_match)>;

class RegexSplitter {
 public:
  static absl::StatusOr<RegexSplitter> Compile(const std::string& pattern);

  // Hands over matches and the gaps between them, in order. An empty match counts unless it touches
  // the match before it. `text` is UTF-8. InvalidArgument if one match takes more steps or memory
  // than allowed.
  absl::Status Split(absl::string_view text, PartSink take) const;

 private:
  explicit RegexSplitter(std::shared_ptr<const void> code) : code_(std::move(code)) {}

  std::shared_ptr<const void> code_;  // pcre2_code
};

}  // namespace longspan
