// What is known beforehand about the orders of selected attention: the pinned table, and a model of
// their times that says which of them are worth a try. ../selected/README.md has the
// figures behind both, of one H200; where a card differs, path_profile.h finds out.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/path_choice/selected_path.h"

namespace longspan::cuda {

// One layer's selected attention in one step, as far as its time depends on it.
struct SelectedWork {
  int64_t tokens = 0;
  int64_t longest_length_tokens = 0;
  int kv_heads = 0;
  int group = 0;  // query heads of a KV head
  int head_dim = 0;
  int block_tokens = 0;
  int selected_blocks = 0;
  int forced_blocks = 0;  // initial and local ones
  // Blocks of a tile's union over selected_blocks, as measured lately; 0 when unknown.
  float union_ratio = 0.0F;
};

// Follows from `work` alone. Never kAuto.
SelectedPath TablePath(const SelectedWork& work);

// Microseconds. An unknown ratio counts as the largest that can be.
double PredictedUs(const SelectedWork& work, SelectedPath path);

}  // namespace longspan::cuda
