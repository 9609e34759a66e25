#include "kernels/cpu/query_blocks.h"

#include <algorithm>

namespace longspan::cpu {

// Below this many tokens a block no longer shares enough of a tile to be worth dividing.
constexpr int kSmallestBlock = 4;

std::vector<QueryBlock> SplitQueries(const RaggedBatch& batch, Rows rows, int max_tokens) {
  std::vector<QueryBlock> blocks;
  for (int row = 0; row < batch.rows(); ++row) {
    if (!Includes(batch, row, rows)) continue;
    const int tokens = batch.token_count(row);
    for (int begin = 0; begin < tokens; begin += max_tokens) {
      blocks.push_back({row, batch.token_offsets[row] + begin, batch.first_positions[row] + begin,
                        std::min(max_tokens, tokens - begin)});
    }
  }
  std::stable_sort(blocks.begin(), blocks.end(), [](const QueryBlock& a, const QueryBlock& b) {
    return a.count * (a.last_position() + 1) > b.count * (b.last_position() + 1);
  });
  return blocks;
}

WorkPlan PlanWork(const RaggedBatch& batch, Rows rows, int max_tokens, int kv_heads, int threads) {
  int longest = 0;
  for (int row = 0; row < batch.rows(); ++row) {
    if (Includes(batch, row, rows)) longest = std::max(longest, batch.token_count(row));
  }
  max_tokens = std::min(max_tokens, std::max(1, longest));
  WorkPlan plan;
  plan.blocks = SplitQueries(batch, rows, max_tokens);
  const auto tasks = [&] { return static_cast<int64_t>(plan.blocks.size()) * kv_heads; };
  while (!plan.blocks.empty() && tasks() < 2 * threads && max_tokens > kSmallestBlock) {
    max_tokens = std::max(kSmallestBlock, max_tokens / 2);
    plan.blocks = SplitQueries(batch, rows, max_tokens);
  }
  if (!plan.blocks.empty() && tasks() < threads) {
    plan.parts = static_cast<int>((threads + tasks() - 1) / tasks());
  }
  return plan;
}

}  // namespace longspan::cpu
