#include "engine/sampling/stop.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace longspan {

std::string StopMatcher::Push(absl::string_view text, bool may_stop) {
  const size_t searched_bytes = pending_.size();
  pending_.append(text.data(), text.size());
  const std::string* best = nullptr;
  size_t best_end = pending_.size() + 1;
  for (const std::string& stop : stop_strings_) {
    if (!may_stop) break;
    // A match ends in the new text, so it begins at most its length before it.
    const size_t from = searched_bytes >= stop.size() ? searched_bytes - stop.size() + 1 : 0;
    const size_t found = pending_.find(stop, from);
    if (found == std::string::npos) continue;
    const size_t end = found + stop.size();
    if (end < best_end || (end == best_end && stop.size() > best->size())) {
      best = &stop;
      best_end = end;
    }
  }
  if (best != nullptr) {
    matched_ = *best;
    std::string out =
        pending_.substr(0, include_stop_in_output_ ? best_end : best_end - best->size());
    pending_.clear();
    return out;
  }
  const size_t emitted_bytes = pending_.size() - HeldBytes();
  std::string out = pending_.substr(0, emitted_bytes);
  pending_.erase(0, emitted_bytes);
  return out;
}

std::string StopMatcher::Flush() {
  std::string out;
  out.swap(pending_);
  return out;
}

// The longest suffix of pending_ that is a proper prefix of a stop string.
size_t StopMatcher::HeldBytes() const {
  const absl::string_view pending = pending_;
  size_t held = 0;
  for (const std::string& stop : stop_strings_) {
    const size_t longest = std::min(stop.size() - 1, pending.size());
    for (size_t bytes = longest; bytes > held; --bytes) {
      if (absl::StartsWith(stop, pending.substr(pending.size() - bytes))) held = bytes;
    }
  }
  return held;
}

}  // namespace longspan
