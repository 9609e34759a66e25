// Splits the text of an answer, as it streams, into the reasoning at its beginning and the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/chat/reasoning_format.h"

namespace longspan {

struct SplitText {
  std::string reasoning;  // stands before the content
  std::string content;
};

// An answer reasons if it begins with the begin text, perhaps after white space, or inside
// reasoning; a begin text elsewhere is content. Of neither part are the markers, one newline after
// the begin text, one before the end text, and all newlines right after the end text. An answer
// that ends inside reasoning is reasoning to its end. One thread at a time.
class ReasoningSplitter {
 public:
  ReasoningSplitter(const ReasoningFormat& format, bool begins_in_reasoning);

  // Both add to the ends of `split`.
  void Push(absl::string_view text, SplitText* split);
  void Finish(SplitText* split);

  // Whether the next text is reasoning, for all that is known: where the prompt does not end inside
  // reasoning, not before the begin text is whole.
  bool in_reasoning() const;
  // No further text is reasoning.
  bool has_passed() const { return state_ == State::kEnded || state_ == State::kContent; }
  int64_t work_bytes() const { return work_bytes_; }

 private:
  enum class State { kStart, kBegun, kReasoning, kEnded, kContent };

  void Read(char c, SplitText* split);
  void ReadStart(char c, SplitText* split);
  void ReadReasoning(char c, SplitText* split);
  // The answer does not begin with the begin text: what was held is read as what it is.
  void LeaveStart(SplitText* split);
  // Whether the byte goes on with the marker; the whole marker is dropped, with what was held.
  bool ReadMarker(absl::string_view marker, char c, State after);

  const ReasoningFormat format_;
  const bool begins_in_reasoning_;
  State state_;
  std::string held_;         // white space that may be dropped, and the beginning of a marker
  size_t marker_bytes_ = 0;  // at the end of held_
  int64_t work_bytes_ = 0;
};

}  // namespace longspan
