// Attention of a prompt's query tiles to the key tiles that they keep: the dense walk, which leaves
// out what nobody of a block of queries attends to. Called by the engine's thread, once a layer.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void TileAttend(const TileAttendArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu
