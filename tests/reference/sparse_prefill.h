// Sparse prefill as FG-Attn (arXiv 2509.16518) has it, with tiles aligned to positions: which of
// the positions before it a query tile attends to.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/sparse_prefill_params.h"
#include "tests/reference/array.h"

namespace longspan::reference {

// Estimated attention of each key tile before the query tile that begins at `tile_begin`, of the
// heads of one KV head the mean. `queries` [tokens, Hq, D] rotated; `means` [key tiles, Hk, D].
std::vector<double> KeyTileMasses(const SparsePrefillParams& params, const HeadRows& queries,
                                  const HeadRows& means, int64_t tile_begin, int kv_head);

// Positions that the query at `position` of a prompt of `prompt_tokens` attends to, by KV head.
std::vector<std::vector<int64_t>> PrefillPositions(const SparsePrefillParams& params,
                                                   const HeadRows& queries, const HeadRows& means,
                                                   int64_t position, int64_t prompt_tokens);

}  // namespace longspan::reference
