// The entries of blocks that are summarised by the mean and the standard deviation of their rotated
// keys (NsaCompress::kMeanAndDeviation). Any thread.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void SummariseByDeviation(const UpdateSummariesArgs& args, ThreadPool& pool);

}  // namespace longspan::cpu
