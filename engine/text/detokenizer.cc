#include "engine/text/detokenizer.h"

#include "engine/text/utf8.h"

namespace longspan {

std::string StreamingDetokenizer::Push(int32_t token_id) {
  if (skip_special_tokens_ && tokenizer_->IsSpecial(token_id)) return {};
  const absl::string_view token = tokenizer_->TokenBytes(token_id);
  pending_bytes_.append(token.data(), token.size());
  const size_t whole_bytes = pending_bytes_.size() - IncompleteUtf8SuffixBytes(pending_bytes_);
  std::string text = ReplaceInvalidUtf8(absl::string_view(pending_bytes_).substr(0, whole_bytes));
  pending_bytes_.erase(0, whole_bytes);
  return text;
}

std::string StreamingDetokenizer::Flush() {
  std::string text = ReplaceInvalidUtf8(pending_bytes_);
  pending_bytes_.clear();
  return text;
}

}  // namespace longspan
