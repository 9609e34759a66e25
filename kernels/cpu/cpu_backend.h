// The CPU backend: every operation finishes before its call returns. Plain enough to be read beside
// the formulas, and bit for bit repeatable: a row's results depend neither on the rows beside it,
// nor on how a prompt was cut into chunks, nor on the number of threads.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "kernels/backend.h"

namespace longspan {

struct CpuOptions {
  int threads = 1;  // the engine's own included
};

absl::StatusOr<std::unique_ptr<Backend>> CreateCpuBackend(const CpuOptions& options);

}  // namespace longspan
