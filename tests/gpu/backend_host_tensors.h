// A backend whose tensors are host memory in the CPU backend's element order, on top of the CUDA
// backend: arguments are copied to the device and results back, so that tests written for host
// tensors judge device kernels.
//
// The cache of a layer is kept on the device from its first use on. Its host copy follows: after
// each operation the pages and slots of the step are copied back. Memory that is new to this
// backend must hold one and the same element everywhere, for its order is unknown.
#pragma once

#include <memory>

#include "kernels/backend.h"

namespace longspan {

// `device_backend` outlives the result.
std::unique_ptr<Backend> WithHostTensors(Backend* device_backend);

}  // namespace longspan
