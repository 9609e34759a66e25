#include "kernels/cpu/block_counts.h"

#include <algorithm>

namespace longspan::cpu {

// Forced blocks are always among the chosen: Validate sees to it that there is room for them.
void CountSelected(const NsaParams& nsa, int64_t own_block, const int32_t* chosen,
                   SelectedBlocks& blocks) {
  int64_t count = nsa.selected_blocks;
  while (count > 0 && chosen[count - 1] < 0) --count;
  const int64_t sink = std::min<int64_t>(nsa.initial_blocks, count);
  const int64_t local = std::min<int64_t>(nsa.local_blocks, count - sink);
  blocks.sink += sink;
  blocks.local += local;
  (own_block < nsa.BlocksChosenFrom(own_block) ? blocks.all : blocks.scored) +=
      count - sink - local;
}

// Both ascend and end at n or at -1.
void CountReused(const NsaParams& nsa, const int32_t* chosen, const int32_t* chosen_before,
                 SelectedBlocks& blocks) {
  const int n = nsa.selected_blocks;
  int before = 0;
  for (int i = 0; i < n && chosen[i] >= 0; ++i) {
    ++blocks.compared;
    while (before < n && chosen_before[before] >= 0 && chosen_before[before] < chosen[i]) ++before;
    if (before < n && chosen_before[before] == chosen[i]) ++blocks.reused;
  }
}

}  // namespace longspan::cpu
