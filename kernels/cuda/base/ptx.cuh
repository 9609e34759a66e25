// The machine instructions that kernels name themselves, one small function each (PTX ISA). Those
// of warpgroups' products stand in wgmma.cuh, those of clusters where clusters are used.
//
// A chunk is 16 bytes. Addresses of shared memory are 32-bit, as instructions take them.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

namespace longspan::cuda {

// --- arithmetic ---------------------------------------------------------------------------------

__device__ __forceinline__ float PowerOfTwo(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
__device__ __forceinline__ uint32_t PackBf16(float low, float high) {
  uint32_t packed;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(packed) : "f"(high), "f"(low));
  return packed;
}
__device__ __forceinline__ uint32_t PackF16(float low, float high) {
  uint32_t packed;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(packed) : "f"(high), "f"(low));
  return packed;
}
// Two numbers of e4m3 as they are in fp16.
__device__ __forceinline__ uint32_t WidenFp8Pair(uint16_t pair) {
  uint32_t wide;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(wide) : "h"(pair));
  return wide;
}
// Volatile: executed where it stands, once for each time it is reached.
__device__ __forceinline__ uint4 XorEach(uint4 words, uint32_t other) {
  uint4 result;
  asm volatile(
      "xor.b32 %0, %4, %8;\n xor.b32 %1, %5, %8;\n xor.b32 %2, %6, %8;\n xor.b32 %3, %7, %8;"
      : "=r"(result.x), "=r"(result.y), "=r"(result.z), "=r"(result.w)
      : "r"(words.x), "r"(words.y), "r"(words.z), "r"(words.w), "r"(other));
  return result;
}

// --- products of one warp -----------------------------------------------------------------------

// sum += a * b: a 16x16 row major, b 16x8 column major, bf16; sum fp32. Lane L holds rows L / 4 and
// L / 4 + 8, columns 2 (L % 4) and 2 (L % 4) + 1 of the sum.
__device__ __forceinline__ void MultiplyAdd(const uint32_t (&a)[4], uint32_t b0, uint32_t b1,
                                            float (&sum)[4]) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
      "{%0,%1,%2,%3};"
      : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// The same in fp16.
__device__ __forceinline__ void MultiplyAddF16(const uint32_t (&a)[4], uint32_t b0, uint32_t b1,
                                               float (&sum)[4]) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
      "{%0,%1,%2,%3};"
      : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// --- shared memory ------------------------------------------------------------------------------

__device__ __forceinline__ uint32_t SharedAddress(const void* pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}
__device__ __forceinline__ uint4 LoadChunk(uint32_t address) {
  uint4 chunk;
  asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];"
               : "=r"(chunk.x), "=r"(chunk.y), "=r"(chunk.z), "=r"(chunk.w)
               : "r"(address));
  return chunk;
}
__device__ __forceinline__ void StoreZeroChunk(uint32_t address) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %1, %1, %1};\n" ::"r"(address), "r"(0) : "memory");
}
// Four 8 x 8 matrices of bf16; lane l gives the address of row l % 8 of matrix l / 8.
__device__ __forceinline__ void LoadMatrices(uint32_t address, uint32_t (&words)[4]) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
               : "r"(address)
               : "memory");
}
__device__ __forceinline__ uint4 LoadMatricesTransposed(uint32_t address) {
  uint4 words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(words.x), "=r"(words.y), "=r"(words.z), "=r"(words.w)
               : "r"(address));
  return words;
}
__device__ __forceinline__ uint32_t TransposeMatrix(uint32_t matrix) {
  uint32_t transposed;
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;\n" : "=r"(transposed) : "r"(matrix));
  return transposed;
}
// Orders this thread's ordinary writes to shared memory before reads by tensor cores.
__device__ __forceinline__ void FenceForTensorCores() {
  asm volatile("fence.proxy.async.shared::cta;\n" ::: "memory");
}

// --- barriers -----------------------------------------------------------------------------------

// An mbarrier at an address of shared memory: its phases are completed by arrivals, and by bytes
// that copies bring.
struct BarrierAt {
  uint32_t address;

