// What CUDA and cuBLAS answer, as statuses. Every call of theirs goes through these.
//
// Some errors stay with the context (an illegal address, a hardware fault): every later call then
// answers the same, and only a new process helps. The message says so.
#pragma once

#include <cublasLt.h>
#include <cuda_runtime_api.h>

#include "absl/status/status.h"
#include "kernels/base/status_macros.h"

namespace longspan::cuda {

// `call` is named in the message. Clears an error that does not stay.
absl::Status StatusOf(cudaError_t error, const char* call);
absl::Status StatusOf(cublasStatus_t status, const char* call);

}  // namespace longspan::cuda

#define LONGSPAN_CUDA_RETURN_IF_ERROR(call) \
  LONGSPAN_RETURN_IF_ERROR(::longspan::cuda::StatusOf((call), #call))
