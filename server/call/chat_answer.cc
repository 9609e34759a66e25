#include "server/call/chat_answer.h"

#include <utility>

#include "server/call/tool_call_id.h"

namespace longspan {

ChatAnswer::ChatAnswer(const std::shared_ptr<const AnswerFormat>& format, bool reports_reasoning)
    : parser_(format), call_format_(format->tool_calls), reports_reasoning_(reports_reasoning) {}

void ChatAnswer::Add(const TokenDelta& delta) {
  std::vector<AnswerPart> parts;
  parser_.Push(delta.text, &parts);
  reasoning_tokens_ += delta.reasoning_tokens;
  Take(std::move(parts));
}

void ChatAnswer::Finish() {
  std::vector<AnswerPart> parts;
  parser_.Finish(&parts);
  Take(std::move(parts));
}

AnswerNews ChatAnswer::TakeNews() { return std::exchange(news_, {}); }

void ChatAnswer::Take(std::vector<AnswerPart> parts) {
  for (AnswerPart& part : parts) {
    switch (part.kind) {
      case AnswerPart::Kind::kContent:
        news_.content += part.text;
        break;
      case AnswerPart::Kind::kReasoning:
        if (reports_reasoning_) news_.reasoning += part.text;
        break;
      case AnswerPart::Kind::kToolCallBegin:
        news_.calls.push_back(
            {part.call_index, true, MakeToolCallId(call_format_), std::move(part.text), ""});
        break;
      case AnswerPart::Kind::kToolCallArguments:
        if (news_.calls.empty() || news_.calls.back().index != part.call_index) {
          news_.calls.push_back({part.call_index, false, "", "", ""});
        }
        news_.calls.back().arguments += part.text;
        break;
    }
  }
}

}  // namespace longspan
