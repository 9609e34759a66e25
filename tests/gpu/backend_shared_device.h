// One CUDA backend for all tests of a program: taking the device is slow, and nothing of one test
// reaches another.
#pragma once

#include "kernels/cuda/backend/cuda_backend.h"

namespace longspan {

// Ends the test program if there is no usable device.
Backend& SharedCudaBackend();
// The same with one configuration for every product.
Backend& InvariantCudaBackend();
// The same as the first, with attention of prompts in e4m3.
Backend& Float8AttentionCudaBackend();

}  // namespace longspan
