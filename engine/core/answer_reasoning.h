// Which tokens of an answer are reasoning, and its end where it has a maximum: the tokens of the
// end marker follow, whatever the model would have said. Engine thread.
#pragma once

#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "engine/chat/reasoning_splitter.h"
#include "engine/request/request.h"

namespace longspan {

class AnswerReasoning {
 public:
  // `reasoning` outlives it.
  explicit AnswerReasoning(const ReasoningParams& reasoning)
      : reasoning_(reasoning), splitter_(reasoning.format, reasoning.begins_in_reasoning) {}

  // What the next token adds to the answer, hidden or shown. True if the answer is inside reasoning
  // before the token and behind it: markers that are one token are none of it.
  bool Read(absl::string_view text);

  // What the next token must be; -1: any.
  int32_t forced_token() const;
  // So many tokens from the next one on are certainly not forced, whatever they are.
  int64_t free_tokens() const;

 private:
  // The end is not forced, or all of it is.
  bool is_free() const;

  const ReasoningParams& reasoning_;
  ReasoningSplitter splitter_;
  int64_t tokens_ = 0;            // of reasoning
  size_t forced_end_tokens_ = 0;  // read
};

}  // namespace longspan
