// Which half of a tile a chunk of rows may leave out. Included like float_vectors-inl.h.

// Sparse prefill keeps tiles of so many keys, or fewer: if no row of a chunk keeps one half of the
// columns, that is left out.
constexpr int kHalfColumns = kTileColumns / 2;

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
