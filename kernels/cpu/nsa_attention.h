// Selected and window attention and the gates over the three branches (NSA, arXiv 2502.11089,
// section 3.3.3 and equation 5). Called by the engine's thread, once a layer.
//
// The walk is that of Flash Sparse Attention (arXiv 2508.18224): tiles of KV outside, ascending,
// the queries that chose them inside, so that a tile is loaded once for a whole block of queries.
// Results go straight into running states; the order makes that the canonical reduction
// (tile_kernel.h). A decode token is a block of one query.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void NsaAttend(const NsaAttendArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu
