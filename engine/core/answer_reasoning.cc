#include "engine/core/answer_reasoning.h"

#include <algorithm>
#include <limits>

namespace longspan {

bool AnswerReasoning::Read(absl::string_view text) {
  if (forced_token() >= 0) ++forced_end_tokens_;
  if (splitter_.has_passed()) return false;
  const bool was_in_reasoning = splitter_.in_reasoning();
  SplitText unused;
  splitter_.Push(text, &unused);
  const bool is_reasoning = was_in_reasoning && splitter_.in_reasoning();
  tokens_ += is_reasoning ? 1 : 0;
  return is_reasoning;
}

int32_t AnswerReasoning::forced_token() const {
  if (is_free()) return -1;
  const bool goes_on = forced_end_tokens_ > 0;
  const bool begins = splitter_.in_reasoning() && tokens_ >= reasoning_.max_tokens;
  return goes_on || begins ? reasoning_.end_token_ids[forced_end_tokens_] : -1;
}

int64_t AnswerReasoning::free_tokens() const {
  if (is_free()) return std::numeric_limits<int64_t>::max();
  if (forced_end_tokens_ > 0) return 0;
  return std::max<int64_t>(0, reasoning_.max_tokens - tokens_);
}

bool AnswerReasoning::is_free() const {
  if (reasoning_.max_tokens < 0) return true;
  if (forced_end_tokens_ > 0) return forced_end_tokens_ == reasoning_.end_token_ids.size();
  return splitter_.has_passed();
}

}  // namespace longspan
