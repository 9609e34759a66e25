#include "engine/text/detokenizer.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "engine/text/utf8.h"

namespace longspan {

StreamingDetokenizer::StreamingDetokenizer(const Tokenizer* tokenizer, bool skip_special_tokens,
                                           bool begins_text,
                                           absl::Span<const int32_t> shown_token_ids)
    : tokenizer_(tokenizer),
      skip_special_tokens_(skip_special_tokens),
      shown_token_ids_(shown_token_ids),
      is_first_token_(begins_text),
      may_strip_(begins_text ? tokenizer->decoding_rules().most_stripped_at_start : 0) {}

bool StreamingDetokenizer::Skips(int32_t token_id) const {
  return skip_special_tokens_ && tokenizer_->IsSpecial(token_id) &&
         !absl::c_linear_search(shown_token_ids_, token_id);
}

std::string StreamingDetokenizer::Push(int32_t token_id) {
  if (Skips(token_id)) return {};
  const absl::string_view bytes = tokenizer_->TokenBytes(token_id);
  if (bytes.empty()) return {};
  const DecodingRules& rules = tokenizer_->decoding_rules();
  const bool is_first = std::exchange(is_first_token_, false);
  if (rules.all_tokens_are_bytes || tokenizer_->IsByte(token_id)) {
    pending_bytes_.append(bytes.data(), bytes.size());
    return Stripped(WholeCharacters());
  }
  std::string text = Replaced(std::exchange(pending_bytes_, {}));
  const bool drops_marks = is_first && rules.first_token_drops_marks;
  if (drops_marks && !tokenizer_->HasLiteralSpace(token_id)) {
    text += absl::StrReplaceAll(bytes, {{" ", ""}});
  } else {
    text.append(bytes.data(), bytes.size());
  }
  return Stripped(std::move(text));
}

std::string StreamingDetokenizer::Flush() {
  return Stripped(Replaced(std::exchange(pending_bytes_, {})));
}

std::string StreamingDetokenizer::WholeCharacters() {
  const size_t whole_bytes = pending_bytes_.size() - IncompleteUtf8SuffixBytes(pending_bytes_);
  std::string text = Replaced(absl::string_view(pending_bytes_).substr(0, whole_bytes));
  pending_bytes_.erase(0, whole_bytes);
  return text;
}

std::string StreamingDetokenizer::Replaced(absl::string_view bytes) const {
  const bool by_step = tokenizer_->decoding_rules().all_tokens_are_bytes;
  return ReplaceInvalidUtf8(bytes,
                            by_step ? Utf8Replacement::kEachStep : Utf8Replacement::kEachByte);
}

// What the text loses at its beginning, which may be spread over several tokens.
std::string StreamingDetokenizer::Stripped(std::string text) {
  const std::string& character = tokenizer_->decoding_rules().stripped_at_start;
  while (may_strip_ > 0 && !text.empty()) {
    if (!absl::StartsWith(text, character)) {
      may_strip_ = 0;
      break;
    }
    text.erase(0, character.size());
    --may_strip_;
  }
  return text;
}

}  // namespace longspan
