// Which tokens of an answer are reasoning. Engine thread.
#pragma once

#include "absl/strings/string_view.h"
#include "engine/chat/reasoning_splitter.h"
#include "engine/request/request.h"

namespace longspan {

class AnswerReasoning {
 public:
  explicit AnswerReasoning(const ReasoningParams& reasoning)
      : splitter_(reasoning.format, reasoning.begins_in_reasoning) {}

  // What the next token adds to the answer, hidden or shown. True if the answer is inside reasoning
  // before the token and behind it: markers that are one token are none of it.
  bool Read(absl::string_view text);

 private:
  ReasoningSplitter splitter_;
};

}  // namespace longspan
