// The ring of shared-memory stages through which tiles of keys and values reach the warps.
//
// full[s]: one arrival, the producer's, plus the bytes of the stage's copies. empty[s]: one arrival
// a consumer thread. Use i of the ring is stage i % stages; a warp waits for every use in order,
// also for those it has no work in, so that it never arrives twice in one phase.
#pragma once

#include "kernels/cuda/selected_attention/config.h"
#include "kernels/cuda/selected_attention/instructions.cuh"

namespace longspan::cuda::selected {

extern __shared__ __align__(1024) uint8_t shared_memory[];

template <int kDim, int kKeys, int kStageSize, int kStages, int kWarps>
struct KvRing {
  static constexpr int kTileBytes = TileBytes(kDim, kKeys);
  static constexpr int kStageBytes = kStageSize;
  static_assert(kStageBytes >= kTileBytes && kStageBytes % 1024 == 0);

  uint32_t base = SharedAddress(shared_memory);

  __device__ uint32_t FullBarrier(int stage) const {
    return base + kStages * kStageBytes + stage * 8;
  }
  __device__ uint32_t EmptyBarrier(int stage) const { return FullBarrier(kMaxStages + stage); }
  // Behind the barriers kernels keep what they have to tell about stages, or what all their threads
  // would otherwise keep in registers: kMaxStages places of 32 bytes.
  template <typename T>
  __device__ T* Descriptor(int place) const {
    static_assert(sizeof(T) <= 32);
    return reinterpret_cast<T*>(shared_memory + kStages * kStageBytes + 128 + place * 32);
  }
  __device__ uint32_t Stage(int use) const { return base + (use % kStages) * kStageBytes; }
  __device__ uint32_t Keys(int use, int tile) const { return Stage(use) + tile * kTileBytes; }
  __device__ uint32_t Values(int use, int tile) const { return Keys(use, tile) + kTileBytes / 2; }

  // All threads of the CTA.
  __device__ void Initialise() const {
    if (threadIdx.x == 0) {
      for (int stage = 0; stage < kStages; ++stage) {
        InitBarrier(FullBarrier(stage), 1);
        InitBarrier(EmptyBarrier(stage), 32 * kWarps);
      }
      asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
  }

  __device__ void WaitFull(int use) const { Wait(FullBarrier(use % kStages), (use / kStages) % 2); }
  __device__ void WaitEmpty(int use) const {
    if (use >= kStages) Wait(EmptyBarrier(use % kStages), (use / kStages + 1) % 2);
  }
  // Of every lane for its own reads: one that arrived for its warp would cost no less, and
  // racecheck does not carry order through the __syncwarp before it.
  __device__ void Release(int use) const { Arrive(EmptyBarrier(use % kStages)); }

  // One producer thread: starts the copies of a tile that begins `first_token` tokens into `page`.
  __device__ void CopyTile(const Problem& problem, int use, int tile, int64_t page, int kv_head,
                           int first_token) const {
    const uint32_t barrier = FullBarrier(use % kStages);
    const int64_t block = (page * problem.kv_heads + kv_head) * (kPageTokens * kDim);
    constexpr int kPanels = kKeys == kPageTokens ? 1 : kDim / 64;  // whole pages are one copy
    constexpr int kBytes = kTileBytes / 2 / kPanels;
#pragma unroll
    for (int panel = 0; panel < kPanels; ++panel) {
      const int64_t from = block + panel * kPageTokens * 64 + first_token * 64;
      BulkCopy(Keys(use, tile) + panel * kBytes, problem.keys + from, kBytes, barrier);
      BulkCopy(Values(use, tile) + panel * kBytes, problem.values + from, kBytes, barrier);
    }
  }
};

}  // namespace longspan::cuda::selected
