#include "server/openai/chat_choice.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"

namespace longspan {

ChatChoice::ChatChoice(const AnswerOptions* options, const ChoiceContext& context)
    : options_(options) {
  if (options->logprobs.has_value()) {
    logprobs_.emplace(context.tokenizer, context.write_token, *options->logprobs);
  }
}

std::unique_ptr<OpenAiChoice> ChatChoice::Copy() const {
  return std::make_unique<ChatChoice>(*this);
}

void ChatChoice::Begin(const AnswerPrompt& prompt,
                       const std::vector<PositionLogprobs>& /*logprobs*/) {
  answer_.emplace(prompt.format, options_->include_reasoning);
  is_plain_ = prompt.format->is_plain();
  names_call_ = prompt.format->names_call;
}

void ChatChoice::Add(const TokenDelta& event) {
  answer_->Add(event);
  if (logprobs_.has_value()) logprobs_->Add(event.logprobs);
}

bool ChatChoice::has_news() const {
  return is_plain_ || !answer_->news().empty() || options_->return_token_ids ||
         (logprobs_.has_value() && !logprobs_->empty());
}

void ChatChoice::TakeInto(std::string* out) {
  absl::StrAppend(out, options_->stream ? "\"delta\":{" : "\"message\":{");
  const bool begins = !std::exchange(announced_role_, true);
  if (begins) *out += "\"role\":\"assistant\",";
  AnswerNews news = answer_->TakeNews();
  AppendContent(&news, out);
  AppendReasoning(&news, out);
  AppendCalls(&news, out);
  if (!options_->stream) *out += ",\"refusal\":null";
  *out += "},\"logprobs\":";
  if (logprobs_.has_value() && (!options_->stream || !logprobs_->empty())) {
    logprobs_->TakeInto(out);
  } else {
    *out += "null";
  }
}

// Null where there are calls alone: some clients show what is not null.
void ChatChoice::AppendContent(AnswerNews* news, std::string* out) const {
  const bool has_other = options_->stream ? !news->calls.empty() || !news->reasoning.empty()
                                          : answer_->has_tool_calls();
  const bool is_null = news->content.empty() && has_other;
  absl::StrAppend(out,
                  "\"content\":", is_null ? "null" : WriteJson(Json(std::move(news->content))));
}

void ChatChoice::AppendReasoning(AnswerNews* news, std::string* out) const {
  if (news->reasoning.empty()) return;
  absl::StrAppend(out, ",\"reasoning_content\":", WriteJson(Json(std::move(news->reasoning))));
}

void ChatChoice::AppendCalls(AnswerNews* news, std::string* out) const {
  if (news->calls.empty()) return;
  *out += ",\"tool_calls\":[";
  const char* comma = "";
  for (ToolCallPiece& call : news->calls) {
    absl::StrAppend(out, std::exchange(comma, ","), "{");
    if (options_->stream) absl::StrAppend(out, "\"index\":", call.index, ",");
    if (call.begins) {
      absl::StrAppend(out, "\"id\":\"", call.id, "\",\"type\":\"function\",\"function\":{\"name\":",
                      WriteJson(Json(std::move(call.name))), ",");
    } else {
      *out += "\"function\":{";
    }
    absl::StrAppend(out, "\"arguments\":", WriteJson(Json(std::move(call.arguments))), "}}");
  }
  *out += "]";
}

const char* ChatChoice::ReasonText(FinishReason reason) const {
  if (reason != FinishReason::kStop) return "length";
  // Whoever names the function knows that it is called: OpenAI's reason is that of any end.
  return answer_->has_tool_calls() && !names_call_ ? "tool_calls" : "stop";
}

}  // namespace longspan
