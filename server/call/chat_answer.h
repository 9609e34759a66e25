// The answer of one sequence of a chat, as its tokens come, in the parts that both protocols
// report. One thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/chat/answer_parser.h"
#include "engine/request/events.h"

namespace longspan {

// What has come of a call since the last time.
struct ToolCallPiece {
  int32_t index = 0;  // of the answer's calls
  bool begins = false;
  std::string id, name;  // where it begins
  std::string arguments;
};

struct AnswerNews {
  std::string reasoning;
  std::string content;
  std::vector<ToolCallPiece> calls;

  bool empty() const { return reasoning.empty() && content.empty() && calls.empty(); }
};

class ChatAnswer {
 public:
  // Where reasoning is not reported it is counted, and does not count as news.
  explicit ChatAnswer(const std::shared_ptr<const AnswerFormat>& format,
                      bool reports_reasoning = true);

  void Add(const TokenDelta& delta);
  // After the last token.
  void Finish();

  const AnswerNews& news() const { return news_; }
  // What has come since the last call.
  AnswerNews TakeNews();
  bool has_tool_calls() const { return parser_.has_tool_calls(); }
  int64_t reasoning_tokens() const { return reasoning_tokens_; }

 private:
  void Take(std::vector<AnswerPart> parts);

  AnswerParser parser_;
  const ToolCallFormat call_format_;
  const bool reports_reasoning_;
  int64_t reasoning_tokens_ = 0;
  AnswerNews news_;
};

}  // namespace longspan
