// The choice of blocks by its definition, on the host in double precision: probabilities, their sum
// over a group's heads, pooling, the n best. Shares no code with the kernels it judges.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan::reference {

struct ChoiceSettings {
  int stride_tokens = 16;
  int windows = 2;  // m: an entry ends with its own stride and covers m of them
  int block_tokens = 64;
  int selected_blocks = 16;
  int initial_blocks = 1;
  int local_blocks = 2;
  bool max_pool = false;
  bool chunk_half = false;
};

// Everything that one query and KV head's choice comes from.
struct ChoiceQuery {
  const uint16_t* q;     // [g, D] bf16
  const uint16_t* keys;  // entry e at keys + e * key_stride, D of them, bf16
  int64_t key_stride;
  int group;
  int head_dim;
  int64_t position;
};

// Scores of blocks 0 … position / B; infinite where forced.
std::vector<double> BlockScores(const ChoiceSettings& settings, const ChoiceQuery& query);

// A part of the blocks from which the `wanted` best are taken.
struct ChoiceRange {
  int64_t begin;
  int64_t end;
  int wanted;
};
std::vector<ChoiceRange> RangesOf(const ChoiceSettings& settings, int64_t own_block);

// Of blocks [range.begin, range.end), best first; the lower block of equals, NaN never.
std::vector<int32_t> BestBlocks(const std::vector<double>& scores, const ChoiceRange& range);

}  // namespace longspan::reference
