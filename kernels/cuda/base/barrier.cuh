// What lets the warps of one thread block hand work to each other: mbarriers (completed by arrivals
// and by bytes that copies bring), named barriers, and the moving of registers between warpgroups.
#pragma once

#include <cstdint>

namespace longspan::cuda {

// Address of shared memory as instructions take it.
__device__ __forceinline__ uint32_t SharedAddress(const void* pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

struct Barrier {
  uint64_t word;

  __device__ __forceinline__ void Init(int arrivals) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;\n" ::"r"(SharedAddress(&word)),
                 "r"(arrivals));
  }
  __device__ __forceinline__ void Arrive() {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];\n" ::"r"(SharedAddress(&word))
                 : "memory");
  }
  // Arrives, and makes the phase wait for `bytes` of copies too.
  __device__ __forceinline__ void ArriveExpecting(uint32_t bytes) {
    asm volatile(
        "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;\n" ::"r"(SharedAddress(&word)),
        "r"(bytes)
        : "memory");
  }
  // Returns once the phase of this parity is complete.
  __device__ __forceinline__ void Wait(uint32_t parity) {
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "AGAIN:\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
        "@done bra READY;\n"
        "bra AGAIN;\n"
        "READY:\n"
        "}\n" ::"r"(SharedAddress(&word)),
        "r"(parity)
        : "memory");
  }
};

// Makes initialised barriers known to the copy engine.
__device__ __forceinline__ void FenceBarrierInit() {
  asm volatile("fence.mbarrier_init.release.cluster;\n" ::: "memory");
}
// Orders ordinary writes to shared memory before reads by tensor cores.
__device__ __forceinline__ void FenceForTensorCores() {
  asm volatile("fence.proxy.async.shared::cta;\n" ::: "memory");
}

// Named barriers: `threads` counts those that wait and those that only arrive. 0 is __syncthreads.
__device__ __forceinline__ void NamedWait(int name, int threads) {
  asm volatile("bar.sync %0, %1;\n" ::"r"(name), "r"(threads) : "memory");
}
__device__ __forceinline__ void NamedArrive(int name, int threads) {
  asm volatile("bar.arrive %0, %1;\n" ::"r"(name), "r"(threads) : "memory");
}

template <int kRegisters>
__device__ __forceinline__ void GiveRegistersDownTo() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;\n" ::"n"(kRegisters));
}
template <int kRegisters>
__device__ __forceinline__ void TakeRegistersUpTo() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;\n" ::"n"(kRegisters));
}

// Where the count-th use of a ring of kStages buffers lies, and the parity of the barrier phases
// that guard it. Whoever fills waits for "empty" with parity ^ 1 (the first pass never waits),
// whoever reads waits for "full" with parity.
template <int kStages>
struct RingPlace {
  int stage;
  uint32_t parity;

  __device__ __forceinline__ explicit RingPlace(uint32_t count)
      : stage(static_cast<int>(count % kStages)), parity(count / kStages & 1) {}
};

}  // namespace longspan::cuda
