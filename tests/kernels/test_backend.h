// The backend that the tests of operations judge. Each program links one definition: the same cases
// then hold for every backend. Tensors are host memory, caches in the CPU backend's element order.
#pragma once

#include <memory>

#include "kernels/backend.h"

namespace longspan {

// Ends the test program if there is no such backend. `threads` is for those that have any.
std::unique_ptr<Backend> MakeTestBackend(int threads);

// Whether attention over a bf16 cache reads its queries rounded to bf16, as tensor cores do.
bool TestBackendRoundsQueries();

}  // namespace longspan
