// How the keys of a launch's query tiles are cut into pieces, and where partial outputs wait to be
// joined (key_parts.cuh).
#pragma once

#include <cuda_runtime.h>

#include <cstddef>

#include "kernels/cuda/attention/key_split/key_split.h"

namespace longspan::cuda {

struct KeyPieces {
  KeySplit split;           // of the plan's tiles, which are longest first
  float4* parts = nullptr;  // KeyPartsBytes; null where nothing is cut
};

// Steps over keys are of so many.
constexpr int LoopTileKeys(int head_dim) { return head_dim == 256 ? 64 : 128; }

// Query rows of a thread block; 0: the loop does not serve this head dimension.
constexpr int LoopRows(int head_dim) {
  return head_dim == 64 ? 192 : head_dim == 128 || head_dim == 256 ? 128 : 0;
}

// Of kMostKeyParts pieces: a lane's outputs and statistics, 16 query rows a warp, in fp32.
constexpr size_t KeyPartsBytes(int head_dim) {
  const size_t words = 1 + head_dim / 8;
  return size_t{kMostKeyParts} * (LoopRows(head_dim) / 16) * words * 32 * sizeof(float4);
}

}  // namespace longspan::cuda
