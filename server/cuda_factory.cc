#include "server/cuda_factory.h"

#include "kernels/cuda/backend/cuda_backend.h"

namespace longspan {

absl::StatusOr<std::unique_ptr<Backend>> OpenCuda(const CudaRequest& request) {
  CudaOptions options;
  options.device = request.index;
  options.memory_fraction = request.memory_fraction;
  options.batch_invariant = request.batch_invariant;
  options.attention_path = request.attention_path;
  options.float8_attention = request.float8_attention;
  options.graphs = request.graphs;
  options.warn = request.warn;
  options.inform = request.inform;
  return CreateCudaBackend(options);
}

}  // namespace longspan