  __device__ __forceinline__ void Init(int arrivals) const {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;\n" ::"r"(address), "r"(arrivals)
                 : "memory");
  }
  __device__ __forceinline__ void Arrive() const {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];\n" ::"r"(address) : "memory");
  }
  // Arrives, and makes the phase wait for `bytes` of copies too.
  __device__ __forceinline__ void ArriveExpecting(uint32_t bytes) const {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;\n" ::"r"(address),
                 "r"(bytes)
                 : "memory");
  }
  // Returns once the phase of this parity is complete.
  __device__ __forceinline__ void Wait(uint32_t parity) const {
    asm volatile(
        "{\n .reg .pred done;\n"
        "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
        " @!done bra again;\n}" ::"r"(address),
        "r"(parity)
        : "memory");
  }
  // Returns when as many threads as the barrier was made for have come.
  __device__ __forceinline__ void ArriveAndWait() const {
    asm volatile(
        "{\n .reg .b64 phase;\n .reg .pred done;\n"
        " mbarrier.arrive.shared::cta.b64 phase, [%0];\n"
        "again: mbarrier.try_wait.shared::cta.b64 done, [%0], phase;\n"
        " @!done bra again;\n}" ::"r"(address)
        : "memory");
  }
};

// The same as a variable in shared memory.
struct Barrier {
  uint64_t word;

  __device__ __forceinline__ operator BarrierAt() const { return {SharedAddress(&word)}; }
  __device__ __forceinline__ void Init(int arrivals) { BarrierAt(*this).Init(arrivals); }
  __device__ __forceinline__ void Arrive() { BarrierAt(*this).Arrive(); }
  __device__ __forceinline__ void ArriveExpecting(uint32_t bytes) {
    BarrierAt(*this).ArriveExpecting(bytes);
  }
  __device__ __forceinline__ void Wait(uint32_t parity) { BarrierAt(*this).Wait(parity); }
};

// Makes initialised barriers known to the copy engine.
__device__ __forceinline__ void FenceBarrierInit() {
  asm volatile("fence.mbarrier_init.release.cluster;\n" ::: "memory");
}

// Named barriers: `threads` counts those that wait and those that only arrive. 0 is __syncthreads.
__device__ __forceinline__ void NamedWait(int name, int threads) {
  asm volatile("bar.sync %0, %1;\n" ::"r"(name), "r"(threads) : "memory");
}
__device__ __forceinline__ void NamedArrive(int name, int threads) {
  asm volatile("bar.arrive %0, %1;\n" ::"r"(name), "r"(threads) : "memory");
}

// --- copies that run beside the threads that begin them -----------------------------------------

// One flat run to shared memory, addresses and bytes multiples of 16; its bytes complete `barrier`.
__device__ __forceinline__ void BulkCopy(uint32_t to, const void* from, uint32_t bytes,
                                         BarrierAt barrier) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];\n" ::
          "r"(to),
      "l"(__cvta_generic_to_global(from)), "r"(bytes), "r"(barrier.address)
      : "memory");
}
// One flat run into the L2 cache, ahead of whoever reads it.
__device__ __forceinline__ void PrefetchToL2(const void* from, int bytes) {
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes));
}
// A chunk to shared memory, past L1. A thread's copies since the last group make a group.
__device__ __forceinline__ void CopyChunk(uint32_t to, const void* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(to),
               "l"(__cvta_generic_to_global(from))
               : "memory");
}
__device__ __forceinline__ void EndChunkGroup() {
  asm volatile("cp.async.commit_group;\n" ::: "memory");
}
// Returns when at most kPending of the thread's groups are under way.
template <int kPending>
__device__ __forceinline__ void WaitForChunkGroups() {
  asm volatile("cp.async.wait_group %0;\n" ::"n"(kPending) : "memory");
}
__device__ __forceinline__ void WaitForChunks() {
  asm volatile("cp.async.wait_all;\n" ::: "memory");
}

// --- registers between warpgroups ---------------------------------------------------------------

template <int kRegisters>
__device__ __forceinline__ void GiveRegistersDownTo() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;\n" ::"n"(kRegisters));
}
template <int kRegisters>
__device__ __forceinline__ void TakeRegistersUpTo() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;\n" ::"n"(kRegisters));
}

}  // namespace longspan::cuda
