#include "tests/sim/fake_model.h"

#include <algorithm>

#include "absl/algorithm/container.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

bool MayBeDrawn(int32_t token, const DrawKey& key) {
  const bool is_masked = !key.mask.empty() && (key.mask[token / 32] >> (token % 32) & 1) == 0;
  return !is_masked && !absl::c_linear_search(key.banned, token);
}

}  // namespace

std::vector<uint64_t> LeftByTiles(const SparsePrefillParams& params, int64_t first_position,
                                  absl::Span<const int32_t> tokens) {
  std::vector<uint64_t> left(tokens.size());
  const int64_t tile_tokens = params.query_tile_tokens;
  const int64_t end = first_position + static_cast<int64_t>(tokens.size());
  int64_t begin = (first_position + tile_tokens - 1) / tile_tokens * tile_tokens;
  for (; begin + tile_tokens <= end; begin += tile_tokens) {
    if (begin < params.from_tokens) continue;
    const int64_t place = begin - first_position;
    uint64_t hash = kEmptyHash;
    for (const int32_t token : tokens.subspan(place, tile_tokens)) {
      hash = Mix(hash, static_cast<uint64_t>(token));
    }
    std::fill_n(left.begin() + place, tile_tokens, hash);
  }
  return left;
}

void ContextHash::Append(uint64_t cached) {
  open_.push_back(Mix(open_.back(), cached));
  const auto tokens = static_cast<int64_t>(open_.size()) - 1;
  for (size_t group = 0; group < groups_.size(); ++group) {
    Pages& pages = all_[group];
    pages.begun = Mix(pages.begun, OfGroup(cached, static_cast<int>(group)));
    if (tokens % kPageTokens != 0) continue;
    pages = {Mix(pages.full, pages.begun), kEmptyHash};
  }
}

uint64_t ContextHash::value() const {
  const auto tokens = static_cast<int64_t>(open_.size()) - 1;
  uint64_t hash = kEmptyHash;
  for (size_t group = 0; group < groups_.size(); ++group) {
    const int64_t window = groups_[group];
    if (window == 0) {
      const Pages& pages = all_[group];
      hash = Mix(hash, tokens % kPageTokens == 0 ? pages.full : Mix(pages.full, pages.begun));
      continue;
    }
    for (int64_t token = std::max<int64_t>(1, tokens + 1 - window); token <= tokens; ++token) {
      hash = Mix(hash, OfGroup(open_[token], static_cast<int>(group)));
    }
  }
  return Mix(hash, open_.back());
}

int32_t DrawnToken(uint64_t context, const DrawKey& key) {
  uint64_t hash = Mix(Mix(context, key.seed), key.penalties);
  hash = Mix(hash, (uint64_t{key.sample_index} << 32) | key.output_position);
  // The next one that may be drawn, and there always is one.
  for (uint64_t place = hash >> 16;; ++place) {
    const int32_t token = kFirstDrawnToken + static_cast<int32_t>(place % kDrawnTokens);
    if (MayBeDrawn(token, key)) return token;
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
