#include "server/openai/chat_logprobs.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json.h"

namespace longspan {

ChatLogprobs::ChatLogprobs(const Tokenizer* tokenizer, TokenWriter write_token, int64_t top)
    : tokenizer_(tokenizer), write_token_(std::move(write_token)), top_(top) {}

void ChatLogprobs::Add(const std::vector<PositionLogprobs>& positions) {
  for (const PositionLogprobs& position : positions) {
    absl::StrAppend(&content_, content_.empty() ? "{" : ",{");
    AppendEntry(position.chosen);
    content_ += ",\"top_logprobs\":[";
    const size_t listed = std::min(position.top.size(), static_cast<size_t>(top_));
    for (size_t i = 0; i < listed; ++i) {
      content_ += i == 0 ? "{" : ",{";
      AppendEntry(position.top[i]);
      content_ += '}';
    }
    content_ += "]}";
  }
}

void ChatLogprobs::AppendEntry(const TokenLogprob& entry) {
  const auto as_number = [](std::string* out, char byte) {
    absl::StrAppend(out, static_cast<unsigned char>(byte));
  };
  absl::StrAppend(&content_, "\"token\":", WriteJson(Json(write_token_(entry.token))),
                  ",\"logprob\":");
  AppendLogprob(entry.logprob, &content_);
  absl::StrAppend(&content_, ",\"bytes\":[",
                  absl::StrJoin(tokenizer_->TokenBytes(entry.token), ",", as_number), "]");
}

void ChatLogprobs::TakeInto(std::string* out) {
  absl::StrAppend(out, "{\"content\":[", std::exchange(content_, {}), "],\"refusal\":null}");
}

}  // namespace longspan
