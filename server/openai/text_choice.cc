#include "server/openai/text_choice.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"

namespace longspan {

TextChoice::TextChoice(const AnswerOptions* options, const ChoiceContext& context)
    : options_(options) {
  if (!options->logprobs.has_value()) return;
  logprobs_.emplace(context.tokenizer, context.write_token, *options->logprobs,
                    options->skip_special_tokens);
}

std::unique_ptr<OpenAiChoice> TextChoice::Copy() const {
  return std::make_unique<TextChoice>(*this);
}

void TextChoice::Begin(const AnswerPrompt& prompt, const std::vector<PositionLogprobs>& logprobs) {
  if (!options_->echo) return;
  text_ = prompt.echo.text;
  if (logprobs_.has_value()) logprobs_->AddPrompt(prompt.token_ids, logprobs, prompt.echo);
}

void TextChoice::Add(const TokenDelta& event) {
  text_ += event.text;
  if (logprobs_.has_value()) logprobs_->Add(event.logprobs);
}

void TextChoice::TakeInto(std::string* out) {
  absl::StrAppend(out, "\"text\":", WriteJson(std::exchange(text_, {})), ",\"logprobs\":");
  // A chunk without tokens has none to speak of; a whole answer has as many as it has tokens.
  if (logprobs_.has_value() && (!options_->stream || !logprobs_->empty())) {
    logprobs_->TakeInto(out);
  } else {
    *out += "null";
  }
}

const char* TextChoice::ReasonText(FinishReason reason) const {
  return reason == FinishReason::kStop ? "stop" : "length";
}

}  // namespace longspan
