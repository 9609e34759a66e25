#include "server/base/limits.h"

#include <algorithm>

namespace longspan {

size_t DefaultBodyBytes(const Limits& limits) {
  constexpr int64_t kEnvelopeBytes = int64_t{64} << 10;
  constexpr int64_t kLeastBytes = int64_t{4} << 20;
  constexpr int64_t kBytesPerToken = 16;
  const int64_t prompts_bytes =
      kBytesPerToken * limits.max_context_tokens * limits.max_prompts_per_call;
  const auto most_bytes = std::min<int64_t>(kMostBodyBytes, limits.max_request_bytes / 4);
  return static_cast<size_t>(
      std::clamp(kEnvelopeBytes + prompts_bytes, std::min(kLeastBytes, most_bytes), most_bytes));
}

int64_t MaxJsonValues(const Limits& limits) {
  constexpr int64_t kOtherValues = int64_t{64} << 10;
  const int64_t ids = limits.max_context_tokens * limits.max_prompts_per_call;
  return std::max(ids, MaxCountedTokens(limits)) + kOtherValues;
}

int64_t MaxCountedTokens(const Limits& limits) {
  constexpr int64_t kLeastTokens = int64_t{256} << 10;
  return std::max(kLeastTokens, 4 * limits.max_context_tokens);
}

}  // namespace longspan
