#include "engine/core/attention_kind.h"

#include <algorithm>

namespace longspan {

bool AttendsDensely(const KvLayout& layout, int64_t length_tokens) {
  return layout.has_summaries && length_tokens < layout.nsa.dense_below_tokens;
}

bool ReadsDensely(const KvLayout& layout, const RunningRequest& request, int64_t first_position) {
  return first_position < request.prompt_tokens() ? request.prompt_attends_densely
                                                  : AttendsDensely(layout, first_position + 1);
}

int64_t EndOfReading(const KvLayout& layout, const RunningRequest& request,
                     int64_t first_position) {
  const int64_t end = request.tokens_to_read();
  if (!ReadsDensely(layout, request, first_position)) return end;
  return std::min<int64_t>(end, layout.nsa.dense_below_tokens - 1);
}

}  // namespace longspan
