#include "kernels/cpu/attention_loops/tile_kernel.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstddef>
#include <cstring>

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

template <typename B>
HWY_INLINE void WidenArray(const B* HWY_RESTRICT in, int64_t count, float* HWY_RESTRICT out) {
  const Floats d;
  const OneFloat one;
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) hn::StoreU(LoadFloats(d, in + i), d, out + i);
  for (; i < count; ++i) hn::StoreU(LoadFloats(one, in + i), one, out + i);
}

void WidenImpl(const void* in, DType dtype, int64_t count, float* out) {
  if (dtype == DType::kBf16) {
    WidenArray(static_cast<const uint16_t*>(in), count, out);
  } else {
    WidenArray(static_cast<const float*>(in), count, out);
  }
}

// Without their scales. Numbers below 2^-6 are made by a subtraction, since subnormal floats take
// long.
template <class D>
HWY_INLINE hn::Vec<D> LoadE4m3(D d, const uint8_t* from) {
  const hn::Rebind<uint8_t, D> bytes;
  const hn::Rebind<uint32_t, D> words;
  const auto word = hn::PromoteTo(words, hn::LoadU(bytes, from));
  const auto magnitude = hn::And(word, hn::Set(words, 0x7f));
  const auto sign = hn::ShiftLeft<24>(hn::Xor(word, magnitude));
  const auto shifted = hn::ShiftLeft<20>(magnitude);
  const auto normal = hn::BitCast(d, hn::Add(shifted, hn::Set(words, uint32_t{120} << 23)));
  const auto above = hn::BitCast(d, hn::Add(shifted, hn::Set(words, uint32_t{121} << 23)));
  const auto small = hn::Sub(above, hn::Set(d, 0.015625F));
  const auto is_small = hn::RebindMask(d, hn::Lt(magnitude, hn::Set(words, 8)));
  return hn::Or(hn::IfThenElse(is_small, small, normal), hn::BitCast(d, sign));
}

void WidenE4m3Impl(const uint8_t* HWY_RESTRICT in, float scale, int64_t count,
                   float* HWY_RESTRICT out) {
  const Floats d;
  const OneFloat one;
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    hn::StoreU(hn::Mul(LoadE4m3(d, in + i), hn::Set(d, scale)), d, out + i);
  }
  for (; i < count; ++i) {
    hn::StoreU(hn::Mul(LoadE4m3(one, in + i), hn::Set(one, scale)), one, out + i);
  }
}

void WidenE4m3ColumnsImpl(const uint8_t* HWY_RESTRICT in, const float* HWY_RESTRICT scales,
                          int64_t rows, float* HWY_RESTRICT out) {
  const Floats d;
  for (int64_t row = 0; row < rows; ++row) {
    for (int column = 0; column < kTileColumns; column += kLanes) {
      const int64_t i = row * kTileColumns + column;
      hn::StoreU(hn::Mul(LoadE4m3(d, in + i), hn::LoadU(d, scales + column)), d, out + i);
    }
  }
}

// A bf16 number is the digits of e4m3 at other places, with what its row adds to the exponent.
uint16_t E4m3Offset(uint8_t scale) { return static_cast<uint16_t>((scale - 7) << 7); }

// The digits of what is subnormal in e4m3, 1 to 7 of its steps: as many places up, and the exponent
// as many down, as make it normal.
template <class D, class V>
HWY_INLINE V NormalDigits(D d, V steps) {
  const auto digits = hn::ShiftLeft<4>(steps);
  const auto one_up = hn::Sub(hn::Add(digits, digits), hn::Set(d, 0x80));
  const auto two_up = hn::Add(one_up, one_up);
  const auto three_up = hn::Add(hn::Add(two_up, two_up), hn::Set(d, 0x80));
  const auto of_few = hn::IfThenElse(hn::Lt(steps, hn::Set(d, 2)), three_up, two_up);
  return hn::IfThenElse(hn::Lt(steps, hn::Set(d, 4)), of_few, one_up);
}

template <class D>
HWY_INLINE void ExpandVector(D d, const uint8_t* in, hn::Vec<D> offsets, uint16_t* out) {
  const hn::Rebind<uint8_t, D> bytes;
  const auto word = hn::PromoteTo(d, hn::LoadU(bytes, in));
  const auto magnitude = hn::And(word, hn::Set(d, 0x7f));
  const auto sign = hn::ShiftLeft<8>(hn::Xor(word, magnitude));
  const auto is_subnormal = hn::Lt(magnitude, hn::Set(d, 8));
  auto digits = hn::ShiftLeft<4>(magnitude);
  if (!hn::AllFalse(d, is_subnormal)) {
    digits = hn::IfThenElse(is_subnormal, NormalDigits(d, magnitude), digits);
  }
  const auto is_zero = hn::Eq(magnitude, hn::Zero(d));
  hn::StoreU(hn::Or(hn::IfThenZeroElse(is_zero, hn::Add(digits, offsets)), sign), d, out);
}

using Words = hn::CappedTag<uint16_t, 32>;
using OneWord = hn::CappedTag<uint16_t, 1>;
constexpr int kWordLanes = static_cast<int>(hn::MaxLanes(Words()));

