// Fetches memory into the cache beside a loop that computes. Included like float_vectors-inl.h.

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
