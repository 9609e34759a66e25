#include "tests/gpu/backend_shared_device.h"

#include "tests/gpu/backend_host_tensors.h"
#include "tests/gpu/take_device.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

constexpr size_t kTestMemoryBytes = size_t{1} << 30;

Backend* MakeBackend(CudaOptions options) {
  options.memory_bytes = kTestMemoryBytes;
  // So that steps of several chunks over e4m3 attend in parts.
  options.expanded_bytes = size_t{128} << 10;
  return TakeDevice(options).release();  // lives as long as the program
}

}  // namespace

Backend& SharedCudaBackend() {
  static Backend* const backend = MakeBackend({});
  return *backend;
}

Backend& InvariantCudaBackend() {
  static Backend* const backend = MakeBackend({.batch_invariant = true});
  return *backend;
}

Backend& Float8AttentionCudaBackend() {
  static Backend* const backend = MakeBackend({.float8_attention = true});
  return *backend;
}

// Invariant: the cases hold every backend to rows that do not depend on their neighbours.
std::unique_ptr<Backend> MakeTestBackend(int /*threads*/) {
  return WithHostTensors(&InvariantCudaBackend());
}

bool TestBackendRoundsQueries() { return true; }

}  // namespace longspan
