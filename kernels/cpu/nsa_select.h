// Compressed attention, the importance of blocks and the choice of blocks (NSA, arXiv 2502.11089,
// sections 3.3.1 and 3.3.2). Called by the engine's thread, once a layer.
//
// One pass over the tiles of entries: the probabilities of every tile are kept relative to the
// tile's own maximum and rescaled once the final one is known, so that no score is computed twice.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void NsaSelect(const NsaSelectArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu
