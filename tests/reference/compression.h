// Compression of one sequence into entries (NSA, arXiv 2502.11089, section 3.3.1): entry c stands
// for tokens [c*d, c*d + l - 1] and exists once the last of them is written.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/nsa_params.h"
#include "tests/reference/array.h"
#include "tests/reference/rope.h"

namespace longspan::reference {

struct CompressionWeights {
  std::vector<double> keys;    // linear [Hk, l * D, D], weighted [Hk, l], mean: empty
  std::vector<double> values;  // likewise; empty without compress_values
  std::vector<double> key_pe;  // [Hk, l, D], added to the keys of a window; or empty
};

struct CompressedEntries {
  HeadRows keys;        // [entries, Hk, D]
  HeadRows values;      // likewise; no entries without compress_values
  HeadRows deviations;  // likewise, with kMeanAndDeviation alone
};

// Entries that `tokens` tokens complete; also how many a query at position tokens - 1 may see.
int64_t EntryCount(const NsaParams& nsa, int64_t tokens);

// `keys` are unrotated with kPreRope (the result is rotated at c*d) and rotated with kPostRope.
CompressedEntries Compress(const NsaParams& nsa, const Rope& rope,
                           const CompressionWeights& weights, const HeadRows& keys,
                           const HeadRows& values);

}  // namespace longspan::reference
