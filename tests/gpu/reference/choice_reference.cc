#include "tests/gpu/reference/choice_reference.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

namespace longspan::reference {
namespace {

double FromBf16(uint16_t bits) {
  const uint32_t wide = static_cast<uint32_t>(bits) << 16;
  float value = 0.0F;
  std::memcpy(&value, &wide, sizeof value);
  return value;
}

// P[e], 0 where the query does not see entry e.
std::vector<double> Importance(const ChoiceSettings& settings, const ChoiceQuery& query) {
  const int64_t begin = settings.windows - 1;
  const int64_t end = (query.position + 1) / settings.stride_tokens;
  std::vector<double> importance(std::max<int64_t>(end, 0), 0.0);
  if (begin >= end) return importance;
  std::vector<double> q(query.head_dim);
  std::vector<double> p(end);
  for (int head = 0; head < query.group; ++head) {
    for (int i = 0; i < query.head_dim; ++i) q[i] = FromBf16(query.q[head * query.head_dim + i]);
    double top = -std::numeric_limits<double>::infinity();
    for (int64_t entry = begin; entry < end; ++entry) {
      const uint16_t* const key = query.keys + entry * query.key_stride;
      double dot = 0.0;
      for (int i = 0; i < query.head_dim; ++i) dot += q[i] * FromBf16(key[i]);
      p[entry] = dot / std::sqrt(static_cast<double>(query.head_dim));
      top = std::max(top, p[entry]);
    }
    double sum = 0.0;
    for (int64_t entry = begin; entry < end; ++entry) sum += p[entry] = std::exp(p[entry] - top);
    for (int64_t entry = begin; entry < end; ++entry) {
      const double probability = p[entry] / sum;
      if (probability >= double{FLT_MIN}) importance[entry] += probability;
    }
  }
  return importance;
}

}  // namespace

std::vector<double> BlockScores(const ChoiceSettings& settings, const ChoiceQuery& query) {
  const std::vector<double> importance = Importance(settings, query);
  const auto entries = static_cast<int64_t>(importance.size());
  const int64_t own_block = query.position / settings.block_tokens;
  const int64_t per_block = settings.block_tokens / settings.stride_tokens;
  std::vector<double> scores(own_block + 1, 0.0);
  for (int64_t block = 0; block <= own_block; ++block) {
    // Entry e covers sub-blocks e - m + 1 … e; the block is sub-blocks a j … a j + a - 1.
    for (int64_t entry = block * per_block;
         entry < std::min(entries, (block + 1) * per_block + settings.windows - 1); ++entry) {
      if (settings.max_pool) {
        scores[block] = std::max(scores[block], importance[entry]);
        continue;
      }
      const int64_t first = std::max(block * per_block, entry - settings.windows + 1);
      const int64_t last = std::min((block + 1) * per_block - 1, entry);
      scores[block] += importance[entry] * static_cast<double>(last - first + 1);
    }
    if (block < settings.initial_blocks || block > own_block - settings.local_blocks) {
      scores[block] = std::numeric_limits<double>::infinity();
    }
  }
  return scores;
}

std::vector<ChoiceRange> RangesOf(const ChoiceSettings& settings, int64_t own_block) {
  const int n = settings.selected_blocks;
  if (own_block < n || !settings.chunk_half || settings.block_tokens >= 2 * n) {
    return {{0, own_block + 1, n}};
  }
  const int64_t chunk_start = own_block / settings.block_tokens * settings.block_tokens;
  return {{0, chunk_start, n / 2}, {chunk_start, own_block + 1, n / 2}};
}

std::vector<int32_t> BestBlocks(const std::vector<double>& scores, const ChoiceRange& range) {
  std::vector<int32_t> blocks;
  for (int64_t block = range.begin; block < range.end; ++block) {
    if (!std::isnan(scores[block])) blocks.push_back(static_cast<int32_t>(block));
  }
  std::stable_sort(blocks.begin(), blocks.end(),
                   [&](int32_t a, int32_t b) { return scores[a] > scores[b]; });
  if (blocks.size() > static_cast<size_t>(range.wanted)) blocks.resize(range.wanted);
  return blocks;
}

}  // namespace longspan::reference
