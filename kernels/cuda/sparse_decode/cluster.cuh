// What the thread blocks of a cluster tell each other, through each other's shared memory, and how
// a launch and the one before it overlap. sm_90 and later.
#pragma once

#include <cstdint>

namespace longspan::cuda {

// The same object in the shared memory of another thread block of the cluster. It may be used
// between two SyncCluster: a block may not end while others read its memory.
template <class T>
__device__ __forceinline__ T* OfClusterBlock(T* shared, int block) {
  uint64_t address;
  asm("mapa.u64 %0, %1, %2;\n" : "=l"(address) : "l"(shared), "r"(block));
  return reinterpret_cast<T*>(address);
}

// All threads of all blocks of the cluster. What each wrote before it arrived, to whatever memory,
// is visible to the others when they need no longer wait.
__device__ __forceinline__ void ArriveAtCluster() {
  asm volatile("barrier.cluster.arrive.release.aligned;\n" ::: "memory");
}
__device__ __forceinline__ void AwaitCluster() {
  asm volatile("barrier.cluster.wait.acquire.aligned;\n" ::: "memory");
}
__device__ __forceinline__ void SyncCluster() {
  ArriveAtCluster();
  AwaitCluster();
}

// Lets the next launch of the stream begin, as far as there is room, if it was launched to overlap.
__device__ __forceinline__ void LetNextLaunchBegin() {
  asm volatile("griddepcontrol.launch_dependents;\n" ::: "memory");
}
// Returns once the launch before has ended and what it wrote is visible; at once if this launch was
// not to overlap with it.
__device__ __forceinline__ void AwaitLaunchBefore() {
  asm volatile("griddepcontrol.wait;\n" ::: "memory");
}

}  // namespace longspan::cuda
