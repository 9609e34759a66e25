// The canonical reduction of the CPU backend. Like every loop of this folder, it is compiled for
// every instruction set (Highway), and one is chosen when the program runs.
//
// Per query, head and tile of 64 columns, in fp32: scores s[j] = (sum over e ascending of
// q[e] * k[e][j], by multiply-add) * scale; m = their maximum over the columns that take part;
// p[j] = exp(s[j] - m); l = sum of p in one fixed order; o = sum over j ascending of p[j] * v[j].
// (m, l, o) is merged into a running (M, L, O), tiles in ascending order. Every walk over tiles
// (by KV block over the queries that chose it, by query, split over threads) goes through these
// functions, and what a row gives never depends on the rows beside it: so all walks agree bit for
// bit on one instruction set. Tiles align to absolute positions, never to a chunk.
//
// Any thread; no memory is shared beyond the arguments.
#pragma once

#include <algorithm>
#include <cstdint>

#include "absl/types/span.h"
#include "kernels/tensor.h"

namespace longspan::cpu {

inline constexpr int kTileColumns = 64;

// What this machine's choice was compiled for, as Highway names it: "AVX2", or, of AVX-512, "AVX3".
const char* TileInstructionSet();

// Rows of values and outputs are padded with zeros to whole vectors.
constexpr int PaddedDim(int head_dim) { return (head_dim + 15) / 16 * 16; }

// A running or partial softmax of one query and head: O [padded], unnormalised; then M and L.
constexpr int StateFloats(int head_dim) { return PaddedDim(head_dim) + 16; }
inline float& StateMaximum(float* state, int head_dim) { return state[PaddedDim(head_dim)]; }
inline float& StateSum(float* state, int head_dim) { return state[PaddedDim(head_dim) + 1]; }

// Memory in pieces of one size, to be fetched into the cache.
struct MemoryPieces {
  absl::Span<const void* const> begins;
  int64_t piece_bytes = 0;
};

// 64 keys and values of one KV head. Finite everywhere, also in columns that nobody asks for.
struct Tile {
  const void* keys = nullptr;    // [head_dim, 64]
  const void* values = nullptr;  // [64, PaddedDim(head_dim)]; null: in pieces, or not wanted
  DType dtype = DType::kF32;     // bf16 or f32
  int head_dim = 0;
  // Without `values`: their rows in pieces of as many rows each. Empty: no output is wanted.
  absl::Span<const void* const> value_pieces;
  // What the next tile will be loaded from: fetched while this one is computed.
  MemoryPieces next_keys;
  MemoryPieces next_values;
};

// The columns of tile `tile` that stand for positions [begin, end).
inline uint64_t ColumnsOf(int64_t tile, int64_t begin, int64_t end) {
  const int64_t first = std::clamp<int64_t>(begin - tile * kTileColumns, 0, kTileColumns);
  const int64_t last = std::clamp<int64_t>(end - tile * kTileColumns, 0, kTileColumns);
  if (first >= last) return 0;
  return (~uint64_t{0} >> (kTileColumns - (last - first))) << first;
}

// One query and head, and what becomes of its partial result.
struct TileRow {
  const float* query = nullptr;  // [head_dim]
  uint64_t columns = 0;          // bit j: column j takes part; at least one
  float* state = nullptr;
  float* second_state = nullptr;   // merged into as well, if given
  float* probabilities = nullptr;  // p [64] (0 in absent columns) is left here, if given,
  float* maximum = nullptr;        // and m here
};

// p below the smallest normal float is 0, and so is the weight of a state as far below another.
void AttendTile(const Tile& tile, float scale, absl::Span<const TileRow> rows);

void ClearState(float* state, int head_dim);
// Merges `partial`, which must not be empty, into `state`.
void MergeState(const float* partial, int head_dim, float* state);

}  // namespace longspan::cpu
