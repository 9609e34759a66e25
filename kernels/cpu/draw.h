// Draws one token a row, in the order of operations that kernels/draw.h states. Rows are dealt to
// threads whole; a row's result depends on its logits and settings alone.
#pragma once

#include <vector>

#include "kernels/cpu/parallel.h"
#include "kernels/draw.h"
#include "kernels/tensor.h"

namespace longspan::cpu {

std::vector<DrawResult> Draw(const TensorView& logits, const DrawBatch& draw, ThreadPool& pool);

}  // namespace longspan::cpu
