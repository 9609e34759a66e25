// A CUDA backend for a test program, which ends if there is no usable device.
#pragma once

#include <cstdio>
#include <memory>
#include <utility>

#include "kernels/base/check.h"
#include "kernels/cuda/backend/cuda_backend.h"

namespace longspan {

inline std::unique_ptr<Backend> TakeDevice(const CudaOptions& options) {
  auto backend = CreateCudaBackend(options);
  if (!backend.ok()) std::fprintf(stderr, "%s\n", backend.status().ToString().c_str());
  LONGSPAN_CHECK(backend.ok());
  return std::move(backend).value();
}

}  // namespace longspan
