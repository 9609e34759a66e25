#include "engine/core/request_pages.h"

#include <algorithm>

namespace longspan {

PageNeed RequestPages::WorstCase(int64_t prompt_tokens, int64_t max_tokens, int32_t n) const {
  const int64_t cached_tokens = prompt_tokens + std::max<int64_t>(0, max_tokens - 1);
  const int64_t reads =
      MostPagesOfSequence(groups_, cached_tokens, steps_in_flight_ * step_tokens_);
  const int64_t decodes = MostPagesOfSequence(groups_, cached_tokens, steps_in_flight_);
  const int64_t shared = groups_.growing_count() * (prompt_tokens / kPageTokens);
  return {reads + (n - 1) * (decodes - shared), reads - decodes};
}

PageNeed RequestPages::WorstCase(const Request& request) const {
  return WorstCase(static_cast<int64_t>(request.prompt_token_ids.size()),
                   request.stopping.max_tokens, request.sampling.n);
}

PageNeed RequestPages::ToBegin(const Request& request, int64_t known_tokens,
                               int64_t margin_tokens) const {
  const int64_t most_tokens = request.stopping.max_tokens;
  const int64_t tokens =
      most_tokens - known_tokens > margin_tokens ? known_tokens + margin_tokens : most_tokens;
  return WorstCase(static_cast<int64_t>(request.prompt_token_ids.size()), tokens,
                   request.sampling.n);
}

int64_t AdoptablePages(int64_t tokens_to_read, int64_t tile_tokens) {
  return std::max<int64_t>(0, tokens_to_read - 2) / tile_tokens * (tile_tokens / kPageTokens);
}

}  // namespace longspan
