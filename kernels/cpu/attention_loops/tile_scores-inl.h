// The first product of a tile: queries times keys. Included behind accumulate-inl.h and
// column_range-inl.h.

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
