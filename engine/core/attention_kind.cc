#include "engine/core/attention_kind.h"

#include <algorithm>

namespace longspan {

bool AttendsDensely(const KvLayout& layout, const Request& request, int64_t length_tokens) {
  if (!layout.has_summaries) return false;
  if (layout.prefill) return true;
  if (layout.nsa.decode_only && !request.sparse_decode) return true;
  return length_tokens < layout.nsa.dense_below_tokens;
}

bool PromptAttendsDensely(const KvLayout& layout, int64_t prompt_tokens) {
  return layout.has_summaries &&
         (layout.nsa.decode_only || prompt_tokens < layout.nsa.dense_below_tokens);
}

bool ReadsDensely(const KvLayout& layout, const RunningRequest& request, int64_t first_position) {
  return first_position < request.prompt_tokens()
             ? request.prompt_attends_densely
             : AttendsDensely(layout, *request.request, first_position + 1);
}

int64_t EndOfReading(const KvLayout& layout, const RunningRequest& request,
                     int64_t first_position) {
  const int64_t end = request.tokens_to_read();
  if (layout.prefill) {
    return first_position < request.prompt_tokens() ? std::min(end, request.prompt_tokens()) : end;
  }
  if (!ReadsDensely(layout, request, first_position)) return end;
  if (AttendsDensely(layout, *request.request, end)) return end;
  return std::min(end, std::max(request.prompt_tokens(), layout.nsa.dense_below_tokens - 1));
}

int64_t SparsePrefillTokens(const KvLayout& layout, int64_t prompt_tokens) {
  return layout.prefill ? layout.prefill->SparseTokens(prompt_tokens) : 0;
}

// The first token is drawn from the end of the prompt, each other one from the query of the token
// before it.
int64_t SparseDecodeTokens(const KvLayout& layout, const Request& request, int64_t answer_tokens) {
  if (!layout.has_summaries || !layout.nsa.decode_only || !request.sparse_decode) return 0;
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const int64_t first_length = std::max(prompt_tokens + 1, layout.nsa.dense_below_tokens);
  return std::max<int64_t>(0, prompt_tokens + answer_tokens - first_length);
}

}  // namespace longspan
