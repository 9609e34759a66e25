// Working memory of attention. Every thread has its own, made at its first task and kept for its
// life; a buffer grows to the largest task it has met and never shrinks. Bounds: a tile of keys and
// one of values, the states of one query block (about 512 heads of queries) or the probabilities of
// one selection block, which are at most a few MiB until one query's own need more.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "hwy/aligned_allocator.h"
#include "kernels/cpu/attention_loops/tile_kernel.h"

namespace longspan::cpu {

class FloatBuffer {
 public:
  FloatBuffer() = default;
  ~FloatBuffer() { Hold(0); }
  FloatBuffer(const FloatBuffer&) = delete;
  FloatBuffer& operator=(const FloatBuffer&) = delete;

  // At least `floats` numbers, aligned to vectors, contents undefined. Ends earlier addresses.
  float* AtLeast(int64_t floats) {
    if (floats > capacity_) {
      Hold(floats + floats / 4);
      data_ = hwy::AllocateAligned<float>(static_cast<size_t>(capacity_));
    }
    return data_.get();
  }

  // All buffers of the process together. Any thread.
  static int64_t AllBytes() { return all_bytes_.load(std::memory_order_relaxed); }

 private:
  void Hold(int64_t floats) {
    all_bytes_.fetch_add((floats - capacity_) * static_cast<int64_t>(sizeof(float)),
                         std::memory_order_relaxed);
    capacity_ = floats;
  }

  inline static std::atomic<int64_t> all_bytes_ = 0;
  hwy::AlignedFreeUniquePtr<float[]> data_;
  int64_t capacity_ = 0;
};

// A query of the block that reads a tile, and which of its columns through which branch.
struct TileVisit {
  int64_t tile = 0;
  int query = 0;  // within the block
  uint64_t selected_columns = 0;
  uint64_t window_columns = 0;
};

struct AttentionScratch {
  FloatBuffer gathered_keys;  // of a tile of entries, as stored
  FloatBuffer key_tile;
  FloatBuffer value_tile;
  FloatBuffer task;  // states and probabilities of a query block
  FloatBuffer importance;
  FloatBuffer block_scores;
  FloatBuffer inputs;  // of block compression
  FloatBuffer shared;  // of the thread that opened a region, for all threads inside
  std::array<const void*, kTileColumns> value_pieces;  // of a tile used where it lies
  std::array<const void*, kTileColumns> next_keys;     // where the next tile will come from
  std::array<const void*, kTileColumns> next_values;
  std::vector<TileRow> rows;
  std::vector<TileVisit> visits;
  std::vector<TileVisit> sorted_visits;
  std::vector<int64_t> tile_ends;
};

inline AttentionScratch& ThreadScratch() {
  thread_local AttentionScratch scratch;
  return scratch;
}

}  // namespace longspan::cpu
