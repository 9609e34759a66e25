// Stop strings over streamed text: finds the first that completes, wherever token boundaries lie,
// and holds back text that may still become part of one. Engine thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace longspan {

class StopMatcher {
 public:
  StopMatcher(std::vector<std::string> stop_strings, bool include_stop_in_output)
      : stop_strings_(std::move(stop_strings)), include_stop_in_output_(include_stop_in_output) {}

  // Adds text and returns what may go out. With `may_stop` false, stop strings that complete in
  // this text pass as ordinary text (before min_tokens). The match is the one that completes
  // first; of several that end together, the longest.
  std::string Push(absl::string_view text, bool may_stop);
  // What was held back, at an end without a match.
  std::string Flush();

  const std::optional<std::string>& matched() const { return matched_; }

 private:
  size_t HeldBytes() const;

  std::vector<std::string> stop_strings_;
  bool include_stop_in_output_;
  std::string pending_;
  std::optional<std::string> matched_;
};

}  // namespace longspan
