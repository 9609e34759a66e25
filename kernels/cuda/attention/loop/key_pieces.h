// How the keys of a launch's query tiles are cut into pieces, and where partial outputs wait to be
// joined (key_parts.cuh).
#pragma once

#include <cuda_runtime.h>

#include <cstddef>

#include "kernels/cuda/attention/key_split/key_split.h"

namespace longspan::cuda {

struct KeyPieces {
  KeySplit split;           // of the plan's tiles, which are longest first
  float4* parts = nullptr;  // kKeyPartsBytes; null where nothing is cut
};

// Steps over keys are of so many.
inline constexpr int kLoopTileKeys = 128;

// Of kMostKeyParts pieces: outputs and statistics of up to 128 query rows of 128 dimensions, or 192
// of 64, in fp32.
inline constexpr size_t kKeyPartsBytes = size_t{kMostKeyParts} * 8 * 17 * 32 * sizeof(float4);

}  // namespace longspan::cuda
