// What is lost where F16 weights become bf16: bf16 has the wider range and three bits less.
#pragma once

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan {

struct RoundingLoss {
  int64_t values = 0;          // that were F16
  int64_t rounded_values = 0;  // of them those that bf16 does not hold
  float largest_relative_error = 0.0F;
};

// Adds the values of a host tensor; one of another type than F16 loses nothing.
void AddRounding(const TensorView& tensor, RoundingLoss* loss);

}  // namespace longspan
