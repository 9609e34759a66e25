// Rows on their way from the cache to the warps that attend. Each warp copies and reads groups of
// 16 rows of its own, several ahead, so that warps never wait for each other.
//
// Copies are 16 bytes a lane (cp.async): the summaries of one page are only 1 KiB, and no warp has
// to stand apart to issue bulk copies. (Bulk copies by a fifth warp were about as fast.)
#pragma once

#include <cstdint>

#include "kernels/cuda/attention_loop/copy.cuh"
#include "kernels/cuda/sparse_decode/decode_tile.cuh"

namespace longspan::cuda {

inline constexpr int kDecodeWarps = 8;
inline constexpr int kDecodeThreads = kDecodeWarps * 32;
inline constexpr int kDecodeStages = 3;  // one block a multiprocessor: 192 KiB in flight at D 128
inline constexpr int kWarpRowsLog2 = 4;
inline constexpr int kChunkBytes = 16;

// 16 rows of a warp as they lie in the cache: `pieces` pieces of equal size, each in a block of its
// own. Lane i < pieces holds piece i; null where there is nothing to read.
struct RowPieces {
  const char* keys = nullptr;
  const char* values = nullptr;  // null: keys alone
};

template <int kHeadDim>
struct DecodeRing {
  static constexpr int kPanels = kHeadDim / kPanelDims;
  static constexpr int kBlockPanelBytes = kTileRows * kRowBytes;  // in the cache, 64 rows
  static constexpr int kWarpPanelBytes = kWarpRows * kRowBytes;
  static constexpr int kWarpBytes = kWarpPanelBytes * kPanels;

  alignas(128) char keys[kDecodeStages][kDecodeWarps][kWarpBytes];
  char values[kDecodeStages][kDecodeWarps][kWarpBytes];

  // 16 consecutive rows of one block of 64: lane 0's piece, which begins at the first of them.
  __device__ __forceinline__ void CopyRows(int stage, const RowPieces& piece) {
    const char* from_keys = Broadcast(piece.keys, 0);
    if (from_keys == nullptr) return;
    const char* from_values = Broadcast(piece.values, 0);
    const int lane_bytes = static_cast<int>(threadIdx.x % 32) * kChunkBytes;
    const uint32_t to_keys = SharedAddress(keys[stage][threadIdx.x / 32]);
    const uint32_t to_values = SharedAddress(values[stage][threadIdx.x / 32]);
#pragma unroll
    for (int panel = 0; panel < kPanels; ++panel) {
#pragma unroll
      for (int first = 0; first < kWarpPanelBytes; first += 32 * kChunkBytes) {
        const int from = panel * kBlockPanelBytes + first + lane_bytes;
        const int to = panel * kWarpPanelBytes + first + lane_bytes;
        CopyChunk(to_keys + to, from_keys + from);
        CopyChunk(to_values + to, from_values + from);
      }
    }
  }

  // Whole small blocks, one behind the other; a block has 2^block_bytes_log2 bytes.
  __device__ __forceinline__ void CopyBlocks(int stage, int block_bytes_log2,
                                             const RowPieces& pieces) {
    const int lane_bytes = static_cast<int>(threadIdx.x % 32) * kChunkBytes;
    const uint32_t to_keys = SharedAddress(keys[stage][threadIdx.x / 32]);
    const uint32_t to_values = SharedAddress(values[stage][threadIdx.x / 32]);
#pragma unroll
    for (int first = 0; first < kWarpBytes; first += 32 * kChunkBytes) {
      const int at = first + lane_bytes;
      const int piece = at >> block_bytes_log2;
      const int in_block = at & ((1 << block_bytes_log2) - 1);
      const char* from_keys = Broadcast(pieces.keys, piece);
      const char* from_values = Broadcast(pieces.values, piece);
      if (from_keys == nullptr) continue;
      CopyChunk(to_keys + at, from_keys + in_block);
      if (from_values == nullptr) continue;
      CopyChunk(to_values + at, from_values + in_block);
    }
  }

  static __device__ __forceinline__ const char* Broadcast(const char* pointer, int lane) {
    return reinterpret_cast<const char*>(
        __shfl_sync(~0U, reinterpret_cast<unsigned long long>(pointer), lane));
  }
};

// Ends the copies of one group; they are counted even when there were none.
__device__ __forceinline__ void EndGroupCopies() {
  asm volatile("cp.async.commit_group;\n" ::: "memory");
}
// Returns once all but the newest kDecodeStages - 1 groups are there, for the whole warp.
__device__ __forceinline__ void WaitOldestGroup() {
  asm volatile("cp.async.wait_group %0;\n" ::"n"(kDecodeStages - 1) : "memory");
  __syncwarp();
}

// Walks the groups of 16 rows of tiles [tile_begin, tile_end) that fall to this warp, every
// kDecodeWarps-th: pieces_of(first_row) finds where 16 rows lie (by way of the page table, so it is
// asked one group before), copy(stage, pieces) begins the copies, attend(first_row, stage) reads.
template <class PiecesOf, class Copy, class Attend>
__device__ __forceinline__ void WalkRows(int tile_begin, int tile_end, PiecesOf pieces_of,
                                         Copy copy, Attend attend) {
  constexpr int64_t kStep = kDecodeWarps * kWarpRows;
  const int64_t begin =
      int64_t{tile_begin} * kTileRows + static_cast<int>(threadIdx.x / 32) * kWarpRows;
  const int64_t end = int64_t{tile_end} * kTileRows;
  const auto pieces_within = [&](int64_t row) { return row < end ? pieces_of(row) : RowPieces(); };
  RowPieces pieces = pieces_within(begin);
  const auto begin_copies = [&](int64_t row, int stage) {
    const RowPieces current = pieces;
    pieces = pieces_within(row + kStep);
    copy(stage, current);
    EndGroupCopies();
  };
  for (int stage = 0; stage < kDecodeStages; ++stage) begin_copies(begin + stage * kStep, stage);
  int stage = 0;
  for (int64_t row = begin; row < end; row += kStep) {
    WaitOldestGroup();
    attend(row, stage);
    __syncwarp();  // the stage has been read by all lanes
    begin_copies(row + kDecodeStages * kStep, stage);
    stage = stage + 1 == kDecodeStages ? 0 : stage + 1;
  }
  asm volatile("cp.async.wait_all;\n" ::: "memory");
}

// Bit i: begin <= first + i < end.
__device__ __forceinline__ uint32_t RowsBetween(int64_t first, int64_t begin, int64_t end) {
  const int low = static_cast<int>(min(max(begin - first, int64_t{0}), int64_t{kWarpRows}));
  const int high = static_cast<int>(min(max(end - first, int64_t{0}), int64_t{kWarpRows}));
  return high > low ? ((1U << high) - 1) & ~((1U << low) - 1) : 0;
}

}  // namespace longspan::cuda
