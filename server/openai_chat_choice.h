// A choice of POST /v1/chat/completions: the message of an assistant, taken apart into reasoning,
// content and calls of tools.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/chat/answer_parser.h"
#include "server/openai_chat_logprobs.h"
#include "server/openai_choice.h"

namespace longspan {

class ChatChoice final : public OpenAiChoice {
 public:
  ChatChoice(const AnswerOptions* options, const ChoiceContext& context);

  std::unique_ptr<OpenAiChoice> Copy() const override;
  void Begin(const AnswerPrompt& prompt, const std::vector<PositionLogprobs>& logprobs) override;
  void Add(const TokenDelta& event) override;
  void Finish() override;
  bool has_news() const override;
  void TakeInto(std::string* out) override;
  const char* ReasonText(FinishReason reason) const override;
  int64_t reasoning_tokens() const override { return reasoning_tokens_; }

 private:
  // What has come of a call since the last time.
  struct CallPiece {
    int32_t index = 0;
    bool begins = false;
    std::string id, name;  // where it begins
    std::string arguments;
  };

  void Take(std::vector<AnswerPart> parts);
  void AppendContent(std::string* out);
  void AppendReasoning(std::string* out);
  void AppendCalls(std::string* out);

  const AnswerOptions* options_;
  std::optional<AnswerParser> parser_;  // from Begin on
  std::optional<ChatLogprobs> logprobs_;
  ToolCallFormat call_format_ = ToolCallFormat::kNone;
  bool told_role_ = false;
  bool may_be_plain_ = true;  // nothing but content was ever expected: a chunk a token
  int64_t reasoning_tokens_ = 0;
  std::string content_, reasoning_;
  std::vector<CallPiece> calls_;
};

}  // namespace longspan
