#include "kernels/cuda/base/cuda_check.h"

#include "absl/strings/str_cat.h"

namespace longspan::cuda {
namespace {

absl::StatusCode CodeOf(cudaError_t error) {
  switch (error) {
    case cudaErrorMemoryAllocation:
      return absl::StatusCode::kResourceExhausted;
    case cudaErrorNoDevice:
    case cudaErrorInvalidDevice:
    case cudaErrorInsufficientDriver:
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorUnsupportedPtxVersion:
      return absl::StatusCode::kFailedPrecondition;
    case cudaErrorDevicesUnavailable:
    case cudaErrorSystemNotReady:
    case cudaErrorSystemDriverMismatch:
      return absl::StatusCode::kUnavailable;
    default:
      return absl::StatusCode::kInternal;
  }
}

// Whether the context is lost: a harmless call then fails too.
bool Stays() { return cudaFree(nullptr) != cudaSuccess; }

}  // namespace

absl::Status StatusOf(cudaError_t error, const char* call) {
  if (error == cudaSuccess) return absl::OkStatus();
  cudaGetLastError();  // or the next launch would return it
  const bool lost = CodeOf(error) == absl::StatusCode::kInternal && Stays();
  return absl::Status(
      CodeOf(error),
      absl::StrCat("CUDA: ", call, ": ", cudaGetErrorName(error), " (", cudaGetErrorString(error),
                   lost ? "); the device answers nothing any more, restart the process" : ")"));
}

absl::Status StatusOf(cublasStatus_t status, const char* call) {
  if (status == CUBLAS_STATUS_SUCCESS) return absl::OkStatus();
  const bool memory = status == CUBLAS_STATUS_ALLOC_FAILED;
  return absl::Status(memory ? absl::StatusCode::kResourceExhausted : absl::StatusCode::kInternal,
                      absl::StrCat("cuBLAS: ", call, ": ", cublasLtGetStatusName(status), " (",
                                   cublasLtGetStatusString(status), ")"));
}

}  // namespace longspan::cuda
