// The text of an answer in chat form, as it streams, taken apart into reasoning, content and tool
// calls. However the text is cut into pieces, the parts put together are the same. What may still
// become a marker or a call is held back, and no more than that. No text is lost: what is no
// well-formed call is content, as written.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/chat/answer_part.h"
#include "engine/chat/reasoning_format.h"
#include "engine/chat/reasoning_splitter.h"
#include "engine/chat/tool_call_format.h"
#include "engine/chat/tool_call_parser.h"

namespace longspan {

// What all answers to a request have in common.
struct AnswerFormat {
  ReasoningFormat reasoning;
  bool begins_in_reasoning = false;  // the prompt ends inside reasoning (LeavesReasoningOpen)
  ToolCallFormat tool_calls = ToolCallFormat::kNone;
  ToolNames tool_names;  // of the functions that the request allows; calls of others are content
  // Calls are constrained by a grammar and so cannot break: the name is reported as soon as it is
  // known, and the arguments as they come. Otherwise a call is reported when it is whole.
  bool arguments_stream = false;
  int max_calls = ToolCallParser::kMaxCalls;  // further ones are content
  bool names_call = false;                    // the request names the one function to call

  // Answers are content alone, whatever they say.
  bool is_plain() const { return !reasoning.exists() && tool_calls == ToolCallFormat::kNone; }
};

// Of one sequence; one thread at a time.
class AnswerParser {
 public:
  explicit AnswerParser(std::shared_ptr<const AnswerFormat> format);

  // Adds to the end of `parts`. `text` is whole UTF-8 characters.
  void Push(absl::string_view text, std::vector<AnswerPart>* parts);
  // At the end of the answer, whatever ended it: adds what was held back.
  void Finish(std::vector<AnswerPart>* parts);

  bool has_tool_calls() const { return tool_calls_.calls() > 0; }
  // Bytes looked at until now, those looked at again included: a bounded multiple of the text.
  int64_t work_bytes() const { return reasoning_.work_bytes() + tool_calls_.work_bytes(); }

 private:
  // What the splitter found, in the order of the answer.
  void Report(const SplitText& text, std::vector<AnswerPart>* parts);

  const std::shared_ptr<const AnswerFormat> format_;
  ReasoningSplitter reasoning_;
  ToolCallParser tool_calls_;
};

}  // namespace longspan
