// Host tensors of a checkpoint as floats, whatever their type.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/tensor.h"

namespace longspan {

// Of the IEEE half whose bits these are.
float FromF16(uint16_t bits);

// The value of that type (bf16, f16 or f32) that is nearest, ties to even.
float RoundedTo(DType dtype, float value);

// All elements of a bf16, f16 or f32 host tensor.
std::vector<float> ToFloats(const TensorView& tensor);

}  // namespace longspan
