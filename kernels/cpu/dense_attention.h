// Dense causal attention, all or within a window, tile by tile (FlashAttention, arXiv 2205.14135;
// split over threads as Flash-Decoding does when there are few queries). Called by the engine's
// thread, once a layer.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void DenseAttend(const DenseAttendArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu
