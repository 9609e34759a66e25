// Compressed entries of blocks (NSA, arXiv 2502.11089, section 3.3.1), kept up to date as tokens
// arrive. Called by the engine's thread, once a layer, right after RopeAppend.
//
// Sub-block s of d tokens contributes A[s, r], r = 0 … m-1, to entry e = s - r + (m - 1). All A of
// a sub-block are formed once, when it is complete, by products of one fixed order; the entry is
// their sum, r ascending. What is open after a sub-block is the open sums of the slot, and at the
// end of a page also the page's carry: so no chunking of a sequence changes a bit.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void UpdateSummaries(const UpdateSummariesArgs& args, ThreadPool& pool);

}  // namespace longspan::cpu
