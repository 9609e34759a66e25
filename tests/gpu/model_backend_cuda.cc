#include <cstdio>
#include <utility>

#include "kernels/check.h"
#include "kernels/cuda/cuda_backend.h"
#include "tests/engine/model/model_backend.h"

namespace longspan {
namespace {

constexpr size_t kTestMemoryBytes = size_t{4} << 30;

}  // namespace

std::unique_ptr<Backend> MakeModelBackend(int /*threads*/) {
  auto backend = CreateCudaBackend({.memory_bytes = kTestMemoryBytes});
  if (!backend.ok()) std::fprintf(stderr, "%s\n", backend.status().ToString().c_str());
  LONGSPAN_CHECK(backend.ok());
  return std::move(backend).value();
}

}  // namespace longspan
