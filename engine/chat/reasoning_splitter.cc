#include "engine/chat/reasoning_splitter.h"

#include <utility>

#include "absl/strings/ascii.h"

namespace longspan {

ReasoningSplitter::ReasoningSplitter(const ReasoningFormat& format, bool begins_in_reasoning)
    : format_(format),
      begins_in_reasoning_(begins_in_reasoning),
      state_(format.exists() ? State::kStart : State::kContent) {}

void ReasoningSplitter::Push(absl::string_view text, SplitText* split) {
  for (const char c : text) Read(c, split);
}

void ReasoningSplitter::Finish(SplitText* split) {
  if (state_ == State::kStart) LeaveStart(split);
  split->reasoning += std::exchange(held_, "");
}

bool ReasoningSplitter::in_reasoning() const {
  if (state_ == State::kStart) return begins_in_reasoning_;
  return state_ == State::kBegun || state_ == State::kReasoning;
}

void ReasoningSplitter::Read(char c, SplitText* split) {
  ++work_bytes_;
  if (state_ == State::kStart) return ReadStart(c, split);
  if (state_ == State::kBegun) {
    state_ = State::kReasoning;
    if (c == '\n') return;
  }
  if (state_ == State::kReasoning) return ReadReasoning(c, split);
  if (state_ == State::kEnded && c == '\n') return;
  state_ = State::kContent;
  split->content += c;
}

// A prompt that leaves reasoning open does not keep every model from writing the begin text.
void ReasoningSplitter::ReadStart(char c, SplitText* split) {
  if (ReadMarker(format_.begin, c, State::kBegun)) return;
  if (marker_bytes_ == 0 && absl::ascii_isspace(c)) {
    held_ += c;
    return;
  }
  LeaveStart(split);
  Read(c, split);
}

void ReasoningSplitter::LeaveStart(SplitText* split) {
  state_ = begins_in_reasoning_ ? State::kBegun : State::kContent;
  marker_bytes_ = 0;
  const std::string held = std::exchange(held_, "");
  for (const char c : held) Read(c, split);
}

void ReasoningSplitter::ReadReasoning(char c, SplitText* split) {
  if (ReadMarker(format_.end, c, State::kEnded)) return;
  split->reasoning += std::exchange(held_, "");
  marker_bytes_ = 0;
  if (c == '\n') {
    held_ = c;
  } else if (!ReadMarker(format_.end, c, State::kEnded)) {
    split->reasoning += c;
  }
}

bool ReasoningSplitter::ReadMarker(absl::string_view marker, char c, State after) {
  if (c != marker[marker_bytes_]) return false;
  held_ += c;
  if (++marker_bytes_ == marker.size()) {
    held_.clear();
    marker_bytes_ = 0;
    state_ = after;
  }
  return true;
}

}  // namespace longspan
