// Rows on their way from the cache to the warps that attend. Each warp copies and reads groups of
// 16 rows of its own, several halves (the keys or the values of a group) ahead, so that warps never
// wait for each other. A ring takes 96 KiB: two thread blocks, be they of one launch or of two,
// share a multiprocessor, and one of them reads while the other chooses or merges. Heads of 256,
// whose outputs need the registers of a whole multiprocessor, have twice as much.
//
// Copies are 16 bytes a lane (cp.async): the summaries of one page are only 1 KiB, and no warp has
// to stand apart to issue bulk copies. (Bulk copies by a fifth warp were about as fast.)
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/decode_tile.cuh"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda {

inline constexpr int kDecodeWarps = 8;
inline constexpr int kDecodeThreads = kDecodeWarps * 32;
inline constexpr int kWarpRowsLog2 = 4;
inline constexpr int kChunkBytes = 16;
constexpr int RingBytes(int head_dim) { return (head_dim == 256 ? 192 : 96) << 10; }

template <int kHeadDim>
struct DecodeRing {
  static constexpr int kRows = kWarpRows;
  static constexpr int kPanels = kHeadDim / kPanelDims;
  static constexpr int kSlotBytes = kWarpRows * kHeadDim * 2;
  static constexpr int kSlots = RingBytes(kHeadDim) / kDecodeWarps / kSlotBytes;

  alignas(128) char slots[kDecodeWarps][kSlots][kSlotBytes];

  // Fills a slot with 16 consecutive rows of a block of 64, of which the first lies at `from`.
  static __device__ __forceinline__ void CopyRows(uint32_t slot, const char* from) {
    constexpr int kBlockPanelBytes = kTileRows * kRowBytes;
    constexpr int kSlotPanelBytes = kWarpRows * kRowBytes;
    const int lane_bytes = static_cast<int>(threadIdx.x % 32) * kChunkBytes;
#pragma unroll
    for (int panel = 0; panel < kPanels; ++panel) {
#pragma unroll
      for (int first = 0; first < kSlotPanelBytes; first += 32 * kChunkBytes) {
        CopyChunk(slot + panel * kSlotPanelBytes + first + lane_bytes,
                  from + panel * kBlockPanelBytes + first + lane_bytes);
      }
    }
  }

  // Fills a slot with whole small blocks of 2^block_bytes_log2 bytes: that of page_of(i), negative
  // if there is none, lies page_bytes times the page behind `blocks`.
  template <class PageOf>
  static __device__ __forceinline__ void CopyBlocks(uint32_t slot, const char* blocks,
                                                    uint32_t page_bytes, int block_bytes_log2,
                                                    PageOf page_of) {
    const int lane_bytes = static_cast<int>(threadIdx.x % 32) * kChunkBytes;
#pragma unroll
    for (int first = 0; first < kSlotBytes; first += 32 * kChunkBytes) {
      const int at = first + lane_bytes;
      const int32_t page = page_of(at >> block_bytes_log2);
      if (page < 0) continue;
      const int in_block = at & ((1 << block_bytes_log2) - 1);
      CopyChunk(slot + at, blocks + uint64_t{static_cast<uint32_t>(page)} * page_bytes + in_block);
    }
  }
};

// Returns once all but the newest kHalves halves are there, for the whole warp.
template <int kHalves>
__device__ __forceinline__ void WaitForHalf() {
  WaitForChunkGroups<kHalves>();
  __syncwarp();
}

// The pages that hold the rows of a warp's groups, found a whole warp's worth at a time: lane i
// knows that of the i-th piece (rows of one page, 2^piece_rows_log2 of them and at most 16) of the
// groups at hand. page_at(row) reads the page table; it is asked long before its answer is needed.
template <class PageAt>
class PageFinder {
 public:
  __device__ __forceinline__ PageFinder(int piece_rows_log2, int first_row, int step_rows,
                                        int end_row, PageAt page_at)
      : pieces_log2_(kWarpRowsLog2 - piece_rows_log2),
        groups_(32 >> pieces_log2_),
        step_rows_(groups_ * step_rows),
        end_row_(end_row),
        page_at_(page_at) {
    const int lane = static_cast<int>(threadIdx.x % 32);
    const int piece = lane & ((1 << pieces_log2_) - 1);
    row_ = first_row + (lane >> pieces_log2_) * step_rows + (piece << piece_rows_log2);
    pages_ = Find();
    next_pages_ = Find();
  }
  // Whole warps, for group 0, 1, 2, …: from then on Page is about that group.
  __device__ __forceinline__ void TurnTo(int group) {
    first_lane_ = (group & (groups_ - 1)) << pieces_log2_;
    if (group == 0 || first_lane_ != 0) return;
    pages_ = next_pages_;
    next_pages_ = Find();
  }
  // Whole warps: the page of a piece, negative if there is none.
  __device__ __forceinline__ int32_t Page(int piece) const {
    return __shfl_sync(~0U, pages_, first_lane_ + piece);
  }

