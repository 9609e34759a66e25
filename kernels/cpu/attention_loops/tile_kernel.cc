#include "kernels/cpu/attention_loops/tile_kernel.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention_loops/tile_kernel.cc"
// foreach_target.h comes before highway.h.
// clang-format off
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
#include "hwy/contrib/math/math-inl.h"
// clang-format on

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Each behind those that it needs.
// clang-format off
#include "kernels/cpu/attention_loops/float_vectors-inl.h"
#include "kernels/cpu/attention_loops/line_fetcher-inl.h"
#include "kernels/cpu/attention_loops/accumulate-inl.h"
#include "kernels/cpu/attention_loops/column_range-inl.h"
#include "kernels/cpu/attention_loops/softmax-inl.h"
#include "kernels/cpu/attention_loops/tile_scores-inl.h"
#include "kernels/cpu/attention_loops/tile_outputs-inl.h"
// clang-format on

// Rows whose scores wait between the two products of a tile: keys, then values, stay in L1.
constexpr int kChunkRows = 32;

template <typename B>
void AttendChunk(const Tile& tile, float scale, const TileRow* rows, int count, LineFetcher& keys,
                 LineFetcher& values) {
  HWY_ALIGN float scores[kChunkRows * kTileColumns];
  const float* query[kChunkRows];
  float* score[kChunkRows];
  for (int r = 0; r < count; ++r) {
    query[r] = rows[r].query;
    score[r] = rows[r].probabilities != nullptr ? rows[r].probabilities : scores + r * kTileColumns;
  }
  const bool in_pieces = tile.values == nullptr && !tile.value_pieces.empty();
  const ColumnRange range = in_pieces ? ColumnRange() : RangeOf(rows, count);
  for (int r = 0; r < count; ++r) {
    if (rows[r].probabilities != nullptr) std::fill_n(score[r], kTileColumns, 0.0F);
  }
  ScoreChunk(query, count, tile.head_dim, static_cast<const B*>(tile.keys), range, score, keys);

  Weights weights[kChunkRows];
  Weights second_weights[kChunkRows];
  for (int r = 0; r < count; ++r) {
    float maximum;
    float sum;
    SoftmaxRow(scale, rows[r].columns, range, score[r], maximum, sum);
    weights[r] = MergeStatistics(maximum, sum, rows[r].state, tile.head_dim);
    if (rows[r].second_state != nullptr) {
      second_weights[r] = MergeStatistics(maximum, sum, rows[r].second_state, tile.head_dim);
    }
    if (rows[r].maximum != nullptr) *rows[r].maximum = maximum;
  }
  const int padded_dim = PaddedDim(tile.head_dim);
  ValueRows<B> value_rows = {tile.value_pieces.data(), 0, padded_dim, range};
  const void* first_value = nullptr;
  if (in_pieces) {
    value_rows.piece_rows = kTileColumns / static_cast<int>(tile.value_pieces.size());
  } else {
    if (tile.values == nullptr) return;
    first_value = static_cast<const B*>(tile.values) + range.begin * padded_dim;
    value_rows.pieces = &first_value;
    value_rows.piece_rows = range.end - range.begin;
  }
  OutputChunk(score, count, value_rows, rows, weights, second_weights, values);
}

void AttendTileImpl(const Tile& tile, float scale, const TileRow* rows, int64_t count) {
  LineFetcher keys(tile.next_keys);
  LineFetcher values(tile.next_values);
  for (int64_t begin = 0; begin < count; begin += kChunkRows) {
    const int chunk = static_cast<int>(std::min<int64_t>(kChunkRows, count - begin));
    if (tile.dtype == DType::kBf16) {
      AttendChunk<uint16_t>(tile, scale, rows + begin, chunk, keys, values);
    } else {
      AttendChunk<float>(tile, scale, rows + begin, chunk, keys, values);
    }
  }
}

void MergeStateImpl(const float* partial, int head_dim, float* state) {
  const Floats d;
  const int padded_dim = PaddedDim(head_dim);
  const Weights weights =
      MergeStatistics(partial[padded_dim], partial[padded_dim + 1], state, head_dim);
  for (int lane = 0; lane < padded_dim; lane += kLanes) {
    MergeOutput(d, hn::LoadU(d, partial + lane), weights, state + lane);
  }
}

const char* TargetNameImpl() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace longspan::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(TargetNameImpl);
HWY_EXPORT(AttendTileImpl);
HWY_EXPORT(MergeStateImpl);

const char* TileInstructionSet() { return HWY_DYNAMIC_DISPATCH(TargetNameImpl)(); }

void AttendTile(const Tile& tile, float scale, absl::Span<const TileRow> rows) {
  HWY_DYNAMIC_DISPATCH(AttendTileImpl)(tile, scale, rows.data(), static_cast<int64_t>(rows.size()));
}

void ClearState(float* state, int head_dim) {
  std::fill(state, state + StateFloats(head_dim), 0.0F);
  StateMaximum(state, head_dim) = -HUGE_VALF;
}

void MergeState(const float* partial, int head_dim, float* state) {
  HWY_DYNAMIC_DISPATCH(MergeStateImpl)(partial, head_dim, state);
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
