// Listing those of many items that pass, in the order of the items, by all threads of a thread
// block: each warp has a run of them, so that what comes before an item is a sum over warps and
// lanes.
#pragma once

#include <cstdint>

namespace longspan::cuda {

template <int kWarps>
struct WarpCounts {
  int of[kWarps];
};

template <int kWarps>
class OrderedWalk {
 public:
  __device__ __forceinline__ explicit OrderedWalk(int count) {
    constexpr int kThreads = kWarps * 32;
    const int run = (count + kThreads - 1) / kThreads * 32;
    begin_ = min(static_cast<int>(threadIdx.x / 32) * run, count);
    end_ = min(begin_ + run, count);
  }
  // visit(item, exists) for the items of this warp's run, a lane each, by whole warps.
  template <class Visit>
  __device__ __forceinline__ void ForEach(Visit visit) const {
#pragma unroll 1
    for (int first = begin_; first < end_; first += 32) {
      const int item = first + static_cast<int>(threadIdx.x % 32);
      visit(item, item < end_);
    }
  }
  // Whole warps, in a walk: how many items before this lane's pass, of which `before` came before
  // the 32 at hand. Then takes these in.
  __device__ __forceinline__ static int Rank(bool passes, int& before) {
    const uint32_t all = __ballot_sync(~0U, passes);
    const int rank = before + __popc(all & ((1U << threadIdx.x % 32) - 1));
    before += __popc(all);
    return rank;
  }
  // All threads: how many items before this warp's run pass; `total`, if any, gets those of all.
  template <class Passes>
  __device__ __forceinline__ int CountBefore(Passes passes, WarpCounts<kWarps>& counts,
                                             int* total = nullptr) const {
    int own = 0;
    ForEach(
        [&](int item, bool exists) { own += __popc(__ballot_sync(~0U, exists && passes(item))); });
    __syncthreads();  // counts of before have been read
    if (threadIdx.x % 32 == 0) counts.of[threadIdx.x / 32] = own;
    __syncthreads();
    int before = 0;
    int all = 0;
#pragma unroll
    for (int warp = 0; warp < kWarps; ++warp) {
      if (warp < static_cast<int>(threadIdx.x / 32)) before += counts.of[warp];
      all += counts.of[warp];
    }
    if (total != nullptr) *total = all;
    return before;
  }

 private:
  int begin_;
  int end_;
};

}  // namespace longspan::cuda
