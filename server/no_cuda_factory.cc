#include "absl/status/status.h"
#include "server/cuda_factory.h"

namespace longspan {

absl::StatusOr<std::unique_ptr<Backend>> OpenCuda(const CudaRequest& /*request*/) {
  return absl::FailedPreconditionError(
      "this build has no CUDA backend; the CMake preset cuda builds it");
}

}  // namespace longspan
