// Sparse prefill of dense checkpoints, after FG-Attn (arXiv 2509.16518): an approximation of the
// attention of prompts. A query tile, so many consecutive positions, attends to the key tiles that
// its mean query finds most attention in, by the means of their keys. Tiles are aligned to absolute
// positions, so that what a tile computes never depends on how a prompt is cut.
#pragma once

#include <algorithm>
#include <cstdint>

#include "absl/status/status.h"
#include "kernels/nsa_params.h"

namespace longspan {

struct SparsePrefillParams {
  double kept_mass = 0.9;  // P: of the estimated attention a query tile keeps so much
  int query_tile_tokens = 128;
  int key_tile_tokens = 32;
  int64_t from_tokens = 4096;   // query tiles that begin before it attend densely
  int64_t first_tokens = 64;    // kept by all: of the sequence,
  int64_t recent_tokens = 256;  // and before the query tile

  // Where the query tile of a position begins.
  int64_t TileBegin(int64_t position) const { return position - position % query_tile_tokens; }
  // Whether a query tile that begins there attends sparsely, once all of it is known.
  bool IsSparse(int64_t tile_begin) const { return tile_begin >= from_tokens; }
  // Of a prompt, the tokens in such tiles: a begun one at its end attends densely.
  int64_t SparseTokens(int64_t prompt_tokens) const {
    const int64_t begin =
        (from_tokens + query_tile_tokens - 1) / query_tile_tokens * query_tile_tokens;
    return std::max<int64_t>(0, TileBegin(prompt_tokens) - begin);
  }
};

// InvalidArgument naming every rule that `params` breaks.
absl::Status Validate(const SparsePrefillParams& params);

// The summaries that the choice reads, as the cache keeps them: the mean of each key tile's rotated
// keys, and nothing else of sparse attention.
NsaParams KeyTileMeans(const SparsePrefillParams& params);

}  // namespace longspan