void ExpandE4m3Impl(const uint8_t* HWY_RESTRICT in, uint8_t scale, int64_t count,
                    uint16_t* HWY_RESTRICT out) {
  const Words d;
  const OneWord one;
  const uint16_t offset = E4m3Offset(scale);
  int64_t i = 0;
  for (; i + kWordLanes <= count; i += kWordLanes) {
    ExpandVector(d, in + i, hn::Set(d, offset), out + i);
  }
  for (; i < count; ++i) ExpandVector(one, in + i, hn::Set(one, offset), out + i);
}

void ExpandE4m3ColumnsImpl(const uint8_t* HWY_RESTRICT in, const uint8_t* HWY_RESTRICT scales,
                           int64_t rows, uint16_t* HWY_RESTRICT out) {
  const Words d;
  HWY_ALIGN uint16_t offsets[kTileColumns];
  for (int column = 0; column < kTileColumns; ++column) {
    offsets[column] = E4m3Offset(scales[column]);
  }
  for (int64_t row = 0; row < rows; ++row) {
    for (int column = 0; column < kTileColumns; column += kWordLanes) {
      const int64_t i = row * kTileColumns + column;
      ExpandVector(d, in + i, hn::Load(d, offsets + column), out + i);
    }
  }
}

// Pieces of 8 bytes (four bf16 entries of a page), two pages and two rows at a time.
void GatherEightBytesImpl(const uint64_t* const* pages, int count, int head_dim, int64_t row_bytes,
                          char* tile) {
  int i = 0;
#if HWY_TARGET != HWY_SCALAR
  // Four pages and four rows at a time where vectors have two blocks of 128 bits.
  const hn::CappedTag<uint64_t, 4> wide;
  if (hn::MaxLanes(wide) == 4 && head_dim % 4 == 0) {
    for (; i + 4 <= count; i += 4) {
      char* out = tile + i * int64_t{8};
      for (int e = 0; e < head_dim; e += 4) {
        const auto a = hn::LoadU(wide, pages[i] + e);
        const auto b = hn::LoadU(wide, pages[i + 1] + e);
        const auto c = hn::LoadU(wide, pages[i + 2] + e);
        const auto f = hn::LoadU(wide, pages[i + 3] + e);
        const auto left_even = hn::InterleaveLower(wide, a, b);
        const auto left_odd = hn::InterleaveUpper(wide, a, b);
        const auto right_even = hn::InterleaveLower(wide, c, f);
        const auto right_odd = hn::InterleaveUpper(wide, c, f);
        const auto row_0 = hn::ConcatLowerLower(wide, right_even, left_even);
        const auto row_1 = hn::ConcatLowerLower(wide, right_odd, left_odd);
        const auto row_2 = hn::ConcatUpperUpper(wide, right_even, left_even);
        const auto row_3 = hn::ConcatUpperUpper(wide, right_odd, left_odd);
        hn::StoreU(row_0, wide, reinterpret_cast<uint64_t*>(out));
        hn::StoreU(row_1, wide, reinterpret_cast<uint64_t*>(out + row_bytes));
        hn::StoreU(row_2, wide, reinterpret_cast<uint64_t*>(out + 2 * row_bytes));
        hn::StoreU(row_3, wide, reinterpret_cast<uint64_t*>(out + 3 * row_bytes));
        out += 4 * row_bytes;
      }
    }
  }
  const hn::Full128<uint64_t> d;
  for (; i + 2 <= count; i += 2) {
    char* out = tile + i * int64_t{8};
    for (int e = 0; e < head_dim; e += 2) {
      const auto left = hn::LoadU(d, pages[i] + e);
      const auto right = hn::LoadU(d, pages[i + 1] + e);
      hn::StoreU(hn::InterleaveLower(d, left, right), d, reinterpret_cast<uint64_t*>(out));
      hn::StoreU(hn::InterleaveUpper(d, left, right), d,
                 reinterpret_cast<uint64_t*>(out + row_bytes));
      out += 2 * row_bytes;
    }
  }
#endif
  for (; i < count; ++i) {
    for (int e = 0; e < head_dim; ++e) {
      std::memcpy(tile + e * row_bytes + i * int64_t{8}, pages[i] + e, 8);
    }
  }
}

void AddScaledColumnsImpl(const float* HWY_RESTRICT x, float factor, float* HWY_RESTRICT sum) {
  const Floats d;
  if (factor < FLT_MIN) return;
  const auto scale = hn::Set(d, factor);
  // Asked before multiplying, since making a subnormal number is what takes long.
  const auto least = hn::Set(d, FLT_MIN / factor);
  for (int i = 0; i < kTileColumns; i += kLanes) {
    const auto term = hn::LoadU(d, x + i);
    const auto counted = hn::IfThenElseZero(hn::Ge(term, least), term);
    hn::StoreU(hn::MulAdd(counted, scale, hn::LoadU(d, sum + i)), d, sum + i);
  }
}

