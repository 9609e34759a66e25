// Rings of buffers in shared memory, between warps that fill them and warps that read them.
#pragma once

#include <cstdint>

namespace longspan::cuda {

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
