// Copies from device memory to shared memory that run beside the threads that begin them.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/barrier.cuh"

namespace longspan::cuda {

// One flat run, addresses and bytes multiples of 16; its bytes complete `barrier`.
__device__ __forceinline__ void BulkCopy(uint32_t shared_address, const void* from, uint32_t bytes,
                                         Barrier& barrier) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];\n" ::
          "r"(shared_address),
      "l"(__cvta_generic_to_global(from)), "r"(bytes), "r"(SharedAddress(&barrier.word))
      : "memory");
}

// 16 bytes, past L1.
__device__ __forceinline__ void CopyChunk(uint32_t shared_address, const void* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(shared_address),
               "l"(__cvta_generic_to_global(from))
               : "memory");
}
__device__ __forceinline__ void WaitForChunks() {
  asm volatile("cp.async.wait_all;\n" ::: "memory");
}

__device__ __forceinline__ void StoreZeroChunk(uint32_t shared_address) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %1, %1, %1};\n" ::"r"(shared_address), "r"(0)
               : "memory");
}

// Four 8 x 8 matrices of bf16; lane l gives the address of row l % 8 of matrix l / 8.
__device__ __forceinline__ void LoadMatrices(uint32_t (&words)[4], uint32_t shared_address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
               : "r"(shared_address)
               : "memory");
}

}  // namespace longspan::cuda
