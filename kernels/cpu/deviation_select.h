// Choice of blocks by the mean and the deviation of their keys (NsaCompress::kMeanAndDeviation),
// for rows that attend sparsely. Nothing is summed over entries: a block's score is its own.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void SelectByDeviation(const NsaSelectArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu
