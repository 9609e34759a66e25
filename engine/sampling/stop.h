// Stop strings over streamed text: finds the first that completes, wherever token boundaries lie,
// and holds back text that may still become part of one. Engine thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace longspan {

// Text may be hidden: that of special tokens, which clients name in stop strings whether they see
// it or not. So stop strings are looked for both in all that was pushed and in what of it shows.
class StopMatcher {
 public:
  StopMatcher(std::vector<std::string> stop_strings, bool include_stop_in_output)
      : stop_strings_(std::move(stop_strings)), include_stop_in_output_(include_stop_in_output) {}

  // Adds text and returns what may go out. With `may_stop` false, stop strings that complete in
  // this text pass as ordinary text (before min_tokens). The match is the one that completes
  // first; of several that end together, the longest.
  std::string Push(absl::string_view text, bool may_stop) { return Add(text, may_stop, false); }
  // Likewise, text that does not go out.
  std::string PushHidden(absl::string_view text, bool may_stop) {
    return Add(text, may_stop, true);
  }
  // What was held back, at an end without a match.
  std::string Flush();

  const std::optional<std::string>& matched() const { return matched_; }

 private:
  struct Match {
    const std::string* stop;
    size_t begin;
    size_t end;
  };

  std::string Add(absl::string_view text, bool may_stop, bool is_hidden);
  // In text of which the last `new_bytes` were not looked at before.
  std::optional<Match> FirstIn(absl::string_view text, size_t new_bytes) const;
  // The longest suffix that is a proper prefix of a stop string.
  size_t HeldBytes(absl::string_view text) const;
  std::optional<Match> FindMatch(size_t new_bytes, bool is_hidden) const;
  size_t HeldFrom() const;
  bool hides_any() const { return hidden_.find(kHidden) != std::string::npos; }
  // What shows of the first `bytes` of pending_.
  std::string Shown(size_t bytes) const;

  static constexpr char kHidden = 'h';
  static constexpr char kShown = 's';

  const std::vector<std::string> stop_strings_;
  const bool include_stop_in_output_;
  std::string pending_;
  std::string hidden_;  // [pending_] kHidden or kShown
  std::optional<std::string> matched_;
};

}  // namespace longspan
