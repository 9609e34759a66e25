#include "engine/sampling/stop.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace longspan {

std::string StopMatcher::Add(absl::string_view text, bool may_stop, bool is_hidden) {
  pending_.append(text.data(), text.size());
  hidden_.append(text.size(), is_hidden ? kHidden : kShown);
  if (may_stop) {
    if (const auto match = FindMatch(text.size(), is_hidden); match.has_value()) {
      matched_ = *match->stop;
      std::string out =
          Shown(pending_.size()).substr(0, include_stop_in_output_ ? match->end : match->begin);
      pending_.clear();
      hidden_.clear();
      return out;
    }
  }
  const size_t from = HeldFrom();
  std::string out = Shown(from);
  pending_.erase(0, from);
  hidden_.erase(0, from);
  return out;
}

// Begin and end in bytes of what shows.
std::optional<StopMatcher::Match> StopMatcher::FindMatch(size_t new_bytes, bool is_hidden) const {
  std::optional<Match> match = FirstIn(pending_, new_bytes);
  if (!hides_any()) return match;
  if (match.has_value()) {
    match->begin = Shown(match->begin).size();
    match->end = Shown(match->end).size();
  }
  if (is_hidden) return match;
  const std::string shown = Shown(pending_.size());
  const std::optional<Match> in_shown = FirstIn(shown, new_bytes);
  if (!match.has_value()) return in_shown;
  return in_shown.has_value() && in_shown->end < match->end ? in_shown : match;
}

std::optional<StopMatcher::Match> StopMatcher::FirstIn(absl::string_view text,
                                                       size_t new_bytes) const {
  std::optional<Match> best;
  const size_t searched_bytes = text.size() - new_bytes;
  for (const std::string& stop : stop_strings_) {
    // A match ends in the new text, so it begins at most its length before it.
    const size_t from = searched_bytes >= stop.size() ? searched_bytes - stop.size() + 1 : 0;
    const size_t begin = text.find(stop, from);
    if (begin == absl::string_view::npos) continue;
    const size_t end = begin + stop.size();
    const bool is_better = !best.has_value() || end < best->end ||
                           (end == best->end && stop.size() > best->stop->size());
    if (is_better) best = Match{&stop, begin, end};
  }
  return best;
}

std::string StopMatcher::Flush() {
  std::string out = Shown(pending_.size());
  pending_.clear();
  hidden_.clear();
  return out;
}

std::string StopMatcher::Shown(size_t bytes) const {
  std::string shown;
  for (size_t i = 0; i < bytes; ++i) {
    if (hidden_[i] == kShown) shown.push_back(pending_[i]);
  }
  return shown;
}

// From where on pending_ may still become part of a match.
size_t StopMatcher::HeldFrom() const {
  size_t from = pending_.size() - HeldBytes(pending_);
  if (!hides_any()) return from;
  size_t at = pending_.size();
  for (size_t held = HeldBytes(Shown(pending_.size())); held > 0; held -= hidden_[at] == kShown) {
    --at;
  }
  return std::min(from, at);
}

size_t StopMatcher::HeldBytes(absl::string_view text) const {
  size_t held = 0;
  for (const std::string& stop : stop_strings_) {
    const size_t longest = std::min(stop.size() - 1, text.size());
    for (size_t bytes = longest; bytes > held; --bytes) {
      if (absl::StartsWith(stop, text.substr(text.size() - bytes))) held = bytes;
    }
  }
  return held;
}

}  // namespace longspan
