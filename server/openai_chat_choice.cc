#include "server/openai_chat_choice.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "server/tool_call_id.h"

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
  parser_.emplace(prompt.format);
  call_format_ = prompt.format->tool_calls;
  may_be_plain_ = !prompt.format->reasoning.exists() && call_format_ == ToolCallFormat::kNone;
}

void ChatChoice::Add(const TokenDelta& event) {
  std::vector<AnswerPart> parts;
  parser_->Push(event.text, &parts);
  if (parser_->in_reasoning()) reasoning_tokens_ += static_cast<int64_t>(event.token_ids.size());
  if (logprobs_.has_value()) logprobs_->Add(event.logprobs);
  Take(std::move(parts));
}

void ChatChoice::Finish() {
  std::vector<AnswerPart> parts;
  parser_->Finish(&parts);
  Take(std::move(parts));
}

void ChatChoice::Take(std::vector<AnswerPart> parts) {
  for (AnswerPart& part : parts) {
    switch (part.kind) {
      case AnswerPart::Kind::kContent:
        content_ += part.text;
        break;
      case AnswerPart::Kind::kReasoning:
        if (options_->include_reasoning) reasoning_ += part.text;
        break;
      case AnswerPart::Kind::kToolCallBegin:
        calls_.push_back(
            {part.call_index, true, MakeToolCallId(call_format_), std::move(part.text), ""});
        break;
      case AnswerPart::Kind::kToolCallArguments:
        if (calls_.empty() || calls_.back().index != part.call_index) {
          calls_.push_back({part.call_index, false, "", "", ""});
        }
        calls_.back().arguments += part.text;
        break;
    }
  }
}

bool ChatChoice::has_news() const {
  return may_be_plain_ || !content_.empty() || !reasoning_.empty() || !calls_.empty() ||
         options_->return_token_ids || (logprobs_.has_value() && !logprobs_->empty());
}

void ChatChoice::TakeInto(std::string* out) {
  absl::StrAppend(out, options_->stream ? "\"delta\":{" : "\"message\":{");
  const bool begins = !std::exchange(told_role_, true);
  if (begins) *out += "\"role\":\"assistant\",";
  AppendContent(out);
  AppendReasoning(out);
  AppendCalls(out);
  if (!options_->stream) *out += ",\"refusal\":null";
  *out += "},\"logprobs\":";
  if (logprobs_.has_value() && (!options_->stream || !logprobs_->empty())) {
    logprobs_->TakeInto(out);
  } else {
    *out += "null";
  }
}

// Null where there are calls alone: some clients show what is not null.
void ChatChoice::AppendContent(std::string* out) {
  const bool is_null =
      content_.empty() &&
      (options_->stream ? !calls_.empty() || !reasoning_.empty() : parser_->has_tool_calls());
  absl::StrAppend(out,
                  "\"content\":", is_null ? "null" : WriteJson(Json(std::exchange(content_, {}))));
}

void ChatChoice::AppendReasoning(std::string* out) {
  if (reasoning_.empty()) return;
  absl::StrAppend(out, ",\"reasoning_content\":", WriteJson(Json(std::exchange(reasoning_, {}))));
}

void ChatChoice::AppendCalls(std::string* out) {
  if (calls_.empty()) return;
  *out += ",\"tool_calls\":[";
  const char* comma = "";
  for (CallPiece& call : std::exchange(calls_, {})) {
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
  return parser_->has_tool_calls() ? "tool_calls" : "stop";
}

}  // namespace longspan
