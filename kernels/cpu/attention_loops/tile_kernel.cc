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

using Floats = hn::CappedTag<float, 16>;
using OneFloat = hn::CappedTag<float, 1>;
constexpr int kLanes = static_cast<int>(hn::MaxLanes(Floats()));
// Four rows by four vectors of sums fill half of AVX-512's registers; narrower sets have 16.
constexpr int kBlockRows = 4;
constexpr int kBlockVectors = kLanes == 16 ? 4 : 2;
// Rows whose scores wait between the two products of a tile: keys, then values, stay in L1.
constexpr int kChunkRows = 32;
// Sparse prefill keeps tiles of so many keys, or fewer: if no row of a chunk keeps one half of the
// columns, that is left out.
constexpr int kHalfColumns = kTileColumns / 2;
// ln FLT_MIN. What is further below its maximum counts as zero: processors take some hundred cycles
// for an operation on a subnormal number, and models that choose sharply make many.
constexpr float kLeastExponent = -87.33654F;

template <class D>
HWY_INLINE hn::Vec<D> LoadFloats(D d, const float* from) {
  return hn::LoadU(d, from);
}
template <class D>
HWY_INLINE hn::Vec<D> LoadFloats(D d, const uint16_t* from) {
  const hn::Rebind<uint16_t, D> half;
  const hn::Rebind<uint32_t, D> bits;
  return hn::BitCast(d, hn::ShiftLeft<16>(hn::PromoteTo(bits, hn::LoadU(half, from))));
}

// `kVectors` vectors of columns. bf16 comes in pairs of vectors, the even columns and then the odd
// ones: half the instructions of widening them in their order, and a column's sum is its own.
template <int kVectors, class D>
HWY_INLINE void LoadColumns(D d, const float* from, hn::Vec<D> (&columns)[kVectors]) {
  constexpr int kWidth = static_cast<int>(hn::MaxLanes(D()));
  for (int v = 0; v < kVectors; ++v) columns[v] = hn::LoadU(d, from + v * kWidth);
}
template <int kVectors, class D>
HWY_INLINE void LoadColumns(D d, const uint16_t* from, hn::Vec<D> (&columns)[kVectors]) {
  constexpr int kWidth = static_cast<int>(hn::MaxLanes(D()));
  const hn::RebindToUnsigned<D> words;
  const auto upper_half = hn::Set(words, 0xffff0000);
  int v = 0;
  for (; v + 2 <= kVectors; v += 2) {
    const auto pairs = hn::LoadU(words, reinterpret_cast<const uint32_t*>(from + v * kWidth));
    columns[v] = hn::BitCast(d, hn::ShiftLeft<16>(pairs));
    columns[v + 1] = hn::BitCast(d, hn::And(pairs, upper_half));
  }
  if (v < kVectors) columns[v] = LoadFloats(d, from + v * kWidth);
}

// Sums of columns of type B as LoadColumns gave them, in the order of the columns.
template <typename B, int kVectors, class D>
HWY_INLINE void StoreColumns(D d, const hn::Vec<D> (&sums)[kVectors], float* to) {
  constexpr int kWidth = static_cast<int>(hn::MaxLanes(D()));
  int v = 0;
  if constexpr (sizeof(B) == 2) {
    for (; v + 2 <= kVectors; v += 2) {
      hn::StoreInterleaved2(sums[v], sums[v + 1], d, to + v * kWidth);
    }
  }
  for (; v < kVectors; ++v) hn::StoreU(sums[v], d, to + v * kWidth);
}

// Asks for memory line by line, a few lines a step of a loop that computes meanwhile: a burst would
// hold up the loop's own loads.
class LineFetcher {
 public:
  LineFetcher() = default;
  explicit LineFetcher(const MemoryPieces& pieces)
      : piece_(pieces.begins.data()),
        end_(piece_ + pieces.begins.size()),
        piece_bytes_(pieces.piece_bytes) {}

  HWY_INLINE void FetchLine() {
    if (piece_ == end_) return;
    // Into the second-level cache: two tiles fill the first.
    __builtin_prefetch(static_cast<const char*>(*piece_) + offset_, 0, 2);
    offset_ += kLineBytes;
    if (offset_ < piece_bytes_) return;
    offset_ = 0;
    ++piece_;
  }

 private:
  static constexpr int64_t kLineBytes = 64;
  const void* const* piece_ = nullptr;
  const void* const* end_ = nullptr;
  int64_t piece_bytes_ = 0;
  int64_t offset_ = 0;
};

template <int kRows, int kVectors, class V>
HWY_INLINE void ClearSums(V zero, V (&sum)[kRows][kVectors]) {
  for (int r = 0; r < kRows; ++r) {
    for (int v = 0; v < kVectors; ++v) sum[r][v] = zero;
  }
}

