// How the chosen blocks of a (row, KV head) reach the launch that attends them before the launch
// that chose has ended: the words themselves show whether they are there. kNotChosen stands in them
// from before the attending launch can begin until a choice takes its place.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/cluster.cuh"
#include "kernels/nsa_params.h"

namespace longspan::cuda {

inline constexpr int32_t kNotChosen = -2;  // -1 is no block

__device__ __forceinline__ void GiveBlock(int32_t* word, int32_t block) {
  asm volatile("st.relaxed.gpu.global.b32 [%0], %1;\n" ::"l"(word), "r"(block) : "memory");
}

// Waits for a block that has been or will be given. The thread blocks that give it run already.
__device__ __forceinline__ int32_t TakeBlock(const int32_t* word) {
  int32_t block;
  do {
    asm volatile("ld.relaxed.gpu.global.b32 %0, [%1];\n" : "=r"(block) : "l"(word) : "memory");
  } while (block == kNotChosen);
  return block;
}

// Clears chosen [n] and lets the next launch begin when that has happened: by one warp a thread
// block, whose `words` is n in the one that is to clear and 0 in others. Marks are exchanged, not
// stored: that the old words have arrived says that the marks stand, at no cost long after, where
// a fence would wait for whatever else the warp has written.
class ChoiceMarks {
 public:
  __device__ __forceinline__ ChoiceMarks(int32_t* chosen, int words) {
#pragma unroll
    for (int i = 0; i < kWordsOfLane; ++i) {
      const int word = static_cast<int>(threadIdx.x % 32) + 32 * i;
      old_[i] = word < words ? atomicExch(chosen + word, kNotChosen) : 0;
    }
  }
  __device__ __forceinline__ void LetNextLaunchBegin() const {
    int32_t any = old_[0];
#pragma unroll
    for (int i = 1; i < kWordsOfLane; ++i) any = max(any, old_[i]);
    const bool has_come = any != INT32_MIN;  // always, but not before they have come
    if (__all_sync(~0U, has_come)) AllowNextKernel();
  }

 private:
  static constexpr int kWordsOfLane = kMaxSelectedBlocks / 32;
  int32_t old_[kWordsOfLane];
};

}  // namespace longspan::cuda
