// Host tensors of a checkpoint as floats, whatever their type.
#pragma once

#include <vector>

#include "kernels/tensor.h"

namespace longspan {

// All elements of a bf16, f16 or f32 host tensor.
std::vector<float> ToFloats(const TensorView& tensor);

}  // namespace longspan
