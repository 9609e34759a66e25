// A choice of POST /v1/chat/completions: the message of an assistant, taken apart into reasoning,
// content and calls of tools.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/call/chat_answer.h"
#include "server/openai/chat_logprobs.h"
#include "server/openai/choice.h"

namespace longspan {

class ChatChoice final : public OpenAiChoice {
 public:
  ChatChoice(const AnswerOptions* options, const ChoiceContext& context);

  std::unique_ptr<OpenAiChoice> Copy() const override;
  void Begin(const AnswerPrompt& prompt, const std::vector<PositionLogprobs>& logprobs) override;
  void Add(const TokenDelta& event) override;
  void Finish() override { answer_->Finish(); }
  bool has_news() const override;
  void TakeInto(std::string* out) override;
  const char* ReasonText(FinishReason reason) const override;
  int64_t reasoning_tokens() const override { return answer_->reasoning_tokens(); }

 private:
  void AppendContent(AnswerNews* news, std::string* out) const;
  void AppendReasoning(AnswerNews* news, std::string* out) const;
  void AppendCalls(AnswerNews* news, std::string* out) const;

  const AnswerOptions* options_;
  std::optional<ChatAnswer> answer_;  // from Begin on
  std::optional<ChatLogprobs> logprobs_;
  bool announced_role_ = false;
  bool names_call_ = false;
  bool is_plain_ = true;  // nothing but content is ever expected: a chunk a token
};

}  // namespace longspan
