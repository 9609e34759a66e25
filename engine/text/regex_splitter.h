// Split patterns nobody has matched by hand: a regular expression with Unicode classes and a bound
// on its steps. Immutable after Compile; any thread.
#pragma once

#include <memory>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

// Takes one piece; an error ends the split and is what it returns.
using PieceSink = absl::FunctionRef<absl::Status(absl::string_view)>;

class RegexSplitter {
 public:
  static absl::StatusOr<RegexSplitter> Compile(const std::string& pattern);

  // Every match is a piece, and so is every gap between them. `text` is UTF-8. InvalidArgument if
  // one match takes more steps or memory than allowed.
  absl::Status Split(absl::string_view text, PieceSink take) const;

 private:
  explicit RegexSplitter(std::shared_ptr<const void> code) : code_(std::move(code)) {}

  std::shared_ptr<const void> code_;  // pcre2_code
};

}  // namespace longspan
