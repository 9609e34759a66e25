// The ring of shared-memory stages through which tiles of keys and values reach the warps.
//
// full[s]: one arrival, the producer's, plus the bytes of the stage's copies. empty[s]: one arrival
// a consumer thread. Use i of the ring is stage i % stages; a warp waits for every use in order,
// also for those it has no work in, so that it never arrives twice in one phase.
#pragma once

#include "kernels/cuda/attention/selected/config.h"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda::selected {

extern __shared__ __align__(1024) uint8_t shared_memory[];

template <int kDim, int kKeys, int kStageSize, int kStages, int kWarps>
struct KvRing {
  static constexpr int kTileBytes = TileBytes(kDim, kKeys);
  static constexpr int kStageBytes = kStageSize;
  static_assert(kStageBytes >= kTileBytes && kStageBytes % 1024 == 0);

  // Two barriers a stage and the producer's: memory that is theirs alone while the kernel runs.
  static constexpr int kBarrierBytes = 16 * kMaxStages + 32;

  uint32_t base = SharedAddress(shared_memory);

  __device__ BarrierAt FullBarrier(int stage) const {
    return {base + kStages * kStageBytes + stage * 8};
  }
  __device__ BarrierAt EmptyBarrier(int stage) const { return FullBarrier(kMaxStages + stage); }
  // The producer warp meets here: racecheck does not carry order through a __syncwarp.
  __device__ BarrierAt ProducerBarrier() const { return FullBarrier(2 * kMaxStages); }
  // Memory behind the barriers, kRingTailBytes less theirs.
  __device__ static uint8_t* Tail() {
    return shared_memory + kStages * kStageBytes + kBarrierBytes;
  }
  // There kernels keep what they pass on about stages, or what all their threads would
  // otherwise keep in registers: kMaxStages places of 32 bytes.
  template <typename T>
  __device__ T* Descriptor(int place) const {
    static_assert(sizeof(T) <= 32);
    return reinterpret_cast<T*>(Tail() + place * 32);
  }
  __device__ uint32_t Stage(int use) const { return base + (use % kStages) * kStageBytes; }
  __device__ uint32_t Keys(int use, int tile) const { return Stage(use) + tile * kTileBytes; }
  __device__ uint32_t Values(int use, int tile) const { return Keys(use, tile) + kTileBytes / 2; }

  // All threads of the CTA.
  __device__ void Initialise() const {
    if (threadIdx.x == 0) {
      for (int stage = 0; stage < kStages; ++stage) {
        FullBarrier(stage).Init(1);
        EmptyBarrier(stage).Init(32 * kWarps);
      }
      ProducerBarrier().Init(32);
      FenceBarrierInit();
    }
    __syncthreads();
  }

  __device__ void WaitFull(int use) const { FullBarrier(use % kStages).Wait((use / kStages) % 2); }
  __device__ void WaitEmpty(int use) const {
    if (use >= kStages) EmptyBarrier(use % kStages).Wait((use / kStages + 1) % 2);
  }
  // Of every lane for its own reads: one that arrived for its warp would cost no less.
  __device__ void Release(int use) const { EmptyBarrier(use % kStages).Arrive(); }

  // One producer thread: starts the copies of a tile that begins `first_token` tokens into `page`.
  __device__ void CopyTile(const Problem& problem, int use, int tile, int64_t page, int kv_head,
                           int first_token) const {
    const BarrierAt barrier = FullBarrier(use % kStages);
    const int64_t from = First(problem, page, kv_head, first_token);
    CopyRows(Keys(use, tile), problem.keys + from, barrier);
    CopyRows(Values(use, tile), problem.values + from, barrier);
  }

  // The whole producer warp: waits for the stage and starts the copies of one tile, of which
  // `valid` tokens exist. What would be the values of others is memory that nobody wrote for this
  // sequence: it becomes zeros, since 0 * NaN is NaN. (Their keys' scores are masked.)
  __device__ void Fill(const Problem& problem, int use, int64_t page, int kv_head, int first_token,
                       int valid) const {
    const BarrierAt barrier = FullBarrier(use % kStages);
    const bool leads = threadIdx.x % 32 == 0;
    __syncwarp();  // a lane further than one use ahead would take one phase for another
    if (valid >= kKeys) {
      if (!leads) return;
      WaitEmpty(use);
      barrier.ArriveExpecting(kTileBytes);
      CopyTile(problem, use, 0, page, kv_head, first_token);
      return;
    }
    WaitEmpty(use);
    const int missing = kKeys - valid;
    for (int panel = 0; panel < kDim / 64; ++panel) {
      const uint32_t first = Values(use, 0) + (panel * kKeys + valid) * 128;
      for (int i = threadIdx.x % 32; i < missing * 8; i += 32) StoreZeroChunk(first + i * 16);
    }
    FenceForTensorCores();
    ProducerBarrier().ArriveAndWait();
    if (!leads) return;
    barrier.ArriveExpecting(kTileBytes - missing * kDim * 2);
    const int64_t from = First(problem, page, kv_head, first_token);
    CopyRows(Keys(use, 0), problem.keys + from, barrier);
#pragma unroll
    for (int panel = 0; panel < kDim / 64; ++panel) {
      BulkCopy(Values(use, 0) + panel * kKeys * 128,
               problem.values + from + panel * kPageTokens * 64, valid * 128, barrier);
    }
  }

 private:
  __device__ static int64_t First(const Problem& problem, int64_t page, int kv_head,
                                  int first_token) {
    return (page * problem.kv_heads + kv_head) * (kPageTokens * kDim) + first_token * 64;
  }

  // kKeys tokens of keys or of values.
  __device__ static void CopyRows(uint32_t to, const __nv_bfloat16* from, BarrierAt barrier) {
    constexpr int kPanels = kKeys == kPageTokens ? 1 : kDim / 64;  // whole pages are one copy
    constexpr int kBytes = kTileBytes / 2 / kPanels;
#pragma unroll
    for (int panel = 0; panel < kPanels; ++panel) {
      BulkCopy(to + panel * kBytes, from + panel * kPageTokens * 64, kBytes, barrier);
    }
  }
};

}  // namespace longspan::cuda::selected
