// Thread blocks of a launch that share a sequence without being a cluster: each leaves its part in
// device memory, and whichever ends last goes on with all of them.
#pragma once

#include <cstdint>

namespace longspan::cuda {

// All threads: whether this block is the last of `blocks` to get here. What the others stored
// before is then visible. The ticket is 0 again afterwards, ready for the next launch.
__device__ __forceinline__ bool IsLastBlock(uint32_t* ticket, uint32_t blocks) {
  __shared__ bool is_last;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    is_last = atomicAdd(ticket, 1) == blocks - 1;
    if (is_last) *ticket = 0;
  }
  __syncthreads();
  if (is_last) __threadfence();
  return is_last;
}

}  // namespace longspan::cuda
