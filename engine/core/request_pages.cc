#include "engine/core/request_pages.h"

#include <algorithm>

#include "kernels/kv_layout.h"

namespace longspan {

int64_t WorstCasePages(int64_t prompt_tokens, int64_t max_tokens, int32_t n) {
  const int64_t cached_tokens = prompt_tokens + std::max<int64_t>(0, max_tokens - 1);
  const int64_t shared = n > 1 ? prompt_tokens / kPageTokens : 0;
  return shared + n * (PagesForTokens(cached_tokens) - shared);
}

int64_t WorstCasePages(const Request& request) {
  return WorstCasePages(static_cast<int64_t>(request.prompt_token_ids.size()),
                        request.stopping.max_tokens, request.sampling.n);
}

int64_t PagesToBegin(const Request& request, int64_t known_tokens, int64_t margin_tokens) {
  const int64_t most_tokens = request.stopping.max_tokens;
  const int64_t tokens =
      most_tokens - known_tokens > margin_tokens ? known_tokens + margin_tokens : most_tokens;
  return WorstCasePages(static_cast<int64_t>(request.prompt_token_ids.size()), tokens,
                        request.sampling.n);
}

int64_t AdoptablePages(int64_t tokens_to_read) {
  return std::max<int64_t>(0, tokens_to_read - 2) / kPageTokens;
}

}  // namespace longspan
