// A choice of POST /v1/completions: the text, after the prompt's where it is echoed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/openai/choice.h"

namespace longspan {

class TextChoice final : public OpenAiChoice {
 public:
  TextChoice(const AnswerOptions* options, const ChoiceContext& context);

  std::unique_ptr<OpenAiChoice> Copy() const override;
  void Begin(const AnswerPrompt& prompt, const std::vector<PositionLogprobs>& logprobs) override;
  void Add(const TokenDelta& event) override;
  // A chunk a token, though its text may still be empty.
  bool has_news() const override { return true; }
  void TakeInto(std::string* out) override;
  const char* ReasonText(FinishReason reason) const override;

 private:
  const AnswerOptions* options_;
  std::string text_;
  std::optional<LogprobsBuilder> logprobs_;
};

}  // namespace longspan
