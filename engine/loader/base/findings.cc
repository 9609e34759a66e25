#include "engine/loader/base/findings.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace longspan {

absl::Status Findings::ToStatus(absl::string_view subject) const {
  if (problems_.empty()) return absl::OkStatus();
  // A file of the wrong model can be wrong about every tensor of a thousand layers.
  constexpr size_t kShownProblems = 100;
  std::string message = absl::StrCat(subject, ": ", problems_.size(),
                                     problems_.size() == 1 ? " problem" : " problems");
  const size_t shown = std::min(problems_.size(), kShownProblems);
  for (size_t index = 0; index < shown; ++index) absl::StrAppend(&message, "\n", problems_[index]);
  if (shown < problems_.size()) {
    absl::StrAppend(&message, "\nand ", problems_.size() - shown, " more");
  }
  return absl::InvalidArgumentError(message);
}

}  // namespace longspan
