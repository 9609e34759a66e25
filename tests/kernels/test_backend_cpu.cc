#include <cstdio>
#include <utility>

#include "kernels/base/check.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/kernels/test_backend.h"

namespace longspan {

std::unique_ptr<Backend> MakeTestBackend(int threads) {
  auto backend = CreateCpuBackend({threads});
  if (!backend.ok()) std::fprintf(stderr, "%s\n", backend.status().ToString().c_str());
  LONGSPAN_CHECK(backend.ok());
  return std::move(backend).value();
}

bool TestBackendRoundsQueries() { return false; }

}  // namespace longspan
