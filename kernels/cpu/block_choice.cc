#include "kernels/cpu/block_choice.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "kernels/cpu/query_blocks.h"

namespace longspan::cpu {
namespace {

struct BlockCandidate {
  float score = 0.0F;
  int32_t block = 0;
};

// Whether a goes before b: by score, and of equal scores the lower block. Forced blocks carry an
// infinite score. An object, not a function: the heap's algorithms inline it.
struct Better {
  bool operator()(const BlockCandidate& a, const BlockCandidate& b) const {
    return a.score != b.score ? a.score > b.score : a.block < b.block;
  }
};

// The `count` best of blocks [begin, end), in no order; how many there were.
int Best(const NsaParams& nsa, const float* scores, int64_t own_block, Share range, int count,
         int32_t* chosen) {
  thread_local std::vector<BlockCandidate> heap;  // the worst of the best on top
  heap.resize(std::max<size_t>(heap.size(), count));
  int size = 0;
  const int64_t first_free = nsa.initial_blocks;
  const int64_t first_local = own_block - nsa.local_blocks + 1;
  for (int64_t block = range.begin; block < range.end; ++block) {
    const bool forced = block < first_free || block >= first_local;
    const float score = forced ? std::numeric_limits<float>::infinity() : scores[block];
    if (size == count && score <= heap[0].score) continue;
    if (size == count) {
      std::pop_heap(heap.begin(), heap.begin() + size, Better());
      --size;
    }
    heap[size++] = {score, static_cast<int32_t>(block)};
    std::push_heap(heap.begin(), heap.begin() + size, Better());
  }
  for (int i = 0; i < size; ++i) chosen[i] = heap[i].block;
  return size;
}

}  // namespace

int64_t PooledEntries(const NsaParams& nsa, int64_t last_block) {
  const int64_t entries_per_block = nsa.block_tokens / nsa.stride_tokens;
  return entries_per_block * (last_block + 1) + nsa.sub_blocks_per_entry() - 1;
}

void PoolBlocks(const NsaParams& nsa, const float* importance, int64_t last_block, float* scores) {
  const int per_block = nsa.block_tokens / nsa.stride_tokens;
  const int per_entry = nsa.sub_blocks_per_entry();
  const int width = per_block + per_entry - 1;
  // Overlap-sum counts an entry once for each sub-block that it shares with the block.
  std::array<float, 16> shared_sub_blocks;
  for (int i = 0; i < width; ++i) {
    shared_sub_blocks[i] = static_cast<float>(std::min({i + 1, per_block, per_entry, width - i}));
  }
  for (int64_t block = 0; block <= last_block; ++block) {
    const float* entries = importance + block * per_block;
    float score = 0.0F;
    if (nsa.score_pool == NsaScorePool::kMax) {
      for (int i = 0; i < width; ++i) score = std::max(score, entries[i]);
    } else {  // identity is overlap-sum of a single entry
      for (int i = 0; i < width; ++i) score += entries[i] * shared_sub_blocks[i];
    }
    scores[block] = score;
  }
}

void ChooseBlocks(const NsaParams& nsa, const float* scores, int64_t own_block, int32_t* chosen) {
  const int n = nsa.BlocksChosenFrom(own_block);
  int count = 0;
  if (own_block < n) {
    for (; count <= own_block; ++count) chosen[count] = count;
  } else if (nsa.selection == NsaSelection::kChunkHalf && nsa.block_tokens < 2 * n) {
    const int64_t chunk_start = own_block - own_block % nsa.block_tokens;
    count = Best(nsa, scores, own_block, {0, chunk_start}, n / 2, chosen);
    count += Best(nsa, scores, own_block, {chunk_start, own_block + 1}, n / 2, chosen + count);
  } else {
    count = Best(nsa, scores, own_block, {0, own_block + 1}, n, chosen);
  }
  std::sort(chosen, chosen + count);
  std::fill(chosen + count, chosen + nsa.selected_blocks, -1);
}

}  // namespace longspan::cpu
