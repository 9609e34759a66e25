// The product of kernels.h over the vectors V of one level. Included in the middle of that level's
// source, between its attributes and in its namespace, so that it is compiled for its instructions.
//
// V has kOutputs numbers in a vector, multiplies kMostRows rows at a time, and has the functions
// that are called here. Sum adds the products of a run's codes to integers; the level chooses how.

// How far ahead of its use memory is asked for, where few rows leave the product waiting for it.
constexpr int64_t kFetchAheadBytes = 2048;
constexpr int kFetchingRows = 4;

template <int kBits>
HWY_INLINE void FetchBlock(const std::byte* block) {
  for (int line = 0; line < kBits; ++line) __builtin_prefetch(block + line * kChunkBytes);
}

// Adds the bits above the fourth of chunks [kChunk, kChunks), which stand in one plane.
template <class V, int kHighBits, int kChunk, int kChunks>
HWY_INLINE void AddPlane(typename V::Bytes plane, typename V::Bytes* codes) {
  constexpr int kLeft = 4 - kHighBits * kChunk;
  typename V::Bytes above = plane;
  if constexpr (kLeft > 0) above = V::template ShiftLeft<kLeft>(plane);
  if constexpr (kLeft < 0) above = V::template ShiftRight<-kLeft>(plane);
  codes[kChunk] = V::OrMasked(codes[kChunk], above, ((1 << kHighBits) - 1) << 4);
  if constexpr (kChunk + 1 < kChunks) AddPlane<V, kHighBits, kChunk + 1, kChunks>(plane, codes);
}

// Chunks [4 * half, + kChunks) of a block, a code in each byte. `block` is where the first of this
// vector's outputs stands.
template <class V, int kBits, int kChunks>
HWY_INLINE void UnpackRun(const std::byte* block, int half, typename V::Bytes (&codes)[kChunks]) {
  if constexpr (kBits == 8) {
    for (int c = 0; c < kChunks; ++c) codes[c] = V::Load(block + (4 * half + c) * kChunkBytes);
    return;
  }
  for (int c = 0; c < 4; ++c) {
    const typename V::Bytes pairs = V::Load(block + c * kChunkBytes);
    if constexpr (kChunks == 8) {
      codes[c] = V::And(pairs, 15);
      codes[c + 4] = V::And(V::template ShiftRight<4>(pairs), 15);
    } else {
      codes[c] = V::And(V::ShiftRightBy(pairs, 4 * half), 15);
    }
  }
  const std::byte* planes = block + 4 * kChunkBytes;
  if constexpr (kBits == 5) {
    AddPlane<V, 1, 0, kChunks>(V::ShiftRightBy(V::Load(planes), 4 * half), codes);
  }
  if constexpr (kBits == 6) {
    AddPlane<V, 2, 0, 4>(V::Load(planes + half * kChunkBytes), codes);
    if constexpr (kChunks == 8) AddPlane<V, 2, 0, 4>(V::Load(planes + kChunkBytes), codes + 4);
  }
}

// Scales, minima and zeros of a panel's outputs [first, + kOutputs).
template <class V>
class PanelScales {
 public:
  HWY_INLINE PanelScales(const PackedLayout& layout, const std::byte* panel, int first)
      : layout_(layout), panel_(panel), first_(first) {}

  HWY_INLINE bool has_minima() const { return layout_.minima_offset > 0; }
  HWY_INLINE bool has_zeros() const { return layout_.zeros_offset > 0; }
  HWY_INLINE typename V::Floats Scale(int64_t column) const {
    return Factor(layout_.scales_offset, layout_.scale_dtype, column);
  }
  HWY_INLINE typename V::Floats Minimum(int64_t column) const {
    return has_minima() ? Factor(layout_.minima_offset, layout_.minimum_dtype, column)
                        : V::Set(0.0F);
  }
  HWY_INLINE typename V::Floats OfGroup(typename V::Floats scale, int64_t group) const {
    if (layout_.group_scales_offset == 0) return scale;
    return V::Mul(scale, V::LoadSignedBytes(At(layout_.group_scales_offset, group, 1)));
  }
  HWY_INLINE typename V::Floats MinimumOfGroup(typename V::Floats minimum, int64_t group) const {
    if (layout_.group_minima_offset == 0) return minimum;
    return V::Mul(minimum, V::ToFloats(V::LoadBytes(At(layout_.group_minima_offset, group, 1))));
  }
  // Less what the level takes off each code.
  template <int kBits>
  HWY_INLINE typename V::Ints Zeros(int64_t group) const {
    if (!has_zeros()) return V::SetInt(0);
    const typename V::Ints zeros = V::LoadBytes(At(layout_.zeros_offset, group, 1));
    return kBits == 8 ? V::Sub(zeros, V::SetInt(V::kByteBias)) : zeros;
  }

 private:
  HWY_INLINE const std::byte* At(int64_t offset, int64_t column, int64_t bytes) const {
    return panel_ + offset + (column * kPanelOutputs + first_) * bytes;
  }
  HWY_INLINE typename V::Floats Factor(int64_t offset, DType dtype, int64_t column) const {
    return dtype == DType::kF16 ? V::LoadHalves(At(offset, column, 2))
                                : V::LoadFloats(At(offset, column, 4));
  }

  const PackedLayout& layout_;
  const std::byte* panel_;
  int first_;
};

