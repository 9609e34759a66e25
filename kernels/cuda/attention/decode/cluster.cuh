// What the thread blocks of a cluster send each other: each writes to the shared memory of others,
// who wait for the bytes they know to come. Nobody reads another's memory, so nobody waits for
// readers, and no fence waits for whatever else was written. And how a launch and the one before it
// overlap. sm_90 and later.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda {

// The same object in the shared memory of another thread block of the cluster.
__device__ __forceinline__ uint32_t OfClusterBlock(const void* shared, int block) {
  uint32_t address;
  asm("mapa.shared::cluster.u32 %0, %1, %2;\n"
      : "=r"(address)
      : "r"(SharedAddress(shared)), "r"(block));
  return address;
}

// A cluster of one thread block: it stores what it would send, as st.async is for others.
__device__ __forceinline__ bool IsAlone() { return gridDim.x == 1; }

// What others send this thread block in one go: `bytes` in all. By one thread, before
// ArriveAtCluster.
__device__ __forceinline__ void Expect(Barrier& barrier, int bytes) {
  barrier.Init(1);
  barrier.ArriveExpecting(IsAlone() ? 0 : static_cast<uint32_t>(bytes));
}
// All threads: until it has come.
__device__ __forceinline__ void AwaitSent(Barrier& barrier) {
  if (IsAlone()) __syncthreads();
  barrier.Wait(0);
}

// Stores to where `to` lies in another thread block (or this one), and counts for the barrier
// there. All blocks have been awaited; the other one does not end before what it expects has come.
__device__ __forceinline__ void Send(int block, float4* to, const float4& value,
                                     const Barrier& barrier) {
  if (IsAlone()) {
    *to = value;
    return;
  }
  asm volatile(
      "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], {%1, %2, %3, %4}, "
      "[%5];\n" ::"r"(OfClusterBlock(to, block)),
      "f"(value.x), "f"(value.y), "f"(value.z), "f"(value.w), "r"(OfClusterBlock(&barrier, block))
      : "memory");
}
__device__ __forceinline__ void Send(int block, uint64_t* to, uint64_t value,
                                     const Barrier& barrier) {
  if (IsAlone()) {
    *to = value;
    return;
  }
  asm volatile(
      "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];\n" ::"r"(
          OfClusterBlock(to, block)),
      "l"(value), "r"(OfClusterBlock(&barrier, block))
      : "memory");
}

// All threads of all blocks of the cluster: that all have begun, and their barriers stand. Orders
// nothing else.
__device__ __forceinline__ void ArriveAtCluster() {
  asm volatile(
      "fence.mbarrier_init.release.cluster;\n"
      "barrier.cluster.arrive.relaxed.aligned;\n" ::
          : "memory");
}
__device__ __forceinline__ void AwaitCluster() {
  asm volatile("barrier.cluster.wait.aligned;\n" ::: "memory");
}

}  // namespace longspan::cuda
