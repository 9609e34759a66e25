// The CUDA backend: every operation is queued on one stream of one device. Nothing waits but
// FinishStep, and a copy to or from the host.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "kernels/backend.h"

namespace longspan {

struct CudaOptions {
  int device = 0;
  // Device memory taken at start-up for weights, cache and everything else; 0: most of what is
  // free.
  size_t memory_bytes = 0;
  // One matrix-product configuration a weight, whatever the number of rows, and one way to split a
  // decode row's attention: slower, but a row's bits no longer depend on its batch.
  bool batch_invariant = false;
  // Attention by the plain kernels alone: what the families are compared with.
  bool plain_attention = false;
};

namespace cuda {

// What one named pool of the arena holds, as Allocate was asked for it.
struct PoolUsage {
  std::string pool;
  size_t bytes = 0;
  size_t high_water_bytes = 0;
};

}  // namespace cuda

class CudaBackend : public Backend {
 public:
  virtual std::vector<cuda::PoolUsage> Pools() const = 0;
};

// FailedPrecondition, Unavailable or ResourceExhausted say what was found and what is needed.
absl::StatusOr<std::unique_ptr<CudaBackend>> CreateCudaBackend(const CudaOptions& options);

}  // namespace longspan
