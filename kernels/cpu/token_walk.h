// Softmax attention of a block of queries over tiles of tokens, for the query heads of one KV head:
// the part that selected, window and dense attention share. Row r is query r / G, head r % G of
// the group; a branch is a softmax of its own. A tile that two branches read through the same
// columns is computed once and merged into both.
#pragma once

#include <cstdint>

#include "absl/types/span.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/cpu/tile_loader.h"
#include "kernels/ops.h"

namespace longspan::cpu {

class TokenWalk {
 public:
  TokenWalk(const RaggedBatch& batch, const KvLayerView& kv, const TensorView& q,
            const QueryBlock& block, int kv_head, int branches);

  // States of every row and branch, once, or for each of `steps` tiles of a split walk.
  int64_t StateFloatsFor(int64_t steps) const;
  void UseStates(float* states, bool one_set_a_step);
  void ClearStates(int64_t step) const;

  // Lets `visits` of tile `tile`, not empty, have their share of it; `step` counts the tiles that
  // the whole walk touches, ascending. `next_tile`, unless -1, is the one that follows it. Returns
  // the bytes loaded; `reads` gets those of them that are read at home.
  int64_t Attend(int64_t step, int64_t tile, absl::Span<const TileVisit> visits, int64_t next_tile,
                 StepReads& reads) const;
  // The states of steps [1, steps) into those of step 0.
  void MergeSteps(int64_t steps) const;

  // output[0 .. head_dim) += weight * attention of a head through a branch.
  void AddOutput(int branch, int query, int head_in_group, float weight, float* output) const;

  // A head's attention through the first branch, into out [T, Hq * D].
  void Write(int query, int head_in_group, const TensorView& out) const;

  int group() const { return group_; }
  int64_t flat_head(int query, int head_in_group) const {
    return (block_.first_token + query) * query_heads_ + kv_head_ * group_ + head_in_group;
  }

 private:
  float* State(int64_t step, int branch, int64_t row) const;

  const RaggedBatch& batch_;
  const KvLayerView& kv_;
  const float* q_;
  const QueryBlock& block_;
  const int kv_head_;
  const int branches_;
  const int head_dim_;
  const int query_heads_;
  const int group_;
  const int64_t set_floats_;  // states of one step
  float* states_ = nullptr;
  int64_t step_stride_ = 0;
};

// Queries of a block: enough to share tiles, few enough that their states stay in a core's cache.
int QueriesPerWalk(int group);

}  // namespace longspan::cpu
