// The CUDA backend: every operation is queued on one stream of one device. Nothing waits but
// FinishStep, and a copy to or from the host.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/cuda_options.h"

namespace longspan {

// FailedPrecondition, Unavailable or ResourceExhausted say what was found and what is needed.
absl::StatusOr<std::unique_ptr<Backend>> CreateCudaBackend(const CudaOptions& options);

}  // namespace longspan