template <int kRows, int kVectors, class D>
HWY_INLINE void ProductColumns(D d, const float* const* a, int64_t depth, const float* b,
                               int64_t columns, int64_t column, float* const* c) {
  constexpr int kWidth = static_cast<int>(hn::MaxLanes(D()));
  hn::Vec<D> sum[kRows][kVectors];
  LineFetcher nothing;
  ClearSums(hn::Zero(d), sum);
  Accumulate(d, a, 0, depth, b + column, columns, sum, nothing);
  for (int r = 0; r < kRows; ++r) {
    for (int v = 0; v < kVectors; ++v) hn::StoreU(sum[r][v], d, c[r] + column + v * kWidth);
  }
}

template <int kRows>
HWY_INLINE void ProductRows(const float* const* a, int64_t depth, const float* b, int64_t columns,
                            float* const* c) {
  const Floats d;
  const OneFloat one;
  int64_t column = 0;
  for (; column + kBlockVectors * kLanes <= columns; column += kBlockVectors * kLanes) {
    ProductColumns<kRows, kBlockVectors>(d, a, depth, b, columns, column, c);
  }
  for (; column + kLanes <= columns; column += kLanes) {
    ProductColumns<kRows, 1>(d, a, depth, b, columns, column, c);
  }
  for (; column < columns; ++column) {
    ProductColumns<kRows, 1>(one, a, depth, b, columns, column, c);
  }
}

void ProductImpl(const float* const* a, int64_t rows, int64_t depth, const float* b,
                 int64_t columns, float* const* c) {
  int64_t r = 0;
  for (; r + kBlockRows <= rows; r += kBlockRows) {
    ProductRows<kBlockRows>(a + r, depth, b, columns, c + r);
  }
  for (; r < rows; ++r) ProductRows<1>(a + r, depth, b, columns, c + r);
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
HWY_EXPORT(WidenImpl);
HWY_EXPORT(WidenE4m3Impl);
HWY_EXPORT(WidenE4m3ColumnsImpl);
HWY_EXPORT(ExpandE4m3Impl);
HWY_EXPORT(ExpandE4m3ColumnsImpl);
HWY_EXPORT(GatherEightBytesImpl);
HWY_EXPORT(AddScaledColumnsImpl);
HWY_EXPORT(ProductImpl);

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

void WidenValues(const void* in, DType dtype, int64_t count, float* out) {
  HWY_DYNAMIC_DISPATCH(WidenImpl)(in, dtype, count, out);
}

void WidenE4m3(const uint8_t* in, float scale, int64_t count, float* out) {
  HWY_DYNAMIC_DISPATCH(WidenE4m3Impl)(in, scale, count, out);
}

void WidenE4m3Columns(const uint8_t* in, const float* scales, int64_t rows, float* out) {
  HWY_DYNAMIC_DISPATCH(WidenE4m3ColumnsImpl)(in, scales, rows, out);
}

void ExpandE4m3(const uint8_t* in, uint8_t scale, int64_t count, uint16_t* out) {
  HWY_DYNAMIC_DISPATCH(ExpandE4m3Impl)(in, scale, count, out);
}

void ExpandE4m3Columns(const uint8_t* in, const uint8_t* scales, int64_t rows, uint16_t* out) {
  HWY_DYNAMIC_DISPATCH(ExpandE4m3ColumnsImpl)(in, scales, rows, out);
}

template <int kBytes>
void GatherPieces(absl::Span<const void* const> pages, int head_dim, int64_t row_bytes,
                  char* tile) {
  for (size_t i = 0; i < pages.size(); ++i) {
    const char* piece = static_cast<const char*>(pages[i]);
    for (int e = 0; e < head_dim; ++e) {
      std::memcpy(tile + e * row_bytes + i * kBytes, piece + e * kBytes, kBytes);
    }
  }
}

void GatherColumns(absl::Span<const void* const> pages, int piece_bytes, int head_dim,
                   int64_t row_bytes, void* tile) {
  char* out = static_cast<char*>(tile);
  if (piece_bytes == 2) GatherPieces<2>(pages, head_dim, row_bytes, out);
  if (piece_bytes == 4) GatherPieces<4>(pages, head_dim, row_bytes, out);
  if (piece_bytes == 16) GatherPieces<16>(pages, head_dim, row_bytes, out);
  if (piece_bytes != 8) return;
  const uint64_t* sources[kTileColumns];
  for (size_t i = 0; i < pages.size(); ++i) sources[i] = static_cast<const uint64_t*>(pages[i]);
  HWY_DYNAMIC_DISPATCH(GatherEightBytesImpl)
  (sources, static_cast<int>(pages.size()), head_dim, row_bytes, out);
}

void AddScaledColumns(const float* x, float factor, float* sum) {
  HWY_DYNAMIC_DISPATCH(AddScaledColumnsImpl)(x, factor, sum);
}

void Product(absl::Span<const float* const> a, int64_t depth, const float* b, int64_t columns,
             absl::Span<float* const> c) {
  HWY_DYNAMIC_DISPATCH(ProductImpl)
  (a.data(), static_cast<int64_t>(a.size()), depth, b, columns, c.data());
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
