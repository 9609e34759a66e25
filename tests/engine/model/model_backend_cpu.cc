#include <cstdio>
#include <utility>

#include "kernels/base/check.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/engine/model/model_backend.h"

namespace longspan {

std::unique_ptr<Backend> MakeModelBackend(int threads) {
  auto backend = CreateCpuBackend({.threads = threads});
  if (!backend.ok()) std::fprintf(stderr, "%s\n", backend.status().ToString().c_str());
  LONGSPAN_CHECK(backend.ok());
  return std::move(backend).value();
}

}  // namespace longspan