 private:
  __device__ __forceinline__ int32_t Find() {
    const int32_t page = row_ < end_row_ ? page_at_(row_) : -1;
    row_ += step_rows_;
    return page;
  }

  int pieces_log2_;
  int groups_;
  int step_rows_;
  int end_row_;
  PageAt page_at_;
  int row_;  // this lane's, of the pages to be found next
  int32_t pages_;
  int32_t next_pages_;
  int first_lane_ = 0;
};

// Walks the groups of 16 rows of tiles [tile_begin, tile_end) that fall to this warp, every
// kDecodeWarps-th. copy(slot, is_values, row, pages) begins the copies of the half that begins with
// `row`; score(row, slot) reads keys and add(row, slot) the values of the same rows. begun() is
// called once, when the last copies have begun.
//
// One loop begins copies and reads, the first turns only begin: code that runs for the first time
// has to be fetched, which costs more than what it does where a warp has only a group or two.
//
// `slots` is this warp's part of the ring, and Ring says how it is cut.
template <class Ring, class PageAt, class Copy, class Score, class Add, class Begun>
__device__ __forceinline__ void WalkSlots(uint32_t slots, int tile_begin, int tile_end,
                                          int piece_rows_log2, PageAt page_at, Copy copy,
                                          Score score, Add add, Begun begun) {
  constexpr int kStep = kDecodeWarps * Ring::kRows;
  const int warp = static_cast<int>(threadIdx.x / 32);
  const int begin = tile_begin * kTileRows + warp * Ring::kRows;
  const int end = tile_end * kTileRows;
  const int halves = end > begin ? 2 * ((end - begin + kStep - 1) / kStep) : 0;
  PageFinder<PageAt> pages(piece_rows_log2, begin, kStep, end, page_at);
  const int last_begin = max(halves - 1, 0) - Ring::kSlots;
  uint32_t slot = slots;
#pragma unroll 1
  for (int half = -Ring::kSlots; half < halves; ++half) {
    if (half >= 0) {
      WaitForHalf<Ring::kSlots - 1>();
      const int row = begin + half / 2 * kStep;
      if (half % 2 == 0) {
        score(row, slot);
      } else {
        add(row, slot);
      }
      __syncwarp();  // the slot has been read by all lanes
    }
    const int next = half + Ring::kSlots;
    if (next < halves) {
      const bool is_values = next % 2 != 0;
      if (!is_values) pages.TurnTo(next / 2);
      copy(slot, is_values, begin + next / 2 * kStep, pages);
    }
    EndChunkGroup();  // of this half; it counts even where nothing was copied
    if (half == last_begin) begun();
    slot += Ring::kSlotBytes;
    if (slot == slots + Ring::kSlots * Ring::kSlotBytes) slot = slots;
  }
  WaitForChunks();
}

template <int kHeadDim, class PageAt, class Copy, class Score, class Add, class Begun>
__device__ __forceinline__ void WalkRows(DecodeRing<kHeadDim>& ring, int tile_begin, int tile_end,
                                         int piece_rows_log2, PageAt page_at, Copy copy,
                                         Score score, Add add, Begun begun) {
  WalkSlots<DecodeRing<kHeadDim>>(SharedAddress(ring.slots[threadIdx.x / 32]), tile_begin, tile_end,
                                  piece_rows_log2, page_at, copy, score, add, begun);
}

// Bit i: begin <= first + i < end, of kRows bits.
template <int kRows>
__device__ __forceinline__ uint32_t RowsBetween(int first, int begin, int end) {
  const int low = min(max(begin - first, 0), kRows);
  const int high = min(max(end - first, 0), kRows);
  return high > low ? ~0U >> (32 - high) & ~0U << low : 0;
}

}  // namespace longspan::cuda
