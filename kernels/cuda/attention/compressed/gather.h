// Compressed entries are stored a few to a page. Attention wants tiles of 64 in one piece, as
// tokens' pages are: the entries of a layer are gathered once, in 1/16 of the bytes of the keys and
// values they summarise, and read many times.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

// Tiles of 64 entries, in the element order of a page (page_order.h). Row r's tiles begin at
// first_tiles[r], which is negative where the row is left out.
struct GatheredSummaries {
  const int32_t* first_tiles = nullptr;  // [rows], device
  void* keys = nullptr;                  // [tiles, Hk, 64 * D] bf16
  void* values = nullptr;                // likewise; null: keys alone are gathered
};

// Tiles that a sequence of this length needs.
constexpr int64_t SummaryTiles(int64_t length_tokens, int stride_tokens) {
  return (length_tokens / stride_tokens + 63) / 64;
}

// `to` holds every complete entry afterwards; places beyond them keep what they had.
cudaError_t LaunchGatherSummaries(const DeviceRows& batch, const DevicePages& pages,
                                  const GatheredSummaries& to, cudaStream_t stream);

}  // namespace longspan::cuda
