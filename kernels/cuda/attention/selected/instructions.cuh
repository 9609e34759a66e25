// The machine instructions that selected attention uses, one small function each.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

namespace longspan::cuda::selected {

__device__ __forceinline__ uint32_t SharedAddress(const void* pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

// d += a * b: a 16x16 row major, b 16x8 column major, bf16; d fp32.
__device__ __forceinline__ void Mma(float (&d)[4], uint32_t a0, uint32_t a1, uint32_t a2,
                                    uint32_t a3, uint32_t b0, uint32_t b1) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
      "{%0,%1,%2,%3};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
}

__device__ __forceinline__ uint4 LoadShared16(uint32_t address) {
  uint4 value;
  asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];"
               : "=r"(value.x), "=r"(value.y), "=r"(value.z), "=r"(value.w)
               : "r"(address));
  return value;
}

__device__ __forceinline__ void StoreZero16(uint32_t address) {
  asm volatile("st.shared.v4.u32 [%0], {%1,%1,%1,%1};" ::"r"(address), "r"(0) : "memory");
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

// Before a barrier: this thread's ordinary stores to shared memory become visible to wgmma.
__device__ __forceinline__ void FenceAsyncProxy() {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

// Four transposed 8x8 matrices; lane l gives the address of row l % 8 of matrix l / 8.
__device__ __forceinline__ uint4 LoadMatrixTransposed(uint32_t address) {
  uint4 value;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(value.x), "=r"(value.y), "=r"(value.z), "=r"(value.w)
               : "r"(address));
  return value;
}

__device__ __forceinline__ float Exp2(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

__device__ __forceinline__ uint32_t PackBf16(float low, float high) {
  uint32_t packed;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(packed) : "f"(high), "f"(low));
  return packed;
}

// Word t of lane c becomes word c of lane t of the quad. Whole warp.
__device__ __forceinline__ void TransposeQuad(uint4& words) {
  const bool odd = threadIdx.x & 1;
  const bool high = threadIdx.x & 2;
  const uint32_t a = __shfl_xor_sync(0xffffffff, odd ? words.x : words.y, 1);
  const uint32_t b = __shfl_xor_sync(0xffffffff, odd ? words.z : words.w, 1);
  (odd ? words.x : words.y) = a;
  (odd ? words.z : words.w) = b;
  const uint32_t c = __shfl_xor_sync(0xffffffff, high ? words.x : words.z, 2);
  const uint32_t d = __shfl_xor_sync(0xffffffff, high ? words.y : words.w, 2);
  (high ? words.x : words.z) = c;
  (high ? words.y : words.w) = d;
}

__device__ __forceinline__ void InitBarrier(uint32_t barrier, int arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(arrivals) : "memory");
}

__device__ __forceinline__ void Arrive(uint32_t barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(barrier) : "memory");
}

__device__ __forceinline__ void ArriveExpectingBytes(uint32_t barrier, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes)
               : "memory");
}

__device__ __forceinline__ void Wait(uint32_t barrier, int parity) {
  asm volatile(
      "{\n .reg .pred done;\n"
      "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
      " @!done bra again;\n}" ::"r"(barrier),
      "r"(parity)
      : "memory");
}

// Returns when as many threads as the barrier was made for have come.
__device__ __forceinline__ void ArriveAndWait(uint32_t barrier) {
  asm volatile(
      "{\n .reg .b64 phase;\n .reg .pred done;\n"
      " mbarrier.arrive.shared::cta.b64 phase, [%0];\n"
      "again: mbarrier.try_wait.shared::cta.b64 done, [%0], phase;\n"
      " @!done bra again;\n}" ::"r"(barrier)
      : "memory");
}

// Contiguous bytes of global memory into the L2 cache, ahead of whoever reads them.
__device__ __forceinline__ void PrefetchToL2(const void* from, int bytes) {
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes));
}

// Contiguous bytes from global to shared memory; the barrier counts them. 16-byte multiples.
__device__ __forceinline__ void BulkCopy(uint32_t to, const void* from, int bytes,
                                         uint32_t barrier) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
          "r"(to),
      "l"(from), "r"(bytes), "r"(barrier)
      : "memory");
}

}  // namespace longspan::cuda::selected
