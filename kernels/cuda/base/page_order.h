// The order of elements inside one (page, KV head) of the CUDA backend's cache: the order in which
// tensor cores read them, so that a page travels to shared memory as one flat copy.
//
// Dimensions are cut into panels of 64 (128 bytes of bf16). A panel holds its rows (tokens, or
// compressed entries) one after another, 128 bytes each, and the eight 16-byte chunks of row r are
// permuted by chunk ^ (r % 8): the 128-byte swizzle of wgmma's and TMA's shared-memory layouts, and
// free of bank conflicts for ldmatrix. Keys and values have the same order: keys are read K-major,
// values MN-major.
//
// Pages of e4m3 (kernels/e4m3.h) have an order of their own, without a swizzle: it is made of
// pieces of 8 rows of 16 bytes, the core matrices of wgmma's layouts without one. A matrix
// instruction reads a piece in one go, free of bank conflicts, wherever it lies.
//
//   keys    [D / 16, 64 tokens, 16 dims]
//   values  [4 groups of 16 tokens, D, 16 tokens]   token-contiguous: the K of values^T
//
// The 16 tokens of a value's run stand in the order 0 1 8 9, 2 3 10 11, … : a lane's four
// neighbouring bytes are then what its registers hold of a row of scores.
//
// Rows of a summary are counted by entry index e in the sequence, not in the page, so that the 64
// entries of a tile, laid one page after another, are swizzled like the 64 tokens of a page.
#pragma once

#include <cstdint>

#include "kernels/kv_layout.h"

#if defined(__CUDACC__)
#define LONGSPAN_HOST_DEVICE __host__ __device__
#else
#define LONGSPAN_HOST_DEVICE
#endif

namespace longspan::cuda {

inline constexpr int kPanelDims = 64;
inline constexpr int kChunkElements = 8;      // 16 bytes of bf16
inline constexpr int kPanelRowElements = 64;  // 128 bytes

// Element offset of (row, dim) in a block of `rows` rows; swizzle_row decides the permutation and
// is congruent to the row of the tile that the block becomes a part of.
LONGSPAN_HOST_DEVICE constexpr int64_t PanelOffset(int rows, int row, int swizzle_row, int dim) {
  const int panel = dim / kPanelDims;
  const int chunk = (dim % kPanelDims) / kChunkElements;
  return int64_t{panel} * rows * kPanelRowElements + int64_t{row} * kPanelRowElements +
         ((chunk ^ (swizzle_row % 8)) * kChunkElements) + dim % kChunkElements;
}

// Token t of a page.
LONGSPAN_HOST_DEVICE constexpr int64_t TokenOffset(int token, int dim) {
  return PanelOffset(kPageTokens, token, token, dim);
}

// Entry e of a sequence, within the block of its page.
LONGSPAN_HOST_DEVICE constexpr int64_t EntryOffset(int entries_per_page, int64_t entry, int dim) {
  return PanelOffset(entries_per_page, static_cast<int>(entry % entries_per_page),
                     static_cast<int>(entry % 8), dim);
}

// Of e4m3: bytes within the block of a page.
inline constexpr int kRunBytes = 16;

LONGSPAN_HOST_DEVICE constexpr int64_t Fp8KeyOffset(int token, int dim) {
  return int64_t{dim / kRunBytes} * kPageTokens * kRunBytes + token * kRunBytes + dim % kRunBytes;
}

// Where a token of 16 stands in a value's run.
LONGSPAN_HOST_DEVICE constexpr int PlaceInRun(int token) {
  return token % 8 / 2 * 4 + token / 8 * 2 + token % 2;
}

LONGSPAN_HOST_DEVICE constexpr int64_t Fp8ValueOffset(int head_dim, int token, int dim) {
  return (int64_t{token / kRunBytes} * head_dim + dim) * kRunBytes + PlaceInRun(token % kRunBytes);
}

}  // namespace longspan::cuda
