// What one endpoint says in a choice of an answer: the text and logprobs of a completion, or the
// message of a chat. Answers ask their choices for it (answer.h). One thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/chat/answer_parser.h"
#include "engine/request/events.h"
#include "engine/text/tokenizer.h"
#include "server/call/echo.h"
#include "server/openai/fields.h"
#include "server/openai/logprobs.h"

namespace longspan {

// One prompt of the call, as it was admitted.
struct AnswerPrompt {
  std::vector<int32_t> token_ids;
  int32_t n = 1;
  Echo echo;
  std::shared_ptr<const AnswerFormat> format;  // of chats
};

class OpenAiChoice {
 public:
  virtual ~OpenAiChoice() = default;
  // One that stands where this one does, and goes on by itself.
  virtual std::unique_ptr<OpenAiChoice> Copy() const = 0;

  // Before the first token, with what is known of the prompt's.
  virtual void Begin(const AnswerPrompt& prompt, const std::vector<PositionLogprobs>& logprobs) = 0;
  virtual void Add(const TokenDelta& event) = 0;
  // After the last one.
  virtual void Finish() {}
  // There is something to report that is worth a chunk of its own.
  virtual bool has_news() const = 0;
  // What has come since the last call, as members of the choice with commas between them, to the
  // end of `out`.
  virtual void TakeInto(std::string* out) = 0;
  // As the endpoint calls it.
  virtual const char* ReasonText(FinishReason reason) const = 0;
  virtual int64_t reasoning_tokens() const { return 0; }
};

struct ChoiceContext {
  const Tokenizer* tokenizer = nullptr;  // outlives the choices
  TokenWriter write_token;
};

// That of the endpoint in `options`, which outlive it.
std::unique_ptr<OpenAiChoice> MakeChoice(const AnswerOptions& options,
                                         const ChoiceContext& context);

}  // namespace longspan
