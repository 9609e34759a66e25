// The loop of every product here: rows times columns, with a block of sums in registers. Included
// behind float_vectors-inl.h and line_fetcher-inl.h.

// Four rows by four vectors of sums fill half of AVX-512's registers; narrower sets have 16.
constexpr int kBlockRows = 4;
constexpr int kBlockVectors = kLanes == 16 ? 4 : 2;

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