// sum[r][v] += sum over k ascending of a[r][first + k] * b[k * stride + columns of v], which are
// those of LoadColumns. A step over 64 columns of bf16 reads two lines, and fetches as many.
template <int kRows, int kVectors, class D, typename B>
HWY_INLINE void Accumulate(D d, const float* const* a, int64_t first, int64_t depth,
                           const B* HWY_RESTRICT b, int64_t stride,
                           hn::Vec<D> (&sum)[kRows][kVectors], LineFetcher& fetcher) {
  LineFetcher lines = fetcher;
  const float* row[kRows];
  for (int r = 0; r < kRows; ++r) row[r] = a[r] + first;
  for (int64_t k = 0; k < depth; ++k) {
    hn::Vec<D> column[kVectors];
    LoadColumns(d, b, column);
    for (int r = 0; r < kRows; ++r) {
      const auto x = hn::Set(d, row[r][k]);
      for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::MulAdd(x, column[v], sum[r][v]);
    }
    b += stride;
    lines.FetchLine();
    lines.FetchLine();
  }
  fetcher = lines;
}

HWY_INLINE float ExpOf(float x) {
  if (x < kLeastExponent) return 0.0F;
  const Floats d;
  return hn::GetLane(hn::Exp(d, hn::Set(d, x)));
}

// How a running state and a partial are weighted in their union.
struct Weights {
  float keep = 1.0F;
  float add = 0.0F;
};

HWY_INLINE Weights MergeStatistics(float maximum, float sum, float* state, int head_dim) {
  float& running_maximum = StateMaximum(state, head_dim);
  float& running_sum = StateSum(state, head_dim);
  Weights weights;
  if (maximum <= running_maximum) {
    weights.add = ExpOf(maximum - running_maximum);
  } else {
    weights.keep = ExpOf(running_maximum - maximum);
    weights.add = 1.0F;
    running_maximum = maximum;
  }
  running_sum = running_sum * weights.keep + sum * weights.add;
  return weights;
}

template <class D>
HWY_INLINE void MergeOutput(D d, hn::Vec<D> partial, Weights weights, float* output) {
  const auto kept = hn::Mul(hn::LoadU(d, output), hn::Set(d, weights.keep));
  hn::StoreU(hn::MulAdd(partial, hn::Set(d, weights.add), kept), d, output);
}

// The columns that take part for any row of a chunk, in halves of a tile.
struct ColumnRange {
  int begin = 0;
  int end = kTileColumns;
};

HWY_INLINE ColumnRange RangeOf(const TileRow* rows, int count) {
  uint64_t columns = 0;
  for (int r = 0; r < count; ++r) columns |= rows[r].columns;
  ColumnRange range;
  if (columns << kHalfColumns == 0) range.begin = kHalfColumns;
  if (columns >> kHalfColumns == 0) range.end = kHalfColumns;
  return range;
}

// Scores of the columns become p; gives m and l. Scores are held finite, so that a product that
// overflows takes the whole weight instead of making NaN.
HWY_INLINE void SoftmaxRow(float scale, uint64_t columns, const ColumnRange& range,
                           float* HWY_RESTRICT row, float& maximum, float& sum) {
  const Floats d;
  const int first = range.begin / kLanes;
  const int end = range.end / kLanes;
  const auto lowest = hn::Set(d, -FLT_MAX);
  const auto highest = hn::Set(d, FLT_MAX);
  const auto factor = hn::Set(d, scale);
  auto largest = lowest;
  for (int v = first; v < end; ++v) {
    const uint64_t bits = columns >> (v * kLanes);
    const auto present = hn::LoadMaskBits(d, reinterpret_cast<const uint8_t*>(&bits));
    auto score = hn::Mul(hn::LoadU(d, row + v * kLanes), factor);
    score = hn::Max(hn::Min(score, highest), lowest);
    score = hn::IfThenElse(present, score, lowest);
    hn::StoreU(score, d, row + v * kLanes);
    largest = hn::Max(largest, score);
  }
  largest = hn::MaxOfLanes(d, largest);
  const auto least = hn::Set(d, kLeastExponent);
  auto total = hn::Zero(d);
  for (int v = first; v < end; ++v) {
    const uint64_t bits = columns >> (v * kLanes);
    const auto present = hn::LoadMaskBits(d, reinterpret_cast<const uint8_t*>(&bits));
    const auto exponent = hn::Sub(hn::LoadU(d, row + v * kLanes), largest);
    const auto counts = hn::And(present, hn::Ge(exponent, least));
    const auto p = hn::IfThenElseZero(counts, hn::Exp(d, hn::IfThenElseZero(counts, exponent)));
    hn::StoreU(p, d, row + v * kLanes);
    total = hn::Add(total, p);
  }
  maximum = hn::GetLane(largest);
  sum = hn::GetLane(hn::SumOfLanes(d, total));
}

template <int kRows, int kVectors, typename B>
HWY_INLINE void ScoreColumns(const float* const* query, int head_dim, const B* keys, int column,
                             float* const* scores, LineFetcher& fetcher) {
  const Floats d;
  hn::Vec<Floats> sum[kRows][kVectors];
  ClearSums(hn::Zero(d), sum);
  Accumulate(d, query, 0, head_dim, keys + column, kTileColumns, sum, fetcher);
  for (int r = 0; r < kRows; ++r) StoreColumns<B>(d, sum[r], scores[r] + column);
}

