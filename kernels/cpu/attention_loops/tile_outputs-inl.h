// The second product of a tile: probabilities times values, merged into the states of rows.
// Included behind accumulate-inl.h, column_range-inl.h and softmax-inl.h.

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
