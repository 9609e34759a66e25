#include "tests/sim/fake_model.h"

#include "absl/algorithm/container.h"
#include "kernels/kv_layout.h"

namespace longspan {

void ContextHash::Append(uint64_t cached) {
  open_ = Mix(open_, cached);
  page_ = Mix(page_, cached);
  if (++in_page_ < kPageTokens) return;
  full_pages_ = Mix(full_pages_, page_);
  page_ = kEmptyHash;
  in_page_ = 0;
}

int32_t DrawnToken(uint64_t context, const DrawKey& key) {
  uint64_t hash = Mix(Mix(context, key.seed), key.penalties);
  hash = Mix(hash, (uint64_t{key.sample_index} << 32) | key.output_position);
  // The next one that is not banned, and there always is one.
  for (uint64_t place = hash >> 16;; ++place) {
    const int32_t token = kFirstDrawnToken + static_cast<int32_t>(place % kDrawnTokens);
    if (!absl::c_linear_search(key.banned, token)) return token;
  }
}

uint64_t PenaltyHash(int32_t token, int32_t output_count) {
  return Mix(Mix(kEmptyHash, static_cast<uint64_t>(token)), static_cast<uint64_t>(output_count));
}

float FakeLogprob(uint64_t context, int32_t token) {
  const uint64_t hash = Mix(context, static_cast<uint64_t>(token));
  return -static_cast<float>(hash >> 44) / 65536.0F;
}

}  // namespace longspan