// What rows that stand side by side have of the block and run that is multiplied.
struct RowsCursor {
  const int8_t* codes;
  const float* scales;
  const int32_t* offsets;
  const float* scaled_sums;
  int64_t lanes;

  HWY_INLINE RowsCursor(const PanelProduct& product, int64_t row) {
    const QuantizedRows& x = *product.x;
    const int64_t place = x.TermsPlace(row, kBlockInputs / product.layout->run_inputs);
    codes = x.codes(row);
    scales = x.scales(row);
    offsets = product.terms->offsets.data() + place;
    scaled_sums = product.terms->scaled_sums.data() + place;
    lanes = x.lanes();
  }
  HWY_INLINE void NextRun() {
    offsets += lanes;
    scaled_sums += lanes;
  }
  HWY_INLINE void NextBlock() {
    codes += lanes * kBlockInputs;
    scales += lanes;
  }
};

// Outputs [first, + kOutputs) of kRows rows from `row` on. y is the first row's, of the panel.
template <class V, int kBits, int kRun, int kRows>
HWY_INLINE void MultiplyOutputs(const PanelProduct& product, int64_t row, int first, float* y) {
  using Floats = typename V::Floats;
  const PackedLayout& layout = *product.layout;
  const PanelScales<V> scales(layout, product.panel, first);
  const bool has_minima = scales.has_minima();
  const bool has_zeros = scales.has_zeros();
  RowsCursor x(product, row);
  const std::byte* block = product.panel + first * 4;
  int half = 0;
  int64_t group = 0;
  Floats sums[kRows];
  for (int r = 0; r < kRows; ++r) sums[r] = V::Set(0.0F);
  for (int64_t column = 0; column < layout.scales; ++column) {
    const Floats column_scale = scales.Scale(column);
    const Floats column_minimum = scales.Minimum(column);
    for (int64_t g = 0; g < layout.groups_per_scale; ++g, ++group) {
      const Floats scale = scales.OfGroup(column_scale, group);
      const Floats minimum = scales.MinimumOfGroup(column_minimum, group);
      const typename V::Ints zeros = scales.template Zeros<kBits>(group);
      for (int64_t run = 0; run < layout.runs_per_group; ++run) {
        typename V::Bytes codes[kRun / 4];
        UnpackRun<V, kBits>(block, half, codes);
        if constexpr (kRows <= kFetchingRows) {
          if (first + half == 0) FetchBlock<kBits>(block + kFetchAheadBytes);
        }
        for (int r = 0; r < kRows; ++r) {
          const int8_t* row_codes = x.codes + r * kBlockInputs + half * (kBlockInputs / 2);
          typename V::Ints start = V::SetInt(x.offsets[r]);
          if (has_zeros) start = V::MulInts(start, zeros);
          const Floats integers = V::ToFloats(V::template Sum<kBits>(codes, row_codes, start));
          sums[r] = V::MulAdd(integers, V::Mul(scale, V::Set(x.scales[r])), sums[r]);
          if (has_minima) sums[r] = V::NegMulAdd(minimum, V::Set(x.scaled_sums[r]), sums[r]);
        }
        x.NextRun();
        half = kRun == kBlockInputs ? 0 : 1 - half;
        if (half != 0) continue;
        x.NextBlock();
        block += kChunkBytes * kBits;
      }
    }
  }
  for (int r = 0; r < kRows; ++r) V::Store(sums[r], y + r * product.y_stride + first);
}

template <class V, int kBits, int kRun, int kRows>
void MultiplyRows(const PanelProduct& product, int64_t row, float* y) {
  for (int first = 0; first < kPanelOutputs; first += V::kOutputs) {
    MultiplyOutputs<V, kBits, kRun, kRows>(product, row, first, y);
  }
}

// Powers of two of rows, from multiples of themselves: they stand side by side.
template <class V, int kBits, int kRun>
void MultiplyAll(const PanelProduct& product) {
  int64_t row = product.begin;
  float* y = product.y;
  if constexpr (V::kMostRows == 8) {
    for (; row + 8 <= product.end; row += 8, y += 8 * product.y_stride) {
      MultiplyRows<V, kBits, kRun, 8>(product, row, y);
    }
  }
  for (; row + 4 <= product.end; row += 4, y += 4 * product.y_stride) {
    MultiplyRows<V, kBits, kRun, 4>(product, row, y);
  }
  if (row + 2 <= product.end) {
    MultiplyRows<V, kBits, kRun, 2>(product, row, y);
    row += 2;
    y += 2 * product.y_stride;
  }
  if (row < product.end) MultiplyRows<V, kBits, kRun, 1>(product, row, y);
}

template <class V, int kRun>
void MultiplyBits(const PanelProduct& product) {
  switch (product.layout->bits) {
    case 4:
      return MultiplyAll<V, 4, kRun>(product);
    case 5:
      return MultiplyAll<V, 5, kRun>(product);
    case 6:
      return MultiplyAll<V, 6, kRun>(product);
    default:
      return MultiplyAll<V, 8, kRun>(product);
  }
}

template <class V>
void MultiplyPanel(const PanelProduct& product) {
  if (product.layout->run_inputs == kBlockInputs) return MultiplyBits<V, kBlockInputs>(product);
  return MultiplyBits<V, kBlockInputs / 2>(product);
}
