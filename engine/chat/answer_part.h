// What the text of an answer in chat form is made of.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace longspan {

struct AnswerPart {
  enum class Kind { kContent, kReasoning, kToolCallBegin, kToolCallArguments };

  Kind kind = Kind::kContent;
  int32_t call_index = -1;  // of the parts of tool calls: 0 for the first call of the answer
  // Of kToolCallBegin the function's name; of kToolCallArguments the next piece of a JSON object.
  std::string text;
};

// Adds text to the end of `parts`, where it goes on with what the last part is of. No text, no
// part.
void AppendPart(AnswerPart::Kind kind, int32_t call_index, absl::string_view text,
                std::vector<AnswerPart>* parts);

}  // namespace longspan
