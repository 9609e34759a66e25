// The backend that whole models are tested on. Each program links one definition.
#pragma once

#include <memory>

#include "kernels/backend.h"

namespace longspan {

// Ends the test program if there is no such backend. `threads` is for those that have any.
std::unique_ptr<Backend> MakeModelBackend(int threads);

}  // namespace longspan