template <int kRows, typename B>
HWY_INLINE void ScoreRows(const float* const* query, int head_dim, const B* keys,
                          const ColumnRange& range, float* const* scores, LineFetcher& fetcher) {
  constexpr int kStep = kBlockVectors * kLanes;
  if constexpr (kStep > kHalfColumns) {
    if (range.end - range.begin < kStep) {
      constexpr int kVectors = kHalfColumns / kLanes;
      ScoreColumns<kRows, kVectors>(query, head_dim, keys, range.begin, scores, fetcher);
      return;
    }
  }
  for (int column = range.begin; column < range.end; column += kStep) {
    ScoreColumns<kRows, kBlockVectors>(query, head_dim, keys, column, scores, fetcher);
  }
}

// The rows of values of one tile that take part, in pieces of as many rows each.
template <typename B>
struct ValueRows {
  const void* const* pieces;
  int piece_rows;
  int padded_dim;
  ColumnRange range;
  const B* piece(int index) const { return static_cast<const B*>(pieces[index]); }
};

template <int kRows, int kVectors, typename B>
HWY_INLINE void OutputColumns(const float* const* probabilities, const ValueRows<B>& values,
                              int column, const TileRow* rows, const Weights* weights,
                              const Weights* second_weights, LineFetcher& fetcher) {
  const Floats d;
  hn::Vec<Floats> sum[kRows][kVectors];
  ClearSums(hn::Zero(d), sum);
  int piece = 0;
  for (int row = values.range.begin; row < values.range.end; row += values.piece_rows, ++piece) {
    Accumulate(d, probabilities, row, values.piece_rows, values.piece(piece) + column,
               values.padded_dim, sum, fetcher);
  }
  for (int r = 0; r < kRows; ++r) {
    HWY_ALIGN float outputs[kVectors * kLanes];
    StoreColumns<B>(d, sum[r], outputs);
    for (int v = 0; v < kVectors; ++v) {
      // Of negative numbers too small for a sum, rows that do not take part would make +0.
      const auto output = hn::Add(hn::Load(d, outputs + v * kLanes), hn::Zero(d));
      const int lane = column + v * kLanes;
      MergeOutput(d, output, weights[r], rows[r].state + lane);
      if (rows[r].second_state != nullptr) {
        MergeOutput(d, output, second_weights[r], rows[r].second_state + lane);
      }
    }
  }
}

template <int kRows, typename B>
HWY_INLINE void OutputRows(const float* const* probabilities, const ValueRows<B>& values,
                           const TileRow* rows, const Weights* weights,
                           const Weights* second_weights, LineFetcher& fetcher) {
  int column = 0;
  for (; column + kBlockVectors * kLanes <= values.padded_dim; column += kBlockVectors * kLanes) {
    OutputColumns<kRows, kBlockVectors>(probabilities, values, column, rows, weights,
                                        second_weights, fetcher);
  }
  for (; column < values.padded_dim; column += kLanes) {
    OutputColumns<kRows, 1>(probabilities, values, column, rows, weights, second_weights, fetcher);
  }
}

template <typename B>
HWY_NOINLINE void ScoreChunk(const float* const* query, int rows, int head_dim, const B* keys,
                             const ColumnRange& range, float* const* scores, LineFetcher& fetcher) {
  int r = 0;
  for (; r + kBlockRows <= rows; r += kBlockRows) {
    ScoreRows<kBlockRows>(query + r, head_dim, keys, range, scores + r, fetcher);
  }
  if (rows - r == 3) ScoreRows<3>(query + r, head_dim, keys, range, scores + r, fetcher);
  if (rows - r == 2) ScoreRows<2>(query + r, head_dim, keys, range, scores + r, fetcher);
  if (rows - r == 1) ScoreRows<1>(query + r, head_dim, keys, range, scores + r, fetcher);
}

template <typename B>
HWY_NOINLINE void OutputChunk(const float* const* probabilities, int count,
                              const ValueRows<B>& values, const TileRow* rows,
                              const Weights* weights, const Weights* second, LineFetcher& fetcher) {
  int r = 0;
  for (; r + kBlockRows <= count; r += kBlockRows) {
    OutputRows<kBlockRows>(probabilities + r, values, rows + r, weights + r, second + r, fetcher);
  }
  const int left = count - r;
  if (left == 3) {
    OutputRows<3>(probabilities + r, values, rows + r, weights + r, second + r, fetcher);
  }
  if (left == 2) {
    OutputRows<2>(probabilities + r, values, rows + r, weights + r, second + r, fetcher);
  }
  if (left == 1) {
    OutputRows<1>(probabilities + r, values, rows + r, weights + r, second + r, fetcher);
  }
}

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
