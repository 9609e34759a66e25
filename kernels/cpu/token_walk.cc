#include "kernels/cpu/token_walk.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "kernels/cpu/bf16.h"
#include "kernels/geometry.h"

namespace longspan::cpu {

int QueriesPerWalk(int group) { return std::clamp(512 / group, 16, 256); }

TokenWalk::TokenWalk(const RaggedBatch& batch, const KvLayerView& kv, const TensorView& q,
                     const QueryBlock& block, int kv_head, int branches)
    : batch_(batch),
      kv_(kv),
      q_(q.as<float>()),
      block_(block),
      kv_head_(kv_head),
      branches_(branches),
      head_dim_(kv.layout->head_dim),
      query_heads_(static_cast<int>(q.shape[1])),
      group_(query_heads_ / kv.layout->kv_heads),
      set_floats_(int64_t{block.count} * group_ * branches * StateFloats(head_dim_)) {}

int64_t TokenWalk::StateFloatsFor(int64_t steps) const {
  return std::max<int64_t>(1, steps) * set_floats_;
}

void TokenWalk::UseStates(float* states, bool one_set_a_step) {
  states_ = states;
  step_stride_ = one_set_a_step ? set_floats_ : 0;
  ClearStates(0);
}

void TokenWalk::ClearStates(int64_t step) const {
  for (int branch = 0; branch < branches_; ++branch) {
    for (int64_t row = 0; row < int64_t{block_.count} * group_; ++row) {
      ClearState(State(step, branch, row), head_dim_);
    }
  }
}

float* TokenWalk::State(int64_t step, int branch, int64_t row) const {
  const int64_t index = branch * int64_t{block_.count} * group_ + row;
  return states_ + step * step_stride_ + index * StateFloats(head_dim_);
}

int64_t TokenWalk::Attend(int64_t step, int64_t tile, absl::Span<const TileVisit> visits,
                          int64_t next_tile, StepReads& reads) const {
  AttentionScratch& scratch = ThreadScratch();
  if (step_stride_ != 0) ClearStates(step);
  scratch.rows.clear();
  for (const TileVisit& visit : visits) {
    for (int head = 0; head < group_; ++head) {
      const int64_t row = int64_t{visit.query} * group_ + head;
      TileRow tile_row;
      tile_row.query = q_ + flat_head(visit.query, head) * head_dim_;
      if (visit.selected_columns != 0) {
        tile_row.columns = visit.selected_columns;
        tile_row.state = State(step, 0, row);
        const bool same = visit.window_columns == visit.selected_columns;
        tile_row.second_state = same ? State(step, 1, row) : nullptr;
        scratch.rows.push_back(tile_row);
        if (same) continue;
      }
      if (visit.window_columns != 0) {
        tile_row.columns = visit.window_columns;
        tile_row.state = State(step, 1, row);
        tile_row.second_state = nullptr;
        scratch.rows.push_back(tile_row);
      }
    }
  }
  TileLoader loader(kv_, batch_.pages(block_.row, kv_.group), batch_.length_tokens(block_.row),
                    kv_head_, scratch);
  const float scale = 1.0F / std::sqrt(static_cast<float>(head_dim_));
  Tile loaded = loader.Tokens(tile, static_cast<int64_t>(scratch.rows.size()));
  if (next_tile >= 0) loader.FetchTokens(next_tile, loaded);
  AttendTile(loaded, scale, scratch.rows);
  reads.home_read_bytes += loader.HomeBytes(tile);
  return loader.TokenBytes(tile);
}

void TokenWalk::MergeSteps(int64_t steps) const {
  for (int64_t step = 1; step < steps; ++step) {
    for (int branch = 0; branch < branches_; ++branch) {
      for (int64_t row = 0; row < int64_t{block_.count} * group_; ++row) {
        float* partial = State(step, branch, row);
        if (StateSum(partial, head_dim_) == 0.0F) continue;
        MergeState(partial, head_dim_, State(0, branch, row));
      }
    }
  }
}

void TokenWalk::AddOutput(int branch, int query, int head_in_group, float weight,
                          float* output) const {
  float* state = State(0, branch, int64_t{query} * group_ + head_in_group);
  const float factor = weight / StateSum(state, head_dim_);
  for (int e = 0; e < head_dim_; ++e) output[e] += state[e] * factor;
}

void TokenWalk::Write(int query, int head_in_group, const TensorView& out) const {
  std::array<float, kMostHeadDim> output;
  std::fill_n(output.begin(), head_dim_, 0.0F);
  AddOutput(0, query, head_in_group, 1.0F, output.data());
  const int64_t first = flat_head(query, head_in_group) * head_dim_;
  for (int e = 0; e < head_dim_; ++e) StoreRounded(out.data, out.dtype, first + e, output[e]);
}

}  // namespace longspan::cpu
